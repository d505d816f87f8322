"""What a learner gets in a second: arrays, many games at once, environments; on one core.

`python -m benchmarks.research [GAME ...]` prints the figures and writes its part of results.md. The
best of many short repeats counts, which a busy machine disturbs least. All is driven from Python,
and in one run: the libraries' own games are measured between ours.
"""

import argparse
import os
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel
from pettingzoo.classic.connect_four.connect_four import env as connect_four

import iteru
from benchmarks.report import write_part
from iteru.cli.measures import middle_of_game, per_second
from iteru.research.openspiel import loaded
from iteru.research.pettingzoo import env

REPEATS = 15
SECONDS = 0.1  # of CPU time for each repeat
ROWS = 256
AT_A_TIME = 200
STATES = 10
TITLE = "Research"
MOST_ENCODE, MOST_MASK = 1.0, 0.5  # microseconds
LEAST_STEPS = {"egizia": 350_000, "fertility": 250_000, "kemet": 350_000, "pharaon": 250_000}


def best(work: Callable[[int], int]) -> float:
    """Per CPU second."""
    return max(per_second(work, SECONDS) for _ in range(REPEATS))


def microseconds(call: Callable[[int], None]) -> float:
    """One call, the loop around it included."""

    def work(number: int) -> int:
        for _ in range(AT_A_TIME):
            call(number)
        return AT_A_TIME

    return 1e6 / best(work)


def vector_steps(game: iteru.Game, seats: int) -> float:
    """Of 256 states with observations, masks, and random codes from their compact lists."""
    games = iteru.VectorGame(game, ROWS, seats, 1)

    def step(number: int) -> int:
        games.step(games.sample())
        return ROWS

    return best(step)


def pettingzoo_steps(environment: Any) -> float:
    """Of an environment with masks, whose agents take the first legal action."""
    environment.reset(seed=1)

    def act(number: int) -> int:
        observation, _, is_over, _, _ = environment.last()
        if is_over:
            environment.reset()
        else:
            environment.step(int(np.argmax(observation["action_mask"])))
        return 1

    return best(act)


def openspiel_steps(game: pyspiel.Game) -> float:
    """Of random games."""
    chance = Random(1)

    def play(number: int) -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
        return int(state.move_number())

    return best(play)


def measured(name: str, seats: int, peer: float) -> str:
    """A line of the table; what misses its bar is marked."""
    game = iteru.load(name)
    states = [middle_of_game(game, seats, seed) for seed in range(STATES)]
    buffers = game.buffers(1)
    encode = microseconds(lambda number: states[number % STATES].encode(0, buffers, 0))
    mask = microseconds(lambda number: states[number % STATES].mask(buffers, 0))
    steps = vector_steps(game, seats)
    in_pettingzoo = pettingzoo_steps(env(name, seats))
    figures = [
        f"{encode:.2f} µs{missed(encode >= MOST_ENCODE)}",
        f"{mask:.2f} µs{missed(mask >= MOST_MASK)}",
        f"{steps:,.0f}{missed(steps < LEAST_STEPS[name])}",
        f"{in_pettingzoo:,.0f} ({in_pettingzoo / peer:.1f} x){missed(in_pettingzoo < peer)}",
        f"{openspiel_steps(loaded(name, seats)):,.0f}",
    ]
    return f"| {name} | {seats} | {len(game.features)} | {' | '.join(figures)} |"


def missed(is_missed: bool) -> str:
    return " !" if is_missed else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(iteru.games()))
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    lines = [
        f"Made by `python -m benchmarks.research`: best of {REPEATS} repeats of {SECONDS:g} CPU",
        "seconds on one core, driven from Python, in one run. (n x): ratio to PettingZoo's own",
        "connect four, measured beside each line. `!` marks what misses its bar.",
        "",
        f"| game | seats | features | encode | mask | steps/s, {ROWS} games | "
        "PettingZoo steps/s | OpenSpiel steps/s |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    peers = []
    for name in asked.game:
        for seats in (2, iteru.load(name).max_seats):
            peers.append(pettingzoo_steps(connect_four()))
            lines.append(measured(name, seats, peers[-1]))
            print(lines[-1], flush=True)
    lines.append(f"| PettingZoo's connect four | 2 | | | | | {max(peers):,.0f} | |")
    for own in ("connect_four", "chess", "backgammon"):
        steps = openspiel_steps(pyspiel.load_game(own))
        lines.append(f"| OpenSpiel's {own.replace('_', ' ')} (C++) | 2 | | | | | | {steps:,.0f} |")
    print("\n".join(lines[-4:]))
    write_part(TITLE, "\n".join(lines))


if __name__ == "__main__":
    main()
