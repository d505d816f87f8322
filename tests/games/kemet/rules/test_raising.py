"""Raising pyramids (K7.2)."""

import pytest

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    choices,
    level_of,
    offered,
    play,
    position,
    prayers,
    seen,
)


def test_any_higher_level_that_can_be_paid() -> None:
    """K7.2.1, K7.2.2 1 + 2 + 3 + 4 from nothing to the top."""
    state = position(levels={ANUBIS: (0, 2, 3)}, prayer={ANUBIS: 6})

    play(state, "regular mid-raise")

    assert offered(state) == [
        "raise nw-2 3",
        "raise nw-3 4",
        "raise white 1",
        "raise white 2",
        "raise white 3",
        "decline",
    ]
    costs = [choice["args"].get("cost") for choice in choices(state).values()]
    assert costs == [3, 4, 1, 3, 6, None]


def test_one_pyramid_in_an_action() -> None:
    """K7.2.1"""
    state = position(prayer={ANUBIS: 11})

    play(state, "regular mid-raise", "raise nw-1 2")

    assert state.to_move == BASTET


@pytest.mark.parametrize(
    ("tiles", "target", "cost"),
    [
        ([], 4, 10),
        (["slaves"], 4, 6),
        (["priest_of_ra"], 4, 9),
        (["slaves", "priest_of_ra"], 4, 5),
        (["slaves"], 1, 0),
        (["slaves", "priest_of_ra"], 1, 0),
    ],
)
def test_costs(tiles: list[str], target: int, cost: int) -> None:
    """K7.2.2, K16.3 Slaves for each level, then Priest of Ra once, never below 0."""
    state = position(levels={ANUBIS: (0, 2, 1)}, prayer={ANUBIS: cost}, tiles={ANUBIS: tiles})

    play(state, "regular mid-raise", f"raise white {target}")

    assert prayers(state)[ANUBIS] == 0
    assert level_of(state, ANUBIS, "white") == target


def test_a_new_pyramid_is_placed_at_once() -> None:
    """K7.2.3 In an own district without a pyramid."""
    state = position(levels={ANUBIS: (1, 0, 0)})
    play(state, "regular mid-raise", "raise blue 2")
    assert offered(state) == ["place blue nw-2", "place blue nw-3"]

    play(state, "place blue nw-2")

    assert seen(state)["pyramids"][2] == {
        "seat": ANUBIS,
        "colour": "blue",
        "level": 2,
        "area": "nw_2",
        "controller": ANUBIS,
    }


def test_captured_pyramids_may_be_raised_by_their_controller_only() -> None:
    """K7.2.4, K12.2"""
    state = position(
        units={ANUBIS: {"sw_1": 1}, BASTET: {"nw_2": 1}}, prayer={ANUBIS: 11, BASTET: 11}
    )
    play(state, "regular mid-raise")
    raised = {move.split()[1] for move in offered(state, "raise")}
    assert raised == {"nw-1", "nw-3", "sw-1"}

    play(state, "raise sw-1 3")

    assert level_of(state, BASTET, "white") == 3
    assert prayers(state)[ANUBIS] == 11 - 5


def test_a_new_pyramid_in_an_occupied_district_is_captured() -> None:
    """K7.2.4"""
    state = position(
        levels={ANUBIS: (0, 1, 1)},
        units={ANUBIS: {"nw_2": 2}, BASTET: {"nw_1": 2}},
        prayer={ANUBIS: 10},
    )

    play(state, "regular mid-raise", "raise white 4")

    assert seen(state)["pyramids"][0]["controller"] == BASTET
    assert state.scores() == [0, 1]


def test_nothing_to_raise_is_no_question() -> None:
    """K6.2.2, K19.1"""
    state = position(prayer={ANUBIS: 1}, levels={ANUBIS: (1, 1, 1)})

    assert play(state, "regular mid-raise").to_move == BASTET
