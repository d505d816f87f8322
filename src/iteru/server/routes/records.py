"""Records: downloads, replays, and tables that go on from one.

A whole game is played again elsewhere: others must not wait for it.
"""

from fastapi import APIRouter, Request, Response

from iteru.server.messages import RecordUpload, Replay, TableFromRecord, TableInfo
from iteru.server.records import beginning, finished_record, first_moves
from iteru.server.refusals import Refusal
from iteru.server.routes.asking import Person, Server, TableId, Visitor, address, refusals
from iteru.server.store.models import PersonRow

router = APIRouter(tags=["records"])


@router.get("/tables/{id}/record", responses=refusals(403, 404))
async def record(id: TableId, server: Server) -> Response:
    """The game as an iteru.Record, when it is over."""
    table = server.tables.table(id)
    async with table.lock:
        kept = await server.tables.read(table, fresh=True)
        text = finished_record(table).to_json()
    name = f"{kept.table.game}-{id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/tables/{id}/replay", response_model=Replay, responses=refusals(403, 404, 409))
async def replay_table(id: TableId, visitor: Visitor, request: Request, server: Server) -> Response:
    """The moves that stand, step by step, as a spectator sees them."""
    table = server.tables.table(id)
    async with table.lock:
        await server.tables.read(table, fresh=True)
        if table.play is None:
            raise Refusal("not_running", "The game has not begun.")
        present = table.play.match.record
        record = first_moves(present, len(present.moves))
    text = await server.thinkers.replay(record, owner(visitor, request))
    return Response(text, media_type="application/json")


@router.post("/replays", response_model=Replay, responses=refusals())
async def replay_record(
    asked: RecordUpload, visitor: Visitor, request: Request, server: Server
) -> Response:
    """A record, step by step."""
    who = owner(visitor, request)
    record = await server.thinkers.record(asked.record, who)
    return Response(await server.thinkers.replay(record, who), media_type="application/json")


@router.post("/tables/from-record", responses=refusals())
async def create_from_record(person: Person, asked: TableFromRecord, server: Server) -> TableInfo:
    """A new table that goes on from a move of a record."""
    record = await server.thinkers.record(asked.record, person.id)
    return await server.lobby.create_from_record(person, beginning(record, asked.to), asked.seats)


def owner(visitor: PersonRow | None, request: Request) -> str:
    """Who is charged for the work: a person, or for strangers their address."""
    return address(request) if visitor is None else visitor.id
