"""Divine Intervention cards outside battle (K15) and the Veto window (K15.9)."""

import pytest

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    HORUS,
    SOBEK,
    areas_of,
    asked,
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
    told,
    units_of,
)


def test_a_card_is_paid_and_discarded() -> None:
    """K15.1, K15.6 One point; Priest of Ra makes it free."""
    state = position(hands={ANUBIS: ["raining_fire"]}, prayer={ANUBIS: 1})
    play(state, "card raining-fire")
    assert prayers(state)[ANUBIS] == 0
    assert discarded(state) == ["raining_fire"]

    free = position(
        hands={ANUBIS: ["raining_fire"]}, prayer={ANUBIS: 0}, tiles={ANUBIS: ["priest_of_ra"]}
    )
    assert "card raining-fire" in offered(free)
    poor = position(hands={ANUBIS: ["raining_fire"]}, prayer={ANUBIS: 0})
    assert "card raining-fire" not in offered(poor)


def test_there_is_no_hand_limit() -> None:
    """K15.1"""
    state = position(phase="night", pile=["veto", "prayer"])

    assert len(hand_of(state, BASTET)) == 34


def test_prayer() -> None:
    """K15.3 Two points, without Priest's; K15.1.1 not at 11."""
    state = position(hands={ANUBIS: ["prayer"]}, tiles={ANUBIS: ["priest_1"]})
    play(state, "card prayer")
    assert prayers(state)[ANUBIS] == 7

    almost = play(position(hands={ANUBIS: ["prayer"]}, prayer={ANUBIS: 10}), "card prayer")
    assert prayers(almost)[ANUBIS] == 11
    full = position(hands={ANUBIS: ["prayer"]}, prayer={ANUBIS: 11})
    assert offered(full, "card") == []


def test_mana_theft() -> None:
    """K15.4, K16.3 One from each opponent, not below 0 and no payment; one point in all."""
    state = position(
        seats=4,
        hands={ANUBIS: ["mana_theft"]},
        prayer={ANUBIS: 3, BASTET: 0, HORUS: 1, SOBEK: 11},
        tiles={SOBEK: ["priest_of_ra"]},
    )
    play(state, "card mana-theft")

    assert prayers(state) == [4, 0, 0, 10]


def test_mana_theft_must_do_something() -> None:
    """K15.1.1 At 11 points only if an opponent has any."""
    hand = {ANUBIS: ["mana_theft"]}
    assert offered(position(hands=hand, prayer={ANUBIS: 11, BASTET: 0}), "card") == []
    assert offered(position(hands=hand, prayer={ANUBIS: 11, BASTET: 1}), "card") != []
    assert offered(position(hands=hand, prayer={ANUBIS: 10, BASTET: 0}), "card") != []


def test_enlistment_in_the_own_city() -> None:
    """K15.5, K7.4.6 Two units, split as one likes; free, without Scribe or creatures."""
    state = position(
        hands={ANUBIS: ["enlistment"]},
        tiles={ANUBIS: ["mummy"]},
        prayer={ANUBIS: 0},
        units={ANUBIS: {"nw_1": 4, "front_nw": 2}},
    )
    play(state, "card enlistment")
    assert offered(state) == [
        "put nw-1 1",
        "put nw-2 1",
        "put nw-2 2",
        "put nw-3 1",
        "put nw-3 2",
        "put front-nw 1",
        "put front-nw 2",
        "done",
    ]
    play(state, "put nw-1 1")
    assert areas_of([move.rsplit(" ", 1)[0] for move in offered(state, "put")]) == {
        "nw_2",
        "nw_3",
    }
    put(state, "nw-3 1")

    assert units_of(state, ANUBIS) == {"nw_1": 5, "nw_3": 1, "front_nw": 2}
    assert creature_place(state, "mummy") == "reserve"


