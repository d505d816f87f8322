"""Random games: all that is needed to play any of the games.

python examples/random_play.py kemet --seats 5 --games 1000
"""

import argparse
import random
import time

import iteru


def played(game: iteru.Game, seats: int, seed: int) -> tuple[iteru.State, list[str]]:
    """A game to its end, and its moves in notation."""
    chance = random.Random(seed)
    state = game.new(seats, seed)
    moves = []
    while not state.over:
        code = chance.choice(state.legal())
        moves.append(game.notation(code))
        state.play(code)
    return state, moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="fertility", choices=iteru.games())
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()

    game = iteru.load(asked.game)
    state, moves = played(game, asked.seats, seed=1)
    print(f"{game.id} begins with: {', '.join(moves[:5])}")
    print(game.text_board(state.view(seat=None)))
    print(f"scores: {state.scores()}, places: {state.ranking()}")

    begun = time.perf_counter()
    decisions = sum(len(played(game, asked.seats, seed)[1]) for seed in range(asked.games))
    spent = time.perf_counter() - begun
    print(f"{asked.games} games, {decisions / spent:,.0f} decisions a second from Python")

    # The loop itself is compiled too: iteru.playout(state, seed) plays a state to its end.
    begun = time.perf_counter()
    decisions = sum(iteru.playout(game.new(asked.seats, seed), seed) for seed in range(asked.games))
    spent = time.perf_counter() - begun
    print(f"{asked.games} games, {decisions / spent:,.0f} decisions a second inside the engine")


if __name__ == "__main__":
    main()
