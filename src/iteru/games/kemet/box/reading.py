"""The keys of components.toml, and forms that several of its tables share."""

from collections.abc import Sequence
from typing import Final

from iteru.games.kemet.box.ids import ACTION_TOKEN, EFFECT_IDS, UNCOUNTED
from iteru.kernel.components import Entry

SOURCES: Final = ["rulebook", "public", "knowledge", "reconstructed"]
SINGLE_TABLES: Final = {  # by table: its keys, beside `source`
    "game": ["id", "designers", "publisher", "year"],
    "limits": [
        "units_total",
        "units_placed_at_setup",
        "troop_limit",
        "prayer_start",
        "prayer_max",
        "night_prayer",
        "night_di_cards",
        "setup_di_cards",
        "move_base",
        "teleport_cost",
        "pray_gain",
        "recall_prayer_per_unit",
    ],
    "pyramid_costs": ["step_cost", "vp_level", "vp"],
}
ROW_TABLES: Final = {  # by table: the keys of each of its rows, beside `source`
    "modes": [
        "id",
        "victory_points",
        "max_pyramid_level",
        "tile_levels_at_start",
        "tile_levels_from_day_2",
    ],
    "options": ["id", "default", "choices", "seats"],
    "gods": ["id", "colour"],
    "colours": ["id"],
    "action_spaces": ["id", "action", "level"],
    "action_tokens": ["id", "count", "per_player"],
    "battle_cards": ["id", "strength", "damage", "protection"],
    "creatures": ["id", "movement", "strength", "damage", "protection", "effects"],
    "power_tiles": ["id", "group", "colour", "level", "cost", "timing", "effects"],
    "di_cards": ["id", "count", "cost", "timing", "during", "effects"],
    "boards": ["seats", "side", "banks", "cities"],
    "cities": ["id", "districts", "front"],
    "areas": [
        "id",
        "kind",
        "city",
        "bank",
        "obelisk",
        "prayer",
        "sacrifice_units",
        "sacrifice_prayer",
        "sacrifice_vp",
    ],
    "borders": ["side", "area", "adjacent", "harbours"],
}
EFFECT_KEYS: Final = ["kind", "amount", "ref"]


def check_keys(file: Entry) -> None:
    """All tables are there, each row has its keys and no others, and says where it comes from."""
    file.keys([*SINGLE_TABLES, *ROW_TABLES])
    for table, keys in SINGLE_TABLES.items():
        _check_row(file.entry(table), keys)
    for table, keys in ROW_TABLES.items():
        for row in file.entries(table):
            _check_row(row, keys)


def _check_row(row: Entry, keys: list[str]) -> None:
    row.keys([*keys, "source"])
    row.choice("source", SOURCES)


def same_ids(file: Entry, table: str, expected: Sequence[str]) -> None:
    """Tables whose rows the rules know by name."""
    for row, name in zip(file.entries(table, len(expected)), expected, strict=True):
        row.choice("id", [name])


def number_of(entry: Entry, key: str, ids: Sequence[str]) -> int:
    """One of these ids, as its number."""
    return ids.index(entry.choice(key, ids))


def fixed(entry: Entry, key: str, number: int, reason: str) -> int:
    """A number that the action codes, the rules or the texts rest on."""
    found = entry.value(key)
    if found != number:
        raise entry.error(key, f"{found!r} is not allowed", f"{number}, {reason}")
    return number


def flag(entry: Entry, key: str) -> bool:
    value = entry.value(key)
    if not isinstance(value, bool):
        raise entry.error(key, f"{value!r} is not allowed", "true or false")
    return value


def effects(entry: Entry, allowed: list[str] = EFFECT_IDS) -> list[tuple[int, int, str]]:
    """What a tile, creature or card does: kind of effect, amount, what it refers to."""
    found: list[tuple[int, int, str]] = []
    for effect in entry.entries("effects"):
        effect.keys(EFFECT_KEYS)
        kind = EFFECT_IDS.index(effect.choice("kind", allowed))
        if kind in UNCOUNTED:
            amount = fixed(effect, "amount", 0, "as this effect has no amount")
        elif kind == ACTION_TOKEN:
            amount = fixed(effect, "amount", 1, "as there is one such token for a player (K6.4)")
        else:
            amount = effect.number("amount", 1, 20)
        found.append((kind, amount, effect.text("ref")))
    return found
