"""A position as numbers for learners: what one seat knows of it (K17), and nothing else.

The seat that looks comes first, the others follow by their numbers. Whose something is, is told as
1 + seats after the one that looks, 0 for nobody; areas, creatures and cards as 1 + their number.
"""

from typing import Final

from iteru.games.kemet.actions import added_counts
from iteru.games.kemet.box.components import AREA_IDS, EXISTING, TILE_IDS
from iteru.games.kemet.box.ids import (
    AREAS,
    BATTLE_CARD_IDS,
    BATTLE_CARDS,
    BATTLE_DI,
    CITY_IDS,
    COLOURS,
    CREATURE_IDS,
    CREATURES,
    DI_IDS,
    DI_TYPES,
    DISTRICTS,
    MAX_SEATS,
    SPACE_IDS,
    SPACES,
)
from iteru.games.kemet.frames import ASKED, FRAME_KINDS
from iteru.games.kemet.rules.battle.cards import foresees
from iteru.games.kemet.rules.turn_order import place_in_order
from iteru.games.kemet.state import (
    ATTACKER,
    DEFENDER,
    SIDE_IDS,
    SOURCE_IDS,
    SOURCES,
    STAGE_COMMIT,
    Battle,
    Fields,
    Move,
)
from iteru.kernel.buffers import Buffers
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i16, i64, vec
from iteru.kernel.sets import BIT

FOR_SALE: Final = 1  # where a tile is: 0 out of the game, else this,
OWNED: Final = 2  # or this + how many seats after the one that looks
IN_SET: Final = 1  # a battle card of a seat: 0 it has none such, 1 in hand for all that is known,
OUT: Final = 2  # or out of hand
SILVER_THERE: Final = 2  # the silver token on an action space; 1 another one

DISTRICT_IDS: Final = AREA_IDS[:DISTRICTS]
OF_A_SEAT: Final = [
    "plays",
    "place in the order",
    "place in the new order",
    "prayer points",
    "reserve",
    "DI cards",
    "cards face down",
    *[f"points: {source}" for source in SOURCE_IDS],
    *[f"battle card: {card}" for card in BATTLE_CARD_IDS],
    *[f"space: {space}" for space in SPACE_IDS],
]
OF_A_SIDE: Final = [
    "seat",
    "committed",
    "card",
    "discard",
    "cards of Divine Wound",
    "lost",
    "units",
    "creature",
    *[f"added: {card}" for card in DI_IDS[:BATTLE_DI]],
]
FEATURES: Final = [
    *[f"asked: {kind}" for kind in FRAME_KINDS[:ASKED]],
    "asked about",  # the argument of the question
    "to move",
    "round",
    "phase",
    "turn",
    "goal",
    "draw pile",
    "cards of Vision",
    "units placed",
    *[f"tile: {tile}" for tile in TILE_IDS],
    *[f"city: {city}" for city in CITY_IDS],
    *[f"pyramid in {area}: {what}" for area in DISTRICT_IDS for what in ("colour", "level")],
    *[f"battle waits in {area}" for area in DISTRICT_IDS],
    *[f"own units in {area}" for area in AREA_IDS],
    *[f"other units in {area}" for area in AREA_IDS],
    *[f"holder of {area}" for area in AREA_IDS],  # of the other units
    *[f"creature {name}: {what}" for name in CREATURE_IDS for what in ("owner", "area")],
    *[f"hand: {card}" for card in DI_IDS],
    *[f"discard pile: {card}" for card in DI_IDS],
    *[f"seen by Vision: {card}" for card in DI_IDS],
    *[f"seat {seat}: {name}" for seat in range(MAX_SEATS) for name in OF_A_SEAT],
    "battle: area",
    "battle: at Night",
    "battle: stage",
    "battle: winner",  # 1 attacker, 2 defender
    *[f"{side}: {name}" for side in SIDE_IDS for name in OF_A_SIDE],
    "move: at",
    "move: origin",
    "move: points used",
    "move: leader",
    "move: open gates",
    "move: target",
    "move: how",
    "move: units",
    "move: creature",
    "announced: card",
    "announced: seat",
    "announced: vetoes",
]
FIRST_OF_TABLE: Final[i64] = 37
FIRST_OF_TILES: Final[i64] = 46
FIRST_OF_CITIES: Final[i64] = 94
FIRST_OF_PYRAMIDS: Final[i64] = 99
FIRST_OF_WAITING: Final[i64] = 129
FIRST_OF_OWN: Final[i64] = 144
FIRST_OF_OTHERS: Final[i64] = 177
FIRST_OF_HOLDERS: Final[i64] = 210
FIRST_OF_CREATURES: Final[i64] = 243
FIRST_OF_HAND: Final[i64] = 257
FIRST_OF_VISION: Final[i64] = 285
FIRST_OF_SEATS: Final[i64] = 299
OF_POINTS: Final[i64] = 7  # where they begin among the numbers of a seat,
OF_BATTLE_CARDS: Final[i64] = 11  # where these do,
OF_SPACES: Final[i64] = 19  # and these
WIDTH_OF_SEAT: Final[i64] = 29
FIRST_OF_BATTLE: Final[i64] = 444
WIDTH_OF_SIDE: Final[i64] = 14
FIRST_OF_MOVE: Final[i64] = 476
FIRST_OF_CARD: Final[i64] = 485
ALL: Final[i64] = 488


