"""What is stored of a table, as its viewers are told it."""

from datetime import datetime

from iteru import Record
from iteru.server.absence import Situation
from iteru.server.clocks import Rate, pace_of
from iteru.server.links import as_shown
from iteru.server.messages.pace import ClocksInfo, PaceRules
from iteru.server.messages.play import ChatLine
from iteru.server.messages.tables import SeatInfo, TableInfo
from iteru.server.refusals import Refusal, no_table
from iteru.server.store.models import ChatRow, SeatRow, TableRow
from iteru.server.store.tables import Kept


def table_info(situation: Situation, person: str | None, here: frozenset[str]) -> TableInfo:
    """A table as a person sees it; `here`: the people who are connected to it."""
    kept = situation.kept
    table = kept.table
    is_running = table.status == "running"
    mine = [
        person is not None and seat.kind == "person" and seat.person == person
        for seat in kept.seats
    ]
    return TableInfo(
        id=table.id,
        code=None if table.code is None else as_shown(table.code),
        name=table.name,
        game=table.game,
        options=table.options,
        status=table.status,
        listed=table.listed,
        rated=table.rated,
        seats=[_seat_info(situation, seat, person, here) for seat in kept.seats],
        number=table.number,
        to_move=table.to_move if is_running else -1,
        my_turn=is_running and mine[table.to_move] and not table.only_pass,
        creator=person is not None and person == table.creator,
        host=next((seat.name for seat in kept.seats if is_host(kept, seat)), None),
        invited=any(
            person is not None and seat.kind == "open" and seat.person == person
            for seat in kept.seats
        ),
        created=table.created,
        changed=table.changed,
        **dict(rules_of(table)),
        clocks=clocks_info(kept, situation.time),
        absent=situation.absent(),
        ended=table.ended,
        places=table.places,
        scores=table.scores,
        rematch=table.rematch,
        watching=len(here - {seat.person for seat in kept.seats}),
        may_chat=may_chat(kept, person),
        from_record=table.from_record,
        study=table.study,
    )


def check_may_look(kept: Kept, person: str | None) -> None:
    """Raises Refusal if it is the study of somebody else, who has not shared it.

    For others there is no such table.
    """
    if kept.table.study and not kept.table.shared and not sits_there(kept, person):
        raise no_table(kept.table.id)


def check_no_puzzle(kept: Kept) -> None:
    """Raises Refusal while a puzzle is asked: its answers are given elsewhere (puzzles.py)."""
    if kept.table.puzzle is not None:
        raise Refusal("not_allowed", "This is a puzzle: answer it, then the game goes on.")


def is_host(kept: Kept, seat: SeatRow) -> bool:
    """Whether the host sits there, and nobody else on the host's screen."""
    return seat.kind == "person" and seat.person == kept.table.creator and not seat.local


def _seat_info(
    situation: Situation, seat: SeatRow, person: str | None, here: frozenset[str]
) -> SeatInfo:
    is_person = seat.kind == "person"
    is_mine = person is not None and seat.person == person
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        mine=is_mine and is_person,
        local=seat.local,
        readiness=seat.readiness,
        here=seat.kind == "bot" or (is_person and seat.person in here),
        away=situation.away.get(seat.person or "") if is_person else None,
        stand_in=seat.kind == "bot" and seat.person is not None,
        may_return=seat.kind == "bot" and is_mine,
        left=seat.kind == "bot" and seat.person is None and seat.absentee is not None,
        wish=situation.wish_of(seat),
    )


def rules_of(table: TableRow) -> PaceRules:
    return PaceRules(
        pace=pace_of(rate_of_table(table)),
        when_time_is_up=table.when_time_is_up,
        hand_over_after=table.hand_over_after,
    )


def rate_of_table(table: TableRow) -> Rate:
    return Rate(table.pace, table.allowance, table.bonus)


def clocks_info(kept: Kept, time: datetime) -> ClocksInfo | None:
    """The clocks at this time, from what the table's row repeats of the log."""
    table = kept.table
    if table.left is None or table.status != "running":
        return None
    left, stands = list(table.left), 0.0
    is_running = table.due is not None and kept.seats[table.to_move].kind == "person"
    if table.due is not None and is_running:
        still = max(0.0, (table.due - time).total_seconds())
        stands = max(0.0, still - left[table.to_move])
        left[table.to_move] = still - stands
    return ClocksInfo(
        left=left,
        running=table.to_move if is_running else -1,
        stands=stands,
        until=table.due if is_running else None,
    )


def may_chat(kept: Kept, person: str | None) -> bool:
    """At a private table only those who sit there, or have a seat kept for them."""
    return kept.table.listed or sits_there(kept, person)


def sits_there(kept: Kept, person: str | None) -> bool:
    return person is not None and any(seat.person == person for seat in kept.seats)


def table_facts(situation: Situation, here: frozenset[str]) -> tuple[object, ...]:
    """What a TableMessage tells beyond the state of the game."""
    table = situation.kept.table
    seats = tuple(_seat_info(situation, seat, None, here) for seat in situation.kept.seats)
    people = (table.creator, *(seat.person for seat in situation.kept.seats))
    agreed = (table.name, table.options, rules_of(table))
    question = situation.absent()
    return (table.status, table.rematch, people, seats, agreed, table.left, table.due, question)


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
        [(at, seed) for at, seed in table.branches or ()],
    )
