### Texts of the table, the same for every game. English.

## Lists, item by item: "a, b and c"
# $list: what is listed so far, $item: what comes next

table-list-more = { $list }, { $item }
table-list-last = { $list } and { $item }

## Turns and choices
# $player: a name

table-turn = { $player }, it is your turn.
table-thinking = { $player } is thinking …
table-choices = Your choices:
table-ask = Your choice
table-final = can’t be undone
# $count: how many choices there are
table-not-a-choice = That is not one of the choices. Type a number from 1 to { $count }, or ? for help.
table-commands = A number makes a choice. Also: h (hint), u (undo), b (board), r (rules), s (save), q (quit), ? (help).

## Undo

table-undone = Taken back.
table-nothing-to-undo = There is nothing you can take back: something was revealed, or another player decided.

## Hints
# $choice: the label of a choice, $percent: 0 to 100, how much of its thought the bot gave to it

table-hint = Hint: { $choice } ({ $percent }%)

## Saving
# $file: a path

table-ask-file = File name
table-saved = Saved as { $file }.
table-loaded = Game loaded from { $file }.
table-quit = The game is left.

## The end
# $player: a name, $place: 1 for the winner, $points: a number

table-over = The game is over.
table-result = { $place }. { $player }: { $points }

## Seats

table-seat-human = person
# $level: the name of a level
table-seat-bot = bot, { $level }

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
