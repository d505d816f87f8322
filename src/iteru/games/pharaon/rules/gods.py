"""The gods between the sections, and which of them a holder satisfies (P8)."""

from typing import Final

from iteru.games.pharaon.box.components import PRINTED, table
from iteru.games.pharaon.box.ids import (
    ARTISANS_SECTION,
    BURIAL_SECTION,
    NILE_SECTION,
    NOBLES_SECTION,
    OFFERINGS_SECTION,
    POSITIONS,
)
from iteru.games.pharaon.rules.noble_prestige import (
    COPYING,
    PIOUS,
    add_prestige_of_gods,
    best_to_copy,
    offering_tokens,
    tracks_at_level,
)
from iteru.games.pharaon.state import Fields
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT, BITS_IN, count_bits

MOST_GODS: Final = 2  # that one section can serve, one on each edge
SETS_OF_GODS: Final = BIT[POSITIONS]
CAPACITIES: Final = (MOST_GODS + 1) ** POSITIONS
HALF_PRESTIGE: Final = bytes(PRINTED.half_prestige)
NEEDED: Final = bytes(PRINTED.needed)
WEIGHT: Final = 1024  # more than all gods are worth: the first comparison before the second


def served(gods: i64, position: i64) -> i64:
    """How many gods of a set stand on the two edges of the section at a position."""
    before = (position + POSITIONS - 1) % POSITIONS
    return (gods >> position & 1) + (gods >> before & 1)


def possible_sets(digits: int) -> list[int]:
    """P8.4 The sets in which no section serves more gods than it can; digits to base 3."""
    found: list[int] = []
    for gods in range(SETS_OF_GODS):
        left = digits
        fits = True
        for position in range(POSITIONS):
            fits = fits and served(gods, position) <= left % (MOST_GODS + 1)
            left //= MOST_GODS + 1
        if fits:
            found.append(gods)
    return found


def ring_order(gods: int) -> tuple[int, list[int]]:
    """P8.4 More gods first, then those that come first in the ring."""
    return -BITS_IN[gods], [position for position in range(POSITIONS) if gods >> position & 1]


def is_largest(gods: int, possible: list[int]) -> bool:
    return not any(more != gods and more & gods == gods for more in possible)


def largest_sets(digits: int) -> list[int]:
    """The possible sets to which no god can be added, in the order in which ties are decided.

    A god never costs points, so that no other set can be the best one.
    """
    possible = possible_sets(digits)
    found = [gods for gods in possible if is_largest(gods, possible)]
    found.sort(key=ring_order)
    return found


# By the number of gods that each section can serve, digits to base 3 by position.
LARGEST_SETS: Final = table([largest_sets(digits) for digits in range(CAPACITIES)])


def needed(state: Fields, section: i64) -> i64:
    """P8.2, P8.3 How many one god asks for."""
    return state.nile_needed if section == NILE_SECTION else NEEDED[section]


def half_count(state: Fields, holder: i64, section: i64) -> i64:
    """P8.2 How many a holder has of what the gods beside a section ask for."""
    if section == OFFERINGS_SECTION:
        return offering_tokens(state, holder)
    if section == NOBLES_SECTION:
        return count_bits(state.nobles[holder])
    if section == NILE_SECTION:
        return tracks_at_level(state, holder, 1)
    if section == ARTISANS_SECTION:
        return count_bits(state.artisans[holder])
    assert section == BURIAL_SECTION
    return state.stage[holder]


def left_for(state: Fields, holder: i64, section: i64, position: i64, gods: i64) -> i64:
    """P8.4 How many a god may count in one of its sections: what the others of a set leave."""
    others = served(gods & ~BIT[position], state.position[section])
    return max(0, half_count(state, holder, section) - others * needed(state, section))


def capacity(state: Fields, holder: i64, section: i64) -> i64:
    """P8.4 How many gods a section can serve: nothing is counted for both of them."""
    return min(half_count(state, holder, section) // needed(state, section), MOST_GODS)


def capacities(state: Fields, holder: i64) -> i64:
    """The capacity of all sections, digits to base 3 by position."""
    total: i64 = 0
    for position in range(POSITIONS - 1, -1, -1):
        total = total * (MOST_GODS + 1) + capacity(state, holder, state.ring[position])
    return total


def value(state: Fields, position: i64) -> i64:
    """P8.1 The god on the clockwise edge of a position is worth both half-conditions."""
    return (
        HALF_PRESTIGE[state.ring[position]] + HALF_PRESTIGE[state.ring[(position + 1) % POSITIONS]]
    )


def gods_prestige(state: Fields, satisfied: i64) -> i64:
    """P10.1 The sum over a set of gods."""
    points: i64 = 0
    for position in range(POSITIONS):
        if satisfied >> position & 1:
            points += value(state, position)
    return points


def satisfied(state: Fields, holder: i64) -> i64:
    """P8.4 The best possible set of gods, as bits of positions.

    Most points of gods and nobles together, then of gods alone, then more gods, then ring order.
    """
    sets = LARGEST_SETS[capacities(state, holder)]
    if len(sets) == 1:
        return sets[0]
    worth = vec[i64]([value(state, position) for position in range(POSITIONS)])
    if state.nobles[holder] & PIOUS:
        add_prestige_of_gods(state, holder, worth)
    copied = state.nobles[holder] & COPYING
    best = sets[0]
    most: i64 = -1
    for gods in sets:
        points: i64 = 0
        for position in range(POSITIONS):
            if gods >> position & 1:
                points += worth[position]
        if copied != 0:
            points += best_to_copy(state, holder, gods) * count_bits(copied)
        points = points * WEIGHT + gods_prestige(state, gods)
        if points > most:
            most = points
            best = gods
    return best


def best_among(state: Fields, holder: i64, gods: i64) -> i64:
    """P8.4 The best possible set of some gods, counting gods alone (P11.8.2)."""
    best: i64 = 0
    most: i64 = -1
    for largest in LARGEST_SETS[capacities(state, holder)]:
        points = gods_prestige(state, largest & gods)
        if points > most:
            most = points
            best = largest & gods
    return best


assert 2 * sum(HALF_PRESTIGE) < WEIGHT
