"""Random play to the end."""

import pytest

import iteru
from iteru.kernel.generator import MAX_SEED, seeded
from tests.kernel.toy import IBIS


def test_it_ends_and_counts_the_decisions() -> None:
    state, by_hand = IBIS.new(3, 5), IBIS.new(3, 5)
    decisions = iteru.playout(state, 9)
    chance, counted = seeded(9), 0
    while not by_hand.over:
        codes = by_hand.legal()
        by_hand.play(codes[chance.below(len(codes))])
        counted += 1
    assert state.over
    assert decisions == counted
    assert state.dump() == by_hand.dump()


def test_the_seed_decides() -> None:
    ends = []
    for seed in (1, 1, 2):
        state = IBIS.new(2, 5)
        iteru.playout(state, seed)
        ends.append(state.dump())
    assert ends[0] == ends[1] != ends[2]


def test_it_stops_after_so_many_decisions() -> None:
    state, whole = IBIS.new(2, 5), IBIS.new(2, 5)
    total = iteru.playout(whole, 1)
    assert iteru.playout(state, 1, at_most=3) == 3
    assert not state.over
    assert iteru.playout(whole, 1, at_most=0) == 0
    assert iteru.playout(IBIS.new(2, 5), 1, at_most=total + 1) == total


def test_a_game_that_is_over_has_no_decisions_left() -> None:
    state = IBIS.new(2, 5)
    iteru.playout(state, 1)
    assert iteru.playout(state, 1) == 0


def test_a_bad_seed_is_refused() -> None:
    with pytest.raises(ValueError, match=str(MAX_SEED)):
        iteru.playout(IBIS.new(2, 5), MAX_SEED + 1)
