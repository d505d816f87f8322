"""Five thousand random games over all seats and options: each ends, and no invariant breaks."""

from random import Random

import pytest

import iteru
from iteru.games.kemet.frames import DECISIONS
from iteru.games.kemet.position import KemetState
from tests.conftest import scaled
from tests.games.kemet.positions import GAME, seen
from tests.games.kemet.random_play import random_choice, random_options

GAMES = 5_000
PARTS = 5  # of the games of each number of seats, so that processes can share them
CHECKED = 20  # one game in so many is checked after every decision, the others now and then
MOST_DECISIONS = 12_000  # of a game; the most seen is far below


def play_game(state: KemetState, seed: int, every: int) -> None:
    """Plays to the end and checks after every so many decisions."""
    chance = Random(seed)
    decisions = 0
    while not state.over:
        codes = state.open_codes
        state.apply(codes[int(chance.random() * len(codes))])
        decisions += 1
        if decisions % every == 0:
            state.check()
            assert codes == sorted(set(codes))
    assert decisions < MOST_DECISIONS


def check_end(state: KemetState) -> None:
    """K14.1, K14.2, K14.3 One seat has won: by the goal, or by the cap, which is told."""
    state.check()
    assert sorted(state.ranking()) == list(range(1, state.seats + 1))
    assert sum(state.results()) == 1
    public = seen(state)
    best = max(state.scores())
    assert public["capped"] == (best < public["goal"])
    assert (public["round"] == 30) or not public["capped"]
    for seat in range(state.seats):
        assert sum(state.parts(seat).values()) == state.scores()[seat]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_and_keep_every_invariant(seats: int, part: int) -> None:
    """K1.1, K14.3, K19.3 Whatever is played, and components are conserved."""
    for game in range(scaled(GAMES // (4 * PARTS))):
        seed = (seats * PARTS + part) * GAMES + game
        state = GAME.new(seats, seed, random_options(seats, seed))
        play_game(state, seed, 1 if game % CHECKED == 0 else 200)
        check_end(state)


def test_all_choices_of_all_options_are_played() -> None:
    """K18.5, K3.1 Whatever share of the games is played, the whole has them."""
    met = {
        (name, choice)
        for seats in (2, 3, 4, 5)
        for game in range(GAMES // (4 * PARTS))
        for name, choice in random_options(seats, seats * PARTS * GAMES + game).items()
    }

    assert met == {(option.name, choice) for option in GAME.options for choice in option.choices}


@pytest.mark.slow
def test_random_games_meet_every_decision() -> None:
    """K19.1 All questions are asked, each to one player alone, with a journal that listens."""
    asked: set[str] = set()
    for seed in range(60):
        seats = 2 + seed % 4
        state = GAME.new(seats, seed, random_options(seats, seed))
        state.journal = iteru.Journal()
        choose = random_choice(seed)
        while not state.over:
            asked.add(state.decision)
            choose(state)
        if asked == set(DECISIONS):
            break

    assert asked == set(DECISIONS)
