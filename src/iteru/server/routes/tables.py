"""Tables: making, joining and leaving them, and playing by HTTP."""

from fastapi import APIRouter

from iteru.server.messages import (
    GameState,
    JoinTable,
    NewTable,
    PlayMove,
    SetReactions,
    SnapshotMessage,
    TableInfo,
    TableList,
    UndoMove,
)
from iteru.server.routes.asking import Person, Server, TableId, Visitor, refusals
from iteru.server.services import Services
from iteru.server.store.models import PersonRow
from iteru.server.tables import LiveTable

router = APIRouter(tags=["tables"])


@router.get("/tables", responses=refusals())
async def lists(visitor: Visitor, server: Server) -> TableList:
    """My games in play, those that wait for players, and those I have finished."""
    return await server.lobby.lists(None if visitor is None else visitor.id)


@router.post("/tables", responses=refusals(404))
async def create(person: Person, asked: NewTable, server: Server) -> TableInfo:
    return await server.lobby.create(person, asked)


@router.get("/tables/{id}", responses=refusals(404))
async def table_info(id: TableId, visitor: Visitor, server: Server) -> TableInfo:
    person = None if visitor is None else visitor.id
    table = server.tables.table(id)
    async with table.lock:
        return server.tables.info(await server.tables.read(table, fresh=True), person)


@router.get("/tables/{id}/state", responses=refusals(404))
async def table_state(id: TableId, visitor: Visitor, server: Server) -> SnapshotMessage:
    """Everything that I may see of the table, as the socket sends it on connecting."""
    person = None if visitor is None else visitor.id
    table = server.tables.table(id)
    async with table.lock:
        await server.tables.read(table, fresh=True)
        return server.tables.snapshot(table, person, await server.tables.chat(table))


@router.post("/tables/{id}/join", responses=refusals(403, 404, 409))
async def join(id: TableId, person: Person, asked: JoinTable, server: Server) -> TableInfo:
    return await server.lobby.join(person, id, asked)


@router.post("/tables/{id}/leave", responses=refusals(403, 404, 409))
async def leave(id: TableId, person: Person, server: Server) -> TableInfo:
    """A bot plays on in a running game."""
    return await server.lobby.leave(person, id)


@router.put("/tables/{id}/reactions", responses=refusals(403, 404))
async def set_reactions(
    id: TableId, person: Person, asked: SetReactions, server: Server
) -> TableInfo:
    """Whether the server passes for me when I am asked in another player's turn."""
    return await server.lobby.set_reactions(person, id, asked.choice)


@router.post("/tables/{id}/rematch", responses=refusals(403, 404))
async def rematch(id: TableId, person: Person, server: Server) -> TableInfo:
    """The table of the rematch: made, or joined if another has made it."""
    return await server.lobby.rematch(person, id)


@router.post("/tables/{id}/moves", responses=refusals(403, 404, 409))
async def move(id: TableId, person: Person, asked: PlayMove, server: Server) -> GameState:
    """For scripts; the answer is the state after it, when the move is stored for good."""
    table = server.tables.table(id)
    await server.moves.move(table, person.id, asked)
    return await _state(table, person, server)


@router.post("/tables/{id}/undo", responses=refusals(403, 404, 409))
async def undo(id: TableId, person: Person, asked: UndoMove, server: Server) -> GameState:
    table = server.tables.table(id)
    await server.moves.undo(table, person.id, asked)
    return await _state(table, person, server)


async def _state(table: LiveTable, person: PersonRow, server: Services) -> GameState:
    async with table.lock:
        await server.tables.read(table)
        assert table.play is not None
        return table.play.seen_by(table.seats_of(person.id))
