### Texts of the table in English, the same for every game.

## Lists, item by item: a, b and c
## $list: what is listed so far; $item: what comes next; $count: how often an item appears in it

table-list-more = { $list }, { $item }
table-list-last = { $list } and { $item }
table-list-times = { $count } × { $item }

## Turns and choices
## $player: a name; $count: how many choices there are

table-thinking = { $player } is thinking…
table-ask = Your choice
table-final = can’t be undone
table-not-a-choice = That is not one of the choices. Type a number from 1 to { $count }, or ? for help.
table-commands = A number makes a choice. Also: h (hint), u (undo), b (board), r (rules), s (save), l (load), q (quit), ? (help).

## Undo

table-undone = Taken back.
table-nothing-to-undo = There is nothing to take back: since then something was revealed, or another player has decided.

## Hints
## $choice: the label of a choice; $percent: 0 to 100, the share of the bot's thought that it got

table-hint = Hint: { $choice } ({ $percent }%)

## Reasons of a choice, beside the game's own
## $points: of the game

table-reason-rivals = Rivals held back
table-reason-rivals-more = Holds your strongest rival back by about { $points } points.
table-reason-rivals-less = Leaves your strongest rival about { $points } points more.
table-reason-beyond = What the search sees beyond

## Saving
## $file: a path

table-ask-file = File name
table-saved = Saved as { $file }.
table-loaded = Game loaded from { $file }.
table-quit = You have left the game.

## The end

table-over = The game is over.

## Levels of the bots

table-level-easy = easy
table-level-easy-about = Plays by feel and overlooks things. Right for a first game.
table-level-medium = medium
table-level-medium-about = Takes what looks best at the moment and rarely misses a chance.
table-level-hard = hard
table-level-hard-about = Thinks several decisions ahead. For those who know the game.
table-level-master = master
table-level-master-about = Thinks longest and looks at every promising choice. For those who beat hard.

## Answers

table-yes = yes
table-no = no

## The terminal
## begins: $game, $players (a list of names), $seed; bot-name: $level
## group, winners: $count; winners: $names (a list of names); no-match: $typed; overwrite: $file
## hint-expected: $percent, 0 to 100; seats: $low, $high; seats-only: $seats (a list of numbers)

table-begins = { $game }: { $players }. Seed { $seed }.
table-bot-name = Bot ({ $level })
table-group =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
table-all-final = None of these can be undone.
table-back = Enter: back to all choices.
table-no-match = No choice fits “{ $typed }”. Type a number, or ? for help.
table-hint-expected = With it, the bot puts your chance of winning at { $percent }%.
table-ask-save = Save the game? A file name, or Enter to leave it:
table-overwrite = { $file } exists already. Overwrite it?
table-not-saved = Nothing was saved.
table-total = Total
table-place = Place
table-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
table-seats = { $low } to { $high } players
table-seats-only = with { $seats } players
table-default = default
table-help =
    A number takes that choice. Part of a notation, such as e5, leaves the choices that fit; a notation in full is played at once. Enter brings all choices back.
    u      take back your last decision
    h      a hint from the hard bot
    b      the board and the question again
    s FILE save the game; l FILE load one
    r      the rules; r 4.3 one section of them
    q      leave the game

## The web client: what every page says

shell-home = Iteru: to the lobby
shell-lobby = Lobby
shell-close = Close
shell-back = Back
shell-next = Next
shell-loading = One moment…
shell-missing = There is no such page.
shell-you = you
shell-name = Name
shell-points = Points
shell-points-now = Points if the game ended now

## The games on their cards
## seats-from-to: $least, $most; minutes: $minutes

shell-game = Game
shell-game-fertility = Fertility
shell-game-fertility-about = Lay the valley, stock your shops.
shell-game-fertility-credits = by Cyrille Leroy, published by Catch Up Games
shell-game-pharaon = Pharaon
shell-game-pharaon-about = Turn the wheel, please the gods.
shell-game-pharaon-credits = by Sylvain “Sylas” Lasjuilliarias and Henri “Pym” Molliné, published by Catch Up Games
shell-game-egizia = Egizia
shell-game-egizia-about = Sail down the Nile, build for the king.
shell-game-egizia-credits = by Acchittocca (Flaminia Brasini, Virginio Gigli, Stefano Luperto and Antonio Tinto), published by Hans im Glück
shell-game-kemet = Kemet
shell-game-kemet-about = Raise pyramids, win battles.
shell-game-kemet-credits = by Jacques Bariot and Guillaume Montiage, published by Matagot
shell-game-traitor = The Traitor
shell-game-traitor-about = Pharaon for one, against a rival at court.
shell-seats-from-to = { $least }–{ $most }
shell-minutes = { $minutes } min

## The lobby
## thinks: $player; play-with: $bots; game-with: $game, $names; more-tables, watching-count: $count
## time-left: $time; page: $at, $of; result: $place, $of, $points

