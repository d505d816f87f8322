"""Servers as processes of their own: started, killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

PATIENCE = 30.0  # seconds


class ServerProcess:
    """An `iteru serve` on a free port of this machine."""

    def __init__(self, database: str, folder: Path, workers: int = 1, **settings: object) -> None:
        self.database = database
        self.port = free_port()
        self.workers = workers
        self.log = folder / f"server-{self.port}.log"
        self.environment = os.environ | {
            "ITERU_LOG_LEVEL": "INFO",
            "ITERU_REQUEST_RATE": "100000",
            "ITERU_MESSAGE_RATE": "1000",
            "ITERU_LOGIN_RATE": "100",
            "ITERU_BOT_PROCESSES": "1",
            **{f"ITERU_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "ServerProcess":
        """Returns when it answers."""
        command = [
            sys.executable,
            "-c",
            "import typer, iteru.cli.serve as s; typer.run(s.serve)",
            "--port",
            str(self.port),
        ]
        command += ["--workers", str(self.workers), "--database-url", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env=self.environment, stdout=log, stderr=log, start_new_session=True
            )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.05)
        return self

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

    def stop(self) -> int:
        """As an operator does; returns the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    assert isinstance(port, int)
    return port
