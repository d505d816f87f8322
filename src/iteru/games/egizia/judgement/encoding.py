"""A position as numbers for learners: what one seat knows, Sphinx cards of others left out (E15.1).

The seat that looks comes first, the others follow in the order of their seats.
"""

from typing import Final

from iteru.games.egizia.box.components import PRINTED
from iteru.games.egizia.box.ids import (
    CARD_SPACES,
    CREW_TILES,
    CREWS,
    GRAVE_KINDS,
    GRAVES,
    MARKETS,
    MAX_SEATS,
    PYRAMID_ROWS,
    SITES,
    SLOTS,
    TRACKS,
)
from iteru.games.egizia.frames import BUILD_SITE, DEAL, FRAME_KINDS
from iteru.games.egizia.sight.hidden import sees_looking
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling.places import STONE_PLACES
from iteru.kernel.buffers import Buffers
from iteru.kernel.frames import unpacked
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i16, i64, vec
from iteru.kernel.sets import set_of

GONE: Final = 1  # where a Nile card is: 0 nobody has seen it, this if it is out of the game,
HELD: Final = 2  # this + how many seats after the one that looks hold it,
SPENT: Final = 6  # the same if its power was used in this round, or it is the upgraded field,
ON_CARD_SPACE: Final = 10  # or this + its card space
IN_HAND: Final = 1  # a Sphinx card of the seat that looks
LOOKED_AT: Final = 2  # one of those that it chooses from

# What each number is. Of a ship, a stone or the first builder: 0 if there is none, else 1 + how
# many seats its owner sits after the one that looks.
OF_A_SEAT: Final = [
    "plays",
    "score",
    "bid",
    "order tile",
    "rank",
    "stones",
    *[f"market: {market}" for market in MARKETS],
    *[f"strength: {crew}" for crew in CREWS],
    *[f"tired: {crew}" for crew in CREWS],
    *[f"built at: {site}" for site in SITES],
    "ships left",
    "first space downstream",
    "has passed",
    "Sphinx cards",
    "questions to come",
]
FEATURES: Final = [
    *[f"asked: {kind}" for kind in FRAME_KINDS[:DEAL]],
    "number in the question",  # as frames.py tells
    "to move",  # seats after the one that looks; -1: the game is over
    "round",
    "phase",
    "irrigation",
    "space used twice",  # its order on the Nile; 0: none
    "first builder",
    "strength left",
    "points of the build action",
    "Sphinx deck",
    "Sphinx cards looked at",
    *[f"site to come: {site}" for site in SITES],
    *[f"row completed: {row + 1}" for row in range(PYRAMID_ROWS)],
    *[f"grave: {place + 1}" for place in range(GRAVES)],  # value; 0: face down
    *[f"graves face down: {value}" for value in PRINTED.stones.grave_values],
    *[f"ship: {space}" for space in PRINTED.river.spaces],  # none on sites
    *[f"ship: {site} {slot + 1}" for site in SITES for slot in range(SLOTS)],
    *[f"stone: {place}" for place in STONE_PLACES],
    *[f"Nile card: {card}" for card in PRINTED.nile.cards],
    *[f"Sphinx card: {card}" for card in PRINTED.sphinx.cards],
    *[f"seat {seat}: {name}" for seat in range(MAX_SEATS) for name in OF_A_SEAT],
]
FIRST_OF_TURN: Final = 18
FIRST_OF_SITES: Final = 29
FIRST_OF_ROWS: Final = 32
FIRST_OF_GRAVES: Final = 38
FIRST_OF_RIVER: Final = 55
FIRST_OF_SLOTS: Final = 75
FIRST_OF_STONES: Final = 90
FIRST_OF_NILE_CARDS: Final = 143
FIRST_OF_SPHINX_CARDS: Final = 200
FIRST_OF_SEATS: Final = 230
WIDTH_OF_SEAT: Final = 24
ALL: Final = 326

SITE_SPACES: Final[i64] = set_of([PRINTED.river.site.index(site) for site in range(len(SITES))])


def encode(state: Fields, seat: i64, buffers: Buffers, row: i64) -> None:
    """Writes a row of the observations."""
    found = buffers.observations
    first = row * ALL
    for at in range(first, first + ALL):
        found[at] = 0
    encode_turn(state, seat, found, first)
    encode_board(state, seat, found, first)
    for other in range(state.seats):
        encode_seat(state, other, (other - seat) % state.seats, found, first)
    encode_cards(state, found, first + FIRST_OF_NILE_CARDS)
    at = first + FIRST_OF_SPHINX_CARDS
    mark(found, at, state.hands[seat], IN_HAND)
    if sees_looking(state, seat):
        mark(found, at, state.looking, LOOKED_AT)
    for frame in state.pending.packed():
        kind, asked, site = unpacked(frame)
        if kind == BUILD_SITE:
            found[first + FIRST_OF_SITES + site] = 1
        elif kind < DEAL:
            after = (asked - seat) % state.seats
            found[first + FIRST_OF_SEATS + after * WIDTH_OF_SEAT + WIDTH_OF_SEAT - 1] += 1


