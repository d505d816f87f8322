"""A database that cannot be written, is newer, or lies open to others; addresses too long."""

import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import DBAPIError, OperationalError

from iteru.server.refusals import failure
from iteru.server.settings import database_url
from iteru.server.store.database import Database
from iteru.server.store.faults import reason
from tests.server.clients import ME, Data
from tests.server.conftest import NewPlayer, NewServer
from tests.server.databases import Databases
from tests.server.nursery import ForkedServer
from tests.server.processes import ServerProcess
from tests.server.test_serve import serve

LOCAL: Data = {"kind": "local", "name": "Ola"}


def file_of(server: ForkedServer) -> Path:
    return Path(server.database.removeprefix("sqlite:///"))


@contextmanager
def locked(server: ForkedServer) -> Iterator[None]:
    """Another program holds the lock of the database."""
    with closing(sqlite3.connect(file_of(server), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.mark.slow
def test_health_tells_of_a_lock_soon(databases: Databases, new_server: NewServer) -> None:
    """It said 200 while nobody could play."""
    server = new_server(databases.new("sqlite"))

    with locked(server):
        answer = httpx.get(f"{server.url}/api/health", timeout=8)
        while answer.status_code == 200:  # a second may pass until it looks again
            answer = httpx.get(f"{server.url}/api/health", timeout=8)

    assert answer.status_code == 503
    assert answer.json()["code"] == "unavailable"
    assert "locked" in answer.json()["sentence"]
    server.wait_for_answer(server.is_alive)


@pytest.mark.slow
def test_players_are_told_of_a_lock(
    databases: Databases, new_server: NewServer, new_player: NewPlayer
) -> None:
    """They were told that something went wrong."""
    server = new_server(databases.new("sqlite"))
    ann = new_player(server)
    line = ann.line(ann.new_table(ME, LOCAL))

    with locked(server):
        answer = ann.http.patch("/me", json={"name": "Hori"})
        line.send_move()
        told = line.hear("error")

    assert answer.status_code == 503
    assert "locked" in answer.json()["sentence"]
    assert told["code"] == "unavailable"
    assert "Nothing has changed" in told["sentence"]
    assert line.move()["number"] == 2
    assert "the database failed" in server.log.read_text()
    assert "Hori" not in server.log.read_text()  # nor anything else that was to be stored


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("database or disk is full", "The disk of the server is full."),
        ("could not extend file: No space left on device", "The disk of the server is full."),
        ("attempt to write a readonly database", "The database cannot be written."),
        ("connection was closed", "The database does not answer."),
    ],
)
def test_what_the_database_says_is_told_in_a_sentence(words: str, sentence: str) -> None:
    error = OperationalError("INSERT", {}, sqlite3.OperationalError(words))

    assert reason(error) == sentence
    assert failure(error).status == 503
    assert failure(error).sentence.startswith(sentence)
    assert failure(ValueError(words)).status == 500


def test_a_full_disk_is_known_by_what_sqlite_says(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "small.db")) as small:
        small.execute("CREATE TABLE texts (text)")
        small.execute("PRAGMA max_page_count = 2")
        with pytest.raises(sqlite3.OperationalError) as caught:
            small.execute("INSERT INTO texts VALUES (zeroblob(100000))")

    assert reason(DBAPIError("INSERT", {}, caught.value)) == "The disk of the server is full."


def test_a_newer_database_ends_with_one_sentence(databases: Databases) -> None:
    """It ended in a traceback."""
    url = databases.new("sqlite")
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as newer, newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        newer.execute("INSERT INTO alembic_version VALUES ('third_edition')")

    done = serve("--database-url", url)

    assert done.returncode == 2
    assert done.stderr.startswith("iteru: the database has the form 'third_edition' of a newer")
    assert len(done.stderr.splitlines()) == 1


def test_a_file_that_is_no_database_ends_with_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear reader, this is no database at all. " * 50)

    done = serve("--database-url", f"sqlite:///{file}")

    assert done.returncode == 2
    assert "not a database" in done.stderr
    assert "Traceback" not in done.stderr


def test_only_the_owner_reads_the_database(
    databases: Databases, new_server: NewServer, new_player: NewPlayer
) -> None:
    """Everyone on the machine could: it holds the seeds of games in play."""
    server = new_server(databases.new("sqlite"))
    new_player(server)

    file = file_of(server)
    for path in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_database_that_lay_open_is_closed(databases: Databases) -> None:
    url = databases.new("sqlite")
    path = Path(url.removeprefix("sqlite:///"))
    path.touch(0o644)

    Database(database_url(url))

    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("address", ["x" * 256, "ż" * 200, "a/" + "y" * 1000, "z/" * 3000])
def test_addresses_too_long_for_a_file(server: ServerProcess, address: str) -> None:
    """The answer was 500, with a traceback in the log."""
    answer = httpx.get(f"{server.url}/{address}")

    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"
