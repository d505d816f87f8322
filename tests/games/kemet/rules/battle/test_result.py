"""Strength, damage, protection, winner, casualties and gains (K9.7 to K9.14)."""

from typing import Any

import pytest

from iteru.games.kemet.position import KemetState
from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    CREATURES,
    DATA,
    attack,
    commit,
    creature_place,
    fight,
    offered,
    play,
    points_of,
    prayers,
    reserve_of,
    seen,
    told,
    units_of,
)

FIGURES = {creature["id"]: creature for creature in DATA["creatures"]}


def sides(state: KemetState) -> tuple[dict[str, Any], dict[str, Any]]:
    battle = seen(state)["battle"]
    return battle["attacker"], battle["defender"]


@pytest.mark.parametrize(
    ("tile", "attacking", "defending"),
    [
        ("charge_2", 1, 0),
        ("defense_1", 0, 1),
        ("blades_of_neith", 1, 1),
        ("legion", 0, 0),
    ],
)
def test_strength_of_tiles(tile: str, attacking: int, defending: int) -> None:
    """K9.7 Units, card, and the tile in its role."""
    first = sides(fight(attack(tiles={ANUBIS: [tile]}), "3/2/0", "3/0/1"))[0]
    assert first["strength"] == 5 + 3 + attacking
    second = sides(fight(attack(tiles={BASTET: [tile]}), "3/2/0", "3/0/1"))[1]
    assert second["strength"] == 5 + 3 + defending


def test_strength_adds_everything_up() -> None:
    """K9.7"""
    state = attack(
        attackers=4,
        attacking="royal_scarab",
        tiles={ANUBIS: ["charge_1", "blades_of_neith", "divine_wound"]},
        hands={ANUBIS: ["war_rage", "war_rage", "war_fury", "prayer"]},
    )
    commit(state, "2/0/2", add=["war_rage", "war_rage", "war_fury"])
    commit(state, "3/2/0")
    play(state, "wound prayer")

    attacker = sides(state)[0]
    assert attacker["parts"] == {
        "units": 4,
        "card": 2,
        "di": 1 + 1 + 2,
        "creature": 2,
        "tiles": 2,
        "wound": 1,
    }
    assert attacker["strength"] == 15


@pytest.mark.parametrize("creature", CREATURES)
def test_creatures_fight_on_both_sides(creature: str) -> None:
    """K16.2, K9.7, K9.8, K11.3 Strength, damage, protection."""
    figures = FIGURES[creature]
    state = fight(attack(attacking=creature), "3/0/1", "3/2/0")
    own = sides(state)[0]
    assert own["strength"] == 5 + 3 + figures["strength"]
    assert own["damage"] == figures["damage"]
    assert own["protection"] == 1 + figures["protection"]

    state = fight(attack(defending=creature), "3/2/0", "3/0/1")
    own = sides(state)[1]
    assert own["strength"] == 5 + 3 + figures["strength"]
    assert own["damage"] == figures["damage"]
    assert own["protection"] == 1 + figures["protection"]


@pytest.mark.parametrize(
    ("card", "strength", "damage", "protection"),
    [
        ("war_rage", 1, 0, 0),
        ("war_fury", 2, 0, 0),
        ("bloody_battle", 0, 1, 0),
        ("bloodbath", 0, 2, 0),
        ("bronze_wall", 0, 0, 1),
        ("iron_wall", 0, 0, 2),
    ],
)
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_battle_di_cards(
    card: str, strength: int, damage: int, protection: int, copies: int
) -> None:
    """K15.2, K15.1, K9.7, K9.8 Same cards add up; the stronger ones cost 1 each."""
    state = attack(hands={ANUBIS: [card] * copies}, prayer={ANUBIS: 3})
    commit(state, "3/0/1", add=[card] * copies)
    commit(state, "4/1/0")

    own = sides(state)[0]
    assert own["strength"] == 8 + strength * copies
    assert own["damage"] == damage * copies
    assert own["protection"] == 1 + protection * copies
    cost = 1 if card in ("war_fury", "bloodbath", "iron_wall") else 0
    assert prayers(state)[ANUBIS] == 3 - cost * copies


def test_carnage_and_shield() -> None:
    """K9.8"""
    state = fight(
        attack(tiles={ANUBIS: ["carnage"], BASTET: ["shield_of_neith"]}), "2/2/1", "2/0/2"
    )

    attacker, defender = sides(state)
    assert (attacker["damage"], attacker["protection"]) == (3, 1)
    assert (defender["damage"], defender["protection"]) == (0, 3)


@pytest.mark.parametrize("snake", [ANUBIS, BASTET])
def test_the_snake_cancels_the_other_creature(snake: int) -> None:
    """K9.9 For the whole battle: strength, damage and protection."""
    pair = ["deep_desert_snake", "ancestral_elephant"]
    state = attack(attacking=pair[snake], defending=pair[1 - snake])
    fight(state, "2/2/1", "2/2/1")

    for side in sides(state):
        assert side["strength"] == 7
        assert side["protection"] == 1
        assert side["parts"]["creature"] == 0


@pytest.mark.parametrize(
    ("attackers", "defenders", "winner"),
    [(4, 3, ANUBIS), (3, 3, BASTET), (3, 4, BASTET)],
)
def test_the_higher_strength_wins_and_the_defender_a_tie(
    attackers: int, defenders: int, winner: int
) -> None:
    """K9.10"""
    state = attack(attackers=attackers, defenders=defenders)
    fight(state, "3/0/1", "3/0/1")

    assert seen(state)["battle"]["winner"] == winner
    assert points_of(state, ANUBIS, "battles") == (winner == ANUBIS)
    assert points_of(state, BASTET, "battles") == 0


