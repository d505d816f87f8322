"""Reading plain data (a dump, a record): errors name the place, the fault and what is allowed."""

from collections.abc import Sequence
from typing import Final, final

NONE: Final = -1  # in states: nothing here


@final
class PlainReader:
    """Reads the entries of one mapping and refuses what does not fit."""

    def __init__(self, data: object, what: str) -> None:
        if not isinstance(data, dict):
            raise ValueError(f"{what} must be a mapping, not {type(data).__name__}")
        self.data: dict[object, object] = data
        self.what = what

    def error(self, where: str, value: object, allowed: str) -> ValueError:
        return ValueError(f"{self.what}: {where}: {value!r} is not allowed; allowed: {allowed}")

    def value(self, key: str) -> object:
        if key not in self.data:
            raise ValueError(f"{self.what}: {key} is missing")
        return self.data[key]

    def only(self, keys: Sequence[str]) -> None:
        """Refuses keys that have no meaning."""
        for key in self.data:
            if key not in keys:
                raise ValueError(f"{self.what}: {key!r} is not known; known: {', '.join(keys)}")

    def integer(self, key: str, low: int, high: int) -> int:
        return self._integer(key, self.value(key), low, high)

    def _integer(self, where: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(where, value, f"whole numbers from {low} to {high}")
        return value

    def boolean(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.error(key, value, "true or false")
        return value

    def string(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.error(key, value, "a text")
        return value

    def entries(self, key: str, length: int | None = None) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.error(key, value, "a list")
        if length is not None and len(value) != length:
            raise self.error(key, f"{len(value)} entries", f"{length} entries")
        return value

    def integers(self, key: str, low: int, high: int, length: int | None = None) -> list[int]:
        entries = self.entries(key, length)
        return [
            self._integer(f"{key}[{index}]", entry, low, high)
            for index, entry in enumerate(entries)
        ]

    def numbers(self, key: str, length: int | None = None) -> list[float]:
        found: list[float] = []
        for index, entry in enumerate(self.entries(key, length)):
            if not isinstance(entry, int | float) or isinstance(entry, bool):
                raise self.error(f"{key}[{index}]", entry, "a number")
            found.append(float(entry))
        return found

    def strings(self, key: str, length: int | None = None) -> list[str]:
        found: list[str] = []
        for index, entry in enumerate(self.entries(key, length)):
            if not isinstance(entry, str):
                raise self.error(f"{key}[{index}]", entry, "a text")
            found.append(entry)
        return found

    def rows(self, key: str, length: int | None = None) -> list[list[object]]:
        found: list[list[object]] = []
        for index, entry in enumerate(self.entries(key, length)):
            if not isinstance(entry, list):
                raise self.error(f"{key}[{index}]", entry, "a list")
            found.append(entry)
        return found

    def ids(
        self, key: str, names: Sequence[str], empty: str | None = None, length: int | None = None
    ) -> list[int]:
        """Readable ids back to their numbers; `empty` is the word for NONE."""
        numbers = {name: number for number, name in enumerate(names)}
        if empty is not None:
            numbers[empty] = NONE
        found: list[int] = []
        for index, name in enumerate(self.strings(key, length)):
            if name not in numbers:
                raise self.error(f"{key}[{index}]", name, ", ".join(numbers))
            found.append(numbers[name])
        return found

    def texts(self, key: str) -> dict[str, str]:
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.error(key, value, "a mapping of texts")
        found: dict[str, str] = {}
        for name, text in value.items():
            if not isinstance(name, str) or not isinstance(text, str):
                raise self.error(key, {name: text}, "a mapping of texts")
            found[name] = text
        return found


def named(numbers: Sequence[int], names: Sequence[str], empty: str = "") -> list[str]:
    """Numbers as readable ids, NONE as `empty`; the way back is PlainReader.ids."""
    return [empty if number == NONE else names[number] for number in numbers]
