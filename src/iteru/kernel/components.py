"""Component data: TOML files that are read and checked when a game loads.

The folder that ITERU_COMPONENTS names may hold replacements, `<game>.toml`, in which the owner
of a box has corrected reconstructed figures.
"""

import hashlib
import json
import os
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import final

from iteru.kernel.errors import ComponentsError


def components_file(game: str, shipped: Path) -> Path:
    """The file to load: the owner's replacement if there is one, else the shipped data."""
    folder = os.environ.get("ITERU_COMPONENTS")
    if folder:
        if not Path(folder).is_dir():
            raise ComponentsError(f"ITERU_COMPONENTS: {folder} is no folder")
        replacement = Path(folder) / f"{game}.toml"
        if replacement.is_file():
            return replacement
    return shipped


def read_components(path: Path) -> "Entry":
    """The whole file as one entry."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ComponentsError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ComponentsError(f"{path}: is not UTF-8 text") from error
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError(f"{path}: is not TOML: {error}") from error
    return Entry(data, path.name)


@final
class Entry:
    """One table of a components file; reading it refuses what the format does not allow."""

    def __init__(self, data: dict[str, object], where: str) -> None:
        self.data = data
        self.where = where

    def error(self, key: str, fault: str, allowed: str) -> ComponentsError:
        return ComponentsError(f"{self.where}: {key}: {fault}; allowed: {allowed}")

    def fingerprint(self) -> str:
        """Sixteen hexadecimal digits that change whenever a value does."""
        text = json.dumps(self.data, sort_keys=True, ensure_ascii=True)
        return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]

    def keys(self, allowed: Sequence[str]) -> None:
        """All of these keys, and no others."""
        for key in self.data:
            if key not in allowed:
                raise self.error(key, "is not known", ", ".join(allowed))
        for key in allowed:
            if key not in self.data:
                raise self.error(key, "is missing", ", ".join(allowed))

    def value(self, key: str) -> object:
        if key not in self.data:
            raise self.error(key, "is missing", "a value")
        return self.data[key]

    def entry(self, key: str) -> "Entry":
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.error(key, f"{value!r} is no table", "a table")
        return Entry(value, f"{self.where}: {key}")

    def entries(self, key: str, count: int | None = None) -> "list[Entry]":
        """An array of tables; each is named by its id where it has one."""
        value = self.value(key)
        if not isinstance(value, list):
            raise self.error(key, f"{value!r} is no list of tables", "a list of tables")
        if count is not None and len(value) != count:
            raise self.error(key, f"{len(value)} entries", f"{count} entries")
        found: list[Entry] = []
        for index, table in enumerate(value):
            if not isinstance(table, dict):
                raise self.error(f"{key}[{index}]", f"{table!r} is no table", "a table")
            label = table.get("id", index)
            found.append(Entry(table, f"{self.where}: {key}[{label}]"))
        return found

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.error(key, f"{value!r} is no text", "a text")
        return value

    def choice(self, key: str, allowed: Sequence[str]) -> str:
        value = self.text(key)
        if value not in allowed:
            raise self.error(key, f"{value!r} is not allowed", ", ".join(allowed))
        return value

    def number(self, key: str, low: int, high: int) -> int:
        return self._number(key, self.value(key), low, high)

    def _number(self, key: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(
                key, f"{value!r} is not allowed", f"whole numbers from {low} to {high}"
            )
        return value

    def _list(self, key: str, count: int | None) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.error(key, f"{value!r} is no list", "a list")
        if count is not None and len(value) != count:
            raise self.error(key, f"{len(value)} entries", f"{count} entries")
        return value

    def numbers(self, key: str, low: int, high: int, count: int | None = None) -> list[int]:
        return [
            self._number(f"{key}[{index}]", value, low, high)
            for index, value in enumerate(self._list(key, count))
        ]

    def texts(self, key: str, count: int | None = None) -> list[str]:
        found: list[str] = []
        for index, value in enumerate(self._list(key, count)):
            if not isinstance(value, str):
                raise self.error(f"{key}[{index}]", f"{value!r} is no text", "a text")
            found.append(value)
        return found

    def choices(self, key: str, allowed: Sequence[str], count: int | None = None) -> list[str]:
        found = self.texts(key, count)
        for index, value in enumerate(found):
            if value not in allowed:
                raise self.error(f"{key}[{index}]", f"{value!r} is not allowed", ", ".join(allowed))
        return found


def unique_ids(entries: Sequence[Entry]) -> list[str]:
    """The ids of the entries, in order; none may appear twice."""
    found: list[str] = []
    for entry in entries:
        name = entry.text("id")
        if name in found:
            raise entry.error("id", f"{name!r} appears twice", "ids that appear once")
        found.append(name)
    return found
