"""The journal: what just happened, as events for the log and the animation."""

import json
from typing import Final, final

from iteru.kernel.message import Message

EVERYONE: Final = -1


@final
class Journal:
    """Events in the order in which they happened. Attach one to `state.journal` to listen.

    An event is JSON-ready: `kind`, `seat`, `text` and `args` (a message for the log), `targets`
    (the places on the board it is about) and `data` (plain ids and numbers for the animation).
    """

    def __init__(self) -> None:
        self._events: list[tuple[int, Message]] = []  # who may see it (a seat or EVERYONE), event

    def tell(
        self,
        kind: str,
        seat: int,
        args: dict[str, object],
        targets: list[str],
        data: dict[str, object],
        only: int = EVERYONE,
    ) -> None:
        """Adds an event; `only` names the one seat that may see it."""
        event: Message = {
            "kind": kind,
            "seat": seat,
            "text": "event-" + kind,
            "args": args,
            "targets": targets,
            "data": data,
        }
        self._events.append((only, event))

    def seen_by(self, seat: int | None) -> list[Message]:
        """The events that this seat may see; None: a spectator."""
        return [event for only, event in self._events if only in (EVERYONE, seat)]

    def clear(self) -> None:
        self._events.clear()

    def dump(self) -> str:
        """All events as text, which `read_journal` reads; it takes less room than live ones."""
        return json.dumps(self._events, separators=(",", ":"))


def read_journal(text: str) -> Journal:
    """The journal of which `dump()` gave this text."""
    journal = Journal()
    journal._events = [(only, event) for only, event in json.loads(text)]
    return journal
