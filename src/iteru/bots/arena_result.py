"""What an arena found out: for each bot its win rate with an interval, scores, ranks and times."""

from math import sqrt
from typing import Final, final

from iteru.bots.sequential import SequentialTest
from iteru.kernel.plain import PlainReader

LIMIT: Final = 1 << 40  # of what is counted
SURENESS: Final = 1.959964  # standard deviations on either side of a 95 % interval


@final
class GameResult:
    """One game, by entry: the bots in the order in which the arena was given them."""

    def __init__(self, entries: int) -> None:
        self.shares = [0.0] * entries  # of the victory
        self.scores = [0] * entries
        self.ranks = [0] * entries
        self.decisions = [0] * entries  # with more than one choice
        self.seconds = [0.0] * entries
        self.longest = [0.0] * entries
        self.moves: list[str] = []

    def decided(self, entry: int, seconds: float) -> None:
        self.decisions[entry] += 1
        self.seconds[entry] += seconds
        self.longest[entry] = max(self.longest[entry], seconds)

    def to_json(self) -> dict[str, object]:
        return {
            "shares": self.shares,
            "scores": self.scores,
            "ranks": self.ranks,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "longest": self.longest,
            "moves": self.moves,
        }

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return (game_result, (self.to_json(), len(self.shares)))


def game_result(data: dict[str, object], entries: int) -> GameResult:
    """A game's result back from its plain data. Raises ValueError on anything else."""
    reader = PlainReader(data, "a game's result")
    result = GameResult(entries)
    result.shares = reader.numbers("shares", entries)
    result.scores = reader.integers("scores", -LIMIT, LIMIT, entries)
    result.ranks = reader.integers("ranks", 1, entries, entries)
    result.decisions = reader.integers("decisions", 0, LIMIT, entries)
    result.seconds = reader.numbers("seconds", entries)
    result.longest = reader.numbers("longest", entries)
    result.moves = reader.strings("moves")
    return result


@final
class Standing:
    """One bot of an arena, over all its games."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.wins = 0.0  # a shared victory counts in part
        self.total_score = 0
        self.total_rank = 0
        self.decisions = 0  # with more than one choice
        self.seconds = 0.0
        self.max_seconds = 0.0  # of one decision

    def add(self, share: float, score: int, rank: int) -> None:
        self.games += 1
        self.wins += share
        self.total_score += score
        self.total_rank += rank

    @property
    def win_rate(self) -> float:
        return self.wins / max(1, self.games)

    @property
    def low(self) -> float:
        """The lower end of the win rate's 95 % interval."""
        return wilson_interval(self.wins, self.games)[0]

    @property
    def high(self) -> float:
        """The upper end of the win rate's 95 % interval."""
        return wilson_interval(self.wins, self.games)[1]

    @property
    def mean_score(self) -> float:
        return self.total_score / max(1, self.games)

    @property
    def mean_rank(self) -> float:
        return self.total_rank / max(1, self.games)

    @property
    def mean_seconds(self) -> float:
        """Per decision with more than one choice."""
        return self.seconds / max(1, self.decisions)

    def to_json(self) -> dict[str, object]:
        return {
            "bot": self.name,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "low": self.low,
            "high": self.high,
            "mean_score": self.mean_score,
            "mean_rank": self.mean_rank,
            "decisions": self.decisions,
            "mean_seconds": self.mean_seconds,
            "max_seconds": self.max_seconds,
        }


@final
class ArenaResult:
    """The standing of each bot, in the order in which the arena was given them."""

    def __init__(
        self,
        game: str,
        names: list[str],
        seed: int,
        options: dict[str, str],
        test: SequentialTest | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.options = options
        self.test = test  # whether the first bot reaches a bar, if that was asked
        self.games = 0
        self.total_winning_score = 0
        self.standings = [Standing(name) for name in names]

    def add(self, played: GameResult) -> None:
        self.games += 1
        self.total_winning_score += max(played.scores)
        for entry, standing in enumerate(self.standings):
            standing.add(played.shares[entry], played.scores[entry], played.ranks[entry])
            standing.decisions += played.decisions[entry]
            standing.seconds += played.seconds[entry]
            standing.max_seconds = max(standing.max_seconds, played.longest[entry])
        if self.test is not None:
            self.test.add(played.shares[0])

    @property
    def mean_winning_score(self) -> float:
        return self.total_winning_score / max(1, self.games)

    def to_json(self) -> dict[str, object]:
        """JSON-ready: the arguments and what came of them."""
        data: dict[str, object] = {
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "mean_winning_score": self.mean_winning_score,
            "standings": [standing.to_json() for standing in self.standings],
        }
        if self.test is not None:
            data["test"] = self.test.to_json()
        return data


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson's formula; wins may be fractions.

    >>> low, high = wilson_interval(70.0, 100)
    >>> round(low, 3), round(high, 3)
    (0.604, 0.781)
    """
    if games == 0:
        return (0.0, 1.0)
    rate = wins / games
    square = SURENESS * SURENESS
    centre = (rate + square / (2 * games)) / (1 + square / games)
    spread = rate * (1 - rate) / games + square / (4.0 * games * games)
    reach = SURENESS * sqrt(spread) / (1 + square / games)
    return (max(0.0, centre - reach), min(1.0, centre + reach))
