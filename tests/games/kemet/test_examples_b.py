"""Cases derived from the rules (shared examples, part B, to B14)."""

import pytest

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    asked,
    attack,
    battle_hand_of,
    creature_place,
    dumped,
    fight,
    hand_of,
    moving,
    offered,
    play,
    player,
    points_of,
    position,
    prayers,
    put,
    seen,
    units_of,
)


@pytest.mark.parametrize(("tiles", "gained"), [([], 0), (["defensive_victory"], 1)])
def test_b01_tie(tiles: list[str], gained: int) -> None:
    """Example B1 (K9.10, K9.13)"""
    state = fight(attack(attackers=5, defenders=4, tiles={BASTET: tiles}), "2/0/2", "3/0/1")

    battle = seen(state)["battle"]
    assert battle["attacker"]["strength"] == battle["defender"]["strength"] == 7
    assert battle["winner"] == BASTET
    assert points_of(state, ANUBIS, "battles") == 0
    assert points_of(state, BASTET, "battles") == gained


def test_b02_crusade_for_the_loser() -> None:
    """Example B2 (K9.12)"""
    state = attack(attackers=5, defenders=2, tiles={BASTET: ["crusade"]}, prayer={BASTET: 1})
    fight(state, "3/0/1", "1/3/0")

    assert seen(state)["battle"]["winner"] == ANUBIS
    assert units_of(state, ANUBIS) == {"temple_west_cliff": 3}
    assert prayers(state)[BASTET] == 1 + 4


def test_b03_carnage_and_shield() -> None:
    """Example B3 (K9.8)"""
    state = attack(tiles={ANUBIS: ["carnage"], BASTET: ["shield_of_neith"]})
    fight(state, "1/3/0", "3/0/1")

    battle = seen(state)["battle"]
    assert (battle["attacker"]["damage"], battle["defender"]["protection"]) == (4, 2)
    assert battle["defender"]["lost"] == 2


@pytest.mark.parametrize(("discards", "winner"), [(1, BASTET), (2, ANUBIS)])
def test_b04_divine_wound_turns_a_battle(discards: int, winner: int) -> None:
    """Example B4 (K9.6, K9.10) 8 against 9: one card makes a tie, two win."""
    state = attack(
        attackers=5,
        defenders=5,
        tiles={ANUBIS: ["divine_wound"], BASTET: ["defense_1"]},
        hands={ANUBIS: ["prayer", "veto", "war_rage"]},
    )
    fight(state, "3/2/0", "3/0/1")
    battle = seen(state)["battle"]
    assert (battle["attacker"]["strength"], battle["defender"]["strength"]) == (8, 9)

    play(state, *["wound prayer", "wound veto"][:discards], "done")

    assert seen(state)["battle"]["winner"] == winner
    assert len(hand_of(state, ANUBIS)) == 3 - discards


@pytest.mark.parametrize("before", [1, 4])
def test_b05_three_temples(before: int) -> None:
    """Example B5 (K13.2, K13.5, K13.3)"""
    state = position(
        phase="attribution",
        units={ANUBIS: {"temple_west_cliff": 1, "temple_west_nile": 1, "temple_delta": 2}},
        prayer={ANUBIS: before},
    )
    assert asked(state) == ("delta_sacrifice", ANUBIS)

    play(state, "sacrifice")

    assert points_of(state, ANUBIS, "two_temples") == 1
    assert units_of(state, ANUBIS)["temple_delta"] == 1
    assert prayers(state)[ANUBIS] == 11  # and 2 more of the next Night are lost


def test_b06_sanctuary() -> None:
    """Example B6 (K13.4)"""
    alone = position(seats=3, phase="attribution", units={ANUBIS: {"sanctuary": 1}})
    assert alone.decision == "turn_order"
    for troop in (3, 5):
        state = position(seats=3, phase="attribution", units={ANUBIS: {"sanctuary": troop}})
        assert asked(state) == ("sanctuary_sacrifice", ANUBIS)
        play(state, "sacrifice")
        assert points_of(state, ANUBIS, "sanctuary") == 1
        assert units_of(state, ANUBIS) == {"sanctuary": troop - 2}
        assert state.decision == "turn_order"


def test_b07_raining_fire_on_a_temple() -> None:
    """Example B7 (K15.6, K11.5, K12.3)"""
    for districts, place in [({"sw_1": 2}, "sw_1"), ({"front_sw": 2}, "reserve")]:
        state = position(
            units={BASTET: {"temple_west_cliff": 1, **districts}},
            tiles={ANUBIS: ["crusade"], BASTET: ["ancestral_elephant"]},
            creatures={BASTET: {"ancestral_elephant": "temple_west_cliff"}},
            hands={ANUBIS: ["raining_fire"]},
            prayer={ANUBIS: 1},
        )
        play(state, "card raining-fire", "strike temple-west-cliff")
        assert units_of(state, BASTET) == districts
        assert creature_place(state, "ancestral_elephant") == place
        assert state.scores() == [0, 0]
        assert prayers(state)[ANUBIS] == 0


