"""The one writer of games' logs: what waits together is committed in one transaction.

A transaction of its own for each move would cost a wait for the disk each; gathered, the moves of
hundreds of tables share one.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass

from iteru.server.broadcast import Broadcast, News
from iteru.server.entries import Entry
from iteru.server.ratings import rate_finished
from iteru.server.store.database import Database
from iteru.server.store.tables import Row, Standing, append_entries, update_standings

MOST_TOGETHER = 500


@dataclass(frozen=True)
class Commit:
    """The next entries of a table's log, and what the table's row says after the last."""

    entries: Sequence[Entry]
    standing: Standing


class Commits:
    """`append` returns when the entries are stored for good."""

    def __init__(self, database: Database, broadcast: Broadcast) -> None:
        self._database = database
        self._broadcast = broadcast
        self._waiting: asyncio.Queue[tuple[Commit, asyncio.Future[bool]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """After everything that waits has been committed."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def append(self, commit: Commit) -> bool:
        """True: all are stored. False: none is, another entry of the first number was there.

        One call at a time for each table, since the next entry builds on the one before.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((commit, done))
        return await done

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_TOGETHER and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                appended = await self._commit([commit for commit, _ in batch])
            except Exception as error:  # whatever the database says, each caller must hear it
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
            else:
                for commit, done in batch:
                    if not done.done():
                        done.set_result(commit.standing.table_id in appended)
            for _ in batch:
                self._waiting.task_done()

    async def _commit(self, commits: list[Commit]) -> set[str]:
        """The tables whose entries were appended."""
        standings = [commit.standing for commit in commits]
        async with self._database.write() as session:
            appended = await append_entries(session, [_rows(commit) for commit in commits])
            new = [standing for standing in standings if standing.table_id in appended]
            if new:
                await update_standings(session, new)
                if any(standing.is_over for standing in new):
                    await rate_finished(session)
                await self._broadcast.tell(session, [News("table", item.table_id) for item in new])
        return appended


def _rows(commit: Commit) -> list[Row]:
    return [{"table_id": commit.standing.table_id, **asdict(entry)} for entry in commit.entries]
