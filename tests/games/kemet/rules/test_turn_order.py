"""Turn order (K5.4) and the five turns of a Day (K6.1)."""

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    HORUS,
    asked,
    offered,
    play,
    position,
    seen,
)


def test_the_fewest_points_decide() -> None:
    """K5.4 Permanent and temporary ones count."""
    state = position(
        seats=3,
        phase="night",
        points={ANUBIS: {"battles": 1}, HORUS: {"battles": 2}},
        units={ANUBIS: {"nw_1": 5}, BASTET: {"temple_west_cliff": 1, "temple_west_nile": 1}},
    )

    assert asked(state) == ("turn_order", ANUBIS)


def test_on_a_tie_the_earliest_decides() -> None:
    """K5.4"""
    state = position(seats=3, phase="night", order=[HORUS, BASTET, ANUBIS])

    assert asked(state) == ("turn_order", HORUS)


def test_any_order_of_all_players() -> None:
    """K5.4 One after the other; the last one follows by himself."""
    state = position(seats=3, phase="night")
    assert offered(state) == ["next seat-1", "next seat-2", "next seat-3"]
    play(state, "next seat-3")
    assert seen(state)["order_fixed"] == [HORUS]
    assert offered(state) == ["next seat-1", "next seat-2"]

    play(state, "next seat-1")

    assert seen(state)["order"] == [HORUS, ANUBIS, BASTET]
    assert seen(state)["order_fixed"] == []
    assert asked(state) == ("choose_token_and_space", HORUS)


def test_five_turns_for_each() -> None:
    """K6.1, K4.1 In turn order, five times, then the attribution."""
    state = position(seats=3, order=[BASTET, HORUS, ANUBIS], seat=BASTET)
    turns = []
    spaces = ["low_pray", "mid_pray", "top_recruit", "low_buy_white", "low_buy_red"]
    while state.round == 3:
        if state.decision == "choose_token_and_space":
            turns.append((seen(state)["turn"], state.to_move))
            play(state, f"regular {spaces[seen(state)['turn'] - 1].replace('_', '-')}")
        else:
            play(state, "done" if state.decision == "recruit_choice" else "decline")

    assert turns == [(turn, seat) for turn in range(1, 6) for seat in (BASTET, HORUS, ANUBIS)]
    assert state.decision == "turn_order"


def test_a_turn_cannot_end_before_the_regular_token() -> None:
    """K6.1"""
    state = position(hands={ANUBIS: ["veto"]}, tiles={ANUBIS: ["act_of_god_red"]})
    assert "end turn" not in offered(state)
    play(state, "silver mid-pray")
    assert "end turn" not in offered(state)

    play(state, "regular low-pray")

    assert offered(state) == ["end turn"]
    assert asked(play(state, "end turn"))[1] == BASTET
