"""What lies where in a game of Fertility: numbers and rows, which the rules read and change."""

from collections.abc import Mapping
from typing import Final

from iteru.games.fertility.box.components import (
    DISPLAY,
    FIRST_START_SHOP,
    POOL,
    SHOPS_OF_DISTRICT,
    SHOPS_OF_METROPOLIS,
    SPACES,
    SPOTS,
    TOKENS_ON,
)
from iteru.games.fertility.box.geometry import SQUARES
from iteru.kernel.frames import Stack
from iteru.kernel.game import Game
from iteru.kernel.generator import Generator
from iteru.kernel.plain import NONE
from iteru.kernel.rows import append, i64, vec
from iteru.kernel.sets import BIT
from iteru.kernel.state import State

# What is on a square: a scene (0 to 3) where a tile lies, else one of these (F1.9).
DESERT: Final = 4
WHEAT_FIELD: Final = 5
WATER: Final = 6
OUTSIDE: Final = 7
MONUMENT: Final = 8  # + seat: desert with a monument
SQUARE_MARKS: Final = "ABPG.W~ 0123"  # how each of them is dumped

COMMON: Final = 12  # the Common Pool's first slot in `pool`, after three slots for each of 4 seats


class Fields(State):
    """The fields of a state; position.FertilityState joins the rules to them."""

    def __init__(
        self,
        *,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        generator: Generator,
        pending: Stack,
        reveals: int,
        turn_count: int,
        to_move: int,
        open_codes: list[int],
        near: i64,
        removed: i64,
        trigger: i64,
        turns: i64,
        first: i64,
        icons: vec[i64],
        start: vec[i64],
        metropolis: vec[i64],
        turn: i64,
        built: i64,
        pile: i64,
        board: vec[i64],
        touch: vec[i64],
        live: vec[i64],
        laid: vec[i64],
        unseen: vec[i64],
        gone: vec[i64],
        pool: vec[i64],
        stock: vec[i64],
        hand: vec[i64],
        wheat: vec[i64],
        monuments: vec[i64],
        display: vec[i64],
        deck: vec[i64],
        spots: vec[i64],
        filled: vec[i64],
        tokens: vec[i64],
    ) -> None:
        super().__init__(
            game=game,
            seats=seats,
            options=options,
            generator=generator,
            pending=pending,
            reveals=reveals,
            turn_count=turn_count,
            to_move=to_move,
            open_codes=open_codes,
        )
        # fixed at setup
        self.near = near  # neighbours that close a Quarry, 8 or 4 (F4.3.10, F12.5)
        self.removed = removed  # tiles removed at each end of turn (F12.2)
        self.trigger = trigger  # number of turns after which the last round begins (F9.2)
        self.turns = turns  # of all players together
        self.first = first  # first player's seat
        self.icons = icons  # by square: the resource icon, or NONE
        self.start = start  # top left square and orientation of the starting tile
        self.metropolis = metropolis  # by seat
        # seldom changing: shared between copies, so replaced, never changed
        self.live = live  # places of two desert squares beside a tile, ascending
        self.laid = laid  # seat and PLACE code of each tile, in order
        self.unseen = unseen  # by kind of tile: in the pile or in the box, nobody knows which
        self.gone = gone  # by kind of tile: discarded or removed from the game
        self.monuments = monuments  # by seat: left to place
        self.deck = deck  # Districts not yet seen, ascending: a set without order
        # changing
        self.turn = turn  # number of turns that are over
        self.built = built  # 1 if a District was built in this turn
        self.pile = pile  # tiles left to draw
        self.board = board  # by square: a scene, DESERT, ... or MONUMENT + seat
        self.touch = touch  # by square: 2 bits for each scene, how many neighbours show it there
        self.pool = pool  # tiles, 3 for each seat, the Common Pool from COMMON on; NONE: empty
        self.stock = stock  # by resource
        self.hand = hand  # by resource: the active player's; empty between turns (F3.4)
        self.wheat = wheat  # by seat: square of the Wheat marker; there are no tokens (F1.7)
        self.display = display  # the Districts on display, NONE: built in this turn
        self.spots = spots  # by seat * SPOTS + spot: District, or NONE
        self.filled = filled  # by Shop: tokens on it, 2 bits for each resource
        self.tokens = tokens  # by seat * KINDS + resource: tokens on all Shops of the seat


def owned_shops(state: Fields, seat: i64) -> vec[i64]:
    """The Shops of a seat's Metropolis: those of its Districts, then the starting ones."""
    shops = vec[i64]()
    for spot in range(seat * SPOTS, seat * SPOTS + SPOTS):
        district = state.spots[spot]
        if district == NONE:
            break  # Districts take the free spot of lowest number (F3.5)
        first = district * SHOPS_OF_DISTRICT
        for shop in range(first, first + SHOPS_OF_DISTRICT):
            if SPACES[shop] > 0:
                shops = append(shops, shop)
    first = FIRST_START_SHOP + state.metropolis[seat] * SHOPS_OF_METROPOLIS
    for shop in range(first, first + SHOPS_OF_METROPOLIS):
        shops = append(shops, shop)
    return shops


def placements(state: Fields) -> list[tuple[int, int]]:
    """Seat and PLACE code of each tile that was laid, in order."""
    laid = list(state.laid)
    return list(zip(laid[::2], laid[1::2], strict=True))


def is_full(state: Fields, shop: i64) -> bool:
    """F6.5 A Shop is fully supplied when all its spaces are filled."""
    return TOKENS_ON[state.filled[shop]] == SPACES[shop]


def tiles_in(state: Fields, pool: i64) -> i64:
    """The set of tiles in the pool whose first slot this is."""
    tiles: i64 = 0
    for slot in range(pool, pool + POOL):
        if state.pool[slot] != NONE:
            tiles |= BIT[state.pool[slot]]
    return tiles


def take_tile(state: Fields, pool: i64, tile: i64) -> None:
    """Takes a tile out of the pool whose first slot this is."""
    slot = pool
    while state.pool[slot] != tile:
        slot += 1
    state.pool[slot] = NONE


def active_seat(state: Fields) -> i64:
    """F2.8 Turns go round in seat order from the first player."""
    return (state.first + state.turn) % state.seats


def round_now(state: Fields) -> i64:
    """F9.2 In which of the nine rounds the game is, from 1; after the end it stays at the last."""
    return min(state.turn, state.turns - 1) // state.seats + 1


def is_last_round(state: Fields) -> bool:
    """F9.1 After the turn that could not refill the Common Pool, everyone has one last turn."""
    return state.turn >= state.trigger


assert COMMON == 4 * POOL and DISPLAY == 4 and SQUARES == 144
