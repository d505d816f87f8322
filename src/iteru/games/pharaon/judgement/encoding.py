"""A position as numbers for learners: what one seat knows, that seat first (P13.1).

Seats are told by how many come after the one that looks; alone, the Traitor is one after it.
"""

from typing import Final

from iteru.games.pharaon.box.components import KIND_NAMES, PRINTED, UNIT_NAMES
from iteru.games.pharaon.box.ids import (
    ARTISANS,
    BASIC_NAMES,
    BASICS,
    JARS,
    KINDS,
    MAX_SEATS,
    MOST_SETS,
    NOBLES,
    RESOURCES,
    SECTIONS,
    TILES,
    UNITS,
    WHEEL_SPACES,
)
from iteru.games.pharaon.frames import FRAME_KINDS, SETUP_SEAT
from iteru.games.pharaon.rules.jars import traitor_jars
from iteru.games.pharaon.rules.traitor.tiles import filled
from iteru.games.pharaon.state import Fields, facing_sector, holders_of
from iteru.kernel.buffers import Buffers
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i16, i64, vec

# Where a card or jar is: 0 nobody knows, else
OPEN: Final = 1  # on display, of jars under the pyramid,
GONE: Final = 2  # out of the game, of jars discarded,
OF_TRAITOR: Final = 3  # in the Traitor's stack,
OFFERED: Final = 4  # to the seat that looks,
ASIDE: Final = 5  # set aside by it,
OWNED: Final = 6  # or this + how many seats after it

OF_A_SEAT: Final = [
    "plays",
    *[f"owns {kind}" for kind in KIND_NAMES],
    *[f"Nile: {track}" for track in BASIC_NAMES],
    "stage",
    "passed",  # as which one; 0: it has not
    "space in the pyramid",
]
FEATURES: Final = [
    *[f"asked: {kind}" for kind in FRAME_KINDS[:SETUP_SEAT]],
    "argument",  # of the question (frames.py)
    "to move",  # -1: the game is over
    "round",
    "direction",
    "first player",  # -1: nobody yet, as of the next one
    "Pharaoh",
    "spaces of a sector",
    "scribes do not pay access",
    "one track for a High Official",
    "Nile tracks for a god",
    "Traitor's jars",
    *[f"position: {section}" for section in SECTIONS],
    *[f"faces sector: {section}" for section in SECTIONS],
    # a kind of what seats own, BLOCK or -1
    *[f"wheel: {sector} {space}" for sector in BASIC_NAMES for space in range(WHEEL_SPACES)],
    *[f"supply: {resource}" for resource in RESOURCES],
    *[f"bag: {offering}" for offering in PRINTED.offerings],
    *[f"discards: {offering}" for offering in PRINTED.offerings],
    # an offering type or -1
    *[f"set {place + 1}: {side}" for place in range(MOST_SETS) for side in ("left", "right")],
    *[f"bonus {place + 1}" for place in range(MOST_SETS)],
    *[f"noble: {noble}" for noble in PRINTED.nobles],
    *[f"used: {noble}" for noble in PRINTED.nobles],
    *[f"artisan: {artisan}" for artisan in PRINTED.artisans],
    *[f"jar: {jar}" for jar in PRINTED.jars],
    "paid: access",  # a kind of unit, -1: none as yet
    *[f"paid: {unit}" for unit in UNIT_NAMES],
    *[f"seat {seat}: {name}" for seat in range(MAX_SEATS) for name in OF_A_SEAT],
    *[
        f"tile {place + 1}: {name}"
        for place in range(len(TILES))
        for name in ("id", "side", "tied resource", "spaces covered")
    ],
]
FIRST_OF_TABLE: Final = 20
FIRST_OF_RING: Final = 31
FIRST_OF_ROWS: Final = 41
FIRST_OF_NOBLES: Final = 109
FIRST_OF_USED: Final = FIRST_OF_NOBLES + NOBLES
FIRST_OF_ARTISANS: Final = FIRST_OF_USED + NOBLES
FIRST_OF_JARS: Final = FIRST_OF_ARTISANS + ARTISANS
FIRST_OF_PAYMENT: Final = FIRST_OF_JARS + JARS
FIRST_OF_SEATS: Final = FIRST_OF_PAYMENT + 1 + UNITS
WIDTH_OF_SEAT: Final = 27
FIRST_OF_TILES: Final = FIRST_OF_SEATS + MAX_SEATS * WIDTH_OF_SEAT
WIDTH_OF_TILE: Final = 4
ALL: Final = 393


def encode(state: Fields, seat: i64, buffers: Buffers, row: i64) -> None:
    """Writes a row of the observations."""
    found = buffers.observations
    first = row * ALL
    for at in range(first, first + ALL):
        found[at] = 0
    encode_table(state, seat, found, first)
    at = first + FIRST_OF_ROWS
    at = copied(state.wheel, found, at)
    at = copied(state.supply, found, at)
    at = copied(state.bag, found, at)
    at = copied(state.discards, found, at)
    at = copied(state.set_tokens, found, at)
    copied(state.bonus, found, at)
    encode_cards(state, seat, found, first)
    encode_payment(state, found, first + FIRST_OF_PAYMENT)
    holders = holders_of(state)
    for holder in range(holders):
        after = (holder - seat) % holders
        encode_holder(state, holder, found, first + FIRST_OF_SEATS + after * WIDTH_OF_SEAT)
        mark(state.nobles[holder], OWNED + after, found, first + FIRST_OF_NOBLES)
        mark(state.artisans[holder], OWNED + after, found, first + FIRST_OF_ARTISANS)
    for place in range(len(state.passed)):
        after = (state.passed[place] - seat) % holders
        found[first + FIRST_OF_SEATS + after * WIDTH_OF_SEAT + 25] = i16(place + 1)
    encode_tiles(state, found, first + FIRST_OF_TILES)


