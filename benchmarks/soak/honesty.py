"""The coach is honest: it knows no secret, finds planted blunders, and blames no good choice."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random

import iteru
from benchmarks.soak.proof import Disproved, Figures, Proof
from iteru import Record, State
from iteru.analysis.depth import DEEP, QUICK
from iteru.analysis.puzzle import shipped
from iteru.analysis.puzzle_making import LEAST_TRIES, confirms
from iteru.analysis.reading import Reading, read_decision
from iteru.analysis.weighing import look
from iteru.bots.levels import bot_named
from iteru.bots.question import question
from iteru.work import finished

SWAPS = 400  # decisions of each game
OWN_CHOICES = 400  # decisions of hard in each game
MOST_BLAME = 0.005  # of a chance: what hard's own choices may cost on average
TRIALS = 20  # planted blunders of each game
IN_TRIAL = 20  # decisions, one of them planted
CLEARLY_WORSE = 0.1  # of a chance, by this search:
LONG = replace(DEEP, name="long", iterations=20_000)
COSTLIEST = 3
OFTEN_ENOUGH = 0.8
THIRD_SEED = 3
CONFIRMED = 0.95  # of the shipped puzzles


def decisions(game: str, seed: int, bot: str) -> Iterator[tuple[Record, State]]:
    """Every decision of a game between bots that has an alternative."""
    loaded = iteru.load(game)
    record = Record.begin(game, min(4, loaded.max_seats), seed)
    state = record.replay()
    player = bot_named(bot)
    while not state.over:
        if len(state.open_codes) > 1:
            yield record, state
        code = player.choose(*question(record, state)).code
        record.moves.append(loaded.notation(code))
        state.play(code)


def some_decisions(game: str, seed: int, bot: str, number: int) -> list[tuple[State, int]]:
    """What seats knew, and which move it was, spread over a game."""
    found = [(state.copy(), len(record.moves)) for record, state in decisions(game, seed, bot)]
    return found[:: max(1, len(found) // number)][:number]


def swap(game: str, first: int, number: int) -> Figures:
    """Worlds that the mover cannot tell apart have one reading."""
    worlds = 0
    for seed in range(first, first + number):
        (state, move), *_ = some_decisions(game, seed, "medium", 3)[1:]
        code = state.legal()[seed % len(state.legal())]
        one, other = (state.determinize(state.to_move, world) for world in (1, 2))
        readings = [reading_of(world, code, move) for world in (one, other)]
        if readings[0] != readings[1]:
            raise Disproved(f"seed {seed}, move {move}: unseen cards change the reading")
        worlds += one != other
    return {"pairs of worlds that differ": worlds}


def reading_of(state: State, code: int, move: int) -> Reading:
    return finished(read_decision(state.known(state.to_move), code, move, QUICK))


def blame(game: str, first: int, number: int) -> Figures:
    """What hard's own choices cost, of a slice."""
    cost = 0.0
    for seed in range(first, first + number, IN_TRIAL):
        for state, move in some_decisions(game, seed, "medium", IN_TRIAL):
            code = bot_named("hard").choose(state.known(state.to_move), seed).code
            cost += reading_of(state, code, move).cost
    if cost / number > MOST_BLAME:
        raise Disproved(f"seeds from {first}: hard's choices cost {cost / number:.4f} on average")
    return {"millionths of a chance": round(cost * 1e6)}


def plant(game: str, first: int, number: int) -> Figures:
    """Among decisions that are played well, one is made badly."""
    found = sum(is_found(game, seed) for seed in range(first, first + number))
    if found < OFTEN_ENOUGH * number:
        raise Disproved(f"{found} of {number} planted blunders are among the costliest")
    return {"found": found}


def is_found(game: str, seed: int) -> bool:
    asked = some_decisions(game, seed, "medium", IN_TRIAL)
    planted = blunder_in(asked, seed)
    costs: dict[int, float] = {}
    for index, (state, move) in enumerate(asked):
        known = state.known(state.to_move)
        code = bot_named("hard").choose(known, seed).code
        if planted is not None and planted[0] == index:
            code = planted[1]
        costs[index] = finished(read_decision(known, code, move, DEEP)).cost
    if planted is None:
        return True  # in this game nothing could be spoilt
    costliest = sorted(costs, key=lambda index: -costs[index])[:COSTLIEST]
    return planted[0] in costliest and costs[planted[0]] > 0


def blunder_in(asked: list[tuple[State, int]], seed: int) -> tuple[int, int] | None:
    """A decision and a choice that a long search finds clearly worse."""
    order = list(range(len(asked)))
    Random(seed).shuffle(order)
    for index in order:
        known = asked[index][0].known(asked[index][0].to_move)
        found = finished(look(known, seed, LONG, known.open_codes[0]))
        best = found.chances(found.shares[0][0])[known.to_move]
        for code, results in found.results.items():
            worse = best - found.chances(code)[known.to_move]
            if results.count >= LEAST_TRIES and worse >= CLEARLY_WORSE:
                return index, code
    return None


def confirm(game: str, first: int, number: int) -> Figures:
    """A third search gives the answers of the shipped puzzles."""
    puzzles = shipped(game)[first : first + number]
    agreed = sum(finished(confirms(puzzle, THIRD_SEED)) for puzzle in puzzles)
    if agreed < CONFIRMED * len(puzzles):
        raise Disproved(f"{agreed} of {len(puzzles)} puzzles are confirmed")
    return {"confirmed": agreed}


def proofs_of(game: str) -> tuple[Proof, ...]:
    about = ("analysis/**/*", "bots/**/*", "kernel/**/*", f"games/{game}/**/*")
    return (
        Proof(
            f"unseen cards of {game}",
            "A reading does not change when cards that the seat could not see are swapped.",
            "decisions",
            SWAPS,
            10,
            partial(swap, game),
            about,
        ),
        Proof(
            f"hard's own choices in {game}",
            f"They cost under {MOST_BLAME} of a chance on average.",
            "decisions",
            OWN_CHOICES,
            OWN_CHOICES,
            partial(blame, game),
            about,
        ),
        Proof(
            f"planted blunders in {game}",
            f"One of {IN_TRIAL} decisions that is made at least {CLEARLY_WORSE} worse is among the "
            f"{COSTLIEST} costliest in {OFTEN_ENOUGH:.0%} of the games.",
            "games",
            TRIALS,
            TRIALS,
            partial(plant, game),
            about,
        ),
        Proof(
            f"puzzles of {game}",
            f"A third long search confirms {CONFIRMED:.0%} of the shipped answers.",
            "puzzles",
            len(shipped(game)),
            len(shipped(game)) or 1,
            partial(confirm, game),
            about,
        ),
    )


PROOFS = tuple(proof for game in iteru.games() for proof in proofs_of(game))
