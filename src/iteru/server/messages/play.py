"""A game in play: moves, what a viewer may see, and what was said."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from iteru.server.messages.base import ChatLineId, Json, Message, written

Draft = Annotated[list[int], Field(min_length=1, max_length=64)]  # codes of one seat, in order
ChatText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=500),
    AfterValidator(written),
]


class PlayMove(Message):
    """A code, its notation (for scripts), or a draft of several codes: one of the three.

    A draft is numbered and accepted as one, all or nothing. It may go as far as its preview: only
    its last code may reveal something or hand over to another seat.
    """

    number: Annotated[int, Field(ge=0)]
    seat: Annotated[int, Field(ge=0)]
    code: int | None = None
    notation: Annotated[str, Field(max_length=500)] | None = None
    codes: Draft | None = None


class UndoMove(Message):
    number: Annotated[int, Field(ge=0)]
    seat: Annotated[int, Field(ge=0)]


class LogEntry(Message):
    """One entry of the table's log with the events that this viewer may see.

    People who share a screen see the public events only.
    """

    number: int  # of the entry, from 1, which is the setup
    kind: Literal["setup", "move", "undo", "timeout", "wait", "bot", "back", "left", "pause", "end"]
    seat: int  # who decided, or whom a note is about; -1: nobody
    stands: int  # moves that stand after it
    turn: int  # in which it happened, from 0; the view's turn_count is that of the decision now
    events: list[Json]
    time: datetime


class GameState(Message):
    """What one viewer may see of a table now: all that is needed to draw it."""

    number: int  # entries in the log; a move names it and becomes the next
    public: Json
    private: dict[str, Json]  # by my seats
    to_move: int
    decision: str
    rule: str  # the number of the rule of this decision, e.g. "F4.1"; "" where it would tell
    over: bool
    secret: bool
    choices: list[Json]  # of the seat to move if it is mine, else empty
    undo_seat: int  # of mine, that may take its last decision back; -1: none
    scores: list[int]
    places: list[int]
    parts: list[dict[str, int]]
    history: list[list[int]]  # the scores after each turn, and at the end


class Mute(Message):
    line: ChatLineId  # whoever said it
    for_all: bool = False  # by the host: a spectator may not speak at this table


class Report(Message):
    """For who runs the server: a line of the chat that goes too far."""

    line: ChatLineId


class MuteInfo(Message):
    """Somebody whom I do not hear; or, with a table whose host I am, nobody does there."""

    id: str
    name: str
    table: str | None


class ChatLine(Message):
    id: int
    name: str
    seat: int | None
    text: ChatText
    time: datetime
