"""Whether plain data has the shape that a TypedDict declares."""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict


class Shapes:
    """The shapes of one module; `names` are its names."""

    def __init__(self, names: dict[str, Any]) -> None:
        self.names = names
        self._fields: dict[Any, dict[str, Any]] = {}  # by shape

    def faults(self, value: object, hint: Any, where: str) -> Iterator[str]:
        """What does not fit, place by place."""
        origin, parts = get_origin(hint), get_args(hint)
        if hint is object:
            return
        if hint in (int, float, str, bool, NoneType):
            if type(value) is not hint:
                yield f"{where}: {value!r} is no {hint.__name__}"
        elif origin is Literal:
            if value not in parts:
                yield f"{where}: {value!r} is none of {parts}"
        elif origin in (Union, UnionType):
            tried = [list(self.faults(value, part, where)) for part in parts]
            if all(tried):
                yield from min(tried, key=len)
        elif origin is list:
            if not isinstance(value, list):
                yield f"{where}: {value!r} is no list"
                return
            for number, entry in enumerate(value):
                yield from self.faults(entry, parts[0], f"{where}[{number}]")
        elif not isinstance(value, dict):
            yield f"{where}: {value!r} is no dict"
        elif is_typeddict(hint):
            yield from self._faults_of_fields(value, hint, where)
        else:
            assert origin is dict, f"{where}: {hint!r}"
            keys, entries = parts
            yield from self._faults_of_entries(value, keys, entries, where)

    def _faults_of_fields(self, value: dict[str, object], shape: Any, where: str) -> Iterator[str]:
        if shape not in self._fields:
            self._fields[shape] = get_type_hints(shape, self.names)
        hints = self._fields[shape]
        for name in sorted(shape.__required_keys__ - value.keys()):
            yield f"{where}: {name} is missing"
        for name, entry in value.items():
            if name not in hints:
                yield f"{where}: {name} is not declared"
            else:
                yield from self.faults(entry, hints[name], f"{where}.{name}")

    def _faults_of_entries(
        self, value: dict[str, object], key: Any, entry: Any, where: str
    ) -> Iterator[str]:
        if get_origin(key) is Literal and set(value) != set(get_args(key)):
            yield f"{where}: has {sorted(value)}, not {sorted(get_args(key))}"
        for name, found in value.items():
            yield from self.faults(name, key, f"{where}: a key")
            yield from self.faults(found, entry, f"{where}.{name}")
