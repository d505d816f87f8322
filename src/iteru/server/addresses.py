"""Where a server can be found: ports that are free, and the addresses of this machine."""

import errno
import ipaddress
import json
import socket
from contextlib import suppress
from http.client import HTTPException
from urllib.request import ProxyHandler, build_opener

from iteru.server.settings import BadSettings

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
