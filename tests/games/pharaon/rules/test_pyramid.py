"""The Pyramid of Time (P6)."""

import pytest

from iteru.games.pharaon.box.components import PYRAMID
from iteru.games.pharaon.box.ids import INCOMES
from tests.games.pharaon.positions import offered, play, position, resources, seen, tokens_of


def test_ex04_a_move_and_its_income() -> None:
    """Example EX-04 (P6.1, P6.3) Row 1, index 1 to 2: silver, or the income on the left."""
    state = position(passed=[0], index={0: 1}, own={0: "T1"})
    assert (state.to_move, state.decision) == (0, "pyramid_income")
    assert offered(state) == ["income any-basic", "income silver"]

    left = play(state.copy(), "income any-basic", "gain justice")
    play(state, "income silver")

    assert (resources(state, 0), state.index[0]) == ("T1 S1", 2)
    assert (resources(left, 0), left.index[0]) == ("T1 J1", 2)
    assert state.to_move == 1


@pytest.mark.parametrize(
    ("passed", "index", "asked"),
    [
        ([0], 0, ["gain agriculture"]),
        ([1, 0], 0, ["gain agriculture"]),
        ([1, 0], 1, ["income any-basic", "income silver"]),
        ([0], 1, ["income any-basic", "income silver"]),
        ([0], 2, ["income silver", "income offering"]),
        ([0], 3, ["income any-basic", "income offering"]),
        ([0], 4, ["income any-basic", "income silver"]),
    ],
)
def test_d27_pyramid_choices(passed: list[int], index: int, asked: list[str]) -> None:
    """Example D-27 (P6.1) Neither the first player token nor nothing is offered from the left."""
    state = position(passed=passed, index={0: index}, own={0: ""})

    assert state.index[0] == index + 1
    assert offered(state)[: len(asked)] == asked
    assert state.decision == ("any_basic" if index == 0 else "pyramid_income")


def test_on_the_last_space_there_is_no_move_and_no_income() -> None:
    """P6.2 Without a free ability the turn is skipped."""
    state = position(passed=[0], index={0: 5}, own={0: "T1"})

    assert state.to_move == 1
    assert (state.index[0], resources(state, 0)) == (5, "T1")


def test_any_basic_is_not_silver() -> None:
    """P6.3 One of the five basic resources, from the supply."""
    state = position(passed=[0], own={0: ""}, supply={"trade": 0})

    assert offered(state) == [
        "gain agriculture",
        "gain construction",
        "gain royalty",
        "gain justice",
    ]
    play(state, "gain royalty")
    assert resources(state, 0) == "R1"


def test_an_offering_comes_from_the_bonus_area_or_the_bag() -> None:
    """P6.3, P3.7"""
    state = position(passed=[0], index={0: 2}, own={0: ""}, bonus=["trade", None, "justice"])

    play(state, "income offering")
    assert (state.decision, offered(state)) == ("offering_source", ["bonus 1", "bonus 3", "bag"])
    play(state, "bonus 3")

    assert tokens_of(state, 0) == ["justice"]


def test_the_income_of_silver_without_stock_is_nothing() -> None:
    """P3.4, P6.3 The income may be chosen all the same."""
    state = position(passed=[0], index={0: 1}, own={0: ""}, supply={"silver": 0})

    play(state, "income silver")

    assert resources(state, 0) == ""
    assert state.to_move == 1


def test_the_rows_are_as_printed() -> None:
    """P6.4 Rows 1 to n - 1 are used with n players."""
    assert [[INCOMES[income] for income in row] for row in PYRAMID] == [
        ["first_player", "any_basic", "silver", "offering", "any_basic", "silver"],
        ["none", "any_basic", "silver", "offering", "any_basic"],
        ["none", "any_basic", "silver", "offering"],
        ["none", "any_basic", "silver"],
    ]
    for seats in (2, 3, 4, 5):
        assert len(seen(position(seats=seats))["pyramid"]) == seats - 1


def test_when_the_last_player_passes_nobody_moves_any_more() -> None:
    """P6.5"""
    state = position(
        seats=4,
        seat=3,
        passed=[0, 1, 2],
        own=dict.fromkeys(range(4), "S1"),
        index={0: 1, 1: 2, 2: 1},
        shown=["jar_23"],
    )

    play(state, "pass")

    assert state.round == 2
    assert [resources(state, seat) for seat in range(3)] == ["S1"] * 3


def test_placement_brings_income_in_row_1_only() -> None:
    """P6.6, P5.1 The first player token; in row 2 nothing."""
    state = position(first=2, own={0: "S1", 1: "S1"}, round=5)

    play(state, "pass", "pass")

    assert state.first == 0
    assert [resources(state, seat) for seat in range(2)] == ["S1", "S1"]
