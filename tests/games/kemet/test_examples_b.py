"""Cases derived from the rules (shared examples, part B)."""

import pytest

from tests.games.kemet.box.test_map import AREAS_OF, DISTRICTS_OF, distances
from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    HORUS,
    areas_of,
    asked,
    attack,
    battle_hand_of,
    creature_place,
    discarded,
    dumped,
    fight,
    hand_of,
    level_of,
    moving,
    offered,
    play,
    player,
    points_of,
    position,
    prayers,
    put,
    reserve_of,
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


def test_b15_teleport_from_obelisk() -> None:
    """Example B15 (K8.7.1)"""
    here = {ANUBIS: {"west_obelisk": 3}}
    state = position(units=here, tiles={ANUBIS: ["teleport", "stargate"]}, prayer={ANUBIS: 3})
    play(moving(state, "west-obelisk"), "teleport temple-delta", "take 3")
    assert prayers(state)[ANUBIS] == 2

    without = moving(position(units=here, tiles={ANUBIS: ["stargate"]}), "west-obelisk")
    assert offered(without, "teleport") == []


def test_b16_two_players() -> None:
    """Example B16 (K2.1)"""
    state = position(
        units={ANUBIS: {"west_bank": 1, "temple_delta": 1, "delta_shore": 1}},
        tiles={ANUBIS: ["god_speed"]},
    )
    for origin, near in [
        ("west-bank", {"front_nw", "west_obelisk", "front_sw", "temple_west_nile"}),
        ("temple-delta", {"delta_shore"}),
        ("delta-shore", {"temple_delta"}),
    ]:
        assert areas_of(offered(moving(state.copy(), origin), "step")) == near


def test_b17_recall_by_the_winner() -> None:
    """Example B17 (K9.15.1, K9.17, K9.18)"""
    state = fight(attack(attackers=3, defenders=1), "3/0/1", "3/0/1")
    assert asked(state) == ("loser_choice", BASTET)
    play(state, "retreat", "drive front-sw")
    assert asked(state) == ("winner_choice", ANUBIS)

    play(state, "recall")

    assert prayers(state)[ANUBIS] == 5 + 3
    assert units_of(state, ANUBIS) == {}
    assert points_of(state, ANUBIS, "battles") == 1
    assert state.scores() == [1, 0]


def test_b18_free_districts() -> None:
    """Example B18 (K8.8, K8.10)"""
    state = position(
        seat=BASTET,
        units={ANUBIS: {"west_bank": 5}, BASTET: {"front_nw": 3}},
        tiles={BASTET: ["god_speed", "ancestral_elephant"]},
        creatures={BASTET: {"ancestral_elephant": "front_nw"}},
    )
    play(moving(state, "front-nw"), "step nw-1", "take 3 with creature")
    play(state, "step nw-2", "take 2 with creature", "step nw-3", "take 1 with creature")

    assert units_of(state, BASTET) == {"nw_1": 1, "nw_2": 1, "nw_3": 1}
    holders = [own["controller"] for own in seen(state)["pyramids"] if own["seat"] == ANUBIS]
    assert holders == [BASTET] * 3


def test_b19_hand_of_god_limits() -> None:
    """Example B19 (K5.3.1)"""
    state = position(
        phase="night",
        tiles={ANUBIS: ["hand_of_god"]},
        units={ANUBIS: {"sw_2": 1, "nw_2": 2}, BASTET: {"nw_3": 1}},
        levels={ANUBIS: (0, 4, 2), BASTET: (1, 3, 0)},
    )
    assert offered(state) == ["bless white", "decline"]

    play(state, "bless white")

    assert level_of(state, ANUBIS, "white") == 1
    assert seen(state)["pyramids"][0]["area"] == "nw_1"  # the one without a pyramid


def test_b20_night_battle() -> None:
    """Example B20 (K5.3.2, K9.2, K5.4)"""
    state = position(
        phase="night",
        seats=2,
        tiles={BASTET: ["reinforcements"]},
        units={ANUBIS: {"sw_2": 2}, BASTET: {"sw_1": 5}},
        hands={ANUBIS: ["escape"]},
        order=[BASTET, ANUBIS],
    )
    play(state, "put sw-2 4")
    assert asked(state) == ("battle_card", BASTET)
    fight(state, "4/1/0", "4/1/0")

    battle = seen(state)["battle"]
    assert (battle["attacker"]["strength"], battle["defender"]["strength"]) == (8, 6)
    assert points_of(state, BASTET, "battles") == 1
    play(state, "recall", "stay")
    assert asked(state) == ("turn_order", ANUBIS)


