"""Servers that start in a tenth of a second: forked from a process that has imported everything.

Each is a process of its own that can be killed like any other. Run as a script it is that
process: every line on stdin starts a server, as its JSON says, and its process id is the answer.
"""

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

from tests.server import ahead
from tests.server.processes import PATIENCE, ServerProcess


class Nursery:
    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[2],
        )

    def start(self, order: dict[str, object]) -> int:
        stdin, stdout = self._pipes()
        stdin.write(json.dumps(order) + "\n")
        stdin.flush()
        return int(stdout.readline())

    def close(self) -> None:
        for pipe in self._pipes():
            pipe.close()
        self._process.wait(PATIENCE)

    def _pipes(self) -> tuple[IO[str], IO[str]]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        return self._process.stdin, self._process.stdout


class ForkedServer(ServerProcess):
    """A server that is killed and started again, many times."""

    def __init__(self, nursery: Nursery, database: str, folder: Path, **settings: object) -> None:
        super().__init__(database, folder, **settings)
        self._nursery = nursery
        self._id = 0

    def start(self) -> "ForkedServer":
        self.fork()
        self.wait_for_answer(self.is_alive)
        return self

    def fork(self) -> None:
        """Starts without waiting for an answer."""
        order = {"port": self.port, "log": str(self.log), "environment": self.settings}
        self._id = self._nursery.start(order | {"database": self.database})

    def is_alive(self) -> bool:
        try:
            os.kill(self._id, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        os.kill(self._id, signal.SIGKILL)

    def stop(self) -> None:
        if self.is_alive():
            os.kill(self._id, signal.SIGTERM)
        end = time.monotonic() + PATIENCE
        while self.is_alive():
            assert time.monotonic() < end, "it does not stop"
            time.sleep(0.02)


WARM = (
    "aiosqlite",
    "alembic.command",
    "alembic.ddl.postgresql",
    "asyncpg",
    "iteru.games.fertility",
    "iteru.server.app",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.auto",
)


def main() -> None:
    from iteru.server.run import run

    for module in WARM:
        importlib.import_module(module)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not waited for
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child:
            sys.stdout.write(f"{child}\n")
            sys.stdout.flush()
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(log, 1)
        os.dup2(log, 2)
        os.environ.update(order["environment"])
        os.environ["ITERU_DATABASE_URL"] = order["database"]
        ahead.prepare()
        run("127.0.0.1", order["port"])
        return


if __name__ == "__main__":
    main()
