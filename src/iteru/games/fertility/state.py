"""What lies where in a game of Fertility: ints and flat lists, which the rules read and change."""

from collections.abc import Mapping
from typing import Final

from iteru.games.fertility.actions import PLACE
from iteru.games.fertility.components import (
    DISPLAY,
    DISTRICTS,
    FIRST_START_SHOP,
    KINDS,
    MAX_WHEAT,
    MONUMENTS,
    POOL,
    PRINTED,
    SHOPS_OF_DISTRICT,
    SHOPS_OF_METROPOLIS,
    SPACES,
    SPOTS,
    STOCK,
    TILE_KINDS,
    TILE_OF_PAIR,
    TOKENS_ON,
)
from iteru.games.fertility.geometry import PLACES, SQUARES
from iteru.kernel.frames import Frame
from iteru.kernel.game import Game
from iteru.kernel.generator import Generator
from iteru.kernel.plain import NONE
from iteru.kernel.state import State

# What is on a square: a scene (0 to 3) where a tile lies, else one of these.
DESERT: Final = 4
WHEAT_FIELD: Final = 5
WATER: Final = 6
OUTSIDE: Final = 7
MONUMENT: Final = 8  # + seat: desert with a monument
SQUARE_MARKS: Final = "ABPG.W~ 0123"  # how each of them is dumped

COMMON: Final = (
    12  # the Common Pool's first slot in `pool`, after three slots for each of four seats
)

# Frames. The first eight ask a question, the others are carried out by flow.advance.
ASK_PLACE: Final = 0
ASK_QUARRY: Final = 1  # argument: the square
ASK_BUILD: Final = 2
ASK_SUPPLY: Final = 3
ASK_EXCHANGE: Final = 4  # argument: the Shop that was completed
ASK_DRAFT: Final = 5
ASK_REMOVE: Final = 6
BEGIN_TURN: Final = 7
END_TURN: Final = 8
REFILL_POOL: Final = 9
PASS_TURN: Final = 10
END_GAME: Final = 11
FRAME_KINDS: Final = [
    "place",
    "quarry",
    "build",
    "supply",
    "exchange",
    "draft",
    "remove",
    "begin_turn",
    "end_turn",
    "refill_pool",
    "pass_turn",
    "end_game",
]


