"""Creatures (K11): what they are, where they can be, and where they go."""

import pytest

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    CREATURES,
    asked,
    attack,
    creature_place,
    fight,
    moving,
    offered,
    play,
    points_of,
    position,
    seen,
    units_of,
)


def test_a_creature_is_no_unit() -> None:
    """K11.1, K8.3 It does not count for the limit or by number, and holds no space."""
    state = position(
        units={ANUBIS: {"front_nw": 5}},
        tiles={ANUBIS: ["deep_desert_snake"]},
        creatures={ANUBIS: {"deep_desert_snake": "front_nw"}},
    )
    play(moving(state, "front-nw"), "step temple-west-cliff", "take 5 with creature")
    assert units_of(state, ANUBIS) == {"temple_west_cliff": 5}

    fought = fight(attack(attackers=2, attacking="deep_desert_snake"), "3/0/1", "3/2/0")
    assert seen(fought)["battle"]["attacker"]["strength"] == 2 + 3


def test_a_creature_alone_controls_nothing() -> None:
    """K11.1, K11.4, K12.1 The last unit sacrificed or killed, it is gone."""
    state = position(
        phase="attribution",
        units={ANUBIS: {"temple_delta": 1}},
        tiles={ANUBIS: ["mummy"]},
        creatures={ANUBIS: {"mummy": "temple_delta"}},
    )
    play(state, "sacrifice")

    assert creature_place(state, "mummy") == "reserve"
    assert state.scores()[ANUBIS] == 0


@pytest.mark.parametrize("creature", CREATURES)
def test_a_creature_works_for_its_own_troop_only(creature: str) -> None:
    """K11.3 Next door it gives nothing."""
    state = position(
        units={ANUBIS: {"front_nw": 5, "nw_1": 1}, BASTET: {"temple_west_cliff": 5}},
        tiles={ANUBIS: [creature]},
        creatures={ANUBIS: {creature: "nw_1"}},
    )
    play(moving(state, "front-nw"), "step temple-west-cliff", "take 5")
    fight(state, "3/0/1", "3/0/1")

    attacker = seen(state)["battle"]["attacker"]
    assert (attacker["strength"], attacker["damage"], attacker["protection"]) == (8, 0, 1)


def test_the_point_of_the_sphinx_is_never_lost() -> None:
    """K11.3, K12.4"""
    state = position(
        units={ANUBIS: {"nw_1": 1}, BASTET: {"front_nw": 5}},
        tiles={ANUBIS: ["sphinx"]},
        creatures={ANUBIS: {"sphinx": "nw_1"}},
        seat=BASTET,
    )
    play(moving(state, "front-nw"), "step nw-1", "take 5")
    fight(state, "2/2/1", "3/0/1")

    assert units_of(state, ANUBIS) == {}
    assert creature_place(state, "sphinx") == "reserve"
    assert points_of(state, ANUBIS, "tiles") == 1


def test_a_destroyed_troop_sends_its_creature_home() -> None:
    """K11.5 The owner chooses among districts with an own unit and no own creature, also in
    another player's turn.
    """
    state = attack(
        defenders=1,
        defending="mummy",
        tiles={BASTET: ["sphinx"]},
        others={BASTET: {"sw_1": 1, "sw_2": 1, "sw_3": 1}},
    )
    fight(state, "2/2/1", "4/1/0")

    assert asked(state) == ("creature_return", BASTET)
    assert offered(state) == [f"creature mummy sw-{number}" for number in (1, 2, 3)]


def test_home_is_no_district_without_units_or_with_a_creature() -> None:
    """K11.5 With one open district it goes there, with none to reserve."""
    for others, sphinx, place in [
        ({"sw_1": 1, "sw_2": 1}, "sw_1", "sw_2"),
        ({"sw_1": 1}, "sw_1", "reserve"),
        ({"front_sw": 1}, "front_sw", "reserve"),
    ]:
        state = position(
            units={ANUBIS: {"front_nw": 5}, BASTET: {"temple_west_cliff": 1, **others}},
            tiles={BASTET: ["mummy", "sphinx"]},
            creatures={BASTET: {"mummy": "temple_west_cliff", "sphinx": sphinx}},
        )
        play(moving(state, "front-nw"), "step temple-west-cliff", "take 5")
        fight(state, "2/2/1", "3/0/1")
        assert creature_place(state, "mummy") == place


def test_creatures_return_to_districts_where_battles_wait() -> None:
    """K7.4.5, K7.4.4, K11.5 They fight there; one that is beaten finds no other free district."""
    state = position(
        units={ANUBIS: {}, BASTET: {"nw_1": 3, "nw_2": 1}},
        tiles={ANUBIS: ["giant_scorpion", "mummy"]},
        prayer={ANUBIS: 3},
    )
    play(state, "regular top-recruit", "put nw-1 1", "put nw-2 2")
    assert asked(state) == ("return_creatures", ANUBIS)
    play(state, "creature giant-scorpion nw-1", "fight nw-1")
    fight(state, "1/3/0", "4/1/0")

    assert creature_place(state, "mummy") == "nw_2"
    assert creature_place(state, "giant_scorpion") == "reserve"


def test_a_recalled_creature_goes_to_reserve_in_any_case() -> None:
    """K11.6, K9.18, K18.5"""
    for option in ("reserve", "city"):
        state = attack(
            defenders=2,
            defending="mummy",
            others={BASTET: {"sw_1": 2}},
            options={"abandoned_creature": option},
        )
        fight(state, "4/1/0", "3/0/1")
        play(state, "recall")
        assert creature_place(state, "mummy") == "reserve"


@pytest.mark.parametrize(("option", "place"), [("reserve", "reserve"), ("city", "nw_1")])
def test_a_sacrificed_troop_abandons_its_creature(option: str, place: str) -> None:
    """K11.6, K13.1, K18.5"""
    state = position(
        phase="attribution",
        options={"abandoned_creature": option},
        units={ANUBIS: {"temple_delta": 1, "nw_1": 1}},
        tiles={ANUBIS: ["mummy"]},
        creatures={ANUBIS: {"mummy": "temple_delta"}},
    )
    play(state, "sacrifice")

    assert creature_place(state, "mummy") == place


def test_from_reserve_only_recruiting_brings_it_back() -> None:
    """K11.7 Neither Enlistment nor Reinforcements nor a move."""
    state = position(
        tiles={ANUBIS: ["mummy"]},
        hands={ANUBIS: ["enlistment"]},
        units={ANUBIS: {"nw_1": 2}},
    )
    play(state, "card enlistment", "put nw-1 1", "done")
    assert creature_place(state, "mummy") == "reserve"

    play(state, "regular top-recruit", "done")

    assert creature_place(state, "mummy") == "nw_1"
