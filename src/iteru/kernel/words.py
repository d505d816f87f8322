"""Message ids of a game, each declared once, in the module that uses it."""

from collections.abc import Sequence
from typing import final


@final
class Words:
    """The ids that a game's texts must hold.

    >>> words = Words()
    >>> payment = words.id("payment")
    >>> tiles = words.table("tiles", ["grape", "papyrus"])
    >>> tiles[1], words.ids
    ('tiles-papyrus', ['payment', 'tiles-grape', 'tiles-papyrus'])
    """

    def __init__(self) -> None:
        self.ids: list[str] = []

    def id(self, name: str) -> str:
        """Declares one id, and gives it back."""
        if name in self.ids:
            raise ValueError(f"the message id {name!r} is declared twice")
        self.ids.append(name)
        return name

    def table(self, table: str, names: Sequence[str]) -> list[str]:
        """Declares an id for each entry of a table: "tiles-grape"."""
        return [self.id(f"{table}-{name}") for name in names]

    def event(self, kind: str) -> str:
        """Declares the text of an event, and gives the event's kind back."""
        self.id("event-" + kind)
        return kind
