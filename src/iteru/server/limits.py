"""Limits for those who send too much: how often, and how large."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from iteru.server.refusals import Refusal

BURST = 3.0  # seconds: after a pause, what these would allow may come at once
MOST_BUCKETS = 10_000  # addresses remembered


class Bucket:
    """Allows `rate` a second for long, and bursts after a pause."""

    def __init__(self, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._most = max(1.0, rate * BURST)
        self._left = self._most
        self._since = clock()

    def take(self) -> bool:
        """True: allowed, and counted."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """One bucket for each address; the longest unused are forgotten first."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        """Raises Refusal if this address asks too often."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise Refusal(
                "too_fast", f"That is too fast; allowed: {self._rate:g} a second. Wait a moment."
            )


class BodyLimit:
    """Refuses request bodies that are too large while they arrive, whatever their header says."""

    def __init__(self, app: ASGIApp, largest: int) -> None:
        self._app = app
        self._largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        size = 0

        async def receive_limited() -> Message:
            nonlocal size
            message = await receive()
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                if size > self._largest:
                    # FastAPI lets no other exception through while it reads a body.
                    raise HTTPException(413, f"That is too large; allowed: {self._largest} bytes")
            return message

        await self._app(scope, receive_limited, send)
