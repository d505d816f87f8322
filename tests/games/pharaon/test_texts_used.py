"""Every word of the board is said somewhere: on the screen or in the terminal."""

import re
from pathlib import Path

from tests.games.pharaon.positions import GAME

ROOT = Path(__file__).parents[3]
SOURCES = [
    *(ROOT / "client/src/games/pharaon").rglob("*.ts"),
    *(ROOT / "client/src/games/pharaon").rglob("*.svelte"),
    ROOT / "src/iteru/games/pharaon/text_board.py",
]
ASKED = re.compile(r"""["'`]((?:terms|board|traitor_effects)-[\w${}.]+)["'`]""")
FILLED_IN = re.compile(r"\$\{[\w.]+\}")


def asked() -> set[str]:
    """The ids that boards ask for, as patterns: what they fill in may be anything."""
    return {
        FILLED_IN.sub(r"\\w+", id)
        for source in SOURCES
        for id in ASKED.findall(source.read_text(encoding="utf-8"))
    }


def test_no_word_of_the_board_is_left_over() -> None:
    patterns = asked()
    ids = [id for id in GAME.text_ids() if re.match("(terms|board|traitor_effects)-", id)]

    assert len(ids) > 100
    assert [id for id in ids if not any(re.fullmatch(p, id) for p in patterns)] == []


def test_every_word_that_the_board_asks_for_is_there() -> None:
    ids = GAME.text_ids()

    assert [p for p in asked() if not any(re.fullmatch(p, id) for id in ids)] == []
