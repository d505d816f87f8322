"""What a long proof is."""

from collections.abc import Callable
from dataclasses import dataclass

Figures = dict[str, int]  # what a slice has met on its way, such as decisions


class Disproved(Exception):
    """The statement does not hold; the sentence says where."""


def all_hold(figures: Figures) -> str:
    """Where every case holds, there is no more to be said at the end."""
    return ""


@dataclass(frozen=True)
class Proof:
    """A statement about very many cases, which are tried in slices.

    `try_slice(first, number)` tries the cases first to first + number - 1, always the same ones,
    and raises Disproved (or any other error) if the statement does not hold. It is called in
    another process, and must be a function of a module, or a partial of one.

    Some statements are about all cases together: when the last one is tried, `fault_of` says what
    is wrong with the sums of the figures.
    """

    name: str
    statement: str
    unit: str  # what is counted: "games"
    target: int
    in_slice: int  # as many as take some seconds
    try_slice: Callable[[int, int], Figures]
    about: tuple[str, ...]  # files of src/iteru, by patterns: if they change, it begins anew
    fault_of: Callable[[Figures], str] = all_hold
