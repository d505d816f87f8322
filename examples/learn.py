"""A small network learns a game from nothing but the results of games against itself.

    python examples/learn.py pharaon

It plays 256 games at once (`iteru.VectorGame`). After each batch it makes likelier what winners
played, and less likely what losers played (policy gradient with a baseline), and now and then it
tells how often it beats random play: in Egizia in more than 99 % of the games after 5 seconds on
one core, in the other three in 93 to 95 % after a minute.
"""

import argparse
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

import iteru

ROWS = 256  # games at once
STEPS = 128  # decisions of each row in a batch
HIDDEN = 64  # neurons
AT_A_TIME = 4096  # decisions from which one step of learning is made
RATE = 0.002  # of learning
CURIOSITY = 0.01  # what variety is worth, so that it goes on trying
BETWEEN = 10  # batches between two measurements

Array = Any  # of numpy


class Network:
    """One hidden layer; from it a share for each action, and the result to be expected."""

    def __init__(self, game: iteru.Game, chance: np.random.Generator) -> None:
        first = chance.normal(0, len(game.features) ** -0.5, (len(game.features), HIDDEN))
        policy = np.zeros((HIDDEN, game.action_count))
        parts = (first, np.zeros(HIDDEN), policy, np.zeros(HIDDEN))
        self.parts = [part.astype(np.float32) for part in parts]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.updates = 0

    def think(self, observations: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
        first, offset, policy, value = self.parts
        seen = np.sqrt(np.maximum(observations, 0), dtype=np.float32)  # makes large numbers smaller
        hidden = np.maximum(seen @ first + offset, 0)
        odds = np.where(masks, np.exp(np.clip(hidden @ policy, -20, 20)), 0)
        return seen, hidden, odds / odds.sum(1, keepdims=True), hidden @ value + 0.5

    def learn(self, observations: Array, masks: Array, codes: Array, results: Array) -> None:
        """One step towards what did better than expected, away from what did worse."""
        seen, hidden, shares, expected = self.think(observations, masks)
        surprise = results - expected
        logs = np.log(shares + 1e-9)
        variety = -(shares * logs).sum(1, keepdims=True)
        towards = -shares * surprise[:, None] - CURIOSITY * shares * (logs + variety)
        towards[np.arange(len(codes)), codes] += surprise
        _, _, policy, value = self.parts
        back = (towards @ policy.T + np.outer(surprise, value)) * (hidden > 0)
        slopes = (seen.T @ back, back.sum(0), hidden.T @ towards, hidden.T @ surprise)
        self.climb([slope / len(codes) for slope in slopes])

    def climb(self, slopes: list[Array]) -> None:
        """Adam: steps of about the same size, however steep it is."""
        self.updates += 1
        for part, slope, mean, square in zip(
            self.parts, slopes, self.means, self.squares, strict=True
        ):
            mean[:] += 0.1 * (slope - mean)
            square[:] += 0.001 * (slope**2 - square)
            size = np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8
            part[:] += RATE * mean / (1 - 0.9**self.updates) / size


class Tables:
    """Games of two, and arrays that show what is in them now."""

    def __init__(self, game: iteru.Game, seed: int) -> None:
        self.games = iteru.VectorGame(game, ROWS, seats=2, seed=seed)
        buffers = self.games.buffers
        self.observations = np.frombuffer(buffers.observations, np.int16).reshape(ROWS, -1)
        self.masks = np.frombuffer(buffers.masks, np.uint8).reshape(ROWS, -1)

    def chosen(self, network: Network, chance: np.random.Generator) -> Array:
        """An action for each row, as often as its share says."""
        shares = network.think(self.observations, self.masks)[2]
        return (shares.cumsum(1) > chance.random((ROWS, 1)) * 0.9999).argmax(1)

    def ended(self) -> Iterator[tuple[int, Array]]:
        """The rows in which a game has just ended, and its results by seat."""
        rewards = np.array(self.games.rewards).reshape(ROWS, 2)
        for row in np.flatnonzero(np.array(self.games.ended)):
            yield row, rewards[row]


def batches(
    tables: Tables, network: Network, chance: np.random.Generator
) -> Iterator[tuple[Array, Array, Array, Array]]:
    """Decisions whose games have ended, with the results of those who decided."""
    kept: list[tuple[Array, Array, Array, Array]] = []
    results = np.full((STEPS, ROWS), np.nan, np.float32)
    begun = [0] * ROWS  # the step with which the game of a row began
    for step in range(STEPS):
        codes = tables.chosen(network, chance)
        movers = np.array(tables.games.movers)
        kept.append((tables.observations.copy(), tables.masks.copy(), codes, movers))
        tables.games.step(codes)
        for row, shares in tables.ended():
            for earlier in range(begun[row], step + 1):
                results[earlier, row] = shares[kept[earlier][3][row]]
            begun[row] = step + 1
    observations, masks, codes, _ = (np.concatenate(column) for column in zip(*kept, strict=True))
    known = chance.permutation(np.flatnonzero(~np.isnan(results)))
    for first in range(0, len(known) - AT_A_TIME + 1, AT_A_TIME):
        some = known[first : first + AT_A_TIME]
        yield observations[some], masks[some], codes[some], results.ravel()[some]


def share_won(game: iteru.Game, network: Network, least: int) -> float:
    """Of at least so many games against random play, from either seat."""
    tables, chance = Tables(game, seed=7), np.random.default_rng(7)
    seats = np.arange(ROWS) % 2  # by row: where the network sits
    won: list[float] = []
    while len(won) < least:
        movers = np.array(tables.games.movers)
        own, random = tables.chosen(network, chance), np.array(tables.games.sample())
        tables.games.step(np.where(movers == seats, own, random))
        won += [shares[seats[row]] for row, shares in tables.ended()]
    return sum(won) / len(won)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="pharaon", choices=iteru.games())
    parser.add_argument("--batches", type=int, default=200, help="of games to learn from")
    parser.add_argument("--games", type=int, default=1000, help="that measure what it has learnt")
    asked = parser.parse_args()
    game, chance = iteru.load(asked.game), np.random.default_rng(1)
    network, tables = Network(game, chance), Tables(game, seed=1)
    begun = time.perf_counter()
    for number in range(1, asked.batches + 1):
        for batch in batches(tables, network, chance):
            network.learn(*batch)
        if number % BETWEEN == 0 or number == asked.batches:
            won = share_won(game, network, asked.games)
            spent = time.perf_counter() - begun
            print(f"{spent:.0f} s, {tables.games.finished:,} games: {won:.1%} won", flush=True)


if __name__ == "__main__":
    main()
