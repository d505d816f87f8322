"""Ten thousand random games over all seats and options: each ends, and no invariant breaks."""

from collections import Counter
from typing import Any

import pytest

import iteru
from iteru.games.fertility.position import FertilityState
from iteru.games.fertility.state import placements
from tests.conftest import scaled
from tests.games.fertility.positions import GAME
from tests.games.fertility.random_play import every_variant, random_choice

GAMES = 10_000
VARIANTS = every_variant()
CHECKED = 20  # one game in so many is checked after every decision
MOST_DECISIONS_OF_A_TURN = 12  # on average; the most seen is 6


def checked_game(state: FertilityState, seed: int) -> int:
    """Plays to the end, checks after every decision, and counts each seat's turns."""
    choose = random_choice(seed)
    turns = Counter({state.first: 1})  # it began before anyone could listen
    state.journal = iteru.Journal()
    decisions = 0
    while not state.over:
        codes = state.legal()
        assert codes == sorted(set(codes))
        choose(state)
        state.check()
        decisions += 1
    events: list[dict[str, Any]] = state.journal.seen_by(None)
    turns.update(event["seat"] for event in events if event["kind"] == "turn")
    assert turns == dict.fromkeys(range(state.seats), 9)
    return decisions


def check_end(state: FertilityState, decisions: int) -> None:
    """F9.2, F9.4, F7.5, F12.2.1 Nine tiles of each player were laid or discarded."""
    state.check()
    assert state.over
    assert state.turn == state.turns == 9 * state.seats
    assert decisions <= MOST_DECISIONS_OF_A_TURN * state.turns
    laid = Counter(seat for seat, _ in placements(state))
    assert all(laid[seat] <= 9 for seat in range(state.seats))
    removed = 16 if state.options["mode"] == "two_player_variant" else 0
    assert laid.total() + sum(state.gone) - removed == 9 * state.seats
    assert state.pile == 0
    assert list(state.hand) == [0, 0, 0, 0]
    assert 1 in state.ranking()
    assert sum(state.results()) == pytest.approx(1)


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_random_games_end_and_keep_every_invariant(number: int) -> None:
    """F9.2, F9.4 Every player has exactly nine turns, whatever is played."""
    seats, options = VARIANTS[number]
    for game in range(scaled(GAMES // len(VARIANTS))):
        seed = number * GAMES + game
        state = GAME.new(seats, seed, options)
        if game % CHECKED == 0:
            decisions = checked_game(state, seed)
        else:
            decisions = iteru.playout(state, seed)
        check_end(state, decisions)


def test_all_seats_and_options_are_played() -> None:
    """F12 Two seats with 8 combinations of options, three and four seats with 4 each."""
    counted: Counter[int] = Counter(seats for seats, _ in VARIANTS)

    assert counted == {2: 8, 3: 4, 4: 4}