shell-play-bot = Play a bot
shell-new-table = New table
shell-my-tables = My tables
shell-your-turn = Your turn
shell-thinks = { $player } is thinking
shell-waits-for-players = waiting for players
shell-join = Join
shell-winner = Winner
shell-watch-again = Watch again
shell-upload = Watch a file
shell-upload-about = Do you have a game in a file?
shell-hero-about = Four games of the Nile. Nothing to set up: choose one and play.
shell-greeting-morning = Good morning
shell-greeting-day = Good day
shell-greeting-evening = Good evening
shell-go-on = Go on
shell-kept = Your games are kept in this browser and on this server.
shell-kept-about = An account is only needed for other devices and for a rating.
shell-kept-account = Make an account
shell-with-others = Play with others
shell-by-screen-title = On this screen
shell-by-screen-how = Pass it round; hands are covered between turns.
shell-by-screen-do = Set up
shell-by-link-title = By link
shell-by-link-how = Friends open it in a browser, without an account.
shell-by-link-do = Invite
shell-quick-play = Quick play
shell-quick-play-about = against bots, starts at once
shell-bots = Bots
shell-level = Level
shell-first-game = First game
shell-first-game-about = with advice
shell-play = Play
shell-play-with =
    { $bots ->
        [one] Play, { $bots } bot
       *[other] Play, { $bots } bots
    }
shell-play-alone = Play alone
shell-learn = Learn it step by step
shell-learn-short = Learn
shell-pieces = Pieces
shell-pieces-search = Search names and effects
shell-pieces-none = No piece fits this search.
shell-pieces-link = Copy link
shell-pieces-tiles = Power tiles
shell-pieces-divine = Divine Intervention
shell-pieces-battle = Battle cards
shell-pieces-nile = Nile cards
shell-pieces-sphinx = Sphinx cards
shell-pieces-districts = Districts
shell-pieces-metropolises = Metropolises
shell-pieces-nobles = Nobles
shell-pieces-artisans = Artisans
shell-game-with = { $game } with { $names }
shell-more-tables =
    { $count ->
        [one] { $count } more table where others think
       *[other] { $count } more tables where others think
    }
shell-time-left = { $time } left
shell-remove-table = Remove the table
shell-removed = { $title } is removed.
shell-tables = Tables
shell-tables-open = Open
shell-tables-running = Playing
shell-tables-finished = Finished
shell-tables-none-open = Nobody is waiting for players. Open a table with a free seat, and others will find it here.
shell-tables-none-running = No game can be watched now.
shell-tables-none-finished = Games that are finished will be kept here.
shell-tables-not-found = No table fits this search.
shell-filter-games = All games
shell-filter-paces = Any pace
shell-filter-free = Free seat
shell-filter-text = Name or player
shell-filter-none = Show all
shell-pages = Pages of the list
shell-page = Page { $at } of { $of }
shell-page-before = Before
shell-page-after = Next
shell-watch = Watch
shell-watching-count =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
shell-last-games = Your last games
shell-all = All
shell-result = { $points ->
    [one] place { $place } of { $of }, { $points } point
   *[other] place { $place } of { $of }, { $points } points
  }
shell-pages-of = Iteru
shell-nav-play = Play
shell-nav-new = New table
shell-nav-puzzles = Puzzles
shell-nav-games = Games

## Puzzles, and what if
## puzzle-grade: $grade (1 to 3); puzzle-tries: $left of $of; puzzle-cost: $percent; puzzle-people:
## $tried, $found; puzzle-margin: $percent, $choice; whatif-since: $moves

shell-puzzle = Puzzle
shell-puzzle-day = Puzzle of the day
shell-puzzle-days = The last seven days
shell-puzzle-about = One choice is clearly the best. Find it.
shell-puzzle-solve = Solve it
shell-puzzle-see = See it again
shell-puzzle-people = { $tried } tried, { $found } found it
shell-puzzle-archive = All puzzles
shell-puzzle-difficulty = Difficulty
shell-puzzle-no-match = There is no such puzzle yet.
shell-puzzle-none = There is no such puzzle
shell-puzzle-new = new
shell-puzzle-open = begun
shell-puzzle-found = found
shell-puzzle-missed = not found
shell-puzzle-grade = Difficulty { $grade } of 3
shell-puzzle-ask = It is your decision, and one choice is clearly the best. You have three tries.
shell-puzzle-tries = { $left } of { $of } tries left
shell-puzzle-not-yet = not yet
shell-puzzle-cost = This costs you { $percent }% of the chance to win.
shell-puzzle-question = What would the other choices open up or keep for you?
shell-puzzle-question-part = Another choice does better here: { $part }. Which one?
shell-puzzle-question-rivals = What could cost your strongest rival something?
shell-puzzle-hint = Hint ({ $left })
shell-puzzle-hint-rule = It is about rule { $rule }.
shell-puzzle-hint-area = The answer is among the lit places.
shell-puzzle-hint-piece = The answer begins with what is lit.
shell-puzzle-hint-nowhere = The answer needs no place on the board.
shell-puzzle-show = Show me
shell-puzzle-margin = Worth { $percent }% more of the chance to win than what comes closest: { $choice }.
shell-puzzle-parts = What the answer brings more, in points
shell-puzzle-play-on = Play on
shell-puzzle-more = More puzzles
shell-fold = Fold
shell-unfold = Unfold
shell-whatif = What if
shell-whatif-title = What if, after move { $move }?
shell-whatif-way = How it goes on
shell-whatif-both = All sides, with advice
shell-whatif-both-about = You decide for every player, and the engine says what it thinks.
shell-whatif-bots-about = You play one seat on against bots of this level.
shell-whatif-seat = Your seat
shell-whatif-name = Name (if you like)
shell-whatif-begin = Begin
shell-whatif-over = The game is over here. Go back some moves to try something else.
shell-whatif-mine = Your branches of this game
shell-whatif-from = After move { $move }
shell-whatif-since =
    { $moves ->
        [one] { $moves } move since then
       *[other] { $moves } moves since then
    }
