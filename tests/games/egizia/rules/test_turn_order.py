"""Phase 7: the new turn order (E9.2), rounds and phases (E4)."""

from typing import Any

import pytest

from iteru import Journal
from tests.games.egizia.positions import (
    BLUE,
    DATA,
    GAME,
    GREEN,
    RED,
    YELLOW,
    play,
    position,
    seen,
    told,
    used_cards,
)


def test_b04_start_order() -> None:
    """Example B4 (E3.4, E3.5, E9.2) Reserves 2 to 5, rank against the order; unscored, the same."""
    states = (GAME.new(4, seed) for seed in range(40))
    state = next(state for state in states if seen(state)["order"] == [BLUE, RED, GREEN, YELLOW])
    assert list(state.reserve) == [2, 3, 4, 5]
    assert list(state.rank) == [YELLOW, GREEN, RED, BLUE]

    play(state, "pass", "pass", "pass", "pass")

    assert (state.round, list(state.score)) == (2, [0, 0, 0, 0])
    assert seen(state)["order"] == [BLUE, RED, GREEN, YELLOW]


def test_the_last_in_rank_gets_tile_one() -> None:
    """E9.2 The leader the highest."""
    state = position(seats=4, phase="turn_order", score={BLUE: 7, RED: 2, GREEN: 9, YELLOW: 2})

    assert seen(state)["order"] == [RED, YELLOW, BLUE, GREEN]
    assert [seat["tile"] for seat in seen(state)["seats"]] == [3, 1, 4, 2]
    assert state.to_move == RED


def test_after_round_five_the_game_ends_instead() -> None:
    """E9.2, E4.1, E10.1"""
    state = position(phase="joint_building", round=5, score={BLUE: 7})

    assert state.over
    assert seen(state)["order"] == [BLUE, RED, GREEN]


def test_five_rounds_of_seven_phases() -> None:
    """E4.1 In this order; phase 7 of the last round is the end."""
    state = GAME.new(3, 1)
    state.journal = Journal()
    while not state.over:
        play(state, "pass")

    events: list[dict[str, Any]] = state.journal.seen_by(None)
    rounds = [event["data"]["number"] for event in events if event["kind"] == "round"]
    assert rounds == [2, 3, 4, 5]
    phases = [event["data"]["phase"] for event in events if event["kind"] == "phase"]
    names = [phase["id"] for phase in DATA["phases"]]
    told_phases = [names[number] for number in (1, 2, 3, 4, 5)]
    assert phases == (told_phases * 5)[1:]


def test_a_round_begins_with_fresh_powers() -> None:
    """E4.2 Crews unused, powers available, ships with their owners."""
    state = position(
        seats=2,
        phase="turn_order",
        cards={BLUE: ["raise_each_round", "upstream"]},
        used=["raise_each_round", "upstream"],
        tired={BLUE: ["masons", "overseer"]},
        built={BLUE: ["sphinx"]},
    )

    assert (state.round, used_cards(state)) == (2, [])
    blue = seen(state)["seats"][BLUE]
    assert (blue["used_crews"], blue["ships_left"], blue["sites_built"]) == ([], 8, [])
    assert seen(state)["passed"] == []


@pytest.mark.parametrize(
    ("round", "deck"), [(1, "1/2"), (2, "1/2"), (3, "3/4"), (4, "3/4"), (5, "5")]
)
def test_ten_cards_of_the_deck_of_the_round(round: int, deck: str) -> None:
    """E2.9, E4.3 Face up on the ten card spaces."""
    decks = {card["id"]: card["deck"] for card in DATA["nile_cards"]}
    for seed in range(5):
        state = GAME.new(2, seed)
        while state.round < round:
            play(state, "pass")
        laid = [space["card"] for space in seen(state)["river"] if space["card"]]
        assert len(set(laid)) == 10
        assert {decks[card] for card in laid} == {deck}


def test_cards_not_taken_are_out_of_the_game() -> None:
    """E4.4 Those of a round are seen, the two undrawn of a deck go to the box unseen."""
    state = GAME.new(2, 3)
    while not state.over:
        play(state, "pass")

    public = seen(state)
    assert len(public["gone_cards"]) == 50
    assert {deck: len(cards) for deck, cards in public["unseen_cards"].items()} == {
        "1/2": 2,
        "3/4": 2,
        "5": 2,
    }


def test_the_new_order_is_told() -> None:
    """E9.2"""
    state = position(seats=2, score={BLUE: 3}, seat=RED, passed=[BLUE])

    events = told(state, "pass")

    assert ("new_order", -1, {"order": [RED, BLUE]}) in events