def test_b21_two_battles_by_one_recruit_action() -> None:
    """Example B21 (K7.4.5, K9.16)"""
    state = position(
        seats=3,
        units={ANUBIS: {"temple_west_cliff": 5}, BASTET: {"nw_1": 3}, HORUS: {"nw_2": 1}},
        prayer={ANUBIS: 6},
    )
    play(state, "regular top-recruit", "put nw-1 4", "put nw-2 2")
    assert state.decision == "battle_order"
    play(state, "fight nw-1")
    fight(state, "4/1/0", "3/2/0")
    assert units_of(state, BASTET) == {"nw_1": 2}
    play(state, "retreat")
    assert asked(state) == ("retreat_space", ANUBIS)
    assert areas_of(offered(state)) == {"nw_3", "front_nw"}

    play(state, "drive nw-3", "stay")

    assert seen(state)["battle"]["area"] == "nw_2"
    assert seen(state)["battle"]["defender"]["seat"] == HORUS


def test_b22_hopping() -> None:
    """Example B22 (K8.7.1, K8.7.3)"""
    state = position(seats=4, tiles={ANUBIS: ["teleport"]}, prayer={ANUBIS: 6})
    play(moving(state, "nw-1"), "teleport west-obelisk", "take 5")
    play(state, "teleport temple-delta", "take 5")

    assert "teleport west-obelisk" not in offered(state)
    assert "teleport temple-delta" not in offered(state)
    play(state, "teleport east-obelisk", "take 5")
    assert prayers(state)[ANUBIS] == 0


def test_b23_taking_along() -> None:
    """Example B23 (K8.4, K8.2.1)"""
    state = position(
        units={ANUBIS: {"nw_3": 2, "front_nw": 2}},
        tiles={ANUBIS: ["god_speed", "royal_scarab"]},
        creatures={ANUBIS: {"royal_scarab": "front_nw"}},
    )
    play(moving(state, "nw-3"), "step front-nw", "take 2", "step west-obelisk")
    groups = [f"take {units}{end}" for units in range(1, 5) for end in ("", " with creature")]
    assert offered(state) == groups

    with_it = play(state.copy(), "take 4 with creature")
    assert offered(with_it, "step") == []
    without = play(state.copy(), "take 4")
    assert creature_place(without, "royal_scarab") == "reserve"


def test_b24_order_of_a_card() -> None:
    """Example B24 (K15.1, K19.2)"""
    state = position(
        seats=3, hands={ANUBIS: ["raining_fire"], BASTET: ["veto"]}, prayer={ANUBIS: 1}
    )
    play(state, "card raining-fire")
    assert prayers(state)[ANUBIS] == 0
    assert asked(state) == ("veto", BASTET)
    assert play(state.copy(), "pass").decision == "raining_fire"

    play(state, "veto")

    assert discarded(state) == ["raining_fire", "veto"]
    assert hand_of(state, ANUBIS) == []
    assert [reserve_of(state, seat) for seat in range(3)] == [2, 2, 2]
    assert asked(state) == ("choose_token_and_space", ANUBIS)


def test_b25_snake_and_phoenix() -> None:
    """Example B25 (K8.8, K9.9)"""
    state = position(
        units={ANUBIS: {"temple_west_cliff": 5}, BASTET: {"sw_1": 3}},
        tiles={ANUBIS: ["phoenix"], BASTET: ["deep_desert_snake"]},
        creatures={
            ANUBIS: {"phoenix": "temple_west_cliff"},
            BASTET: {"deep_desert_snake": "sw_1"},
        },
    )
    play(moving(state, "temple-west-cliff"), "step front-sw", "take 5 with creature")
    play(state, "step sw-1")
    assert offered(state) == [f"take {units} with creature" for units in range(1, 6)]
    play(state, "take 5 with creature")
    fight(state, "3/0/1", "3/0/1")

    assert seen(state)["battle"]["attacker"]["strength"] == 5 + 3


def test_b26_silver_token_counts() -> None:
    """Example B26 (K6.3, K6.4)"""
    spaces = {ANUBIS: ["low_pray", "low_buy_red", "mid_move", "mid_raise"]}
    without = position(turn=5, spaces=spaces)
    assert offered(without) == ["regular top-move", "regular top-recruit"]
    state = position(turn=5, spaces=spaces, tiles={ANUBIS: ["act_of_god_red"]})
    assert "regular mid-pray" in offered(state)

    play(state, "regular mid-pray")

    assert offered(state) == ["silver top-move", "silver top-recruit"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b27_map_distances(seats: int) -> None:
    """Example B27 (K2.8)"""
    for city, districts in DISTRICTS_OF[seats].items():
        for district in districts:
            far = distances(seats, district)
            for other in DISTRICTS_OF[seats]:
                if other != city:
                    assert far[f"front_{other}"] == 3
    assert len(AREAS_OF[seats]) == {2: 14, 3: 20, 4: 26, 5: 32}[seats]


def test_b12_the_owner_of_a_captured_pyramid_pays_nothing_for_nothing() -> None:
    """Example B12 (K12.2, K7.3.1) With another red pyramid he could buy; he has none."""
    state = position(units={ANUBIS: {"nw_1": 1}, BASTET: {"nw_2": 3}}, prayer={ANUBIS: 11})

    play(state, "regular low-buy-red")

    assert player(state, ANUBIS)["tiles"] == []
    assert prayers(state)[ANUBIS] == 11
