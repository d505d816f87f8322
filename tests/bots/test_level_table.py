"""The table of levels."""

import pytest

import iteru
from iteru.bots.level_table import LEVELS, TABLE, settings_of
from iteru.bots.levels import bot_named
from iteru.bots.search import SearchBot
from tests.bots.positions import middle_game


def iterations(game: str, seats: int) -> list[int]:
    return [settings_of(level, game, seats).iterations for level in LEVELS]


def test_the_levels_think_more_and_more() -> None:
    for game in iteru.games():
        for seats in range(iteru.load(game).min_seats, iteru.load(game).max_seats + 1):
            master = 12500 if game != "kemet" else 10000 if seats == 2 else 6000
            low = [20, 30] if game == "kemet" else [40, 120]
            assert iterations(game, seats) == [*low, 2500, master]


def test_hard_and_master_plan_only_master_is_fair_and_only_easy_plays_second_thoughts() -> None:
    for (level, _, _), settings in TABLE.items():
        assert settings.plans == (level in ("hard", "master"))
        assert settings.fair == (level == "master")
        assert (settings.temperature > 0.0) == (level == "easy")


def test_the_row_that_names_most_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TABLE, ("medium", "kemet", 4), settings_of("hard", "kemet", 4))
    assert iterations("kemet", 4) == [20, 2500, 2500, 6000]
    assert iterations("kemet", 3) == [20, 30, 2500, 6000]


def test_every_row_is_of_a_level_and_a_game_that_exist() -> None:
    assert {level for level, _, _ in TABLE} == set(LEVELS)
    assert {game for _, game, _ in TABLE} <= {"", *iteru.games()}
    with pytest.raises(ValueError, match="there is no level 'best'; allowed: easy, medium, hard"):
        settings_of("best", "kemet", 2)


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_level_is_a_search_with_the_settings_of_its_row(level: str) -> None:
    state = middle_game(3, 30)
    known = state.known(state.to_move)
    searched = SearchBot("any", settings_of(level, "fertility", 3)).choose(known, 5)
    answer = bot_named(level).choose(known, 5)
    assert (answer.code, answer.shares) == (searched.code, searched.shares)
