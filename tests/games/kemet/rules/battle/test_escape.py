"""Before a battle (K9.2, K9.3): Escape and Initiative."""

import pytest

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    HORUS,
    areas_of,
    asked,
    attack,
    battle_hand_of,
    commit,
    creature_place,
    discarded,
    fight,
    hand_of,
    moving,
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


def test_the_defender_may_escape() -> None:
    """K9.2, K15.10, K9.2.2 The whole troop with its creature; no battle cards, no Initiative."""
    state = attack(
        defending="mummy",
        tiles={ANUBIS: ["initiative"]},
        hands={BASTET: ["escape"]},
    )
    assert asked(state) == ("escape", BASTET)
    assert offered(state) == ["escape", "pass"]
    play(state, "escape")
    assert areas_of(offered(state)) == {"front_nw", "front_sw", "west_obelisk"}

    play(state, "flee west-obelisk")

    assert units_of(state, BASTET) == {"west_obelisk": 5}
    assert creature_place(state, "mummy") == "west_obelisk"
    assert units_of(state, ANUBIS) == {"temple_west_cliff": 5}
    assert discarded(state) == ["escape"]
    assert len(battle_hand_of(state, ANUBIS)) == len(battle_hand_of(state, BASTET)) == 6
    assert points_of(state, ANUBIS, "battles") == 0
    assert seen(state)["battle"] is None


def test_the_attacker_goes_on_after_an_escape() -> None:
    """K9.2.3 With the points left; here by taking the next space as well."""
    state = attack(tiles={ANUBIS: ["god_speed"]}, hands={BASTET: ["escape"]})
    play(state, "escape", "flee front-sw")
    assert asked(state) == ("move_depart", ANUBIS)

    play(state, "step front-sw", "take 5")

    assert seen(state)["battle"]["area"] == "front_sw"


def test_passing_lets_the_battle_begin() -> None:
    """K9.2, K19.1"""
    state = attack(hands={BASTET: ["escape"]})

    play(state, "pass")

    assert asked(state) == ("battle_card", ANUBIS)
    assert hand_of(state, BASTET) == ["escape"]


def test_an_escape_needs_a_free_space() -> None:
    """K15.10, K15.1.1, K8.3, K8.5 Neither opponents nor too many own units there."""
    blocked = {
        ANUBIS: {"front_sw": 1},
        BASTET: {"west_obelisk": 4},
    }
    state = attack(
        attackers=5, defenders=2, others=blocked, hands={BASTET: ["escape"]}, area="west_bank"
    )
    assert offered(play(state, "escape")) == ["flee front-nw", "flee temple-west-nile"]

    none = position(
        units={
            ANUBIS: {"front_nw": 3, "front_sw": 1},
            BASTET: {"west_obelisk": 4, "temple_west_cliff": 2},
        },
        hands={BASTET: ["escape"]},
    )
    play(moving(none, "front-nw"), "step temple-west-cliff", "take 2")
    assert asked(none) == ("battle_card", ANUBIS)


def test_nobody_escapes_to_where_a_battle_waits() -> None:
    """K7.4.5, K15.10"""
    state = position(
        units={ANUBIS: {}, BASTET: {"nw_1": 1, "nw_2": 1}},
        hands={BASTET: ["escape"]},
        prayer={ANUBIS: 4},
    )
    put(play(state, "regular top-recruit"), "nw-1 2", "nw-2 2")
    play(state, "fight nw-1", "escape")

    assert areas_of(offered(state)) == {"nw_3", "front_nw"}


def test_an_escape_obeys_the_creature_rule() -> None:
    """K15.10, K8.5"""
    state = position(
        units={ANUBIS: {"front_nw": 3}, BASTET: {"temple_west_cliff": 2, "west_obelisk": 1}},
        tiles={BASTET: ["mummy", "sphinx"]},
        creatures={BASTET: {"mummy": "temple_west_cliff", "sphinx": "west_obelisk"}},
        hands={BASTET: ["escape"]},
    )
    play(moving(state, "front-nw"), "step temple-west-cliff", "take 3", "escape")

    assert areas_of(offered(state)) == {"front_nw", "front_sw"}


def test_walls_do_not_matter_for_an_escape() -> None:
    """K15.10 From the desert before a foreign city into it."""
    state = position(
        units={ANUBIS: {"temple_west_cliff": 3, "nw_2": 1}, BASTET: {"front_nw": 2}},
        hands={BASTET: ["escape"]},
    )
    play(moving(state, "temple-west-cliff"), "step front-nw", "take 3", "escape")

    assert {"nw_1", "nw_3"} <= areas_of(offered(state))
    assert "nw_2" not in areas_of(offered(state))


