"""An analysis as it is sent: in short for the whole game, in full for one decision."""

from iteru import Game
from iteru.analysis.analysis import Analysis
from iteru.analysis.reading import Option, Reading
from iteru.kernel.message import message
from iteru.server.advice import hint_step
from iteru.server.messages.analysis import (
    AnalysisAnswer,
    AnalysisProgress,
    DecisionInfo,
    Depth,
    GraphPlace,
    MomentInfo,
    ReadingAnswer,
    SeatSummary,
    WeighedChoice,
)
from iteru.server.messages.base import Json
from iteru.server.messages.live import HintPart


def analysis_answer(
    analysis: Analysis,
    running: Depth | None = None,
    is_mine: bool = False,
    progress: AnalysisProgress | None = None,
) -> AnalysisAnswer:
    moments = analysis.moments()
    praised = {moment.move for moment in moments if moment.kind == "praise"}
    readings = [analysis.readings[move] for move in sorted(analysis.readings)]
    return AnalysisAnswer(
        running=running,
        is_mine=is_mine,
        is_complete=analysis.is_read("deep"),
        progress=progress,
        read=len(readings),
        of=len(analysis.outline.questions),
        summary=[SeatSummary.model_validate(row) for row in analysis.summary()],
        graph=[GraphPlace.model_validate(vars(place)) for place in analysis.graph()],
        moments=[MomentInfo.model_validate(vars(moment)) for moment in moments],
        decisions=[decision_info(reading, reading.move in praised) for reading in readings],
    )


def decision_info(reading: Reading, is_praised: bool) -> DecisionInfo:
    has_words = is_praised or reading.verdict in ("costly", "close")
    return DecisionInfo.model_validate(
        {
            **shared(reading),
            "played": label(reading.played) if has_words else None,
            "best": label(reading.best) if has_words else None,
        }
    )


def reading_answer(game: Game, reading: Reading) -> ReadingAnswer:
    return ReadingAnswer.model_validate(
        {
            **shared(reading),
            "played": weighed_choice(game, reading.played),
            "best": weighed_choice(game, reading.best),
            "alternatives": [weighed_choice(game, option) for option in reading.alternatives],
            "points": reading.points,
            "parts": [
                HintPart(name=message(text), points=points) for text, points in reading.parts
            ],
            "sentences": list(reading.sentences),
        }
    )


def shared(reading: Reading) -> Json:
    """What both answers say of a decision."""
    names = ("move", "seat", "depth", "choices", "verdict", "cost", "error", "is_exact")
    return {name: getattr(reading, name) for name in names}


def label(option: Option) -> Json:
    return {name: option.choice[name] for name in ("text", "args")}


def weighed_choice(game: Game, option: Option) -> WeighedChoice:
    line = [hint_step(game, seat, game.parse(notation)) for seat, notation in option.line]
    return WeighedChoice(choice=option.choice, chances=option.chances, line=line)
