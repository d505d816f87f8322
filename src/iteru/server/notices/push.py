"""Web Push: a message for one browser, encrypted for it alone (RFC 8291) and signed (RFC 8292)."""

import base64
import logging
import time
from typing import Literal
from urllib.parse import urlsplit

import aiohttp
import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from iteru.server.messages.notices import Device
from iteru.server.notices.hosts import PublicHosts
from iteru.server.notices.letters import Push
from iteru.server.refusals import Refusal
from iteru.server.store.models import DeviceRow

Outcome = Literal["sent", "gone", "failed"]  # gone: the browser does not want it any more
TIMEOUT = 10.0  # seconds
SIGNED_FOR = 12 * 3600  # seconds
AUTH_BYTES = 16
log = logging.getLogger(__name__)


def new_private_key() -> str:
    """A key for VAPID, as PEM."""
    key = Vapid02()
    key.generate_keys()
    return str(key.private_pem().decode("ascii"))


class PushService:
    """Sends pushes signed with the server's key."""

    def __init__(self, private_key: str, contact: str, hosts: PublicHosts) -> None:
        """contact: a mailto: or https: address at which push services find who runs the server."""
        self._key = Vapid02.from_pem(private_key.encode("ascii"))
        self._contact = contact
        self._hosts = hosts
        self._http: aiohttp.ClientSession | None = None

    @property
    def public_key(self) -> str:
        """For the browser that subscribes."""
        return encoded(
            self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        )

    async def check(self, device: Device) -> None:
        """Raises Refusal if nothing can be sent to it."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(device.p256dh))
            is_right = len(decoded(device.auth)) == AUTH_BYTES
        except ValueError:
            is_right = False
        if not is_right:
            raise Refusal("malformed", "p256dh, auth: these are no keys of a push subscription.")
        await self._hosts.check(device.endpoint)

    async def send(self, device: DeviceRow, push: Push) -> Outcome:
        """Never raises: whatever goes wrong with one browser concerns no other."""
        try:
            await self._hosts.check(device.endpoint)
            # A redirection is not followed: it would lead past the check.
            async with self._session().post(
                device.endpoint,
                data=self._encrypted(device, push.text),
                headers=self._headers(device.endpoint, push),
                allow_redirects=False,
            ) as answer:
                status = answer.status
        except (OSError, Refusal, TimeoutError, ValueError, aiohttp.ClientError) as error:
            log.warning("a push failed", extra={"error": repr(error)})
            return "failed"
        if status in (404, 410):
            return "gone"
        if not 200 <= status < 300:
            log.warning("a push was refused", extra={"status": status})
            return "failed"
        return "sent"

    async def stop(self) -> None:
        if self._http is not None:
            await self._http.close()
        await self._hosts.close()

    def _session(self) -> aiohttp.ClientSession:
        if self._http is None:
            self._http = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(resolver=self._hosts),
                timeout=aiohttp.ClientTimeout(total=TIMEOUT),
            )
        return self._http

    def _encrypted(self, device: DeviceRow, text: str) -> bytes:
        return bytes(
            http_ece.encrypt(
                text.encode(),
                private_key=ec.generate_private_key(ec.SECP256R1()),
                dh=decoded(device.key),
                auth_secret=decoded(device.auth),
                version="aes128gcm",
            )
        )

    def _headers(self, endpoint: str, push: Push) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "sub": self._contact,
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
        }
        return {
            **self._key.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(push.lasts),
            "Topic": push.topic,
            "Urgency": "high",
        }


def encoded(data: bytes) -> str:
    """In the alphabet of addresses, without padding, as browsers write it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decoded(text: str) -> bytes:
    """Raises ValueError."""
    bare = text.rstrip("=")
    return base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
