"""The random bot."""

import pytest

from iteru.bots.random import RandomBot
from tests.bots.positions import middle_game


def test_all_codes_have_the_same_share_and_all_are_played() -> None:
    state = middle_game(2, 30)
    known = state.known(state.to_move)
    codes = state.legal()
    answers = [RandomBot("random").choose(known, seed) for seed in range(40 * len(codes))]
    assert {answer.code for answer in answers} == set(codes)
    for code, share in answers[0].shares:
        assert code in codes
        assert share == pytest.approx(1 / len(codes))
