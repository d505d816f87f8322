"""Records: downloads, replays, and tables that go on from one.

A whole game is played again in a thread: others must not wait for it.
"""

import asyncio

from fastapi import APIRouter, Response

from iteru.server.messages import RecordUpload, Replay, TableFromRecord, TableInfo
from iteru.server.records import beginning, finished_record, first_moves, read_record, replay
from iteru.server.refusals import Refusal
from iteru.server.routes.asking import Person, Server, TableId, refusals

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


@router.get("/tables/{id}/replay", responses=refusals(403, 404, 409))
async def replay_table(id: TableId, server: Server) -> Replay:
    """The moves that stand, step by step, as a spectator sees them."""
    table = server.tables.table(id)
    async with table.lock:
        await server.tables.read(table, fresh=True)
        if table.play is None:
            raise Refusal("not_running", "The game has not begun.")
        present = table.play.match.record
        record = first_moves(present, len(present.moves))
    return await asyncio.to_thread(replay, record)


@router.post("/replays", responses=refusals())
async def replay_record(asked: RecordUpload) -> Replay:
    """A record, step by step."""
    record = await asyncio.to_thread(read_record, asked.record)
    return await asyncio.to_thread(replay, record)


@router.post("/tables/from-record", responses=refusals())
async def create_from_record(person: Person, asked: TableFromRecord, server: Server) -> TableInfo:
    """A new table that goes on from a move of a record."""
    record = await asyncio.to_thread(read_record, asked.record)
    return await server.lobby.create_from_record(person, beginning(record, asked.to), asked.seats)
