"""Sessions and tokens: made, listed, revoked; the first edition's cookies are exchanged."""

import asyncio
import json
import random
import shutil
import sqlite3
import stat
from collections.abc import Mapping
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, MetaData, create_engine, insert, null, select
from websockets.exceptions import ConnectionClosedError

from iteru.server.connection import SIGNED_OUT
from iteru.server.settings import database_url
from iteru.server.store.database import Database
from iteru.server.store.migrate import upgrade
from tests.server.clients import ME, OPEN, Data, Line, Player, play_on
from tests.server.conftest import NewPlayer, NewServer
from tests.server.databases import KINDS, Databases
from tests.server.nursery import ForkedServer
from tests.server.processes import ServerProcess
from tests.server.test_accounts import account, new_name

DATA = Path(__file__).parent / "data"
FIRST: Data = json.loads((DATA / "first_edition.json").read_text())


def who_has(server: ServerProcess, cookie: str) -> str:
    """The id of who asks with this cookie."""
    return str(httpx.get(f"{server.url}/api/me", cookies={"iteru": cookie}).json()["id"])


def test_logging_out_ends_the_session(server: ServerProcess, ann: Player) -> None:
    """The attack: whoever had copied the cookie was still the victim after the logout."""
    ann.post("/account", account(new_name()))
    copied = ann.http.cookies["iteru"]
    assert who_has(server, copied) == ann.me["id"]

    ann.post("/logout")

    assert who_has(server, copied) != ann.me["id"]


@pytest.mark.parametrize("way", ["/account", "/login"])
def test_registration_and_login_change_the_cookie(
    server: ServerProcess, ann: Player, ben: Player, way: str
) -> None:
    """The attack: a cookie that was planted before, or seen, went on into the account."""
    name = new_name()
    if way == "/login":
        ben.post("/account", account(name))
    planted = ann.http.cookies["iteru"]

    holder = ann.post(way, account(name))

    assert ann.http.cookies["iteru"] != planted
    assert who_has(server, planted) != holder["id"]
    assert ann.get("/me") == holder


def end_of(line: Line) -> int:
    """The code with which the server closes a socket; what it says before is taken in."""
    with pytest.raises(ConnectionClosedError) as closed:
        line.hear("nothing of this name")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_an_open_socket_ends_with_its_session(
    server: ServerProcess, ann: Player, new_player: NewPlayer
) -> None:
    """The attack: who was signed out went on playing in a table that was open already."""
    name = new_name()
    ann.post("/account", account(name))
    table = ann.new_table(ME, OPEN)
    thief = new_player(server)
    thief.post("/login", account(name))
    there, here = thief.line(table), ann.line(table)

    other = next(one for one in ann.get("/sessions") if not one["here"])
    ann.http.delete(f"/sessions/{other['id']}")

    assert end_of(there) == SIGNED_OUT
    assert here.answer(type="ping") == {"type": "pong"}
    ann.post("/logout")
    assert end_of(here) == SIGNED_OUT


def test_sessions_are_listed_and_revoked(
    server: ServerProcess, ann: Player, new_player: NewPlayer
) -> None:
    name = new_name()
    ann.post("/account", account(name))
    phone = new_player(server)
    phone.post("/login", account(name))

    listed = phone.get("/sessions")
    there = next(one for one in listed if not one["here"])
    left = phone.http.delete(f"/sessions/{there['id']}").json()

    assert [one["kind"] for one in listed] == ["browser", "browser"]
    assert [one["here"] for one in left] == [True]
    assert ann.get("/me")["account"] is None
    assert phone.get("/me")["account"] == name


def test_nobody_revokes_the_session_of_another(ann: Player, ben: Player) -> None:
    [session] = ann.get("/sessions")

    assert ben.http.delete(f"/sessions/{session['id']}").status_code == 404
    assert ann.get("/me") == ann.me


def test_a_script_plays_with_a_token_until_it_is_revoked(
    server: ServerProcess, ann: Player
) -> None:
    made = ann.post("/tokens", {"name": "my bot"})
    script = httpx.Client(
        base_url=f"{server.url}/api", headers={"Authorization": f"Bearer {made['token']}"}
    )

    assert script.get("/me").json() == ann.me
    assert "set-cookie" not in script.get("/me").headers
    assert script.post("/tokens", json={"name": "more"}).status_code == 403
    assert who_has(server, made["token"]) != ann.me["id"]  # it is no cookie
    ann.http.delete(f"/sessions/{made['session']['id']}")
    assert script.get("/me").json()["id"] != ann.me["id"]
    script.close()


def test_a_token_does_not_become_its_person(server: ServerProcess, ann: Player) -> None:
    """The attack: whoever had found a guest's token made an account of the guest with it, or a
    recovery code, or named a mail address for a new password; revoking the token was too late."""
    token = ann.post("/tokens", {"name": "my bot"})["token"]
    headers = {"Authorization": f"Bearer {token}"}
    [browser] = [one for one in ann.get("/sessions") if one["kind"] == "browser"]
    address = {"address": "eve@nile.example", "language": "en"}

    with httpx.Client(base_url=f"{server.url}/api", headers=headers) as script:
        answers = [
            script.post("/account", json=account(new_name())),
            script.post("/recovery"),
            script.post("/me/erase", json={}),
            script.put("/notices/address", json=address),
            script.delete("/notices/address"),
            script.delete(f"/sessions/{browser['id']}"),
        ]

    assert [(one.status_code, one.json()["code"]) for one in answers] == [(403, "not_allowed")] * 6
    assert not any("set-cookie" in one.headers for one in answers)
    assert ann.get("/me") == ann.me


