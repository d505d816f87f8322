"""Connections that send half a request and no more: they are few, and not for long.

uvicorn waits for the rest of a request's head for ever, and for as many as there are.
"""

import asyncio
from collections import Counter
from typing import ClassVar, cast

from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol

from iteru.server.addresses import is_within, network_of

PATIENCE = 10.0  # seconds from the connection, or the last answer, to the next request's head
MOST_WAITING = 100  # connections of one address that have not sent their first request yet


class PunctualHttp(H11Protocol):
    """HTTP as uvicorn speaks it, with an end to waiting. A trusted proxy sees to that itself."""

    waiting: ClassVar[Counter[str]] = Counter()  # by address: before the first request
    _address = ""
    _is_counted = False
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        host = self.client[0] if self.client else ""
        proxies = str(self.config.forwarded_allow_ips)  # as run.py names them
        if proxies and is_within(host, proxies.split(",")):
            return
        self._address = network_of(host)
        if self.waiting[self._address] >= MOST_WAITING:
            self.transport.abort()
            return
        self.waiting[self._address] += 1
        self._is_counted = True
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._heard()

    def handle_events(self) -> None:
        super().handle_events()
        if self.cycle is not None and not self.cycle.response_complete:
            self._heard()

    def handle_websocket_upgrade(self, event: Request) -> None:
        self._heard()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete:  # else the next request was here already
            self._wait()

    def _wait(self) -> None:
        self._timer = self.loop.call_later(PATIENCE, self.transport.abort)

    def _heard(self) -> None:
        """The head of a request is complete, or there will be none."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._is_counted:
            self._is_counted = False
            self.waiting[self._address] -= 1
            if not self.waiting[self._address]:
                del self.waiting[self._address]
