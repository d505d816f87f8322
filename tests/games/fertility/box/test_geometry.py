"""The grid: names of squares, neighbours, places for a tile (F2.1.2, F4.1.1)."""

from iteru.games.fertility.box.geometry import (
    AROUND,
    BESIDE,
    FIRST_SQUARE,
    PLACE_NAMES,
    PLACES,
    PLACES_ON,
    SECOND_SQUARE,
    SQUARE_NAMES,
    SQUARES,
)
from tests.games.fertility.oracle import square, square_name

COORDINATES = [square(name) for name in SQUARE_NAMES]


def distance(one: int, other: int) -> tuple[int, int]:
    """How far two squares are apart, across and down, the longer way first."""
    (left, top), (right, bottom) = COORDINATES[one], COORDINATES[other]
    across, down = abs(left - right), abs(top - bottom)
    return (max(across, down), min(across, down))


def test_columns_are_letters_and_rows_are_numbers() -> None:
    """F2.1.2 From the left and from the top, in reading order."""
    assert len(SQUARE_NAMES) == SQUARES == 16 * 9
    assert (SQUARE_NAMES[0], SQUARE_NAMES[15], SQUARE_NAMES[16]) == ("a1", "p1", "a2")
    assert SQUARE_NAMES[6 * 16 + 4] == square_name((4, 6)) == "e7"


def test_neighbours_share_a_side_or_a_corner() -> None:
    """F4.1.1, F4.3.1 Four sides, and four corners besides."""
    for one in range(SQUARES):
        near = [other for other in range(SQUARES) if distance(one, other) == (1, 0)]
        corners = [other for other in range(SQUARES) if distance(one, other) == (1, 1)]
        assert sorted(BESIDE[one]) == near
        assert sorted(AROUND[one]) == sorted(near + corners)


def test_a_place_is_two_squares_side_by_side() -> None:
    """F4.1.1 Each pair once, its left or upper square first."""
    pairs = list(zip(FIRST_SQUARE, SECOND_SQUARE, strict=True))

    assert len(pairs) == len(set(pairs)) == PLACES
    assert set(pairs) == {
        (one, other)
        for one in range(SQUARES)
        for other in range(one + 1, SQUARES)
        if distance(one, other) == (1, 0)
    }


def test_places_are_named_by_their_first_square() -> None:
    for place, name in enumerate(PLACE_NAMES):
        first, second = FIRST_SQUARE[place], SECOND_SQUARE[place]
        way = "east" if second == first + 1 else "south"
        assert name == f"{SQUARE_NAMES[first]} {way}"


def test_each_square_knows_its_places() -> None:
    for one in range(SQUARES):
        uses = zip(FIRST_SQUARE, SECOND_SQUARE, strict=True)
        assert list(PLACES_ON[one]) == [place for place, pair in enumerate(uses) if one in pair]
