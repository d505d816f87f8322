"""The messages of a table's socket, from the client and from the server."""

from typing import Annotated, Literal

from pydantic import Field

from iteru.server.messages.base import ErrorMessage, Json, Message
from iteru.server.messages.play import (
    ChatLine,
    ChatText,
    Draft,
    GameState,
    LogEntry,
    PlayMove,
    UndoMove,
)
from iteru.server.messages.tables import TableInfo

Stopped = Literal["", "chance", "secret", "reveal", "seat", "over"]


class MoveMessage(PlayMove):
    type: Literal["move"]


class UndoMessage(UndoMove):
    type: Literal["undo"]


class PreviewMessage(Message):
    """What a draft would bring, up to the first thing that chance or a secret decides."""

    type: Literal["preview"]
    number: Annotated[int, Field(ge=0)]
    codes: Draft


class HintMessage(Message):
    type: Literal["hint"]
    number: Annotated[int, Field(ge=0)]


class ChatMessage(Message):
    type: Literal["chat"]
    text: ChatText


class PingMessage(Message):
    type: Literal["ping"]


FromClient = Annotated[
    MoveMessage | UndoMessage | PreviewMessage | HintMessage | ChatMessage | PingMessage,
    Field(discriminator="type"),
]


class TableMessage(Message):
    """The table itself has changed: who sits where, who is here, its status."""

    type: Literal["table"] = "table"
    table: TableInfo


class SnapshotMessage(Message):
    """On connecting: everything. state is None until the game has begun."""

    type: Literal["snapshot"] = "snapshot"
    table: TableInfo
    state: GameState | None
    log: list[LogEntry]
    chat: list[ChatLine]


class UpdateMessage(Message):
    """After each entry of the log, one after the other."""

    type: Literal["update"] = "update"
    state: GameState
    entry: LogEntry


class AcceptedMessage(Message):
    """A move or undo is stored for good; sent back to its sender, also when it is repeated."""

    type: Literal["accepted"] = "accepted"
    number: int  # the number it answered


class PreviewAnswer(Message):
    """What a draft would bring, as its mover may see it; never a position half-way.

    stopped: "" if the mover decides again after all codes. Else why it ended: the next code needs
    "chance" or depends on a "secret", so it is not played; or the last one that was played is a
    "reveal", leads to another "seat", or the game is "over".
    """

    type: Literal["preview"] = "preview"
    number: int
    codes: list[int]
    events: list[Json]  # a code that is not played tells those before what stopped it
    public: Json  # after the codes that were played
    private: dict[str, Json]  # by seat: the mover's
    choices: list[Json]  # of the mover; none where another seat decides
    played: int  # how many of the codes
    stopped: Stopped


class HintShare(Message):
    code: int
    share: float


class HintStep(Message):
    """A decision of the line that the hint foresees."""

    seat: int
    choice: Json  # kind, targets, rule, text and args, as of a choice, and its `code`


class HintPart(Message):
    """What the hint's choice brings more than another, of one kind; below zero: less."""

    name: Json  # a message
    points: float


class HintAlternative(Message):
    """Another choice, and why the hint's is better."""

    code: int
    points: float  # that the hint's choice is better by: the parts add up to it
    is_close: bool  # the two are about as good
    parts: list[HintPart]  # the largest first
    sentences: list[Json]  # messages; none if the parts do not explain the difference
    line: list[HintStep]  # how it would go on, the choice first


class HintAnswer(Message):
    type: Literal["hint"] = "hint"
    number: int
    code: int
    shares: list[HintShare]
    expected: float
    line: list[HintStep]  # how it would go on, the choice first
    alternatives: list[HintAlternative]  # at most two, the better first


class ChatAnswer(Message):
    type: Literal["chat"] = "chat"
    line: ChatLine


class PongMessage(Message):
    type: Literal["pong"] = "pong"


FromServer = Annotated[
    TableMessage
    | SnapshotMessage
    | UpdateMessage
    | AcceptedMessage
    | PreviewAnswer
    | HintAnswer
    | ChatAnswer
    | PongMessage
    | ErrorMessage,
    Field(discriminator="type"),
]
