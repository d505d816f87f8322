"""The flat lists `move`, `battle` and `announced` as readable data, and back.

A row names a place in the list: its key, and the ids its number stands for, or the highest number
where it is one. NONE is "-" among ids.
"""

from collections.abc import Sequence
from typing import Final

from iteru.games.kemet.box.components import AREA_IDS, DI_CARDS
from iteru.games.kemet.box.ids import (
    AREAS,
    BATTLE_CARD_IDS,
    CREATURE_IDS,
    DI_IDS,
    MAX_SEATS,
    MOST_UNITS,
)
from iteru.games.kemet.state import (
    BATTLE_SIZE,
    CARD_SIZE,
    LAST_SIZE,
    MOVE_SIZE,
    STAGE_IDS,
)
from iteru.kernel.plain import NONE, PlainReader
from iteru.kernel.sets import BIT

Row = tuple[str, Sequence[str], int]  # key, ids (none: a number), highest number

EMPTY: Final = "-"
HOW_IDS: Final = ["step", "teleport", "card"]
SIDE_IDS: Final = ["attacker", "defender"]
MOST_COMMITTED: Final = 3
MOST_ADDED: Final = 4095  # offset of the code `add`
MOVE_ROWS: Final[list[Row]] = [
    ("seat", [], MAX_SEATS - 1),
    ("origin", AREA_IDS, 0),
    ("at", AREA_IDS, 0),
    ("used", [], AREAS),
    ("leader", CREATURE_IDS, 0),
    ("landed", [], BIT[AREAS] - 1),
    ("gates", [], 1),
    ("target", AREA_IDS, 0),
    ("how", HOW_IDS, 0),
    ("units", [], MOST_UNITS),
    ("creature", CREATURE_IDS, 0),
]
BATTLE_ROWS: Final[list[Row]] = [
    ("area", AREA_IDS, 0),
    ("night", [], 1),
    ("stage", STAGE_IDS, 0),
    ("winner", SIDE_IDS, 0),
    ("attacker", [], MAX_SEATS - 1),
    ("defender", [], MAX_SEATS - 1),
    ("attacker_committed", [], MOST_COMMITTED),
    ("defender_committed", [], MOST_COMMITTED),
    ("attacker_card", BATTLE_CARD_IDS, 0),
    ("defender_card", BATTLE_CARD_IDS, 0),
    ("attacker_discard", BATTLE_CARD_IDS, 0),
    ("defender_discard", BATTLE_CARD_IDS, 0),
    ("attacker_added", [], MOST_ADDED),
    ("defender_added", [], MOST_ADDED),
    ("attacker_wound", [], DI_CARDS),
    ("defender_wound", [], DI_CARDS),
    ("attacker_lost", [], MOST_UNITS),
    ("defender_lost", [], MOST_UNITS),
    ("attacker_units", [], MOST_UNITS),
    ("defender_units", [], MOST_UNITS),
    ("attacker_creature", CREATURE_IDS, 0),
    ("defender_creature", CREATURE_IDS, 0),
]
LAST_ROWS: Final[list[Row]] = [
    ("area", AREA_IDS, 0),
    ("attacker", [], MAX_SEATS - 1),
    ("defender", [], MAX_SEATS - 1),
    ("attacker_card", BATTLE_CARD_IDS, 0),
    ("defender_card", BATTLE_CARD_IDS, 0),
    ("attacker_discard", BATTLE_CARD_IDS, 0),
    ("defender_discard", BATTLE_CARD_IDS, 0),
    ("attacker_added", [], MOST_ADDED),
    ("defender_added", [], MOST_ADDED),
]
CARD_ROWS: Final[list[Row]] = [
    ("card", DI_IDS, 0),
    ("seat", [], MAX_SEATS - 1),
    ("vetoes", [], DI_CARDS),
    ("last", [], MAX_SEATS - 1),
]


def dump_record(values: list[int], rows: list[Row]) -> dict[str, object] | None:
    """None: nothing is under way, which the first number tells."""
    if values[0] == NONE:
        return None
    found: dict[str, object] = {}
    for value, (key, ids, _) in zip(values, rows):
        if not ids:
            found[key] = value
        else:
            found[key] = EMPTY if value == NONE else ids[value]
    return found


def read_record(reader: PlainReader, key: str, rows: list[Row], idle: list[int]) -> list[int]:
    """The list back; `idle` stands for None."""
    if reader.value(key) is None:
        return idle[:]
    record = PlainReader(reader.value(key), f"{reader.what}: {key}")
    record.only([row[0] for row in rows])
    found: list[int] = []
    for name, ids, most in rows:
        if not ids:
            found.append(record.integer(name, NONE, most))
        elif record.string(name) == EMPTY:
            found.append(NONE)
        elif record.string(name) in ids:
            found.append(list(ids).index(record.string(name)))
        else:
            raise record.error(name, record.string(name), ", ".join(ids))
    if found[0] == NONE:
        raise record.error(rows[0][0], NONE, "a value, else null for the whole")
    return found


assert len(MOVE_ROWS) == MOVE_SIZE and len(BATTLE_ROWS) == BATTLE_SIZE
assert len(CARD_ROWS) == CARD_SIZE and len(LAST_ROWS) == LAST_SIZE
