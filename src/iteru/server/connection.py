"""A connection of someone at a table, and what waits to be sent to it."""

import asyncio
from dataclasses import dataclass, field

from iteru.server.messages.base import Message

MOST_WAITING = 500  # messages; who lags behind by more must connect anew
MOST_LETTERS = 4_000_000  # of them together; a snapshot of a long game has half a million
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
    _letters: int = 0  # of what waits

    def send(self, message: Message) -> None:
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Never waits: the socket sends when it can."""
        if self.waiting.full() or (self._letters and self._letters + len(text) > MOST_LETTERS):
            self.end(TOO_SLOW)
            return
        self._letters += len(text)
        self.waiting.put_nowait(text)

    async def next_text(self) -> str:
        """What is to be sent next."""
        text = await self.waiting.get()
        self._letters -= len(text)
        return text

    def end(self, code: int) -> None:
        """The socket is closed, what waits is not sent any more."""
        self.end_code = self.end_code or code
        self.is_ended.set()
