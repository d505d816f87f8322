"""Order: reports in the chat, and what who runs the server may do."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import TypeVar

import pytest

from iteru.server import administration as module
from iteru.server.administration import Administration, Swept, administration
from iteru.server.clock import now
from iteru.server.settings import Settings, database_url
from tests.server.clients import EASY, ME, OPEN, Data, Player
from tests.server.conftest import NewPlayer, NewServer
from tests.server.processes import ServerProcess
from tests.server.test_own_data import PASSWORD, account

T = TypeVar("T")


def by_admin(server: ServerProcess, work: Callable[[Administration], Awaitable[T]]) -> T:
    """Beside the server that runs, as `iteru admin` does it."""

    async def run() -> T:
        async with administration(Settings(database_url(server.database))) as admin:
            return await work(admin)

    return asyncio.run(run())


def said(player: Player, table: str, text: str) -> int:
    line: Data = player.line(table).answer(type="chat", text=text)["line"]
    return int(line["id"])


def test_a_line_is_reported_once_and_settled(
    server: ServerProcess, ann: Player, ben: Player
) -> None:
    table = ann.new_table(ME, EASY)
    line = said(ben, table, "An insult")

    ann.post(f"/tables/{table}/reports", {"line": line})
    ann.post(f"/tables/{table}/reports", {"line": line})

    assert ann.refused(f"/tables/{table}/reports", {"line": line + 1000}) == "not_found"
    reports = by_admin(server, lambda admin: admin.reports())
    [(report, reporter)] = [one for one in reports if one[0].line == line]
    assert (report.text, report.accused) == ("An insult", ben.me["id"])
    assert reporter == ann.me["name"]
    by_admin(server, lambda admin: admin.settle(report.id))
    with pytest.raises(ValueError, match="there is no report"):
        by_admin(server, lambda admin: admin.settle(report.id))


def test_warnings_announcements_and_another_name(server: ServerProcess, ann: Player) -> None:
    id = ann.me["id"]
    by_admin(server, lambda admin: admin.warn(id, "Mind your words"))
    by_admin(server, lambda admin: admin.announce("The server rests at noon", hours=1))
    by_admin(server, lambda admin: admin.rename(id, "Somebody kinder"))

    bulletin = ann.get("/bulletin")
    assert bulletin["warning"] == "Mind your words"
    assert "The server rests at noon" in [one["text"] for one in bulletin["announcements"]]
    assert ann.http.delete("/warning").status_code == 200
    assert ann.get("/bulletin")["warning"] is None
    assert ann.get("/me")["name"] == "Somebody kinder"
    found = by_admin(server, lambda admin: admin.people("somebody KIND"))
    assert id in [person.id for person, _ in found]


def test_who_is_banned_cannot_sign_in(
    server: ServerProcess, ann: Player, new_player: NewPlayer
) -> None:
    name = account(ann, "Tiye")
    asked = {"account": name, "password": PASSWORD}

    assert by_admin(server, lambda admin: admin.ban(name, "Cheating.")) == name

    assert ann.get("/me")["account"] is None
    other = new_player(server)
    answer = other.http.post("/login", json=asked).json()
    assert answer["code"] == "banned"
    assert answer["sentence"] == "You are banned from this server: Cheating."
    by_admin(server, lambda admin: admin.unban(name))
    assert other.post("/login", asked)["account"] == name
    by_admin(server, lambda admin: admin.delete(name))
    assert other.refused("/login", asked) == "wrong_password"
    with pytest.raises(ValueError, match="0 people are called"):
        by_admin(server, lambda admin: admin.ban(name, "Again."))


def test_old_guests_and_tables_are_swept_away(
    database: str,
    new_server: NewServer,
    new_player: NewPlayer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = new_server(database)
    ann, ben = new_player(server), new_player(server)
    account(ben, "Hatshepsut")
    tables = [ann.new_table(ME, OPEN), ben.new_table(ME, OPEN)]
    assert by_admin(server, lambda admin: admin.sweep(1, 1, dry_run=True)) == Swept(0, 0)
    monkeypatch.setattr(module, "now", lambda: now() + timedelta(days=3))

    counted = by_admin(server, lambda admin: admin.sweep(1, 1, dry_run=True))
    assert ann.get(f"/tables/{tables[0]}")["status"] == "open"
    swept = by_admin(server, lambda admin: admin.sweep(1, 1, dry_run=False))

    assert counted == Swept(0, 2)  # Ann sits at one of them
    assert swept == Swept(1, 2)
    assert ann.http.get(f"/tables/{tables[0]}").status_code == 404
    assert ann.get("/me")["id"] != ann.me["id"]
    assert ben.get("/me")["id"] == ben.me["id"]  # accounts stay
