"""Tables and seats, before and around a game."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from iteru.server.messages.base import Level, Message, PersonName, SeatNumber
from iteru.server.messages.pace import AbsentInfo, ClocksInfo, Ended, PaceRules, Wish

Readiness = Literal["seated", "reading", "ready"]  # of a person in the waiting room
TableName = PersonName  # the same signs, and as long
TableStatus = Literal["open", "running", "finished", "abandoned"]


class SeatRequest(Message):
    """me: the creator; local: another person on the creator's screen; open: whoever joins;
    person: the holder of an account, for whom the seat is kept."""

    kind: Literal["me", "local", "open", "bot", "person"]
    name: PersonName | None = None  # local and person only; a person's is that of the account
    level: Level | None = None  # bot only


class NewTable(PaceRules):
    game: str
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=5)]
    options: dict[str, str] = Field(default_factory=dict)
    listed: bool = True  # shown among the open tables; else by link only
    name: TableName | None = None  # one that another open table has gets a number
    rated: bool = False  # counts for the ratings of all who play


class ChangeTable(PaceRules):
    """What the host says anew in the waiting room: all of it, also what stays."""

    name: TableName | None = None  # refused if another open table has it
    options: dict[str, str] = Field(default_factory=dict)


class SeatInfo(Message):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None  # of an open seat: the person for whom it is kept
    level: Level | None
    mine: bool
    local: bool  # another person on the screen of whoever has the seat
    readiness: Readiness  # of a person, until the game begins
    here: bool  # connected now (bots always are)
    away: datetime | None  # a person who is not here: since when; nobody is for the first minute
    stand_in: bool  # a bot plays for the person of that name, who may come back
    may_return: bool  # that person is me
    left: bool  # somebody has left this seat during the game, and a bot plays on
    wish: Wish | None  # what its person agrees with


class TableInfo(PaceRules):
    id: str
    code: str | None  # of the short link, /t/CODE; tables of the first edition have none
    name: str | None
    game: str
    options: dict[str, str]
    status: TableStatus
    listed: bool
    rated: bool
    seats: list[SeatInfo]
    number: int  # entries in the table's log
    to_move: int  # -1: nobody
    my_turn: bool  # I decide, and not only by passing: that is done for me
    creator: bool  # whether I am its host
    host: str | None  # the host's name, if the host sits there
    invited: bool  # whether an open seat is kept for me
    created: datetime
    changed: datetime
    clocks: ClocksInfo | None  # of a running game with a clock
    absent: AbsentInfo | None
    ended: Ended | None  # why a finished game ended before its time
    places: list[int] | None  # by seat, when finished
    scores: list[int] | None
    rematch: str | None  # id of the table that continues this one
    watching: int  # people who look on without a seat
    may_chat: bool  # whether I hear what is said, and may speak
    from_record: bool  # whoever made it may know all that is hidden; such a table is never rated
    study: bool  # a lesson, a puzzle or a what-if: mine alone, in no list, kept for some days


class JoinTable(Message):
    seat: int | None = None  # None: the first open one
    from_record: bool = False  # I know that this table was made from a record
    ready: bool = True  # else I look around first, and say so later


class SetSeatWish(Message):
    """Whether I want to hear when a seat of a full table is free."""

    wanted: bool


class SetReadiness(Message):
    """The game begins when all seats are taken and everybody is ready."""

    readiness: Readiness


class SwapSeats(Message):
    """Who sits on one seat takes the other. Guests may move to an open seat only."""

    one: SeatNumber
    other: SeatNumber


class BeginTable(Message):
    """The host does not wait any longer: bots take the open seats."""

    level: Level = "medium"
