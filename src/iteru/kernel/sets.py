"""Small sets as bits of one int: cards, spaces, areas, seats."""

from typing import Final

BIT: Final = [1 << number for number in range(62)]  # a set of one
BITS_IN: Final = [bin(bits).count("1") for bits in range(4096)]  # how many are in a set of 12


def count_bits(bits: int) -> int:
    """How many are in a set."""
    count = 0
    while bits > 0:
        count += BITS_IN[bits & 4095]
        bits >>= 12
    return count


def members(bits: int) -> list[int]:
    """The numbers in a set, ascending."""
    found: list[int] = []
    number = 0
    while bits > 0:
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found


def lowest(bits: int) -> int:
    """The lowest number in a set that is not empty."""
    assert bits > 0
    number = 0
    while not bits & 1:
        bits >>= 1
        number += 1
    return number


def set_of(numbers: list[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= BIT[number]
    return bits
