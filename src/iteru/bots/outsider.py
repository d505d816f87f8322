"""The contract of another program that plays in the arena."""

from mypy_extensions import mypyc_attr

from iteru.kernel.record import Record


@mypyc_attr(allow_interpreted_subclasses=True)
class Outsider:
    """It is told the game so far and answers in notation: it may have other rules of its own."""

    def __init__(self, name: str) -> None:
        self.name = name

    def answer(self, record: Record, seed: int) -> tuple[str, float]:
        """The notation of its choice for the seat to move, and the CPU seconds that it took."""
        raise NotImplementedError
