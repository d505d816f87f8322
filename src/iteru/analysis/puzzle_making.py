"""Finds puzzles in games of bots: each is confirmed by two searches fifty times as long as hard's.

A game is played by bots of medium strength and a decision is looked at in steps, each longer than
the one before and with a seed of its own, so that little time is lost on what is no puzzle. Short
searches err, so they refuse only what is far from one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from iteru.analysis.depth import DEEP, QUICK, Depth
from iteru.analysis.endings import SAME, played_out
from iteru.analysis.puzzle import GRADES, Puzzle
from iteru.analysis.reasons import compare
from iteru.analysis.weighing import Look, iterate, look
from iteru.bots.level_table import settings_of
from iteru.bots.levels import bot_named
from iteru.bots.question import derived_seed, question
from iteru.kernel.record import Record
from iteru.kernel.registry import load
from iteru.kernel.state import State
from iteru.work import Steps

PLAYERS: Final = "medium"
MOST_SEATS: Final = 4
LEAST_CHOICES: Final = 4
OBVIOUS: Final = 0.9  # of the weights: what one choice has at a glance, if no other makes sense
CLEARLY: Final = 0.15  # of a chance to win: what every other choice is worse by
EQUAL: Final = 0.02  # choices that differ by less are both right
LEAST_TRIES: Final = 200  # of every choice, before it is called worse
# Before the long searches. In the first ones, iterations and what others must look worse by; what
# they tried less than 15 times looked bad from the start. Then iterations of full ones.
AT_FIRST_SIGHT: Final = ((300, 0.08), (1000, 0.12))
TRIED: Final = 15
BEFORE: Final = (6000, 20_000)
TIMES_HARD: Final = 50
CONFIRMATIONS: Final = (1, 2)  # seeds
MOST_OF_A_GAME: Final = 2


@dataclass(frozen=True)
class Finding:
    """What a search says about all choices of a position."""

    answers: list[int]  # the best one first
    margin: float  # to the best of the others
    costs: dict[int, float]  # of these, the least first

    @property
    def next_best(self) -> int:
        return next(iter(self.costs))


def puzzles_of_game(game: str, seed: int, grades: Sequence[int] = GRADES) -> Steps[list[Puzzle]]:
    """Looks through one game of bots for puzzles of these grades: a job."""
    seats = seats_of_game(game, seed)
    record = Record.begin(game, seats, seed)
    state = record.replay()
    bot = bot_named(PLAYERS)
    found: list[Puzzle] = []
    turn = -1  # of the latest puzzle: one is enough in a turn
    while not state.over and len(found) < MOST_OF_A_GAME:
        known, decision = question(record, state)
        if state.turn_count != turn and is_worth_a_look(state, known):
            puzzle = yield from puzzle_at(record, known, decision, grades)
            if puzzle is not None:
                found.append(puzzle)
                turn = state.turn_count
        code = bot.choose(known, decision).code
        record.moves.append(state.game.notation(code))
        state.play(code)
        yield None
    return found


def is_worth_a_look(state: State, known: State) -> bool:
    """There is something to choose from, and more than one choice makes sense at a glance."""
    if len(state.open_codes) < LEAST_CHOICES or state.secret:
        return False
    weights = glance(known)
    return max(weights) < OBVIOUS * sum(weights)


def glance(known: State) -> list[float]:
    """The game's weights of the choices."""
    return known.determinize(known.to_move, 0).weights(known.open_codes)


def seats_of_game(game: str, seed: int) -> int:
    """Two to four, in turn."""
    loaded = load(game)
    numbers = range(max(2, loaded.min_seats), min(MOST_SEATS, loaded.max_seats) + 1)
    return numbers[seed % len(numbers)]


def puzzle_at(
    record: Record, known: State, seed: int, grades: Sequence[int] = GRADES
) -> Steps[Puzzle | None]:
    """The puzzle that this position is, if it is one of these grades."""
    certain = played_out(known, DEEP.positions)
    if certain is not None:
        finding = finding_of({code: results[known.to_move] for code, results in certain.items()})
        if finding is None or grade_of(known, finding.answers) not in grades:
            return None
        _, found = yield from searched(known, seed, QUICK)
        return (yield from told(record, known, finding, found))
    answers: list[int] = []
    for iterations, clearly in AT_FIRST_SIGHT:
        answers = yield from at_first_sight(known, seed, iterations, clearly)
        if not answers:
            return None
    for iterations in BEFORE:
        if grade_of(known, answers) not in grades:
            return None
        finding, _ = yield from searched(known, seed, replace(DEEP, iterations=iterations))
        if finding is None:
            return None
        answers = finding.answers
    puzzle = yield from confirmed(record, known)
    return puzzle if puzzle is not None and puzzle.grade in grades else None