shell-whatif-delete = Delete “{ $name }”
shell-whatif-strip = What if, after move { $move }: not the game
shell-whatif-back = Back to the game
shell-whatif-none = There is no such branch
shell-whatif-opinion = The engine’s opinion
shell-whatif-chance = { $percent }% to win
shell-whatif-waits = It speaks when there is something to decide.

## A new table
## seat-number: $number; seats-count: $count; seat-bot-level: $level (easy, medium, hard, master)

shell-new-table-title = New table
shell-seats = Seats
shell-seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
shell-seat-number = Player { $number }
shell-seat-open = Open seat
shell-seat-bot-level = Bot, { $level }
shell-bot-name-1 = Ptah
shell-bot-name-2 = Hapi
shell-bot-name-3 = Seshat
shell-bot-name-4 = Khnum
shell-bot-name-5 = Maat
shell-options = Options
shell-open-table = Open the table
shell-start = Start the game
shell-start-about = Next time, the form starts from this table.
shell-open-table-about = Then you get the link and the code to scan. Next time, the form starts from this table.
shell-who-plays = Who plays
shell-seat-local = This screen
shell-seat-local-about = People at this screen have names of their own. What they hold is covered while the screen is passed on.
shell-seat-person = A person
shell-seat-open-about = whoever sits down first
shell-summary = The table in words
shell-summary-here =
    { $count ->
        [one] { $count } here
       *[other] { $count } here
    }
shell-summary-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
shell-summary-open =
    { $count ->
        [one] { $count } open
       *[other] { $count } open
    }
shell-table-name = Name of the table
shell-table-name-fertility = { $day } in the valley
shell-table-name-pharaon = { $day } at court
shell-table-name-egizia = { $day } on the river
shell-table-name-kemet = { $day } in the desert
shell-printed-rules = printed rules
shell-by-link = Only by link
shell-by-link-about = The table is not listed in the lobby.
shell-by-link-short = only by link
shell-listed-short = listed in the lobby
shell-rated = Rated
shell-rated-about = The game counts for everybody’s rating.
shell-rated-not-account = A rated game needs an account.
shell-rated-not-alone = A rated game needs somebody else.
shell-rated-not-bots = Games with bots are not rated.
shell-rated-not-screen = Games on one screen are not rated.
shell-rated-not-clock = A rated game needs a clock.
shell-rated-short = rated
shell-friendly = friendly
shell-pace = Pace
shell-pace-live = Live
shell-pace-live-about = everybody is here now
shell-pace-live-short = { $minutes } min + { $seconds } s a turn
shell-pace-live-sentence = { $minutes } minutes each, and { $seconds } seconds more with every turn.
shell-pace-own = Own
shell-pace-minutes = Minutes each
shell-pace-seconds = Seconds a turn
shell-pace-days = A move a day
shell-pace-days-about = play when you have time
shell-pace-days-short = { $hours } h a turn
shell-pace-days-sentence = { $hours } hours for every turn. Play when you have time.
shell-pace-hours = { $hours } h
shell-pace-none = No clock
shell-pace-none-about = Nobody is hurried.
shell-time-up = When time is up
shell-time-up-bot = a bot plays on
shell-time-up-bot-about = Whoever ran out of time may come back.
shell-time-up-end = the game ends
shell-time-up-end-about = Whoever ran out of time is last; the others are placed by their points.
shell-time-up-ask = the others decide
shell-time-up-ask-about = They wait, let a bot play on, or end the game.
shell-hand-over = When somebody is away
shell-hand-over-about = Then the others may let a bot play on.
shell-hand-over-10 = after 10 minutes
shell-hand-over-60 = after an hour
shell-hand-over-1440 = after a day

## Oneself
## renamed: $name; logged-in: $account

