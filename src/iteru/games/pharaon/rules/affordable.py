"""Whether an action can be paid at all: what `turn` asks for every option (P4.1, P4.9).

A list of colours can be filled if, for every set of colours, the units that can count as one of
them are at least as many as the entries (Hall's condition). With the wheel the sector's colour is
one more entry, unless the list names it already: then the access unit is deducted (P4.2.3, on the
Nile P4.5.3). Without scribes a unit has one colour, and it is enough to add up what is missing of
each, which saves 3 % of the instructions of an average move.
"""

from typing import Final, final

from iteru.games.pharaon.actions import FIRST_NILE, NILE_PAIR
from iteru.games.pharaon.box.colours import SUPPLIERS
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import ALL_COLOURS, BASICS, FIRST_OFFERING
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT

NO_SECTOR: Final = BASICS  # no access to pay, or access with any unit (P9.3): it is deducted
NILE_LISTS: Final = NILE_PAIR - FIRST_NILE
NOBLE_LIST: Final = NILE_LISTS  # one of each
FIRST_STAGE_LIST: Final = NILE_LISTS + 1


def _entries(cost: list[int], sector: int) -> list[int]:
    """The colours of a list, with the sector's where access is paid on top."""
    return cost if sector == NO_SECTOR or sector in cost else [*cost, sector]


def _conditions(entries: list[int]) -> list[int]:
    """Pairs of a set of colours and the number of units it needs, the largest sets first."""
    found: list[int] = []
    for colours in range(ALL_COLOURS, 0, -1):
        needed = len([colour for colour in entries if colours >> colour & 1])
        if all(not colours >> colour & 1 or colour in entries for colour in range(BASICS)):
            found += [colours, needed]
    return found


ENTRIES: Final = [  # by list * 6 + colour of the sector or NO_SECTOR, as the next two
    _entries(cost, sector)
    for cost in [*PRINTED.nile_costs[:NILE_LISTS], list(range(BASICS)), *PRINTED.stage_costs]
    for sector in range(BASICS + 1)
]
CONDITIONS: Final = [bytes(_conditions(entries)) for entries in ENTRIES]
NEEDS: Final = [bytes([entries.count(colour) for colour in range(BASICS)]) for entries in ENTRIES]


def _reachable(counts: vec[i64], scribes: i64) -> vec[i64]:
    """By set of colours: how many units can count as one of them."""
    found = vec[i64]([0] * 32)
    for colour in range(BASICS):
        bit = BIT[colour]
        for colours in range(bit):
            found[bit + colours] = found[colours] + counts[colour]
    return vec[i64]([found[SUPPLIERS[scribes * 32 + colours]] for colours in range(32)])


@final
class Means:
    """What a seat can fill lists with, but for jokers, which differ from section to section.

    `first` is the place of the seat's first resource in `own`.
    """

    def __init__(self, own: vec[i64], first: i64, scribes: i64) -> None:
        self.counts = vec[i64]([0] * BASICS)  # by colour: resources and resource-offerings
        self.total: i64 = 0
        for colour in range(BASICS):
            count = own[first + colour] + own[first + FIRST_OFFERING + colour]
            self.counts[colour] = count
            self.total += count
        self.has_scribes = scribes != 0
        self.reach = vec[i64]()  # with scribes: by set of colours
        if scribes != 0:
            self.reach = _reachable(self.counts, scribes)

    def of_one(self, colour: i64) -> i64:
        """How many units can count as a colour."""
        return self.reach[BIT[colour]] if self.has_scribes else self.counts[colour]

    def of_two(self, one: i64, other: i64) -> i64:
        """How many units can count as one of two colours."""
        if self.has_scribes:
            return self.reach[BIT[one] | BIT[other]]
        return self.counts[one] + self.counts[other]

    def can_fill(self, place: i64, jokers: i64) -> bool:
        """Whether a list of named colours can be filled; its place is that in CONDITIONS."""
        if self.has_scribes:
            return self._meets(CONDITIONS[place], jokers)
        missing: i64 = 0
        needs = NEEDS[place]
        for colour in range(BASICS):
            if needs[colour] > self.counts[colour]:
                missing += needs[colour] - self.counts[colour]
        return missing <= jokers

    def _meets(self, conditions: bytes, jokers: i64) -> bool:
        for place in range(0, len(conditions), 2):
            if self.reach[conditions[place]] + jokers < conditions[place + 1]:
                return False
        return True

    def can_fill_same(self, number: i64, sector: i64, jokers: i64) -> bool:
        """Whether `number` of one kind can be paid, besides access to the sector if it is another.

        P4.3.2 Of the sector's own kind the access unit is the first one.
        """
        if sector == NO_SECTOR:
            return any(self.of_one(colour) + jokers >= number for colour in range(BASICS))
        access = self.of_one(sector) + jokers
        if access >= number:
            return True
        if access == 0:
            return False
        for colour in range(BASICS):
            if colour != sector and (
                self.of_one(colour) + jokers >= number
                and self.of_two(colour, sector) + jokers > number
            ):
                return True
        return False
