"""Where the notices of a server under test arrive: a push service and a mail server, both real."""

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from iteru.server.notices.push import decoded, encoded
from tests.server.clients import Data, Player
from tests.server.processes import free_port

PATIENCE = 60.0  # seconds; the sender looks every three, and a wait settles for five


class Phone:
    """A browser's push subscription, with the keys that only a browser has."""

    def __init__(self, service: "PushHost", name: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.path = f"/{name}"
        self.endpoint = f"{service.url}{self.path}"
        self.answer = 201  # what the push service says
        self.pushes: list[Data] = []
        self.headers: list[Data] = []
        service.phones[self.path] = self

    def subscription(self, language: str = "en") -> Data:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.endpoint,
            "p256dh": encoded(point),
            "auth": encoded(self._auth),
            "language": language,
        }

    def take(self, body: bytes, headers: Data) -> None:
        text = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        self.pushes.append(json.loads(text))
        self.headers.append(headers)

    def wait_for(self, number: int) -> Data:
        """The push of this number, from 1, once there are so many; no more may have come."""
        until(lambda: len(self.pushes) >= number)
        assert len(self.pushes) == number, self.pushes
        return self.pushes[-1]


class PushHost:
    def __init__(self) -> None:
        self.phones: dict[str, Phone] = {}
        host = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                phone = host.phones[self.path]
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if phone.answer == 201:
                    phone.take(body, dict(self.headers))
                self.send_response(phone.answer)
                self.send_header("Location", "http://127.0.0.1:1/inside")
                self.end_headers()

            def log_message(self, *words: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"


class Box:
    """All mail that has arrived."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]

    def wait_for(self, address: str, number: int) -> EmailMessage:
        """The mail of this number to an address, from 1; no more may have come."""
        until(lambda: len(self.to(address)) >= number)
        assert len(self.to(address)) == number
        return self.to(address)[-1]


@contextmanager
def push_host() -> Iterator[PushHost]:
    host = PushHost()
    thread = Thread(target=host.server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    yield host
    host.server.shutdown()
    thread.join()
    host.server.server_close()


@contextmanager
def mail_host() -> Iterator[tuple[str, Box]]:
    """Its address, and what arrives."""
    box = Box()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield f"smtp://127.0.0.1:{port}", box
    controller.stop()


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it does not arrive"
        time.sleep(0.05)


def is_signed_by(player: Player, headers: Data) -> bool:
    """Whether a push carries a valid signature of the server that this player visits."""
    signature = headers["Authorization"]
    key = player.get("/notices")["push_key"]
    return f"k={key}" in signature and bool(Vapid02.verify(signature)) and bool(decoded(key))


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content())


def link_in(mail: EmailMessage, page: str) -> str:
    """The token of the link to this page in a mail."""
    [found] = [line for line in text_of(mail).splitlines() if f"/mail/{page}#" in line]
    return found.partition("#")[2]