def test_an_escape_may_be_vetoed_by_a_third_player() -> None:
    """K9.2.1, K15.9 Neither by the attacker, whose turn it is, nor by the one who escapes."""
    state = attack(
        seats=3,
        others={HORUS: {"c_1": 2}},
        hands={ANUBIS: ["veto"], BASTET: ["escape"], HORUS: ["veto"]},
    )
    play(state, "escape")
    assert asked(state) == ("veto", HORUS)

    play(state, "veto")

    assert asked(state) == ("battle_card", ANUBIS)
    assert units_of(state, BASTET) == {"temple_west_cliff": 5}
    assert discarded(state) == ["veto", "escape"]


def test_a_vetoed_veto_lets_the_escape_work() -> None:
    """K15.9, K9.2.1"""
    state = attack(
        seats=3,
        others={HORUS: {"c_1": 2}},
        hands={BASTET: ["escape", "veto"], HORUS: ["veto"]},
    )
    play(state, "escape", "veto")
    assert asked(state) == ("veto", BASTET)
    play(state, "veto")

    assert asked(state) == ("escape_space", BASTET)


def test_escape_from_recruits_and_enlistment() -> None:
    """K9.2 In another player's turn of the Day, whatever the attack."""
    troops = {ANUBIS: {"nw_2": 1}, BASTET: {"nw_1": 2}}
    recruit = position(units=troops, hands={BASTET: ["escape"]})
    put(play(recruit, "regular top-recruit"), "nw-1 3")
    assert asked(recruit) == ("escape", BASTET)
    play(recruit, "escape", "flee front-nw")
    assert units_of(recruit, ANUBIS) == {"nw_1": 3, "nw_2": 1}
    assert recruit.to_move == BASTET

    enlist = position(units=troops, hands={ANUBIS: ["enlistment"], BASTET: ["escape"]})
    play(enlist, "card enlistment", "pass", "put nw-1 2")
    assert asked(enlist) == ("escape", BASTET)


@pytest.mark.parametrize(("defenders", "left"), [(5, 3), (3, 1)])
def test_initiative_kills_two_before_the_battle(defenders: int, left: int) -> None:
    """K9.3, K9.3.1 Protection does not help, Crusade does not count them."""
    state = attack(
        defenders=defenders,
        defending="ancestral_elephant",
        tiles={ANUBIS: ["initiative", "crusade"], BASTET: ["shield_of_neith"]},
    )

    assert units_of(state, BASTET) == {"temple_west_cliff": left}
    assert reserve_of(state, BASTET) == 12 - left
    fight(state, "3/0/1", "3/0/1")
    assert prayers(state)[ANUBIS] == 5


def test_initiative_belongs_to_the_attacker() -> None:
    """K9.3"""
    state = attack(tiles={BASTET: ["initiative"]})

    assert units_of(state, ANUBIS) == {"temple_west_cliff": 5}


@pytest.mark.parametrize("defenders", [1, 2])
def test_initiative_may_leave_nobody(defenders: int) -> None:
    """K9.3.2, K11.5 No battle, no points, no Holy War, no cards; the creature goes home and the
    attacker may go on.
    """
    state = attack(
        defenders=defenders,
        defending="mummy",
        others={BASTET: {"sw_1": 1}},
        tiles={ANUBIS: ["initiative", "holy_war", "god_speed"]},
    )

    assert creature_place(state, "mummy") == "sw_1"
    assert state.scores()[ANUBIS] == 1  # the temple
    assert points_of(state, ANUBIS, "battles") == 0
    assert prayers(state)[ANUBIS] == 5
    assert len(battle_hand_of(state, ANUBIS)) == 6
    assert asked(state) == ("move_depart", ANUBIS)
    assert "step front-sw" in offered(state)


def test_initiative_after_recruiting_ends_there() -> None:
    """K9.3.2 There is no move to continue."""
    state = position(units={ANUBIS: {}, BASTET: {"nw_1": 2}}, tiles={ANUBIS: ["initiative"]})
    put(play(state, "regular top-recruit"), "nw-1 1")

    assert units_of(state, BASTET) == {}
    assert state.to_move == BASTET


def test_the_reserve_of_the_killed_is_full_at_once() -> None:
    """K9.3, K9.4 Committed cards come after it."""
    state = attack(defenders=4, tiles={ANUBIS: ["initiative"]})
    commit(state, "4/1/0")

    assert seen(state)["battle"]["defender"]["units"] == 2
