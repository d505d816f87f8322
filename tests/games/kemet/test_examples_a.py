"""The examples and answers of the rulebook (shared examples, part A)."""

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    DATA,
    GAME,
    HORUS,
    areas_of,
    asked,
    attack,
    battle_hand_of,
    commit,
    creature_place,
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
    private,
    put,
    reserve_of,
    seen,
    units_of,
)


def test_a01_raise_2_to_3() -> None:
    """Example A1 (K7.2.2)"""
    state = position(levels={ANUBIS: (1, 2, 0)}, prayer={ANUBIS: 3})

    play(state, "regular mid-raise", "raise nw-2 3")

    assert level_of(state, ANUBIS, "red") == 3
    assert prayers(state)[ANUBIS] == 0


def test_a02_raise_1_to_3() -> None:
    """Example A2 (K7.2.2) Both steps are paid; with 4 points only the first is offered."""
    state = position(levels={ANUBIS: (1, 2, 2)}, prayer={ANUBIS: 5})
    play(state, "regular mid-raise", "raise nw-1 3")
    assert level_of(state, ANUBIS, "white") == 3
    assert prayers(state)[ANUBIS] == 0

    poor = position(levels={ANUBIS: (1, 2, 2)}, prayer={ANUBIS: 4})
    play(poor, "regular mid-raise")

    assert offered(poor, "raise nw-1") == ["raise nw-1 2"]


def test_a03_hand_of_god() -> None:
    """Example A3 (K5.3.1) The point of level 4 counts for the turn order of the same Night."""
    state = position(
        phase="night",
        tiles={ANUBIS: ["hand_of_god"]},
        levels={ANUBIS: (1, 1, 3)},
        units={ANUBIS: {"nw_1": 5}, BASTET: {"sw_1": 5}},
        order=[ANUBIS, BASTET],
        prayer={ANUBIS: 1},
    )
    assert asked(state) == ("hand_of_god", ANUBIS)

    play(state, "bless blue")

    assert level_of(state, ANUBIS, "blue") == 4
    assert prayers(state)[ANUBIS] == 1 + 2
    assert state.scores() == [1, 0]
    assert asked(state) == ("turn_order", BASTET)


def test_a04_shield_of_neith() -> None:
    """Example A4 (K7.3.1, K7.3.2)"""
    for level in (3, 4):
        state = position(levels={ANUBIS: (1, 0, level)}, prayer={ANUBIS: 3})
        play(state, "regular low-buy-blue", "buy shield-of-neith")
        assert player(state, ANUBIS)["tiles"] == ["shield_of_neith"]
        assert prayers(state)[ANUBIS] == 0
    for levels in ((1, 0, 2), (4, 1, 0)):
        state = position(levels={ANUBIS: levels}, prayer={ANUBIS: 11})
        play(state, "regular low-buy-blue")
        assert "buy shield-of-neith" not in offered(state)


def test_a05_kasia_teleports() -> None:
    """Example A5 (K8.7, K8.2) A: for 2 prayer points, without movement points."""
    state = position(seats=4, seat=BASTET, prayer={BASTET: 2})

    play(moving(state, "sw-1"), "teleport temple-east-nile", "take 5")

    assert units_of(state, BASTET)["temple_east_nile"] == 5
    assert prayers(state)[BASTET] == 0
    assert seen(state)["move"]["points_used"] == 0
    assert state.parts(BASTET)["temples"] == 1


def test_a05_kasia_walks() -> None:
    """Example A5 (K8.2, K8.6) B: three steps with God Speed and the Snake, the last by harbour."""
    state = position(
        seats=4,
        seat=BASTET,
        prayer={BASTET: 0},
        tiles={BASTET: ["god_speed", "deep_desert_snake"]},
        creatures={BASTET: {"deep_desert_snake": "sw_1"}},
    )
    along = "take 5 with creature"
    play(moving(state, "sw-1"), "step front-sw", along, "step west-bank", along)
    play(state, "step temple-east-nile", along)
    assert units_of(state, BASTET)["temple_east_nile"] == 5
    assert creature_place(state, "deep_desert_snake") == "temple_east_nile"

    slow = position(seats=4, seat=BASTET, tiles={BASTET: ["god_speed"]})
    play(moving(slow, "sw-1"), "step front-sw", "take 5", "step west-bank", "take 5")
    assert offered(slow, "step") == []


