"""The writer of logs: what waits together is committed together, each number once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from sqlalchemy import event, func, select

from iteru.server.broadcast import Broadcast
from iteru.server.commits import Commit, Commits
from iteru.server.entries import Entry
from iteru.server.settings import database_url
from iteru.server.store.database import Database
from iteru.server.store.migrate import migrate
from iteru.server.store.models import EntryRow, PersonRow, TableRow
from iteru.server.store.readings import keep_reading, readings_of
from iteru.server.store.tables import Standing, delete_tables, entries_after, free_name

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


def a_table(id: str) -> TableRow:
    return TableRow(
        id=id, game="fertility", options={}, seed=1, rules_version=1, fingerprint="",
        status="running", listed=True, creator="ann", created=NOW, changed=NOW, number=0, to_move=0,
    )  # fmt: skip


def a_commit(
    table: str, number: int, is_over: bool = False, steps: int = 1, writer: str = ""
) -> Commit:
    """The next entries from this number on, so many of them."""
    entries = [
        Entry(number + step, "move", 0, f"move {number}{writer}", number - 1, NOW, step + 1)
        for step in range(steps)
    ]
    scores = [1, 2] if is_over else None
    return Commit(entries, Standing(table, entries[-1].number, 1, is_over, scores, scores, NOW))


async def prepared(url: str, tables: int) -> Database:
    database = Database(database_url(url))
    await migrate(database)
    async with database.write() as session:
        session.add(PersonRow(id="ann", name="Ann", created=NOW))
        await session.flush()
        session.add_all([a_table(f"table-{number}") for number in range(tables)])
    return database


@asynccontextmanager
async def writing(store: Database) -> AsyncIterator[Commits]:
    """A writer of this database; both are closed in the end."""
    commits = Commits(store, Broadcast())
    commits.start()
    yield commits
    await commits.stop()
    await store.close()


def test_what_waits_together_shares_a_transaction(database: str) -> None:
    async def check() -> None:
        store = await prepared(database, tables=300)
        transactions: list[object] = []
        event.listen(store.engine.sync_engine, "commit", transactions.append)
        async with writing(store) as commits:
            answers = await asyncio.gather(
                *(commits.append(a_commit(f"table-{number}", 1)) for number in range(300))
            )

            assert answers == [True] * 300
            assert len(transactions) < 5
            async with store.read() as session:
                assert await session.scalar(select(func.count()).select_from(EntryRow)) == 300
                row = await session.get(TableRow, "table-7")
                assert row is not None
                assert (row.number, row.to_move, row.status, row.changed) == (1, 1, "running", NOW)

    asyncio.run(check())


def test_workers_never_give_two_open_tables_the_same_name(database: str) -> None:
    """Each on a connection of its own, all at the same time."""

    async def name_one(store: Database, id: str) -> str:
        async with store.write() as session:
            table = a_table(id)
            table.status, table.name = "open", await free_name(session, "River")
            session.add(table)
            return table.name

    async def check() -> None:
        stores = [await prepared(database, tables=0), Database(database_url(database))]
        names = await asyncio.gather(*(name_one(stores[at % 2], f"t{at}") for at in range(6)))
        assert set(names) == {"River", *(f"River {number}" for number in range(2, 7))}
        for store in stores:
            await store.close()

    asyncio.run(check())


def test_each_number_is_appended_once(database: str) -> None:
    """Two workers, each with its own writer, append the same numbers of the same tables."""

    async def check() -> None:
        store = await prepared(database, tables=20)
        other = Database(database_url(database))
        writers = [Commits(store, Broadcast()), Commits(other, Broadcast())]
        for writer in writers:
            writer.start()

        for number in range(1, 6):
            names = [f"table-{table}" for table in range(20)]
            answers = await asyncio.gather(
                *(writers[0].append(a_commit(name, number)) for name in names),
                *(writers[1].append(a_commit(name, number)) for name in reversed(names)),
            )
            first, second = answers[:20], list(reversed(answers[20:]))
            assert all(a != b for a, b in zip(first, second, strict=True))

        for writer in writers:
            await writer.stop()
        await store.close()
        await other.close()

    asyncio.run(check())


def test_of_drafts_that_overlap_one_is_appended_and_nothing_of_the_other(database: str) -> None:
    """Two workers with drafts of one to four entries; both begin at the same number."""

    async def check() -> None:
        store = await prepared(database, tables=40)
        other = Database(database_url(database))
        writers = [Commits(store, Broadcast()), Commits(other, Broadcast())]
        for writer in writers:
            writer.start()
        names = [f"table-{table}" for table in range(40)]
        ones = [a_commit(name, 1, steps=1 + at % 4, writer="a") for at, name in enumerate(names)]
        others = [
            a_commit(name, 1, steps=1 + at // 4 % 4, writer="b") for at, name in enumerate(names)
        ]

        answers = await asyncio.gather(
            *(writers[0].append(commit) for commit in ones),
            *(writers[1].append(commit) for commit in reversed(others)),
        )

        assert all(a != b for a, b in zip(answers[:40], reversed(answers[40:]), strict=True))
        async with store.read() as session:
            for name, one, two, is_one in zip(names, ones, others, answers, strict=False):
                winner = one if is_one else two
                rows = await entries_after(session, name, 0)
                assert [(row.number, row.notation, row.step) for row in rows] == [
                    (entry.number, entry.notation, entry.step) for entry in winner.entries
                ]
                table = await session.get(TableRow, name)
                assert table is not None
                assert table.number == len(rows)
        for writer in writers:
            await writer.stop()
        await store.close()
        await other.close()

    asyncio.run(check())


def test_the_last_move_finishes_the_table(database: str) -> None:
    async def check() -> None:
        store = await prepared(database, tables=1)
        async with writing(store) as commits:
            assert await commits.append(a_commit("table-0", 1, is_over=True))
            async with store.read() as session:
                row = await session.get(TableRow, "table-0")
                assert row is not None
                assert (row.status, row.scores, row.places) == ("finished", [1, 2], [1, 2])

    asyncio.run(check())


def test_a_table_that_is_gone_takes_no_other_down(database: str) -> None:
    """Somebody deletes a study while its bot thinks: the moves of other tables stand."""

    async def check() -> None:
        store = await prepared(database, tables=2)
        async with writing(store) as commits:
            answers = await asyncio.gather(
                commits.append(a_commit("table-0", 1)),
                commits.append(a_commit("table-00-deleted", 1, steps=3)),
                commits.append(a_commit("table-1", 1)),
            )

            assert list(answers) == [True, False, True]
            assert await commits.append(a_commit("nowhere", 1)) is False  # and alone

    asyncio.run(check())


def test_tables_are_deleted_while_others_write_to_them(database: str) -> None:
    """A move either comes before, and goes with its table, or is not stored."""

    async def check() -> None:
        store = await prepared(database, tables=30)
        names = [f"table-{table}" for table in range(30)]

        async def delete_them() -> None:
            for name in names:
                async with store.write() as session:
                    await delete_tables(session, [name])

        async def play_on(commits: Commits, name: str) -> None:
            number = 1
            while await commits.append(a_commit(name, number)):
                number += 1

        async with writing(Database(database_url(database))) as commits:
            await asyncio.gather(delete_them(), *(play_on(commits, name) for name in names))

        async with store.read() as session:
            for model in (TableRow, EntryRow):
                assert await session.scalar(select(func.count()).select_from(model)) == 0
        await store.close()

    asyncio.run(check())


def test_what_was_read_of_a_game_that_is_gone_is_not_kept(database: str) -> None:
    async def check() -> None:
        store = await prepared(database, tables=1)
        async with store.write() as session:
            assert await keep_reading(session, "table-0", 3, {"move": 3})
            assert not await keep_reading(session, "deleted", 3, {"move": 3})
        async with store.read() as session:
            assert await readings_of(session, "table-0") == [{"move": 3}]
        await store.close()

    asyncio.run(check())


def test_a_failure_is_told_to_everyone_who_waits(database: str) -> None:
    async def check() -> None:
        store = await prepared(database, tables=2)
        async with writing(store) as commits:
            answers = await asyncio.gather(
                commits.append(a_commit("table-0", 1)),
                commits.append(a_commit("table-1", 1 << 80)),  # no database has such a number
                return_exceptions=True,
            )

            assert all(isinstance(answer, Exception) for answer in answers)
            assert await commits.append(a_commit("table-0", 1))  # the writer goes on

    asyncio.run(check())