def mark(found: vec[i16], at: i64, numbers: i64, value: i64) -> None:
    """Writes the value for each number of a set."""
    while numbers > 0:
        if numbers & 1:
            found[at] = i16(value)
        numbers >>= 1
        at += 1


def encode_turn(state: Fields, seat: i64, found: vec[i16], first: i64) -> None:
    at = first + FIRST_OF_TURN
    found[at + 1] = -1
    if state.pending:
        kind, asked, argument = state.pending.top()
        found[first + kind] = 1
        found[at] = i16(argument)
        found[at + 1] = i16((asked - seat) % state.seats)
    found[at + 2] = i16(state.round)
    found[at + 3] = i16(state.phase)
    found[at + 4] = i16(state.irrigation)
    found[at + 5] = i16(state.reused + 1)
    if state.first_builder != NONE:
        found[at + 6] = i16(1 + (state.first_builder - seat) % state.seats)
    found[at + 7] = i16(state.work_left)
    found[at + 8] = i16(state.work_spent)
    for size in state.batch_sizes:
        found[at + 9] += i16(size)
    found[at + 10] = i16(state.looking_size)
    mark(found, first + FIRST_OF_ROWS, state.work_rows, 1)


def encode_board(state: Fields, seat: i64, found: vec[i16], first: i64) -> None:
    """Grave tiles, and the ships on the sites."""
    at = first + FIRST_OF_GRAVES
    for place in range(GRAVES):
        found[at + place] = i16(state.graves[place])
    for kind in range(GRAVE_KINDS):
        found[at + GRAVES + kind] = i16(state.unseen_graves[kind])
    at = first + FIRST_OF_SLOTS
    for slot in range(len(SITES) * SLOTS):
        owner = state.site_ships[slot]
        if owner != NONE:
            found[at + slot] = i16(1 + (owner - seat) % state.seats)


def encode_cards(state: Fields, found: vec[i16], at: i64) -> None:
    """Nile cards that lie on the Nile or are out of the game."""
    mark(found, at, state.gone, GONE)
    for number in range(CARD_SPACES):
        card = state.laid[number]
        if card != NONE:
            found[at + card] = i16(ON_CARD_SPACE + number)


def encode_seat(state: Fields, seat: i64, after: i64, found: vec[i16], first: i64) -> None:
    """What everybody sees of a seat, as that of the seat so many after the one that looks."""
    held = state.held[seat]
    mark(found, first + FIRST_OF_RIVER, state.ships[seat] & ~SITE_SPACES, 1 + after)
    mark(found, first + FIRST_OF_STONES, state.built[seat], 1 + after)
    mark(found, first + FIRST_OF_NILE_CARDS, held, HELD + after)
    mark(found, first + FIRST_OF_NILE_CARDS, held & state.used, SPENT + after)
    if state.upgraded != NONE and held >> state.upgraded & 1:
        found[first + FIRST_OF_NILE_CARDS + state.upgraded] = i16(SPENT + after)
    at = first + FIRST_OF_SEATS + after * WIDTH_OF_SEAT
    found[at] = 1
    found[at + 1] = i16(state.score[seat])
    found[at + 2] = i16(state.bids[seat])
    for place in range(state.seats):
        if state.order[place] == seat:
            found[at + 3] = i16(place + 1)
        if state.rank[place] == seat:
            found[at + 4] = i16(place + 1)
    found[at + 5] = i16(state.reserve[seat])
    for track in range(TRACKS):
        found[at + 6 + track] = i16(state.market[seat * TRACKS + track])
    for crew in range(CREW_TILES):
        found[at + 8 + crew] = i16(state.strength[seat * CREW_TILES + crew])
    mark(found, at + 12, state.tired[seat], 1)
    mark(found, at + 16, state.sites_built[seat], 1)
    found[at + 19] = i16(state.ships_left[seat])
    found[at + 20] = i16(state.downstream[seat] + 1)
    found[at + 21] = i16(state.passed >> seat & 1)
    found[at + 22] = i16(state.hand_sizes[seat])


assert len(FEATURES) == ALL and len(OF_A_SEAT) == WIDTH_OF_SEAT
assert FEATURES[FIRST_OF_SEATS] == "seat 0: plays" and SPENT == HELD + MAX_SEATS
assert ON_CARD_SPACE == SPENT + MAX_SEATS
