"""Small sets as bits of one int: cards, spaces, areas, seats."""

from collections.abc import Iterable
from typing import Final

from iteru.kernel.rows import i64, vec

BIT: Final = vec[i64]([1 << number for number in range(62)])  # a set of one
# How many are in a set of 12.
BITS_IN: Final = bytes([bin(bits).count("1") for bits in range(4096)])


def count_bits(bits: i64) -> int:
    """How many are in a set."""
    count: i64 = 0
    while bits > 0:
        count += BITS_IN[bits & 4095]
        bits >>= 12
    return count


def members(bits: i64) -> list[int]:
    """The numbers in a set, ascending."""
    found: list[int] = []
    number: i64 = 0
    while bits > 0:
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found


def lowest(bits: i64) -> int:
    """The lowest number in a set that is not empty."""
    assert bits > 0
    number: i64 = 0
    while not bits & 1:
        bits >>= 1
        number += 1
    return number


def set_of(numbers: Iterable[int]) -> int:
    bits: i64 = 0
    for number in numbers:
        bits |= BIT[number]
    return bits
