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
shell-seats-from-to = { $least }–{ $most }
shell-minutes = { $minutes } min
shell-coming = Coming

## The lobby
## with: $names; thinks: $player

shell-hero = Four games on one river
shell-hero-about = Sit down with friends, or let the bots fill the seats.
shell-play-bot = Play a bot
shell-new-table = New table
shell-learn = Learn it in five minutes
shell-my-tables = My tables
shell-your-turn = Your turn
shell-with = with { $names }
shell-thinks = { $player } is thinking
shell-waits-for-players = waiting for players
shell-open-tables = Open tables
shell-open-tables-none = Nobody is waiting for players. Open a table with a free seat, and others will find it here.
shell-join = Join
shell-finished-tables = Finished games
shell-finished-tables-none = Games that you have finished will be kept here.
shell-winner = Winner
shell-watch-again = Watch again
shell-upload = Watch a file
shell-upload-about = Do you have a game in a file?

## A new table
## seat-number: $number; seats-count: $count; seat-bot-level: $level (easy, medium, hard)

shell-new-table-title = New table
shell-seats = Seats
shell-seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
shell-seat-add = Add a seat
shell-seat-remove = Remove a seat
shell-seat-number = Player { $number }
shell-seat-open = Open seat
shell-seat-local = Person at this screen
shell-seat-bot-level = Bot, { $level }
shell-bot-name-1 = Ptah
shell-bot-name-2 = Hapi
shell-bot-name-3 = Seshat
shell-bot-name-4 = Khnum
shell-bot-name-5 = Maat
shell-options = Options
shell-by-link = By link only
shell-by-link-about = The table is not listed in the lobby.
shell-open-table = Open the table
shell-start = Start the game

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
shell-logged-in = You are logged in as { $account }.

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
shell-reactions = When others act
shell-reactions-ask = Ask me
shell-reactions-held = Ask if I can react
shell-reactions-pass = Pass for me
shell-reactions-ask-about = You are asked whenever you might hold a card: nobody learns whether you do.
shell-reactions-held-about = You are asked only when you hold the card. Quicker, but the others may guess from the pause.
shell-reactions-pass-about = You pass every time.
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
shell-waiting-title = { $game }: waiting for players
shell-waiting-about = Send this link to the people you want to play with. The game starts by itself when all seats are taken.
shell-link-copy = Copy
shell-link-copied = The link is copied.
shell-link-not-copied = The link could not be copied. Please copy it by hand.
shell-share = Share
shell-sit-down = Sit down here
shell-sit-down-anyway = I know that: sit down here
shell-from-record = Made from a record
shell-from-record-about = This table was made from a record: whoever made it may know every card that is still hidden.
shell-leave = Leave the table
shell-leave-ask = Leave this table? A bot will play on for you.
shell-stay = Stay
shell-no-table = This table can’t be shown
shell-no-table-about = There is no such table. Perhaps the link is incomplete.

## At the table
## prompt-shared: $player, $prompt; rule-open: $rule (a number); since: $moves

shell-players = Players
shell-regions = Parts of the table
shell-bot = bot
shell-away = away
shell-at-turn = to play
shell-watching = You are watching
shell-prompt-shared = { $player }: { $prompt }
shell-sending = Sending…
shell-would-gain = You would gain
shell-final = can’t be undone
shell-how = How?
shell-confirm = Confirm
shell-turn = Rotate
shell-undo = Undo
shell-list = List of choices
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
shell-hint-expected = If you follow it, the bot gives you a { $percent }% chance of winning.
shell-hint-share = { $percent }% sure
shell-hint-only-you = Only you see this.
shell-hint-use = Use it
shell-hint-hide = Hide the hint

## Log, chat and aid
## log-undo: $player

shell-record = Log, chat and aid
shell-log = Log
shell-log-none = Nothing has happened yet.
shell-log-undo = { $player } takes a move back.
shell-since =
    { $moves ->
        [one] { $moves } move since your last turn
       *[other] { $moves } moves since your last turn
    }
shell-chat = Chat
shell-chat-none = No messages yet. Say hello.
shell-chat-say = Write a message
shell-chat-send = Send
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
shell-key-undo-about = undo
shell-key-numbers = 1–9
shell-key-numbers-about = buttons of the bar
shell-key-hint = ?
shell-key-hint-about = hint
shell-key-log = L
shell-key-log-about = log
shell-key-chat = C
shell-key-chat-about = chat
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

shell-playback = What happened
shell-playback-step = { $at } of { $of }
shell-pause = Pause
shell-resume = Resume
shell-skip = Skip
shell-replay = Replay
shell-replay-start = The game begins.
shell-replay-at = move { $at } of { $of }
shell-replay-back = One move back
shell-replay-step = One move forward
shell-replay-play = Play
shell-replay-slider = Move
shell-replay-leave = Leave
shell-play-on = Play on from here
shell-share-moment = Share this moment

## A shared screen
## $player: who is to play

shell-curtain = { $player }, it is your turn
shell-curtain-about = Take the screen so that nobody else sees what is yours.
shell-curtain-open = Here I am

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

## The end of the game
## wins: $names (a list), $count; place: $place; score-margin: $points; takes-lead: $player; turn-number: $turn

shell-score = Result
shell-you-win = You win!
shell-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
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
shell-score-parts = Points by source
shell-turning-points = Turning points
shell-takes-lead = { $player } takes the lead
shell-turn-number = turn { $turn }
shell-chart = Score over time
shell-chart-about = points if the game had ended after each turn
shell-rematch = Rematch
shell-rematch-join = Join the rematch
shell-look = Look at the board
shell-record-save = Save the game

## Lessons
## lesson: $at, $of

shell-teacher = Teacher
shell-lesson = Lesson { $at } of { $of }
shell-lesson-skip = Skip the lessons
shell-lesson-done = You know enough to play.
shell-lesson-done-about = The best way to learn the rest is to play.

## What was refused, by the server's codes

shell-error-offline = The server does not answer. Please try again in a moment.
shell-error-malformed = That was not understood. Please reload the page.
shell-error-too-large = That is too large.
shell-error-too-fast = That was too fast. Please try again in a moment.
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
shell-error-wrong-password = Account name and password do not match.
shell-error-failed = Something went wrong on the server. Everything that was played is safe.
