"""What lies where in a game of Egizia: numbers and rows, which the rules read and change.

Cards, spaces, crews and sites in sets are bits of one int. Decks have no order: a card
is chosen when it is revealed (E15.2). The Sphinx deck is a row of batches, first batch first
(E8.3.1). In what a seat knows, a hidden set of Sphinx cards is empty while its size is not.
"""

from collections.abc import Mapping
from typing import Final

from iteru.games.egizia.box.components import CARD_SOIL, OF_KIND, PRINTED
from iteru.games.egizia.box.ids import (
    FIELD,
    GRAVES,
    GRAVES_FIRST,
    GREEN,
    NILE_CARDS,
    REUSE,
    SHIPS,
    SPHINX_CARDS,
    STONE_SPACES,
)
from iteru.kernel.frames import Stack
from iteru.kernel.game import Game
from iteru.kernel.generator import Generator
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT, count_bits, members, set_of
from iteru.kernel.state import State

# Parts of the points on the score track, as they are booked during the game
FROM_OBELISK_GRAVES: Final = 0
FROM_TEMPLE_PYRAMID: Final = 1
FROM_PYRAMID_ROWS: Final = 2
FROM_SPHINX_RETURNED: Final = 3
FROM_GRAIN_MARKET: Final = 4
FROM_NILE_CARDS: Final = 5
FROM_FEEDING: Final = 6  # losses, not above 0
FROM_JOINT_BUILDING: Final = 7
BOOKED: Final = 8
BOOKED_PARTS: Final = [
    "obelisk_graves",
    "temple_pyramid",
    "pyramid_rows",
    "sphinx_returned",
    "grain_market",
    "nile_cards",
    "feeding",
    "joint_building",
]
PARTS: Final = [*BOOKED_PARTS, "stone_sale", "graves", "sphinx_cards", "favour", "bid"]


class Fields(State):
    """The fields of a state; position.EgiziaState joins the rules to them."""

    def __init__(
        self,
        *,
        game: Game,
        seats: i64,
        options: Mapping[str, str],
        generator: Generator,
        pending: Stack,
        reveals: i64,
        turn_count: i64,
        to_move: i64,
        open_codes: list[int],
        viewer: i64,
        usable: i64,
        doubles_heliopolis: bool,
        own_needs_upstream: bool,
        round: i64,
        phase: i64,
        irrigation: i64,
        unseen: i64,
        gone: i64,
        used: i64,
        passed: i64,
        reused: i64,
        upgraded: i64,
        first_builder: i64,
        looking: i64,
        looking_size: i64,
        work_left: i64,
        work_spent: i64,
        work_rows: i64,
        order: vec[i64],
        rank: vec[i64],
        bids: vec[i64],
        graves: vec[i64],
        unseen_graves: vec[i64],
        batches: vec[i64],
        batch_sizes: vec[i64],
        hands: vec[i64],
        hand_sizes: vec[i64],
        laid: vec[i64],
        ships: vec[i64],
        downstream: vec[i64],
        ships_left: vec[i64],
        site_ships: vec[i64],
        strength: vec[i64],
        tired: vec[i64],
        reserve: vec[i64],
        score: vec[i64],
        booked: vec[i64],
        market: vec[i64],
        held: vec[i64],
        built: vec[i64],
        sites_built: vec[i64],
    ) -> None:
        super().__init__(
            game=game,
            seats=seats,
            options=options,
            generator=generator,
            pending=pending,
            reveals=reveals,
            to_move=to_move,
            open_codes=open_codes,
            turn_count=turn_count,
        )
        self.viewer = viewer  # for whom hidden Sphinx cards were guessed (determinize), or NONE
        # fixed at setup
        self.usable = usable  # ship spaces in use on each site, 2 or 3 (E5.7.2)
        self.doubles_heliopolis = doubles_heliopolis  # E5.5.9
        self.own_needs_upstream = own_needs_upstream  # E5.6.2
        # numbers and sets
        self.round = round  # 1 to 5; 0 before the first
        self.phase = phase  # 1 to 7; 0 before the first
        self.irrigation = irrigation  # 0 left, 1 middle, 2 right
        self.unseen = unseen  # set of Nile cards that nobody has seen, of all decks
        self.gone = gone  # set of Nile cards out of the game that were seen
        self.used = used  # set of Nile cards whose power of this round was used, whoever owns them
        self.passed = passed  # set of seats that passed in phase 2
        self.reused = reused  # space on which reuse_round_space was used this round, or NONE
        self.upgraded = upgraded  # the field to which field_upgrade is attached, or NONE
        self.first_builder = first_builder  # seat that played build_first, or NONE (E8.1.3)
        self.looking = looking  # set of Sphinx cards that a builder chooses from
        self.looking_size = looking_size
        self.work_left = work_left  # strength and stones left in the build action (E8.3.2)
        self.work_spent = work_spent  # points that the build action will bring
        self.work_rows = work_rows  # set of pyramid rows that it has completed
        # short rows, shared between copies: replaced, never changed
        self.order = order  # by order tile: seat, or NONE while bidding (E2.8)
        self.rank = rank  # seats on the score track, leader first (E2.3)
        self.bids = bids  # by seat (E11.4)
        self.graves = graves  # by place: value of the tile, 0 face down
        self.unseen_graves = unseen_graves  # by kind of tile: face down or in the box
        self.batches = batches  # sets of Sphinx cards: the deck, from the top (E8.3.1)
        self.batch_sizes = batch_sizes
        self.hands = hands  # by seat: set of Sphinx cards
        self.hand_sizes = hand_sizes
        # rows that change, copied
        self.laid = laid  # by card space: Nile card or NONE
        self.ships = ships  # by seat: set of spaces of the Nile with own ships, in phase 2
        self.downstream = downstream  # by seat: first space beyond all own ships (E5.2.2)
        self.ships_left = ships_left  # by seat, in phase 2
        self.site_ships = site_ships  # by site * SLOTS + slot: seat or NONE
        self.strength = strength  # by seat * CREW_TILES + crew
        self.tired = tired  # by seat: set of crews used in this round (E8.2.4)
        self.reserve = reserve  # by seat: stones
        self.score = score  # by seat: place on the score track
        self.booked = booked  # by seat * BOOKED + part: where the score comes from
        self.market = market  # by seat * TRACKS + track: space of the marker
        self.held = held  # by seat: set of Nile cards in front of it
        self.built = built  # by seat: set of spaces of the buildings with its stones
        self.sites_built = sites_built  # by seat: set of sites built on in this round


