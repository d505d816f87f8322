"""Points, ranks and arrivals (E2.3, E2.4, E2.8)."""

import pytest

from iteru.games.egizia.rules.score_track import gain_points, lose_points
from iteru.games.egizia.state import FROM_NILE_CARDS
from tests.games.egizia.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    grave,
    obelisk,
    play,
    position,
    row,
    seen,
    told,
)


def test_a11_markers_on_one_space() -> None:
    """Example A11 (E2.3, E9.2) Red came to 15 before Blue and is ahead; Blue goes first next."""
    state = position(seats=2, score={RED: 10, BLUE: 12}, order=[RED, BLUE])
    gain_points(state, RED, 5, FROM_NILE_CARDS)
    gain_points(state, BLUE, 3, FROM_NILE_CARDS)
    assert (list(state.score), list(state.rank)) == ([15, 15], [RED, BLUE])

    play(state, "pass", "pass")

    assert seen(state)["order"] == [BLUE, RED]


def test_the_rank_goes_by_points_then_by_arrival() -> None:
    """E2.3, E2.3.1 Whoever comes to a space lines up behind all who are there."""
    state = position(seats=4, score={0: 3, 1: 5, 2: 5, 3: 9}, rank=[3, 1, 2, 0])

    gain_points(state, 0, 2, FROM_NILE_CARDS)
    assert list(state.rank) == [3, 1, 2, 0]
    gain_points(state, 1, 4, FROM_NILE_CARDS)
    assert list(state.rank) == [3, 1, 2, 0]
    gain_points(state, 2, 1, FROM_NILE_CARDS)
    assert list(state.rank) == [3, 1, 2, 0]
    lose_points(state, 3, 4)
    assert list(state.rank) == [1, 2, 0, 3]
    state.check()


def test_a_marker_that_moves_back_arrives_behind_the_others() -> None:
    """E2.3, E2.3.1 Also when it moves backwards."""
    state = position(seats=3, score={0: 8, 1: 4, 2: 4}, rank=[0, 2, 1])

    lose_points(state, 0, 4)

    assert list(state.rank) == [2, 1, 0]


def test_nothing_gained_is_no_move() -> None:
    """E2.3.2 A gain or loss of 0 brings no new arrival."""
    state = position(seats=3, score={0: 4, 1: 4, 2: 4}, rank=[0, 1, 2])

    gain_points(state, 0, 0, FROM_NILE_CARDS)
    lose_points(state, 0, 0)

    assert list(state.rank) == [0, 1, 2]


def test_a_loss_is_cut_at_zero() -> None:
    """E2.3.2 The marker stops at 0, behind those who stand there."""
    state = position(seats=3, score={0: 4, 1: 0, 2: 0}, rank=[0, 2, 1])

    lose_points(state, 0, 100)

    assert (list(state.score), list(state.rank)) == ([0, 0, 0], [2, 1, 0])


def test_b05_loss_at_zero() -> None:
    """Example B5 (E2.3.2, E6.5) On 0 the marker does not move: Yellow keeps his rank."""
    state = position(seats=4, phase="feeding", alone=True, strength={YELLOW: (2, 2, 2, 3)})

    assert list(state.score) == [0, 0, 0, 0]
    assert list(state.rank) == [YELLOW, GREEN, RED, BLUE]


def test_b21_ranks_stay_as_at_the_start_of_the_phase() -> None:
    """Example B21 (E2.8, E6.1, E2.3) Blue loses 6, then Red, not Green, loses 5."""
    state = position(
        phase="feeding",
        alone=True,
        cards={GREEN: ["stones_6_a"]},
        score={BLUE: 10, RED: 9, GREEN: 8},
        strength={BLUE: (2, 2, 2, 2), RED: (3, 3, 3, 2), GREEN: (1, 1, 1, 2)},
        market={RED: (0, 3)},
    )
    assert (list(state.score), state.to_move) == ([4, 4, 8], GREEN)

    play(state, "go on")

    assert list(state.score) == [4, 4, 8]
    assert list(state.rank) == [GREEN, BLUE, RED]


def test_a_build_action_is_one_move_and_each_row_another() -> None:
    """E2.3.3, E8.3.3.3 The stones' points come together, then each row bonus, lower rows first."""
    state = position(
        seats=2,
        phase="building",
        site="temple_pyramid",
        alone=True,
        sites={"temple_pyramid": [BLUE]},
        strength={BLUE: (9, 1, 1, 2)},
        reserve={BLUE: 9},
        stones={RED: [*row(1, 1, 5), *row(2, 1, 4)]},
    )

    events = told(
        state, "build masons alone plain", "lay pyramid-r1-c6", "lay pyramid-r2-c5", "stop"
    )

    points = [(seat, data["amount"]) for kind, seat, data in events if kind == "points"]
    assert points == [(BLUE, 3), (RED, 5), (RED, 4)]


def test_each_step_on_the_grain_market_is_a_move() -> None:
    """E2.3.3, E2.5.2 Two steps at the bottom: twice 2 points."""
    state = position(seats=2, laid={"card_1": "market_2"}, market={BLUE: (0, 3)})

    events = told(state, "ship card-1", "market grain")

    points = [data["amount"] for kind, _, data in events if kind == "points"]
    assert points == [2, 2]


def test_the_points_of_a_card_are_one_move() -> None:
    """E2.3.3, E12.5 Six stones on obelisk and graves: 6 points at once."""
    state = position(
        seats=2,
        laid={"card_1": "points_obelisk_graves_a"},
        stones={BLUE: [*obelisk(1, 4), *grave(1, 2)]},
    )

    events = told(state, "ship card-1")

    assert [data["amount"] for kind, _, data in events if kind == "points"] == [6]


@pytest.mark.parametrize(("score", "scarabs"), [(0, 0), (49, 0), (50, 1), (99, 1), (100, 2)])
def test_a_scarab_for_every_fifty_points(score: int, scarabs: int) -> None:
    """E2.4 Scores are plain numbers; going back below 50 returns it."""
    state = position(score={BLUE: score})
    assert seen(state)["seats"][BLUE]["scarabs"] == scarabs

    lose_points(state, BLUE, 1)

    assert seen(state)["seats"][BLUE]["scarabs"] == max(score - 1, 0) // 50


def test_the_turn_order_stays_for_a_round() -> None:
    """E2.8 Whatever points are won meanwhile; the order tiles change in phase 7 only."""
    state = position(
        order=[GREEN, BLUE, RED], seat=GREEN, laid={"card_1": "field_brown_8"}, score={RED: 1}
    )
    play(state, "ship card-1")
    assert list(state.rank) == [GREEN, RED, BLUE]
    assert seen(state)["order"] == [GREEN, BLUE, RED]

    play(state, "ship card-2", "ship card-3")

    assert state.to_move == GREEN
    assert seen(state)["order"] == [GREEN, BLUE, RED]
