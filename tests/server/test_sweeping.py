"""What goes by itself: guests who have only looked."""

import asyncio
from datetime import timedelta

from sqlalchemy import select, update

from iteru.server.clock import now
from iteru.server.settings import database_url
from iteru.server.store.database import Database
from iteru.server.store.models import PersonRow, SessionRow
from iteru.server.sweeping import STRANGERS_KEPT
from tests.server.ageing import sweep
from tests.server.clients import ME, OPEN, Player
from tests.server.conftest import NewPlayer, NewServer
from tests.server.test_accounts import account, new_name


def people_long_ago(database: str, *people: Player) -> None:
    """As if these had come, and been here last, that long ago."""

    async def work() -> None:
        store = Database(database_url(database))
        then = now() - STRANGERS_KEPT - timedelta(hours=1)
        ids = [one.me["id"] for one in people]
        async with store.write() as session:
            them = update(PersonRow).where(PersonRow.id.in_(ids))
            await session.execute(them.values(created=then))
            theirs = update(SessionRow).where(SessionRow.person.in_(ids))
            await session.execute(theirs.values(used=then))
        await store.close()

    asyncio.run(work())


def known_in(database: str) -> set[str]:
    async def work() -> set[str]:
        store = Database(database_url(database))
        async with store.read() as session:
            found = set(await session.scalars(select(PersonRow.id)))
        await store.close()
        return found

    return asyncio.run(work())


def test_guests_who_have_only_looked_are_forgotten(
    database: str, new_server: NewServer, new_player: NewPlayer
) -> None:
    server = new_server(database)
    stranger, lately, sits, spoke, holder, muted = (new_player(server) for _ in range(6))
    table = sits.new_table(ME, OPEN)
    line = spoke.line(table).answer(type="chat", text="Hello")["line"]["id"]
    holder.post("/account", account(new_name()))
    muted_line = muted.line(table).answer(type="chat", text="Hello again")["line"]["id"]
    for one in (line, muted_line):
        sits.post(f"/tables/{table}/mutes", {"line": one})
    people_long_ago(database, stranger, sits, spoke, holder, muted)

    sweep(database)

    kept = (lately, sits, spoke, holder, muted)
    assert known_in(database) == {one.me["id"] for one in kept}
    assert stranger.get("/me")["id"] != stranger.me["id"]  # a newcomer again
    assert sits.get("/me") == sits.me
