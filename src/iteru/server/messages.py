"""Every message between server and client. The client's types are generated from these."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints


def written(text: str) -> str:
    """Text that every database and screen can hold; line breaks are allowed, emptiness is not."""
    if not text.strip():
        raise ValueError("the text is empty")
    if not all(character.isprintable() or character == "\n" for character in text):
        raise ValueError("the text holds characters that cannot be shown")
    return text


def written_on_one_line(text: str) -> str:
    if "\n" in text:
        raise ValueError("the text has more than one line")
    return written(text)


Language = Literal["en", "pl", "fr"]
Level = Literal["easy", "medium", "hard"]
Reactions = Literal["ask", "held", "pass"]  # to ask always; if there is a choice; never
PersonName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40),
    AfterValidator(written_on_one_line),
]
ChatText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=500),
    AfterValidator(written),
]
TableStatus = Literal["open", "running", "finished", "abandoned"]
Draft = Annotated[list[int], Field(min_length=1, max_length=64)]  # codes of one seat, in order
Stopped = Literal["", "chance", "secret", "reveal", "seat", "over"]


class Message(BaseModel):
    """Unknown fields are refused: a misspelt one must not be taken for a default."""

    model_config = ConfigDict(extra="forbid")


# ---------------------------------------------------------------- people


class Me(Message):
    id: str
    name: PersonName
    account: str | None  # the account's name, None for a guest


class Rename(Message):
    name: PersonName


class Credentials(Message):
    account: Annotated[PersonName, Field(min_length=3)]
    password: Annotated[str, Field(min_length=8, max_length=200)]


class SessionInfo(Message):
    """A browser that is signed in as me, or a token of a script of mine."""

    id: str
    kind: Literal["browser", "script"]
    name: str
    created: datetime
    used: datetime  # to the hour
    here: bool  # the one that asks


class TokenRequest(Message):
    name: PersonName  # what it is for


class NewToken(Message):
    """Sent as `Authorization: Bearer TOKEN`; it is shown this once."""

    token: str
    session: SessionInfo


# ---------------------------------------------------------------- games


class OptionInfo(Message):
    name: str
    choices: list[str]
    default: str
    seats: list[int]


class GameInfo(Message):
    id: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    rules_version: int
    fingerprint: str
    has_secrets: bool  # a curtain is drawn between turns of several people on one screen
    has_reactions: bool  # seats are asked in other seats' turns


# ---------------------------------------------------------------- tables


class SeatRequest(Message):
    """me: the creator; local: another person on the creator's screen; open: whoever joins."""

    kind: Literal["me", "local", "open", "bot"]
    name: PersonName | None = None  # local only
    level: Level | None = None  # bot only


class NewTable(Message):
    game: str
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=5)]
    options: dict[str, str] = {}
    listed: bool = True  # shown among the open tables; else by link only


class SeatInfo(Message):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None  # of an open seat: the person for whom a rematch keeps it
    level: Level | None
    mine: bool
    reactions: Reactions | None  # of my seats: when I want to be asked in others' turns
    here: bool  # connected now (bots always are)


class TableInfo(Message):
    id: str
    game: str
    options: dict[str, str]
    status: TableStatus
    listed: bool
    seats: list[SeatInfo]
    number: int  # entries in the table's log
    to_move: int  # -1: nobody
    my_turn: bool
    creator: bool  # whether I created it
    created: datetime
    changed: datetime
    places: list[int] | None  # by seat, when finished
    scores: list[int] | None
    rematch: str | None  # id of the table that continues this one
    from_record: bool  # whoever made it may know all that is hidden; such a table is never rated


class TableList(Message):
    mine: list[TableInfo]
    open: list[TableInfo]
    finished: list[TableInfo]


class JoinTable(Message):
    seat: int | None = None  # None: the first open one
    from_record: bool = False  # I know that this table was made from a record


class SetReactions(Message):
    """When the server is to pass for me if I am asked in another player's turn.

    "held" passes for me where I could do nothing else: quicker, but the others may guess why.
    """

    choice: Reactions


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


# ---------------------------------------------------------------- a game in play

Json = dict[str, object]  # a part of a view, a choice or an event, as the engine gives it


class LogEntry(Message):
    """One entry of the table's log with the events that this viewer may see.

    People who share a screen see the public events only.
    """

    number: int  # of the entry, from 1, which is the setup
    kind: Literal["setup", "move", "undo"]
    seat: int  # who decided; -1 for the setup
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
    can_undo: bool
    scores: list[int]
    places: list[int]
    parts: list[dict[str, int]]
    history: list[list[int]]  # the scores after each turn, and at the end


class ChatLine(Message):
    id: int
    name: str
    seat: int | None
    text: ChatText
    time: datetime


# From the client, over the socket of a table.


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

# From the server.


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


class HintAnswer(Message):
    type: Literal["hint"] = "hint"
    number: int
    code: int
    shares: list[HintShare]
    expected: float


class ChatAnswer(Message):
    type: Literal["chat"] = "chat"
    line: ChatLine


class PongMessage(Message):
    type: Literal["pong"] = "pong"


ErrorCode = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "not_found",
    "not_allowed",
    "foreign_seat",
    "stale",
    "illegal",
    "nothing_to_undo",
    "not_running",
    "full",
    "bad_options",
    "bad_record",
    "from_record",
    "name_taken",
    "wrong_password",
    "unavailable",
    "failed",
]


class ErrorMessage(Message):
    """What was wrong and what is allowed; nothing has changed."""

    type: Literal["error"] = "error"
    code: ErrorCode
    sentence: str
    number: int | None = None  # of the move it answers, where there is one


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

# ---------------------------------------------------------------- records


class RecordUpload(Message):
    record: Json


class ReplayStep(Message):
    """The table after a move of a record, as a spectator sees it."""

    state: GameState
    entry: LogEntry


class Replay(Message):
    game: str
    options: dict[str, str]
    seats: int
    steps: list[ReplayStep]


class TableFromRecord(Message):
    record: Json
    to: Annotated[int, Field(ge=0)]  # how many of its moves stand
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=5)]


# ---------------------------------------------------------------- the server itself


class Health(Message):
    version: str
    build: str  # compiled or interpreted
    database: Literal["sqlite", "postgresql"]
