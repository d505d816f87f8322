"""The Move action (K8): groups, steps, points, limits, creatures on the way."""

import pytest

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    areas_of,
    asked,
    creature_place,
    moving,
    offered,
    play,
    position,
    seen,
    told,
    units_of,
)

FAST = {ANUBIS: ["god_speed"]}


def test_origin_or_decline() -> None:
    """K8.11.1, K8.11 A space with own units; declining ends the action."""
    state = play(position(units={ANUBIS: {"nw_1": 2, "west_bank": 1}}), "regular mid-move")
    assert offered(state) == ["from nw-1", "from west-bank", "decline"]

    assert play(state, "decline").to_move == BASTET


def test_one_troop_or_a_part_of_it_moves() -> None:
    """K8.1, K1.4, K8.4 At least one unit."""
    state = moving(position(), "nw-1")
    play(state, "step front-nw")
    assert offered(state) == [f"take {units}" for units in range(1, 6)]

    play(state, "take 2")

    assert units_of(state, ANUBIS) == {"nw_1": 3, "nw_2": 5, "front_nw": 2}


def test_it_may_stop_at_any_time() -> None:
    """K8.1, K8.11.2, K8.11.4 Stop is always offered."""
    state = moving(position(tiles=FAST), "nw-1")
    assert "stop" in offered(state)
    play(state, "step front-nw", "take 2")
    assert "stop" in offered(state)

    assert play(state, "stop").to_move == BASTET


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ([], 1),
        (["god_speed"], 2),
        (["mummy"], 2),
        (["royal_scarab"], 3),
        (["royal_scarab", "god_speed"], 4),
        (["sphinx", "god_speed"], 2),
    ],
)
def test_movement_points(tiles: list[str], points: int) -> None:
    """K8.2, K16.2 One, God Speed, and the creature that left with the group."""
    creatures = {tile: "nw_1" for tile in tiles if tile != "god_speed"}
    state = position(
        seats=4,
        tiles={ANUBIS: tiles},
        creatures={ANUBIS: creatures},
        units={ANUBIS: {"nw_1": 1}},
    )
    moving(state, "nw-1")
    assert seen(state)["move"]["points"] == points
    steps = 0
    for target in ("front-nw", "west-bank", "front-nw", "west-bank"):
        if f"step {target}" not in offered(state):
            break
        play(state, f"step {target}")
        if state.decision == "move_group":
            play(state, "take 1 with creature")
        steps += 1

    assert steps == points


def test_a_creature_met_on_the_way_gives_no_points() -> None:
    """K8.2.1"""
    state = position(
        units={ANUBIS: {"nw_1": 1, "front_nw": 1}},
        tiles={ANUBIS: ["royal_scarab", "god_speed"]},
        creatures={ANUBIS: {"royal_scarab": "front_nw"}},
    )
    play(moving(state, "nw-1"), "step front-nw", "step west-bank", "take 2 with creature")

    assert offered(state, "step") == []
    assert creature_place(state, "royal_scarab") == "west_bank"


def test_a_creature_left_behind_takes_its_points_with_it() -> None:
    """K8.2.2 Steps already made stay made."""
    state = position(
        units={ANUBIS: {"nw_1": 3}},
        tiles={ANUBIS: ["royal_scarab", "god_speed"]},
        creatures={ANUBIS: {"royal_scarab": "nw_1"}},
    )
    along = "take 3 with creature"
    play(moving(state, "nw-1"), "step front-nw", along, "step west-bank", along)
    play(state, "step west-obelisk")
    assert offered(state) == [f"take {units} with creature" for units in (1, 2, 3)]

    early = position(
        units={ANUBIS: {"nw_1": 3}},
        tiles={ANUBIS: ["royal_scarab", "god_speed"]},
        creatures={ANUBIS: {"royal_scarab": "nw_1"}},
    )
    play(moving(early, "nw-1"), "step front-nw", along, "step west-bank", "take 2")
    assert offered(early, "step") == []
    assert creature_place(early, "royal_scarab") == "front_nw"


def test_the_troop_limit_holds_in_passing() -> None:
    """K8.3 A step that would break it is not offered."""
    troops = {ANUBIS: {"nw_1": 3, "front_nw": 5}}
    state = moving(position(units=troops, tiles=FAST), "nw-1")
    assert "step front-nw" not in offered(state)

    legion = moving(position(units=troops, tiles={ANUBIS: ["god_speed", "legion"]}), "nw-1")
    assert offered(play(legion, "step front-nw")) == ["take 1", "take 2"]


def test_units_may_be_left_and_taken_up_on_the_way() -> None:
    """K8.4, K8.11.3"""
    state = position(units={ANUBIS: {"nw_1": 2, "front_nw": 3}}, tiles=FAST)
    play(moving(state, "nw-1"), "step front-nw", "take 2", "step west-bank")
    assert offered(state) == [f"take {units}" for units in range(1, 6)]

    play(state, "take 4")

    assert units_of(state, ANUBIS) == {"front_nw": 1, "west_bank": 4}


def test_one_creature_in_a_space_also_in_passing() -> None:
    """K8.5"""
    state = position(
        units={ANUBIS: {"nw_1": 2, "front_nw": 2}},
        tiles={ANUBIS: ["royal_scarab", "mummy"]},
        creatures={ANUBIS: {"royal_scarab": "nw_1", "mummy": "front_nw"}},
    )

    play(moving(state, "nw-1"), "step front-nw")

    assert offered(state) == ["take 1", "take 2"]


