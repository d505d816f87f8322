"""What if: branches off finished games, mine alone."""

from datetime import datetime
from typing import Annotated

from pydantic import Field

from iteru.server.messages.base import Json, Level, Message, SeatNumber
from iteru.server.messages.tables import TableName, TableStatus


class BranchOrigin(Message):
    """A finished game: that of a table, or of a record; one of the two."""

    table: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,32}$")] | None = None
    record: Json | None = None


class NewBranch(BranchOrigin):
    at: Annotated[int, Field(ge=0)]  # moves of the game that stand
    seat: SeatNumber  # mine
    level: Level | None = None  # of bots on the other seats; None: I play for all
    name: TableName | None = None


class BranchInfo(Message):
    """A study that leaves a game at a move. Chance is another from there on."""

    id: str  # of the study
    name: str | None
    game: str
    table: str | None  # whose game it leaves; None: that of a record
    at: int  # moves of the game that stand
    moves: int  # made since then
    status: TableStatus
    both: bool  # I play for all seats
    created: datetime
