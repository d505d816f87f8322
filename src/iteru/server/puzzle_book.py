"""The puzzles that can be asked here, and what may be told of each."""

import hashlib
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache, lru_cache

import iteru
from iteru import RecordError
from iteru.analysis.puzzle import Puzzle, shipped
from iteru.analysis.reasons import BEYOND
from iteru.kernel.message import Message, message
from iteru.kernel.state import NOBODY
from iteru.server.advice import hint_step
from iteru.server.clock import now
from iteru.server.messages.base import Json
from iteru.server.messages.live import HintPart
from iteru.server.messages.play import GameState
from iteru.server.messages.puzzles import PuzzleReason
from iteru.server.play import played_again
from iteru.server.refusals import Refusal

NEAR = 2  # wrong choices whose places the second hint lights beside the answer's
MOST_ASKED = 32  # kept in memory


@cache
def puzzles() -> dict[str, Puzzle]:
    """By id; without those of games whose rules or data are others here."""
    return {puzzle.id: puzzle for game in iteru.games() for puzzle in shipped(game) if fits(puzzle)}


def fits(puzzle: Puzzle) -> bool:
    try:
        puzzle.record.loaded_game()
    except RecordError:
        return False
    return True


def puzzle_named(id: str) -> Puzzle:
    if id not in puzzles():
        raise Refusal("not_found", f"There is no puzzle {id!r}.")
    return puzzles()[id]


def puzzle_of_day(day: date) -> Puzzle | None:
    """The same for everybody: the games take turns, and each has its puzzles one after the other.

    They come in an order of their own: those from one and the same game would follow each other.
    """
    by_game: dict[str, list[Puzzle]] = {}
    for puzzle in sorted(puzzles().values(), key=lambda one: _shuffled(one.id)):
        by_game.setdefault(puzzle.record.game, []).append(puzzle)
    if not by_game:
        return None
    turn, game = divmod(day.toordinal(), len(by_game))
    found = by_game[sorted(by_game)[game]]
    return found[turn % len(found)]


def last_days(today: date, number: int) -> list[date]:
    """Today is the last one."""
    return [today - timedelta(days=back) for back in reversed(range(number))]


def _shuffled(id: str) -> str:
    return hashlib.sha256(id.encode()).hexdigest()


@dataclass(frozen=True)
class Asked:
    """A puzzle at its position, which is drawn from what its seat knows."""

    puzzle: Puzzle
    seat: int
    state: GameState
    choices: dict[str, Json]  # by notation

    def notation_of(self, code: int) -> str:
        """Raises Refusal if that cannot be chosen."""
        for notation, choice in self.choices.items():
            if choice["code"] == code:
                return notation
        raise Refusal("illegal", "That cannot be chosen here.")

    def cost(self, notation: str) -> float:
        """Of a wrong choice: no less than that of what comes closest."""
        return self.puzzle.costs.get(notation, self.puzzle.margin)

    @property
    def rule(self) -> str:
        return str(self.choices[self.puzzle.answers[0]]["rule"])

    @property
    def area(self) -> list[str]:
        answer = self.puzzle.answers[0]
        near = [answer, *list(self.puzzle.costs)[:NEAR]] if self.piece else []
        return sorted({target for one in near for target in targets_of(self.choices[one])})

    @property
    def piece(self) -> list[str]:
        return targets_of(self.choices[self.puzzle.answers[0]])[:1]

    def question(self, wrong: int) -> Message | None:
        """What to think about after so many wrong tries: what the answer brings more of."""
        gains = [text for text, points in self.puzzle.parts if points > 0 and text != BEYOND]
        return message(gains[min(wrong, len(gains)) - 1]) if wrong and gains else None

    @property
    def reason(self) -> PuzzleReason:
        puzzle = self.puzzle
        game = puzzle.record.loaded_game()
        return PuzzleReason(
            answers=[self.choices[notation] for notation in puzzle.answers],
            closest=self.choices[next(iter(puzzle.costs))],
            margin=puzzle.margin,
            parts=[HintPart(name=message(text), points=points) for text, points in puzzle.parts],
            sentences=list(puzzle.sentences),
            line=[hint_step(game, seat, game.parse(notation)) for seat, notation in puzzle.line],
        )


def targets_of(choice: Json) -> list[str]:
    targets = choice["targets"]
    assert isinstance(targets, list)
    return [str(target) for target in targets]


@lru_cache(MOST_ASKED)
def asked(id: str) -> Asked:
    puzzle = puzzle_named(id)
    *_, play = played_again(puzzle.record, now())
    seat = int(play.state.to_move)
    state = play.seen_by((seat,))
    choices = {str(choice["notation"]): choice for choice in state.choices}
    shown = state.model_copy(update={"choices": [], "undo_seat": NOBODY})
    return Asked(puzzle, seat, shown, choices)
