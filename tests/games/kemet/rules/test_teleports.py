"""Teleports (K8.7) and walls (K8.8)."""

import pytest

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    areas_of,
    asked,
    discarded,
    moving,
    offered,
    play,
    position,
    prayers,
    seen,
    units_of,
)


@pytest.mark.parametrize(
    ("tiles", "cost"),
    [
        ([], 2),
        (["stargate"], 1),
        (["priest_of_ra"], 1),
        (["stargate", "priest_of_ra"], 0),
    ],
)
def test_costs(tiles: list[str], cost: int) -> None:
    """K8.7, K16.3"""
    state = position(tiles={ANUBIS: tiles}, prayer={ANUBIS: cost})
    play(moving(state, "nw-1"), "teleport temple-delta", "take 3")
    assert prayers(state)[ANUBIS] == 0
    assert units_of(state, ANUBIS)["temple_delta"] == 3

    if cost > 0:
        poor = moving(position(tiles={ANUBIS: tiles}, prayer={ANUBIS: cost - 1}), "nw-1")
        assert offered(poor, "teleport") == []


def test_from_a_pyramid_to_any_other_obelisk() -> None:
    """K8.7 Temples, the Sanctuary and some deserts; no movement point is used."""
    state = moving(position(seats=3), "nw-1")

    assert areas_of(offered(state, "teleport")) == {
        "temple_west_cliff",
        "temple_west_nile",
        "temple_delta",
        "sanctuary",
        "west_obelisk_n",
        "west_obelisk_s",
    }
    play(state, "teleport west-obelisk-n", "take 5", "step west-bank", "take 5")
    assert units_of(state, ANUBIS)["west_bank"] == 5


def test_not_without_a_pyramid() -> None:
    """K8.7"""
    state = position(levels={ANUBIS: (0, 2, 1)}, units={ANUBIS: {"nw_1": 2, "front_nw": 2}})
    assert offered(moving(state.copy(), "nw-1"), "teleport") == []
    assert offered(moving(state.copy(), "front-nw"), "teleport") == []


def test_from_an_opponents_pyramid() -> None:
    """K8.7, K12.2 Whoever stands there uses it."""
    state = position(units={ANUBIS: {"sw_1": 2}, BASTET: {"sw_2": 2}})

    assert "teleport temple-delta" in offered(moving(state, "sw-1"))


def test_after_steps_and_before_them() -> None:
    """K8.1, K8.7 In any mix and order: into a district by foot, on by its pyramid."""
    state = position(units={ANUBIS: {"front_nw": 2}}, prayer={ANUBIS: 4})
    play(moving(state, "front-nw"), "step nw-1", "take 2", "teleport west-obelisk", "take 2")

    assert units_of(state, ANUBIS) == {"west_obelisk": 2}
    assert prayers(state)[ANUBIS] == 2


def test_teleport_tile() -> None:
    """K8.7.1 Also from an obelisk."""
    here = {ANUBIS: {"temple_west_nile": 2}}
    assert offered(moving(position(units=here), "temple-west-nile"), "teleport") == []
    state = moving(position(units=here, tiles={ANUBIS: ["teleport"]}), "temple-west-nile")

    assert areas_of(offered(state, "teleport")) == {
        "west_obelisk",
        "temple_west_cliff",
        "temple_delta",
    }


def test_each_space_is_a_destination_once() -> None:
    """K8.7.3 In one Move action, by payment; the DI card is not bound by it and does not count."""
    state = position(
        tiles={ANUBIS: ["teleport", "stargate", "priest_of_ra"]},
        units={ANUBIS: {"nw_1": 1}},
        hands={ANUBIS: ["teleportation", "teleportation"]},
        prayer={ANUBIS: 0},
    )
    play(moving(state, "nw-1"), "teleport west-obelisk", "teleport temple-delta")
    assert areas_of(offered(state, "teleport")) == {"temple_west_cliff", "temple_west_nile"}

    play(state, "card teleportation", "teleport west-obelisk")
    assert units_of(state, ANUBIS) == {"west_obelisk": 1}
    play(state, "card teleportation", "teleport temple-west-nile", "teleport temple-west-cliff")
    assert areas_of(offered(state, "teleport")) == {"temple_west_nile"}


def test_the_teleportation_card() -> None:
    """K15.7, K8.7.2, K8.11.2 From any space; the group is fixed before the card is played."""
    state = position(
        units={ANUBIS: {"front_nw": 4}},
        hands={ANUBIS: ["teleportation"], BASTET: ["veto"]},
        prayer={ANUBIS: 1},
    )
    play(moving(state, "front-nw"), "card teleportation")
    assert state.decision == "move_group"
    play(state, "take 3")
    assert asked(state) == ("veto", BASTET)
    assert prayers(state)[ANUBIS] == 0
    play(state, "pass")
    assert asked(state) == ("card_teleport", ANUBIS)
    assert areas_of(offered(state)) == {
        "west_obelisk",
        "temple_west_cliff",
        "temple_west_nile",
        "temple_delta",
    }

    play(state, "teleport temple-delta")

    assert units_of(state, ANUBIS) == {"front_nw": 1, "temple_delta": 3}
    assert seen(state)["move"]["points_used"] == 0


