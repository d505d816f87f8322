"""`iteru serve`: what it refuses, its logs, and how it stops."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.clients import EASY, ME
from tests.server.conftest import NewPlayer, NewServer
from tests.server.databases import Databases, Kind
from tests.server.processes import ServerProcess


def serve(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "iteru", "serve", *arguments]
    return subprocess.run(
        command,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_several_workers_on_sqlite_are_refused(tmp_path: Path) -> None:
    done = serve("--workers", "2", "--database-url", f"sqlite:///{tmp_path}/games.db")

    assert done.returncode == 2
    assert "needs PostgreSQL" in done.stderr
    assert done.stdout == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ("--database-url", "mysql://host/games"),
        ("--database-url", "nonsense"),
        ("--port", "70000"),
        ("--workers", "0"),
    ],
)
def test_what_cannot_be_served(arguments: tuple[str, ...]) -> None:
    done = serve(*arguments)

    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_port_that_is_taken_is_named(server: ServerProcess) -> None:
    done = serve("--port", str(server.port), "--database-url", server.database)

    assert done.returncode == 2
    assert f"127.0.0.1:{server.port} cannot be listened on" in done.stderr


def test_a_bad_variable_is_named() -> None:
    done = serve(ITERU_BOT_SECONDS="soon")

    assert done.returncode == 2
    assert "ITERU_BOT_SECONDS" in done.stderr


def test_logs_are_json_lines(
    databases: Databases, new_player: NewPlayer, new_server: NewServer
) -> None:
    server = new_server(databases.new("sqlite"))
    new_player(server).get("/games")
    server.stop()

    lines = [line for line in server.log.read_text().splitlines() if not line.startswith("Iteru")]
    logs = [json.loads(line) for line in lines]

    assert {"time", "level", "name", "message"} <= set(logs[0])
    games = next(log for log in logs if log.get("path") == "/api/games")
    assert (games["method"], games["status"]) == ("GET", 200)
    assert logs[-1]["message"] == "stopped"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "number"),
    [("sqlite", signal.SIGTERM), ("sqlite", signal.SIGINT), ("postgresql", signal.SIGTERM)],
)
def test_it_stops_gracefully_while_people_and_bots_play(
    databases: Databases, new_player: NewPlayer, tmp_path: Path, kind: Kind, number: int
) -> None:
    server = ServerProcess(databases.new(kind), tmp_path).start()
    ann = new_player(server)
    line = ann.line(ann.new_table(ME, EASY))
    line.until(lambda line: bool(line.now()["choices"]))
    line.move()

    assert server.process is not None
    server.process.send_signal(number)
    begun = time.monotonic()
    server.process.wait(60)

    assert time.monotonic() - begun < 15
    log = server.log.read_text()
    assert '"stopped"' in log
    assert '"level": "error"' not in log
