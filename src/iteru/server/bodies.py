"""Bodies of requests: neither too large nor too slow, and not buffered to find that out."""

import asyncio

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from iteru.server.refusals import Refusal

PATIENCE = 20.0  # seconds for a whole body to arrive


class BodyLimit:
    """Refuses bodies by their header, or while they arrive, whatever the header says."""

    def __init__(self, app: ASGIApp, largest: int, patience: float = PATIENCE) -> None:
        self._app = app
        self._largest = largest
        self._patience = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        announced = Headers(scope=scope).get("content-length", "0")
        if not announced.isdecimal() or int(announced) > self._largest:
            refusal = Refusal("too_large", self._sentence())
            answer = JSONResponse(refusal.message().model_dump(), refusal.status)
            await answer(scope, receive, send)
            return
        await self._app(scope, self._bounded(receive), send)

    def _bounded(self, receive: Receive) -> Receive:
        size = 0
        is_complete = False
        end = asyncio.get_running_loop().time() + self._patience

        async def receive_bounded() -> Message:
            """FastAPI lets only HTTPExceptions through while it reads a body."""
            nonlocal size, is_complete
            if is_complete:  # what is left to hear is that the visitor has gone
                return await receive()
            try:
                async with asyncio.timeout_at(end):
                    message = await receive()
            except TimeoutError as error:
                raise HTTPException(408, "The request did not arrive in time") from error
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                is_complete = not message.get("more_body", False)
            if size > self._largest:
                raise HTTPException(413, self._sentence().removesuffix("."))
            return message

        return receive_bounded

    def _sentence(self) -> str:
        return f"That is too large; allowed: {self._largest} bytes."
