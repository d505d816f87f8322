"""Whether an action can be paid at all: what `turn` asks for every option (P4.1, P4.9).

A list of colours can be filled if, for every set of colours, the units that can count as one of
them are at least as many as the entries (Hall's condition). With the wheel the sector's colour is
one more entry, unless the list names it already: then the access unit is deducted (P4.2.3, on the
Nile P4.5.3).
"""

from typing import Final

from iteru.games.pharaon.actions import FIRST_NILE, NILE_PAIR
from iteru.games.pharaon.box.colours import SUPPLIERS
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import ALL_COLOURS, BASICS
from iteru.kernel.sets import BIT

NO_SECTOR: Final = BASICS  # no access to pay, or access with any unit (P9.3): it is deducted
NILE_LISTS: Final = NILE_PAIR - FIRST_NILE
NOBLE_LIST: Final = NILE_LISTS  # one of each
FIRST_STAGE_LIST: Final = NILE_LISTS + 1


def _conditions(cost: list[int], sector: int) -> list[int]:
    """Pairs of a set of colours and the number of units it needs, the largest sets first."""
    entries = cost if sector == NO_SECTOR or sector in cost else [*cost, sector]
    found: list[int] = []
    for colours in range(ALL_COLOURS, 0, -1):
        needed = len([colour for colour in entries if colours >> colour & 1])
        if all(not colours >> colour & 1 or colour in entries for colour in range(BASICS)):
            found += [colours, needed]
    return found


CONDITIONS: Final = [  # by list * 6 + colour of the sector or NO_SECTOR
    _conditions(cost, sector)
    for cost in [*PRINTED.nile_costs[:NILE_LISTS], list(range(BASICS)), *PRINTED.stage_costs]
    for sector in range(BASICS + 1)
]


def reachable(own: list[int], first: int, scribes: int) -> list[int]:
    """By set of colours: how many units can count as one of them, without jokers.

    `first` is the place of the owner's first resource in `own`.
    """
    found = [0] * 32
    for colour in range(BASICS):
        count = own[first + colour] + own[first + colour + 6]
        bit = BIT[colour]
        for colours in range(bit):
            found[bit + colours] = found[colours] + count
    if scribes == 0:
        return found
    return [found[SUPPLIERS[scribes * 32 + colours]] for colours in range(32)]


def can_fill(conditions: list[int], reach: list[int], jokers: int) -> bool:
    """Whether a list of named colours can be filled."""
    for place in range(0, len(conditions), 2):
        if reach[conditions[place]] + jokers < conditions[place + 1]:
            return False
    return True


def can_fill_same(number: int, sector: int, reach: list[int], jokers: int) -> bool:
    """Whether `number` of one kind can be paid, besides access to the sector if it is another.

    P4.3.2 Of the sector's own kind the access unit is the first one.
    """
    if sector == NO_SECTOR:
        return any(reach[BIT[colour]] + jokers >= number for colour in range(BASICS))
    access = reach[BIT[sector]] + jokers
    if access >= number:
        return True
    if access == 0:
        return False
    for colour in range(BASICS):
        if colour != sector and (
            reach[BIT[colour]] + jokers >= number
            and reach[BIT[colour] | BIT[sector]] + jokers > number
        ):
            return True
    return False