def test_the_database_holds_no_token(
    databases: Databases, new_server: NewServer, new_player: NewPlayer
) -> None:
    """The attack: a copy of the database had the key to make anyone's cookie."""
    server = new_server(databases.new("sqlite"))
    ann = new_player(server)
    token = ann.post("/tokens", {"name": "my bot"})["token"]
    server.stop()

    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as stored:
        text = "\n".join(stored.iterdump())

    assert ann.http.cookies["iteru"] not in text
    assert token not in text
    assert 'INSERT INTO "secrets"' not in text


# ------------------------------------------------------------------ from the first edition


@pytest.fixture
def updated(databases: Databases, new_server: NewServer) -> ForkedServer:
    """A server on a database of the first edition, in which two people play."""
    url = databases.new("sqlite")
    shutil.copy(DATA / "first_edition.db", url.removeprefix("sqlite:///"))
    return new_server(url)


@pytest.fixture(params=KINDS)
def updated_either(request: pytest.FixtureRequest, tmp_path: Path) -> ForkedServer:
    """The same on either kind of database."""
    if request.param == "sqlite":
        server = request.getfixturevalue("updated")
    else:
        url = request.getfixturevalue("databases").new("postgresql")
        asyncio.run(copy_to_postgres(url))
        server = request.getfixturevalue("new_server")(url, key_file=tmp_path / "iteru.key")
    assert isinstance(server, ForkedServer)
    return server


async def copy_to_postgres(url: str) -> None:
    """The stored database, in the form that the first edition had, with the same rows."""
    store = Database(database_url(url))
    async with store.write() as session:
        await (await session.connection()).run_sync(copy_rows)
    await store.close()


def copy_rows(target: Connection) -> None:
    upgrade(target, "reactions")
    there, here = MetaData(), MetaData()
    there.reflect(target)
    source = create_engine(f"sqlite:///{DATA / 'first_edition.db'}")
    here.reflect(source)
    with source.connect() as reading:
        for table in here.sorted_tables:
            rows = reading.execute(select(table)).mappings().all()
            if table.name != "alembic_version" and rows:
                target.execute(
                    insert(there.tables[table.name]).values([moved(dict(row)) for row in rows])
                )
    source.dispose()


def moved(row: Mapping[str, object]) -> dict[str, object]:
    """A row of SQLite for PostgreSQL, which knows zones, and NULL beside JSON's null."""
    found: dict[str, object] = {}
    for name, value in row.items():
        if isinstance(value, datetime):
            found[name] = value.replace(tzinfo=UTC)
        else:
            found[name] = null() if value is None else value
    return found


def test_a_game_of_the_first_edition_goes_on(
    updated_either: ForkedServer, new_player: NewPlayer
) -> None:
    people: list[Player] = []
    for who in ("guest", "account"):
        cookies = httpx.Cookies()
        cookies.set("iteru", FIRST[who]["cookie"], domain="127.0.0.1")
        people.append(new_player(updated_either, cookies))

    assert people[0].me["id"] == FIRST["guest"]["id"]
    assert people[1].me["account"] == FIRST["account"]["name"]
    lines = [player.line(FIRST["table"]) for player in people]
    assert lines[0].now()["number"] == FIRST["number"]
    mover = next(line for line in lines if line.now()["choices"])
    assert mover.move()["number"] == FIRST["number"] + 1
    play_on(lines, random.Random(1))
    assert lines[0].now()["over"]
    lines[0].until(lambda line: line.info["status"] == "finished")
    assert len(people[0].watched(FIRST["table"])) == lines[0].now()["number"]


def test_an_account_of_the_first_edition_keeps_its_name(
    updated_either: ForkedServer, new_player: NewPlayer
) -> None:
    """Its skeleton is made by the migration: nobody takes a name that looks like it."""
    guest = new_player(updated_either)

    assert guest.refused("/account", account("Nеfеrtаri")) == "name_taken"  # Cyrillic letters
    assert guest.http.patch("/me", json={"name": FIRST["account"]["name"]}).status_code == 409


def test_a_cookie_of_the_first_edition_becomes_a_session(updated: ForkedServer) -> None:
    old = FIRST["guest"]["cookie"]
    answer = httpx.get(f"{updated.url}/api/me", cookies={"iteru": old})
    new = answer.cookies["iteru"]

    assert answer.json()["id"] == FIRST["guest"]["id"]
    assert "." not in new
    assert who_has(updated, new) == FIRST["guest"]["id"]
    updated.stop()
    with closing(sqlite3.connect(updated.database.removeprefix("sqlite:///"))) as later, later:
        later.execute("UPDATE people SET exchanged = '2020-01-01 00:00:00.000000'")
    updated.start()
    assert who_has(updated, old) != FIRST["guest"]["id"]
    assert who_has(updated, new) == FIRST["guest"]["id"]


def test_the_key_of_the_first_edition_leaves_the_database(updated: ForkedServer) -> None:
    path = updated.database.removeprefix("sqlite:///")

    with closing(sqlite3.connect(path)) as stored:
        assert stored.execute("SELECT count(*) FROM secrets").fetchone() == (0,)
    assert stat.S_IMODE(Path(f"{path}.key").stat().st_mode) == 0o600


def test_an_account_of_the_first_edition_logs_in(
    updated: ForkedServer, new_player: NewPlayer
) -> None:
    asked = {"account": FIRST["account"]["name"], "password": FIRST["account"]["password"]}

    assert new_player(updated).post("/login", asked)["account"] == FIRST["account"]["name"]
