"""Who takes which seat, at a new table, in its waiting room, and at a rematch."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncSession

from iteru import Record
from iteru.server.accounts import account_key, check_free
from iteru.server.messages.base import Level
from iteru.server.messages.tables import Readiness, SeatRequest
from iteru.server.names import skeleton
from iteru.server.refusals import Refusal
from iteru.server.store.models import PersonRow, SeatKind, SeatRow
from iteru.server.store.people import are_apart, is_unwelcome, person_by_account
from iteru.server.store.tables import Kept

NAMED = ("local", "person")


@dataclass(frozen=True)
class Sitter:
    """Who takes a seat of a table; an open seat with a person is kept for that person."""

    kind: SeatKind
    person: str | None = None
    name: str | None = None
    local: bool = False
    level: Level | None = None
    readiness: Readiness = "ready"


async def seated(
    session: AsyncSession, person: PersonRow, requests: Sequence[SeatRequest]
) -> list[Sitter]:
    """Who takes the seats that a new table asks for. Raises Refusal if that cannot be."""
    if [request.kind for request in requests].count("me") != 1:
        raise Refusal("bad_options", 'Exactly one seat must be "me".')
    return [
        await sitter(session, person, request, number)
        for number, request in enumerate(requests, start=1)
    ]


async def sitter(
    session: AsyncSession, host: PersonRow, request: SeatRequest, number: int
) -> Sitter:
    """Who takes one seat if the host asks for this; number: of the seat, from 1."""
    if request.name is not None and request.kind not in NAMED:
        raise Refusal("bad_options", 'Only a "local" seat or that of a "person" has a name.')
    if request.level is not None and request.kind != "bot":
        raise Refusal("bad_options", 'Only a "bot" seat has a level.')
    if request.kind == "me":
        return Sitter("person", host.id, host.name)
    if request.kind == "local":
        name = request.name or f"{host.name[:37]} {number}"
        await check_free(session, name, host)
        return Sitter("person", host.id, name, local=True)
    if request.kind == "bot":
        return Sitter("bot", level=request.level or "medium")
    if request.kind == "person":
        guest = await _invited(session, host, request.name or "")
        return Sitter("open", guest.id, guest.name)
    return Sitter("open")


async def _invited(session: AsyncSession, host: PersonRow, name: str) -> PersonRow:
    """The holder of the account of this name, for whom a seat may be kept."""
    found = await person_by_account(session, account_key(name), skeleton(name))
    if found is None:
        raise Refusal("not_found", f"There is no account with the name {name!r}.")
    if found.id == host.id:
        raise Refusal("bad_options", "You have a seat of your own: invite somebody else.")
    if await are_apart(session, host.id, found.id):
        raise Refusal("not_allowed", f"{found.name} cannot be invited by you.")
    return found


async def seated_as_recorded(
    session: AsyncSession, person: PersonRow, record: Record, requests: Sequence[SeatRequest]
) -> list[Sitter]:
    """The same as `seated` at a table that goes on from a record."""
    if len(requests) != record.seats:
        raise Refusal(
            "bad_options", f"{len(requests)} seats are not allowed; the record has {record.seats}."
        )
    return await seated(session, person, requests)


def take_seat(seat: SeatRow, sitter: Sitter) -> None:
    """The seat is this sitter's from now on, and nobody else's."""
    seat.kind = sitter.kind
    seat.person, seat.name, seat.local = sitter.person, sitter.name, sitter.local
    seat.level = sitter.level
    seat.readiness = sitter.readiness


def sit_down(kept: Kept, person: PersonRow, wish: int | None, readiness: Readiness) -> None:
    """Gives the person the seat wished for, else those kept for the person, else the first."""
    free = [seat for seat in kept.seats if seat.kind == "open" and seat.person in (None, person.id)]
    own = [seat for seat in free if seat.person == person.id]
    if wish is not None:
        chosen = [seat for seat in free if seat.seat == wish]
    else:
        chosen = own or free[:1]
    if kept.table.status != "open" or not chosen:
        free_seats = ", ".join(str(seat.seat) for seat in free)
        raise Refusal(
            "full",
            f"That seat is not open; open to you: {free_seats}."
            if kept.table.status == "open" and free
            else "No seat at this table is open to you.",
        )
    for seat in chosen:
        name = seat.name if seat.local else person.name
        take_seat(seat, Sitter("person", person.id, name, seat.local, readiness=readiness))
    if kept.table.rated:
        check_rated(kept, person)


def check_rated(kept: Kept, person: PersonRow) -> None:
    """Raises Refusal if a table with this person and these seats cannot be rated."""
    if person.account is None:
        raise Refusal("not_allowed", "Only those who have an account play at a rated table.")
    if any(seat.kind == "bot" or seat.local for seat in kept.seats) or len(kept.seats) < 2:
        raise Refusal(
            "bad_options", "A rated table is for people, each at a screen of their own; no bots."
        )
    if kept.table.pace == "none":
        raise Refusal("bad_options", "A rated table needs a clock.")


async def check_welcome(session: AsyncSession, kept: Kept, person: PersonRow) -> None:
    """Raises Refusal if somebody at the table does not play with this person."""
    others = [kept.table.creator, *(seat.person for seat in kept.seats if seat.kind == "person")]
    hosts = {other for other in others if other is not None}
    if await is_unwelcome(session, kept.table.id, person.id, hosts):
        raise Refusal("not_allowed", "Somebody at this table does not want your company.")


def again(seat: SeatRow, person: PersonRow) -> Sitter:
    """The same seat at a rematch: other people have yet to agree."""
    if seat.kind == "bot" and seat.person is None:
        return Sitter("bot", level=seat.level)
    kind: SeatKind = "person" if seat.person == person.id else "open"
    return Sitter(kind, seat.person, seat.name, seat.local)
