"""Who takes which seat, at a new table, at an open one, and at a rematch."""

from collections.abc import Sequence
from dataclasses import dataclass

from iteru.server.messages import Level, SeatRequest
from iteru.server.refusals import Refusal
from iteru.server.store.models import PersonRow, SeatKind, SeatRow
from iteru.server.store.tables import Kept


@dataclass(frozen=True)
class Sitter:
    """Who takes a seat of a new table; an open seat with a person is kept for that person."""

    kind: SeatKind
    person: str | None = None
    name: str | None = None
    local: bool = False
    level: Level | None = None


def seated(person: PersonRow, requests: Sequence[SeatRequest]) -> list[Sitter]:
    """Who takes the seats that a new table asks for. Raises Refusal on impossible wishes."""
    if [request.kind for request in requests].count("me") != 1:
        raise Refusal("bad_options", 'Exactly one seat must be "me".')
    found: list[Sitter] = []
    for number, request in enumerate(requests, start=1):
        if request.name is not None and request.kind != "local":
            raise Refusal("bad_options", 'Only a "local" seat has a name.')
        if request.level is not None and request.kind != "bot":
            raise Refusal("bad_options", 'Only a "bot" seat has a level.')
        if request.kind == "me":
            found.append(Sitter("person", person.id, person.name))
        elif request.kind == "local":
            name = request.name or f"{person.name[:37]} {number}"
            found.append(Sitter("person", person.id, name, local=True))
        elif request.kind == "bot":
            found.append(Sitter("bot", level=request.level or "medium"))
        else:
            found.append(Sitter("open"))
    return found


def sit_down(kept: Kept, person: PersonRow, wish: int | None) -> None:
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
        seat.kind = "person"
        seat.person = person.id
        seat.name = seat.name if seat.local else person.name


def again(seat: SeatRow, person: PersonRow) -> Sitter:
    """The same seat at a rematch: other people have yet to agree."""
    if seat.kind == "bot":
        return Sitter("bot", level=seat.level)
    kind: SeatKind = "person" if seat.person == person.id else "open"
    return Sitter(kind, seat.person, seat.name, seat.local)
