"""Every game keeps the laws of the suite, and is the same game in both builds."""

import pytest

import iteru
from iteru.testing import check_game
from tests.conftest import scaled, share
from tests.digests import GAMES, digests, stored


@pytest.mark.slow
@pytest.mark.parametrize("name", iteru.games())
def test_the_game_keeps_the_laws(name: str) -> None:
    game = iteru.load(name)
    report = check_game(game, games=scaled(60), every=max(1, round(1 / share())))
    assert report.installed
    assert report.games >= report.settings
    assert report.pairs >= report.looks
    assert (report.hidden_pairs > 0) == game.has_secrets


@pytest.mark.slow
@pytest.mark.parametrize("name", iteru.games())
def test_the_same_seed_gives_the_same_game_in_both_builds(name: str) -> None:
    expected = stored()[name]
    games = scaled(GAMES)
    found = digests(name, games)
    assert found == {setting: digests[:games] for setting, digests in expected.items()}


def test_digests_are_of_the_games_that_exist() -> None:
    assert sorted(stored()) == sorted(iteru.games())
