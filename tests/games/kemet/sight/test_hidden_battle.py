"""What is hidden in a battle (K17): commitments, face-down discards, special cards."""

import pytest

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    HORUS,
    asked,
    attack,
    commit,
    play,
    player,
    position,
    private,
    seat_seen,
)
from tests.games.kemet.sight.twins import heard, same_for

NOTHING = "add 0-0-0-0-0-0"


def test_commitments_are_hidden_until_the_reveal() -> None:
    """K9.4, K17.2, K17.3 Card, discard and DI cards; each takes the same three decisions."""
    state = attack(
        seats=3,
        hands={ANUBIS: ["war_rage", "bloodbath"], HORUS: ["veto"]},
        others={HORUS: {"c_1": 1}},
    )
    plans = [
        ["play cavalry-blitz", "discard shield-push", NOTHING],
        ["play chariot-raid", "discard phalanx-defense", "add 1-0-0-1-0-0"],
    ]
    for step in range(4):
        one, two = (play(state.copy(), *plan[:step]) for plan in plans)
        assert asked(one) == asked(two)
        assert one.secret
        for seat in (BASTET, HORUS, None):
            assert same_for(seat, one, two)
            assert heard(state, seat, *plans[0][:step]) == heard(state, seat, *plans[1][:step])
    one = play(state.copy(), *plans[0])
    assert asked(one) == ("battle_card", BASTET)
    assert private(one, ANUBIS)["committed"] == {
        "card": "cavalry_blitz",
        "discard": "shield_push",
        "di": {},
        "plan": {"strength": 4, "damage": 1, "protection": 0},
    }


def test_a_bare_hand_commits_in_three_decisions_too() -> None:
    """K9.4, K19.1 Also the last card and no DI cards are asked for."""
    state = attack(
        shown={ANUBIS: ["cavalry_blitz", "shield_push"]},
        buried={ANUBIS: ["fervent_purge", "mixed_tactics"]},
    )
    found = []
    while state.to_move == ANUBIS:
        found.append((state.decision, len(state.legal())))
        state.play(state.legal()[0])

    assert found == [("battle_card", 2), ("battle_discard", 1), ("battle_di", 1)]


def test_prescience_shows_the_card_and_nothing_else() -> None:
    """K9.4.2, K17.2 Neither the discard nor the DI cards, and nothing to a third player."""
    state = attack(
        seats=3,
        tiles={BASTET: ["prescience"]},
        hands={ANUBIS: ["war_rage"]},
        others={HORUS: {"c_1": 1}},
    )
    first = ["play cavalry-blitz", "discard shield-push", NOTHING]
    same_card = ["play cavalry-blitz", "discard chariot-raid", "add 1-0-0-0-0-0"]
    other_card = ["play chariot-raid", "discard shield-push", NOTHING]
    one, two, three = (play(state.copy(), *plan) for plan in (first, same_card, other_card))

    assert same_for(BASTET, one, two)
    assert not same_for(BASTET, one, three)
    for seat in (HORUS, None):
        assert same_for(seat, one, three)
        assert heard(state, seat, *first) == heard(state, seat, *other_card)
    assert heard(state, BASTET, *first) == heard(state, BASTET, *same_card)
    told = [event for event in heard(state, BASTET, *first) if event["kind"] == "prescience"]
    assert told[0]["data"]["card"] == "cavalry_blitz"


@pytest.mark.parametrize("agreed", ["hidden", "open"])
def test_a_face_down_discard_stays_hidden(agreed: str) -> None:
    """K9.4.1, K17.2, K18.4 For good if hidden; shown at the reveal if open."""
    state = attack(options={"battle_discards": agreed})
    plans = [
        ["play cavalry-blitz", "discard shield-push", NOTHING],
        ["play cavalry-blitz", "discard chariot-raid", NOTHING],
    ]
    answer = ["play fervent-purge", "discard shield-push", NOTHING, "recall", "stay"]
    one, two = (play(state.copy(), *plan, *answer) for plan in plans)

    assert same_for(BASTET, one, two) == (agreed == "hidden")
    assert same_for(None, one, two) == (agreed == "hidden")
    assert one.view(ANUBIS) != two.view(ANUBIS)
    heard_it = heard(state, BASTET, *plans[0], *answer) == heard(state, BASTET, *plans[1], *answer)
    assert heard_it == (agreed == "hidden")


def test_what_was_face_down_comes_back_unknown_or_known() -> None:
    """K17.2, K9.19 Worlds deal the hidden discard among the cards that were not shown."""
    state = attack()
    commit(state, "4/1/0", "1/3/0")
    commit(state, "3/2/0", "2/0/2")

    buried = set()
    for seed in range(40):
        world = state.determinize(BASTET, seed)
        world.check()
        buried |= set(player(world, ANUBIS)["buried"])
        assert player(world, BASTET)["buried"] == ["phalanx_defense"]
    assert buried == {
        "fervent_purge",
        "shield_push",
        "mixed_tactics",
        "phalanx_defense",
        "chariot_raid",
    }


def test_the_special_card_and_what_it_replaced_are_open() -> None:
    """K17.1, K10.1"""
    state = position(levels={ANUBIS: (1, 2, 1)})
    play(state, "regular low-buy-red", "buy offensive-strategy", "replace shield-push")

    own = seat_seen(state, ANUBIS)
    assert own["replaced"] == ["shield_push"]
    assert "offensive_strategy_card" in own["battle_set"]
