"""The bots by name."""

import pytest

import iteru
from iteru.bots.levels import BOTS, EASY, HARD, LEVELS, MEDIUM, bot_named
from iteru.bots.search import SearchBot


def test_every_bot_has_its_name_and_the_levels_are_among_them() -> None:
    assert [bot_named(name).name for name in BOTS] == list(BOTS)
    assert LEVELS == ("easy", "medium", "hard")
    assert set(LEVELS) < set(BOTS)


def test_the_levels_are_one_bot_that_thinks_more_and_more() -> None:
    bots = [bot_named(name) for name in LEVELS]
    assert all(isinstance(bot, SearchBot) for bot in bots)
    assert EASY.iterations < MEDIUM.iterations < HARD.iterations
    assert EASY.temperature >= MEDIUM.temperature >= HARD.temperature == 0.0


@pytest.mark.parametrize(
    ("game", "iterations"), [("fertility", [20, 120, 2500]), ("kemet", [20, 30, 2500])]
)
def test_below_hard_a_game_may_restrain_the_levels(game: str, iterations: list[int]) -> None:
    state = iteru.load(game).new(2, 1)
    found = []
    for name in LEVELS:
        bot = bot_named(name)
        assert isinstance(bot, SearchBot)
        found.append(bot.iterations(state.known(state.to_move)))
    assert found == iterations


def test_a_search_may_be_given_its_iterations() -> None:
    bot = bot_named("search:75")
    assert isinstance(bot, SearchBot)
    assert bot.settings.iterations == 75
    assert bot.name == "search:75"


@pytest.mark.parametrize(
    "name", ["", "best", "Hard", "search:", "search:0", "search:-5", "search:1e3", "greedy:2"]
)
def test_other_names_are_refused_with_a_list_of_what_is_allowed(name: str) -> None:
    with pytest.raises(ValueError, match=r"there is no bot .*; allowed: random, .*search:N"):
        bot_named(name)
