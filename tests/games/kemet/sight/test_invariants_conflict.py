"""Dumps in which a move, a battle or a card does not fit the rest are refused."""

from typing import Any

import pytest

from iteru.games.kemet.game import GAME
from iteru.games.kemet.position import KemetState
from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    HORUS,
    attack,
    commit,
    dumped,
    moving,
    play,
    position,
)


def refused(state: KemetState, part: str, key: str, value: object) -> None:
    """The dump comes back as it is, but not with this value."""
    data: dict[str, Any] = dumped(state)
    assert GAME.restore(data).dump() == data
    data[part][key] = value
    with pytest.raises(ValueError, match=r"K\d|whole numbers from 0"):
        GAME.restore(data)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seat", 1),
        ("seat", 4),
        ("at", "west_bank"),
        ("at", "front_ne"),
        ("origin", "west_obelisk_s"),
        ("used", -1),
        ("leader", "mummy"),
        ("target", "west_bank"),
        ("units", 2),
        ("creature", "mummy"),
        ("how", "teleport"),
        ("landed", 1),
    ],
)
def test_a_move_stands_where_its_units_are(key: str, value: object) -> None:
    """K8.11 No group is fixed at a departure."""
    state = moving(position(units={ANUBIS: {"front_nw": 3}}), "front-nw")

    refused(state, "move", key, value)


def test_a_group_is_asked_for_a_target() -> None:
    """K8.11.2"""
    state = play(moving(position(units={ANUBIS: {"front_nw": 3}}), "front-nw"), "step west-bank")

    refused(state, "move", "target", "-")


def test_units_on_their_way_count() -> None:
    """K11.6, K8.11.3 While a creature left behind is asked about, its troop has left."""
    state = position(
        options={"abandoned_creature": "city"},
        units={ANUBIS: {"front_nw": 3, "nw_1": 1, "nw_2": 1}},
        tiles={ANUBIS: ["royal_scarab"]},
        creatures={ANUBIS: {"royal_scarab": "front_nw"}},
    )
    play(moving(state, "front-nw"), "step west-bank", "take 3")

    assert state.decision == "creature_return"
    refused(state, "move", "units", 0)
    refused(state, "move", "target", "front_nw")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("area", "front_nw"),
        ("night", 1),
        ("stage", "wound"),
        ("winner", "attacker"),
        ("attacker", 1),
        ("defender", 2),
        ("attacker_committed", 2),
        ("attacker_card", "-"),
        ("attacker_card", "chariot_raid"),
        ("attacker_discard", "cavalry_blitz"),
        ("attacker_added", -1),
        ("attacker_added", 1),
        ("defender_card", "cavalry_blitz"),
        ("attacker_units", 5),
        ("attacker_lost", 1),
        ("attacker_wound", 1),
        ("defender_creature", "mummy"),
    ],
)
def test_what_is_committed_fits_the_hand_and_the_stage(key: str, value: object) -> None:
    """K9.4 The attacker has committed, the defender is asked."""
    state = commit(attack(), "4/1/0", "1/3/0")

    refused(state, "battle", key, value)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("winner", "-"),
        ("winner", "defender"),
        ("attacker_card", "shield_push"),
        ("attacker_discard", "shield_push"),
        ("attacker_units", 0),
        ("attacker_lost", 6),
        ("attacker_added", -1),
    ],
)
def test_what_is_revealed_lies_open(key: str, value: object) -> None:
    """K9.5, K18.4 The loser is asked."""
    state = commit(commit(attack(), "4/1/0", "1/3/0"), "2/0/2", "1/3/0")

    refused(state, "battle", key, value)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("card", "mana_theft"),
        ("card", "war_rage"),
        ("seat", 1),
        ("last", 1),
        ("vetoes", 1),
        ("vetoes", -1),
    ],
)
def test_an_announced_card_waits_for_its_own_effect(key: str, value: object) -> None:
    """K15.9"""
    state = position(seats=3, hands={ANUBIS: ["prayer"], BASTET: ["veto"], HORUS: ["veto"]})
    play(state, "card prayer")

    assert state.decision == "veto"
    refused(state, "announced", key, value)


def test_battles_wait_in_the_city_of_the_placer() -> None:
    """K7.4.5"""
    state = position(
        seats=3, units={ANUBIS: {}, BASTET: {"nw_1": 1}, HORUS: {"nw_2": 1}}, prayer={ANUBIS: 6}
    )
    play(state, "regular top-recruit", "put nw-1 2", "put nw-2 2")
    if state.decision == "recruit_choice":
        play(state, "done")

    assert state.decision == "battle_order"
    data: dict[str, Any] = dumped(state)
    for waiting in ([], ["nw_1", "nw_3"], ["sw_1"]):
        with pytest.raises(ValueError, match=r"K7\.4\.5"):
            GAME.restore({**data, "waiting": waiting})
