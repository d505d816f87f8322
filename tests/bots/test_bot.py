"""Budgets, answers, and what all bots share."""

import pickle

import pytest

from iteru.bots.bot import Answer, Bot, Budget, best_first, drawn, fraction
from iteru.bots.levels import BOTS, bot_named
from iteru.kernel.generator import seeded
from iteru.kernel.state import State
from tests.bots.pennies import pennies
from tests.bots.positions import SHORT, middle_game
from tests.kernel.toy import IBIS


class LastBot(Bot):
    """A stranger's interpreted bot."""

    def choose(self, known: State, seed: int, budget: Budget | None = None) -> Answer:
        return Answer(known.legal()[-1], [(known.legal()[-1], 1.0)], 0.5)


@pytest.mark.parametrize(
    ("iterations", "seconds", "jobs", "fault"),
    [(0, None, 1, "0 iterations"), (None, 0.0, 1, "0.0 seconds"), (None, None, 0, "0 jobs")],
)
def test_a_budget_refuses_what_gives_no_time(
    iterations: int | None, seconds: float | None, jobs: int, fault: str
) -> None:
    with pytest.raises(ValueError, match=f"{fault} are not allowed; allowed: "):
        Budget(iterations, seconds, jobs)


def test_budgets_and_answers_can_be_pickled() -> None:
    budget = pickle.loads(pickle.dumps(Budget(5, 0.5, 2)))
    assert (budget.iterations, budget.seconds, budget.jobs) == (5, 0.5, 2)

    answer = pickle.loads(pickle.dumps(Answer(3, [(3, 0.75), (1, 0.25)], 0.6)))
    assert (answer.code, answer.shares, answer.expected) == (3, [(3, 0.75), (1, 0.25)], 0.6)


def test_shares_are_listed_best_first_and_equal_ones_by_code() -> None:
    assert best_first([(1, 0.2), (9, 0.4), (5, 0.4)]) == [(5, 0.4), (9, 0.4), (1, 0.2)]


def test_codes_are_drawn_as_often_as_their_shares() -> None:
    chance = seeded(1)
    codes = [drawn([(7, 0.75), (8, 0.25)], chance) for _ in range(2000)]
    assert 1400 < codes.count(7) < 1600
    assert all(0.0 <= fraction(chance) < 1.0 for _ in range(100))


def test_a_strangers_bot_is_a_bot() -> None:
    known = pennies().known(0)
    assert LastBot("last").choose(known, 1).code == 1


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_answers_legal_codes_with_shares_that_add_up_to_one(name: str) -> None:
    for state in (middle_game(2, 25), middle_game(4, 60), IBIS.new(3, 5)):
        known = state.known(state.to_move)
        answer = bot_named(name).choose(known, 3, SHORT)
        codes = [code for code, _ in answer.shares]
        shares = [share for _, share in answer.shares]
        assert answer.code in codes
        assert set(codes) <= set(state.legal())
        assert len(set(codes)) == len(codes)
        assert shares == sorted(shares, reverse=True)
        assert sum(shares) == pytest.approx(1.0)
        assert 0.0 <= answer.expected <= 1.0


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_and_budget_give_the_same_answer(name: str) -> None:
    state = middle_game(3, 40)
    known = state.known(state.to_move)
    first = bot_named(name).choose(known, 11, SHORT)
    again = bot_named(name).choose(known, 11, SHORT)
    assert (first.code, first.shares, first.expected) == (again.code, again.shares, again.expected)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seed", [5, 6])
def test_only_what_the_seat_knows_matters(name: str, seed: int) -> None:
    """Two states that differ in what is hidden alone: chance, and in Ibis the others' cards."""
    for state in (middle_game(2, 30), IBIS.new(3, 5)):
        seat = state.to_move
        other = state.determinize(seat, seed)
        answers = [bot_named(name).choose(full.known(seat), 2, SHORT) for full in (state, other)]
        assert answers[0].code == answers[1].code
        assert answers[0].shares == answers[1].shares
        assert answers[0].expected == answers[1].expected


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_what_it_was_given_unchanged(name: str) -> None:
    known = middle_game(2, 30).known(0)
    before = known.dump()
    bot_named(name).choose(known, 2, SHORT)
    assert known.dump() == before


@pytest.mark.parametrize("name", BOTS)
def test_a_finished_game_leaves_nothing_to_choose(name: str) -> None:
    state = middle_game(2, 10_000)
    assert state.over
    with pytest.raises(ValueError, match="the game is over"):
        bot_named(name).choose(state.known(0), 1)
