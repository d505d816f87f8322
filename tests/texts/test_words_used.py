"""Every word that the engine has for boards is said somewhere: in the terminal or on the screen.

Words that only the screen says are the client's: client/tests/games/texts.test.ts.
"""

import re
from pathlib import Path

import pytest

import iteru
from tests.texts.browser import own_texts

ROOT = Path(__file__).parents[2]
KINDS = "terms|board|traitor_effects"
ASKED = re.compile(rf"""["'`]((?:{KINDS})-(?:\w|\$\{{[^}}]+\}})+)["'`]""")
FILLED_IN = re.compile(r"\$\{[^}]+\}")
WHOLLY_FILLED_IN = re.compile(r"((?:terms|board)-)\$\{[^}]+\}")
QUOTED = re.compile(r"""["'](\w+)["']""")
WITHIN_TEXTS = re.compile(rf"\{{ ((?:{KINDS})-\w+) ")


def sources(game: str) -> list[Path]:
    client = ROOT / "client/src/games" / game
    text_board = ROOT / f"src/iteru/games/{game}/telling/text_board.py"
    return [*client.rglob("*.ts"), *client.rglob("*.svelte"), text_board]


def said(game: str) -> set[str]:
    """The ids that can be meant, as patterns: a name that is filled in as a whole is written out
    in the same file, and texts may speak of other texts.
    """
    folders = [Path(iteru.load(game).folder()) / "texts", own_texts(game)]
    texts = [(folder / "en.ftl").read_text(encoding="utf-8") for folder in folders]
    found = {id for text in texts for id in WITHIN_TEXTS.findall(text)}
    for source in sources(game):
        text = source.read_text(encoding="utf-8")
        for id in ASKED.findall(text):
            if whole := WHOLLY_FILLED_IN.fullmatch(id):
                found |= {whole[1] + name for name in QUOTED.findall(text)}
            else:
                found.add(FILLED_IN.sub(r"\\w+", id))
    return found


@pytest.mark.parametrize("game", iteru.games())
def test_no_word_of_the_board_is_left_over(game: str) -> None:
    patterns = said(game)
    ids = [id for id in iteru.load(game).text_ids() if re.match(f"({KINDS})-", id)]

    assert [id for id in ids if not any(re.fullmatch(p, id) for p in patterns)] == []
