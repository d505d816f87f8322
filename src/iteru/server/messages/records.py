"""Records: replays, and tables and studies that go on from one."""

from typing import Annotated

from pydantic import Field

from iteru.server.messages.base import Json, Message
from iteru.server.messages.play import GameState, LogEntry
from iteru.server.messages.tables import SeatRequest

MOST_STEPS = 50  # of a replay in one answer
StepNumber = Annotated[int, Field(ge=0)]
StepCount = Annotated[int, Field(ge=1, le=MOST_STEPS)]


class RecordUpload(Message):
    record: Json


class StepsOfRecord(Message):
    record: Json
    first: StepNumber  # 0 is the setup, then each move is a step
    count: StepCount = MOST_STEPS


class ReplayMove(Message):
    """What a timeline shows of a move, before its step is asked for."""

    seat: int  # who decided
    turn: int  # in which it happened, from 0
    period: int  # Day or round, as the rules divide the game, from 1; 0: the set-up
    kinds: list[str]  # of the events that a spectator sees


class Replay(Message):
    """What a replay is of. Its steps are asked for by range."""

    game: str
    options: dict[str, str]
    seats: int
    moves: list[ReplayMove]
    steps: int  # one more than moves: the setup is the first
    scores: list[int] | None  # by seat, if the game is over
    places: list[int] | None


class ReplayStep(Message):
    """The table after a move of a record, as a spectator sees it.

    When the game is over all hands are open: the state has what is private of every seat.
    """

    state: GameState
    entry: LogEntry


class ReplaySteps(Message):
    """At least one step, perhaps fewer than asked for: no answer is too long."""

    first: int
    steps: list[ReplayStep]


class TableFromRecord(Message):
    record: Json
    to: Annotated[int, Field(ge=0)]  # how many of its moves stand
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=5)]


class NewStudy(TableFromRecord):
    """A game to learn from: a lesson, a puzzle, a what-if. Nobody else sees it; no open seats."""
