"""The grid of the central board: squares, neighbours, and the places where a tile may lie.

Four boards stand side by side at most: 16 columns, a to p from the left, and 9 rows, 1 to 9 from
the top (F2.1.2). With three boards the last four columns lie outside.
"""

from typing import Final

BOARD_COLUMNS: Final = 4
COLUMNS: Final = 16
ROWS: Final = 9
SQUARES: Final = 144
PLACES: Final = 263  # pairs of orthogonally adjacent squares: 15 * 9 lying, 16 * 8 standing

SQUARE_NAMES: Final = [
    "abcdefghijklmnop"[square % COLUMNS] + str(square // COLUMNS + 1) for square in range(SQUARES)
]


def _neighbours(square: int, steps: list[tuple[int, int]]) -> list[int]:
    column, row = square % COLUMNS, square // COLUMNS
    return [
        (row + down) * COLUMNS + column + right
        for right, down in steps
        if 0 <= column + right < COLUMNS and 0 <= row + down < ROWS
    ]


SIDES: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # north, east, south, west
CORNERS: Final = [(-1, -1), (1, -1), (1, 1), (-1, 1)]

BESIDE: Final = [_neighbours(square, SIDES) for square in range(SQUARES)]
AROUND: Final = [sorted(_neighbours(square, SIDES + CORNERS)) for square in range(SQUARES)]


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
PLACES_ON: Final = [  # by square: the places that use it
    [place for place, squares in enumerate(_places()) if square in squares]
    for square in range(SQUARES)
]
PLACE_NAMES: Final = [
    SQUARE_NAMES[first] + (" east" if second == first + 1 else " south")
    for first, second in _places()
]
