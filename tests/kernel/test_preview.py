"""Previews of drafts: how far they go, what they show, and why they stop."""

import pytest

from iteru.kernel.errors import IllegalAction
from iteru.kernel.preview import CHANCE, GOES_ON, SEAT, SECRET
from tests.kernel.positions import at
from tests.kernel.toy import GIVE, SAIL, STAY, TAKE


def test_a_draft_is_shown_step_by_step() -> None:
    """With three seats the winner takes, and then gives (T3.1)."""
    state = at("take", seats=3)
    seat = state.to_move

    preview = state.preview([TAKE])

    assert (preview.played, preview.stopped) == (1, GOES_ON)
    assert [choice["kind"] for choice in preview.choices] == ["give", "give"]
    after = state.copy()
    after.play(TAKE)
    assert preview.view == after.view(seat)


def test_a_draft_stops_where_another_seat_decides() -> None:
    state = at("take", seats=3)
    other = (state.to_move + 1) % 3

    preview = state.preview([TAKE, GIVE + other, STAY, STAY])

    assert (preview.played, preview.stopped) == (2, SEAT)
    assert preview.choices == []
    assert [event["kind"] for event in preview.events] == ["taken", "given"]


def test_the_last_secret_choice_is_cut_off_before_the_reveal() -> None:
    state = at("choose", seats=2)
    state.play(state.legal()[0])

    preview = state.preview([state.legal()[0]])

    assert (preview.played, preview.stopped) == (0, SECRET)
    assert [event["kind"] for event in preview.events] == ["chosen"]
    assert preview.view == state.view(state.to_move)
    assert len(preview.choices) == len(state.legal())


def test_a_draw_is_never_shown_half_way() -> None:
    state = at("sail")

    preview = state.preview([STAY])

    assert (preview.played, preview.stopped) == (0, CHANCE)
    assert preview.view == state.view(state.to_move)


def test_an_illegal_step_is_refused_and_nothing_changes() -> None:
    state = at("take", seats=3)
    before = state.dump()

    with pytest.raises(IllegalAction, match="to decide: give"):
        state.preview([TAKE, SAIL])

    assert state.dump() == before
    assert state.journal is None
