"""Ratings from kept games: who wins more stands higher, and the interval says how sure that is."""

import pytest

from iteru.bots.arena_result import GameResult
from iteru.bots.kept_games import Task
from iteru.bots.ratings import ratings_of
from iteru.kernel.generator import seeded


def games(
    one: str, other: str, share: float, number: int, seed: int = 1
) -> list[tuple[Task, GameResult]]:
    """Games in which the first bot wins so often."""
    chance = seeded(seed)
    played: list[tuple[Task, GameResult]] = []
    for game in range(number):
        result = GameResult(2)
        is_won = chance.below(1000) < int(1000 * share)
        result.ranks = [1, 2] if is_won else [2, 1]
        played.append((("fertility", {}, game // 2, [one, other], game % 2), result))
    return played


def test_odds_of_ten_to_one_are_400_points() -> None:
    found = ratings_of(games("hard", "easy", 10 / 11, 4000), "easy", 1)
    assert [row.bot for row in found] == ["hard", "easy"]
    assert found[0].rating == pytest.approx(400, abs=35)
    assert found[0].low < found[0].rating < found[0].high
    assert found[0].games == 4000
    assert (found[1].rating, found[1].low, found[1].high) == (0.0, 0.0, 0.0)


def test_more_games_make_the_interval_narrower() -> None:
    few = ratings_of(games("hard", "easy", 0.7, 40), "easy", 1)[0]
    many = ratings_of(games("hard", "easy", 0.7, 1000), "easy", 1)[0]
    assert many.high - many.low < (few.high - few.low) / 3


def test_bots_that_never_met_are_compared_through_others() -> None:
    played = games("hard", "medium", 0.75, 400) + games("medium", "easy", 0.75, 400, 2)
    hard, medium, easy = ratings_of(played, "easy", 1)
    assert [hard.bot, medium.bot, easy.bot] == ["hard", "medium", "easy"]
    assert hard.rating == pytest.approx(2 * medium.rating, rel=0.25)


def test_a_bot_that_always_wins_has_a_rating_too() -> None:
    assert 400 < ratings_of(games("hard", "easy", 1.0, 50), "easy", 1)[0].rating < 1500


def test_ranks_of_several_seats_count_as_pairs() -> None:
    result = GameResult(3)
    result.ranks = [1, 2, 2]
    task: Task = ("fertility", {}, 1, ["hard", "easy", "easy"], 0)
    hard, easy = ratings_of([(task, result)], "easy", 1)
    assert (hard.bot, hard.games, easy.games) == ("hard", 1, 1)
    assert hard.rating > 0


def test_the_anchor_must_have_played() -> None:
    with pytest.raises(ValueError, match="'master' has not played; allowed: easy, hard"):
        ratings_of(games("hard", "easy", 0.5, 4), "master", 1)