def test_stargate_does_not_change_the_cost_of_the_card() -> None:
    """K15.7, K8.7 Nor does the card cost what a teleport costs; Priest of Ra lowers both."""
    for tiles, cost in [([], 1), (["stargate"], 1), (["priest_of_ra"], 0)]:
        state = position(
            units={ANUBIS: {"front_nw": 1}},
            hands={ANUBIS: ["teleportation"]},
            tiles={ANUBIS: tiles},
        )
        play(moving(state, "front-nw"), "card teleportation", "teleport temple-delta")
        assert prayers(state)[ANUBIS] == 5 - cost


def test_a_teleport_into_an_opponents_space_is_an_attack() -> None:
    """K8.9, K8.7"""
    state = position(units={ANUBIS: {"nw_1": 3}, BASTET: {"temple_delta": 1, "sw_1": 1}})
    play(moving(state, "nw-1"), "teleport temple-delta", "take 2")

    assert seen(state)["battle"]["area"] == "temple_delta"
    assert seen(state)["battle"]["attacker"]["units"] == 2


def test_a_vetoed_teleportation_leads_back() -> None:
    """K8.11.2, K15.9 The group still stands where it was, and its origin is open."""
    state = position(
        units={ANUBIS: {"front_nw": 4}},
        hands={ANUBIS: ["teleportation"], BASTET: ["veto"]},
    )
    play(moving(state, "front-nw"), "card teleportation", "take 3", "veto")

    assert asked(state) == ("move_depart", ANUBIS)
    assert units_of(state, ANUBIS) == {"front_nw": 4}
    assert seen(state)["move"]["origin"] is None
    assert discarded(state) == ["teleportation", "veto"]
    play(state, "step west-bank", "take 4")
    assert units_of(state, ANUBIS) == {"west_bank": 4}


def test_a_teleportation_goes_where_there_is_room() -> None:
    """K15.1.1, K8.3 Neither to full troops nor to the space itself; here one obelisk is left."""
    troops = {"west_obelisk": 5, "temple_west_cliff": 5, "temple_west_nile": 2}
    state = position(units={ANUBIS: troops}, hands={ANUBIS: ["teleportation"]})

    play(moving(state, "temple-west-nile"), "card teleportation", "take 1")

    assert units_of(state, ANUBIS) == {**troops, "temple_west_nile": 1, "temple_delta": 1}


def walls(origin: str, tile: str = "god_speed") -> bool:
    """Whether Anubis may step from front_sw into sw_1, having begun there or elsewhere."""
    state = position(
        units={ANUBIS: {origin: 2}, BASTET: {"west_bank": 5}},
        tiles={ANUBIS: list({"god_speed", tile})},
    )
    moving(state, origin.replace("_", "-"))
    if origin != "front_sw":
        play(state, "step front-sw", "take 2")
    return "step sw-1" in offered(state)


def test_walls_keep_out_who_comes_from_afar() -> None:
    """K8.8 The Move action must begin in the front desert or in a district of the city."""
    assert walls("front_sw")
    assert not walls("west_obelisk")
    assert walls("sw_3")


def test_open_gates_ignore_walls() -> None:
    """K8.8"""
    assert walls("west_obelisk", "open_gates")


def test_own_walls_never_hinder() -> None:
    """K8.8"""
    state = position(units={ANUBIS: {"west_obelisk": 2}}, tiles={ANUBIS: ["god_speed"]})
    play(moving(state, "west-obelisk"), "step front-nw", "take 2")

    assert "step nw-1" in offered(state)


def test_units_taken_up_do_not_change_the_origin() -> None:
    """K8.8"""
    state = position(
        units={ANUBIS: {"west_obelisk": 2, "front_sw": 2}, BASTET: {"west_bank": 5}},
        tiles={ANUBIS: ["god_speed"]},
    )
    play(moving(state, "west-obelisk"), "step front-sw", "take 1")

    assert not {"step sw-1", "step sw-2", "step sw-3"} & set(offered(state))


@pytest.mark.parametrize("along", [True, False])
def test_the_phoenix_passes_walls(along: bool) -> None:
    """K8.8 While it is in the group."""
    state = position(
        units={ANUBIS: {"west_obelisk": 2}, BASTET: {"west_bank": 5}},
        tiles={ANUBIS: ["god_speed", "phoenix"]},
        creatures={ANUBIS: {"phoenix": "west_obelisk"}},
    )
    moving(state, "west-obelisk")
    play(state, "step front-sw", "take 2 with creature" if along else "take 1")

    assert ("step sw-1" in offered(state)) == along
    if along:
        play(state, "step sw-1")
        assert offered(state) == ["take 1 with creature", "take 2 with creature"]


def test_the_open_gates_card() -> None:
    """K15.8, K15.1.1 For the rest of the Move action; not with the tile, not twice."""
    troops = {ANUBIS: {"west_obelisk": 2}, BASTET: {"west_bank": 5}}
    hand = {ANUBIS: ["open_gates_card"]}
    state = position(units=troops, hands=hand, tiles={ANUBIS: ["god_speed"]}, prayer={ANUBIS: 1})
    play(moving(state, "west-obelisk"), "card open-gates-card", "step front-sw", "take 2")
    assert prayers(state)[ANUBIS] == 0
    assert seen(state)["move"]["open_gates"] is True
    assert "step sw-1" in offered(state)

    owner = position(units=troops, hands=hand, tiles={ANUBIS: ["open_gates"]})
    assert offered(moving(owner, "west-obelisk"), "card") == []
    poor = position(units=troops, hands=hand, prayer={ANUBIS: 0})
    assert offered(moving(poor, "west-obelisk"), "card") == []
