### Texts of the table in English, the same for every game.

## Lists, item by item: a, b and c
## $list: what is listed so far; $item: what comes next; $count: how often an item stands in it

table-list-more = { $list }, { $item }
table-list-last = { $list } and { $item }
table-list-times = { $count } × { $item }

## Turns and choices
## $player: a name; $count: how many choices there are

table-thinking = { $player } is thinking…
table-ask = Your choice
table-final = can’t be undone
table-not-a-choice = That is none of the choices. Type a number from 1 to { $count }, or ? for help.
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
table-hint-expected = The bot then puts your chance of winning at { $percent }%.
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
