"""The lists of the lobby: what waits for me, and the tables of all, by page."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from iteru.server.messages.base import Message, written
from iteru.server.messages.pace import PaceKind
from iteru.server.messages.tables import TableInfo

SearchText = Annotated[str, StringConstraints(max_length=40), AfterValidator(written)]
ListedStatus = Literal["open", "running", "finished"]


class TableSearch(Message):
    """Which of the listed tables to show; what is left out does not matter."""

    status: ListedStatus = "open"
    game: Annotated[str, Field(pattern="^[a-z]{1,40}$")] = ""
    pace: PaceKind | None = None
    free: bool = False  # only those with a seat that I could take
    alone: bool = False  # only games for one that are mine, none of a deal that I knew
    text: SearchText = ""  # a part of the name of the table, or of someone there
    page: Annotated[int, Field(ge=0, le=1000)] = 0


class TableCounts(Message):
    """How many tables fit the search, by status."""

    open: int
    running: int
    finished: int


class TableList(Message):
    mine: list[TableInfo]  # not finished; my turn first, the shortest time before all others
    last: list[TableInfo]  # the latest that I have finished
    tables: list[TableInfo]  # the page that was asked for
    pages: int
    counts: TableCounts
