"""The coach is honest: it knows no secret, finds planted blunders, and blames no good choice.

Hard plays whole games of two to four seats. The analysis reads decisions that are spread over each,
as it reads those of any game: all of them quickly, and what may have been costly in depth. Then a
blunder is planted among them. All proofs of all games take about an hour of one core.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import count, islice
from random import Random

import iteru
from benchmarks.soak.proof import Disproved, Figures, Proof
from iteru import Record, State
from iteru.analysis.analysis import deserves_more
from iteru.analysis.depth import DEEP, QUICK, Depth
from iteru.analysis.puzzle import shipped
from iteru.analysis.puzzle_making import confirms, seats_of_game
from iteru.analysis.reading import Reading, read_decision
from iteru.analysis.weighing import weigh
from iteru.bots.levels import bot_named
from iteru.bots.question import question
from iteru.work import finished

SWAPPED = 20  # games of each kind
GAMES = 10  # of hard
IN_GAME = 40  # decisions that are read of each
EARLY = 6  # read besides for unseen cards: in Pharaon only the set-up hides some (P2.5)
PLANTED = 2  # of these, one at a time: 20 trials of each kind of game
APART = 1000  # seeds between a game and the next one that stands in for it
MOST_BLAME = 0.005  # of a chance: what hard's own choices may cost on average
CLEARLY_WORSE = 0.1  # of a chance, by this search:
LONG = replace(DEEP, name="long", repeats=2, weighing=5_000)  # 20,000 iterations
SHORT = replace(DEEP, name="short", repeats=2, weighing=150)  # shows what is no blunder
COSTLIEST = 3
OFTEN_ENOUGH = 0.8
THIRD_SEED = 3
CONFIRMED = 0.95  # of the shipped puzzles

Decided = tuple[State, int, int]  # what a seat knew, its move's number, and what it played


def decisions(game: str, seed: int, bot: str, number: int, early: int = 0) -> list[Decided]:
    """Those of a game between bots that have an alternative: so many spread over all of it, after
    the first of all."""
    record = Record.begin(game, seats_of_game(game, seed), seed)
    state = record.replay()
    player = bot_named(bot)
    found: list[Decided] = []
    while not state.over:
        known, chance = question(record, state)
        code = player.choose(known, chance).code
        if len(state.open_codes) > 1:
            found.append((known, len(record.moves), code))
        record.moves.append(state.game.notation(code))
        state.play(code)
    spread = [found[at * len(found) // number] for at in range(min(number, len(found)))]
    return found[:early] + spread


# ---------------------------------------------------------------- unseen cards


def swap(game: str, first: int, number: int) -> Figures:
    """Worlds that the mover cannot tell apart have one reading."""
    read = worlds = 0
    for seed in range(first, first + number):
        for known, move, code in decisions(game, seed, "medium", IN_GAME // 2, EARLY):
            one, other = (known.determinize(known.to_move, world) for world in (1, 2))
            if quickly(one, code, move) != quickly(other, code, move):
                raise Disproved(f"seed {seed}, move {move}: unseen cards change the reading")
            read += 1
            worlds += not alike(one, other)
    return {"decisions": read, "pairs of worlds that differ": worlds}


def quickly(state: State, code: int, move: int) -> Reading:
    return finished(read_decision(state.known(state.to_move), code, move, QUICK))


def alike(one: State, other: State) -> bool:
    """But for what chance will bring."""
    other.generator = one.generator.copy()
    return one == other


def some_differ(game: str, figures: Figures) -> str:
    if figures["pairs of worlds that differ"] or not iteru.load(game).has_secrets:
        return ""
    return "no two worlds were different"


# ---------------------------------------------------------------- blame


def cost_of(known: State, code: int, move: int) -> float:
    """As an analysis says it, at its end."""
    reading = quickly(known, code, move)
    if deserves_more(reading):
        reading = finished(read_decision(known, code, move, DEEP))
    return reading.cost


def blame(game: str, first: int, number: int) -> Figures:
    """What hard's own choices cost, and whether blunders that stand among them are found."""
    figures = {"decisions": 0, "millionths of a chance": 0, "planted": 0, "found": 0}
    for trial in range(first, first + number):
        asked, planted = game_to_spoil(game, trial)
        costs = [cost_of(known, code, move) for known, move, code in asked]
        figures["decisions"] += len(costs)
        figures["millionths of a chance"] += round(sum(costs) * 1e6)
        for at, code in planted:
            known, move, _ = asked[at]
            cost = cost_of(known, code, move)
            costlier = sum(own >= cost for own in costs[:at] + costs[at + 1 :])
            figures["planted"] += 1
            figures["found"] += cost > 0.0 and costlier < COSTLIEST
    return figures


