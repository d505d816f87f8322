"""Measures one game with the build that is imported, and prints the figures as JSON."""

import argparse
import json

import iteru
from iteru.cli.measures import copies_per_second, decisions_per_second, iterations_per_second


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    arguments = parser.parse_args()
    game = iteru.load(arguments.game)
    seats, seconds = arguments.seats, arguments.seconds
    figures = {
        "build": iteru.build(),
        "decisions": decisions_per_second(game, seats, seconds),
        "copies": copies_per_second(game, seats, seconds),
        "iterations": iterations_per_second(game, seats, seconds),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
