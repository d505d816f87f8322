"""Payments for tests: what the rules allow, told a second time from P3.10, and what is offered.

The oracle lists every collection of units and asks of each whether it is legal, without a thought
for speed. A payment is the kind of its access unit (None without the wheel) and the sorted kinds
of the others.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from iteru import Journal
from iteru.games.pharaon.box.components import PRINTED, UNIT_NAMES
from iteru.games.pharaon.box.ids import BASIC_NAMES, RESOURCES
from iteru.games.pharaon.position import PharaonState
from tests.games.pharaon.positions import GAME, offered

Payment = tuple[str | None, tuple[str, ...]]
COLOURS: list[str] = list(BASIC_NAMES)
PAIRS = {  # P9.1
    "scribe_1": ("agriculture", "trade"),
    "scribe_2": ("construction", "royalty"),
    "scribe_3": ("trade", "justice"),
    "scribe_4": ("royalty", "agriculture"),
    "scribe_5": ("justice", "construction"),
}
ANY_ACCESS = {  # P9.3
    "burial_chamber": "architect",
    "offerings": "high_priestess",
    "artisans": "master",
    "nile": "granary_steward",
}


class Oracle:
    """The payments of one player for one action, straight from the rules."""

    def __init__(
        self,
        units: Sequence[str],
        nobles: Sequence[str],
        section: str,
        lists: Sequence[Sequence[str]],
        sector: str | None,
        strict: bool = False,
    ) -> None:
        self.units = Counter(units)
        self.nobles = nobles
        self.section = section
        self.lists = lists
        self.sector = sector  # None: without the wheel
        self.strict = strict

    def colours(self, unit: str, scribes: bool = True) -> set[str]:
        """P3.8 What a unit can count as in this section."""
        name = unit.removeprefix("offering_")
        if name == "silver" or name == f"area_{self.section}":
            return set(COLOURS)
        if name not in COLOURS:
            return set()
        found = {name}
        for scribe, pair in PAIRS.items():
            if scribes and scribe in self.nobles and name in pair:
                found |= set(pair)
        return found

    def payments(self) -> set[Payment]:
        """P3.10.3, P3.10.4 All that are legal and hold nothing superfluous."""
        found: set[Payment] = set()
        for access in [None] if self.sector is None else sorted(self.units):
            left = self.units - Counter([] if access is None else [access])
            if access is not None and not self.pays_access(access):
                continue
            legal = {units for units in self.collections(left) if self.is_legal(access, units)}
            found |= {
                (access, units)
                for units in legal
                if not any(Counter(other) < Counter(units) for other in legal)
            }
        return found

    def is_payable(self) -> bool:
        """Whether there is any payment; quick also where there are thousands."""
        for access in [None] if self.sector is None else sorted(self.units):
            if access is not None and not self.pays_access(access):
                continue
            left = self.units - Counter([] if access is None else [access])
            for needed in self.lists:
                rests = [list(needed)]
                for entry in {*self.covers(access), "any"} & set(needed) if access else ():
                    rests.append(list(needed))
                    rests[-1].remove(entry)
                if any(self.can_fill(left, rest) for rest in rests):
                    return True
        return False

    def can_fill(self, left: Counter[str], needed: Sequence[str]) -> bool:
        """Whether some of these units fill the list."""
        if not needed:
            return True
        for unit in +left:
            colours = self.colours(unit)
            if (needed[0] in colours or (needed[0] == "any" and colours)) and self.can_fill(
                left - Counter([unit]), needed[1:]
            ):
                return True
        return False

    def collections(self, left: Counter[str]) -> Iterator[tuple[str, ...]]:
        most = max(len(needed) for needed in self.lists)
        for size in range(most + 1):
            yield from set(combinations(in_order(left.elements()), size))

    def access_colours(self, unit: str) -> set[str]:
        return self.colours(unit, scribes=not self.strict)

    def pays_access(self, unit: str) -> bool:
        """P4.2.2, P9.3"""
        if ANY_ACCESS.get(self.section) in self.nobles:
            return bool(self.access_colours(unit))
        return self.sector in self.access_colours(unit)

    def is_legal(self, access: str | None, units: Sequence[str]) -> bool:
        """P3.10.3 The whole list, or the list less an entry that the access unit covers."""
        for needed in self.lists:
            if self.fills(units, needed):
                return True
            for colour in self.covers(access):
                for entry in {colour, "any"} & set(needed):
                    rest = list(needed)
                    rest.remove(entry)
                    if self.fills(units, rest):
                        return True
        return False

    def covers(self, access: str | None) -> set[str]:
        """P4.2.3 W if it can count as W; P9.3 any of its own colours."""
        if access is None:
            return set()
        own = self.access_colours(access)
        if ANY_ACCESS.get(self.section) in self.nobles:
            return own
        return {colour for colour in own if colour == self.sector}

    def fills(self, units: Sequence[str], needed: Sequence[str]) -> bool:
        """One to one; "any" is a unit that has a colour here (P9.4)."""
        if len(units) != len(needed):
            return False
        if not needed:
            return True
        colours = self.colours(units[0])
        return any(
            self.fills(units[1:], [*needed[:place], *needed[place + 1 :]])
            for place, entry in enumerate(needed)
            if entry in colours or (entry == "any" and colours)
        )

    def weight(self, payment: Payment) -> tuple[int, list[int]]:
        """P3.10.7 The sum of weights, then the order of the kinds, access unit first."""
        access, units = payment
        paid = [*([] if access is None else [access]), *units]
        return sum(map(self._weight_of, paid)), [UNIT_NAMES.index(unit) for unit in paid]

    def _weight_of(self, unit: str) -> int:
        if unit in COLOURS:
            return 12 - min(6, self.units[unit])
        if unit == "silver":
            return 20
        return 16 if unit.startswith("offering_area_") else 14


def needed_lists(option: str, nobles: Sequence[str], stage: int) -> list[list[str]]:
    """P3.10.2 The lists of colours of an option, by its notation."""
    if option == "offerings-1":
        return [[colour] for colour in COLOURS]
    if option in ("offerings-2", "nile-pair"):
        return [[colour] * 2 for colour in COLOURS]
    if option == "artisans":
        return [[colour] * 3 for colour in COLOURS]
    if option == "nobles":
        lists = [list(COLOURS)]
        return [*lists, ["any"] * 5] if "judge" in nobles else lists
    if option == "burial-chamber":
        return [[RESOURCES[colour] for colour in PRINTED.stage_costs[stage]]]
    return [option.split("-")[1:]]


def in_order(units: Iterator[str]) -> list[str]:
    return sorted(units, key=UNIT_NAMES.index)


def payments(state: PharaonState, option: str, variant: str = "wheel") -> set[Payment]:
    """All payments that can be reached step by step after this choice of `turn`."""
    move = f"act {option} {variant}"
    return _reached(state, move) if move in offered(state) else set()


def _reached(state: PharaonState, move: str) -> set[Payment]:
    after, paid = _played(state, move)
    if paid is not None:
        return {paid}
    steps = [step for step in offered(after) if step != "pay"]
    found: set[Payment] = set()
    for step in steps:
        ways = _reached(after, step)
        assert ways, f"{step} leads nowhere"
        assert not ways & found, f"{step} leads to a payment that was reached before"
        found |= ways
    return found


def begun(state: PharaonState, *moves: str) -> set[Payment]:
    """All payments that can be reached after these moves, the first of which is of `turn`."""
    for move in moves[:-1]:
        state, _ = _played(state, move)
    return _reached(state, moves[-1])


def proposal(state: PharaonState, *moves: str) -> Payment:
    """What is paid by "pay as proposed" after these moves."""
    for move in moves:
        state, _ = _played(state, move)
    _, paid = _played(state, "pay")
    assert paid is not None
    return paid


def _played(state: PharaonState, move: str) -> tuple[PharaonState, Payment | None]:
    """A copy after the move, and what was paid by it, if anything."""
    after = state.copy()
    after.journal = Journal()
    after.play(GAME.parse(move))
    for event in after.journal.seen_by(None):
        data = event["data"]
        if event["kind"] == "paid" and isinstance(data, dict):
            return after, (data["access"], tuple(data["units"]))
    return after, None
