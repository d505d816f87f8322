"""The greedy bot."""

import pytest

import iteru
from iteru.bots.greedy import GreedyBot
from tests.bots.positions import middle_game
from tests.games.fertility.positions import GAME, position

MOST_DECISIONS = 1_000  # of a game of two; the most seen is a fifth of it


def test_it_takes_what_its_evaluation_likes_best() -> None:
    """The last token of the game: two debens on the first Shop, nothing where it begins a pair."""
    state = position(turn=17, asked="supply", hand="b", wheat={0: 2})
    answer = GreedyBot("greedy").choose(state.known(1), 1)
    assert GAME.notation(answer.code) == "supply thebes.1 with bovine"


def test_a_temperature_makes_it_play_others_too() -> None:
    state = middle_game(2, 30)
    known = state.known(state.to_move)
    cold = {GreedyBot("cold").choose(known, seed).code for seed in range(20)}
    warm = {GreedyBot("warm", temperature=0.5).choose(known, seed).code for seed in range(20)}
    assert len(cold) == 1
    assert len(warm) > 1


@pytest.mark.parametrize("name", iteru.games())
def test_it_comes_to_the_end_of_every_game(name: str) -> None:
    """It looks one decision ahead only: a way back to where it was would hold it for ever."""
    state = iteru.load(name).new(2, 1)
    bot = GreedyBot("greedy")
    decisions = 0
    while not state.over:
        state.play(bot.choose(state.known(state.to_move), decisions).code)
        decisions += 1
        assert decisions <= MOST_DECISIONS