def encode_table(state: Fields, seat: i64, found: vec[i16], first: i64) -> None:
    """The question and what stands still for a round or longer."""
    at = first + FIRST_OF_TABLE
    found[at + 1] = NONE
    if state.pending:
        found[first + state.pending.kind] = 1
        found[at] = i16(state.pending.argument)
        found[at + 1] = i16((state.pending.seat - seat) % state.seats)
    found[at + 2] = i16(state.round)
    found[at + 3] = i16(state.direction)
    found[at + 4] = i16(seats_after(state, seat, state.first))
    found[at + 5] = i16(seats_after(state, seat, state.pharaoh))
    found[at + 6] = i16(state.usable)
    found[at + 7] = 1 if state.strict else 0
    found[at + 8] = 1 if state.one_track else 0
    found[at + 9] = i16(state.nile_needed)
    found[at + 10] = i16(traitor_jars(state))
    at = first + FIRST_OF_RING
    for section in range(len(SECTIONS)):
        found[at + section] = i16(state.position[section])
        found[at + len(SECTIONS) + section] = i16(facing_sector(state, section))


def seats_after(state: Fields, seat: i64, holder: i64) -> i64:
    return NONE if holder == NONE else (holder - seat) % holders_of(state)


def copied(numbers: vec[i64], found: vec[i16], at: i64) -> i64:
    """Writes a row of the state; returns the place behind it."""
    for number in numbers:
        found[at] = i16(number)
        at += 1
    return at


def mark(cards: i64, where: i64, found: vec[i16], at: i64) -> None:
    """Writes where the cards of a set are."""
    while cards != 0:
        if cards & 1:
            found[at] = i16(where)
        cards >>= 1
        at += 1


def mark_each(cards: vec[i64], where: i64, found: vec[i16], at: i64) -> None:
    for card in cards:
        if card >= 0:
            found[at + card] = i16(where)


def encode_cards(state: Fields, seat: i64, found: vec[i16], first: i64) -> None:
    """All that no holder owns. P13.1 Of the nobles of set-up only those that the seat drew."""
    at = first + FIRST_OF_NOBLES
    mark_each(state.noble_slots, OPEN, found, at)
    mark(state.nobles_removed, GONE, found, at)
    if len(state.offered) > 0 and state.pending.seat == seat:
        mark_each(state.offered, OFFERED, found, at)
    if len(state.aside) > 0 and state.aside[seat] >= 0:
        found[at + state.aside[seat]] = ASIDE
    mark(state.used, 1, found, first + FIRST_OF_USED)
    at = first + FIRST_OF_ARTISANS
    mark_each(state.artisan_slots, OPEN, found, at)
    mark(state.artisans_removed, GONE, found, at)
    at = first + FIRST_OF_JARS
    mark_each(state.jars_shown, OPEN, found, at)
    mark_each(state.jar_discards, GONE, found, at)
    mark(state.traitor_stack, OF_TRAITOR, found, at)


def encode_payment(state: Fields, found: vec[i16], at: i64) -> None:
    """P3.10.6 What was chosen so far; the mask tells what may follow."""
    found[at] = NONE
    if len(state.paying) > 0:
        found[at] = i16(state.paying[0])
        for place in range(2, len(state.paying)):
            found[at + 1 + state.paying[place]] += 1


def encode_holder(state: Fields, holder: i64, found: vec[i16], at: i64) -> None:
    found[at] = 1
    at += 1
    for kind in range(holder * KINDS, holder * KINDS + KINDS):
        found[at] = i16(state.own[kind])
        at += 1
    for track in range(holder * BASICS, holder * BASICS + BASICS):
        found[at] = i16(state.nile[track])
        at += 1
    found[at] = i16(state.stage[holder])
    found[at + 2] = i16(state.index[holder])


def encode_tiles(state: Fields, found: vec[i16], at: i64) -> None:
    """P11.2 Nothing but in the solo game."""
    for place in range(len(state.tile_row)):
        found[at] = i16(state.tile_row[place])
        found[at + 1] = i16(state.tile_sides[place])
        found[at + 2] = i16(state.tied[place]) if len(state.tied) > 0 else NONE
        found[at + 3] = i16(filled(state, place))
        at += WIDTH_OF_TILE


assert len(FEATURES) == ALL and len(OF_A_SEAT) == WIDTH_OF_SEAT
assert FEATURES[FIRST_OF_TABLE] == "argument"
assert FEATURES[FIRST_OF_ROWS].startswith("wheel") and FEATURES[FIRST_OF_NOBLES].startswith("noble")
assert FEATURES[FIRST_OF_TILES].startswith("tile")
