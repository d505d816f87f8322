"""The row of Traitor tiles: sides, covered spaces, markers from the supply (P11.4, P11.5)."""

import pytest

from iteru.games.pharaon.box.ids import DARK, LIGHT
from iteru.games.pharaon.rules.traitor.tiles import filled, shown_side, take_marker
from iteru.games.pharaon.state import BLOCK
from tests.games.pharaon.positions import LETTERS
from tests.games.pharaon.traitor_positions import row, solo, tile


def test_the_side_that_lies_up() -> None:
    """P11.2 By tile and side, wherever the tile lies in the row."""
    tiles = ["d dark R 1", "a light J 1", "e dark A 1", "b light C 1", "c dark T 1"]
    state = solo(tiles=[tile(text) for text in tiles])

    sides = [shown_side(state, place) for place in range(5)]

    assert sides == [3 * 2 + DARK, LIGHT, 4 * 2 + DARK, 2 + LIGHT, 2 * 2 + DARK]


@pytest.mark.parametrize("covered", range(11))
def test_covered_spaces_are_counted_with_and_without_tokens(covered: int) -> None:
    """P11.5, P11.4 From the lowest space up; a block counts as filled."""
    tokens, blocks = solo(tiles=row(J=covered)), solo(tiles=row())
    for space in range(20, 20 + covered):
        blocks.tile_spaces[space] = BLOCK

    assert filled(tokens, 1) == covered
    assert filled(blocks, 2) == max(covered, 1)
    assert [filled(tokens, place) for place in (0, 2, 3, 4)] == [1] * 4


def test_a_marker_comes_from_the_supply() -> None:
    """P11.4 Without stock it is a block."""
    state = solo(tiles=row(), supply={"royalty": 1})

    assert take_marker(state, LETTERS["R"]) == LETTERS["R"]
    assert state.supply[LETTERS["R"]] == 0
    assert take_marker(state, LETTERS["R"]) == BLOCK
    assert state.supply[LETTERS["R"]] == 0