shell-person = Name and account
shell-rename = Change your name
shell-renamed = From now on you are { $name }.
shell-account = Account
shell-account-about = You can play without one. An account keeps your games on all your devices.
shell-account-name = Account name
shell-password = Password (at least 8 characters)
shell-log-in = Log in
shell-register = Create an account
shell-log-out = Log out
shell-account-page = Browsers, scripts and more
shell-password-change = Change the password
shell-password-about = All other browsers and scripts that are signed in as you are signed out.
shell-password-old = Password until now
shell-password-new = New password (at least 8 characters)
shell-password-changed = The password is changed.
shell-recovery = Recovery code
shell-recovery-about = As a guest you are known by this browser alone. With this code you come back to your seats if it forgets you, or on another device. It can be used once; then you get a new one.
shell-recovery-had = You have a code already. A new one replaces it.
shell-recovery-new = Show a new code
shell-recovery-note = Should this browser forget you, this code brings you back to your seat: { $code }. Write it down.
shell-recovery-next = You are back. Your next recovery code is { $code }. Write it down.
shell-recovery-have = Recovery code of a guest
shell-recover = Come back
shell-sessions = Signed in as you
shell-sessions-about = End what you do not know. A script plays as you with a token of its own.
shell-session-browser = Browser
shell-session-script = Script
shell-session-unnamed = Without a name
shell-session-used = last used { $date }
shell-session-here = This one
shell-session-end = Sign out
shell-token = Token
shell-token-name = What the script is called
shell-token-new = New token
shell-shown-once = It is shown only now. Keep it as you would a password.
shell-copy = Copy
shell-copied = Copied.
shell-logged-in = You are logged in as { $account }.

## Notices
## mail-…: $address

shell-notices = Notices
shell-notices-about = Nothing hidden ever stands in a notice: it can be read on a locked phone.
shell-notices-none = This server sends no notices.
shell-notice-turn = It is my turn
shell-notice-time = My time is running out
shell-notice-invitation = Somebody invites me
shell-notice-seat = A seat is free where I would like one
shell-notice-full = My table is full
shell-notice-over = A game is over
shell-notice-push = Notice
shell-notice-mail = Mail
shell-push-start = Tell me when it is my turn
shell-push-on = This browser shows notices
shell-push-stop = No more notices here
shell-notice-try = Send me a test
shell-notice-tried = A test is on its way.
shell-notice-not-tried = The test could not be sent. Try again later.
shell-push-insecure = Browsers show notices only for pages that come over HTTPS or from the same machine. Ask whoever runs this server.
shell-push-unsupported = This browser cannot show notices. On an iPhone or iPad, add Iteru to the home screen first.
shell-push-denied = This browser does not show notices from Iteru. You can allow them in its settings for this page.
shell-mail-address = Mail address
shell-mail-set = Send a link to confirm it
shell-mail-confirmed = Mail goes to { $address }: half an hour after your turn began, one for all tables together.
shell-mail-unconfirmed = A mail is on its way to { $address }. Its link confirms the address.
shell-mail-forget = Forget the address
shell-mail-confirm-done = The address is confirmed. From now on you get mail there when it is your turn.
shell-mail-end-done = No more mails of this kind will come. You can change that in the settings.

## Turns elsewhere, and what whoever runs the server has to say
## elsewhere-…: $game; $names: a list of names; $time; announcement, warned: $text

shell-elsewhere = Your turn elsewhere
shell-elsewhere-table = { $game } with { $names }
shell-elsewhere-left = { $time } left
shell-elsewhere-go = Go
shell-announcement = From whoever runs this server: { $text }
shell-warned = A warning from whoever runs this server: { $text }
shell-understood = Understood
shell-new-version = There is a new version of Iteru.
shell-reload = Reload

## Leaving for good, and a lost password

shell-password-forgotten = Forgotten the password?
shell-password-mailed = If this account has a confirmed address, a mail with a link is on its way.
shell-password-reset-done = The password is changed. Log in with the new one.
shell-export = All my data
shell-export-about = Everything that this server knows about you, in one file.
shell-export-get = Download
shell-erase = Delete me
shell-erase-about = Your name, your account and what you have said are deleted at once and for good. Games stay for the others, with a seat that has no name; a bot plays on for you.
shell-erase-password = Password, to make sure that it is you
shell-erase-now = Delete everything
shell-erase-sure = Really delete everything?
shell-erased = You are deleted. You are a new guest now.
shell-report = Report
shell-reported = Thank you. Whoever runs this server will see that line.
## People
## person-rating: $game; person-curve: $game, $count; person-since: $date

shell-people = People here
shell-people-here = here
shell-people-idle = idle
shell-people-plays = plays { $game }
shell-people-watches = watches { $game }
shell-people-ask = Ask
shell-person-mine = My results
shell-person-favourite = Favourite
shell-person-block = Block
shell-person-unblock = Blocked: take it back
shell-person-blocked-about = You have blocked this person: they cannot sit down or speak at your tables, nor invite you.
shell-person-since = here since { $date }
shell-person-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
shell-person-none = There are no finished games to show.
shell-person-new = new
shell-person-rating = Rating in { $game }
shell-person-curve =
    { $count ->
        [one] The rating in { $game } after { $count } game
       *[other] The rating in { $game } over { $count } games
    }