def test_b08_enlistment_during_a_move() -> None:
    """Example B8 (K15.5)"""
    state = position(
        units={ANUBIS: {"nw_1": 3}},
        tiles={ANUBIS: ["god_speed"]},
        hands={ANUBIS: ["enlistment"]},
    )
    play(moving(state, "nw-1"), "step front-nw", "take 3")

    put(play(state, "card enlistment"), "front-nw 2")
    play(state, "step west-obelisk", "take 5")

    assert units_of(state, ANUBIS) == {"west_obelisk": 5}


def test_b09_offensive_strategy() -> None:
    """Example B9 (K10.1)"""
    state = position(
        levels={ANUBIS: (0, 2, 1)},
        shown={ANUBIS: ["cavalry_blitz", "shield_push"]},
        buried={ANUBIS: ["fervent_purge", "mixed_tactics"]},
    )
    assert len(battle_hand_of(state, ANUBIS)) == 2

    play(state, "regular low-buy-red", "buy offensive-strategy")
    assert len(battle_hand_of(state, ANUBIS)) == 6
    play(state, "replace chariot-raid")

    assert battle_hand_of(state, ANUBIS) == {
        "cavalry_blitz",
        "fervent_purge",
        "shield_push",
        "mixed_tactics",
        "phalanx_defense",
        "offensive_strategy_card",
    }


def test_b10_duplicate() -> None:
    """Example B10 (K7.3.5)"""
    for own, colour, forbidden in [
        ("act_of_god_red", "white", "act-of-god-white"),
        ("charge_1", "red", "charge-2"),
        ("victory_point_red", "white", "victory-point-white"),
        ("victory_point_red", "blue", "victory-point-blue"),
    ]:
        all_four = {ANUBIS: (4, 4, 4)}
        without = position(levels=all_four, prayer={ANUBIS: 11})
        play(without, f"regular low-buy-{colour}")
        assert f"buy {forbidden.replace('charge-2', 'charge-1')}" in offered(without)
        state = position(levels=all_four, prayer={ANUBIS: 11}, tiles={ANUBIS: [own]})
        play(state, f"regular low-buy-{colour}")
        assert f"buy {forbidden}" not in offered(state)


def test_b11_legion() -> None:
    """Example B11 (K8.3) Also in passing; units left behind make it legal."""
    troops = {ANUBIS: {"nw_1": 5, "front_nw": 2}}
    state = moving(position(units=troops, tiles={ANUBIS: ["god_speed"]}), "nw-1")
    play(state, "step front-nw")
    assert offered(state) == ["take 1", "take 2", "take 3"]

    legion = moving(position(units=troops, tiles={ANUBIS: ["legion"]}), "nw-1")
    play(legion, "step front-nw", "take 5")
    assert units_of(legion, ANUBIS) == {"front_nw": 7}


def test_b12_captured_pyramid() -> None:
    """Example B12 (K12.2)"""
    state = position(
        units={ANUBIS: {"sw_2": 1}, BASTET: {"sw_1": 5}},
        levels={BASTET: (1, 4, 1)},
        prayer={ANUBIS: 11},
    )
    assert state.scores() == [1, 0]
    play(state, "regular low-buy-red")
    assert "buy phoenix" in offered(state)

    play(state, "decline", "regular low-buy-red")
    assert state.to_move == ANUBIS  # nothing to buy for the owner: his turn is over
    there = {ANUBIS: {"sw_2": 1}, BASTET: {"sw_1": 5}}
    mover = moving(position(units=there, levels={BASTET: (1, 4, 1)}), "sw-2")
    assert "teleport temple-delta" in offered(mover)


def test_b13_empty_deck() -> None:
    """Example B13 (K5.2.2)"""
    away = ["bronze_wall", "bronze_wall", "iron_wall", "prayer", "mana_theft", "escape"]
    state = position(
        seats=3, phase="night", round=1, pile=["veto"], discard=away, hands={ANUBIS: ["prayer"]}
    )

    assert sorted(hand_of(state, ANUBIS)) == ["prayer", "veto"]
    assert dumped(state)["discard"] == []
    assert len(dumped(state)["pile"]) == 4
    assert hand_of(state, BASTET)[0] in away


def test_b14_reinforcements() -> None:
    """Example B14 (K5.3.2)"""
    state = position(
        phase="night",
        tiles={ANUBIS: ["reinforcements"]},
        units={ANUBIS: {"nw_1": 4, "temple_west_cliff": 2, "west_bank": 3}},
    )
    assert asked(state) == ("reinforcements", ANUBIS)
    assert max(int(move.split()[-1]) for move in offered(state, "put temple-west-cliff")) == 3

    play(state, "put temple-west-cliff 2")
    assert offered(state, "put west-bank") == []
    play(state, "put nw-3 1")

    assert units_of(state, ANUBIS)["temple_west_cliff"] == 4
    assert units_of(state, ANUBIS)["nw_3"] == 1
    assert state.decision != "reinforcements"


def test_b12_the_owner_of_a_captured_pyramid_pays_nothing_for_nothing() -> None:
    """Example B12 (K12.2, K7.3.1) With another red pyramid he could buy; he has none."""
    state = position(units={ANUBIS: {"nw_1": 1}, BASTET: {"nw_2": 3}}, prayer={ANUBIS: 11})

    play(state, "regular low-buy-red")

    assert player(state, ANUBIS)["tiles"] == []
    assert prayers(state)[ANUBIS] == 11
