"""Rows of whole numbers: `vec[i64]` where the engine is compiled, lists where it is not.

A compiled row takes a quarter of a list's time to copy, and its numbers are never boxed. Rules
read and write it like a list. Three things differ: `append` and `pop` are functions that give
the row back, a row that another state shares is never appended to, and a row is no list to
strangers: it leaves the engine as `list(row)`.

This module is never compiled: it names what compiled code takes from librt, and gives the
interpreted engine lists and arrays in its place.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64, u8

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, vec
else:
    from array import array

    class Shorts(array):
        def __new__(cls, items=()):
            return super().__new__(cls, "h", items)

    STANDS_FOR = {i64: list, i16: Shorts, u8: bytearray}

    class vec:  # noqa: N801 (librt's name)
        def __class_getitem__(cls, item):
            return STANDS_FOR.get(item, list)

    def append(row, item):
        row.append(item)
        return row

    def extend(row, items):
        row.extend(items)
        return row

    def pop(row, index=-1):
        return row, row.pop(index)


__all__ = ["append", "extend", "i16", "i64", "pop", "u8", "vec"]
