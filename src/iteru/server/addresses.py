"""Addresses: where a server can be found, and who its visitors are."""

import errno
import ipaddress
import json
import socket
from collections.abc import Iterable
from contextlib import suppress
from http.client import HTTPException
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

from starlette.requests import HTTPConnection

from iteru.server.settings import BadSettings, Settings

EVERYWHERE = ("0.0.0.0", "::")  # as a host: every address that this machine has
PORTS_TO_TRY = 100
FARAWAY = "203.0.113.1"  # an address for documentation: nobody is there


def url_of(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    if host in EVERYWHERE:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def free_port(host: str, port: int, tries: int = 1) -> int:
    """This port, or the first free one of as many as may be tried. Raises BadSettings."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + tries, 65536) - 1
    for found in range(port, last + 1):
        try:
            socket.create_server((host, found), family=family).close()
        except OSError as error:
            if error.errno == errno.EADDRINUSE and found < last:
                continue
            raise BadSettings(f"{host}:{found} cannot be listened on: {error.strerror}") from error
        return found
    raise BadSettings(f"port {port} is not allowed; allowed: 1 to 65535")


def is_iteru(url: str) -> bool:
    """Whether it is Iteru that answers at this address."""
    directly = build_opener(ProxyHandler({}))
    try:
        with directly.open(f"{url}api/health", timeout=2) as answer:
            health = json.load(answer)
    except (OSError, HTTPException, ValueError):  # nobody answers, or somebody else
        return False
    return isinstance(health, dict) and {"version", "build", "database"} <= health.keys()


def other_devices_urls(port: int) -> list[str]:
    """The addresses at which other devices of the network may find this machine."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as towards:
        towards.connect((FARAWAY, 9))  # sends nothing, but chooses the way out
        found.append(towards.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    outside = [host for host in found if not ipaddress.ip_address(host).is_loopback]
    return [url_of(host, port) for host in dict.fromkeys(outside)]


def public_url(settings: Settings) -> str:
    """What links for others begin with: where they find this server, without a slash at the end."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    found = other_devices_urls(settings.port) if settings.host in EVERYWHERE else []
    return (found[0] if found else url_of(settings.host or "127.0.0.1", settings.port)).rstrip("/")


def address_for_others(connection: HTTPConnection, settings: Settings) -> tuple[str, bool]:
    """Where others find this server, and whether they can.

    The address that was asked will do, unless it leads every machine to itself.
    """
    asked = connection.url
    if not settings.public_url and not is_loopback(asked.hostname or ""):
        return f"{asked.scheme}://{asked.netloc}", True
    found = public_url(settings)
    return found, not is_loopback(urlsplit(found).hostname or "")


def is_loopback(host: str) -> bool:
    """Whether this name leads every machine to itself."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def address(connection: HTTPConnection) -> str:
    """Where a visitor is, for limits."""
    return network_of(connection.client.host if connection.client is not None else "")


def network_of(host: str) -> str:
    """Whom an address stands for: with IPv6 everyone has a whole network (/64)."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def is_within(host: str, networks: Iterable[str]) -> bool:
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(one, strict=False) for one in networks)
