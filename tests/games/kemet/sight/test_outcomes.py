"""What a battle may come to, from public knowledge and one's own cards."""

from typing import Any

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    KemetState,
    attack,
    choices,
    commit,
    fight,
    play,
    position,
    private,
    seen,
)

CARDS = 6  # of a full set


def against(state: KemetState, notation: str) -> dict[str, dict[str, Any]]:
    """By the card of the other side."""
    data = choices(state)[notation]["data"]
    return {row["card"]: row for row in data["against"]}


def test_a_card_is_set_against_each_that_the_rival_may_hold() -> None:
    """K9.10, K9.11 Four units attack three; no more fall than there are."""
    state = attack(attackers=4, defenders=3)

    found = against(state, "play fervent-purge")

    assert len(found) == CARDS
    assert found["cavalry_blitz"] == {
        "card": "cavalry_blitz",
        "mine": 7,
        "theirs": 7,
        "wins": False,
        "lost": 1,
        "killed": 2,
    }
    assert found["mixed_tactics"]["wins"]
    assert found["mixed_tactics"]["killed"] == 1


def test_equal_strength_is_a_victory_of_the_defender() -> None:
    """K9.10"""
    state = commit(attack(attackers=3, defenders=3), "2/2/1")

    assert state.to_move == BASTET
    assert against(state, "play mixed-tactics")["mixed_tactics"]["wins"]


def test_cards_that_were_added_count() -> None:
    """K15.2"""
    state = attack(attackers=3, defenders=3, hands={ANUBIS: ["war_rage"]})
    play(state, "play cavalry-blitz", "discard shield-push")

    assert not against(state, "add 0-0-0-0-0-0")["cavalry_blitz"]["wins"]
    assert against(state, "add 1-0-0-0-0-0")["cavalry_blitz"]["wins"]


def test_prescience_leaves_one_card() -> None:
    """K9.4.2"""
    state = attack(tiles={ANUBIS: ["prescience"]})
    commit(state, "3/0/1")

    assert state.to_move == ANUBIS
    assert list(against(state, "play cavalry-blitz")) == ["shield_push"]


def test_a_card_that_may_lie_face_down_may_still_be_played() -> None:
    """K17.2 Only what was shown is known to be gone: a discard is hidden."""
    state = fight(attack(attackers=4, defenders=4), "4/1/0", "2/0/2")

    defender = seen(state)["battle"]["defender"]

    assert "phalanx_defense" not in defender["may_play"]
    assert len(defender["may_play"]) == CARDS - 1


def test_before_the_reveal_a_side_comes_to_a_range() -> None:
    """K9.7 From the lowest to the highest of the cards that it may play."""
    attacker = seen(attack(attackers=4))["battle"]["attacker"]

    assert (attacker["least"]["strength"], attacker["most"]["strength"]) == (5, 8)


def test_the_rivals_divine_cards_are_bounded_by_what_nobody_has_seen() -> None:
    """K17.2 The strongest cards for all I know, whatever the rival holds; not those in my hand."""
    hands = {BASTET: ["bronze_wall", "prayer"]}
    state = play(attack(hands=hands), "pass")
    assert private(state, ANUBIS)["unseen_strength"] == 2 + 2

    state = play(attack(hands={**hands, ANUBIS: ["war_fury", "war_fury"]}), "pass")

    assert private(state, ANUBIS)["unseen_strength"] == 2 + 1


def test_initiative_is_counted_before_the_attack() -> None:
    """K9.3"""
    state = position(
        units={ANUBIS: {"front_nw": 4}, BASTET: {"temple_west_cliff": 3}},
        tiles={ANUBIS: ["initiative"]},
    )
    play(state, "regular mid-move", "from front-nw")

    clash = choices(state)["step temple-west-cliff"]["data"]["clash"]

    assert clash["defender"]["units"] == 3 - 2
    assert clash["may_escape"] == (seen(state)["seats"][BASTET]["di_cards"] > 0)