def test_enlistment_in_one_troop_elsewhere() -> None:
    """K15.5"""
    state = position(
        hands={ANUBIS: ["enlistment"]},
        units={ANUBIS: {"nw_1": 4, "front_nw": 2, "west_bank": 1}},
    )
    play(state, "card enlistment", "put front-nw 1")

    assert offered(state, "put") == []
    assert units_of(state, ANUBIS)["front_nw"] == 3


@pytest.mark.parametrize(
    "units",
    [{"nw_1": 5, "nw_2": 5, "front_nw": 2}, {"nw_1": 2, "nw_2": 5, "nw_3": 5}],
)
def test_enlistment_needs_reserve(units: dict[str, int]) -> None:
    """K15.1.1"""
    state = position(hands={ANUBIS: ["enlistment"]}, units={ANUBIS: units})

    assert offered(state, "card") == []


def test_enlistment_against_an_occupier_in_the_middle_of_a_move() -> None:
    """K15.5, K7.4.5 The battle does not end the Move action in progress."""
    state = position(
        units={ANUBIS: {"front_nw": 2}, BASTET: {"nw_1": 1}},
        hands={ANUBIS: ["enlistment"]},
        tiles={ANUBIS: ["god_speed"]},
    )
    play(moving(state, "front-nw"), "step west-bank", "take 2")
    put(play(state, "card enlistment"), "nw-1 2")
    assert seen(state)["battle"]["attacker"]["seat"] == ANUBIS
    fight(state, "3/2/0", "3/0/1")
    play(state, "stay")

    assert points_of(state, ANUBIS, "battles") == 1
    assert asked(state) == ("move_depart", ANUBIS)
    play(state, "step west-obelisk", "take 2")
    assert units_of(state, ANUBIS) == {"nw_1": 2, "west_obelisk": 2}


def test_raining_fire_strikes_any_opponent_anywhere() -> None:
    """K15.6 One unit; not a battle: no Crusade, no points."""
    state = position(
        seats=3,
        hands={ANUBIS: ["raining_fire"]},
        tiles={ANUBIS: ["crusade"]},
        units={ANUBIS: {"nw_1": 5}, BASTET: {"temple_delta": 2}, HORUS: {"c_1": 1}},
    )
    play(state, "card raining-fire")
    assert offered(state) == ["strike c-1", "strike temple-delta"]

    play(state, "strike temple-delta")

    assert units_of(state, BASTET) == {"temple_delta": 1}
    assert reserve_of(state, BASTET) == 11
    assert prayers(state)[ANUBIS] == 4
    assert state.scores()[ANUBIS] == 0


def test_raining_fire_needs_a_target() -> None:
    """K15.1.1"""
    state = position(hands={ANUBIS: ["raining_fire"]}, units={BASTET: {}})

    assert offered(state, "card") == []


def test_targets_come_after_the_veto_window() -> None:
    """K15.1, K19.2 Announced and paid, window, target, effect, creatures, then the turn goes on."""
    state = position(
        hands={ANUBIS: ["raining_fire"], BASTET: ["prayer"]},
        units={BASTET: {"west_bank": 1, "sw_1": 1, "sw_2": 1}},
        tiles={BASTET: ["mummy"]},
        creatures={BASTET: {"mummy": "west_bank"}},
    )
    found = []
    for move in ("card raining-fire", "pass", "strike west-bank", "creature mummy sw-1"):
        play(state, move)
        found.append(asked(state))

    assert found == [
        ("veto", BASTET),
        ("raining_fire", ANUBIS),
        ("creature_return", BASTET),
        ("choose_token_and_space", ANUBIS),
    ]


@pytest.mark.parametrize("card", ["prayer", "mana_theft", "enlistment", "raining_fire"])
def test_a_vetoed_card_has_no_effect(card: str) -> None:
    """K15.9 It is discarded, its cost is lost, the same decision comes again."""
    state = position(hands={ANUBIS: [card], BASTET: ["veto"]}, prayer={ANUBIS: 3})
    before = [units_of(state, seat) for seat in (ANUBIS, BASTET)]

    play(state, f"card {card.replace('_', '-')}", "veto")

    assert [units_of(state, seat) for seat in (ANUBIS, BASTET)] == before
    assert prayers(state) == [2 if card == "raining_fire" else 3, 5]
    assert sorted(discarded(state)) == sorted([card, "veto"])
    assert asked(state) == ("choose_token_and_space", ANUBIS)


