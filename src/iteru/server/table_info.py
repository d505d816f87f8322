"""What is stored of a table, as its viewers are told it."""

from iteru import Record
from iteru.server.messages import ChatLine, SeatInfo, TableInfo
from iteru.server.store.models import ChatRow
from iteru.server.store.tables import Kept


def table_info(kept: Kept, person: str | None, here: frozenset[str]) -> TableInfo:
    """A table as a person sees it; `here`: the people who are connected to it."""
    table = kept.table
    is_running = table.status == "running"
    mine = [
        person is not None and seat.kind == "person" and seat.person == person
        for seat in kept.seats
    ]
    return TableInfo(
        id=table.id,
        game=table.game,
        options=table.options,
        status=table.status,
        listed=table.listed,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                mine=mine[seat.seat],
                reactions=seat.reactions if mine[seat.seat] else None,
                here=seat.kind == "bot" or (seat.kind == "person" and seat.person in here),
            )
            for seat in kept.seats
        ],
        number=table.number,
        to_move=table.to_move if is_running else -1,
        my_turn=is_running and mine[table.to_move],
        creator=person is not None and person == table.creator,
        created=table.created,
        changed=table.changed,
        places=table.places,
        scores=table.scores,
        rematch=table.rematch,
        from_record=table.from_record,
    )


def table_facts(kept: Kept, here: frozenset[str]) -> tuple[object, ...]:
    """What a TableMessage tells beyond the state of the game."""
    seats = tuple(
        (seat.kind, seat.person, seat.name, seat.level, seat.person in here) for seat in kept.seats
    )
    return (kept.table.status, kept.table.rematch, seats)


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(id=row.id, name=row.name, seat=row.seat, text=row.text, time=row.time)


def record_of(kept: Kept) -> Record:
    """The table's game without its moves."""
    table = kept.table
    return Record(
        table.game,
        len(kept.seats),
        table.seed,
        table.options,
        [],
        table.rules_version,
        table.fingerprint,
    )
