"""Analyses of finished games: made in the background, kept with the table, gone on with later.

Each reading is a job of its own, of the lowest priority, and is stored as soon as it is done. To
stop an analysis loses at most the readings in work; the next one goes on from what is stored.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from iteru import Record
from iteru.analysis.analysis import Analysis
from iteru.analysis.outline import Outline, outlined
from iteru.analysis.reading import Reading
from iteru.server.analysis_told import analysis_answer, reading_answer
from iteru.server.messages.analysis import (
    AnalysisAnswer,
    AnalysisProgress,
    Depth,
    ReadingAnswer,
)
from iteru.server.records import finished_record
from iteru.server.refusals import Refusal
from iteru.server.store.database import Database
from iteru.server.store.readings import keep_reading, readings_of
from iteru.server.table_info import check_may_look
from iteru.server.tables import Tables
from iteru.server.thinking import Thinkers

AT_ONCE = 4  # readings of one analysis that wait or are in work
MOST_OUTLINES = 32  # kept in memory: whoever watches an analysis asks again and again

log = logging.getLogger(__name__)


@dataclass
class Running:
    """An analysis that is being made."""

    table: str
    depth: Depth  # that was asked for
    task: asyncio.Task[None] | None = None
    analysis: Analysis | None = None  # as far as it is read; None before there is an outline
    now: Depth = "quick"  # the pass that is being made
    done: int = 0
    of: int = 0
    moves: list[int] = field(default_factory=list)  # being read, the oldest first

    @property
    def progress(self) -> AnalysisProgress | None:
        if not self.moves:
            return None
        return AnalysisProgress(depth=self.now, done=self.done, of=self.of, move=self.moves[0])


class Analyses:
    """One at a time for each person."""

    def __init__(self, database: Database, tables: Tables, thinkers: Thinkers) -> None:
        self._database = database
        self._tables = tables
        self._thinkers = thinkers
        self._running: dict[str, Running] = {}  # by person
        self._outlines: OrderedDict[str, Outline] = OrderedDict()  # by table

    async def begin(self, table: str, person: str, depth: Depth) -> None:
        """Goes on with the analysis of a table, unless it is being made already."""
        record = await self._record(table, person)
        if self._made_of(table) is not None:
            return
        if person in self._running:
            other = self._running[person].table
            raise Refusal("too_many", f"One analysis at a time: that of table {other} goes on.")
        running = Running(table, depth)
        self._running[person] = running
        running.task = asyncio.create_task(self._make(running, record, person))
        running.task.add_done_callback(lambda done: self._forget(person, done))

    async def cancel(self, table: str, person: str) -> None:
        """What was read stays."""
        running = self._running.get(person)
        if running is None or running.table != table or running.task is None:
            raise Refusal("not_running", "You are having no analysis made of this game.")
        running.task.cancel()
        await asyncio.wait([running.task])

    async def so_far(self, table: str, person: str | None, owner: str) -> AnalysisAnswer:
        """What is read of a finished game; `owner` is charged for the work."""
        record = await self._record(table, person)
        analysis = await self._read_so_far(table, record, owner)
        running = self._made_of(table)
        if running is None:
            return analysis_answer(analysis)
        is_mine = person is not None and self._running.get(person) is running
        return analysis_answer(analysis, running.depth, is_mine, running.progress)

    async def reading(self, table: str, move: int, person: str | None, owner: str) -> ReadingAnswer:
        """All that was read of one decision."""
        record = await self._record(table, person)
        found = (await self._read_so_far(table, record, owner)).readings.get(move)
        if found is None:
            raise Refusal("not_found", f"The decision after {move} moves is not read.")
        return reading_answer(record.loaded_game(), found)

    async def stop(self) -> None:
        tasks = [running.task for running in self._running.values() if running.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _made_of(self, table: str) -> Running | None:
        """The analysis of a table that is being made here."""
        return next((one for one in self._running.values() if one.table == table), None)

    async def _record(self, id: str, person: str | None) -> Record:
        """Refused while the game goes on: nobody is coached in play."""
        table = self._tables.table(id)
        async with table.lock:
            check_may_look(await self._tables.read(table, fresh=True), person)
            return finished_record(table)

    async def _read_so_far(self, table: str, record: Record, owner: str) -> Analysis:
        running = self._made_of(table)
        if running is not None and running.analysis is not None:
            return running.analysis
        analysis = Analysis(record, await self._outline(table, record, owner))
        async with self._database.read() as session:
            for kept in await readings_of(session, table):
                analysis.take(Reading.from_json(kept))
        return analysis

    async def _outline(self, table: str, record: Record, owner: str) -> Outline:
        found = self._outlines.pop(table, None)
        if found is None:
            found = await self._thinkers.analysis(partial(outlined, record), owner)
        self._outlines[table] = found
        while len(self._outlines) > MOST_OUTLINES:
            self._outlines.popitem(last=False)
        return found

    async def _make(self, running: Running, record: Record, person: str) -> None:
        running.analysis = await self._read_so_far(running.table, record, person)
        for name, moves in running.analysis.passes(running.depth):
            running.now = "quick" if name == "quick" else "deep"
            running.done, running.of = 0, len(moves)
            await self._read_all(running, running.analysis, moves, person)

    async def _read_all(
        self, running: Running, analysis: Analysis, moves: Sequence[int], person: str
    ) -> None:
        waiting = iter(moves)
        depth = running.now

        async def read_on() -> None:
            for move in waiting:
                running.moves.append(move)
                reading = await self._thinkers.analysis(analysis.job(move, depth), person)
                async with self._database.write() as session:
                    told = reading.to_json()
                    if not await keep_reading(session, running.table, move, told):
                        return
                analysis.take(reading)
                running.moves.remove(move)
                running.done += 1

        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(read_on())

    def _forget(self, person: str, done: asyncio.Task[None]) -> None:
        del self._running[person]
        if not done.cancelled() and (error := done.exception()) is not None:
            log.error("an analysis has failed", exc_info=error)
