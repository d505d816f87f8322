"""The grid of the central board: squares, neighbours, and the places where a tile may lie.

Four boards stand side by side at most: 16 columns, a to p from the left, and 9 rows, 1 to 9 from
the top (F2.1.2). With three boards the last four columns lie outside.
"""

from typing import Final

from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec

BOARD_COLUMNS: Final = 4
COLUMNS: Final = 16
ROWS: Final = 9
SQUARES: Final = 144
PLACES: Final = 263  # pairs of orthogonally adjacent squares: 15 * 9 lying, 16 * 8 standing

SQUARE_NAMES: Final = [
    "abcdefghijklmnop"[square % COLUMNS] + str(square // COLUMNS + 1) for square in range(SQUARES)
]


def _stepped(square: int, right: int, down: int) -> int:
    """The square so many steps away, NONE outside the grid."""
    column, row = square % COLUMNS + right, square // COLUMNS + down
    return row * COLUMNS + column if 0 <= column < COLUMNS and 0 <= row < ROWS else NONE


SIDES: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # north, east, south, west
CORNERS: Final = [(-1, -1), (1, -1), (1, 1), (-1, 1)]

BY_SIDE: Final = [  # by square and side: the neighbour there, or NONE
    [_stepped(square, right, down) for right, down in SIDES] for square in range(SQUARES)
]
AT_CORNERS: Final = [
    [_stepped(square, right, down) for right, down in CORNERS] for square in range(SQUARES)
]


def _on_grid(squares: list[int]) -> vec[i64]:
    return vec[i64](sorted([square for square in squares if square != NONE]))


BESIDE: Final = vec[vec[i64]]([_on_grid(sides) for sides in BY_SIDE])
AROUND: Final = vec[vec[i64]](
    [_on_grid(sides + corners) for sides, corners in zip(BY_SIDE, AT_CORNERS, strict=True)]
)


def _places() -> list[tuple[int, int]]:
    """Each place as its left or upper square and the other one, in reading order."""
    found: list[tuple[int, int]] = []
    for square in range(SQUARES):
        if square % COLUMNS < COLUMNS - 1:
            found.append((square, square + 1))
        if square // COLUMNS < ROWS - 1:
            found.append((square, square + COLUMNS))
    return found


# Tables of bytes: compiled code reads them eight times as fast as lists.
FIRST_SQUARE: Final = bytes([first for first, _ in _places()])
SECOND_SQUARE: Final = bytes([second for _, second in _places()])
PLACES_ON: Final = vec[vec[i64]](  # by square: the places that use it
    [
        vec[i64]([place for place, squares in enumerate(_places()) if square in squares])
        for square in range(SQUARES)
    ]
)


def _near_place(place: int, neighbours: vec[vec[i64]]) -> vec[i64]:
    first, second = FIRST_SQUARE[place], SECOND_SQUARE[place]
    near = {*neighbours[first], *neighbours[second]} - {first, second}
    return vec[i64](sorted(near))


BESIDE_PLACE: Final = vec[vec[i64]]([_near_place(place, BESIDE) for place in range(PLACES)])
AROUND_PLACE: Final = vec[vec[i64]]([_near_place(place, AROUND) for place in range(PLACES)])
PLACE_NAMES: Final = [
    SQUARE_NAMES[first] + (" east" if second == first + 1 else " south")
    for first, second in _places()
]
