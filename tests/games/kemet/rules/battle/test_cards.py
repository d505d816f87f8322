"""The choice of cards in a battle (K9.4 to K9.6) and their return (K9.19)."""

import pytest

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    BATTLE_CARDS,
    GAME,
    HORUS,
    asked,
    attack,
    battle_hand_of,
    commit,
    discarded,
    dumped,
    fight,
    hand_of,
    offered,
    play,
    prayers,
    private,
    seat_seen,
    seen,
)


def test_card_discard_and_di_cards() -> None:
    """K9.4, K9.4.3, K17.3 Attacker first, then defender: three decisions each."""
    state = attack()
    found = []
    for _ in range(6):
        found.append(asked(state))
        state.play(state.legal()[0])

    kinds = ["battle_card", "battle_discard", "battle_di"]
    assert found == [(kind, seat) for seat in (ANUBIS, BASTET) for kind in kinds]


def test_one_card_to_play_another_to_discard() -> None:
    """K9.4"""
    state = attack()
    assert len(offered(state, "play")) == 6
    play(state, "play shield-push")

    assert len(offered(state)) == 5
    assert "discard shield-push" not in offered(state)


def test_cards_in_hand_only() -> None:
    """K9.4.3 Two of six are left, and both are used up: then all six come back (K9.19)."""
    state = attack(
        shown={ANUBIS: ["cavalry_blitz", "shield_push"]},
        buried={ANUBIS: ["fervent_purge", "mixed_tactics"]},
    )
    assert offered(state) == ["play phalanx-defense", "play chariot-raid"]
    play(state, "play chariot-raid")
    assert offered(state) == ["discard phalanx-defense"]  # asked, although there is one answer
    play(state, "discard phalanx-defense", "add 0-0-0-0-0-0")
    commit(state, "3/2/0")
    while seen(state)["battle"] is not None:
        state.play(state.legal()[0])

    assert len(battle_hand_of(state, ANUBIS)) == 6
    assert len(battle_hand_of(state, BASTET)) == 4


@pytest.mark.parametrize("agreed", ["hidden", "open"])
def test_discards_are_hidden_or_open(agreed: str) -> None:
    """K9.4.1, K18.4 The played card is always known."""
    state = attack(options={"battle_discards": agreed})
    commit(state, "4/1/0", "1/3/0")
    commit(state, "3/2/0", "2/0/2")

    own = seat_seen(state, ANUBIS)
    assert own["battle_hand"] == 4
    if agreed == "open":
        assert set(own["shown"]) == {"cavalry_blitz", "chariot_raid"}
        assert own["hidden"] == 0
        assert seen(state)["battle"]["attacker"]["discard"] == "chariot_raid"
    else:
        assert own["shown"] == ["cavalry_blitz"]
        assert own["hidden"] == 1
        assert seen(state)["battle"]["attacker"]["discard"] is None
    assert seen(state)["battle"]["attacker"]["card"] == "cavalry_blitz"


def test_any_payable_set_of_battle_di_cards() -> None:
    """K9.4, K15.2 Only battle cards of the hand, and only what can be paid together."""
    hand = ["war_rage", "war_fury", "bloodbath", "prayer", "veto"]
    state = attack(hands={ANUBIS: hand}, prayer={ANUBIS: 1})
    play(state, "play shield-push", "discard chariot-raid")

    assert offered(state) == [
        "add 0-0-0-0-0-0",
        "add 0-0-0-1-0-0",
        "add 0-1-0-0-0-0",
        "add 1-0-0-0-0-0",
        "add 1-0-0-1-0-0",
        "add 1-1-0-0-0-0",
    ]


def test_di_cards_are_paid_at_the_reveal() -> None:
    """K9.5, K16.3 Priest of Ra makes each card 1 cheaper; they go to the discard pile."""
    hand = ["war_fury", "bloodbath", "war_rage"]
    state = attack(hands={ANUBIS: hand}, prayer={ANUBIS: 2}, attackers=5)
    commit(state, "4/1/0", add=hand)
    assert prayers(state)[ANUBIS] == 2
    assert hand_of(state, ANUBIS) == ["war_rage", "war_fury", "bloodbath"]
    commit(state, "3/2/0")
    assert prayers(state)[ANUBIS] == 0
    assert discarded(state) == ["war_rage", "war_fury", "bloodbath"]

    cheap = attack(hands={ANUBIS: hand}, prayer={ANUBIS: 0}, tiles={ANUBIS: ["priest_of_ra"]})
    commit(cheap, "4/1/0", add=hand)
    commit(cheap, "3/2/0")
    assert prayers(cheap)[ANUBIS] == 0