shell-person-places = Places by number of players
shell-person-place = place { $place }
shell-person-won = won
shell-person-equal = if equal
shell-person-bots = Against bots
shell-person-of = { $won } of { $played }
shell-person-people = Against people
shell-person-before-behind = before – behind
shell-person-history = Last games

## About

shell-about = About Iteru
shell-about-what = Iteru, the ancient Egyptians’ name for the Nile, brings board games of the Nile to the browser: complete, exact and free.
shell-unofficial = Iteru is unofficial and not affiliated with the games’ authors and publishers.
shell-about-buy = If you enjoy a game here, do buy it and play it around a table. These are the people to thank:
shell-about-figures = Rules and texts are in our own words, and all pictures are our own. Some printed figures were not known to us and were reconstructed; the rules of each game say which.
shell-about-fonts = Set in Marcellus and Source Sans 3, both under the SIL Open Font License.
shell-about-privacy = One cookie tells the server who you are, so that nobody else can play for you. There is nothing else: no advertising, no tracking.

## Settings

shell-settings = Settings
shell-settings-all = All settings
shell-settings-reading = Reading
shell-settings-motion = Motion and sound
shell-settings-playing = Playing
shell-text-size = Size of text
shell-text-size-about = Everything but the boards; they have their own zoom.
shell-per-cent = { $value }%
shell-motion = Motion
shell-motion-full = Full
shell-motion-full-about = Pieces travel from place to place.
shell-motion-short = Short
shell-motion-short-about = Half the time, in straight lines.
shell-motion-off = Off
shell-motion-off-about = Pieces appear in their new place, with a ring.
shell-swells = Grow under the pointer
shell-swells-about = A section of Pharaon’s tablet grows when the pointer rests on it. A click always does that.
shell-language = Language
shell-theme = Appearance
shell-theme-light = Day
shell-theme-dark = Night
shell-theme-system = Same as the system
shell-theme-to-light = Switch to day
shell-theme-to-dark = Switch to night
shell-playbacks = Play back moves step by step
shell-playbacks-always = All others’
shell-playbacks-bots = Bots’ only
shell-playbacks-never = Never
shell-speed = Speed
shell-speed-times = Speed { $times }
shell-confirm-final = Confirm what can’t be undone
shell-confirm-final-about = A choice that reveals something or ends your turn waits for a second click.
shell-sound = Sound
shell-sound-about = Two notes when it is your turn.
shell-sound-on = Switch the sound on
shell-sound-off = Switch the sound off
shell-patterns = Patterns
shell-patterns-about = Players’ areas carry a pattern besides their colour.

## Waiting for players
## waiting-title: $game

shell-waiting = Waiting for players
shell-link-copy = Copy
shell-link-copied = The link is copied.
shell-link-not-copied = The link could not be copied. Please copy it by hand.
shell-share = Share
shell-sit-down-anyway = I know that: sit down here
shell-from-record = Made from a record
shell-from-record-about = This table was made from a record: whoever made it may know every card that is still hidden.
shell-sit-down = Sit down
shell-invite = Invite
shell-invite-about = Scan it with a phone at the same table, or send the link. No account is needed.
shell-invite-code = The link { $link } to scan
shell-invite-unreachable = Only this machine finds this address. To let others in, start Iteru with { $command }.
shell-room-about = The game begins when all have sat down and are ready, or at once if bots take the open seats.
shell-room-open =
    { $count ->
        [one] One seat is open.
       *[other] { $count } seats are open.
    }
shell-room-unready =
    { $count ->
        [one] One person is not ready yet.
       *[other] { $count } people are not ready yet.
    }
shell-room-asked = asked, no answer yet
shell-room-awaited = waiting for somebody
shell-room-local = at this screen
shell-room-you-host = you, host
shell-room-host = host
shell-room-here = here
shell-room-seated = not ready yet
shell-room-reading = reads the rules
shell-room-ready = ready
shell-room-remove = Remove
shell-room-swap = Swap with seat { $number }
shell-room-move = Sit here
shell-room-say-ready = I am ready
shell-room-say-wait = One moment, not ready
shell-room-level = Level of the bots
shell-room-fill = Fill with bots and begin
shell-room-begin = Begin at once
shell-room-change = Change the table
shell-room-change-about = Guests who were ready say so again when pace or options change.
shell-room-changed = The host has changed the table. Look at it, and say again that you are ready.
shell-room-meanwhile = While you wait:
shell-room-rules = Read the rules
shell-room-learn = Learn it in { $minutes } minutes
shell-invitation = { $host } invites you to { $game }
shell-invitation-friendly =
    { $count ->
        [one] A friendly game for one.
       *[other] A friendly game for { $count }.
    }
shell-invitation-rated =
    { $count ->
        [one] A rated game for one.
       *[other] A rated game for { $count }.
    }
