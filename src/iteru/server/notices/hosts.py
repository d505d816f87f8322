"""Where pushes may be sent: a browser names any address, and the server calls no inside one."""

import asyncio
import ipaddress
import socket
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.parse import urlsplit

from iteru.server.refusals import Refusal

PATIENCE = 5.0  # seconds for a name to be looked up
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # IPv4 for networks of IPv6 alone (RFC 6052)
COMPATIBLE = ipaddress.ip_network("::/96")  # IPv4 as it was once written


class Forbidden(OSError):
    """The name leads to an address that is not public."""


class PublicHosts:
    """`allowed`: hosts of which nothing is asked, neither https nor a public address."""

    def __init__(self, allowed: Collection[str] = ()) -> None:
        self._allowed = frozenset(host.lower() for host in allowed)
        # Threads of its own: names that nobody answers must not keep passwords from being checked.
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="names")

    async def check(self, endpoint: str) -> None:
        """Raises Refusal if nothing may be sent to this endpoint."""
        try:
            parts = urlsplit(endpoint)
            host = (parts.hostname or "").lower()
            _ = parts.port
        except ValueError as error:
            raise Refusal("malformed", "endpoint: this is no address.") from error
        if host in self._allowed and parts.scheme in ("http", "https"):
            return
        if parts.scheme != "https" or not host or parts.username is not None:
            raise Refusal("malformed", "endpoint: allowed are https addresses of public hosts.")
        try:
            await self.resolve(host, parts.port or 443)
        except OSError as error:
            raise Refusal("malformed", "endpoint: its host is unknown or not public.") from error

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[dict[str, object]]:
        """The addresses of a host, as aiohttp wants them. Raises OSError unless all are public.

        The connection is made to one of these very addresses: a name that leads elsewhere the
        second time it is looked up gains nothing.
        """
        ask = partial(socket.getaddrinfo, host, port, family, socket.SOCK_STREAM)
        try:
            async with asyncio.timeout(PATIENCE):
                found = await asyncio.get_running_loop().run_in_executor(self._threads, ask)
        except UnicodeError as error:  # a part of the name is empty, or too long
            raise Forbidden(f"{host} is no name of a host") from error
        if host.lower() not in self._allowed and not all(is_public(one[4][0]) for one in found):
            raise Forbidden(f"{host} is not public")
        return [
            {
                "hostname": host,
                "host": name[0],
                "port": port,
                "family": kind,
                "proto": protocol,
                "flags": socket.AI_NUMERICHOST,
            }
            for kind, _, protocol, _, name in found
        ]

    async def close(self) -> None:
        """For aiohttp; nobody waits for what is still looked up."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def is_public(address: str | int) -> bool:
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if found in TRANSLATED or found in COMPATIBLE:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
        if inner:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast
