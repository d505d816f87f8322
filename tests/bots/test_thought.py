"""A search in progress."""

import pytest

import iteru
from iteru.bots.search import Search
from iteru.bots.settings import Settings
from iteru.bots.thought import Thought
from iteru.bots.tree import Node
from iteru.kernel.state import State
from iteru.kernel.tuning import SearchTuning
from tests.bots.duels import END, STEPS, duel
from tests.bots.pennies import EDGE, pennies
from tests.bots.positions import middle_game


def thought_about(known: State, iterations: int, tuning: SearchTuning | None = None) -> Thought:
    """This many iterations, without planning unless told how."""
    thought = Thought(known, 1, tuning or SearchTuning())
    for _ in range(iterations):
        thought.iterate()
    return thought


def test_every_iteration_is_one_visit_at_the_root() -> None:
    state = middle_game(3, 40)
    thought = thought_about(state.known(state.to_move), 30)
    assert thought.iterations == 30
    assert sum(visits for _, visits, _ in thought.tries()) == 30


def deciders(node: Node, seats: int) -> set[int]:
    """The seats with decisions in a tree."""
    found = {key % seats for key in node.met}
    for after in node.links.values():
        found |= deciders(after, seats)
    return found


@pytest.mark.parametrize("own_trees", [True, False])
def test_a_seats_own_tree_holds_its_decisions_only(own_trees: bool) -> None:
    state = iteru.load("pharaon").new(3, 1)
    known = state.known(state.to_move)
    thought = thought_about(known, 600, SearchTuning(3, own_trees=own_trees))

    assert (deciders(thought.root, 3) == {thought.seat}) == own_trees


@pytest.mark.parametrize(
    ("game", "seats", "plans", "turns"),
    [
        ("pharaon", 5, True, 5),
        ("pharaon", 5, False, 2),
        ("pharaon", 2, True, 2),
        ("kemet", 3, True, 8),
        ("kemet", 3, False, 2),
    ],
)
def test_who_plans_looks_as_far_ahead_as_the_game_says(
    game: str, seats: int, plans: bool, turns: int
) -> None:
    state = iteru.load(game).new(seats, 1)
    search = Search(state.known(state.to_move), 1, Settings(1, plans=plans))

    assert search.thought.turns_ahead == turns
    assert search.thought.own_trees == (plans and game == "pharaon" and seats > 2)


@pytest.mark.slow
def test_who_is_more_curious_tries_longer_what_looks_worse() -> None:
    state = iteru.load("kemet").new(4, 1)
    tries_of_others = []
    for curiosity in (1.0, 3.0):
        thought = thought_about(state.known(state.to_move), 400, SearchTuning(8, curiosity))
        tries_of_others.append(400 - max(visits for _, visits, _ in thought.tries()))

    assert tries_of_others[1] > tries_of_others[0]


def test_a_secret_choice_is_not_foreseen_by_the_other_seat() -> None:
    """Seat 1 guesses right half of the time; if it saw the choice it would always win."""
    thought = thought_about(pennies().known(0), 400)
    total = sum(total for _, _, total in thought.tries())
    assert 0.35 < total / 400 < 0.65


def test_an_open_choice_is_answered() -> None:
    """The same game played openly: seat 1 sees the side and matches it."""
    thought = thought_about(pennies(secret=False).known(0), 400)
    total = sum(total for _, _, total in thought.tries())
    assert total / 400 < 0.15


def test_the_second_to_choose_in_secret_has_no_better_side() -> None:
    """What seat 0 really chose must not show in what seat 1 expects."""
    answers = []
    for side in (0, 1):
        state = pennies()
        state.play(side)
        answers.append(thought_about(state.known(1), 300).tries())
    assert answers[0] == answers[1]


def test_a_side_that_never_loses_is_found() -> None:
    tries = thought_about(pennies(edge=True).known(0), 200).tries()
    assert max(tries, key=lambda tried: tried[1])[0] == EDGE


def judged_after(*, says_so: bool, iterations: int) -> list[int]:
    """The decisions made before each judgement of a search that looks two turns ahead."""
    state = duel(says_so=says_so)
    thought_about(state, iterations)
    return state.judged


def test_who_decides_within_a_turn_does_not_begin_one() -> None:
    """If the game does not say more, every change of the seat to move counts as a new turn."""
    assert judged_after(says_so=True, iterations=1) == [2 * STEPS]
    assert judged_after(says_so=False, iterations=1) == [2]


def test_no_position_is_judged_within_a_turn() -> None:
    """However deep the tree has grown."""
    judged = judged_after(says_so=True, iterations=300)

    assert 2 * STEPS < max(judged) < END
    assert {made % STEPS for made in judged} == {0}
    assert {made % STEPS for made in judged_after(says_so=False, iterations=300)} == {0, 1, 2}