def test_a_vetoed_open_gates_card_opens_nothing() -> None:
    """K15.9, K15.8"""
    state = position(
        hands={ANUBIS: ["open_gates_card"], BASTET: ["veto"]},
        units={ANUBIS: {"front_nw": 2}},
    )
    play(moving(state, "front-nw"), "card open-gates-card", "veto")

    assert seen(state)["move"]["open_gates"] is False


def test_the_veto_is_offered_in_turn_order_after_the_active_player() -> None:
    """K15.9, K6.6 To all but the active player, cyclically, until one uses it."""
    state = position(
        seats=4,
        seat=HORUS,
        order=[ANUBIS, HORUS, SOBEK, BASTET],
        hands={
            HORUS: ["prayer", "veto"],
            ANUBIS: ["veto"],
            BASTET: ["escape"],
            SOBEK: ["war_rage"],
        },
    )
    play(state, "card prayer")
    found = []
    while state.decision == "veto":
        found.append((state.to_move, offered(state)))
        play(state, "pass")

    assert found == [(SOBEK, ["pass"]), (BASTET, ["pass"]), (ANUBIS, ["veto", "pass"])]
    assert asked(state)[1] == HORUS


def test_one_veto_closes_the_window() -> None:
    """K15.9"""
    state = position(
        seats=3,
        hands={ANUBIS: ["prayer"], BASTET: ["veto"], HORUS: ["war_rage"]},
    )
    play(state, "card prayer", "veto")

    # Horus is asked about the Veto (he has a card), not about the Prayer any more
    assert asked(state) == ("veto", HORUS)
    assert seen(state)["card"]["vetoes"] == 1
    play(state, "pass")
    assert prayers(state)[ANUBIS] == 5


def test_a_veto_can_be_vetoed() -> None:
    """K15.9 By another player who is not active; then the card works."""
    state = position(
        seats=3,
        hands={ANUBIS: ["prayer"], BASTET: ["veto"], HORUS: ["veto"]},
    )
    events = told(state, "card prayer", "veto", "veto")

    assert prayers(state)[ANUBIS] == 7
    assert discarded(state) == ["prayer", "veto", "veto"]
    assert [kind for kind, _, _ in events] == ["card_played", "vetoed", "vetoed", "prayer"]


def test_who_could_not_hold_a_veto_is_not_asked() -> None:
    """K19.1 Without a card in hand, or with both of them in the discard pile."""
    state = position(
        seats=3, hands={ANUBIS: ["prayer"], BASTET: ["war_rage"]}, discard=["veto", "veto"]
    )

    play(state, "card prayer")

    assert prayers(state)[ANUBIS] == 7
    empty = position(seats=3, hands={ANUBIS: ["prayer"], HORUS: ["war_rage"]})
    assert asked(play(empty, "card prayer")) == ("veto", HORUS)


def test_reactions_can_be_passed_automatically() -> None:
    """K19.1 reaction_pass is the code that declines Veto or Escape, -1 elsewhere."""
    state = position(hands={ANUBIS: ["prayer"], BASTET: ["war_rage"]})
    assert state.reaction_pass == -1
    play(state, "card prayer")

    assert state.legal() == [state.reaction_pass]
    attacked = position(
        units={ANUBIS: {"front_nw": 2}, BASTET: {"west_bank": 2}}, hands={BASTET: ["war_rage"]}
    )
    play(moving(attacked, "front-nw"), "step west-bank", "take 2")
    assert asked(attacked) == ("escape", BASTET)
    assert attacked.legal() == [attacked.reaction_pass]


def test_escape_and_veto_are_no_cards_of_the_own_turn() -> None:
    """K15.9, K15.10"""
    state = position(hands={ANUBIS: ["escape", "veto"]})

    assert offered(state, "card") == []
