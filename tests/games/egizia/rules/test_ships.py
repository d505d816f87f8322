"""Phase 2: turns, passing, two ships, leftover cards, the end of the phase (E5.1, E5.6.3, E5.8)."""

import pytest

from tests.games.egizia.positions import (
    BLUE,
    GREEN,
    RED,
    asked,
    cards_of,
    gone_cards,
    offered,
    play,
    position,
    seen,
    strengths,
    told,
    used_cards,
)


def test_turns_go_in_turn_order_again_and_again() -> None:
    """E5.1.1, E2.8 One ship each, cyclically."""
    state = position(order=[GREEN, BLUE, RED], seat=GREEN)
    movers = []
    for number in range(1, 7):
        movers.append(state.to_move)
        play(state, f"ship card-{number}")

    assert movers == [GREEN, BLUE, RED, GREEN, BLUE, RED]


def test_free_actions_come_before_the_ship_in_any_number() -> None:
    """E5.1.1, E14.1 The turn goes on after a free action, then a ship or a pass ends it."""
    state = position(cards={BLUE: ["stones_6_a", "raise_each_round"]})

    play(state, "play stones-6-a", "use raise-each-round masons")
    assert asked(state) == ("ship", BLUE)
    play(state, "ship card-1")

    assert asked(state) == ("ship", RED)
    assert (state.reserve[BLUE], strengths(state, BLUE)) == (6, (2, 1, 1, 2))


def test_there_is_no_duty_to_place() -> None:
    """E5.1.3 To pass is always offered."""
    assert "pass" in offered(position())


def test_passing_is_final_and_the_others_go_on() -> None:
    """E5.1.2 Who has passed is asked no more in this phase."""
    state = position()
    play(state, "pass", "ship card-1", "ship card-2")
    assert (asked(state), seen(state)["passed"]) == (("ship", RED), [BLUE])

    play(state, "pass", "ship card-3")

    assert asked(state) == ("ship", GREEN)


def test_without_a_legal_place_a_player_passes_automatically() -> None:
    """E5.1.3, E14.4 No window for free actions then: the next one is in phase 3."""
    state = position(
        seats=2,
        ships={BLUE: ["card_9"], RED: ["heliopolis"]},
        sites={"temple_pyramid": [BLUE]},
        cards={RED: ["stones_6_a"]},
    )

    play(state, "ship card-10")

    assert asked(state) == ("feeding", RED)
    assert "play stones-6-a" in offered(state)


def test_without_a_ship_a_player_passes_automatically() -> None:
    """E5.1.3, E3.3 Eight ships each in a round."""
    ships = ["card_1", "card_2", "card_3", "card_4", "card_5", "card_6", "card_7"]
    state = position(seats=2, ships={BLUE: ships})

    play(state, "ship card-8", "ship alyi", "raise masons", "ship card-9")

    assert asked(state) == ("ship", RED)
    assert seen(state)["passed"] == [BLUE]


def test_the_phase_ends_when_all_have_passed() -> None:
    """E5.1.4, E5.8.2 Ships leave the river, those on sites stay, cards left are discarded."""
    state = position(
        reserve={BLUE: 5},
        ships={BLUE: ["card_1"], RED: ["edfu"]},
        sites={"sphinx": [RED, BLUE, None, GREEN]},
        laid={"card_5": "market_2"},
        strength={BLUE: (2, 2, 2, 2)},
        cards={BLUE: ["grain_4_a"]},
    )

    play(state, "pass", "pass", "pass")

    assert asked(state) == ("grain", BLUE)
    public = seen(state)
    assert all(space["ships"] == [] and space["card"] is None for space in public["river"])
    assert public["sites"][0]["ships"] == [RED, BLUE, None]
    assert public["sites"][0]["beside"] == GREEN
    assert "market_2" in gone_cards(state)
    assert len(gone_cards(state)) == 9  # card 1 is taken
    assert [seat["ships_left"] for seat in public["seats"]] == [8, 8, 8]


def test_two_ships_in_one_turn() -> None:
    """E5.6.3, E12.4 Declared with the first ship; then the turn ends."""
    state = position(cards={BLUE: ["two_ships"]})
    assert "two ships card-1" in offered(state)
    assert len(offered(state, "two ships")) == len(offered(state, "ship "))

    play(state, "two ships card-1")
    assert (asked(state), gone_cards(state)) == (("second_ship", BLUE), ["two_ships"])
    assert "ship card-1" not in offered(state)
    play(state, "ship edfu")

    assert asked(state) == ("ship", RED)
    assert state.ships_left[BLUE] == 6