shell-invitation-minutes = It takes about { $minutes } minutes.
shell-invitation-free =
    { $count ->
        [one] and one free seat
       *[other] and { $count } free seats
    }
shell-invitation-name = Your name at the table
shell-invitation-house = Your house
shell-invitation-new = New to { $game }?
shell-invitation-cookie = No account needed. A cookie keeps your seat in this browser.
shell-invitation-full = All seats are taken. You can watch.
shell-invitation-tell = Tell me when a seat is free
shell-invitation-told = You will hear when a seat is free.
shell-invitation-running = The game has begun. You can watch.
shell-invitation-finished = The game is over.
shell-invitation-abandoned = Everybody has left this table.
shell-invitation-winner = Winner: { $names }.
shell-leave = Leave the table
shell-leave-ask = Leave this table? A bot will play on for you.
shell-stay = Stay
shell-no-table = This table can’t be shown
shell-no-table-about = There is no such table. Perhaps the link is incomplete.

## At the table
## prompt-shared: $player, $prompt; rule-open: $rule (a number); since: $moves; locked: $deed

shell-players = Players
shell-regions = Parts of the table
shell-bot = bot
shell-away = away
shell-at-turn = to play
shell-watching = You are watching
shell-prompt-shared = { $player }: { $prompt }
shell-sending = Sending…
shell-draft = Draft
shell-draft-refused = Nothing of the draft was played. { $reason }
shell-pay = pay { $amount }
shell-pay-keep = pay { $amount }, keep { $left }
shell-explore = Look around freely: any board, any place. Nothing is sent.
shell-choose-lit = Choose one of the lit places.
shell-undo-all = all
shell-final = final once confirmed
shell-locked = no undo since: { $deed }
shell-how = How?
shell-confirm = Confirm
shell-turn = Rotate
shell-undo = Undo
shell-withdraw = Withdraw
shell-withdraw-of = Withdraw for { $player }
shell-withdraw-about = You are ready. You may withdraw until the other side is, too.
shell-list = List of choices
shell-list-search = Search the choices
shell-list-none = There is nothing to choose now.
shell-zoom-in = Zoom in
shell-zoom-out = Zoom out
shell-zoom-fit = Show the whole board
shell-minimap = Where you are on the board

## Hints
## percent: 0 to 100

shell-hint = Hint
shell-hint-title = What would the bot do?
shell-hint-thinking = The bot is thinking…
shell-hint-line = How it would go on
shell-hint-others = What else it thought of
shell-hint-close = The next best choice is about as good.
shell-hint-only-you = Only you see this.
shell-hint-use = Use it
shell-hint-hide = Hide the hint

## Log, chat and aid
## log-undo: $player

shell-record = Log, chat and aid
shell-log-new = { $count } new
shell-menu = Menu
shell-drawer-left = Move to the left
shell-drawer-right = Move to the right
shell-log = Log
shell-log-none = Nothing has happened yet.
shell-log-undo = { $player } takes a move back.
shell-log-filter = Whose turns are shown
shell-log-all = All
shell-log-only = Only { $player }
shell-since =
    { $moves ->
        [one] { $moves } move since your last turn
       *[other] { $moves } moves since your last turn
    }
shell-chat = Chat
shell-chat-none = No messages yet. Say hello.
shell-chat-say = Write a message
shell-chat-send = Send
shell-chat-more = More
shell-chat-private = At a private table only those who sit here chat.
shell-mute = Mute
shell-mute-for-all = Mute for all
shell-muted = Muted
shell-muted-by-me = You do not hear them anywhere.
shell-muted-at-table = As host you have muted them at one table.
shell-unmute = Hear again
shell-blocked = Blocked
shell-blocked-about = They cannot sit down or speak at your tables.
shell-blocked-now = { $name } is blocked. Your account page takes it back.
shell-unblock = Take it back
shell-aid = Aid
shell-rule-open = Rule { $rule }
shell-keys = Keys
shell-key-arrows = ← ↑ ↓ →
shell-key-arrows-about = from one lit place to the next
shell-key-enter = Enter
shell-key-enter-about = choose, confirm
shell-key-escape = Esc
shell-key-escape-about = one step back; end the playback
shell-key-turn = R
shell-key-turn-about = rotate, next option
shell-key-undo = U
shell-key-undo-about = undo; with Shift the whole turn, as far as it goes
shell-key-numbers = 1–9
shell-key-numbers-about = buttons of the bar
shell-key-hint = ?
shell-key-hint-about = hint
shell-key-log = L
shell-key-log-about = log
shell-key-chat = C
shell-key-chat-about = chat
shell-key-recap = W
shell-key-recap-about = what happened since your last turn
shell-key-cards = S
shell-key-cards-about = show or hide your cards on a shared screen
shell-key-mine = B
shell-key-mine-about = your own things while another’s turn is told
shell-key-clear = H
shell-key-clear-about = hold to see the bare board
shell-key-zoom = + − 0
shell-key-zoom-about = zoom in, zoom out, whole board