def test_a06_the_battle() -> None:
    """Example A6 (K9.5, K9.7, K9.8, K9.13, K9.15, K9.18, K9.19)"""
    state = attack(
        attackers=5,
        defenders=4,
        tiles={ANUBIS: ["charge_1", "blades_of_neith"]},
        defending="ancestral_elephant",
        hands={BASTET: ["bronze_wall", "war_fury"]},
        prayer={ANUBIS: 5, BASTET: 1},
    )
    play(state, "pass")  # Escape, which Bastet does not hold
    commit(state, "3/2/0")
    commit(state, "2/0/2", add=["bronze_wall", "war_fury"])

    battle = seen(state)["battle"]
    assert (battle["attacker"]["strength"], battle["defender"]["strength"]) == (10, 9)
    assert (battle["attacker"]["damage"], battle["defender"]["protection"]) == (2, 4)
    assert (battle["attacker"]["lost"], battle["defender"]["lost"]) == (0, 0)
    assert prayers(state)[BASTET] == 0
    assert points_of(state, ANUBIS, "battles") == 1
    assert asked(state) == ("loser_choice", BASTET)

    play(state, "recall")
    assert prayers(state)[BASTET] == 4
    assert reserve_of(state, BASTET) == 12
    assert creature_place(state, "ancestral_elephant") == "reserve"
    play(state, "stay")
    assert units_of(state, ANUBIS) == {"temple_west_cliff": 5}
    assert state.scores() == [2, 0]
    assert [len(battle_hand_of(state, seat)) for seat in (ANUBIS, BASTET)] == [4, 4]


def test_a07_setup() -> None:
    """Example A7 (K3.6.1, K3.6.3)"""
    state = GAME.new(2, 3)
    first = state.to_move
    city = player(state, first)["city"]
    play(state, "levels 0-1-2", f"place red {city}-2", f"place blue {city}-1")
    assert units_of(state, first) == {f"{city}_1": 5, f"{city}_2": 5}
    assert reserve_of(state, first) == 2
    assert level_of(state, first, "white") == 0

    second = state.to_move
    city = player(state, second)["city"]
    play(state, "levels 1-1-1", f"place white {city}-1", f"place red {city}-2")

    assert "spread 4-3-3" in offered(state)
    assert all(max(map(int, move.split()[1].split("-"))) <= 5 for move in offered(state))
    play(state, "spread 4-3-3")
    assert units_of(state, second) == {f"{city}_1": 4, f"{city}_2": 3, f"{city}_3": 3}


def test_a08_escape() -> None:
    """Example A8 (K9.2, K9.2.3, K15.10) No battle, and the attacker goes on with his last point."""
    state = attack(
        area="west_obelisk",
        tiles={ANUBIS: ["god_speed"]},
        hands={BASTET: ["escape"]},
    )
    assert asked(state) == ("escape", BASTET)
    play(state, "escape")
    assert areas_of(offered(state, "flee")) >= {"front_nw", "front_sw"}

    play(state, "flee front-nw")

    assert units_of(state, BASTET) == {"front_nw": 5}
    assert units_of(state, ANUBIS) == {"west_obelisk": 5}
    assert asked(state) == ("move_depart", ANUBIS)
    play(state, "step front-sw", "take 5")
    assert state.to_move == BASTET  # no point is left, and the turn is over
    assert units_of(state, ANUBIS) == {"front_sw": 5}


def test_a09_winner_without_units() -> None:
    """Example A9 (K9.11, K9.13, K9.15.2)"""
    state = fight(attack(attackers=2, defenders=2), "4/1/0", "1/3/0")

    assert units_of(state, ANUBIS) == {}
    assert units_of(state, BASTET) == {"temple_west_cliff": 1}
    assert points_of(state, ANUBIS, "battles") == 0
    assert asked(state) == ("loser_choice", BASTET)
    assert offered(state) == ["recall", "stay"]
    play(state, "recall")
    assert prayers(state)[BASTET] == 6


def test_a10_creature_alone() -> None:
    """Example A10 (K8.5, K11.6)"""
    state = position(
        units={ANUBIS: {"nw_1": 3}},
        tiles={ANUBIS: ["royal_scarab"]},
        creatures={ANUBIS: {"royal_scarab": "nw_1"}},
    )

    play(moving(state, "nw-1"), "step front-nw", "take 3")

    assert creature_place(state, "royal_scarab") == "reserve"


def test_a11_divine_wound() -> None:
    """Example A11 (K9.6) What lies under the battle card cannot be discarded again."""
    state = attack(tiles={ANUBIS: ["divine_wound"]}, hands={ANUBIS: ["war_rage", "prayer"]})
    commit(state, "4/1/0", add=["war_rage"])
    commit(state, "3/2/0")

    assert asked(state) == ("divine_wound", ANUBIS)
    assert offered(state, "wound") == ["wound prayer"]


def test_a12_snake() -> None:
    """Example A12 (K9.9)"""
    state = attack(attacking="deep_desert_snake", defending="giant_scorpion")
    fight(state, "3/0/1", "3/2/0")

    battle = seen(state)["battle"]
    assert battle["defender"]["strength"] == 5 + 3
    assert battle["defender"]["damage"] == 2


def test_a13_prescience() -> None:
    """Example A13 (K9.4.2) The card is shown, the DI cards are not, to the owner alone."""
    state = attack(
        tiles={ANUBIS: ["prescience"]}, hands={BASTET: ["war_rage"]}, seats=3, prayer={BASTET: 3}
    )
    play(state, "pass")
    assert asked(state) == ("battle_card", BASTET)

    commit(state, "2/2/1", add=["war_rage"])

    assert asked(state) == ("battle_card", ANUBIS)
    assert private(state, ANUBIS)["prescience"] == "mixed_tactics"
    assert "war_rage" not in str(state.view(ANUBIS)["private"])
    assert "prescience" not in private(state, HORUS)