def test_the_first_ship_is_resolved_before_the_second_is_chosen() -> None:
    """E5.6.3 With its choices and with double_round_space."""
    state = position(cards={BLUE: ["two_ships", "double_round_space"]})

    decisions = []
    for move in ("two ships alyi", "raise masons", "double", "raise carvers", "ship card-9"):
        play(state, move)
        decisions.append(asked(state))

    assert decisions == [
        ("alyi_crew", BLUE),
        ("double_round_space", BLUE),
        ("alyi_crew", BLUE),
        ("second_ship", BLUE),
        ("ship", RED),
    ]


def test_there_are_no_free_actions_between_two_ships() -> None:
    """E5.6.3 Only a place or to decline."""
    state = position(cards={BLUE: ["two_ships", "stones_6_a", "raise_each_round"]})

    play(state, "two ships card-9")

    assert offered(state) == [
        "ship temple-pyramid-1",
        "ship temple-pyramid-2",
        "ship card-10",
        "ship heliopolis",
        "no second ship",
    ]


def test_the_second_ship_may_be_declined() -> None:
    """E5.6.3 The card is spent all the same."""
    state = play(position(cards={BLUE: ["two_ships"]}), "two ships card-1")

    events = told(state, "no second ship")

    assert events[0] == ("no_second_ship", BLUE, {})
    assert (asked(state), gone_cards(state)) == (("ship", RED), ["two_ships"])


def test_without_a_second_place_the_turn_ends() -> None:
    """E5.6.3 If no second placement is legal the card is still spent."""
    state = play(position(cards={BLUE: ["two_ships"]}), "two ships heliopolis", "irrigate middle")

    assert (asked(state), gone_cards(state)) == (("ship", RED), ["two_ships"])


def test_two_ships_needs_two_ships() -> None:
    """E5.6.3 Not with the last one."""
    ships = ["card_1", "card_2", "card_3", "card_4", "card_5", "card_6"]
    card = {BLUE: ["two_ships"]}
    assert offered(position(ships={BLUE: ships}, cards=card), "two ships") != []

    state = position(ships={BLUE: [*ships, "card_7"]}, cards=card)

    assert offered(state, "ship card") == ["ship card-8", "ship card-9", "ship card-10"]
    assert offered(state, "two ships") == []


def test_powers_may_be_used_by_either_ship() -> None:
    """E5.6.3, E5.6.5 Each ship must be legal by itself."""
    state = position(cards={BLUE: ["two_ships", "upstream"]}, ships={BLUE: ["card_5"]})

    play(state, "two ships card-6")
    assert "ship card-1" in offered(state)
    play(state, "ship card-1")

    assert used_cards(state) == ["upstream"]


def test_the_owner_of_leftover_card_takes_one_of_the_cards_left() -> None:
    """E5.8.1, E12.3.7 Without a ship; treated as if taken."""
    state = position(
        cards={BLUE: ["leftover_card"]},
        empty=True,
        laid={"card_2": "raise_three", "card_7": "quarry_2_a"},
    )

    play(state, "pass", "pass", "pass")
    assert asked(state) == ("leftover_card", BLUE)
    assert offered(state) == ["leftover card-2", "leftover card-7", "no leftover"]
    play(state, "leftover card-2")

    assert strengths(state, BLUE) == (2, 2, 2, 2)
    assert set(gone_cards(state)) == {"quarry_2_a", "raise_three"}


def test_a_leftover_card_asks_what_it_would_ask() -> None:
    """E5.8.1, E14.1 Then as in d: the track of a brown field, for example."""
    state = position(cards={BLUE: ["leftover_card"]}, empty=True, laid={"card_2": "field_brown_7"})

    play(state, "pass", "pass", "pass", "leftover card-2")

    assert asked(state) == ("market_track", BLUE)
    assert cards_of(state, BLUE) == ["field_brown_7", "leftover_card"]


def test_leftover_works_in_the_round_in_which_it_is_taken() -> None:
    """E5.8.1"""
    state = position(empty=True, laid={"card_1": "leftover_card", "card_2": "quarry_2_a"})

    play(state, "ship card-1", "pass", "pass", "pass")

    assert asked(state) == ("leftover_card", BLUE)


def test_leftover_may_be_left_and_works_each_round() -> None:
    """E5.8.1, E4.2"""
    state = position(seats=2, cards={BLUE: ["leftover_card"]})
    play(state, "pass", "pass", "no leftover")
    assert (state.round, used_cards(state)) == (2, [])

    play(state, "pass", "pass")

    assert asked(state) == ("leftover_card", BLUE)


def test_nobody_is_asked_when_no_card_is_left() -> None:
    """E5.8.1, E14.4"""
    state = position(seats=2, cards={BLUE: ["leftover_card"]}, empty=True)

    play(state, "pass", "pass")

    assert state.round == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_cards_are_laid_whatever_the_number_of_players(seats: int) -> None:
    """E11.1, E4.3"""
    river = seen(position(seats=seats))["river"]

    assert len([space for space in river if space["card"]]) == 10
