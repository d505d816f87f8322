"""Endings that are played out: what is certain, and where nothing is."""

import iteru
from iteru.analysis.endings import hides_something, played_out
from tests.analysis.games import recorded
from tests.bots.test_search import LAST_TURNS, winning_codes
from tests.games.fertility.positions import position


def test_the_last_turn_is_certain() -> None:
    """As the tests of the search know it, which try every line on their own.

    Where a District is bought, chance still brings the next one.
    """
    for name in ("a pair is worth more than two beginnings", "an exchange completes the pair"):
        state = LAST_TURNS[name]
        certain = played_out(state.known(state.to_move), 50_000)
        assert certain is not None
        won = [code for code, results in certain.items() if results[state.to_move] == 1.0]
        assert won == winning_codes(state)


def test_too_many_positions_are_left_to_the_search() -> None:
    state = position(turn=17, asked="supply", hand="bp", wheat={0: 2})
    assert played_out(state.known(state.to_move), 2) is None


def test_where_chance_or_a_secret_is_left_nothing_is_certain() -> None:
    fertility = iteru.load("fertility").new(2, 1)
    kemet = iteru.load("kemet").new(2, 1)
    assert played_out(fertility.known(fertility.to_move), 10_000) is None
    assert played_out(kemet.known(kemet.to_move), 10_000) is None


def test_cards_of_rivals_are_hidden_and_an_open_board_is_not() -> None:
    for name, hides in (("kemet-2-greedy", True), ("fertility-2-greedy", False)):
        state = recorded(name, 40).replay()
        assert hides_something(state.known(state.to_move)) == hides