def encode(state: Fields, seat: i64, buffers: Buffers, row: i64) -> None:
    """Writes a row of the observations."""
    found = buffers.observations
    first = row * ALL
    clear(found, first, first + FIRST_OF_HAND)
    clear(found, first + FIRST_OF_VISION, first + FIRST_OF_SEATS)
    absent = FIRST_OF_SEATS + state.seats * WIDTH_OF_SEAT
    clear(found, first + absent, first + ALL)
    encode_table(state, seat, found, first)
    encode_districts(state, seat, found, first)
    encode_cards(state, seat, found, first + FIRST_OF_HAND)
    for other in range(state.seats):
        after = (other - seat) % state.seats
        encode_seat(state, other, found, first + FIRST_OF_SEATS + after * WIDTH_OF_SEAT)
        encode_pieces(state, other, after, found, first)
    hidden = state.buried[seat]
    for card in range(BATTLE_CARDS):
        if hidden & BIT[card]:
            found[first + FIRST_OF_SEATS + OF_BATTLE_CARDS + card] = OUT
    if state.battle is not None:
        encode_battle(state, seat, state.battle, found, first + FIRST_OF_BATTLE)
    if state.move is not None:
        encode_move(state.move, found, first + FIRST_OF_MOVE)
    if state.announced is not None:
        at = first + FIRST_OF_CARD
        found[at] = i16(state.announced.card + 1)
        found[at + 1] = i16(1 + (state.announced.seat - seat) % state.seats)
        found[at + 2] = i16(state.announced.vetoes)


def clear(found: vec[i16], first: i64, end: i64) -> None:
    for at in range(first, end):
        found[at] = 0


def encode_table(state: Fields, seat: i64, found: vec[i16], first: i64) -> None:
    at = first + FIRST_OF_TABLE
    if state.pending:
        found[first + state.pending.kind] = 1
        found[at] = i16(state.pending.argument)
        found[at + 1] = i16(1 + (state.pending.seat - seat) % state.seats)
    found[at + 2] = i16(state.round)
    found[at + 3] = i16(state.phase)
    found[at + 4] = i16(state.turn)
    found[at + 5] = i16(state.goal)
    found[at + 6] = i16(state.pile_size)
    found[at + 7] = i16(state.looking_size)
    found[at + 8] = i16(state.put_units)
    mark_tiles(state.offer, FOR_SALE, found, first + FIRST_OF_TILES)


def mark_tiles(tiles: i64, mark: i16, found: vec[i16], at: i64) -> None:
    while tiles > 0:
        if tiles & 1:
            found[at] = mark
        tiles >>= 1
        at += 1


def encode_districts(state: Fields, seat: i64, found: vec[i16], first: i64) -> None:
    at = first + FIRST_OF_PYRAMIDS
    for district in range(DISTRICTS):
        pyramid = state.standing[district]
        if pyramid != NONE:
            found[at + district * 2] = i16(1 + pyramid % COLOURS)
            found[at + district * 2 + 1] = i16(state.levels[pyramid])
    if state.waiting:
        for district in range(DISTRICTS):
            found[first + FIRST_OF_WAITING + district] = i16(state.waiting >> district & 1)
    at = first + FIRST_OF_CREATURES
    for creature in range(CREATURES):
        owner = state.creature_owner[creature]
        if owner != NONE:
            found[at + creature * 2] = i16(1 + (owner - seat) % state.seats)
            found[at + creature * 2 + 1] = i16(1 + state.creature_area[creature])


