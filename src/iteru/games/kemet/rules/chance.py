"""Drawing from counts and lists by the state's own generator (K17.4)."""

from iteru.kernel.generator import Generator


def draw_kind(counts: list[int], size: int, generator: Generator) -> int:
    """The type of one of so many cards, each card as likely; it is not taken out."""
    left = int(generator.below(size))
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
