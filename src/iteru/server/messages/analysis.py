"""The coach's analysis of a finished game."""

from typing import Literal

from iteru.server.messages.base import Json, Message
from iteru.server.messages.live import HintPart, HintStep

Depth = Literal["quick", "deep"]
Verdict = Literal["best", "sound", "costly", "close"]  # of iteru.analysis.reading


class AnalysisRequest(Message):
    depth: Depth = "deep"  # deep: the quick pass first, then again what may have been costly


class AnalysisProgress(Message):
    """Of the pass that is being made."""

    depth: Depth
    done: int  # decisions of this pass
    of: int
    move: int  # being read: moves before it


class SeatSummary(Message):
    decisions: int  # that were read
    sound: int
    cost: float  # of the others, of a chance to win


class GraphPlace(Message):
    """The beginning of a turn, or the end of the game."""

    move: int  # moves before it
    turn: int
    period: int  # Day or round, as the rules divide the game; 0: the set-up
    chances: list[float]  # to win, by seat
    points: list[int]  # by seat
    is_read: bool  # all decisions of the turn are read


class MomentInfo(Message):
    kind: Literal["lead", "costly", "praise", "fortune"]
    move: int
    seat: int  # who took the lead, decided, or was favoured by chance
    amount: float  # of a chance; a misfortune is below zero


class DecisionFacts(Message):
    move: int  # moves before it
    seat: int
    depth: Depth
    choices: int  # that were legal
    verdict: Verdict
    cost: float  # of a chance to win
    error: float  # one standard error of it
    is_exact: bool  # everything to the end was played out


class DecisionInfo(DecisionFacts):
    """What was read of a decision, in short."""

    played: Json | None  # messages, where there is something to say of it
    best: Json | None


class AnalysisAnswer(Message):
    """What is read so far; all of it can be used."""

    running: Depth | None  # being made now
    is_mine: bool  # I have begun it, and may stop it
    is_complete: bool  # nothing is left to be read, deeply
    progress: AnalysisProgress | None
    read: int  # decisions
    of: int
    summary: list[SeatSummary]  # by seat
    graph: list[GraphPlace]  # by turn, and the end
    moments: list[MomentInfo]
    decisions: list[DecisionInfo]  # by move


class WeighedChoice(Message):
    choice: Json  # kind, targets, rule, text and args
    chances: list[float]  # to win, by seat
    line: list[HintStep]  # how it may go on, this choice first


class ReadingAnswer(DecisionFacts):
    """All that was read of a decision."""

    played: WeighedChoice
    best: WeighedChoice
    alternatives: list[WeighedChoice]
    points: float  # that the best choice is better by: the parts add up to it
    parts: list[HintPart]  # the largest first
    sentences: list[Json]  # messages; none if the parts do not explain the difference