## Rules
## rules-found: $count

shell-rules = Rules
shell-rules-search = Search
shell-rules-contents = Contents of the rules
shell-rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } rule found
       *[other] { $count } rules found
    }

## Playback and replay
## $at and $of: numbers; $times: ½, 1 or 2

shell-pause = Pause
shell-resume = Resume
shell-skip = Skip
shell-off = Off
shell-playbacks-off = Do not play back moves
shell-mine = My things
shell-recap = Since your last turn
shell-recap-of = Since { $player }’s last turn
shell-recap-turn = This turn
shell-recap-again = Show it again
shell-recap-same = same
shell-recap-none = Nobody has played since your last turn.
shell-recap-more =
    { $count ->
        [one] { $count } more turn
       *[other] { $count } more turns
    }
shell-replay = Replay
shell-replay-start = The game begins.
shell-replay-at = move { $at } of { $of }
shell-replay-back = One move back
shell-replay-step = One move forward
shell-replay-play = Play
shell-replay-slider = Move
shell-replay-leave = Leave

## The coach
## $percent: 0 to 100, perhaps with a sign; $period: "Day 2"; $done, $of, $count, $choices: numbers

shell-coach = Coach
shell-coach-analysis = Analysis
shell-coach-about = The engine reads every decision from what its player knew then. That takes some minutes; it goes on when you leave.
shell-coach-outline = The engine looks through the game…
shell-coach-reading-quick = The engine is reading { $period }
shell-coach-reading-deep = The engine is reading { $period } again, more deeply
shell-coach-done = { $done } of { $of }
shell-coach-done-so-far = { $done } of { $of } decisions are read.
shell-coach-deeper = All decisions are read once. A deeper look checks those that may have been costly.
shell-coach-go-on = Go on
shell-coach-stop = Stop
shell-coach-waits = The coach waits until the game is over.
shell-coach-upload = The engine reads every decision. The game is kept for you alone, for some days, unless you share it.
shell-coach-not-read = Not read yet.
shell-coach-setup = Set-up
shell-coach-seen-by = Seen by
shell-coach-all-hands = All hands open
shell-coach-open = The game is over: all hands are open.
shell-coach-knew = What { $player } knew
shell-coach-things = Things of this player
shell-coach-shown = What the graph shows
shell-coach-chance = Chance to win
shell-coach-chances = Chances
shell-coach-key-back = Arrow left; with Shift a turn, with Alt to the moment before
shell-coach-key-step = Arrow right; with Shift a turn, with Alt to the next moment
shell-coach-decision = Decision
shell-coach-decisions = Decisions
shell-coach-moments = Moments
shell-coach-by-player = By player
shell-coach-order = Order
shell-coach-by-cost = By cost
shell-coach-by-time = By time
shell-coach-sound =
    { $sound ->
        [one] of { $of } is sound
       *[other] of { $of } are sound
    }
shell-coach-none = Nothing costly was found.
shell-coach-small =
    { $count ->
        [one] { $count } more, which cost less than 3%
       *[other] { $count } more, which cost less than 3% each
    }
shell-coach-close = Too close to call
shell-coach-close-about = Another choice may have been better, but it is too close to call: chance decides.
shell-coach-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
shell-coach-chosen = Chosen
shell-coach-better = Better
shell-coach-show = Show the pieces
shell-coach-best = The best of { $count } choices.
shell-coach-as-good = About as good as the best.
shell-coach-rule = Rule { $number }
shell-coach-parts = What the better choice brings
shell-coach-total = In all
shell-coach-exact = Everything to the end was played out: this is certain.
shell-coach-line = How it may go on
shell-coach-others = What else looked good
shell-coach-praise = { $player } finds the best of { $choices } choices
shell-coach-costly = { $player } misses something better
shell-coach-fortune = What chance did
shell-coach-gave = Chance helps { $player }
shell-coach-took = Chance is against { $player }

## A shared screen
## $player: who is to play

shell-cards-show = Show my cards
shell-cards-hide = Hide my cards
shell-covered = { $player } chooses in secret: take the screen, the others look away.

## The connection
## lost-retry: $seconds

shell-lost = Connection lost.
shell-lost-retry =
    { $seconds ->
        [0] Trying again…
       *[other] Trying again in { $seconds } s.
    }
shell-lost-safe = Everything is safe.
shell-lost-pending = Your move is kept and will be sent.
shell-try-now = Try now
shell-late = No answer yet.
shell-late-about = Your move is on its way; it is kept until it arrives.

## The end of the game
## wins: $names (a list), $count; place: $place; score-margin: $points; score-ended: $why (time, absence, agreed); takes-lead: $player; turn-number: $turn

shell-score = Result
shell-you-win = You win!
shell-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
shell-rating-change = Rating { $rating } ({ $change })
shell-place =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
shell-score-margin =
    { $points ->
        [one] by { $points } point
       *[other] by { $points } points
    }
