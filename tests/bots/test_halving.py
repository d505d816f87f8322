"""Searches in which the luck of the first visits does not decide."""

from pathlib import Path

from iteru import Record
from iteru.bots.halving import CANDIDATES, ENOUGH, PART, Halving
from iteru.bots.search import Search, SearchBot
from iteru.bots.settings import NO_NETWORK, Settings
from iteru.bots.thought import Thought
from iteru.kernel.state import State
from tests.bots.pennies import pennies
from tests.bots.positions import middle_game

NOBLE = Path(__file__).parent / "noble.iteru.json"
SEEDS = range(1, 9)


def noble() -> State:
    """Pharaon, after 75 moves between medium and hard with the seed 11000: which noble?"""
    state = Record.load(NOBLE).replay()
    return state.known(state.to_move)


def answers(known: State, settings: Settings) -> set[str]:
    bot = SearchBot("asked", settings)
    return {known.game.notation(bot.choose(known, seed).code) for seed in SEEDS}


def searched(known: State, iterations: int, at_most: float | None = None) -> Search:
    search = Search(known, 3, Settings(iterations, fair=True), at_most)
    while search.goes_on():
        pass
    return search


def test_eight_seeds_give_one_answer_where_luck_gave_two() -> None:
    """By the judgement alone: what was learned tells them apart anyway."""
    by_luck = Settings(400, network=NO_NETWORK)
    fairly = Settings(400, fair=True, network=NO_NETWORK)
    assert answers(noble(), by_luck) == {"recruit from deck", "recruit treasurer"}
    assert answers(noble(), fairly) == {"recruit from deck"}


def test_the_most_promising_codes_have_equal_visits_and_the_better_half_goes_on() -> None:
    state = middle_game(2, 0)
    known = state.known(state.to_move)
    thought = Thought(known, 3, known.game.tuning(2))
    halving = Halving(thought, 1600)
    begun: list[int] = []
    code = halving.next_code()
    while not halving.is_over():
        thought.iterate(code)
        code = halving.next_code()
        begun = begun or halving.codes
    visits = {code: count for code, count, _ in thought.tries()}
    means = {code: total / count for code, count, total in thought.tries()}
    assert len(begun) == min(CANDIDATES, len(known.legal()))
    assert set(visits) == set(begun)
    assert sum(visits.values()) <= 1600 // PART + CANDIDATES
    rounds = sorted(set(visits.values()))
    assert sum(1 for count in visits.values() if count <= rounds[0] + 1) == len(begun) // 2
    finalists = [code for code, count in visits.items() if count >= rounds[-1] - 1]
    assert len(finalists) == 2
    assert halving.codes == [max(finalists, key=lambda code: means[code])]


def test_a_clear_choice_ends_early_and_a_close_one_has_all_the_time() -> None:
    clear = searched(noble(), 1600)
    assert 1600 // PART + 1600 // ENOUGH <= clear.thought.iterations < 1000
    close = middle_game(2, 0)
    assert searched(close.known(close.to_move), 320).thought.iterations > 200


def test_a_decision_with_one_answer_costs_one_check() -> None:
    state = pennies(edge=False, secret=False)
    state.open_codes = state.open_codes[:1]
    assert searched(state.known(0), 1600).thought.iterations == 16


def test_a_secret_choice_is_searched_as_ever() -> None:
    known = pennies(secret=True).known(0)
    fair = SearchBot("fair", Settings(200, fair=True)).choose(known, 5)
    plain = SearchBot("plain", Settings(200)).choose(known, 5)
    assert fair.shares == plain.shares


def test_a_guard_that_strikes_while_visits_are_equal_takes_the_best_result() -> None:
    search = Search(noble(), 3, Settings(12500, fair=True), at_most=1e-9)
    assert not search.goes_on()
    answer = search.answer()
    assert answer.cut
    assert answer.expected == max(
        value for code, value in answer.values if search.halving and code in search.halving.codes
    )
