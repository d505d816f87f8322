"""A search in progress."""

import pytest

import iteru
from iteru.bots.settings import Settings
from iteru.bots.thought import BETWEEN, Thought, think
from iteru.bots.tree import Node
from tests.bots.duels import END, STEPS, duel
from tests.bots.pennies import EDGE, pennies
from tests.bots.positions import middle_game


def visits_of(thought: Thought) -> dict[int, int]:
    return {code: visits for code, visits, _ in thought.tries()}


def test_every_iteration_is_one_visit_at_the_root() -> None:
    state = middle_game(3, 40)
    thought = Thought(state.known(state.to_move), 1, Settings(30))
    for _ in range(30):
        thought.iterate()
    assert thought.iterations == 30
    assert sum(visits_of(thought).values()) == 30


def deciders(node: Node, seats: int) -> set[int]:
    """The seats with decisions in a tree."""
    found = {key % seats for key in node.met}
    for after in node.links.values():
        found |= deciders(after, seats)
    return found


def thought_of_pharaon(seats: int, *, plans: bool) -> Thought:
    """Pharaon says that three seats and more plan apart."""
    state = iteru.load("pharaon").new(seats, 1)
    thought = Thought(state.known(state.to_move), 1, Settings(600, plans=plans))
    for _ in range(600):
        thought.iterate()
    return thought


@pytest.mark.parametrize(
    ("seats", "plans", "others_decide"), [(3, True, False), (3, False, True), (2, True, True)]
)
def test_who_plans_compares_its_own_decisions_only(
    seats: int, plans: bool, others_decide: bool
) -> None:
    thought = thought_of_pharaon(seats, plans=plans)

    assert (deciders(thought.root, seats) != {thought.seat}) == others_decide


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
    thought = Thought(state.known(state.to_move), 1, Settings(1, plans=plans))

    assert thought.horizon == turns


@pytest.mark.parametrize(("game", "doubts"), [("kemet", True), ("fertility", False)])
def test_who_plans_tries_what_looks_worse_for_as_long_as_the_game_says(
    game: str, doubts: bool
) -> None:
    state = iteru.load(game).new(4, 1)
    tries_of_others = []
    for plans in (False, True):
        settings = Settings(400, horizon=8, plans=plans)
        tries = think(state.known(state.to_move), 1, settings, 400, 0.0, to_the_end=True)
        tries_of_others.append(400 - max(visits for _, visits, _ in tries))

    assert (tries_of_others[1] > tries_of_others[0]) == doubts


def test_a_secret_choice_is_not_foreseen_by_the_other_seat() -> None:
    """Seat 1 guesses right half of the time; if it saw the choice it would always win."""
    thought = Thought(pennies().known(0), 1, Settings(400))
    for _ in range(400):
        thought.iterate()
    total = sum(total for _, _, total in thought.tries())
    assert 0.35 < total / 400 < 0.65


def test_an_open_choice_is_answered() -> None:
    """The same game played openly: seat 1 sees the side and matches it."""
    thought = Thought(pennies(secret=False).known(0), 1, Settings(400))
    for _ in range(400):
        thought.iterate()
    total = sum(total for _, _, total in thought.tries())
    assert total / 400 < 0.15


def test_the_second_to_choose_in_secret_has_no_better_side() -> None:
    """What seat 0 really chose must not show in what seat 1 expects."""
    answers = []
    for side in (0, 1):
        state = pennies()
        state.play(side)
        thought = Thought(state.known(1), 1, Settings(300))
        for _ in range(300):
            thought.iterate()
        answers.append(thought.tries())
    assert answers[0] == answers[1]


def test_a_side_that_never_loses_is_found() -> None:
    tries = think(pennies(edge=True).known(0), 1, Settings(200), 200, 0.0, to_the_end=True)
    assert max(tries, key=lambda tried: tried[1])[0] == EDGE


def judged_after(*, says_so: bool, iterations: int) -> list[int]:
    """The decisions made before each judgement of a search that looks two turns ahead."""
    state = duel(says_so=says_so)
    thought = Thought(state, 1, Settings(iterations, horizon=2))
    for _ in range(iterations):
        thought.iterate()
    return state.judged


def test_who_decides_within_a_turn_does_not_begin_one() -> None:
    """Without a word of the game every change of the seat to move is taken for a new turn."""
    assert judged_after(says_so=True, iterations=1) == [2 * STEPS]
    assert judged_after(says_so=False, iterations=1) == [2]


def test_no_position_is_judged_within_a_turn() -> None:
    """However deep the tree has grown."""
    judged = judged_after(says_so=True, iterations=300)

    assert 2 * STEPS < max(judged) < END
    assert {made % STEPS for made in judged} == {0}
    assert {made % STEPS for made in judged_after(says_so=False, iterations=300)} == {0, 1, 2}


def test_it_stops_once_no_other_code_can_catch_up() -> None:
    known = pennies(edge=True).known(0)
    whole = think(known, 1, Settings(400), 400, 0.0, to_the_end=True)
    short = think(known, 1, Settings(400), 400, 0.0, to_the_end=False)
    assert sum(visits for _, visits, _ in whole) == 400
    assert sum(visits for _, visits, _ in short) < 400
    assert max(short, key=lambda tried: tried[1])[0] == max(whole, key=lambda tried: tried[1])[0]


def test_the_only_answer_takes_one_look() -> None:
    state = duel(says_so=True)
    state.open_codes = [1]
    short = think(state, 1, Settings(400), 400, 0.0, to_the_end=False)
    whole = think(state, 1, Settings(400), 400, 0.0, to_the_end=True)
    assert [(code, visits) for code, visits, _ in short] == [(1, BETWEEN)]
    assert [(code, visits) for code, visits, _ in whole] == [(1, 400)]


def test_a_time_limit_ends_a_search_without_a_limit_of_iterations() -> None:
    state = middle_game(2, 30)
    tries = think(state.known(state.to_move), 1, Settings(1), 1 << 40, 0.02, to_the_end=True)
    assert sum(visits for _, visits, _ in tries) >= 1
