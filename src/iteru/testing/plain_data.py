"""Plain data: whether it is JSON-ready, where two pieces differ, and how to damage one."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from iteru.kernel.generator import Generator


def is_json_ready(data: object) -> bool:
    """It comes back from JSON as it was: no tuples, no keys but texts, no infinite numbers."""
    try:
        return are_equal(from_json(to_json(data)), data)
    except (TypeError, ValueError, RecursionError):
        return False


def to_json(data: object) -> str:
    return json.dumps(data, allow_nan=False)


def from_json(text: str) -> object:
    data: object = json.loads(text)
    return data


def are_equal(found: object, expected: object) -> bool:
    """Whether the two are the same, types included."""
    # Most are, and equal texts show it ten times faster; another order of keys does no harm.
    return repr(found) == repr(expected) or not difference(found, expected)


def difference(found: object, expected: object, where: str = "") -> str:
    """The first place where the two differ, and how; "" if they are the same, types included."""
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in [*expected, *found]:
            place = f"{where}.{key}".lstrip(".")
            if key not in found:
                return f"{place} is missing"
            if key not in expected:
                return f"{place} is too many"
            if text := difference(found[key], expected[key], place):
                return text
        return ""
    if isinstance(found, list) and isinstance(expected, list):
        for index, (one, other) in enumerate(zip(found, expected)):
            if text := difference(one, other, f"{where}[{index}]"):
                return text
        if len(found) != len(expected):
            return f"{where}: {len(found)} entries, not {len(expected)}".removeprefix(": ")
        return ""
    if type(found) is type(expected) and found == expected:
        return ""
    return f"{where}: {found!r}, not {expected!r}".removeprefix(": ")


def empty_out(data: object) -> None:
    """Removes all from the data's own lists and mappings: whoever shares them will notice."""
    if isinstance(data, dict):
        for value in data.values():
            empty_out(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            empty_out(value)
        data.clear()


@dataclass
class Slot:
    """A place in plain data: an entry of a list or a value of a mapping."""

    holder: "list[object] | dict[str, object]"
    key: int | str

    @property
    def value(self) -> object:
        if isinstance(self.holder, list):
            assert isinstance(self.key, int)
            return self.holder[self.key]
        return self.holder[str(self.key)]

    @value.setter
    def value(self, value: object) -> None:
        if isinstance(self.holder, list):
            assert isinstance(self.key, int)
            self.holder[self.key] = value
        else:
            self.holder[str(self.key)] = value

    @property
    def is_leaf(self) -> bool:
        return not isinstance(self.value, list | dict)


def slots(data: object) -> Iterator[Slot]:
    """Every place in the data, each before those inside it."""
    if isinstance(data, list):
        for index, value in enumerate(data):
            yield Slot(data, index)
            yield from slots(value)
    elif isinstance(data, dict):
        for key, value in data.items():
            yield Slot(data, key)
            yield from slots(value)


class Swapper:
    """Makes texts of plain data in which two values are swapped."""

    def __init__(self, data: object, chance: Generator) -> None:
        self.data = from_json(to_json(data))
        self.chance = chance
        self.groups: dict[object, list[Slot]] = {}  # within a group any two may be swapped
        for slot in slots(self.data):
            # Leaves of one type wherever they are; lists and mappings only inside one list.
            if slot.is_leaf:
                self.groups.setdefault(type(slot.value), []).append(slot)
            elif isinstance(slot.holder, list):
                self.groups.setdefault((type(slot.value), id(slot.holder)), []).append(slot)
        self.slots = [slot for group in self.groups.values() for slot in group]

    def swapped(self, swaps: int) -> str:
        """The data as JSON after so many swaps of two random values; some may be equal values."""
        done: list[tuple[Slot, Slot]] = []
        for _ in range(swaps):
            first = self.slots[self.chance.below(len(self.slots))]
            group = self._group_of(first)
            done.append((first, group[self.chance.below(len(group))]))
        return self._json_after(done)

    def swapped_values(self, values: Sequence[object]) -> str:
        """The data as JSON after a swap of two of these values, if it holds two different ones."""
        holders = [slot for slot in self.slots if slot.is_leaf and slot.value in values]
        others = [slot for slot in holders if slot.value != holders[0].value]
        return self._json_after([(holders[0], others[0])] if others else [])

    def _group_of(self, slot: Slot) -> list[Slot]:
        if slot.is_leaf:
            return self.groups[type(slot.value)]
        return self.groups[type(slot.value), id(slot.holder)]

    def _json_after(self, pairs: list[tuple[Slot, Slot]]) -> str:
        for first, second in pairs:
            first.value, second.value = second.value, first.value
        text = to_json(self.data)
        for first, second in reversed(pairs):
            first.value, second.value = second.value, first.value
        return text
