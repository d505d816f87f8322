"""Drawing from sets and counts by the state's own generator (P13.3)."""

from iteru.games.pharaon.box.components import count_bits
from iteru.kernel.generator import Generator


def draw_member(bits: int, generator: Generator) -> int:
    """One of a set, each as likely; the set must not be empty."""
    left = int(generator.below(count_bits(bits)))
    number = 0
    while True:
        if bits >> number & 1:
            if left == 0:
                return number
            left -= 1
        number += 1


def draw_kind(counts: list[int], total: int, generator: Generator) -> int:
    """The kind of one of so many tokens, each as likely."""
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
