"""Draws by a state's own generator: from sets, from counts, and shuffles."""

from iteru.kernel.generator import Generator
from iteru.kernel.sets import count_bits


def draw_member(bits: int, generator: Generator) -> int:
    """One number of a set, all equally likely.

    Where chance is blank this raises BlankChance, whether or not the set is known.
    """
    left = int(generator.below(count_bits(bits)))
    assert bits > 0
    number = 0
    while True:
        if bits & 1:
            if left == 0:
                return number
            left -= 1
        bits >>= 1
        number += 1


def draw_kind(counts: list[int], total: int, generator: Generator) -> int:
    """The kind of one of `total` things, all equally likely; `counts` is by kind."""
    left = int(generator.below(total))
    kind = 0
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
