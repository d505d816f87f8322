"""The reasons of the judgement: parts in victory points that add up."""

from collections.abc import Iterator

import pytest

import iteru
from iteru.games.kemet.judgement.outlook import expected_points
from iteru.games.kemet.judgement.reasons import REASONS
from iteru.games.kemet.position import KemetState
from iteru.kernel.generator import seeded
from tests.games.kemet.positions import ANUBIS, position

GAME = iteru.load("kemet")
EVERY = 25  # decisions between two looks at a game


def positions(seats: int, seed: int) -> Iterator[KemetState]:
    """Positions of a random game, its end included."""
    state = GAME.new(seats, seed)
    chance = seeded(seed)
    decisions = 0
    while not state.over:
        codes = state.legal()
        state.apply(codes[chance.below(len(codes))])
        decisions += 1
        if state.over or decisions % EVERY == 0:
            assert isinstance(state, KemetState)
            yield state


def reasons(state: KemetState, seat: int) -> dict[str, float]:
    return dict(state.explain(seat))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_reasons_add_up_to_what_a_seat_may_hope_for(seats: int) -> None:
    for state in positions(seats, seats):
        for seat in range(seats):
            found = reasons(state, seat)

            assert list(found) == REASONS
            assert sum(found.values()) == pytest.approx(expected_points(state, seat))


def test_the_end_of_a_day_is_a_reason_only_where_it_may_be_the_last() -> None:
    early = position(turn=1)
    late = position(turn=5, points={ANUBIS: {"battles": 8}})

    assert reasons(early, ANUBIS)["day_end"] == 0.0
    assert reasons(late, ANUBIS)["day_end"] != 0.0


def test_each_thing_is_in_its_own_reason() -> None:
    """A tile changes what tiles are worth, prayer points what these are."""
    poor = position(turn=3, prayer={ANUBIS: 1})
    rich = position(turn=3, prayer={ANUBIS: 9})

    changed = [
        reason
        for reason in REASONS
        if reasons(poor, ANUBIS)[reason] != reasons(rich, ANUBIS)[reason]
    ]

    assert "prayer" in changed
    assert reasons(rich, ANUBIS)["prayer"] > reasons(poor, ANUBIS)["prayer"]
    assert "tiles" not in changed
    assert "pyramids" not in changed
