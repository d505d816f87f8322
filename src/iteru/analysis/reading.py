"""A reading: what one decision of a game was worth, from what its seat knew then."""

from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Literal

from iteru.analysis.depth import DEPTHS, Depth
from iteru.analysis.endings import SAME, played_out
from iteru.analysis.reasons import Comparison, compare
from iteru.analysis.weighing import Look, Weighed, look, try_out, weigh
from iteru.bots.question import derived_seed
from iteru.bots.thought import Step
from iteru.kernel.message import Message
from iteru.kernel.record import Record
from iteru.kernel.state import State
from iteru.work import Steps

ALTERNATIVES: Final = 2
SURE: Final = 2.0  # a cost counts if it is so many times its error
LEAST_COST: Final = 0.03  # of a chance: what costs less than this is sound
SOUND_SHARE: Final = 0.25  # of the visits: such a choice is sound if it looks as good, too
AS_GOOD: Final = 0.005

# best: nothing better was found. sound: about as good. costly: it is sure that another choice is
# better. close: another one may be, but it is too close to call.
Verdict = Literal["best", "sound", "costly", "close"]


@dataclass(frozen=True)
class Option:
    """A choice, and what may come of it."""

    code: int
    notation: str
    chances: list[float]  # to win, by seat
    line: list[tuple[int, str]]  # seat and notation: how it may go on, this choice first
    choice: Message  # its label and targets, as a client is offered it


@dataclass(frozen=True)
class Reading:
    move: int  # moves before it
    seat: int
    depth: str
    choices: int  # that were legal
    played: Option
    best: Option
    alternatives: list[Option]  # that look best after these two
    cost: float  # of a chance to win; above zero only if it is sure or close
    error: float  # one standard error of it
    verdict: Verdict
    is_exact: bool  # everything to the end was played out
    points: float = 0.0  # that the best choice is better by, in the game's judgement
    parts: tuple[tuple[str, float], ...] = ()  # of these points, by text
    sentences: tuple[Message, ...] = ()  # the reasons

    def to_json(self) -> dict[str, object]:
        return asdict(self)

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Reading":
        """What `to_json` gave, also after a way through JSON."""
        data = dict(data)
        for name in ("played", "best"):
            data[name] = read_option(data[name])
        data["alternatives"] = [read_option(option) for option in data["alternatives"]]
        data["parts"] = tuple((text, points) for text, points in data["parts"])
        data["sentences"] = tuple(data["sentences"])
        return Reading(**data)


def read_option(data: dict[str, Any]) -> Option:
    line = [(seat, notation) for seat, notation in data["line"]]
    return Option(data["code"], data["notation"], list(data["chances"]), line, dict(data["choice"]))


def read(record_text: str, move: int, depth: str) -> Steps[Reading]:
    """Reads the decision that was made after so many moves of a record: a job.

    The seed comes from what the seat knew and not from the game's: nothing of what was hidden
    then has a part in it.
    """
    record = Record.from_json(record_text)
    state = record.replay(move)
    played = record.loaded_game().parse(record.moves[move])
    return (yield from read_decision(state.known(state.to_move), played, move, DEPTHS[depth]))


def read_decision(known: State, played: int, move: int, depth: Depth) -> Steps[Reading]:
    """Reads what a seat that knew this has played as move number `move`."""
    seed = derived_seed(len(known.open_codes), move)
    certain = played_out(known, depth.positions)
    yield None
    if certain is not None:
        reading = read_ending(known, played, move, depth, certain)
        if reading.verdict != "costly":
            return reading
        found = yield from look(known, seed, depth, played)
        try_out(found, reading.best.code)
    else:
        found = yield from look(known, seed, depth, played)
        reading = first_reading(known, played, move, depth, found)
        if reading.verdict != "close":
            return reading
        weighed = yield from weigh(known, reading.best.code, played, seed, depth)
        reading = weighed_reading(reading, weighed)
        if reading.verdict != "costly":
            return reading
    best = reading.best.code
    comparison = yield from compare(found.thought, best, played, reading.cost, seed)
    return with_reasons(reading, comparison)


def first_reading(known: State, played: int, move: int, depth: Depth, found: Look) -> Reading:
    """By one search. "close" says no more than that the choices must be weighed."""
    seat = known.to_move
    shares = dict(found.shares)
    best = found.shares[0][0]
    others = [code for code, _ in found.shares if code not in (best, played)]
    cost = found.chances(best)[seat] - found.chances(played)[seat]
    verdict: Verdict = "close"
    if played == best:
        verdict = "best"
    elif shares[played] >= SOUND_SHARE and cost <= AS_GOOD:
        verdict = "sound"
    options = {
        code: option(known, code, found.chances(code), found.thought.line(code))
        for code in (best, played, *others[:ALTERNATIVES])
    }
    return Reading(
        move,
        seat,
        depth.name,
        len(known.open_codes),
        options[played],
        options[best],
        [options[code] for code in others[:ALTERNATIVES]],
        cost=max(0.0, cost) if verdict == "close" else 0.0,
        error=0.0,
        verdict=verdict,
        is_exact=False,
    )


def weighed_reading(reading: Reading, weighed: Weighed) -> Reading:
    """By the repeats on fresh seeds, and by them alone."""
    cost, error = weighed.difference, weighed.error
    verdict: Verdict = "sound"
    if cost > SURE * error and cost > AS_GOOD:
        verdict = "costly"
    elif cost >= LEAST_COST:
        verdict = "close"
    return replace(
        reading,
        played=replace(reading.played, chances=weighed.other),
        best=replace(reading.best, chances=weighed.better),
        cost=0.0 if verdict == "sound" else cost,
        error=error,
        verdict=verdict,
    )


def with_reasons(reading: Reading, comparison: Comparison) -> Reading:
    return replace(
        reading,
        points=comparison.points,
        parts=tuple((part.text, part.points) for part in comparison.parts),
        sentences=tuple(comparison.sentences),
    )


def read_ending(
    known: State, played: int, move: int, depth: Depth, certain: dict[int, list[float]]
) -> Reading:
    """Where the results of all choices are certain."""
    seat = known.to_move
    ordered = sorted(certain, key=lambda code: (-certain[code][seat], code != played, code))
    best = ordered[0]
    cost = certain[best][seat] - certain[played][seat]
    options = {
        code: option(known, code, certain[code], [(seat, code)])
        for code in {best, played, *ordered[: ALTERNATIVES + 2]}
    }
    others = [code for code in ordered if code not in (best, played)]
    return Reading(
        move,
        seat,
        depth.name,
        len(certain),
        options[played],
        options[best],
        [options[code] for code in others[:ALTERNATIVES]],
        cost=cost,
        error=0.0,
        verdict="costly" if cost > SAME else "best",
        is_exact=True,
    )


def option(known: State, code: int, chances: list[float], line: list[Step]) -> Option:
    notation = known.game.notation
    told = [(int(seat), notation(step)) for seat, step in line]
    choice = known.game.describe(code)
    choice.update(known.choice_details(code))
    return Option(code, notation(code), chances, told, choice)
