"""Puzzles: each is asked at a study of one's own, in which nothing is played before it is over."""

import secrets

from sqlalchemy.ext.asyncio import AsyncSession

from iteru.kernel.generator import MAX_SEED
from iteru.server.broadcast import Broadcast, News
from iteru.server.clock import now
from iteru.server.lobby import Lobby
from iteru.server.messages.puzzles import (
    PuzzleDay,
    PuzzleInfo,
    PuzzleList,
    PuzzlePosition,
    PuzzleState,
    PuzzleStatus,
    PuzzleTry,
)
from iteru.server.messages.tables import SeatRequest
from iteru.server.puzzle_book import Asked, asked, last_days, puzzle_named, puzzle_of_day, puzzles
from iteru.server.refusals import Refusal
from iteru.server.store.database import Database
from iteru.server.store.models import PersonRow, PuzzleResultRow
from iteru.server.store.puzzles import begun_result, counts, result_of, results_of
from iteru.server.store.tables import delete_tables, kept_table, lock_table
from iteru.server.tables import Tables
from iteru.server.thinking import Thinkers

MOST_TRIES = 3
MOST_HINTS = 3
WEEK = 7  # days that are told
RIVALS = SeatRequest(kind="bot", level="medium")  # of whoever plays on


class Puzzles:
    def __init__(
        self,
        database: Database,
        broadcast: Broadcast,
        tables: Tables,
        lobby: Lobby,
        thinkers: Thinkers,
    ) -> None:
        self._database = database
        self._broadcast = broadcast
        self._tables = tables
        self._lobby = lobby
        self._thinkers = thinkers

    async def all(self, person: str | None) -> PuzzleList:
        """Today's and those before it, and all that there are, with what I made of them."""
        infos = await self._infos(list(puzzles()), person)
        days = [
            PuzzleDay(date=day, puzzle=infos[puzzle.id])
            for day in last_days(now().date(), WEEK)
            if (puzzle := puzzle_of_day(day)) is not None
        ]
        return PuzzleList(days=days, puzzles=list(infos.values()))

    async def position(self, id: str, person: str | None) -> PuzzlePosition:
        question = asked(id)
        info = (await self._infos([id], person))[id]
        return PuzzlePosition(puzzle=info, seat=question.seat, state=question.state)

    async def open(self, person: PersonRow, id: str) -> PuzzleState:
        """Goes on with the puzzle; its study is made anew if it is gone, or was played on."""
        question = asked(id)
        async with self._database.write() as session:
            result = await begun_result(session, person.id, id)
            is_open = result.status == "open"
            study = result.study if await _is_untouched(session, result, question) else None
        if study is None:
            study = await self._new_study(person, question, is_open)
            async with self._database.write() as session:
                found = await result_of(session, person.id, id)
                assert found is not None
                if await _is_untouched(session, found, question):  # it was opened twice at once
                    await delete_tables(session, [study])
                else:
                    found.study = study
                    if found.status != "open":
                        await self._let_play(session, study)
        return await self._state(person.id, id)

    async def answer(self, person: str, id: str, code: int) -> PuzzleState:
        """A try. The same wrong one again costs nothing."""
        question = asked(id)
        notation = question.notation_of(code)
        async with self._database.write() as session:
            result = await _open_result(session, person, id)
            if question.puzzle.is_solved_by(notation):
                await self._end(session, result, "found")
            elif notation not in result.tries:
                result.tries = [*result.tries, notation]
                if len(result.tries) == MOST_TRIES:
                    await self._end(session, result, "missed")
        return await self._told(person, id)

    async def hint(self, person: str, id: str) -> PuzzleState:
        """One more: the rule, the area, the piece."""
        puzzle_named(id)
        async with self._database.write() as session:
            result = await _open_result(session, person, id)
            if result.hints == MOST_HINTS:
                raise Refusal("not_allowed", f"There are no more than {MOST_HINTS} hints.")
            result.hints += 1
        return await self._state(person, id)

    async def give_up(self, person: str, id: str) -> PuzzleState:
        puzzle_named(id)
        async with self._database.write() as session:
            await self._end(session, await _open_result(session, person, id), "missed")
        return await self._told(person, id)

    async def _new_study(self, person: PersonRow, question: Asked, is_open: bool) -> str:
        """Chance goes on with a seed that nobody knows; that of the record is in every copy."""
        record = question.puzzle.record
        moves = len(record.moves)
        branch = record.branch(moves, secrets.randbelow(MAX_SEED + 1))
        beginning = await self._thinkers.beginning(branch.to_json(), moves, person.id)
        me = SeatRequest(kind="me")
        seats = [me if seat == question.seat else RIVALS for seat in range(record.seats)]
        puzzle = question.puzzle.id if is_open else None
        return (await self._lobby.create_study(person, beginning, seats, puzzle)).id

    async def _end(
        self, session: AsyncSession, result: PuzzleResultRow, status: PuzzleStatus
    ) -> None:
        result.status = status
        result.time = now()
        if result.study is not None:
            await self._let_play(session, result.study)

    async def _let_play(self, session: AsyncSession, study: str) -> None:
        """The puzzle is over: the study is one like any other."""
        kept = await lock_table(session, study)
        if kept is not None:
            kept.table.puzzle = None
            await self._broadcast.tell(session, [News("table", study)])

    async def _told(self, person: str, id: str) -> PuzzleState:
        """Those who look at the study are told, too."""
        state = await self._state(person, id)
        if state.status != "open":
            await self._tables.refresh(state.study)
        return state

    async def _state(self, person: str, id: str) -> PuzzleState:
        question = asked(id)
        info = (await self._infos([id], person))[id]
        async with self._database.read() as session:
            result = (await results_of(session, person))[id]
        is_over = result.status != "open"
        return PuzzleState(
            puzzle=info,
            study=result.study or "",
            seat=question.seat,
            status=result.status,
            tries=[
                PuzzleTry(choice=question.choices[wrong], cost=question.cost(wrong))
                for wrong in result.tries
            ],
            left=0 if is_over else MOST_TRIES - len(result.tries),
            question=None if is_over else question.question(len(result.tries)),
            rule=question.rule if result.hints > 0 else None,
            area=question.area if result.hints > 1 else None,
            piece=question.piece if result.hints > 2 else None,
            reason=question.reason if is_over else None,
        )

    async def _infos(self, ids: list[str], person: str | None) -> dict[str, PuzzleInfo]:
        async with self._database.read() as session:
            results = {} if person is None else await results_of(session, person)
            people = await counts(session, ids)
        found: dict[str, PuzzleInfo] = {}
        for id in ids:
            puzzle = puzzle_named(id)
            tried, solved = people.get(id, (0, 0))
            found[id] = PuzzleInfo(
                id=id,
                game=puzzle.record.game,
                seats=puzzle.record.seats,
                grade=puzzle.grade,
                tried=tried,
                found=solved,
                mine=results[id].status if id in results else None,
            )
        return found


async def _open_result(session: AsyncSession, person: str, id: str) -> PuzzleResultRow:
    """Raises Refusal if the puzzle was not opened, or is over."""
    result = await result_of(session, person, id)
    if result is None:
        raise Refusal("not_running", "Open the puzzle first.")
    if result.status != "open":
        raise Refusal("not_running", "This puzzle is over: you know the answer.")
    return result


async def _is_untouched(session: AsyncSession, result: PuzzleResultRow, question: Asked) -> bool:
    """Whether the study is there, at the position of the puzzle, and the person's own."""
    kept = None if result.study is None else await kept_table(session, result.study)
    if kept is None or kept.seats[question.seat].person != result.person:
        return False
    return kept.table.number == len(question.puzzle.record.moves) + 1
