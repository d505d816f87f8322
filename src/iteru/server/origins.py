"""Whose page asks: a browser acts for its visitor whatever the page, so our own page must ask."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from iteru.server.refusals import Refusal

SAFE = ("GET", "HEAD", "OPTIONS")  # these change nothing
POLICY_VIOLATION = 1008  # close code of sockets
SENTENCE = (
    "This was asked from a page of another address. "
    "Scripts use a token (POST /api/tokens) and no cookie."
)


class OwnOrigin:
    """Refuses what would change something, and sockets, if a page elsewhere asks.

    Whether a cookie came along does not matter: a browser keeps it back from a form elsewhere
    (SameSite), but would take the new guest's in the answer for its own. Scripts send no Origin;
    a token is not sent by a browser of its own accord: who has one may ask from anywhere.
    """

    def __init__(self, app: ASGIApp, public_url: str = "") -> None:
        self._app = app
        self._public = urlsplit(public_url).netloc.lower()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_socket = scope["type"] == "websocket"
        is_unsafe = scope["type"] == "http" and scope["method"] not in SAFE
        if not (is_socket or is_unsafe) or self._is_own(Headers(scope=scope)):
            await self._app(scope, receive, send)
        elif is_socket:
            await receive()  # its wish to connect
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": SENTENCE})
        else:
            refusal = Refusal("not_allowed", SENTENCE)
            answer = JSONResponse(refusal.message().model_dump(), refusal.status)
            await answer(scope, receive, send)

    def _is_own(self, headers: Headers) -> bool:
        if "cookie" not in headers and ("origin" not in headers or "authorization" in headers):
            return True
        asks = urlsplit(headers.get("origin", "")).netloc.lower()
        return asks != "" and asks in (headers.get("host", "").lower(), self._public)
