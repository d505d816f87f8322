"""A connection of someone at a table, and what waits to be sent to it."""

import asyncio
from dataclasses import dataclass, field

from iteru.server.messages.base import Message

MOST_WAITING = 500  # messages; who lags behind by more must connect anew
SIGNED_OUT = 4401  # close codes
NO_TABLE = 4404  # connecting again will not help
TOO_SLOW = 4408


@dataclass(eq=False)
class Connection:
    """One open socket; `person` is None for a visitor without a cookie."""

    person: str | None
    session: str | None = None  # the id of the one that opened it
    viewer: tuple[int, ...] = ()  # the seats whose view it was sent last
    waiting: asyncio.Queue[str] = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    is_ended: asyncio.Event = field(default_factory=asyncio.Event)
    end_code: int = 0  # why the server ends it

    def send(self, message: Message) -> None:
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Never waits: the socket sends when it can."""
        try:
            self.waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """The socket is closed, what waits is not sent any more."""
        self.end_code = self.end_code or code
        self.is_ended.set()
