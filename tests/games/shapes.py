"""Whether plain data has the shape that a TypedDict declares."""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict


def faults(value: object, hint: Any, where: str, names: dict[str, Any]) -> Iterator[str]:
    """What does not fit, place by place; `names` are those of the module that declares the hint."""
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
        tried = [list(faults(value, part, where, names)) for part in parts]
        if all(tried):
            yield from min(tried, key=len)
    elif origin is list:
        if not isinstance(value, list):
            yield f"{where}: {value!r} is no list"
            return
        for number, entry in enumerate(value):
            yield from faults(entry, parts[0], f"{where}[{number}]", names)
    elif not isinstance(value, dict):
        yield f"{where}: {value!r} is no dict"
    elif is_typeddict(hint):
        yield from _faults_of_fields(value, hint, where, names)
    else:
        assert origin is dict, f"{where}: {hint!r}"
        if get_origin(parts[0]) is Literal and set(value) != set(get_args(parts[0])):
            yield f"{where}: has {sorted(value)}, not {sorted(get_args(parts[0]))}"
        for key, entry in value.items():
            yield from faults(key, parts[0], f"{where}: a key", names)
            yield from faults(entry, parts[1], f"{where}.{key}", names)


def _faults_of_fields(
    value: dict[str, object], shape: Any, where: str, names: dict[str, Any]
) -> Iterator[str]:
    hints = get_type_hints(shape, names)
    for name in sorted(shape.__required_keys__ - value.keys()):
        yield f"{where}: {name} is missing"
    for name, entry in value.items():
        if name not in hints:
            yield f"{where}: {name} is not declared"
        else:
            yield from faults(entry, hints[name], f"{where}.{name}", names)
