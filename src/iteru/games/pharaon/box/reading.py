"""Forms of components.toml that several tables share, and its tables of set-ups and options."""

from collections.abc import Sequence
from typing import final

from iteru.games.pharaon.box.ids import (
    BASIC_NAMES,
    COUNTS,
    MAX_SEATS,
    MOST_SETS,
    OPTION_CHOICES,
    OPTION_SEATS,
    PER_GODS_BESIDE,
    RESOURCES,
    SECTIONS,
    WHEEL_SPACES,
)
from iteru.kernel.components import Entry
from iteru.kernel.options import Option
from iteru.kernel.plain import NONE
from iteru.kernel.sets import BIT


@final
class Setup:
    """One row of the setup table: what depends on the number of seats (P2.3, P12.1)."""

    def __init__(self, *, usable: int, jars: int, sets: int, bonus: int, blocks: bool) -> None:
        self.usable = usable  # wheel spaces of each sector (P1.4)
        self.jars = jars  # revealed under the pyramid (P2.3)
        self.sets = sets
        self.bonus = bonus
        self.blocks = blocks  # the jar left over blocks the wheel (P12.2)


def resources(
    entry: Entry, key: str, count: int | None = None, allowed: Sequence[str] | None = None
) -> list[int]:
    names = entry.choices(key, RESOURCES if allowed is None else allowed, count)
    return [RESOURCES.index(name) for name in names]


def colours(entry: Entry, key: str) -> int:
    """A list of different basic resources as bits."""
    bits = 0
    for resource in resources(entry, key, None, BASIC_NAMES):
        bits |= BIT[resource]
    return bits


def read_per(line: Entry) -> tuple[int, int, int]:
    line.keys(["prestige", "count", "section"])
    count = COUNTS.index(line.choice("count", COUNTS))
    section = NONE
    if count == PER_GODS_BESIDE:
        section = SECTIONS.index(line.choice("section", SECTIONS))
    return line.number("prestige", 0, 50), count, section


def read_setups(file: Entry) -> list[Setup]:
    """By number of seats; there is none for 0."""
    found = [Setup(usable=0, jars=0, sets=0, bonus=0, blocks=False)]
    for number, row in enumerate(file.entries("setup", MAX_SEATS)):
        seats = row.number("seats", number + 1, number + 1)
        blocks = row.value("leftover_jar_blocks_wheel")
        if blocks is not (seats <= 2):
            allowed = "true for 1 and 2 seats, else false"
            raise row.error("leftover_jar_blocks_wheel", f"{blocks!r}", allowed)
        jars = seats + 1 if seats <= 2 else seats
        found.append(
            Setup(
                usable=row.number("usable_spaces", 1, WHEEL_SPACES),
                jars=row.number("jars_revealed", jars, jars),
                sets=row.number("sets", 1, MOST_SETS),
                bonus=row.number("bonus_tokens", 0, MOST_SETS),
                blocks=seats <= 2,
            )
        )
    return found


def read_options(file: Entry) -> tuple[Option, ...]:
    found: list[Option] = []
    entries = file.entries("options", len(OPTION_CHOICES))
    for option, name in zip(entries, OPTION_CHOICES):
        option.choice("id", [name])
        expected = OPTION_CHOICES[name] or _sets_of_seats()
        choices = option.choices("choices", expected, len(expected))
        default = option.choice("default", choices)
        seats = option.numbers("seats", 1, MAX_SEATS)
        if seats != OPTION_SEATS[name]:
            raise option.error("seats", f"{seats}", f"{OPTION_SEATS[name]}, as its rule says")
        found.append(Option(name, choices, default, seats))
    return tuple(found)


def _sets_of_seats() -> list[str]:
    """ "1", "2", ..., "1_2", ..., "1_2_3_4_5": by size, then ascending."""
    sets: list[list[int]] = []
    for bits in range(2, 64, 2):
        sets.append([seat for seat in range(1, MAX_SEATS + 1) if bits >> seat & 1])
    sets.sort(key=_size_then_seats)
    return ["_".join([str(seat) for seat in seats]) for seats in sets]


def _size_then_seats(seats: list[int]) -> tuple[int, list[int]]:
    return len(seats), seats


def read_stock(file: Entry) -> list[int]:
    """By resource: how many tokens there are (P1.3)."""
    found: list[int] = []
    for resource, name in zip(file.entries("resources", len(RESOURCES)), RESOURCES):
        resource.choice("id", [name])
        resource.choice("letter", [name[0]])
        found.append(resource.number("count", 1, 100))
    return found
