"""The keys of components.toml, and forms that several of its tables share."""

from collections.abc import Sequence
from typing import Final

from iteru.kernel.components import Entry

SOURCES: Final = ["rulebook", "public", "knowledge", "reconstructed"]
SINGLE_TABLES: Final = {  # by table: its keys, beside `source`
    "game": ["id", "designers", "publisher", "year", "rounds"],
    "limits": ["ships", "max_stones", "most_bid"],
    "irrigation": ["start"],
    "sphinx_visit": ["max_cards", "stones_per_card", "points_per_returned_card"],
    "graves": ["face_up", "final_points"],
    "scoring": ["joint_building", "scarab_points"],
}
ROW_TABLES: Final = {  # by table: the keys of each of its rows, beside `source`
    "setup": ["seats", "site_spaces"],
    "options": ["id", "default", "choices", "seats", "swap"],
    "player_colours": ["id"],
    "crews": ["id", "mark_colour", "overseer", "start", "max"],
    "order_tiles": ["id", "number", "start_stones"],
    "start_cards": ["id", "category", "effect"],
    "markets": ["id", "bottom_stones", "bottom_points", "final_stones_per_point"],
    "market_spaces": ["id", "market", "index", "sell_at_end", "penalty"],
    "irrigation_spaces": ["id", "produces"],
    "soils": ["id", "rank"],
    "nile_spaces": ["id", "order", "type", "reusable", "effect"],
    "sites": ["id", "nile_space", "buildings", "market_steps"],
    "site_spaces": ["id", "site", "build_order", "beside"],
    "buildings": ["id", "site"],
    "obelisk_spaces": ["id", "level", "value", "requires"],
    "grave_spaces": ["id", "order"],
    "grave_tiles": ["id", "value", "count"],
    "temple_spaces": ["id", "part", "level", "value", "requires"],
    "pyramid_spaces": ["id", "row", "col", "value", "requires"],
    "nile_cards": ["id", "deck", "type", "category", "when", "effect", "ship_mark"],
    "sphinx_cards": ["id", "set", "scoring", "ship_mark"],
    "phases": ["id", "number"],
    "rounds": ["number", "deck", "cards"],
}


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


def flag(entry: Entry, key: str) -> bool:
    value = entry.value(key)
    if not isinstance(value, bool):
        raise entry.error(key, f"{value!r} is not allowed", "true or false")
    return value


def check_ascending(entry: Entry, key: str, numbers: list[int]) -> None:
    """Steps of a scale, each higher than the one before."""
    if numbers != sorted(set(numbers)):
        raise entry.error(key, f"{numbers} is not allowed", "each higher than the one before")


def pairs(entry: Entry, key: str) -> list[tuple[str, str]]:
    value = entry.value(key)
    found: list[tuple[str, str]] = []
    for pair in value if isinstance(value, list) else [value]:
        if not isinstance(pair, list) or len(pair) != 2:
            raise entry.error(key, f"{pair!r} is not allowed", "pairs of ids")
        found.append((str(pair[0]), str(pair[1])))
    return found
