"""The terminal and the arena ask a bot as the library does; so does the server (test_bots.py)."""

import pytest

import iteru
from iteru import Match
from iteru.bots.arena import decided
from iteru.bots.level_table import LEVELS
from iteru.bots.levels import bot_named
from iteru.bots.question import question
from iteru.cli.players import seat_players
from iteru.cli.screen import Screen
from iteru.cli.table import Table
from iteru.texts import Catalogue
from tests.bots.answers import Position, stored
from tests.conftest import share

# Hard takes seconds where nothing is compiled, and only a share of all tests is wanted there.
ASKED = LEVELS if share() >= 1.0 else LEVELS[:2]


def middle(game: str) -> Position:
    """One of the positions whose answers are stored, in the middle of a game."""
    found = [position for position in stored() if position.game == game]
    return found[10]


@pytest.mark.parametrize("level", ASKED)
@pytest.mark.parametrize("game", iteru.games())
def test_terminal_and_arena_have_the_librarys_answer(game: str, level: str) -> None:
    """A hint in the terminal is the answer of hard."""
    record = middle(game).asked()
    texts = Catalogue("en", iteru.load(game))
    players = seat_players(",".join([level] * record.seats), texts)
    table = Table(Match(record), players, texts, Screen())

    answer = bot_named(level).choose(*question(record, record.replay()))
    assert table.bot_answer(bot_named(level)).stretch == answer.stretch
    assert decided(bot_named(level), record, record.replay())[0] == answer.stretch
