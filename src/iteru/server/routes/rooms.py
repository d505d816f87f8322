"""The waiting room of a table, and the short link that leads there."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from iteru.server.addresses import address_for_others
from iteru.server.limits import Cost
from iteru.server.links import as_kept
from iteru.server.messages.base import SeatNumber
from iteru.server.messages.games import House
from iteru.server.messages.tables import (
    BeginTable,
    ChangeTable,
    SeatRequest,
    SetReadiness,
    SetSeatWish,
    SwapSeats,
    TableInfo,
)
from iteru.server.routes.asking import Person, Server, TableId, Visitor, costs, refusals

router = APIRouter(tags=["waiting rooms"])
Code = Annotated[str, Path(pattern="^[A-Za-z0-9-]{1,12}$")]


@router.get("/house", responses=refusals())
async def house(request: Request, server: Server) -> House:
    """Where others find this server, and what is kept here."""
    address, is_reachable = address_for_others(request, server.settings)
    return House(address=address, is_reachable=is_reachable, ratings=server.settings.ratings)


@router.get("/links/{code}", dependencies=[costs(Cost.LINK)], responses=refusals(404))
async def follow_link(code: Code, visitor: Visitor, server: Server) -> TableInfo:
    """The table behind a short link; it costs so much that guessing one is hopeless."""
    return await server.rooms.find(as_kept(code), None if visitor is None else visitor.id)


@router.put("/tables/{id}/seats/{seat}", responses=refusals(403, 404, 409))
async def set_seat(
    id: TableId, seat: SeatNumber, person: Person, asked: SeatRequest, server: Server
) -> TableInfo:
    """The host says whose a seat is: a bot's, somebody's on this screen, a person's, or open."""
    return await server.rooms.set_seat(person, id, seat, asked)


@router.put("/tables/{id}", responses=refusals(403, 404, 409))
async def change(id: TableId, person: Person, asked: ChangeTable, server: Server) -> TableInfo:
    """The host changes name, pace or options; with other rules, guests have to agree again."""
    return await server.rooms.change(person, id, asked)


@router.post("/tables/{id}/swap", responses=refusals(403, 404))
async def swap(id: TableId, person: Person, asked: SwapSeats, server: Server) -> TableInfo:
    return await server.rooms.swap(person, id, asked)


@router.put("/tables/{id}/readiness", responses=refusals(403, 404))
async def set_readiness(
    id: TableId, person: Person, asked: SetReadiness, server: Server
) -> TableInfo:
    """The game begins when all seats are taken and everybody is ready."""
    return await server.rooms.set_readiness(person, id, asked.readiness)


@router.put("/tables/{id}/seat-wish", responses=refusals(403, 404, 409))
async def set_seat_wish(id: TableId, person: Person, asked: SetSeatWish, server: Server) -> None:
    """I hear when a seat of this table is free: by a notice, once each time."""
    await server.rooms.set_seat_wish(person, id, asked.wanted)


@router.post("/tables/{id}/begin", responses=refusals(403, 404))
async def begin(id: TableId, person: Person, asked: BeginTable, server: Server) -> TableInfo:
    """The host begins at once: bots take the open seats."""
    return await server.rooms.begin(person, id, asked.level)
