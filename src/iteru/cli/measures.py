"""Speed of a game on this machine, by CPU time on one core, for `iteru bench` and `make bench`."""

from collections.abc import Callable
from time import process_time

from iteru.bots.thought import Thought
from iteru.kernel.game import Game
from iteru.kernel.playout import playout
from iteru.kernel.state import State

COPIES_AT_A_TIME = 200
ITERATIONS_AT_A_TIME = 200


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """Repeats work(number), which returns how much it did, for about so many CPU seconds."""
    done = 0
    number = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        done += work(number)
        number += 1
    return done / spent


def decisions_per_second(game: Game, seats: int, seconds: float) -> float:
    """Whole random games, their setup included."""
    return per_second(lambda seed: playout(game.new(seats, seed), seed), seconds)


def copies_per_second(game: Game, seats: int, seconds: float) -> float:
    """Full independent copies of states in the middle of a game."""
    states = [middle_of_game(game, seats, seed) for seed in range(10)]

    def work(number: int) -> int:
        state = states[number % len(states)]
        for _ in range(COPIES_AT_A_TIME):
            state.copy()
        return COPIES_AT_A_TIME

    return per_second(work, seconds)


def tried_moves_per_second(game: Game, seats: int, seconds: float) -> float:
    """A copy and one legal move on it, from states in the middle of a game."""
    states = [middle_of_game(game, seats, seed) for seed in range(10)]

    def work(number: int) -> int:
        state = states[number % len(states)]
        codes = state.legal()
        for index in range(COPIES_AT_A_TIME):
            state.copy().apply(codes[index % len(codes)])
        return COPIES_AT_A_TIME

    return per_second(work, seconds)


def iterations_per_second(game: Game, seats: int, seconds: float) -> float:
    """Iterations of a search that plans, from decisions in the middle of a game."""
    states = [middle_of_game(game, seats, seed) for seed in range(10)]

    def work(number: int) -> int:
        state = states[number % len(states)]
        thought = Thought(state.known(state.to_move), number, game.tuning(seats))
        for _ in range(ITERATIONS_AT_A_TIME):
            thought.iterate()
        return ITERATIONS_AT_A_TIME

    return per_second(work, seconds)


def middle_of_game(game: Game, seats: int, seed: int) -> State:
    """The state after half as many decisions as a random game has, or before an earlier end."""
    decisions = playout(game.new(seats, seed), seed)
    state = game.new(seats, seed)
    for number in range(decisions // 2):
        codes = state.legal()
        after = state.copy()
        after.apply(codes[(seed * 31 + number * 17) % len(codes)])
        if after.over:
            break
        state = after
    return state
