"""Records: downloads, replays, and tables and studies that go on from one.

A whole game is played again elsewhere: others must not wait for it.
"""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from iteru.server.addresses import address
from iteru.server.limits import Cost
from iteru.server.messages.records import (
    MOST_STEPS,
    NewStudy,
    RecordUpload,
    Replay,
    ReplaySteps,
    StepCount,
    StepNumber,
    StepsOfRecord,
    TableFromRecord,
)
from iteru.server.messages.tables import TableInfo
from iteru.server.records import as_text, finished_record
from iteru.server.refusals import Refusal
from iteru.server.routes.asking import Person, Server, SomeTables, TableId, Visitor, costs, refusals
from iteru.server.services import Services
from iteru.server.store.models import PersonRow
from iteru.server.table_info import check_may_look

router = APIRouter(tags=["records"])


@router.get("/tables/{id}/record", responses=refusals(403, 404))
async def record(id: TableId, visitor: Visitor, server: Server) -> Response:
    """The game as an iteru.Record, when it is over."""
    table = server.tables.table(id)
    async with table.lock:
        kept = await server.tables.read(table, fresh=True)
        check_may_look(kept, None if visitor is None else visitor.id)
        text = finished_record(table).to_json()
    name = f"{kept.table.game}-{id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get(
    "/tables/{id}/replay",
    response_model=Replay,
    dependencies=[costs(Cost.REPLAY)],
    responses=refusals(403, 404, 409),
)
async def replay_table(id: TableId, visitor: Visitor, request: Request, server: Server) -> Response:
    """What can be watched: the moves that stand."""
    text, _ = await moves_that_stand(id, visitor, server)
    return as_json(await server.replays.replay(text, owner(visitor, request)))


@router.get(
    "/tables/{id}/replay/steps",
    response_model=ReplaySteps,
    dependencies=[costs(Cost.STEPS)],
    responses=refusals(403, 404, 409),
)
async def steps_of_table(
    id: TableId,
    visitor: Visitor,
    request: Request,
    server: Server,
    first: Annotated[StepNumber, Query()],
    count: Annotated[StepCount, Query()] = MOST_STEPS,
) -> Response:
    """A range of steps, as a spectator sees them; with all hands open when the game is over."""
    text, is_over = await moves_that_stand(id, visitor, server)
    who = owner(visitor, request)
    return as_json(await server.replays.steps(text, first, count, who, is_open=is_over))


@router.post(
    "/replays", response_model=Replay, dependencies=[costs(Cost.REPLAY)], responses=refusals()
)
async def replay_record(
    asked: RecordUpload, visitor: Visitor, request: Request, server: Server
) -> Response:
    """What can be watched of a record."""
    text = as_text(asked.record)
    return as_json(await server.replays.replay(text, owner(visitor, request)))


@router.post(
    "/replays/steps",
    response_model=ReplaySteps,
    dependencies=[costs(Cost.STEPS)],
    responses=refusals(),
)
async def steps_of_record(
    asked: StepsOfRecord, visitor: Visitor, request: Request, server: Server
) -> Response:
    """A range of steps of a record with all hands open: whoever has it can see them anyway."""
    text = as_text(asked.record)
    who = owner(visitor, request)
    steps = await server.replays.steps(text, asked.first, asked.count, who, is_open=True)
    return as_json(steps)


@router.post(
    "/tables/from-record", dependencies=[costs(Cost.RECORD), SomeTables], responses=refusals()
)
async def create_from_record(person: Person, asked: TableFromRecord, server: Server) -> TableInfo:
    """A new table that goes on from a move of a record."""
    beginning = await server.thinkers.beginning(as_text(asked.record), asked.to, person.id)
    return await server.lobby.create_from_record(person, beginning, asked.seats)


@router.post("/studies", dependencies=[costs(Cost.RECORD), SomeTables], responses=refusals())
async def create_study(person: Person, asked: NewStudy, server: Server) -> TableInfo:
    """A game of my own that goes on from a move of a record: a lesson, a puzzle, a what-if.

    It is played over the socket like any table, is in no list, and is kept for some days.
    """
    beginning = await server.thinkers.beginning(as_text(asked.record), asked.to, person.id)
    return await server.lobby.create_study(person, beginning, asked.seats)


@router.post("/uploads", dependencies=[costs(Cost.RECORD), SomeTables], responses=refusals())
async def keep_upload(person: Person, asked: RecordUpload, server: Server) -> TableInfo:
    """A finished game whose record I have: a study, which can be watched, analysed and shared.

    The same record is the same study again. It is in no list, and is kept for some days.
    """
    game = await server.thinkers.whole(as_text(asked.record), person.id)
    return await server.lobby.keep_upload(person, game)


@router.post("/tables/{id}/share", status_code=204, responses=refusals(403, 404))
async def share_study(id: TableId, person: Person, server: Server) -> None:
    """A study of mine whose game is over: from now on whoever has its address may look at it."""
    await server.lobby.share(person, id)


async def moves_that_stand(
    id: str, visitor: PersonRow | None, server: Services
) -> tuple[str, bool]:
    """The record of a table's game so far, not to leave the server; and whether it is over."""
    table = server.tables.table(id)
    async with table.lock:
        kept = await server.tables.read(table, fresh=True)
        check_may_look(kept, None if visitor is None else visitor.id)
        if table.play is None:
            raise Refusal("not_running", "The game has not begun.")
        return table.play.match.record.to_json(), table.play.is_over


def owner(visitor: PersonRow | None, request: Request) -> str:
    """Who is charged for the work: a person, or for strangers their address."""
    return address(request) if visitor is None else visitor.id


def as_json(text: bytes) -> Response:
    return Response(text, media_type="application/json")
