"""Servers as processes of their own: started, killed and started again."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx

PATIENCE = 90.0  # seconds; a machine may be busy with other things


class ServerProcess:
    """An `iteru serve` on a free port of this machine."""

    def __init__(self, database: str, folder: Path, **settings: object) -> None:
        self.database = database
        self.port = free_port()
        self.workers = 1
        self.module = "iteru"  # that is run
        self.log = folder / f"server-{self.port}.log"
        generous = {
            "request_rate": 1e6,
            "message_rate": 1e6,
            "table_rate": 1e6,
            "guest_rate": 1e6,
            "login_rate": 100,
            "most_sockets": 1000,
        }
        named = {"bot_processes": 1, **generous, **settings}
        self.settings = {f"ITERU_{name.upper()}": str(value) for name, value in named.items()}
        self.process: subprocess.Popen[bytes] | None = None

    def add_to_python_path(self, *folders: Path) -> None:
        present = os.environ.get("PYTHONPATH", "")
        self.settings["PYTHONPATH"] = os.pathsep.join(
            [*map(str, folders), *([present] if present else [])]
        )

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "ServerProcess":
        """Returns when it answers."""
        command = [
            sys.executable,
            "-m",
            self.module,
            "serve",
            "--port",
            str(self.port),
        ]
        command += ["--workers", str(self.workers), "--database-url", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env=os.environ | self.settings, stdout=log, stderr=log
            )
        process = self.process
        self.wait_for_answer(lambda: process.poll() is None)
        return self

    def wait_for_answer(self, is_alive: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert is_alive(), self.log.read_text()
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.02)

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """At once, as when the power fails: nothing is finished or flushed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """As an operator does."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


def free_port() -> int:
    """One that no outgoing connection is given, so that it is still free after a kill."""
    while True:
        port = random.SystemRandom().randint(15_000, 30_000)
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port
