"""Setup (F2): everything that is random before the first turn (F13.3), drawn from the seed."""

from typing import Final, final

from iteru.games.fertility.box.components import (
    BOARDS,
    DISPLAY,
    DISTRICTS,
    KINDS,
    METROPOLISES,
    POOL,
    PRINTED,
    RESOURCES,
)
from iteru.games.fertility.box.geometry import (
    BOARD_COLUMNS,
    BY_SIDE,
    COLUMNS,
    FIRST_SQUARE,
    PLACES,
    ROWS,
    SECOND_SQUARE,
    SQUARES,
)
from iteru.games.fertility.state import (
    COMMON,
    DESERT,
    OUTSIDE,
    WATER,
    WHEAT_FIELD,
)
from iteru.kernel.draws import draw_kind, shuffled
from iteru.kernel.generator import Generator
from iteru.kernel.plain import NONE
from iteru.kernel.rows import append, i64, pop, vec

# One neighbour with this scene, in `touch`. Two bits are enough: a square with tiles on all four
# sides can take no tile.
SCENE_UNIT: Final = vec[i64]([1, 4, 16, 64])

# What a mark of a board is; a start symbol that is not used is ordinary desert (F2.2.3).
TERRAIN: Final = dict.fromkeys(".sabpg", DESERT) | {"W": WHEAT_FIELD, "~": WATER}
ICON: Final = dict.fromkeys(".sW~", NONE) | {
    name[0]: resource for resource, name in enumerate(RESOURCES)
}
# By board * 2, + 1 if it is turned by 180 degrees: its marks in reading order.
MARKS: Final = [
    marks[::step] for marks in ["".join(rows) for rows in PRINTED.board_rows] for step in (1, -1)
]
TERRAINS: Final = vec[vec[i64]]([vec[i64]([TERRAIN[mark] for mark in marks]) for marks in MARKS])
ICONS: Final = vec[vec[i64]]([vec[i64]([ICON[mark] for mark in marks]) for marks in MARKS])


