"""Draws docs/pictures/terminal.svg: `iteru play fertility` in the middle of a game.

The game is the same each time: the seed is fixed, and so are the bots that play up to there.
"""

import io
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

import iteru
from iteru import Match, Record
from iteru.bots.levels import bot_named
from iteru.cli.choices import Choice, narrowed
from iteru.cli.dialogue import Dialogue
from iteru.cli.players import seat_players
from iteru.cli.screen import Screen
from iteru.cli.table import Table
from iteru.texts import Catalogue

TARGET = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
SEED = 4
TURN = 6  # of the player, from 1
BOT = "medium"


def main() -> None:
    game = iteru.load("fertility")
    texts = Catalogue("en", game)
    console = Console(
        record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    players = seat_players(f"Cleo,{BOT}", texts)
    table = Table(Match(Record.begin(game.id, 2, SEED)), players, texts, Screen(console))
    play_up_to(table, TURN)
    dialogue = Dialogue(table)
    dialogue.show_all()
    ask = f"{texts.text('table-ask')} > "
    dialogue.show_entries(narrowed(dialogue.open, table.words, dialogue.few()))
    square = square_of_three(dialogue.open)
    console.print(Text(f"{ask}{square}"))
    dialogue.take_words(square)
    dialogue.show_entries(narrowed(dialogue.open, table.words, dialogue.few()))
    console.print(Text(f"{ask}█"))
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(drawn(console), encoding="utf-8")
    print(f"{TARGET.name} is drawn.")


def play_up_to(table: Table, turn: int) -> None:
    """Lets bots play until the first seat is asked to place its tile of this turn."""
    bot = bot_named(BOT)
    begun = 0
    while True:
        state = table.match.state
        if state.to_move == 0 and state.decision == "place":
            begun += 1
            if begun == turn:
                return
        if state.to_move == 0:
            table.forget_news()  # what the player did is known to the player
        table.play(table.bot_answer(bot).code)


def square_of_three(choices: Sequence[Choice]) -> str:
    """The first square that three choices name: enough to show, and not too much."""
    named = Counter(target for choice in choices for target in choice.targets)
    squares = [target for target in named if target.startswith("cell:") and named[target] == 3]
    return squares[0].removeprefix("cell:")


def drawn(console: Console) -> str:
    """The screen as SVG, set in whatever monospaced font the reader has: none is fetched."""
    svg = console.export_svg(title="iteru play fertility", unique_id="iteru")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


if __name__ == "__main__":
    main()