def test_casualties_are_mutual_and_go_to_reserve() -> None:
    """K9.11 Enemy damage less own protection, both at once, at most all."""
    state = attack(attackers=4, defenders=2)
    fight(state, "2/2/1", "1/3/0")

    assert units_of(state, ANUBIS) == {"temple_west_cliff": 2}
    assert units_of(state, BASTET) == {}
    assert (reserve_of(state, ANUBIS), reserve_of(state, BASTET)) == (10, 12)
    assert sides(state)[1]["lost"] == 2


def test_protection_never_adds_units() -> None:
    """K9.11"""
    state = fight(attack(), "4/1/0", "2/0/2")

    assert units_of(state, BASTET) == {"temple_west_cliff": 5}


@pytest.mark.parametrize(
    ("attackers", "defenders", "first", "second", "points"),
    [
        (3, 1, "4/1/0", "3/0/1", 1),  # wins with survivors
        (3, 3, "4/1/0", "1/3/0", 0),  # wins, and is wiped out
        (2, 1, "4/1/0", "1/3/0", 0),  # both wiped out
        (1, 3, "1/3/0", "4/1/0", 0),  # loses
    ],
)
def test_the_point_of_the_attacker(
    attackers: int, defenders: int, first: str, second: str, points: int
) -> None:
    """K9.13 Only the attacker who wins with a survivor."""
    state = fight(attack(attackers=attackers, defenders=defenders), first, second)

    assert points_of(state, ANUBIS, "battles") == points
    assert points_of(state, BASTET, "battles") == 0


@pytest.mark.parametrize(
    ("defenders", "second", "points"),
    [(4, "3/0/1", 1), (3, "4/1/0", 0)],
)
def test_defensive_victory(defenders: int, second: str, points: int) -> None:
    """K9.13 A battle point for the defender who wins with a survivor."""
    state = attack(attackers=2, defenders=defenders, tiles={BASTET: ["defensive_victory"]})
    fight(state, "1/3/0", second)

    assert points_of(state, BASTET, "battles") == points
    assert points_of(state, ANUBIS, "battles") == 0


def test_crusade_for_every_unit_destroyed() -> None:
    """K9.12 Two points each, for both sides, also for the loser."""
    state = attack(
        attackers=3,
        defenders=4,
        tiles={ANUBIS: ["crusade"]},
        prayer={ANUBIS: 0, BASTET: 0},
    )
    fight(state, "1/3/0", "3/2/0")

    assert prayers(state) == [2 * 3, 0]
    rich = attack(defenders=4, tiles={ANUBIS: ["crusade"]}, prayer={ANUBIS: 9})
    fight(rich, "1/3/0", "3/2/0")
    assert prayers(rich)[ANUBIS] == 11


@pytest.mark.parametrize("attackers", [1, 5])
def test_holy_war_for_the_winner(attackers: int) -> None:
    """K9.12 Four points, also without survivors; nothing for the loser."""
    state = attack(
        attackers=attackers,
        defenders=1,
        tiles={ANUBIS: ["holy_war"], BASTET: []},
        prayer={ANUBIS: 0},
    )
    fight(state, "4/1/0", "1/3/0")
    assert units_of(state, BASTET) == {}
    assert units_of(state, ANUBIS) == ({"temple_west_cliff": 2} if attackers == 5 else {})
    assert prayers(state)[ANUBIS] == 4

    loser = attack(attackers=1, defenders=5, tiles={ANUBIS: ["holy_war"]}, prayer={ANUBIS: 0})
    fight(loser, "2/0/2", "4/1/0")
    assert prayers(loser)[ANUBIS] == 0


def test_creatures_of_wiped_out_troops_leave_attackers_first() -> None:
    """K9.14, K11.5"""
    state = attack(
        attackers=2,
        defenders=1,
        attacking="mummy",
        defending="sphinx",
        others={ANUBIS: {"nw_1": 1, "nw_2": 1}, BASTET: {"sw_1": 1, "sw_2": 1}},
    )
    commit(state, "4/1/0")
    play(state, "play chariot-raid", "discard cavalry-blitz")
    events = told(state, "add 0-0-0-0-0-0")
    assert [kind for kind, _, _ in events].count("casualties") == 2
    assert state.decision == "creature_return"
    assert state.to_move == ANUBIS
    assert offered(state) == ["creature mummy nw-1", "creature mummy nw-2"]
    play(state, "creature mummy nw-2")
    assert state.to_move == BASTET

    play(state, "creature sphinx sw-1")

    assert creature_place(state, "mummy") == "nw_2"
    assert creature_place(state, "sphinx") == "sw_1"
    assert seen(state)["temples"]["temple_west_cliff"] is None


def test_only_the_troops_in_the_space_fight() -> None:
    """K9.1 Neither units left behind nor those next door."""
    state = attack(attackers=2, defenders=2, others={ANUBIS: {"nw_1": 5}, BASTET: {"sw_1": 5}})
    fight(state, "3/0/1", "3/0/1")

    attacker, defender = sides(state)
    assert (attacker["strength"], defender["strength"]) == (5, 5)
