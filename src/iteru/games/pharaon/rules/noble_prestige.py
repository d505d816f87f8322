"""What the nobles of a holder are worth (P9.10)."""

from typing import Final

from iteru.games.pharaon.box.components import ARTISAN_PRESTIGE, PRINTED
from iteru.games.pharaon.box.ids import (
    BASICS,
    FIRST_OFFERING,
    KINDS,
    NILE_TOP,
    NOBLES,
    PER_ARTISAN_VALUES,
    PER_BASICS,
    PER_FIRST_PLAYER,
    PER_GODS,
    PER_GODS_BESIDE,
    PER_NOBLES,
    PER_OFFERINGS,
    PER_PHARAOH,
    PER_SILVER,
    PER_STAGES,
    PER_TOP_TRACKS,
    POSITIONS,
    SILVER,
)
from iteru.games.pharaon.state import Fields
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT, BITS_IN, count_bits

PRESTIGE: Final = bytes(PRINTED.noble_prestige)
PER: Final = PRINTED.noble_per


def counts_gods(noble: i64) -> bool:
    return any(count in (PER_GODS, PER_GODS_BESIDE) for _, count, _ in PER[noble])


# Sets of nobles: those that copy another one, and those whose points depend on the gods (P8.4).
COPYING: Final[i64] = sum([BIT[noble] for noble in range(NOBLES) if PRINTED.noble_copies[noble]])
PIOUS: Final[i64] = sum([BIT[noble] for noble in range(NOBLES) if counts_gods(noble)])
# The different values of artisans (P9.10), and for each the set of artisans that have it.
ARTISAN_VALUES: Final = bytes(sorted(set(ARTISAN_PRESTIGE)))
ARTISANS_OF_VALUE: Final = vec[i64](
    [
        sum([BIT[artisan] for artisan, own in enumerate(ARTISAN_PRESTIGE) if own == value])
        for value in ARTISAN_VALUES
    ]
)


def prestige(state: Fields, holder: i64, noble: i64, satisfied: i64) -> i64:
    """P9.10 The points of one own noble, with this set of gods (bits of positions)."""
    if COPYING >> noble & 1:
        return best_to_copy(state, holder, satisfied)
    points = PRESTIGE[noble]
    for each, count, section in PER[noble]:
        points += each * counted(state, holder, count, section, satisfied)
    return points


def nobles_prestige(state: Fields, holder: i64, satisfied: i64) -> i64:
    """P10.2 The points of all nobles of a holder."""
    points: i64 = 0
    best: i64 = 0
    nobles = state.nobles[holder] & ~COPYING
    noble: i64 = 0
    while nobles != 0:
        if nobles & 1:
            own = prestige(state, holder, noble, satisfied)
            points += own
            best = max(best, own)
        nobles >>= 1
        noble += 1
    return points + best * count_bits(state.nobles[holder] & COPYING)


def best_to_copy(state: Fields, holder: i64, satisfied: i64) -> i64:
    """P9.7 The highest points among the holder's nobles that copy nobody, 0 if there is none."""
    best: i64 = 0
    nobles = state.nobles[holder] & ~COPYING
    noble: i64 = 0
    while nobles != 0:
        if nobles & 1:
            best = max(best, prestige(state, holder, noble, satisfied))
        nobles >>= 1
        noble += 1
    return best


def add_prestige_of_gods(state: Fields, holder: i64, gods: vec[i64]) -> None:
    """P8.4 Adds to each god, by position, what it is worth through the nobles that count gods."""
    for noble in range(NOBLES):
        if state.nobles[holder] & PIOUS & BIT[noble]:
            for each, count, section in PER[noble]:
                if count == PER_GODS:
                    for position in range(POSITIONS):
                        gods[position] += each
                elif count == PER_GODS_BESIDE:
                    position = state.position[section]
                    gods[position] += each
                    gods[(position + POSITIONS - 1) % POSITIONS] += each


def counted(state: Fields, holder: i64, count: i64, section: i64, satisfied: i64) -> i64:
    """P9.10 How many there are of what a noble counts."""
    if count == PER_GODS_BESIDE:
        return gods_beside(state, section, satisfied)
    if count == PER_GODS:
        return BITS_IN[satisfied]
    if count == PER_PHARAOH:
        return 1 if state.pharaoh == holder else 0
    if count == PER_FIRST_PLAYER:
        return 1 if state.first == holder else 0
    if count == PER_NOBLES:
        return count_bits(state.nobles[holder])
    if count == PER_ARTISAN_VALUES:
        return different_artisan_values(state, holder)
    if count == PER_STAGES:
        return state.stage[holder]
    if count == PER_OFFERINGS:
        return offering_tokens(state, holder)
    if count == PER_SILVER:
        return state.own[holder * KINDS + SILVER]
    if count == PER_BASICS:
        return basic_resources(state, holder)
    assert count == PER_TOP_TRACKS
    return tracks_at_level(state, holder, NILE_TOP)


def gods_beside(state: Fields, section: i64, satisfied: i64) -> i64:
    """The gods of the set on the two edges of a section, 0 to 2."""
    position = state.position[section]
    before = (position + POSITIONS - 1) % POSITIONS
    return (satisfied >> position & 1) + (satisfied >> before & 1)


def different_artisan_values(state: Fields, holder: i64) -> i64:
    own = state.artisans[holder]
    found: i64 = 0
    for artisans in ARTISANS_OF_VALUE:
        if own & artisans:
            found += 1
    return found


def offering_tokens(state: Fields, holder: i64) -> i64:
    """All offering tokens of a holder, of every kind."""
    total: i64 = 0
    for kind in range(holder * KINDS + FIRST_OFFERING, holder * KINDS + KINDS):
        total += state.own[kind]
    return total


def basic_resources(state: Fields, holder: i64) -> i64:
    """Basic resources and resource-offerings; silver is no basic resource (P3.3)."""
    first = holder * KINDS
    total: i64 = 0
    for resource in range(BASICS):
        total += state.own[first + resource] + state.own[first + FIRST_OFFERING + resource]
    return total


def tracks_at_level(state: Fields, holder: i64, level: i64) -> i64:
    """The Nile tracks on which a holder has reached at least this level."""
    found: i64 = 0
    for track in range(holder * BASICS, holder * BASICS + BASICS):
        if state.nile[track] >= level:
            found += 1
    return found
