"""What a level would choose in one's place, and why."""

from dataclasses import dataclass
from typing import Final

from iteru.analysis.reasons import Comparison, compare
from iteru.bots.bot import Answer
from iteru.bots.level_table import settings_of
from iteru.bots.search import Search
from iteru.kernel.state import State
from iteru.work import Steps

ALTERNATIVES: Final = 2


@dataclass(frozen=True)
class Hint:
    answer: Answer  # exactly the level's own
    comparisons: list[Comparison]  # of its choice with the next best ones


def hint(level: str, known: State, seed: int, at_most: float | None = None) -> Steps[Hint]:
    """A hint as a job, about `state.known(state.to_move)`; the arguments are those of a bot."""
    settings = settings_of(level, known.game.id, known.seats)
    search = Search(known, seed, settings, at_most)
    while search.goes_on():
        yield None
    answer = search.answer()
    values = dict(answer.values)
    others = [code for code, _ in answer.shares if code != answer.code]
    comparisons = []
    for other in others[:ALTERNATIVES]:
        chance = values[answer.code] - values[other]
        compared = yield from compare(search.thought, answer.code, other, chance, seed)
        comparisons.append(compared)
    return Hint(answer, comparisons)
