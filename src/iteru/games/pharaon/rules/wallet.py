"""What a player can pay with in one action, and what the action asks for (P3.8, P3.10.2).

A payment is an access unit and a collection R of further units. R fills a **list** of colours: the
action's whole list, or that list less one entry which the access unit covers (P4.2.3). Three kinds
of lists occur: named colours (Nile, burial chamber, nobles), one kind X several times (offerings,
artisans, the Nile's pair), and any units at all (noble 11).
"""

from typing import Final, final

from iteru.games.pharaon.actions import (
    ACT_OPTIONS,
    BURIAL,
    FIRST_NILE,
    HIRE,
    NILE_PAIR,
    OFFERINGS_1,
    OFFERINGS_2,
    SECTION_OF,
    TAKE_A_NOBLE,
    WHEEL,
)
from iteru.games.pharaon.box.colours import COLOURS
from iteru.games.pharaon.box.components import ANY_ACCESS, PRINTED, table
from iteru.games.pharaon.box.ids import (
    ALL_COLOURS,
    BASICS,
    FIRST_AREA_OFFERING,
    JUDGE,
    KINDS,
    SECTIONS,
    UNITS,
)
from iteru.games.pharaon.state import Fields, facing_sector, total
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT

# P3.10.2 By option: how many of one kind it costs, 0 if it names the kinds.
SAME_KIND: Final = vec[i64]([0] * ACT_OPTIONS)
SAME_KIND[OFFERINGS_1] = 1
SAME_KIND[OFFERINGS_2] = 2
SAME_KIND[NILE_PAIR] = 2
SAME_KIND[HIRE] = 3


def _unit_colours(scribes: int, section: int) -> bytes:
    """P3.8 By kind of unit: the colours it can count as in a section, as bits."""
    basics = COLOURS[scribes * BASICS : (scribes + 1) * BASICS]
    colours = [*basics, ALL_COLOURS, *basics, 0, 0, 0, 0, 0]
    colours[FIRST_AREA_OFFERING + section] = ALL_COLOURS
    return bytes(colours)


def _counted(cost: list[int]) -> list[int]:
    """A cost as numbers by colour."""
    return [cost.count(colour) for colour in range(BASICS)]


UNIT_COLOURS: Final = [  # by scribes * 5 + section
    _unit_colours(scribes, section) for scribes in range(32) for section in range(len(SECTIONS))
]
ONE_OF_EACH: Final = vec[i64]([1] * BASICS)
NILE_NEEDS: Final = table([_counted(cost) for cost in PRINTED.nile_costs])
STAGE_NEEDS: Final = table([_counted(cost) for cost in PRINTED.stage_costs])


@final
class Wallet:
    """The units of a seat for one action: how many of each kind, and what each can count as."""

    def __init__(self, state: Fields, seat: i64, act: i64) -> None:
        option = act // 2
        section = SECTION_OF[option]
        nobles = state.nobles[seat]
        self.counts = state.own[seat * KINDS : seat * KINDS + UNITS]
        self.scribes = nobles & 31
        self.has_wheel = act % 2 == WHEEL
        self.sector = facing_sector(state, section)
        self.any_access = nobles & ANY_ACCESS[section] != 0  # P9.3
        self.any_units = option == TAKE_A_NOBLE and nobles & BIT[JUDGE] != 0  # P9.4
        self.colours = UNIT_COLOURS[self.scribes * len(SECTIONS) + section]
        # P4.2.3 In the strict reading scribes do not change the access unit.
        self.access_colours = UNIT_COLOURS[section] if state.strict else self.colours
        self.same = SAME_KIND[option]
        self.need = ONE_OF_EACH  # by colour, where the list names its colours
        if option == BURIAL:
            self.need = STAGE_NEEDS[state.stage[seat]]
        elif FIRST_NILE <= option < NILE_PAIR:
            self.need = NILE_NEEDS[option - FIRST_NILE]
        self.size = self.same if self.same > 0 else total(self.need)  # of the whole list

    def take(self, access: i64, chosen: vec[i64]) -> None:
        """Takes out what was chosen so far."""
        if access != NONE:
            self.counts[access] -= 1
        for unit in chosen:
            self.counts[unit] -= 1

    def holds_enough(self) -> bool:
        """Whether what was taken out was there."""
        return all(count >= 0 for count in self.counts)

    def deductible(self, access: i64) -> i64:
        """P4.2.3, P9.3 The colours as which an access unit may be deducted, as bits."""
        return self.access_colours[access] if self.any_access else BIT[self.sector]

    def pays_access(self, unit: i64) -> bool:
        """P4.2.2 It can count as the sector's colour; P9.3 or has any colour at all."""
        wanted = ALL_COLOURS if self.any_access else BIT[self.sector]
        return self.access_colours[unit] & wanted != 0
