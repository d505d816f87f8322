"""A connection of someone at a table, and what waits to be sent to it."""

import asyncio
from dataclasses import dataclass, field

from iteru.server.messages import Message

MOST_WAITING = 500  # messages; who lags behind by more must connect anew


@dataclass(eq=False)
class Connection:
    """One open socket; `person` is None for a visitor without a cookie."""

    person: str | None
    viewer: tuple[int, ...] = ()  # the seats whose view it was sent last
    waiting: asyncio.Queue[str] = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    is_lost: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, message: Message) -> None:
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Never waits: the socket sends when it can."""
        try:
            self.waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.is_lost.set()
