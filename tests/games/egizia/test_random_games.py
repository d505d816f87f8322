"""Five thousand random games over all seats and options: each ends, and no invariant breaks."""

from collections import Counter
from typing import Any

import pytest

import iteru
from iteru.games.egizia.frames import FRAME_KINDS
from iteru.games.egizia.position import EgiziaState
from tests.conftest import scaled
from tests.games.egizia.positions import GAME, seen
from tests.games.egizia.random_play import random_choice, random_options

GAMES = 5_000
PARTS = 4  # of the games of each number of seats, so that processes can share them
CHECKED = 10  # one game in so many is checked after every decision, the others now and then
MOST_DECISIONS = 1_500  # of a game; the most seen is far below


def play_game(state: EgiziaState, seed: int, every: int) -> Counter[str]:
    """Plays to the end and checks after every so many decisions; tells what happened how often."""
    choose = random_choice(seed)
    state.journal = iteru.Journal()
    decisions = 0
    while not state.over:
        codes = state.legal()
        assert codes == sorted(set(codes))
        assert len(codes) > 1
        choose(state)
        decisions += 1
        assert decisions < MOST_DECISIONS
        if decisions % every == 0:
            state.check()
    events: list[dict[str, Any]] = state.journal.seen_by(None)
    return Counter(event["kind"] for event in events)


def check_end(state: EgiziaState, counted: Counter[str]) -> None:
    """E10.3, E16.1, E16.2 Everything is somewhere, five rounds were played, one seat has won."""
    state.check()
    assert state.round == 5
    assert counted["ship"] <= 5 * 8 * state.seats
    assert counted["passed"] == 5 * state.seats
    assert counted["fed"] == 5 * state.seats
    assert sorted(state.ranking()) == list(range(1, state.seats + 1))
    assert sum(state.results()) == 1
    for seat in range(state.seats):
        assert sum(state.parts(seat).values()) == state.scores()[seat]
    stones = sum(sum(own["stones"].values()) for own in seen(state)["seats"])
    assert stones == counted["stone_laid"] == len(seen(state)["stones"])


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_keep_every_invariant(seats: int, part: int) -> None:
    """E4.1, E16.1, E16.2 Five rounds, whatever is played, and components are conserved."""
    for game in range(scaled(GAMES // (3 * PARTS) + 1)):
        seed = (seats * PARTS + part) * GAMES + game
        state = GAME.new(seats, seed, random_options(seats, seed))
        counted = play_game(state, seed, 1 if game % CHECKED == 0 else 25)
        check_end(state, counted)


def test_all_choices_of_all_options_are_played() -> None:
    """E3.1 Whatever share of the games is played, the whole has them."""
    met = {
        (name, choice)
        for seats in (2, 3, 4)
        for game in range(GAMES // (3 * PARTS))
        for name, choice in random_options(seats, seats * PARTS * GAMES + game).items()
    }

    assert met == {(option.name, choice) for option in GAME.options for choice in option.choices}


def test_random_games_meet_every_decision() -> None:
    """E14.1 All eighteen questions are asked, each to one player alone."""
    asked: set[str] = set()
    for seed in range(60):
        seats = 2 + seed % 3
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while not state.over:
            asked.add(state.decision)
            choose(state)

    assert asked == set(FRAME_KINDS[:18])
