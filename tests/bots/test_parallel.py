"""Root parallelism."""

import pytest

from iteru.bots.bot import Budget
from iteru.bots.levels import bot_named
from iteru.bots.parallel import added_up
from tests.bots.positions import middle_game


def test_visits_and_results_are_added_up_by_code() -> None:
    found = [[(1, 10, 5.0), (2, 3, 1.0)], [(2, 7, 4.0), (3, 1, 0.5)]]
    assert added_up(found) == [(1, 10, 5.0), (2, 10, 5.0), (3, 1, 0.5)]


def test_two_processes_answer_as_one_bot_would_and_always_alike() -> None:
    state = middle_game(2, 30)
    known = state.known(state.to_move)
    budget = Budget(iterations=60, jobs=2)
    first = bot_named("search").choose(known, 4, budget)
    again = bot_named("search").choose(known, 4, budget)
    assert first.code in state.legal()
    assert {code for code, _ in first.shares} <= set(state.legal())
    assert sum(share for _, share in first.shares) == pytest.approx(1.0)
    assert (first.code, first.shares) == (again.code, again.shares)
