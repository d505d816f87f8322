"""Recruiting (K7.4): costs, districts, creatures that return, battles that wait."""

import pytest

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    HORUS,
    asked,
    creature_place,
    fight,
    offered,
    play,
    points_of,
    position,
    prayers,
    put,
    reserve_of,
    seen,
    units_of,
)


def test_units_go_to_districts_of_the_own_city() -> None:
    """K7.4.1, K7.4.6 One to three of them, also empty ones without a pyramid."""
    state = position(levels={ANUBIS: (2, 1, 0)}, units={ANUBIS: {"nw_1": 3}}, prayer={ANUBIS: 11})
    play(state, "regular top-recruit")
    assert {move.split()[1] for move in offered(state, "put")} == {"nw-1", "nw-2", "nw-3"}

    put(state, "nw-1 2", "nw-2 1", "nw-3 4")

    assert units_of(state, ANUBIS) == {"nw_1": 5, "nw_2": 1, "nw_3": 4}
    assert prayers(state)[ANUBIS] == 11 - 7


def test_never_in_a_captured_city() -> None:
    """K7.4.3"""
    state = position(
        units={ANUBIS: {"sw_1": 2, "nw_1": 1}, BASTET: {"sw_2": 2}}, prayer={ANUBIS: 9}
    )
    play(state, "regular top-recruit")

    assert not any("sw" in move for move in offered(state))


def test_the_troop_limit_holds() -> None:
    """K7.4.1, K8.3"""
    troops = {ANUBIS: {"nw_1": 4, "nw_2": 5}}
    state = play(position(units=troops, prayer={ANUBIS: 11}), "regular top-recruit")
    assert offered(state, "put nw-1") == ["put nw-1 1"]
    assert offered(state, "put nw-2") == []

    legion = position(units=troops, prayer={ANUBIS: 11}, tiles={ANUBIS: ["legion"]})
    play(legion, "regular top-recruit")
    assert offered(legion, "put nw-1") == ["put nw-1 1", "put nw-1 2", "put nw-1 3"]


@pytest.mark.parametrize(
    ("tiles", "costs"),
    [
        ([], [1, 2, 3, 4, 5]),
        (["recruiting_scribe_1"], [0, 0, 1, 2, 3]),
        (["priest_of_ra"], [0, 1, 2, 3, 4]),
        (["recruiting_scribe_2", "priest_of_ra"], [0, 0, 0, 1, 2]),
    ],
)
def test_costs(tiles: list[str], costs: list[int]) -> None:
    """K7.4.2, K16.3 However the units are split."""
    for number in range(1, 6):
        for places in ([f"nw-1 {number}"], [f"nw-{each + 1} 1" for each in range(number)][:3]):
            units = sum(int(place.split()[1]) for place in places)
            state = position(
                units={ANUBIS: {"front_nw": 1}}, tiles={ANUBIS: tiles}, prayer={ANUBIS: 6}
            )
            put(play(state, "regular top-recruit"), *places)
            assert prayers(state)[ANUBIS] == 6 - costs[units - 1]


def test_no_more_than_reserve_and_payment_allow() -> None:
    """K7.4.2"""
    poor = play(position(units={ANUBIS: {}}, prayer={ANUBIS: 3}), "regular top-recruit")
    assert offered(poor, "put nw-1") == ["put nw-1 1", "put nw-1 2", "put nw-1 3"]
    few = play(position(prayer={ANUBIS: 11}), "regular top-recruit")
    assert offered(few, "put nw-3") == ["put nw-3 1", "put nw-3 2"]
    assert reserve_of(few, ANUBIS) == 2


def test_creatures_in_reserve_must_return() -> None:
    """K7.4.4, K11.7 As many as fit, to districts with a unit and without a creature; also with
    no unit recruited. The player chooses which and where.
    """
    state = position(
        tiles={ANUBIS: ["mummy", "phoenix", "sphinx"]},
        units={ANUBIS: {"nw_1": 2, "nw_2": 2, "front_nw": 5}},
    )
    play(state, "regular top-recruit", "done")
    assert asked(state) == ("return_creatures", ANUBIS)
    assert offered(state) == [
        f"creature {name} {area}"
        for name in ("phoenix", "sphinx", "mummy")
        for area in ("nw-1", "nw-2")
    ]

    play(state, "creature sphinx nw-2")
    assert offered(state) == ["creature phoenix nw-1", "creature mummy nw-1"]
    play(state, "creature mummy nw-1")

    places = [creature_place(state, name) for name in ("mummy", "phoenix", "sphinx")]
    assert places == ["nw_1", "reserve", "nw_2"]
    assert state.to_move == BASTET


def test_a_creature_returns_with_units_just_recruited() -> None:
    """K7.4.4, K7.4.5 Also to a district where a battle waits, and fights there."""
    state = position(
        tiles={ANUBIS: ["giant_scorpion"]},
        units={ANUBIS: {"front_nw": 2}, BASTET: {"nw_1": 2}},
    )
    put(play(state, "regular top-recruit"), "nw-1 3")

    assert creature_place(state, "giant_scorpion") == "nw_1"
    fight(state, "3/0/1", "3/0/1")
    assert seen(state)["battle"]["attacker"]["parts"]["creature"] == 2


def test_recruits_against_an_occupier_fight_last() -> None:
    """K7.4.5 Everything is placed first; there is no move to continue."""
    state = position(units={ANUBIS: {}, BASTET: {"nw_1": 1}}, prayer={ANUBIS: 5})
    play(state, "regular top-recruit", "put nw-1 3")
    assert seen(state)["waiting_battles"] == ["nw_1"]
    assert state.decision == "recruit_choice"

    put(state, "nw-2 2")
    fight(state, "4/1/0", "3/0/1")
    play(state, "retreat", "drive front-nw", "stay")

    assert points_of(state, ANUBIS, "battles") == 1
    assert units_of(state, ANUBIS) == {"nw_1": 3, "nw_2": 2}
    assert state.to_move == BASTET


def test_waiting_battles_are_fought_in_the_recruiters_order() -> None:
    """K7.4.5, K1.6"""
    state = position(
        seats=3,
        units={ANUBIS: {}, BASTET: {"nw_1": 1}, HORUS: {"nw_3": 1}},
        prayer={ANUBIS: 8},
    )
    put(play(state, "regular top-recruit"), "nw-1 4", "nw-3 4")
    assert offered(state) == ["fight nw-1", "fight nw-3"]

    play(state, "fight nw-3")

    assert seen(state)["battle"]["area"] == "nw_3"
    assert seen(state)["waiting_battles"] == ["nw_1"]
    troops = {area["area"]: area["troops"] for area in seen(state)["areas"]}
    assert [troop["seat"] for troop in troops["nw_1"]] == [ANUBIS, BASTET]
    fight(state, "4/1/0", "3/0/1")
    play(state, "recall", "stay")
    assert seen(state)["battle"]["area"] == "nw_1"


def test_a_waiting_battle_changes_control_only() -> None:
    """K7.4.5, K12.2 The occupier still holds the pyramid; the space is no retreat."""
    state = position(
        units={ANUBIS: {}, BASTET: {"nw_1": 3, "nw_2": 3}},
        prayer={ANUBIS: 6},
        levels={ANUBIS: (4, 1, 1)},
    )
    put(play(state, "regular top-recruit"), "nw-1 3", "nw-2 3")
    play(state, "fight nw-2")
    assert state.scores()[ANUBIS] == 0
    fight(state, "4/1/0", "3/0/1")
    play(state, "retreat")

    assert offered(state) == ["drive nw-3", "drive front-nw"]