class Fields(State):
    """The fields of a state; game.FertilityState joins the rules to them."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        generator: Generator,
        pending: list[Frame],
        reveals: int,
        to_move: int,
        open_codes: list[int],
        near: int,
        removed: int,
        trigger: int,
        turns: int,
        first: int,
        icons: list[int],
        start: list[int],
        metropolis: list[int],
        turn: int,
        built: int,
        pile: int,
        board: list[int],
        touch: list[int],
        live: list[int],
        laid: list[int],
        unseen: list[int],
        gone: list[int],
        pool: list[int],
        stock: list[int],
        hand: list[int],
        wheat: list[int],
        monuments: list[int],
        display: list[int],
        deck: list[int],
        spots: list[int],
        filled: list[int],
        tokens: list[int],
    ) -> None:
        super().__init__(game, seats, options, generator, pending, reveals, to_move, open_codes)
        # fixed at setup, shared between copies
        self.near = near  # neighbours that close a Quarry, 8 or 4 (F4.3.10)
        self.removed = removed  # tiles removed at each end of turn (F12.2)
        self.trigger = trigger  # number of turns after which the last round begins (F9.2)
        self.turns = turns  # of all players together
        self.first = first  # first player's seat
        self.icons = icons  # by square: the resource icon, or NONE
        self.start = start  # top left square and orientation of the starting tile
        self.metropolis = metropolis  # by seat
        # changing
        self.turn = turn  # number of turns that are over
        self.built = built  # 1 if a District was built in this turn
        self.pile = pile  # tiles left to draw
        self.board = board  # by square: a scene, DESERT, ... or MONUMENT + seat
        self.touch = touch  # by square: 2 bits for each scene, how many neighbours show it there
        self.live = live  # places of two desert squares beside a tile, ascending
        self.laid = laid  # seat and PLACE code of each tile, in order
        self.unseen = unseen  # by kind of tile: in the pile or in the box, nobody knows which
        self.gone = gone  # by kind of tile: discarded or removed from the game
        self.pool = pool  # tiles, 3 for each seat, the Common Pool from COMMON on; NONE: empty
        self.stock = stock  # by resource
        self.hand = hand  # by resource: the active player's
        self.wheat = wheat  # by seat: square of the Wheat marker
        self.monuments = monuments  # by seat: left to place
        self.display = display  # the Districts on display, NONE: built in this turn
        self.deck = deck  # Districts not yet seen, ascending: a set without order
        self.spots = spots  # by seat * SPOTS + spot: District, or NONE
        self.filled = filled  # by Shop: tokens on it, 2 bits for each resource
        self.tokens = tokens  # by seat * KINDS + resource: tokens on all Shops of the seat

    def check(self) -> None:
        """Tiles, tokens, Districts and monuments are conserved; limits are kept."""
        tile_set = PRINTED.tile_sets[self.options["tile_set"]]
        tiles = [self.unseen[kind] + self.gone[kind] for kind in range(TILE_KINDS)]
        for tile in self.pool:
            if tile != NONE:
                tiles[tile] += 1
        for code in self.laid[1::2]:
            tiles[TILE_OF_PAIR[(code - PLACE) // PLACES]] += 1
        assert tiles == tile_set, "F1.3 tiles are conserved"
        assert 0 <= self.pile <= sum(self.unseen)
        self._check_shops()
        for resource in range(KINDS):
            on_shops = sum(self.tokens[resource::KINDS])
            assert self.stock[resource] >= 0 and self.hand[resource] >= 0
            assert self.stock[resource] + self.hand[resource] + on_shops == STOCK, "F1.6, F7.1"
        for seat in range(self.seats):
            on_board = self.board.count(MONUMENT + seat)
            assert self.monuments[seat] + on_board == MONUMENTS, "F7.3"
            assert 0 <= self.wheat[seat] <= MAX_WHEAT, "F7.6"
        districts = [district for district in self.display + self.spots if district != NONE]
        assert sorted(districts + self.deck) == list(range(DISTRICTS)), "F1.5 each District once"
        assert self.display.count(NONE) == self.built, "F5.1 one District a turn, F5.6"
        assert 0 <= self.turn <= self.turns
        covered = sum(1 for square in self.board if square < DESERT)
        assert covered == len(self.laid) + PRINTED.start_size**2, "each tile covers two squares"

    def _check_shops(self) -> None:
        """F6.3 A Shop never holds more than its spaces; each token is counted once."""
        for seat in range(self.seats):
            counted = [0] * KINDS
            for shop in owned_shops(self, seat):
                assert TOKENS_ON[self.filled[shop]] <= SPACES[shop], "F6.3"
                for resource in range(KINDS):
                    counted[resource] += self.filled[shop] >> (2 * resource) & 3
            assert counted == self.tokens[seat * KINDS : seat * KINDS + KINDS]
        assert sum(TOKENS_ON[filling] for filling in self.filled) == sum(self.tokens)


def owned_shops(state: Fields, seat: int) -> list[int]:
    """The Shops of a seat's Metropolis: those of its Districts, then the starting ones."""
    shops: list[int] = []
    for spot in range(seat * SPOTS, seat * SPOTS + SPOTS):
        district = state.spots[spot]
        if district == NONE:
            break  # Districts take the free spot of lowest number (F3.5)
        first = district * SHOPS_OF_DISTRICT
        for shop in range(first, first + SHOPS_OF_DISTRICT):
            if SPACES[shop] > 0:
                shops.append(shop)
    first = FIRST_START_SHOP + state.metropolis[seat] * SHOPS_OF_METROPOLIS
    shops += range(first, first + SHOPS_OF_METROPOLIS)
    return shops


def is_full(state: Fields, shop: int) -> bool:
    """F6.5 A Shop is fully supplied when all its spaces are filled."""
    return TOKENS_ON[state.filled[shop]] == SPACES[shop]


def active_seat(state: Fields) -> int:
    """F2.8 Turns go round in seat order from the first player."""
    return (state.first + state.turn) % state.seats


def is_last_round(state: Fields) -> bool:
    """F9.1 After the turn that could not refill the Common Pool, everyone has one last turn."""
    return state.turn >= state.trigger


assert COMMON == 4 * POOL and DISPLAY == 4 and SQUARES == 144