def game_to_spoil(game: str, trial: int) -> tuple[list[Decided], list[tuple[int, int]]]:
    """The first game in which there are enough blunders to be made."""
    for seed in count(trial, APART):
        asked = decisions(game, seed, "hard", IN_GAME)
        planted = list(islice(blunders_in(asked, seed), PLANTED))
        if len(planted) == PLANTED:
            return asked, planted
    raise AssertionError


def blunders_in(asked: list[Decided], seed: int) -> Iterator[tuple[int, int]]:
    """Decisions, each with a choice that a long search finds clearly worse; in any order."""
    chance = Random(seed)
    for at in chance.sample(range(len(asked)), len(asked)):
        known, _, own = asked[at]
        code = chance.choice(known.open_codes)
        if code == own or worse_by(known, own, code, seed, SHORT) < CLEARLY_WORSE / 2:
            continue
        if worse_by(known, own, code, seed, LONG) >= CLEARLY_WORSE:
            yield at, code


def worse_by(known: State, own: int, code: int, seed: int, depth: Depth) -> float:
    """Of a chance. The two take turns in the search.

    One that follows what looks better would hardly look at the other, and find it worse than it is.
    """
    return finished(weigh(known, own, code, seed, depth)).difference


def is_fair(figures: Figures) -> str:
    cost = figures["millionths of a chance"] / figures["decisions"] / 1e6
    if cost >= MOST_BLAME:
        return f"hard's own choices cost {cost:.4f} on average"
    if figures["found"] < OFTEN_ENOUGH * figures["planted"]:
        return f"{figures['found']} of {figures['planted']} blunders are among the costliest"
    return ""


# ---------------------------------------------------------------- puzzles


def confirm(game: str, first: int, number: int) -> Figures:
    """A third search gives the answers of the shipped puzzles."""
    puzzles = shipped(game)[first : first + number]
    return {"confirmed": sum(finished(confirms(puzzle, THIRD_SEED)) for puzzle in puzzles)}


def most_are_confirmed(number: int, figures: Figures) -> str:
    if figures["confirmed"] >= CONFIRMED * number:
        return ""
    return f"{figures['confirmed']} of {number} puzzles are confirmed"


def proofs_of(game: str) -> tuple[Proof, ...]:
    code = ("analysis/*.py", "bots/**/*", "kernel/**/*", f"games/{game}/**/*")
    puzzles = len(shipped(game))
    return (
        Proof(
            f"unseen cards of {game}",
            "A reading does not change when cards that the seat could not see are swapped.",
            "games",
            SWAPPED,
            1,
            partial(swap, game),
            code,
            partial(some_differ, game),
        ),
        Proof(
            f"blame in {game}",
            f"Hard's own choices cost under {MOST_BLAME} of a chance on average, and a choice that "
            f"a search of 20,000 iterations finds at least {CLEARLY_WORSE} worse is "
            f"among the {COSTLIEST} costliest of {IN_GAME} in {OFTEN_ENOUGH:.0%} of the trials.",
            "games",
            GAMES,
            1,
            partial(blame, game),
            code,
            is_fair,
        ),
        Proof(
            f"puzzles of {game}",
            f"A third long search confirms {CONFIRMED:.0%} of the shipped answers.",
            "puzzles",
            puzzles,
            2,
            partial(confirm, game),
            (*code, f"analysis/puzzles/{game}.json"),
            partial(most_are_confirmed, puzzles),
        ),
    )


PROOFS = tuple(proof for game in iteru.games() for proof in proofs_of(game))
