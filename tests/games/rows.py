"""Rows for states in tests, as the build at hand has them."""

from collections.abc import Iterable

from iteru.kernel.frames import stack_of
from iteru.kernel.rows import i64, vec

ROW = type(stack_of([]).packed())


def as_row(numbers: Iterable[int]) -> "vec[i64]":
    """A vector of the compiled engine, a list where nothing is compiled."""
    return ROW(numbers)
