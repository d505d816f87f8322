"""Answers, and what all bots share."""

import pickle

import pytest

from iteru.bots.bot import Answer, Bot, best_first, drawn, fraction
from iteru.bots.levels import BOTS, bot_named
from iteru.kernel.generator import seeded
from iteru.kernel.state import State
from iteru.work import finished
from tests.bots.pennies import pennies
from tests.bots.positions import middle_game
from tests.kernel.toy import IBIS


class LastBot(Bot):
    """A third-party interpreted bot."""

    def choose(self, known: State, seed: int, at_most: float | None = None) -> Answer:
        return Answer(known.legal()[-1], [(known.legal()[-1], 1.0)], 0.5)


def facts(answer: Answer) -> tuple[object, ...]:
    """Everything that an answer says."""
    return (answer.code, answer.shares, answer.expected, answer.values, answer.cut)


def test_an_answer_can_be_pickled() -> None:
    answer = Answer(3, [(3, 0.75), (1, 0.25)], 0.6, [(3, 0.6), (1, 0.5)], cut=True)
    assert facts(pickle.loads(pickle.dumps(answer))) == facts(answer)


def test_shares_are_listed_best_first_and_equal_ones_by_code() -> None:
    assert best_first([(1, 0.2), (9, 0.4), (5, 0.4)]) == [(5, 0.4), (9, 0.4), (1, 0.2)]


def test_codes_are_drawn_as_often_as_their_shares() -> None:
    chance = seeded(1)
    codes = [drawn([(7, 0.75), (8, 0.25)], chance) for _ in range(2000)]
    assert 1400 < codes.count(7) < 1600
    assert all(0.0 <= fraction(chance) < 1.0 for _ in range(100))


def test_a_third_party_bot_is_a_bot() -> None:
    known = pennies().known(0)
    assert LastBot("last").choose(known, 1).code == 1
    assert finished(LastBot("last").choose_in_steps(known, 1)).code == 1


# The levels as they are would take a while at so many questions.
QUICK = ["random", "greedy", "search:24", "easy", "medium"]


@pytest.mark.parametrize("name", QUICK)
def test_every_bot_answers_legal_codes_with_shares_that_add_up_to_one(name: str) -> None:
    for state in (middle_game(2, 25), middle_game(4, 60), IBIS.new(3, 5)):
        known = state.known(state.to_move)
        answer = bot_named(name).choose(known, 3)
        codes = [code for code, _ in answer.shares]
        shares = [share for _, share in answer.shares]
        assert answer.code in codes
        assert set(codes) <= set(state.legal())
        assert len(set(codes)) == len(codes)
        assert shares == sorted(shares, reverse=True)
        assert sum(shares) == pytest.approx(1.0)
        assert 0.0 <= answer.expected <= 1.0
        assert not answer.cut


@pytest.mark.parametrize("name", ["greedy", "search:24", "easy", "medium"])
def test_every_code_that_was_tried_has_a_value(name: str) -> None:
    state = middle_game(2, 25)
    answer = bot_named(name).choose(state.known(state.to_move), 3)
    assert [code for code, _ in answer.values] == [code for code, _ in answer.shares]
    assert all(0.0 <= value <= 1.0 for _, value in answer.values)
    assert dict(answer.values)[answer.code] == answer.expected


@pytest.mark.parametrize("name", QUICK)
def test_the_same_question_has_the_same_answer_in_one_go_and_in_steps(name: str) -> None:
    state = middle_game(3, 40)
    known = state.known(state.to_move)
    first = bot_named(name).choose(known, 11)
    again = bot_named(name).choose(known, 11, at_most=600.0)
    in_steps = finished(bot_named(name).choose_in_steps(known, 11))
    assert facts(first) == facts(again) == facts(in_steps)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seed", [5, 6])
def test_only_what_the_seat_knows_matters(name: str, seed: int) -> None:
    """Two states that differ in what is hidden alone: chance, and in Ibis the others' cards."""
    for state in (middle_game(2, 30), IBIS.new(3, 5)):
        seat = state.to_move
        other = state.determinize(seat, seed)
        answers = [bot_named(name).choose(full.known(seat), 2) for full in (state, other)]
        assert facts(answers[0]) == facts(answers[1])


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_leaves_what_it_was_given_unchanged(name: str) -> None:
    known = middle_game(2, 30).known(0)
    before = known.dump()
    bot_named(name).choose(known, 2)
    assert known.dump() == before


@pytest.mark.parametrize("name", BOTS)
def test_a_finished_game_leaves_nothing_to_choose(name: str) -> None:
    state = middle_game(2, 10_000)
    assert state.over
    with pytest.raises(ValueError, match="the game is over"):
        bot_named(name).choose(state.known(0), 1)


@pytest.mark.parametrize("name", BOTS)
def test_no_time_at_all_is_refused(name: str) -> None:
    known = middle_game(2, 30).known(0)
    with pytest.raises(ValueError, match=r"0\.0 seconds are not allowed; allowed: more than 0"):
        bot_named(name).choose(known, 1, at_most=0.0)
