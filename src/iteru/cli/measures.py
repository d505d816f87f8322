"""Speed of a game on this machine, by CPU time on one core, for `iteru bench` and `make bench`."""

from collections.abc import Callable
from time import process_time

from iteru.bots.bot import Budget
from iteru.bots.levels import bot_named
from iteru.kernel.game import Game
from iteru.kernel.playout import playout
from iteru.kernel.state import State

COPIES_AT_A_TIME = 200
SEARCH_ITERATIONS = 200


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


def iterations_per_second(game: Game, seats: int, seconds: float) -> float:
    """Iterations of the search bot, from decisions in the middle of a game."""
    bot = bot_named("search")
    budget = Budget(iterations=SEARCH_ITERATIONS)
    states = [middle_of_game(game, seats, seed) for seed in range(10)]

    def work(number: int) -> int:
        state = states[number % len(states)]
        bot.choose(state.known(state.to_move), number, budget)
        return SEARCH_ITERATIONS

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
