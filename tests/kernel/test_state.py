"""What a state does of itself: refusals, settling, choices, pickles and judgement."""

import pickle

import pytest

import iteru
from iteru.kernel.errors import IllegalAction
from iteru.kernel.frames import stack_of
from iteru.kernel.generator import blank
from iteru.kernel.journal import Journal
from iteru.kernel.preview import CHANCE
from iteru.kernel.state import NOBODY, State
from tests.kernel.positions import at, begin
from tests.kernel.toy import IBIS, SAIL, STAY, ToyState


def refusal(state: State, code: int) -> str:
    before = state.dump()
    with pytest.raises(IllegalAction) as caught:
        state.play(code)
    assert state.dump() == before
    return str(caught.value)


def test_a_refusal_names_seat_action_decision_and_what_is_allowed() -> None:
    state = at("take")
    assert refusal(state, STAY) == (
        f'seat {state.to_move} cannot "stay" now; to decide: take; allowed: "take 1", "take 2"'
    )


def test_a_long_list_of_what_is_allowed_is_cut() -> None:
    state = iteru.load("fertility").new(2, 1)
    text = refusal(state, state.game.action_count - 1)
    assert len(state.legal()) > 8
    assert text.endswith(f", and {len(state.legal()) - 8} more")
    assert f'"{state.game.notation(state.legal()[7])}"' in text


@pytest.mark.parametrize("code", [-1, 19, 2**40])
def test_what_is_no_code_is_refused_with_the_bounds(code: int) -> None:
    assert refusal(begin(), code) == f"there is no action {code}; allowed: 0 to 18"


def test_nothing_can_be_played_at_the_end() -> None:
    state = begin()
    iteru.playout(state, 1)
    assert (state.over, state.to_move, state.legal(), state.decision) == (True, NOBODY, [], "")
    assert refusal(state, 0) == "nothing can be played: the game is over"
    assert state.choices() == []


def test_single_answers_are_played_unless_they_would_tell() -> None:
    """T3.1 With two seats there is one to give to; T4 all are asked to sail."""
    state = at("take")
    state.play(state.legal()[0])
    assert state.decision == "sail"
    assert state.legal() in ([STAY], [SAIL, STAY])
    three = at("take", seats=3)
    three.play(three.legal()[0])
    assert three.decision == "give"


def test_choices_are_described_for_a_client() -> None:
    state = at("take")
    assert state.choices() == [
        {
            "kind": "take",
            "targets": [f"stones:{number}"],
            "rule": "T3",
            "text": "choice-take",
            "args": {"stones": number},
            "code": code,
            "notation": f"take {number}",
            "final": True,
        }
        for number, code in ((1, 12), (2, 13))
    ]


def test_a_choice_is_final_if_it_reveals_or_hands_over() -> None:
    """With three seats the winner takes, and then decides again: who is given a stone (T3.1)."""
    assert [choice["final"] for choice in at("choose").choices()] == [False] * 3  # still secret
    last = at("choose")
    last.play(last.legal()[0])
    assert [choice["final"] for choice in last.choices()] == [True] * 3
    assert [choice["final"] for choice in at("take", seats=3).choices()] == [False] * 2
    assert [choice["final"] for choice in at("give", seats=3).choices()] == [True] * 2


def test_a_preview_ends_where_chance_decides() -> None:
    state = at("sail")
    preview = state.preview([STAY])
    assert [event["kind"] for event in preview.events] == ["stayed"]
    assert (preview.played, preview.stopped) == (0, CHANCE)
    assert preview.view == state.view(state.to_move)
    assert state.journal is None


def test_pickles_leave_the_journal_and_keep_the_game() -> None:
    state = begin(3, rounds="2")
    state.journal = Journal()
    state.play(state.legal()[0])
    other = pickle.loads(pickle.dumps(state))
    assert type(other) is ToyState
    assert other.game is IBIS
    assert other.journal is None
    assert other.dump() == state.dump()


def test_what_a_game_does_not_judge_has_plain_values() -> None:
    state = begin()
    assert state.evaluations() == [0.5, 0.5]
    assert state.evaluate(1) == 0.5
    assert state.weights(state.legal()) == [1.0, 1.0, 1.0]
    iteru.playout(state, 3)
    assert state.evaluations() == state.results()


def test_the_contract_names_what_a_game_must_answer() -> None:
    state = State(IBIS, 2, {}, blank(), stack_of([(0, 0, 0)]), 0, 0, [1, 2], 0)
    assert (state.over, state.secret, state.legal(), state.must_ask()) == (
        False,
        False,
        [1, 2],
        False,
    )
    for ask in (state.copy, state.advance, state.answers, state.dump, state.check):
        with pytest.raises(NotImplementedError):
            ask()
    for count in (state.scores, state.ranking):
        with pytest.raises(NotImplementedError):
            count()
    for look in (state.view, state.known, state.parts, state.resolve):
        with pytest.raises(NotImplementedError):
            look(0)


def test_states_are_equal_if_all_but_the_journal_is() -> None:
    state = begin()
    other = state.copy()
    other.journal = Journal()
    assert state == other
    assert state.digest() == other.digest()
    other.play(other.legal()[0])
    assert state != other
    assert state.digest() != other.digest()


def test_states_with_another_chance_differ() -> None:
    state = begin()
    assert state != state.determinize(0, 1)
    assert state.determinize(0, 1) != state.determinize(0, 2)
    assert state.determinize(0, 1) == state.determinize(0, 1)


def test_a_state_is_no_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(begin())
