"""Draws docs/pictures/terminal.svg: `iteru play fertility` in the middle of a game.

The game is the same each time: the seed is fixed, and so are the bots that play up to there.
"""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import iteru
from iteru import Match, Record
from iteru.bots.levels import bot_named
from iteru.cli.choices import narrowed
from iteru.cli.dialogue import Dialogue
from iteru.cli.players import seat_players
from iteru.cli.screen import Screen
from iteru.cli.table import Table
from iteru.texts import Catalogue

TARGET = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
SEED = 4
TURN = 6  # of the player, from 1
# No fonts from other servers: whatever monospaced font the reader has.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code", "DejaVu Sans Mono, Menlo, Consolas"
)


def main() -> None:
    game = iteru.load("fertility")
    texts = Catalogue("en", game)
    console = Console(
        record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    players = seat_players("Cleo,hard", texts)
    table = Table(Match(Record.begin(game.id, 2, SEED)), players, texts, Screen(console))
    play_up_to(table, TURN)
    dialogue = Dialogue(table)
    dialogue.show_all()
    tiles = narrowed(dialogue.open, table.words, dialogue.few())
    dialogue.show_entries(tiles)
    console.print(f"{texts.text('table-ask')} > █", highlight=False)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    console.save_svg(
        str(TARGET), title="iteru play fertility", code_format=FORMAT, unique_id="iteru"
    )
    print(f"{TARGET} drawn")


def play_up_to(table: Table, turn: int) -> None:
    """Lets bots play until the first seat is asked to place its tile of this turn."""
    bot = bot_named("medium")
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


if __name__ == "__main__":
    main()
