"""Free actions: what they are, and the windows in which they are offered (E14)."""

from typing import Any

import pytest

from iteru.games.egizia.position import EgiziaState
from tests.games.egizia.positions import (
    BLUE,
    RED,
    asked,
    cards_of,
    offered,
    play,
    position,
    strengths,
)

ALL_FIVE = ["raise_each_round", "stones_for_strength", "field_upgrade", "stones_6_a", "sell_stones"]
WINDOWS: dict[str, dict[str, Any]] = {
    "ship": {"phase": "ships"},
    "feeding": {"phase": "feeding"},
    "opening": {"phase": "building"},
    "build": {"phase": "building", "site": "sphinx", "sites": {"sphinx": [BLUE]}},
    "last_call": {"phase": "end"},
}


def free(state: EgiziaState) -> list[str]:
    return [move for move in offered(state) if move.startswith(("play st", "sell", "use", "upg"))]


@pytest.mark.parametrize("decision", WINDOWS)
def test_all_five_kinds_are_offered_in_every_window(decision: str) -> None:
    """E14.2, E14.3 b before placing, g before feeding, h, i before building, l."""
    state = position(
        cards={BLUE: [*ALL_FIVE, "field_yellow_4"]}, reserve={BLUE: 12}, **WINDOWS[decision]
    )
    assert asked(state) == (decision, BLUE)

    moves = free(state)

    assert moves == [
        "play stones-6-a",
        *[f"sell {number}" for number in range(1, 11)],
        *[f"use raise-each-round {crew}" for crew in ("masons", "haulers", "carvers")],
        *[f"use stones-for-strength {crew}" for crew in ("masons", "haulers", "carvers")],
        "upgrade field-yellow-4",
    ]


@pytest.mark.parametrize("decision", WINDOWS)
def test_any_number_in_any_order(decision: str) -> None:
    """E14.3 Each uses up a card or a power, so every window ends."""
    state = position(
        cards={BLUE: [*ALL_FIVE, "field_yellow_4"]}, reserve={BLUE: 4}, **WINDOWS[decision]
    )
    for move in (
        "sell 1",
        "use stones-for-strength masons",
        "upgrade field-yellow-4",
        "play stones-6-a",
    ):
        play(state, move)
        assert asked(state) == (decision, BLUE)

    play(state, "use raise-each-round masons")

    assert strengths(state, BLUE) == (3, 1, 1, 2)
    assert cards_of(state, BLUE) == [
        "field_yellow_4",
        "raise_each_round",
        "field_upgrade",
        "stones_for_strength",
    ]
    assert state.over or free(state) == []


@pytest.mark.parametrize("decision", ["feeding", "opening", "last_call"])
def test_who_has_none_is_not_asked(decision: str) -> None:
    """E14.4 Blue is skipped, Red is asked."""
    state = position(cards={RED: ["stones_6_a"]}, **WINDOWS[decision])

    assert asked(state) == (decision, RED)


@pytest.mark.parametrize("decision", WINDOWS)
@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("sell_stones", {}),
        ("stones_for_strength", {"reserve": {BLUE: 1}}),
        ("raise_each_round", {"strength": {BLUE: (9, 9, 9, 2)}}),
        ("raise_each_round", {"used": ["raise_each_round"]}),
        ("field_upgrade", {}),
    ],
)
def test_what_is_not_possible_is_not_offered(
    decision: str, card: str, given: dict[str, Any]
) -> None:
    """E14.3, E14.4 No stone to sell, none to pay, no crew to raise, used up, no field."""
    given = {"cards": {BLUE: [card], RED: ["stones_6_b"]}, **given, **WINDOWS[decision]}
    if decision == "build":
        given = {**given, "alone": True}
    state = position(**given)

    if state.to_move == BLUE:
        assert free(state) == []
    assert asked(state)[0] in (decision, "ship", "grain", "")


def test_stones_played_first_can_be_sold() -> None:
    """E14.3 One free action may make another possible."""
    state = position(cards={BLUE: ["stones_6_a", "sell_stones"]})
    assert offered(state, "sell") == []

    play(state, "play stones-6-a", "sell 6")

    assert (state.reserve[BLUE], state.score[BLUE]) == (0, 6)


def test_nothing_is_played_in_another_players_turn() -> None:
    """E14.2, E14.5 Red's cards are not in Blue's choices; nothing is simultaneous."""
    state = position(cards={RED: [*ALL_FIVE, "two_ships", "occupied_site"]}, reserve={RED: 9})

    assert state.to_move == BLUE
    assert free(state) == []
    assert offered(state, "two ships") == []


def test_a_power_is_used_once_per_round_wherever_it_is_used() -> None:
    """E14.3, E12.3.2 Used in phase 2: not offered in phase 3."""
    state = position(seats=2, cards={BLUE: ["raise_each_round", "stones_6_a"]})

    play(state, "use raise-each-round masons", "pass", "pass")

    assert (asked(state), offered(state)) == (("feeding", BLUE), ["go on", "play stones-6-a"])
