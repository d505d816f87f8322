"""Draws by a state's own generator: from sets, from counts, and shuffles."""

from iteru.kernel.generator import Generator
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BITS_IN, count_bits


def draw_member(bits: i64, generator: Generator) -> int:
    """One number of a set, all equally likely.

    Where chance is blank this raises BlankChance, whether or not the set is known.
    """
    left = generator.below(count_bits(bits))
    assert bits > 0
    number: i64 = 0
    while left >= BITS_IN[bits & 4095]:  # past twelve at a time
        left -= BITS_IN[bits & 4095]
        bits >>= 12
        number += 12
    while True:
        if bits & 1:
            if left == 0:
                return number
            left -= 1
        bits >>= 1
        number += 1


def draw_kind(counts: vec[i64], total: i64, generator: Generator) -> int:
    """The kind of one of `total` things, all equally likely; `counts` is by kind."""
    left = generator.below(total)
    kind: i64 = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    return kind


def shuffled(items: list[int], generator: Generator) -> list[int]:
    """The list itself, in random order."""
    for last in range(len(items) - 1, 0, -1):
        other = int(generator.below(last + 1))
        items[last], items[other] = items[other], items[last]
    return items
