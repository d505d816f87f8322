"""The 57 Nile cards: those that are played, and in which window each works (E12.4, E14.2)."""

from typing import Any

import pytest

from tests.games.egizia.positions import (
    BLUE,
    DATA,
    GREEN,
    RED,
    asked,
    cards_of,
    gone_cards,
    offered,
    play,
    position,
)

CARDS: list[dict[str, Any]] = DATA["nile_cards"]


def of_kind(*kinds: str) -> list[str]:
    return [card["id"] for card in CARDS if card["effect"]["kind"] in kinds]


@pytest.mark.parametrize(
    ("card", "play_it", "amount"),
    [("stones_6_a", "play stones-6-a", 6), ("stones_6_b", "play stones-6-b", 6)],
)
def test_stones_six(card: str, play_it: str, amount: int) -> None:
    """E12.4, E14.3 Once, then out of the game."""
    state = position(cards={BLUE: [card]})

    play(state, play_it)

    assert (state.reserve[BLUE], gone_cards(state), cards_of(state, BLUE)) == (amount, [card], [])


def test_sell_stones() -> None:
    """E12.4, E14.3 One to ten stones, a point each, not more than the reserve."""
    assert len(offered(position(cards={BLUE: ["sell_stones"]}, reserve={BLUE: 25}), "sell")) == 10
    assert offered(position(cards={BLUE: ["sell_stones"]}), "sell") == []
    state = position(cards={BLUE: ["sell_stones"]}, reserve={BLUE: 3})
    assert offered(state, "sell") == ["sell 1", "sell 2", "sell 3"]

    play(state, "sell 2")

    assert (state.reserve[BLUE], state.score[BLUE]) == (1, 2)
    assert gone_cards(state) == ["sell_stones"]


def test_a_card_played_is_played_once() -> None:
    """E5.3.1, E12.6 Of two copies the other stays."""
    state = position(cards={BLUE: ["stones_6_a", "stones_6_b"]})

    play(state, "play stones-6-a")
    assert offered(state, "play") == ["play stones-6-b"]
    play(state, "play stones-6-b")

    assert (state.reserve[BLUE], offered(state, "play")) == (12, [])


WINDOWS = {
    "taken": ["field_upgrade", *of_kind("market_choice", "raise_any", "raise", "points_per_stone")],
    "placing": ["reuse_round_space", "upstream", "two_ships", "occupied_site"],
    "after_round_space": ["double_round_space"],
    "end_of_ships": ["leftover_card"],
    "feeding": ["stones_as_grain", *of_kind("field", "grain")],
    "production": of_kind("quarry"),
    "opening": ["build_first"],
    "crews": of_kind("two_crews", "strength_bonus"),
    "sphinx_draw": of_kind("sphinx_extra"),
    "sphinx_keep": of_kind("keep_sphinx"),
    "final_scoring": ["grave_card"],
    "free": ["raise_each_round", "stones_for_strength", *of_kind("stones"), "sell_stones"],
}


def test_every_card_has_its_window() -> None:
    """E12.0, E14.2 The data names it for all 57; there are no others."""
    assert {card["id"]: card["when"] for card in CARDS} == {
        card: window for window, cards in WINDOWS.items() for card in cards
    }
    assert len(CARDS) == 57


ANYTIME = [card["id"] for card in CARDS if card["type"] == "anytime"]
FREE = {"stones_6_a", "stones_6_b", "sell_stones"}
MOVES = {  # what shows in the choices that the card may be played, by decision
    "ship": {"two_ships": "two ships", "occupied_site": "occupied"},
    "feeding": {},
    "grain": {"grain_4_a": "play grain-4", "grain_4_b": "play grain-4"},
    "opening": {"build_first": "play build-first"},
    "build": {
        "two_crews_a": "masons+haulers",
        "two_crews_b": "masons+haulers",
        "strength_3_a": "alone strength",
        "strength_3_b": "alone strength",
    },
    "sphinx_keep": {"keep_two_sphinx_a": "+sphinx", "keep_two_sphinx_b": "+sphinx"},
    "last_call": {},
}


def at_decision(decision: str, card: str) -> Any:
    """Blue at this decision with this card, and with what makes the window open."""
    given: dict[str, Any] = {"cards": {BLUE: [card, "raise_each_round"]}, "reserve": {BLUE: 9}}
    if decision == "ship":
        return position(sites={"sphinx": [RED, GREEN]}, **given)
    if decision == "feeding":
        return position(phase="feeding", **given)
    if decision == "grain":
        given["cards"] = {BLUE: [card, "stones_as_grain"]}
        state = position(phase="feeding", strength={BLUE: (9, 9, 9, 9)}, **given)
        return play(state, "go on") if state.decision == "feeding" else state
    if decision == "opening":
        return position(phase="building", sites={"sphinx": [BLUE]}, **given)
    if decision == "last_call":
        return position(phase="end", **given)
    state = position(phase="building", site="sphinx", sites={"sphinx": [BLUE]}, **given)
    if decision == "sphinx_keep":
        play(state, "build masons overseer plain", "draw 3+0")
    return state


@pytest.mark.parametrize("decision", MOVES)
@pytest.mark.parametrize("card", ANYTIME)
def test_anytime_cards_are_offered_in_their_windows_only(decision: str, card: str) -> None:
    """E14.2, E12.4 Each of them at seven decisions: playable where the rules say, nowhere else."""
    state = at_decision(decision, card)
    assert asked(state) == (decision, BLUE)

    moves = offered(state)

    if card in FREE:
        is_open = decision not in ("grain", "sphinx_keep")
        start = "sell" if card == "sell_stones" else "play stones-6"
        assert any(move.startswith(start) for move in moves) == is_open
    else:
        mark = MOVES[decision].get(card)
        marks = [other for names in MOVES.values() for other in names.values()]
        found = {other for other in marks if any(other in move for move in moves)}
        assert found == ({mark} if mark else set())
