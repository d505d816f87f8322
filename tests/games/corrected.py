"""Components with other numbers: walking over all of them, changing them, writing them as TOML."""

import copy
import json
import tomllib
from collections.abc import Iterator
from typing import Any

Entry = tuple[str | int, ...]  # the way to a number, e.g. ("district_tiles", 3, "cost")
Tables = dict[str, Any]


def numbers(data: object, entry: Entry = ()) -> Iterator[tuple[Entry, int]]:
    """Every whole number in the data, with the way to it."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from numbers(value, (*entry, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from numbers(value, (*entry, index))
    elif isinstance(data, int) and not isinstance(data, bool):
        yield entry, data


def with_numbers(tables: Tables, changes: dict[Entry, int]) -> Tables:
    """The tables with these numbers in place of theirs."""
    found = copy.deepcopy(tables)
    for path, number in changes.items():
        entry: Any = found
        for key in path[:-1]:
            entry = entry[key]
        entry[path[-1]] = number
    return found


def as_toml(tables: Tables) -> str:
    text = "\n".join(f"{key} = {_inline(value)}" for key, value in tables.items()) + "\n"
    assert tomllib.loads(text) == tables
    return text


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_inline(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_inline(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)