def at_first_sight(known: State, seed: int, iterations: int, clearly: float) -> Steps[list[int]]:
    """What looks right, if all that the search has tried often looks worse; else nothing."""
    depth = replace(QUICK, iterations=iterations)
    found = yield from look(known, derived_seed(seed, iterations), depth, known.open_codes[0])
    tried = [code for code, results in found.results.items() if results.count >= TRIED]
    values = {code: found.chances(code)[known.to_move] for code in tried}
    if len(values) == 1:
        return tried
    finding = finding_of(values, clearly)
    return [] if finding is None else finding.answers


def confirmed(record: Record, known: State) -> Steps[Puzzle | None]:
    """By long searches with different seeds, which must agree."""
    depth = long_search(known)
    first, _ = yield from searched(known, CONFIRMATIONS[0], depth)
    if first is None:
        return None
    second, found = yield from searched(known, CONFIRMATIONS[1], depth)
    if second is None or not agree(first, second):
        return None
    answers = [code for code in second.answers if code in first.answers]
    costs = {code: cost for code, cost in second.costs.items() if code not in first.answers}
    agreed = Finding(answers, min(first.margin, second.margin), costs)
    return (yield from told(record, known, agreed, found))


def agree(first: Finding, second: Finding) -> bool:
    """The best choice of each is right for the other."""
    return first.answers[0] in second.answers and second.answers[0] in first.answers


def confirms(puzzle: Puzzle, seed: int) -> Steps[bool]:
    """Whether another long search has its best choice among the answers."""
    state = puzzle.state
    known = state.known(state.to_move)
    if played_out(known, DEEP.positions) is not None:
        return True
    _, found = yield from searched(known, seed, long_search(known))
    return puzzle.is_solved_by(state.game.notation(found.shares[0][0]))


def long_search(known: State) -> Depth:
    hard = settings_of("hard", known.game.id, known.seats)
    return replace(DEEP, name="long", iterations=TIMES_HARD * hard.iterations)


def searched(known: State, seed: int, depth: Depth) -> Steps[tuple[Finding | None, Look]]:
    """What a search of this depth finds; every choice has its tries before it counts as worse."""
    wanted = known.open_codes[0]
    found = yield from look(known, derived_seed(seed, depth.iterations), depth, wanted)
    least = min(LEAST_TRIES, depth.iterations // (2 * len(known.open_codes)))
    for code in known.open_codes:
        for _ in range(least):
            if code in found.results and found.results[code].count >= least:
                break
            iterate(found, True, code)
        yield None
    seat = known.to_move
    return finding_of({code: found.chances(code)[seat] for code in known.open_codes}), found


def finding_of(values: dict[int, float], clearly: float = CLEARLY) -> Finding | None:
    """None if no choice is clearly better, or all are right."""
    ordered = sorted(values, key=lambda code: (-values[code], code))
    best = values[ordered[0]]
    answers = [code for code in ordered if values[code] >= best - EQUAL - SAME]
    if len(answers) == len(ordered):
        return None
    costs = {code: best - values[code] for code in ordered[len(answers) :]}
    margin = min(costs.values())
    return None if margin < clearly else Finding(answers, margin, costs)


def told(record: Record, known: State, finding: Finding, found: Look) -> Steps[Puzzle]:
    """The puzzle with its reasons, from a search that has tried all choices."""
    notation = known.game.notation
    best, margin = finding.answers[0], finding.margin
    comparison = yield from compare(found.thought, best, finding.next_best, margin, 0)
    kept = record.without_moves()
    kept.moves = list(record.moves)
    return Puzzle(
        id=f"{record.game}-{record.seed}-{len(record.moves)}",
        record=kept,
        answers=[notation(code) for code in finding.answers],
        margin=round(margin, 3),
        grade=grade_of(known, finding.answers),
        costs={notation(code): round(cost, 3) for code, cost in finding.costs.items()},
        line=[(int(seat), notation(code)) for seat, code in found.thought.line(best)],
        parts=[(part.text, round(part.points, 2)) for part in comparison.parts],
        sentences=list(comparison.sentences),
    )


def grade_of(known: State, answers: list[int]) -> int:
    """By what finds an answer: the game's weights at a glance, a short search, or neither."""
    weights = glance(known)
    if known.open_codes[weights.index(max(weights))] in answers:
        return 1
    return 2 if bot_named(PLAYERS).choose(known, 0).code in answers else 3