def encode_cards(state: Fields, seat: i64, found: vec[i16], at: i64) -> None:
    """Own DI cards, the discard pile, and what Vision shows the seat."""
    own = seat * DI_TYPES
    for card in range(DI_TYPES):
        found[at + card] = i16(state.hands[own + card])
        found[at + DI_TYPES + card] = i16(state.discard[card])
    if state.looking_size > 0 and state.pending.seat == seat:
        for card in range(DI_TYPES):
            found[at + 2 * DI_TYPES + card] = i16(state.looking[card])


def encode_seat(state: Fields, seat: i64, found: vec[i16], at: i64) -> None:
    """What lies before a player for all to see."""
    found[at] = 1
    found[at + 1] = i16(place_in_order(state, seat))
    found[at + 2] = 0
    for place in range(len(state.named)):
        if state.named[place] == seat:
            found[at + 2] = i16(place + 1)
    found[at + 3] = i16(state.prayer[seat])
    found[at + 4] = i16(state.reserve[seat])
    found[at + 5] = i16(state.hand_sizes[seat])
    found[at + 6] = i16(state.buried_sizes[seat])
    for source in range(SOURCES):
        found[at + OF_POINTS + source] = i16(state.points[seat * SOURCES + source])
    own, shown = state.battle_set[seat], state.shown[seat]
    for card in range(BATTLE_CARDS):
        mark: i16 = 0
        if own & BIT[card]:
            mark = OUT if shown & BIT[card] else IN_SET
        found[at + OF_BATTLE_CARDS + card] = mark
    filled = state.filled[seat]
    for space in range(SPACES):
        found[at + OF_SPACES + space] = i16(filled >> space & 1)
    if state.silver[seat] != NONE:
        found[at + OF_SPACES + state.silver[seat]] = SILVER_THERE


def encode_pieces(state: Fields, seat: i64, after: i64, found: vec[i16], first: i64) -> None:
    """City, tiles and units of the seat so many after the one that looks."""
    if state.city[seat] != NONE:
        found[first + FIRST_OF_CITIES + state.city[seat]] = i16(1 + after)
    mark_tiles(state.tiles[seat], i16(OWNED + after), found, first + FIRST_OF_TILES)
    units = state.units
    own = seat * AREAS
    for area in EXISTING[state.seats]:
        if units[own + area] > 0:
            if after == 0:
                found[first + FIRST_OF_OWN + area] = i16(units[own + area])
            else:
                found[first + FIRST_OF_OTHERS + area] = i16(units[own + area])
                found[first + FIRST_OF_HOLDERS + area] = i16(1 + after)


def encode_battle(state: Fields, seat: i64, battle: Battle, found: vec[i16], at: i64) -> None:
    """K9 Cards from the reveal on; before it the own ones, and what Prescience shows (K9.4.2)."""
    found[at] = i16(battle.area + 1)
    found[at + 1] = 1 if battle.at_night else 0
    found[at + 2] = i16(battle.stage)
    found[at + 3] = i16(battle.winner + 1)
    at += 4
    for number in (ATTACKER, DEFENDER):
        side = battle.side(number)
        found[at] = i16(1 + (side.seat - seat) % state.seats)
        found[at + 1] = i16(side.committed)
        is_open = battle.stage > STAGE_COMMIT or side.seat == seat
        if is_open or foresees(state, seat):
            found[at + 2] = i16(side.card + 1)
        if is_open:
            found[at + 3] = i16(side.discard + 1)
            if side.added != NONE:
                for card, copies in enumerate(added_counts(side.added)):
                    found[at + 8 + card] = i16(copies)
        found[at + 4] = i16(side.wound)
        found[at + 5] = i16(side.lost)
        found[at + 6] = i16(side.units)
        found[at + 7] = i16(side.creature + 1)
        at += WIDTH_OF_SIDE


def encode_move(move: Move, found: vec[i16], at: i64) -> None:
    found[at] = i16(move.at + 1)
    found[at + 1] = i16(move.origin + 1)
    found[at + 2] = i16(move.used)
    found[at + 3] = i16(move.leader + 1)
    found[at + 4] = 1 if move.open_gates else 0
    found[at + 5] = i16(move.target + 1)
    found[at + 6] = i16(move.how)
    found[at + 7] = i16(move.units)
    found[at + 8] = i16(move.creature + 1)


assert FEATURES.index("asked about") == FIRST_OF_TABLE and len(FEATURES) == ALL
assert FEATURES.index("battle: area") == FIRST_OF_BATTLE
assert FEATURES.index("move: at") == FIRST_OF_MOVE
assert len(OF_A_SEAT) == WIDTH_OF_SEAT and len(OF_A_SIDE) == WIDTH_OF_SIDE
assert OF_A_SEAT.index(f"space: {SPACE_IDS[0]}") == OF_SPACES