def test_a14_act_of_god_and_divine_will() -> None:
    """Example A14 (K6.4.1) Three actions in one turn, in any order."""
    state = position(tiles={ANUBIS: ["act_of_god_white", "divine_will"]}, prayer={ANUBIS: 0})

    put(play(state, "silver mid-pray", "gold", "gold recruit"), "nw-3 2")
    play(state, "regular low-pray")

    assert prayers(state)[ANUBIS] == 2 - 2 + 2
    assert player(state, ANUBIS)["filled"] == ["mid_pray", "low_pray", "gold"]
    assert state.to_move == BASTET


def test_a15_vision() -> None:
    """Example A15 (K5.2.1) With Divine Boon: 5 seen, 1 kept, then 1 normal card."""
    state = position(phase="night", tiles={ANUBIS: ["vision", "divine_boon"]})
    assert asked(state) == ("keep_di", ANUBIS)
    assert sum(private(state, ANUBIS)["looking"].values()) == 5

    play(state, offered(state)[0])

    assert len(hand_of(state, ANUBIS)) == 2
    assert seen(state)["di"]["pile"] == 35 - 2 - 1


def test_a16_priest_of_ra_and_tiles() -> None:
    """Example A16 (K7.3.2)"""
    for own, tile, cost in [
        (["priest_of_ra"], "priest-1", 0),
        (["priestess_1"], "priest-1", 0),
        (["priest_of_ra", "priestess_1"], "slaves", 0),
        (["priest_of_ra", "priestess_1"], "vision", 1),
    ]:
        state = position(tiles={ANUBIS: own}, levels={ANUBIS: (4, 0, 0)}, prayer={ANUBIS: 5})
        play(state, "regular low-buy-white", f"buy {tile}")
        assert prayers(state)[ANUBIS] == 5 - cost


def test_a17_priest_of_ra_and_a_pyramid() -> None:
    """Example A17 (K16.3) Once per Raise action."""
    state = position(tiles={ANUBIS: ["priest_of_ra"]}, prayer={ANUBIS: 5})

    play(state, "regular mid-raise", "raise nw-1 3")

    assert prayers(state)[ANUBIS] == 1


def test_a18_veto_in_battle() -> None:
    """Example A18 (K15.2)"""
    state = attack(hands={ANUBIS: ["war_rage"], HORUS: ["veto"]}, seats=3)
    commit(state, "4/1/0", add=["war_rage"])

    commit(state, "3/2/0")

    assert state.decision == "loser_choice"


def test_a19_gold_space() -> None:
    """Example A19 (K6.2, K6.4.2)"""
    assert "gold" not in offered(position())
    state = position(tiles={ANUBIS: ["divine_will"]})
    assert not any("gold" in move for move in offered(state, "regular"))

    play(state, "gold")

    assert offered(state) == ["gold move", "gold recruit"]


def test_a20_recruit_against_an_occupier() -> None:
    """Example A20 (K7.4.5)"""
    state = position(units={ANUBIS: {"nw_2": 5}, BASTET: {"nw_1": 2}}, prayer={ANUBIS: 4})

    put(play(state, "regular top-recruit"), "nw-1 4")
    assert prayers(state)[ANUBIS] == 0
    battle = seen(state)["battle"]
    assert (battle["attacker"]["seat"], battle["area"]) == (ANUBIS, "nw_1")
    fight(state, "3/0/1", "2/0/2")

    assert points_of(state, ANUBIS, "battles") == 1


def test_a21_turn_order() -> None:
    """Example A21 (K5.4) B 3, A 2, C 2; previous order B, A, C: A decides."""
    state = position(
        seats=3,
        phase="night",
        order=[BASTET, ANUBIS, HORUS],
        points={BASTET: {"battles": 3}, ANUBIS: {"battles": 2}, HORUS: {"sanctuary": 2}},
    )

    assert asked(state) == ("turn_order", ANUBIS)
    play(state, "next seat-3", "next seat-2")
    assert seen(state)["order"] == [HORUS, BASTET, ANUBIS]


def test_a22_beginner() -> None:
    """Example A22 (K18.3)"""
    levels = {tile["id"]: tile["level"] for tile in DATA["power_tiles"]}
    beginner = {"mode": "beginner"}
    first = position(round=1, phase="night", options=beginner)
    assert {levels[tile] for tile in seen(first)["offer"]} == {1}
    second = position(round=2, phase="night", options=beginner)
    assert {levels[tile] for tile in seen(second)["offer"]} == {1}
    play(second, "next seat-1")
    assert {levels[tile] for tile in seen(second)["offer"]} == {1, 2}

    state = position(options=beginner, levels={ANUBIS: (2, 1, 0)}, prayer={ANUBIS: 11})
    play(state, "regular mid-raise")
    assert offered(state, "raise nw-1") == []

    end = position(options=beginner, phase="attribution", points={ANUBIS: {"battles": 4}})
    assert end.over
    assert end.ranking() == [1, 2]
