"""Moves and undos: numbered, checked by the engine, stored, and only then acknowledged."""

import asyncio
from collections.abc import Coroutine, Sequence

from iteru.server.clock import now
from iteru.server.commits import Commit, Commits
from iteru.server.entries import Entry
from iteru.server.messages.play import PlayMove, UndoMove
from iteru.server.play import Play
from iteru.server.refusals import Refusal
from iteru.server.standings import standing_after, write_standing
from iteru.server.table_info import check_no_puzzle
from iteru.server.tables import LiveTable, Tables


class Stale(Refusal):
    """The number that was named is not the table's."""

    def __init__(self, play: Play, number: int) -> None:
        super().__init__("stale", f"The table is at number {play.number}, not at {number}.")


class Moves:
    """Every call returns when its entries stand in the log for good, or raises Refusal."""

    def __init__(self, tables: Tables, commits: Commits) -> None:
        self._tables = tables
        self._commits = commits
        self._tasks: set[asyncio.Task[None]] = set()

    async def move(self, table: LiveTable, person: str | None, move: PlayMove) -> None:
        """A person's move or draft; sent again, it is accepted again and changes nothing."""
        await self._to_the_end(self._move(table, person, move))

    async def undo(self, table: LiveTable, person: str | None, undo: UndoMove) -> None:
        """Takes back the person's last decision; sent again, it is accepted again."""
        await self._to_the_end(self._undo(table, person, undo))

    async def move_for_bot(
        self, table: LiveTable, number: int, seat: int, codes: Sequence[int]
    ) -> None:
        """A bot's draft, or a pass that its person leaves to us.

        Nothing happens if the table has moved on.
        """
        await self._to_the_end(self._move_for_bot(table, number, seat, codes))

    async def _to_the_end(self, work: Coroutine[None, None, None]) -> None:
        """Who asked may go away meanwhile; the table must not be left half-way."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    async def _move(self, table: LiveTable, person: str | None, move: PlayMove) -> None:
        async with table.lock:
            while True:
                play = await self._running(table, person, move.seat, move.number)
                codes = _codes(play, move)
                number = play.past_notes(move.number)
                if number < play.number:
                    if not play.has_draft(number, move.seat, codes):
                        raise Stale(play, move.number)
                    return
                if await self._append(table, play, play.next_moves(move.seat, codes, now())):
                    return

    async def _undo(self, table: LiveTable, person: str | None, undo: UndoMove) -> None:
        async with table.lock:
            while True:
                play = await self._running(table, person, undo.seat, undo.number)
                number = play.past_notes(undo.number)
                if number < play.number:
                    was = play.log[number]
                    if (was.kind, was.seat) != ("undo", undo.seat):
                        raise Stale(play, undo.number)
                    return
                if await self._append(table, play, [play.next_undo(undo.seat, now())]):
                    return

    async def _move_for_bot(
        self, table: LiveTable, number: int, seat: int, codes: Sequence[int]
    ) -> None:
        async with table.lock:
            await self._tables.read(table)
            play = table.play
            if play is not None and play.number == number and table.plays_by_itself():
                await self._append(table, play, play.next_moves(seat, codes, now()))

    async def _running(self, table: LiveTable, person: str | None, seat: int, number: int) -> Play:
        """The play, if this person may decide for this seat, at this number or before."""
        kept = await self._tables.read(table)
        if table.play is None or number > table.play.number:
            kept = await self._tables.read(table, fresh=True)  # perhaps another worker was faster
        if seat not in table.seats_of(person):
            raise Refusal("foreign_seat", f"Seat {seat} is not yours.")
        check_no_puzzle(kept)
        play = table.play
        if play is None:
            raise Refusal("not_running", "The game has not begun.")
        if number > play.number:
            raise Stale(play, number)
        if kept.table.status != "running" and play.past_notes(number) == play.number:
            raise Refusal("not_running", f"The game is {kept.table.status}.")
        return play

    async def _append(self, table: LiveTable, play: Play, entries: Sequence[Entry]) -> bool:
        """Stores the entries, plays them, and tells everyone; the caller holds the lock.

        False: another worker has stored an entry of the first number, and these are not stored.
        """
        standing = standing_after(table.id, play, entries)
        try:
            is_first = await self._commits.append(Commit(entries, standing))
            if is_first:
                self._tables.take(table, entries)
        except BaseException:
            table.forget()  # what is stored only the database knows
            raise
        if not is_first:
            table.forget()
            return False
        write_standing(table.stored().table, standing)
        self._tables.tell(table)
        return True


def _codes(play: Play, move: PlayMove) -> list[int]:
    ways = [move.code is not None, move.notation is not None, move.codes is not None]
    if sum(ways) != 1:
        raise Refusal("malformed", "A move has a code, a notation, or codes: one of the three.")
    if move.codes is not None:
        return move.codes
    if move.notation is not None:
        return [play.code_of(move.notation)]
    assert move.code is not None
    return [move.code]