def test_committed_cards_count_as_in_hand_until_the_reveal() -> None:
    """K9.4.2, K17.1 Their number stays hidden."""
    state = attack(hands={ANUBIS: ["war_rage"]})
    commit(state, "4/1/0", add=["war_rage"])

    assert seat_seen(state, ANUBIS)["battle_hand"] == 6
    assert seat_seen(state, ANUBIS)["di_cards"] == 1
    assert seen(state)["battle"]["attacker"]["committed"] == 3
    assert seen(state)["battle"]["attacker"]["card"] is None
    commit(state, "3/2/0")
    assert seat_seen(state, ANUBIS)["battle_hand"] == 4
    assert seat_seen(state, ANUBIS)["di_cards"] == 0


@pytest.mark.parametrize("owner", [ANUBIS, BASTET])
def test_prescience_chooses_last_and_sees_the_card(owner: int) -> None:
    """K9.4.2, K9.4.3 Whether its owner attacks or defends; nobody else sees it."""
    state = attack(seats=3, tiles={owner: ["prescience"]}, others={HORUS: {"c_1": 2}})
    other = BASTET if owner == ANUBIS else ANUBIS
    assert asked(state) == ("battle_card", other)
    play(state, "play chariot-raid")
    assert "prescience" not in private(state, owner)
    play(state, "discard cavalry-blitz", "add 0-0-0-0-0-0")

    assert asked(state) == ("battle_card", owner)
    assert private(state, owner)["prescience"] == "chariot_raid"
    assert "cavalry_blitz" not in str(private(state, owner).get("prescience"))
    assert "prescience" not in private(state, HORUS)
    assert "prescience" not in private(state, other)


def test_what_prescience_shows_is_known_in_every_world() -> None:
    """K9.4.2, K17.2"""
    state = attack(tiles={BASTET: ["prescience"]})
    commit(state, "1/3/0", "4/1/0")

    for seed in range(8):
        world = state.determinize(BASTET, seed)
        world.check()
        assert private(world, BASTET)["prescience"] == "chariot_raid"


def test_divine_wound_discards_any_di_cards() -> None:
    """K9.6 After the reveal, knowing the totals; +1 for each, seen by all."""
    state = attack(
        tiles={BASTET: ["divine_wound"]},
        hands={BASTET: ["veto", "veto", "prayer"]},
        defenders=3,
    )
    play(state, "pass")
    fight(state, "3/0/1", "2/0/2")
    assert asked(state) == ("divine_wound", BASTET)
    assert offered(state) == ["done", "wound prayer", "wound veto"]
    assert seen(state)["battle"]["attacker"]["strength"] == 8

    play(state, "wound veto", "wound veto", "wound prayer")

    assert seen(state)["battle"]["defender"]["wound"] == 3
    assert seen(state)["battle"]["winner"] == BASTET
    assert discarded(state) == ["prayer", "veto", "veto"]


def test_divine_wound_without_cards_is_no_question() -> None:
    """K9.6, K19.1"""
    state = fight(attack(tiles={ANUBIS: ["divine_wound"]}), "4/1/0", "3/2/0")

    assert state.decision == "loser_choice"


def test_special_cards_fight_like_others() -> None:
    """K10.1 3/3/0 and 3/0/3."""
    offensive = [*BATTLE_CARDS[:5], "offensive_strategy_card"]
    defensive = [*BATTLE_CARDS[:5], "defensive_strategy_card"]
    state = attack(battle_set={ANUBIS: offensive, BASTET: defensive})
    fight(state, "3/3/0", "3/0/3")

    battle = seen(state)["battle"]
    assert battle["attacker"]["damage"] == battle["defender"]["protection"] == 3
    assert battle["attacker"]["parts"]["card"] == 3


def test_played_and_discarded_cards_leave_the_hand() -> None:
    """K9.19"""
    state = attack()
    commit(state, "4/1/0", "3/2/0")
    commit(state, "3/0/1", "2/2/1")

    assert battle_hand_of(state, ANUBIS) == {*BATTLE_CARDS[2:6]}
    assert dumped(state)["players"][BASTET]["buried"] == ["mixed_tactics"]
    assert GAME.restore(state.dump()).dump() == state.dump()
