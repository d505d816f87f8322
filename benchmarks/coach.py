"""How long the coach takes: whole games of four seats, while a bot plays at another table.

`python -m benchmarks.coach [GAME ...]` plays a game of four medium bots of each kind and analyses
it on two cores: first the quick pass, then the deep one. Both have company: a hard bot is asked for
a move again and again, as at another table, and its answers are timed against those that it gave
before. Writes benchmarks/coach_results.md.
"""

import argparse
import os
import resource
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from pathlib import Path
from statistics import median
from threading import Thread

import iteru
from iteru import Record, State
from iteru.analysis.analysis import Analysis, analyse
from iteru.analysis.outline import outlined
from iteru.bots.levels import bot_named, choose_in_steps
from iteru.bots.question import question
from iteru.work import Priority, Workforce, finished, on_this_machine

SEATS = 4
SEED = 1
CORES = 2
QUESTIONS = 20  # of a hard bot, spread over the game
PAUSE = 0.5  # seconds between an answer and the next question
LIMITS = {"quick": 60.0, "deep": 360.0}  # seconds
SLOWER_LIMIT = 2.0  # times
RESULTS = Path(__file__).parent / "coach_results.md"
HEAD = f"""# How long the coach takes

Whole games of {SEATS} medium bots, analysed on {CORES} cores by `python -m benchmarks.coach`, while
a hard bot answers at another table. A pass is given in seconds by the clock and, in brackets, of
processor time (the bot's included). The quick pass may take {LIMITS["quick"]:.0f} s, the deep one,
which comes on top, {LIMITS["deep"]:.0f} s. The bot may take {SLOWER_LIMIT:.0f} times as long as
usual: medians in milliseconds.

| game | moves | decisions | quick s | deep s | bot, usual | beside the quick pass | the deep one |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
"""

Question = tuple[State, int]


@dataclass(frozen=True)
class Pass:
    name: str
    seconds: float
    processor: float
    answer: float  # seconds: median of the bot's

    @property
    def text(self) -> str:
        return f"{self.seconds:.0f} ({self.processor:.0f})"


def played(game: str) -> tuple[Record, list[Question]]:
    """A game, and what its bots were asked where there was an alternative, spread over it."""
    record = Record.begin(game, SEATS, SEED)
    state = record.replay()
    bot = bot_named("medium")
    asked: list[Question] = []
    while not state.over:
        known, seed = question(record, state)
        if len(state.open_codes) > 1:
            asked.append((known, seed))
        code = bot.choose(known, seed).code
        record.moves.append(state.game.notation(code))
        state.play(code)
    return record, asked[:: max(1, len(asked) // QUESTIONS)][:QUESTIONS]


def answer_times(
    workforce: Workforce, asked: list[Question], goes_on: Callable[[], bool]
) -> list[float]:
    """Seconds for each answer, at least one to each question; the very first one warms up."""
    found: list[float] = []
    for known, seed in cycle(asked):
        begun = time.perf_counter()
        job = partial(choose_in_steps, "hard", known, seed, None)
        workforce.submit(job, priority=Priority.MOVE, owner="player").result()
        found.append(time.perf_counter() - begun)
        if len(found) > len(asked) and not goes_on():
            break
        time.sleep(PAUSE)
    return found[1:]


def processor_time() -> float:
    """Of all processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Coach(Thread):
    """Makes a pass of an analysis, and looks at the clock when it is made."""

    def __init__(self, analysis: Analysis, depth: str, workforce: Workforce) -> None:
        super().__init__()
        self.work = partial(analyse, analysis, depth, workforce)
        self.begun = self.ended = time.perf_counter()

    def run(self) -> None:
        self.work()
        self.ended = time.perf_counter()


def made(analysis: Analysis, depth: str, asked: list[Question]) -> Pass:
    before = processor_time()
    with Workforce(on_this_machine(CORES)) as workforce:
        coach = Coach(analysis, depth, workforce)
        coach.start()
        answers = answer_times(workforce, asked, coach.is_alive)
        coach.join()
    seconds = coach.ended - coach.begun
    return Pass(depth, seconds, processor_time() - before, median(answers))


def row(game: str) -> tuple[str, bool]:
    """A line of the table, and whether the limits were kept."""
    record, asked = played(game)
    with Workforce(on_this_machine(CORES)) as workforce:
        usual = median(answer_times(workforce, asked, lambda: False))
    begun = time.perf_counter()
    analysis = Analysis(record, finished(outlined(record)))
    outline = time.perf_counter() - begun
    passes = [made(analysis, depth, asked) for depth in LIMITS]
    limits = [LIMITS["quick"] - outline, LIMITS["deep"]]  # the outline is part of the quick pass
    holds = all(
        one.seconds <= limit and one.answer <= SLOWER_LIMIT * usual
        for one, limit in zip(passes, limits)
    )
    answers = [f"{1000 * seconds:.0f}" for seconds in (usual, *(one.answer for one in passes))]
    counts = [str(len(record.moves)), str(len(analysis.outline.questions))]
    cells = [game.title(), *counts, *(one.text for one in passes), *answers]
    return f"| {' | '.join(cells)} |", holds


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(iteru.games()))
    asked = parser.parse_args()
    load = os.getloadavg()[0]
    lines: list[str] = []
    all_hold = True
    for game in asked.games:
        line, holds = row(game)
        lines.append(line)
        all_hold &= holds
        print(line, "" if holds else "OVER THE LIMIT", flush=True)
    note = f"\nLoad of the machine when it began: {load:.1f} (0 is idle).\n"
    RESULTS.write_text(HEAD + "\n".join(lines) + "\n" + note, encoding="utf-8")
    sys.exit(not all_hold)


if __name__ == "__main__":
    main()
