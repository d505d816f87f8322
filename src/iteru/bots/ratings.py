"""Ratings of bots from games that arenas have kept: one number for each, with its interval.

A game of several seats counts as one comparison of each pair of its players. The ratings are
those that make all the comparisons likeliest (Bradley and Terry's model), as Elo numbers: 400
points more are odds of ten to one. The intervals come from drawing whole deals anew (bootstrap).
"""

from collections.abc import Sequence
from math import log10
from typing import Final, final

from iteru.bots.arena_result import GameResult
from iteru.bots.kept_games import Task
from iteru.kernel.generator import Generator, seeded

ROUNDS: Final = 200  # of the fit; it settles after some dozens
DRAWS: Final = 200  # of the bootstrap
PRIOR: Final = 0.5  # drawn games against every other bot: nobody's rating is boundless
SCALE: Final = 400.0

# The wins of the first bot over the second, by pair.
Wins = dict[tuple[str, str], float]


@final
class Rating:
    def __init__(self, bot: str, rating: float, low: float, high: float, games: int) -> None:
        self.bot = bot
        self.rating = rating  # the anchor has 0
        self.low = low  # of the 95 % interval
        self.high = high
        self.games = games


def ratings_of(games: Sequence[tuple[Task, GameResult]], anchor: str, seed: int) -> list[Rating]:
    """The bots of these games, best first. Raises ValueError if the anchor has not played."""
    names = sorted({name for task, _ in games for name in task[3]})
    if anchor not in names:
        raise ValueError(f"{anchor!r} has not played; allowed: {', '.join(names)}")
    fitted = fit(names, counted(games), anchor)
    deals = dealt(games)
    chance = seeded(seed)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(DRAWS):
        again = fit(names, counted(drawn_anew(deals, chance)), anchor)
        for name in names:
            drawn[name].append(again[name])
    found: list[Rating] = []
    for name in names:
        values = sorted(drawn[name])
        low, high = values[DRAWS // 40], values[DRAWS - 1 - DRAWS // 40]
        played = len([task for task, _ in games if name in task[3]])
        found.append(Rating(name, fitted[name], low, high, played))
    return sorted(found, key=by_rating)


def by_rating(rating: Rating) -> tuple[float, str]:
    return (-rating.rating, rating.bot)


def dealt(games: Sequence[tuple[Task, GameResult]]) -> list[list[tuple[Task, GameResult]]]:
    """The games of each deal: the same bots and seed from every seat."""
    deals: dict[str, list[tuple[Task, GameResult]]] = {}
    for task, result in games:
        game_id, options, seed, names, _ = task
        key = f"{game_id} {sorted(options.items())} {seed} {names}"
        deals.setdefault(key, []).append((task, result))
    return list(deals.values())


def drawn_anew(
    deals: list[list[tuple[Task, GameResult]]], chance: Generator
) -> list[tuple[Task, GameResult]]:
    games: list[tuple[Task, GameResult]] = []
    for _ in deals:
        games += deals[chance.below(len(deals))]
    return games


def counted(games: Sequence[tuple[Task, GameResult]]) -> Wins:
    """A better rank is a win, an equal one half a win for both."""
    wins: Wins = {}
    for task, result in games:
        names = task[3]
        for one, first in enumerate(names):
            for other, second in enumerate(names):
                if first == second:
                    continue
                won = 1.0 if result.ranks[one] < result.ranks[other] else 0.0
                if result.ranks[one] == result.ranks[other]:
                    won = 0.5
                wins[first, second] = wins.get((first, second), 0.0) + won
    return wins


def fit(names: list[str], wins: Wins, anchor: str) -> dict[str, float]:
    """Elo numbers by the usual iteration: a bot's strength is its wins over its expected share."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        new: dict[str, float] = {}
        for name in names:
            won = 0.0
            weight = 0.0
            for other in names:
                if other == name:
                    continue
                own = wins.get((name, other), 0.0) + PRIOR
                theirs = wins.get((other, name), 0.0) + PRIOR
                won += own
                weight += (own + theirs) / (strength[name] + strength[other])
            new[name] = won / weight if weight > 0.0 else 1.0
        scale = new[anchor]
        strength = {name: value / scale for name, value in new.items()}
    return {name: SCALE * log10(strength[name]) for name in names}
