"""Cases derived from the rules (shared examples, part B, from B15)."""

import pytest

from tests.games.kemet.box.test_map import AREAS_OF, DISTRICTS_OF, distances
from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    HORUS,
    areas_of,
    asked,
    attack,
    creature_place,
    discarded,
    fight,
    hand_of,
    level_of,
    moving,
    offered,
    play,
    points_of,
    position,
    prayers,
    reserve_of,
    seen,
    units_of,
)


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
