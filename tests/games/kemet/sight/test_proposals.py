"""The order in which answers are proposed."""

from tests.games.kemet.positions import (
    ANUBIS,
    GAME,
    KemetState,
    attack,
    moving,
    play,
    position,
)


def proposals(state: KemetState) -> list[str]:
    return [GAME.notation(code) for code in state.proposed()]


def test_the_largest_group_with_its_creature_comes_first() -> None:
    """K8.4, K8.5"""
    state = position(
        units={ANUBIS: {"front_nw": 2}},
        tiles={ANUBIS: ["royal_scarab"]},
        creatures={ANUBIS: {"royal_scarab": "front_nw"}},
    )
    play(moving(state, "front-nw"), "step west-bank")

    assert proposals(state) == ["take 2 with creature", "take 2", "take 1 with creature", "take 1"]


def test_the_most_units_come_first_in_each_district() -> None:
    """K7.4.1"""
    state = play(position(prayer={ANUBIS: 2}, units={ANUBIS: {}}), "regular top-recruit")

    assert proposals(state) == [
        *(f"put nw-{district} {units}" for district in (1, 2, 3) for units in (2, 1)),
        "done",
    ]


def test_an_even_spread_comes_first() -> None:
    """K3.6.3"""
    state = GAME.new(2, 1)
    play(state, "levels 1-1-1")
    while state.decision == "place_pyramid":
        state.play(state.legal()[0])

    assert proposals(state)[0] == "spread 3-3-4"


def test_the_end_of_a_turn_comes_last() -> None:
    """K6.1 After the regular token there may be more to do."""
    state = position(tiles={ANUBIS: ["act_of_god_red"]}, hands={ANUBIS: ["prayer"]}, placed=True)

    assert "card prayer" in proposals(state)
    assert proposals(state)[-1] == "end turn"


def test_spaces_of_rows_without_a_token_come_before_the_others() -> None:
    """K6.3"""
    state = play(position(), "regular top-recruit", "done", "regular low-pray")
    assert state.to_move == ANUBIS

    moves = [move for move in proposals(state) if move.endswith("move")]

    assert moves == ["regular mid-move", "regular top-move"]


def test_a_troop_that_has_moved_stops_rather_than_goes_on() -> None:
    """K8.1 Before the first departure there is nothing to stop."""
    swift = position(units={ANUBIS: {"front_nw": 2}}, tiles={ANUBIS: ["god_speed"]})
    state = moving(swift, "front-nw")
    assert proposals(state)[0] != "stop"

    play(state, "step west-bank", "take 2")

    assert proposals(state)[0] == "stop"


def test_the_card_that_beats_the_fewest_is_discarded() -> None:
    """K9.4.1, K9.10 An attacker of one unit more loses against equal strength."""
    state = play(attack(attackers=3, defenders=3), "play cavalry-blitz")

    assert proposals(state)[0] == "discard chariot-raid"


def test_the_end_comes_first_where_only_cards_are_left() -> None:
    """K6.1"""
    state = position(hands={ANUBIS: ["prayer"]}, placed=True)

    assert proposals(state) == ["end turn", "card prayer"]
