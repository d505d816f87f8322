"""Intervals, and what is added up over the games of an arena."""

import json
import pickle

import pytest

from iteru.bots.arena_result import ArenaResult, GameResult, wilson_interval


def game(shares: list[float], scores: list[int], ranks: list[int]) -> GameResult:
    result = GameResult(2)
    result.shares, result.scores, result.ranks = shares, scores, ranks
    return result


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (70.0, 100, 0.6042, 0.7811),
        (0.0, 10, 0.0, 0.2775),
        (10.0, 10, 0.7225, 1.0),
        (0.5, 1, 0.0546, 0.9454),
        (0.0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_games_are_added_up_for_each_bot() -> None:
    result = ArenaResult("fertility", ["hard", "easy"], 1, {})
    first = game([1.0, 0.0], [80, 60], [1, 2])
    first.decided(0, 0.2)
    first.decided(0, 0.4)
    first.decided(1, 0.1)
    result.add(first)
    result.add(game([0.5, 0.5], [71, 71], [1, 1]))

    hard, easy = result.standings
    assert (hard.games, hard.wins, hard.win_rate) == (2, 1.5, 0.75)
    assert (easy.games, easy.wins, easy.win_rate) == (2, 0.5, 0.25)
    assert (hard.mean_score, easy.mean_score) == (75.5, 65.5)
    assert (hard.mean_rank, easy.mean_rank) == (1.0, 1.5)
    assert (hard.decisions, easy.decisions) == (2, 1)
    assert hard.mean_seconds == pytest.approx(0.3)
    assert hard.max_seconds == 0.4
    assert (hard.low, hard.high) == wilson_interval(1.5, 2)
    assert result.mean_winning_score == 75.5


def test_the_json_says_it_all() -> None:
    result = ArenaResult("fertility", ["hard", "easy"], 7, {"mode": "standard"})
    result.add(game([1.0, 0.0], [80, 60], [1, 2]))
    data = json.loads(json.dumps(result.to_json()))
    assert (data["game"], data["seed"], data["games"]) == ("fertility", 7, 1)
    assert data["options"] == {"mode": "standard"}
    assert data["standings"][0] == {
        "bot": "hard",
        "games": 1,
        "wins": 1.0,
        "win_rate": 1.0,
        "low": wilson_interval(1.0, 1)[0],
        "high": wilson_interval(1.0, 1)[1],
        "mean_score": 80.0,
        "mean_rank": 1.0,
        "decisions": 0,
        "mean_seconds": 0.0,
        "max_seconds": 0.0,
    }


def test_a_games_result_can_be_pickled() -> None:
    first = game([1.0, 0.0], [80, 60], [1, 2])
    first.decided(1, 0.25)
    first.moves = ["pass", "draft:boat"]
    again = pickle.loads(pickle.dumps(first))
    assert (again.shares, again.scores, again.ranks) == ([1.0, 0.0], [80, 60], [1, 2])
    assert (again.decisions, again.seconds, again.longest) == ([0, 1], [0.0, 0.25], [0.0, 0.25])
    assert again.moves == ["pass", "draft:boat"]
