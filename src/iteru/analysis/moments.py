"""The moments of a game: where it turned, what was costly, what was well done, what chance gave."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from iteru.analysis.outline import Outline
from iteru.analysis.reading import LEAST_COST, Reading

MOST_OF_A_KIND: Final = 3
CLEAR_LEAD: Final = 0.05  # of a chance
PRAISED: Final = 0.08  # of a chance, that the next best choice was worse
MANY_CHOICES: Final = 4  # among which the best one is found
FORTUNE: Final = 0.05  # of a chance

Kind = Literal["lead", "costly", "praise", "fortune"]


@dataclass(frozen=True)
class Moment:
    kind: Kind
    move: int  # moves before it
    seat: int  # who took the lead, decided, or was favoured by chance
    amount: float  # of a chance; a misfortune is below zero


@dataclass(frozen=True)
class Place:
    """A point of the graph: the beginning of a turn, or the end of the game."""

    move: int
    turn: int
    period: int
    chances: list[float]  # by seat
    points: list[int]
    is_read: bool  # all decisions of the turn are read


def graph(outline: Outline, readings: Mapping[int, Reading], has_secrets: bool) -> list[Place]:
    """The chances of all seats, turn by turn.

    Where seats have secrets, each sees the game with other eyes, and what they read would jump
    from one to the next: there the judgement of the open position is drawn throughout.
    """
    found: list[Place] = []
    unread = {outline.decisions[move].turn for move in outline.questions if move not in readings}
    turn = period = 0
    for move, decision in enumerate(outline.decisions):
        if not found or decision.turn != turn:
            reading = None if has_secrets else readings.get(move)
            chances = decision.chances if reading is None else reading.best.chances
            turn, period = decision.turn, decision.period
            found.append(Place(move, turn, period, chances, decision.points, turn not in unread))
    last = len(outline.decisions)
    found.append(Place(last, turn, period, outline.results, outline.points, True))
    return found


def moments(outline: Outline, readings: Mapping[int, Reading], has_secrets: bool) -> list[Moment]:
    """In the order of the game."""
    read = list(readings.values())
    found = [
        *lead_changes(graph(outline, readings, has_secrets)),
        *most([costly for reading in read if (costly := slip(reading)) is not None]),
        *most([well for reading in read if (well := praise(reading)) is not None]),
        *most(fortunes(outline)),
    ]
    return sorted(found, key=lambda moment: (moment.move, moment.kind))


def most(found: Sequence[Moment]) -> list[Moment]:
    return sorted(found, key=lambda moment: (-abs(moment.amount), moment.move))[:MOST_OF_A_KIND]


def lead_changes(places: Sequence[Place]) -> list[Moment]:
    """Where another seat has a clear lead than the one that had it last."""
    found: list[Moment] = []
    leader = -1
    for place in places:
        first, *others = sorted(place.chances, reverse=True)
        lead = first - max(others, default=0.0)
        seat = place.chances.index(first)
        if seat == leader or lead < CLEAR_LEAD:
            continue
        if leader >= 0:
            found.append(Moment("lead", place.move, seat, lead))
        leader = seat
    return found


def slip(reading: Reading) -> Moment | None:
    if reading.verdict != "costly" or reading.cost < LEAST_COST:
        return None
    return Moment("costly", reading.move, reading.seat, reading.cost)


def praise(reading: Reading) -> Moment | None:
    """The best of many choices, if the next best was clearly worse."""
    if reading.verdict != "best" or reading.choices < MANY_CHOICES or not reading.alternatives:
        return None
    chances = reading.best.chances[reading.seat]
    ahead = min(chances - other.chances[reading.seat] for other in reading.alternatives)
    return None if ahead < PRAISED else Moment("praise", reading.move, reading.seat, ahead)


def fortunes(outline: Outline) -> list[Moment]:
    """What chance gave or took, and whom most."""
    found: list[Moment] = []
    for move, decision in enumerate(outline.decisions):
        seat = max(range(len(decision.luck)), key=lambda seat: abs(decision.luck[seat]))
        if abs(decision.luck[seat]) >= FORTUNE:
            found.append(Moment("fortune", move, seat, decision.luck[seat]))
    return found
