"""What every answer tells the browser to refuse: foreign scripts, frames, guesses at types."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Nothing but our own files, and no script or style inside a page: what a visitor writes can
# never run. Small pictures of the style sheets are written as data: into them.
CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
STRICT: dict[str, str] = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",  # for browsers that do not know frame-ancestors
    "Referrer-Policy": "same-origin",  # a link to a private table is told to nobody else
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


# What the API tells is somebody's own, unless its route says otherwise: no cache keeps it.
PRIVATE = "no-store"


class StrictHeaders:
    """Puts them on every answer, whichever route or middleware gives it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(STRICT)
                if scope.get("path", "").startswith("/api/"):
                    headers.setdefault("Cache-Control", PRIVATE)
            await send(message)

        await self._app(scope, receive, send_strictly)
