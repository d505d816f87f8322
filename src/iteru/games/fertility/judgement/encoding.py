"""A position as numbers for learners. All of Fertility is open (F13.1): seats differ in order only.

The seat that looks comes first, the others follow in the order of play.
"""

from typing import Final

from iteru.games.fertility.box.components import (
    FIRST_START_SHOP,
    KINDS,
    POOL,
    PRINTED,
    RESOURCES,
    SHOPS_OF_DISTRICT,
    SHOPS_OF_METROPOLIS,
    SPACES,
    SPOTS,
    TILE_KINDS,
    TILES,
    TOKENS_ON,
)
from iteru.games.fertility.box.geometry import SQUARE_NAMES
from iteru.games.fertility.frames import BEGIN_TURN, FRAME_KINDS
from iteru.games.fertility.state import (
    COMMON,
    DESERT,
    MONUMENT,
    Fields,
    active_seat,
)
from iteru.kernel.buffers import Buffers
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i16, i64, vec

SEATS: Final = 4
ICON: Final = 12  # + resource: desert with an icon; other squares are as in the state
ON_DISPLAY: Final = 1  # where a District is: 0 nobody knows, else this,
OWNED: Final = 2  # or this + how many seats after the one that looks

# What each number is. Of a square: a scene, DESERT, WHEAT_FIELD, WATER or OUTSIDE, MONUMENT + seats
# after the one that looks, ICON + resource. Of a Shop in a Metropolis: free
# spaces.
OF_A_SEAT: Final = [
    "plays",
    "wheat",
    "monuments left",
    *[f"tokens: {resource}" for resource in RESOURCES],
    *[f"pool: {tile}" for tile in TILES],
]
FEATURES: Final = [
    *[f"asked: {kind}" for kind in FRAME_KINDS[:BEGIN_TURN]],
    "to move",  # seats after the one that looks; -1: the game is over
    "active",
    "turns left",
    "built in this turn",
    "pile",
    "Quarry neighbours",
    *[f"hand: {resource}" for resource in RESOURCES],
    *[f"stock: {resource}" for resource in RESOURCES],
    *[f"common pool: {tile}" for tile in TILES],
    *[f"unseen: {tile}" for tile in TILES],
    *[f"seat {seat}: {name}" for seat in range(SEATS) for name in OF_A_SEAT],
    *[f"square: {name}" for name in SQUARE_NAMES],
    *[f"district: {name}" for name in PRINTED.districts],
    *[f"metropolis: {name}" for name in PRINTED.metropolises],
    *[f"shop: {name or slot}" for slot, name in enumerate(PRINTED.shops)],
]
FIRST_OF_TURN: Final = 7
FIRST_OF_GOODS: Final = 13
FIRST_OF_TILES: Final = 21
FIRST_OF_SEATS: Final = 41
WIDTH_OF_SEAT: Final = 17
FIRST_OF_SQUARES: Final = 109
FIRST_OF_DISTRICTS: Final = 253
FIRST_OF_METROPOLISES: Final = 293
FIRST_OF_SHOPS: Final = 297
ALL: Final = 433


def encode(state: Fields, seat: i64, buffers: Buffers, row: i64) -> None:
    """Writes a row of the observations."""
    found = buffers.observations
    first = row * ALL
    clear(found, first, first + FIRST_OF_SQUARES)
    clear(found, first + FIRST_OF_DISTRICTS, first + ALL)
    encode_turn(state, seat, found, first)
    encode_goods(state, found, first)
    for other in range(state.seats):
        encode_seat(state, other, (other - seat) % state.seats, found, first)
    encode_squares(state, seat, found, first + FIRST_OF_SQUARES)
    for district in state.display:
        if district != NONE:
            found[first + FIRST_OF_DISTRICTS + district] = ON_DISPLAY


def clear(found: vec[i16], first: i64, end: i64) -> None:
    for at in range(first, end):
        found[at] = 0


def encode_turn(state: Fields, seat: i64, found: vec[i16], first: i64) -> None:
    at = first + FIRST_OF_TURN
    found[at] = -1
    if state.pending:
        found[first + state.pending.kind] = 1
        found[at] = i16((state.pending.seat - seat) % state.seats)
    found[at + 1] = i16((active_seat(state) - seat) % state.seats)
    found[at + 2] = i16(state.turns - state.turn)
    found[at + 3] = i16(state.built)
    found[at + 4] = i16(state.pile)
    found[at + 5] = i16(state.near)


def encode_goods(state: Fields, found: vec[i16], first: i64) -> None:
    """Hand and Stock, then the tiles that anyone may draft and those that nobody has seen."""
    at = first + FIRST_OF_GOODS
    for resource in range(KINDS):
        found[at + resource] = i16(state.hand[resource])
        found[at + KINDS + resource] = i16(state.stock[resource])
    at = first + FIRST_OF_TILES
    count_tiles(state, COMMON, found, at)
    for tile in range(TILE_KINDS):
        found[at + TILE_KINDS + tile] = i16(state.unseen[tile])


def count_tiles(state: Fields, pool: i64, found: vec[i16], at: i64) -> None:
    for slot in range(pool, pool + POOL):
        tile = state.pool[slot]
        if tile != NONE:
            found[at + tile] += 1


def encode_seat(state: Fields, seat: i64, after: i64, found: vec[i16], first: i64) -> None:
    """A seat's Metropolis, as that of the seat so many after the one that looks."""
    at = first + FIRST_OF_SEATS + after * WIDTH_OF_SEAT
    found[at] = 1
    found[at + 1] = i16(state.wheat[seat])
    found[at + 2] = i16(state.monuments[seat])
    for resource in range(KINDS):
        found[at + 3 + resource] = i16(state.tokens[seat * KINDS + resource])
    count_tiles(state, seat * POOL, found, at + 3 + KINDS)
    metropolis = state.metropolis[seat]
    found[first + FIRST_OF_METROPOLISES + metropolis] = i16(OWNED + after)
    shop = FIRST_START_SHOP + metropolis * SHOPS_OF_METROPOLIS
    encode_shops(state, shop, shop + SHOPS_OF_METROPOLIS, found, first + FIRST_OF_SHOPS)
    for spot in range(seat * SPOTS, seat * SPOTS + SPOTS):
        district = state.spots[spot]
        if district == NONE:
            break
        found[first + FIRST_OF_DISTRICTS + district] = i16(OWNED + after)
        shop = district * SHOPS_OF_DISTRICT
        encode_shops(state, shop, shop + SHOPS_OF_DISTRICT, found, first + FIRST_OF_SHOPS)


def encode_shops(state: Fields, shop: i64, end: i64, found: vec[i16], at: i64) -> None:
    """The Shops from one to another."""
    while shop < end:
        found[at + shop] = i16(SPACES[shop] - TOKENS_ON[state.filled[shop]])
        shop += 1


def encode_squares(state: Fields, seat: i64, found: vec[i16], at: i64) -> None:
    board, icons = state.board, state.icons
    for square in range(len(board)):
        mark = board[square]
        if mark >= MONUMENT:
            mark = MONUMENT + (mark - MONUMENT - seat) % state.seats
        elif mark == DESERT and icons[square] != NONE:
            mark = ICON + icons[square]
        found[at + square] = i16(mark)


assert len(FEATURES) == ALL and len(OF_A_SEAT) == WIDTH_OF_SEAT
