"""Puzzles: the day's, the archive, and what came of one's tries."""

from datetime import date
from typing import Literal

from iteru.server.messages.base import Json, Message
from iteru.server.messages.live import HintPart, HintStep
from iteru.server.messages.play import GameState

PuzzleStatus = Literal["open", "found", "missed"]


class PuzzleInfo(Message):
    id: str
    game: str
    seats: int
    grade: int  # 1 to 3: seen at a glance, by a short search, by a long one
    tried: int  # people on this server
    found: int  # of these
    mine: PuzzleStatus | None  # None: not opened yet


class PuzzleDay(Message):
    date: date
    puzzle: PuzzleInfo


class PuzzleList(Message):
    days: list[PuzzleDay]  # the last seven; today's is the last one, the same for everybody
    puzzles: list[PuzzleInfo]


class PuzzlePosition(Message):
    """What a puzzle is about, as the seat that decides sees it: for a picture."""

    puzzle: PuzzleInfo
    seat: int
    state: GameState


class PuzzleAnswer(Message):
    code: int


class PuzzleTry(Message):
    """A wrong answer, and what it would have cost."""

    choice: Json  # as of a decision
    cost: float  # of a chance to win, against the best


class PuzzleReason(Message):
    """What was asked for; told when the puzzle is over, and not before."""

    answers: list[Json]  # choices: all are right
    closest: Json  # of the others
    margin: float  # of a chance to win, between the two
    parts: list[HintPart]  # what the answer brings more, the largest first
    sentences: list[Json]  # messages; none if the parts do not explain it
    line: list[HintStep]  # how it may go on, the answer first


class PuzzleState(Message):
    """A puzzle as far as I have come with it."""

    puzzle: PuzzleInfo
    study: str  # the table at which it is asked; nothing can be played there before it is over
    seat: int
    status: PuzzleStatus
    tries: list[PuzzleTry]
    left: int  # tries
    question: Json | None  # after a wrong try: a message that names what to think about
    rule: str | None  # the first hint
    area: list[str] | None  # the second: places, the answer's among them; none if it has none
    piece: list[str] | None  # the third
    reason: PuzzleReason | None