def test_a_creature_goes_along_or_stays() -> None:
    """K8.5, K11.4, K11.6 Alone it cannot stay."""
    state = position(
        units={ANUBIS: {"nw_1": 2}},
        tiles={ANUBIS: ["mummy"]},
        creatures={ANUBIS: {"mummy": "nw_1"}},
    )
    play(moving(state, "nw-1"), "step front-nw")
    groups = ["take 1", "take 1 with creature", "take 2", "take 2 with creature"]
    assert offered(state) == groups
    places = [creature_place(play(state.copy(), group), "mummy") for group in groups]

    assert places == ["nw_1", "front_nw", "reserve", "front_nw"]


def test_an_abandoned_creature_goes_to_the_city_by_option() -> None:
    """K11.6, K18.5 abandoned_creature = city: as in K11.5, chosen before the group arrives."""
    state = position(
        options={"abandoned_creature": "city"},
        units={ANUBIS: {"front_nw": 2, "nw_1": 1, "nw_2": 1}},
        tiles={ANUBIS: ["mummy"]},
        creatures={ANUBIS: {"mummy": "front_nw"}},
    )
    play(moving(state, "front-nw"), "step nw-3", "take 2")

    assert asked(state) == ("creature_return", ANUBIS)
    assert offered(state) == ["creature mummy nw-1", "creature mummy nw-2"]
    play(state, "creature mummy nw-2")
    assert creature_place(state, "mummy") == "nw_2"
    assert units_of(state, ANUBIS) == {"nw_1": 1, "nw_2": 1, "nw_3": 2}


def test_land_and_harbours_cost_one_point() -> None:
    """K8.6 The Nile is crossed by harbours alone."""
    state = moving(position(seats=4, units={ANUBIS: {"west_bank": 2}}), "west-bank")
    assert areas_of(offered(state, "step")) == {
        "front_nw",
        "front_sw",
        "west_obelisk",
        "temple_west_nile",
        "front_ne",
        "front_e",
        "temple_east_nile",
    }

    play(state, "step front-ne", "take 2")

    assert units_of(state, ANUBIS) == {"front_ne": 2}
    assert state.to_move == BASTET


def test_origin_is_where_the_first_group_left() -> None:
    """K8.11.4"""
    state = moving(position(tiles=FAST, units={ANUBIS: {"nw_1": 1, "front_nw": 4}}), "nw-1")
    assert seen(state)["move"]["origin"] is None

    play(state, "step front-nw")

    assert seen(state)["move"]["origin"] == "nw_1"
    assert seen(state)["move"]["at"] == "front_nw"


def test_entering_an_opponents_space_is_an_attack() -> None:
    """K8.9, K9.1 Also only to pass; the move ends with the battle."""
    state = position(
        units={ANUBIS: {"front_nw": 3, "nw_1": 2}, BASTET: {"west_bank": 2}}, tiles=FAST
    )
    play(moving(state, "front-nw"), "step west-bank", "take 2")

    battle = seen(state)["battle"]
    assert battle["attacker"]["seat"] == ANUBIS
    assert battle["defender"]["seat"] == BASTET
    assert (battle["attacker"]["units"], battle["defender"]["units"]) == (2, 2)
    assert seen(state)["move"] is None


def test_only_possible_targets_and_groups_are_offered() -> None:
    """K8.11.2 With the creature the step is barred, without it it has no points left."""
    state = position(
        units={ANUBIS: {"nw_1": 1, "front_nw": 1}},
        tiles={ANUBIS: ["ancestral_elephant", "mummy"]},
        creatures={ANUBIS: {"ancestral_elephant": "nw_1", "mummy": "front_nw"}},
    )
    play(moving(state, "nw-1"), "step nw-3", "take 1 with creature")

    assert "step front-nw" not in offered(state)
    assert areas_of(offered(state, "step")) == {"nw_1", "nw_2"}


def test_what_is_told_of_a_departure() -> None:
    """K8.11.3 The group pays and leaves, a creature left alone goes, the group arrives."""
    state = position(
        units={ANUBIS: {"nw_1": 2}},
        tiles={ANUBIS: ["mummy"]},
        creatures={ANUBIS: {"mummy": "nw_1"}},
    )
    moving(state, "nw-1")

    events = told(state, "teleport temple-delta", "take 2")

    assert [kind for kind, _, _ in events][:3] == ["paid", "moved", "creature_lost"]
    assert events[1][2] == {
        "from": "nw_1",
        "to": "temple_delta",
        "units": 2,
        "creature": None,
        "how": "teleport",
        "cost": 2,
    }


def test_several_empty_enemy_districts_in_one_move() -> None:
    """K8.10 Leaving units in each."""
    state = position(units={ANUBIS: {"front_sw": 3}, BASTET: {"temple_west_cliff": 5}}, tiles=FAST)
    play(moving(state, "front-sw"), "step sw-1", "take 3", "step sw-3", "take 2")

    assert units_of(state, ANUBIS) == {"sw_1": 1, "sw_3": 2}
    assert seen(state)["pyramids"][3]["controller"] == ANUBIS
