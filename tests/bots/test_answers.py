"""The levels answer as they did, on 200 positions of each game.

By default hard is asked about a tenth of them; ITERU_TEST_SHARE=10 asks about all.
"""

import pytest

import iteru
from tests.bots.answers import Position, stored
from tests.conftest import scaled

STORED = stored()


def positions(game: str, number: int) -> list[Position]:
    """This many of a game's positions, from all its records."""
    found = [position for position in STORED if position.game == game]
    number = min(number, len(found))
    return [found[part * len(found) // number] for part in range(number)]


def test_there_are_two_hundred_positions_of_each_game() -> None:
    assert {game: len(positions(game, 10_000)) for game in iteru.games()} == dict.fromkeys(
        iteru.games(), 200
    )


@pytest.mark.parametrize("game", iteru.games())
@pytest.mark.parametrize(("level", "number"), [("easy", 200), ("medium", 200), ("hard", 20)])
def test_a_level_answers_as_it_did(game: str, level: str, number: int) -> None:
    for position in positions(game, scaled(number)):
        assert position.answer(level) == STORED[position][level], position