shell-score-tie-break = by the tie-break
shell-score-shared = a shared victory
shell-score-ended =
    { $why ->
        [time] time ran out
        [absence] somebody was missed
       *[agreed] all agreed to stop
    }
shell-score-parts = Points by source
shell-turning-points = Turning points
shell-takes-lead = { $player } takes the lead
shell-gains-points = { $points ->
    [one] { $player } gains { $points } point
   *[other] { $player } gains { $points } points
}
shell-story = How it went
shell-decided = What decided it
shell-score-next = What next
shell-score-empty = { $count ->
    [one] { $count } source without points
   *[other] { $count } sources without points
}
shell-analyse = Analyse
shell-turn-number = turn { $turn }
shell-chart = Score over time
shell-chart-about = points if the game had ended after each turn
shell-chart-rounds = points if the game had ended after each round
shell-new-deal = New deal
shell-same-deal = Same deal again
## $how: what makes it harder, e.g. "2 dark tiles"
shell-harder = Harder: { $how }
shell-best = Your best results
shell-best-now = this game
shell-best-new = new best
shell-best-won = { $played ->
    [one] { $won } of { $played } game won
   *[other] { $won } of { $played } games won
}
shell-alone-won = Too easy? Make the next deal harder, or play the same deal again and beat your own result. A deal that you know is not counted.
shell-alone-lost = Play the same deal again and do better, or try a new one. A deal that you know is not counted.
shell-rematch = Rematch
shell-rematch-join = Join the rematch
shell-look = Look at the board
shell-record-save = Save the game

## Lessons
## lesson: $at, $of; course: $minutes

shell-teacher = Teacher
shell-lesson = Lesson { $at } of { $of }
shell-course-short = Short course, { $minutes } min
shell-course-full = All lessons, { $minutes } min
shell-lesson-skip = Skip the lessons
shell-lesson-done = You know enough to play.
shell-lesson-done-about = The best way to learn the rest is to play.

## What was refused, by the server's codes

shell-error-offline = The server does not answer. Please try again in a moment.
shell-error-malformed = That was not understood. Please reload the page.
shell-error-too-large = That is too large.
shell-error-too-fast = That was too fast. Please try again in a moment.
shell-error-too-many = That is one too many: leave a waiting table or close a tab, then try again.
shell-error-not-found = That could not be found.
shell-error-not-allowed = That is not allowed here.
shell-error-foreign-seat = That seat is not yours.
shell-error-stale = The game had already moved on. The board has been refreshed.
shell-error-illegal = That move was not accepted. The board has been refreshed.
shell-error-nothing-to-undo = There is nothing to take back: since then something was revealed, or another player has decided.
shell-error-not-running = The game is not running.
shell-error-full = All seats are taken.
shell-error-bad-options = This table cannot be made with these options.
shell-error-bad-record = This is not a game that Iteru can read.
shell-error-name-taken = This account name is taken.
shell-error-table-name-taken = Another open table has this name.
shell-error-wrong-password = Account name and password do not match.
shell-error-weak-password = This password is easily guessed. Please choose another.
shell-error-wrong-code = Nobody has this code, or it was used already.
shell-error-failed = Something went wrong on the server. Everything that was played is safe.

## Time, and those who are not there
## clock: $time; clock-until: $time; absent-ask, stop-offered and note…: $player; wish…: $pace (live or days)

shell-clock = Time left: { $time }
shell-clock-until = until { $time }
shell-left = left
shell-stand-in = away: a bot plays
shell-stand-in-mine = A bot plays for you. The seat is yours again whenever you like.
shell-return = Take my seat back
shell-absent = Somebody is missed
shell-absent-ask = { $player } is not there. What happens now?
shell-absent-later = It takes effect when the time is up, if all of you agree.
shell-absent-now = It takes effect as soon as all of you agree.
shell-agreed = Agreed
shell-wish-wait = Wait
shell-wish-wait-about = { $pace ->
    [days] 24 hours more. Once at most.
   *[live] 10 minutes more. Twice at most.
}
shell-wish-bot = Let a bot play
shell-wish-bot-about = A medium one, until its player comes back.
shell-wish-end = End the game
shell-wish-end-about = Whoever is missed is last, you are ranked by the points now.
shell-stop-offer = Offer to stop here
shell-stop-offered-points = { $player } offers to stop here: the points now decide.
shell-stop-offered-unrated = { $player } offers to stop here without rating the game.
shell-stop-agree = Stop here
shell-stop-unrated = Stop, unrated
shell-stop-decline = Play on
shell-stop-withdraw = Take the offer back
shell-note-timeout = { $player } has no time left.
shell-note-wait = The others wait for { $player }.
shell-note-bot = A bot plays for { $player }.
shell-note-back = { $player } is back.
shell-note-left = { $player } has left. A bot plays on.
shell-note-pause = The server was away. All clocks stood.
shell-note-end = All have agreed to stop here.
shell-note-end-absent = The game ends for want of { $player }.