GRAVE_SPACES: Final = set_of(list(range(GRAVES_FIRST, GRAVES_FIRST + GRAVES)))
GREEN_FIELDS: Final = set_of([card for card in members(OF_KIND[FIELD]) if CARD_SOIL[card] == GREEN])
UPGRADABLE: Final = OF_KIND[FIELD] & ~GREEN_FIELDS  # E12.3.9


def unused_nile_cards(options: Mapping[str, str]) -> i64:
    """E3.8, E11.2 The Nile cards that stay in the box: one of the two ship cards."""
    found: i64 = 0
    for out, put_in in PRINTED.swapped_cards:
        found |= BIT[out if options["red_ship_cards"] == "yes" else put_in]
    return found


def sphinx_cards_in_game(options: Mapping[str, str]) -> i64:
    """E3.7, E11.2"""
    found = PRINTED.sphinx.base
    if options["red_ship_cards"] == "yes":
        for out, put_in in PRINTED.swapped_sphinx:
            found = found & ~BIT[out] | BIT[put_in]
    return found


def deck_cards(state: Fields, deck: i64) -> i64:
    """Set of Nile cards of a deck that nobody has seen yet."""
    cards = PRINTED.nile.deck_cards[deck]
    if state.options["red_ship_cards"] == "yes":
        for out, put_in in PRINTED.swapped_cards:
            if cards & BIT[out]:
                cards |= BIT[put_in]
    return cards & state.unseen


def holds(state: Fields, seat: i64, kind: i64) -> bool:
    """Whether a card of this kind lies in front of the seat; E12.3 powers stay there for good."""
    return state.held[seat] & OF_KIND[kind] != 0


def tile_of(state: Fields, seat: i64) -> i64:
    """The order tile that the seat holds, from 0; NONE if it has none (E2.8)."""
    for tile in range(state.seats):
        if state.order[tile] == seat:
            return tile
    return NONE


def everyones_stones(state: Fields) -> i64:
    """Set of spaces of the buildings that are filled."""
    found: i64 = 0
    for stones in state.built:
        found |= stones
    return found


def repeats_own_space(state: Fields, seat: i64) -> bool:
    """E5.6.2 Two own ships stand on the space where reuse_round_space was used."""
    if state.reused == NONE or not state.held[seat] & OF_KIND[REUSE]:
        return False
    return count_bits(state.ships[seat]) + state.ships_left[seat] < SHIPS


assert len(BOOKED_PARTS) == BOOKED
assert len(BIT) > STONE_SPACES and len(BIT) > NILE_CARDS and len(BIT) > SPHINX_CARDS
