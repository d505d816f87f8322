"""Measures Catanatron, four random players: actions applied and state copies per CPU second."""

import argparse
import json
import random
from time import process_time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def new_game(seed: int) -> Game:
    random.seed(seed)
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def actions_per_second(seconds: float) -> float:
    applied = 0
    seed = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        game = new_game(seed)
        game.play()
        applied += len(game.state.actions)
        seed += 1
    return applied / spent


def copies_per_second(seconds: float) -> float:
    game = new_game(1)
    for _ in range(200):
        game.play_tick()
    copies = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        for _ in range(50):
            game.copy()
        copies += 50
    return copies / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, required=True)
    seconds = parser.parse_args().seconds
    figures = {"decisions": actions_per_second(seconds), "copies": copies_per_second(seconds)}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