@final
class Valley:
    """The central board of a game: squares and icons, and the starting tile on its place."""

    def __init__(self, boards: list[int], turned: list[int]) -> None:
        """F2.1 The boards from left to right; turned: 1 for a board rotated by 180 degrees."""
        self.columns = BOARD_COLUMNS * len(boards)
        self.board = vec[i64]([OUTSIDE] * SQUARES)
        self.icons = vec[i64]([NONE] * SQUARES)
        self.symbols: list[int] = []  # top left square of each start symbol, from left to right
        for index, board in enumerate(boards):
            terrain, icons = TERRAINS[board * 2 + turned[index]], ICONS[board * 2 + turned[index]]
            for printed in range(len(terrain)):
                square = square_on_board(index, printed)
                self.board[square] = terrain[printed]
                self.icons[square] = icons[printed]
            symbol = MARKS[board * 2 + turned[index]].index("s")
            self.symbols.append(square_on_board(index, symbol))

    def nearest_symbols(self) -> list[int]:
        """F2.2 The start symbols nearest to the centre; more than one if equally near (F2.2.2)."""
        distances = [self.distance(symbol) for symbol in self.symbols]
        return [
            symbol
            for symbol, distance in zip(self.symbols, distances, strict=True)
            if distance == min(distances)
        ]

    def distance(self, symbol: int) -> int:
        """F2.2.1 Four times the square of the distance of a start symbol from the centre."""
        across = 2 * (symbol % COLUMNS) + PRINTED.start_size - self.columns
        down = 2 * (symbol // COLUMNS) + PRINTED.start_size - ROWS
        return across * across + down * down

    def lay_start_tile(self, symbol: int, orientation: int) -> None:
        """F2.2 The starting tile covers the symbol, turned clockwise by quarter turns (F2.2.4)."""
        for square, scene, _ in start_squares(symbol, orientation):
            self.board[square] = scene


def square_on_board(index: i64, printed: i64) -> i64:
    """A square of a board, in reading order there, of the board so many from the left."""
    column = index * BOARD_COLUMNS + printed % BOARD_COLUMNS
    return printed // BOARD_COLUMNS * COLUMNS + column


def start_squares(symbol: int, orientation: int) -> list[tuple[int, int, list[int]]]:
    """The squares of the starting tile: each with its scene and what it shows to its sides."""
    found: list[tuple[int, int, list[int]]] = []
    for index, (left, top, scene) in enumerate(PRINTED.start_cells):
        column, row, sides = left, top, PRINTED.start_sides[index]
        for _ in range(orientation):
            column, row = PRINTED.start_size - 1 - row, column
            sides = [sides[3], sides[0], sides[1], sides[2]]
        found.append((symbol + row * COLUMNS + column, scene, sides))
    return found


def touching(board: vec[i64], start: vec[i64]) -> vec[i64]:
    """For each square, how many neighbours show each scene towards it (F4.1.3, F14.9).

    F4.1.6 Only the four sides touch, not the corners.
    """
    shown = {square: sides for square, _, sides in start_squares(start[0], start[1])}
    touch = vec[i64]([0] * SQUARES)
    for square in range(SQUARES):
        if board[square] >= DESERT:
            continue
        sides = shown.get(square, [board[square]] * 4)
        for scene, neighbour in zip(sides, BY_SIDE[square], strict=True):
            if neighbour != NONE:
                touch[neighbour] += SCENE_UNIT[scene]
    return touch


def live_places(board: vec[i64], touch: vec[i64]) -> vec[i64]:
    """The places of two desert squares of which one at least lies beside a tile (F4.1.2)."""
    live = vec[i64]()
    for place in range(PLACES):
        first, second = FIRST_SQUARE[place], SECOND_SQUARE[place]
        is_desert = board[first] == DESERT and board[second] == DESERT
        if is_desert and touch[first] + touch[second] > 0:
            live = append(live, place)
    return live


def random_valley(boards: int, generator: Generator) -> tuple[Valley, vec[i64]]:
    """F2.1.1, F2.2.2 Boards, their order and orientation, and the starting tile, by chance."""
    chosen = shuffled(list(range(BOARDS)), generator)[:boards]
    valley = Valley(chosen, [int(generator.below(2)) for _ in chosen])
    nearest = valley.nearest_symbols()
    start = vec[i64]([nearest[generator.below(len(nearest))], int(generator.below(4))])
    valley.lay_start_tile(start[0], start[1])
    return valley, start


def deal_tiles(seats: int, unseen: vec[i64], generator: Generator) -> vec[i64]:
    """F2.3.1 Three tiles for each player, F2.3.2 then three for the Common Pool."""
    pool = vec[i64]([NONE] * (COMMON + POOL))
    for slot in [*range(seats * POOL), *range(COMMON, COMMON + POOL)]:
        pool[slot] = draw_tile(unseen, generator)
    return pool


def draw_tile(unseen: vec[i64], generator: Generator) -> i64:
    """One of the tiles that nobody has seen: whether pile or box held it makes no difference."""
    tile = draw_kind(unseen, sum(unseen), generator)
    unseen[tile] -= 1
    return tile


def draw_district(deck: vec[i64], generator: Generator) -> tuple[vec[i64], i64]:
    """The deck that is left, and the District.

    F7.4 The deck never runs out: 40 Districts, of which 4 players can build 28.
    """
    return pop(deck, generator.below(len(deck)))


def deal_metropolises(seats: int, generator: Generator) -> vec[i64]:
    """F2.4 A Metropolis board for each player, without repetition."""
    return vec[i64](shuffled(list(range(METROPOLISES)), generator)[:seats])


def deal_districts(generator: Generator) -> tuple[vec[i64], vec[i64]]:
    """F2.5 The display of four Districts, and the deck that is left."""
    deck = vec[i64](range(DISTRICTS))
    display = vec[i64]()
    for _ in range(DISPLAY):
        deck, district = draw_district(deck, generator)
        display = append(display, district)
    return display, deck


def draw_first_player(seats: int, generator: Generator) -> int:
    """F2.8 Chance decides who begins."""
    return int(generator.below(seats))


assert len(SCENE_UNIT) == KINDS
