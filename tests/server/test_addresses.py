"""Where a server can be found; what `iteru serve --open` does if its port is taken."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from iteru.server.addresses import free_port, is_iteru, other_devices_urls, url_of
from iteru.server.settings import BadSettings
from tests.server.processes import PATIENCE, ServerProcess


@contextmanager
def taken_port() -> Iterator[int]:
    """Something listens there that is not Iteru, and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def serve_and_stop(folder: Path, *arguments: str, lines: int) -> list[str]:
    """The first lines that `iteru serve --open` says."""
    command = [sys.executable, "-m", "iteru", "serve", "--open", *arguments]
    hidden = ("DISPLAY", "WAYLAND_DISPLAY")  # no browser is to open
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {"COLUMNS": "200", "ITERU_DATABASE_URL": f"sqlite:///{folder}/iteru.db"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline().strip() for _ in range(lines)]
        process.send_signal(signal.SIGTERM)
        process.stdout.read()
        process.wait(PATIENCE)
    return said


def test_a_port_that_is_taken_is_refused_or_passed_over() -> None:
    with taken_port() as port:
        with pytest.raises(BadSettings, match=f"127.0.0.1:{port} cannot be listened on"):
            free_port("127.0.0.1", port)
        assert port < free_port("127.0.0.1", port, tries=100) < port + 100


def test_a_host_that_is_not_here_is_refused() -> None:
    with pytest.raises(BadSettings, match="cannot be listened on"):
        free_port("203.0.113.7", 8123, tries=100)


def test_iteru_is_told_from_others(server: ServerProcess) -> None:
    assert is_iteru(f"{server.url}/")
    with taken_port() as port:
        assert not is_iteru(url_of("127.0.0.1", port))
    assert not is_iteru(url_of("127.0.0.1", port))  # nobody listens any more


def test_addresses_for_browsers() -> None:
    assert url_of("0.0.0.0", 8123) == "http://127.0.0.1:8123/"
    assert url_of("::1", 8123) == "http://[::1]:8123/"
    assert all("//127." not in url for url in other_devices_urls(8123))


def test_if_iteru_runs_there_already_no_other_is_started(
    server: ServerProcess, tmp_path: Path
) -> None:
    said = serve_and_stop(tmp_path, "--port", str(server.port), lines=1)

    assert said == [f"Iteru runs already, at {server.url}/"]
    assert list(tmp_path.iterdir()) == []


def test_if_something_else_runs_there_the_next_free_port_is_taken(tmp_path: Path) -> None:
    with taken_port() as port:
        [first, second] = serve_and_stop(tmp_path, "--port", str(port), lines=2)

    taken = int(first.removeprefix(f"Port {port} is taken: Iteru takes ").removesuffix("."))
    assert port < taken
    assert second == f"Iteru is at http://127.0.0.1:{taken}/ (Ctrl-C stops it)."


def test_other_devices_are_told_where_to_find_it(tmp_path: Path) -> None:
    with taken_port() as port:
        pass
    [first, second] = serve_and_stop(tmp_path, "--host", "0.0.0.0", "--port", str(port), lines=2)

    assert first == f"Iteru is at http://127.0.0.1:{port}/ (Ctrl-C stops it)."
    assert second.startswith("Other devices ")
    for url in other_devices_urls(port):
        assert url in second
