"""Passing, first, second and last (P5)."""

import pytest

from tests.games.pharaon.positions import (
    jars,
    offered,
    play,
    position,
    resources,
    seen,
)


def test_ex05_passing_second() -> None:
    """Example EX-05 (P5.1, P6.6) Row 2 without income; a jar of two; the token stays."""
    state = position(
        seat=1,
        passed=[0],
        first=0,
        own={1: "", 2: "S1"},
        shown=["jar_07", "jar_24"],
    )
    assert state.decision == "pass_jar"  # with nothing to pay seat 1 had to pass
    assert offered(state) == ["take jar-07", "take jar-24"]

    play(state, "take jar-07")

    assert resources(state, 1) == "C1 T1 R1"
    assert jars(state.jar_discards)[-1] == "jar_07"
    assert (state.first, list(state.passed), state.index[1]) == (0, [0, 1], 0)
    rows = [(row["row"], row["seat"], row["index"]) for row in seen(state)["pyramid"]]
    assert rows == [(1, 0, 0), (2, 1, 0)]


def test_the_first_to_pass_takes_row_1_and_the_first_player_token() -> None:
    """P5.1 From whoever has it, before the jar."""
    state = position(first=2, own={0: "S1"}, shown=["jar_01", "jar_02", "jar_03"])

    play(state, "pass")
    assert (state.first, state.decision) == (0, "pass_jar")
    play(state, "take jar-02")

    assert resources(state, 0) == "A1 C1 R1 S1"
    assert jars(state.jars_shown) == ["jar_01", "jar_03"]
    assert (state.to_move, state.decision) == (1, "turn")
    assert state.index[0] == 0


def test_the_first_to_pass_may_own_the_token_already() -> None:
    """P5.1 step 2"""
    state = play(position(first=0, own={0: "S1"}), "pass")

    assert state.first == 0


def test_d10_last_to_pass() -> None:
    """Example D-10 (P5.2, P6.5, P9.2) The jar left, no pyramid; a General has no effect."""
    state = position(
        seat=2,
        passed=[0, 1],
        index={0: 1, 1: 1},
        own={0: "S1", 1: "S1", 2: "T1"},
        nobles={2: ["general"]},
        shown=["jar_23"],
        facing=("offerings", "trade"),
    )

    play(state, "pass")

    assert resources(state, 2) == "T1 R2 J1"
    assert [resources(state, seat) for seat in (0, 1)] == ["S1", "S1"]
    assert state.round == 2
    assert (state.first, state.to_move, list(state.passed)) == (0, 0, [])


def test_with_two_players_the_last_chooses_between_two_jars() -> None:
    """P5.2, P12.1"""
    state = position(seats=2, seat=1, passed=[0], own={1: "S1"}, shown=["jar_01", "jar_23"])

    play(state, "pass")
    assert (state.decision, offered(state)) == ("pass_jar", ["take jar-01", "take jar-23"])
    play(state, "take jar-23")

    assert resources(state, 1) == "R2 J1 S1"
    assert state.round == 2


def test_a_passed_player_takes_no_more_actions() -> None:
    """P5.3 On later turns the disk moves in the pyramid; the turn order stays."""
    state = position(seats=3, own={0: "S9", 1: "S1", 2: "S1"})

    play(state, "pass", "take jar-01")
    asked = []
    for move in ("act offerings-1 wheel", "set 1", "act offerings-1 wheel", "set 2"):
        asked.append((state.to_move, state.decision))
        play(state, move)

    assert asked == [(1, "turn"), (1, "offerings_set"), (2, "turn"), (2, "offerings_set")]
    assert (state.to_move, state.decision) == (0, "any_basic")


def test_d11_round_five() -> None:
    """Example D-11 (P5.4, P5.1, P6.1) No jars; row 1 and its token, later pyramid income."""
    state = position(round=5, first=2, own={0: "S9", 1: "S1", 2: "S1"})
    assert seen(state)["jars"]["shown"] == []

    play(state, "pass")
    assert (state.first, state.to_move) == (0, 1)
    play(state, "pass", "act offerings-1 wheel", "set 1", "gain trade")

    assert resources(state, 0) == "T1 S9"
    assert (state.to_move, state.decision) == (1, "any_basic")


def test_d11_the_last_pass_of_round_five_ends_the_game() -> None:
    """Example D-11 (P5.2, P5.4, P7.3, P10.9) What lies on the wheel belongs to nobody."""
    state = position(
        round=5,
        seat=2,
        passed=[0, 1],
        own={0: "", 1: "", 2: "S1"},
        wheel={"trade": ["trade", "silver"]},
    )

    play(state, "pass")

    assert state.over
    assert (state.round, state.offset) == (5, 0)  # nothing was prepared
    assert [state.parts(seat)["tokens"] for seat in range(3)] == [0, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rows_are_filled_in_the_order_of_passing(seats: int) -> None:
    """P5.1, P5.2, P6.4 Rows 1 to n - 1; the last one stays on the round track."""
    state = position(seats=seats, own=dict.fromkeys(range(seats), ""), round=5)

    assert state.over
    assert list(state.passed) == list(range(seats))
    rows = seen(state)["pyramid"]
    assert [row["seat"] for row in rows] == list(range(seats - 1))
    assert seen(state)["seats"][seats - 1]["row"] == 0
