"""Tables: making, joining and leaving them, and playing by HTTP."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from iteru.server.limits import Cost
from iteru.server.messages.lists import TableList, TableSearch
from iteru.server.messages.live import SnapshotMessage, UpdateMessage
from iteru.server.messages.pace import WishRequest
from iteru.server.messages.play import ChatLine, GameState, Mute, PlayMove, Report, UndoMove
from iteru.server.messages.profiles import Block, BlockInfo
from iteru.server.messages.tables import JoinTable, NewTable, TableInfo
from iteru.server.refusals import Refusal
from iteru.server.routes.asking import Person, Server, SomeTables, TableId, Visitor, costs, refusals
from iteru.server.services import Services
from iteru.server.store.models import PersonRow
from iteru.server.table_info import check_may_look
from iteru.server.tables import LiveTable

router = APIRouter(tags=["tables"])


@router.get("/tables", responses=refusals())
async def lists(
    visitor: Visitor, server: Server, search: Annotated[TableSearch, Query()]
) -> TableList:
    """My games in play, the last that I have finished, and a page of all tables."""
    return await server.listing.lists(None if visitor is None else visitor.id, search)


@router.post("/tables", dependencies=[costs(Cost.TABLE), SomeTables], responses=refusals(404))
async def create(person: Person, asked: NewTable, server: Server) -> TableInfo:
    if asked.rated and not server.settings.ratings:
        raise Refusal("bad_options", "Games are not rated on this server.")
    return await server.lobby.create(person, asked)


@router.get("/tables/{id}", responses=refusals(404))
async def table_info(id: TableId, visitor: Visitor, server: Server) -> TableInfo:
    person = None if visitor is None else visitor.id
    table = server.tables.table(id)
    async with table.lock:
        check_may_look(await server.tables.read(table, fresh=True), person)
        return server.tables.info_of(table, person)


@router.get("/tables/{id}/state", response_model=SnapshotMessage, responses=refusals(404))
async def table_state(id: TableId, visitor: Visitor, server: Server) -> Response:
    """Everything that I may see of the table, as the socket sends it on connecting."""
    person = None if visitor is None else visitor.id
    table = server.tables.table(id)
    async with table.lock:
        check_may_look(await server.tables.read(table, fresh=True), person)
        text = server.tables.snapshot(table, person, await server.tables.chat(table, person))
    return Response(text, media_type="application/json")


@router.get("/tables/{id}/last", dependencies=[costs(Cost.LAST)], responses=refusals(404, 409))
async def last(id: TableId, visitor: Visitor, server: Server) -> UpdateMessage:
    """How the game stands, and what happened last, as the socket told it: for a small picture."""
    person = None if visitor is None else visitor.id
    table = server.tables.table(id)
    async with table.lock:
        check_may_look(await server.tables.read(table), person)
        if table.play is None:
            raise Refusal("not_running", "The game has not begun.")
        viewer = table.seats_of(person)
        entry = table.play.entry_seen_by(viewer, table.play.number)
        return UpdateMessage(state=table.play.seen_by(viewer), entry=entry)


@router.post("/tables/{id}/join", responses=refusals(403, 404, 409))
async def join(id: TableId, person: Person, asked: JoinTable, server: Server) -> TableInfo:
    return await server.lobby.join(person, id, asked)


@router.post("/tables/{id}/leave", responses=refusals(403, 404, 409))
async def leave(id: TableId, person: Person, server: Server) -> TableInfo:
    """Before the game the seat is open again; in a running game a bot plays on, for good."""
    if (await server.tables.told(id, person.id)).status == "running":
        return await server.attendance.leave(person, id)
    return await server.lobby.leave(person, id)


@router.post("/tables/{id}/return", responses=refusals(403, 404, 409))
async def come_back(id: TableId, person: Person, server: Server) -> TableInfo:
    """I play again where a bot has played for me."""
    return await server.attendance.come_back(person, id)


@router.put("/tables/{id}/wish", responses=refusals(403, 404, 409))
async def wish(id: TableId, person: Person, asked: WishRequest, server: Server) -> TableInfo:
    """What I agree with: about somebody who is missed, or to stop here."""
    return await server.attendance.wish(person, id, asked.wish)


@router.post("/tables/{id}/blocks", responses=refusals(403, 404))
async def block(id: TableId, person: Person, asked: Block, server: Server) -> list[BlockInfo]:
    """Whoever sits there, or said this line, neither sits nor speaks at my tables any more."""
    return await server.blocks.block(server.tables.table(id), person, asked)


@router.post("/tables/{id}/mutes", responses=refusals(403, 404))
async def mute(id: TableId, person: Person, asked: Mute, server: Server) -> list[ChatLine]:
    """Whoever said this line is heard by me no more, or, if I am the host, by nobody here."""
    return await server.chat.mute(server.tables.table(id), person, asked)


@router.post("/tables/{id}/reports", responses=refusals(404))
async def report(id: TableId, person: Person, asked: Report, server: Server) -> None:
    """Shows a line of the chat to who runs the server."""
    await server.chat.report(server.tables.table(id), person, asked)


@router.post(
    "/tables/{id}/rematch",
    dependencies=[costs(Cost.TABLE), SomeTables],
    responses=refusals(403, 404),
)
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
