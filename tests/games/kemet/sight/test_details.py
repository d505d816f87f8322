"""What a choice costs, brings or leads to in its position."""

from typing import Any

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    attack,
    choices,
    commit,
    moving,
    play,
    position,
)


def data_of(state: Any, notation: str) -> dict[str, Any]:
    found = choices(state)[notation].get("data", {})
    assert isinstance(found, dict)
    return found


def strengths(side: dict[str, Any]) -> dict[str, int]:
    """By source."""
    return {line["id"] or line["what"]: line["strength"] for line in side["sums"]}


def test_steps_and_teleports_tell_their_price() -> None:
    """K8.2, K8.7"""
    state = moving(position(units={ANUBIS: {"nw_1": 2}}, tiles={ANUBIS: ["stargate"]}), "nw-1")

    assert data_of(state, "step front-nw") == {"movement": 1}
    assert data_of(state, "teleport west-obelisk") == {"prayer": 1}
    assert data_of(state, "stop") == {}


def test_an_attack_tells_what_is_known_of_both_sides() -> None:
    """K9.7, K9.9 Before the group is fixed all who stand there count; then the group."""
    state = position(
        units={ANUBIS: {"front_nw": 4}, BASTET: {"temple_west_cliff": 3}},
        tiles={
            ANUBIS: ["charge_1", "royal_scarab"],
            BASTET: ["defense_1", "blades_of_neith", "giant_scorpion"],
        },
        creatures={
            ANUBIS: {"royal_scarab": "front_nw"},
            BASTET: {"giant_scorpion": "temple_west_cliff"},
        },
    )
    clash = data_of(moving(state, "front-nw"), "step temple-west-cliff")["clash"]
    assert clash["area"] == "temple_west_cliff"
    defender = clash["defender"]
    assert (defender["seat"], defender["units"], defender["strength"]) == (BASTET, 3, 7)
    assert strengths(defender) == {
        "units": 3,
        "giant_scorpion": 2,
        "defense_1": 1,
        "blades_of_neith": 1,
    }
    assert (clash["attacker"]["units"], clash["attacker"]["strength"]) == (4, 7)

    play(state, "step temple-west-cliff")
    assert data_of(state, "take 2 with creature")["clash"]["attacker"]["strength"] == 5
    alone = data_of(state, "take 2")["clash"]
    assert alone["defender"] == defender
    assert alone["attacker"]["creature"] is None
    assert strengths(alone["attacker"]) == {"units": 2, "charge_1": 1}


def test_the_snake_lets_the_other_creature_count_for_nothing() -> None:
    """K9.9"""
    state = position(
        units={ANUBIS: {"front_nw": 4}, BASTET: {"temple_west_cliff": 3}},
        tiles={ANUBIS: ["royal_scarab"], BASTET: ["deep_desert_snake"]},
        creatures={
            ANUBIS: {"royal_scarab": "front_nw"},
            BASTET: {"deep_desert_snake": "temple_west_cliff"},
        },
    )

    clash = data_of(moving(state, "front-nw"), "step temple-west-cliff")["clash"]

    assert clash["attacker"]["creature"] == "royal_scarab"
    assert strengths(clash["attacker"]) == {"units": 4, "royal_scarab": 0}
    assert clash["attacker"]["sums"][1]["cancelled_by"] == "deep_desert_snake"
    assert clash["attacker"]["strength"] == 4


def test_pyramids_tell_their_price_and_level() -> None:
    """K7.2.2, K5.3.1"""
    state = play(position(levels={ANUBIS: (1, 1, 0)}), "regular mid-raise")

    assert data_of(state, "raise nw-1 2") == {"prayer": 2, "level": 2}
    assert data_of(state, "raise blue 2") == {"prayer": 3, "level": 2}
    blessed = position(phase="night", round=2, tiles={ANUBIS: ["hand_of_god"]})
    assert data_of(blessed, "bless red") == {"level": 2}


def test_cards_of_a_battle_tell_what_they_add_together() -> None:
    """K9.4, K15.2"""
    state = attack(hands={ANUBIS: ["war_rage", "war_rage", "bloodbath"]}, prayer={ANUBIS: 5})

    assert data_of(state, "play fervent-purge")["plan"] == {
        "strength": 3,
        "damage": 2,
        "protection": 0,
    }
    play(state, "play fervent-purge", "discard shield-push")
    assert data_of(state, "add 2-0-0-1-0-0")["plan"] == {
        "strength": 5,
        "damage": 4,
        "protection": 0,
    }


def test_a_recall_tells_its_prayer_points_up_to_the_limit() -> None:
    """K9.18"""
    state = attack(attackers=5, defenders=2, prayer={ANUBIS: 9, BASTET: 11})
    commit(commit(state, "4/1/0"), "2/0/2")

    found = choices(state)["recall"]
    assert (found["text"], found["args"]) == ("choice-recall", {})  # the loser has 11 already
    play(state, "recall")
    found = choices(state)["recall"]
    assert (found["text"], found["args"]) == ("choice-recall_for", {"prayer": 2})
