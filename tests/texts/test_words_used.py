"""Every word of a game's board is said somewhere: on the screen or in the terminal."""

import re
from pathlib import Path

import pytest

import iteru
from tests.texts.browser import browser_catalogue, own_texts

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


def asked(game: str) -> set[str]:
    """The ids that boards ask for, as patterns: what they fill in may be anything."""
    return {
        FILLED_IN.sub(r"\\w+", id)
        for source in sources(game)
        for id in ASKED.findall(source.read_text(encoding="utf-8"))
    }


def said(game: str) -> set[str]:
    """The ids that can be meant, as patterns: a name that is filled in as a whole is written out
    in the same file, and texts may speak of other texts.
    """
    found: set[str] = set()
    for folder in (Path(iteru.load(game).folder()) / "texts", own_texts(game)):
        if folder.is_dir():
            found |= set(WITHIN_TEXTS.findall((folder / "en.ftl").read_text(encoding="utf-8")))
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
    ids = [id for id in browser_catalogue("en", game).ids() if re.match(f"({KINDS})-", id)]

    assert len(ids) > 20
    assert [id for id in ids if not any(re.fullmatch(p, id) for p in patterns)] == []


@pytest.mark.parametrize("game", iteru.games())
def test_every_word_that_the_board_asks_for_is_there(game: str) -> None:
    ids = browser_catalogue("en", game).ids()

    assert [p for p in asked(game) if not any(re.fullmatch(p, id) for id in ids)] == []
