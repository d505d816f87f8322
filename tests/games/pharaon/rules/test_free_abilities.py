"""Witch and Treasurer: free abilities and their windows (P9.6, P3.9, P14.2)."""

from tests.games.pharaon.positions import (
    offered,
    play,
    position,
    resources,
    tokens_of,
    used_nobles,
)

TRADE = ("offerings", "trade")


def test_the_witch_swaps_a_basic_resource_for_another() -> None:
    """P9.6 Of choice, with stock; the token given goes to the supply."""
    state = position(facing=TRADE, own={0: "A1 T1"}, nobles={0: ["witch"]}, supply={"royalty": 0})

    play(state, "use witch")
    assert (state.decision, offered(state)) == ("swap_witch", ["give agriculture", "give trade"])
    play(state, "give agriculture")
    assert offered(state) == ["get construction", "get trade", "get justice"]
    play(state, "get trade")

    assert resources(state, 0) == "T2"
    assert used_nobles(state) == ["witch"]
    assert offered(state, "use") == []


def test_the_treasurer_swaps_a_basic_resource_for_silver() -> None:
    """P9.6 What is given is the only question."""
    state = position(facing=TRADE, own={0: "A1 T1"}, nobles={0: ["treasurer"]})

    play(state, "use treasurer")
    assert state.decision == "swap_treasurer"
    play(state, "give agriculture")

    assert resources(state, 0) == "T1 S1"
    assert used_nobles(state) == ["treasurer"]
    assert state.decision == "turn"


def test_swaps_may_be_made_before_paying() -> None:
    """P3.9, P9.6 What was swapped for pays the access."""
    state = position(facing=TRADE, own={0: "A1"}, nobles={0: ["treasurer"]})
    assert offered(state) == ["pass", "use treasurer"]

    play(state, "use treasurer", "act offerings-1 wheel", "set 1")

    assert resources(state, 0) == ""
    assert len(tokens_of(state, 0)) == 2


def test_a_resource_offering_may_be_given_instead() -> None:
    """P9.6 It goes to the discard pile; area and prestige tokens may not."""
    state = position(
        facing=TRADE,
        own={0: "T1"},
        tokens={0: ["justice", "area_nile", "prestige_1"]},
        nobles={0: ["treasurer"]},
    )

    play(state, "use treasurer")
    assert offered(state) == ["give trade", "give offering-justice"]
    play(state, "give offering-justice")

    assert tokens_of(state, 0) == ["area_nile", "prestige_1"]
    assert resources(state, 0) == "T1 S1"
    assert state.discards[4] == 1


def test_given_and_taken_are_of_different_kinds() -> None:
    """P9.6 An offering of justice cannot become a justice resource."""
    state = position(facing=TRADE, own={0: "T1"}, tokens={0: ["justice"]}, nobles={0: ["witch"]})

    play(state, "use witch", "give offering-justice")

    assert "get justice" not in offered(state)
    assert len(offered(state, "get")) == 4


def test_only_what_can_be_swapped_for_something_may_be_given() -> None:
    """P9.6, P14.2 Only trade is in stock, so trade itself is not given."""
    none = {"agriculture": 0, "construction": 0, "royalty": 0, "justice": 0}
    state = position(facing=TRADE, own={0: "A1 T2"}, nobles={0: ["witch"]}, supply=none)

    assert "use witch" in offered(state)
    play(state, "use witch")

    assert resources(state, 0) == "T3"  # nothing else could be chosen


def test_not_offered_without_stock_or_without_anything_to_give() -> None:
    """P14.2, P9.6"""
    state = position(facing=TRADE, own={0: "T1"}, nobles={0: ["treasurer"]}, supply={"silver": 0})
    assert offered(state, "use") == []

    state = position(facing=TRADE, own={0: "S1"}, nobles={0: ["witch", "treasurer"]})
    assert offered(state, "use") == []


def test_once_per_round() -> None:
    """P9.6, P9.0 A turned Witch is not offered, before and after the action."""
    state = position(facing=TRADE, own={0: "T2"}, nobles={0: ["witch"]}, used=["witch"])
    assert offered(state, "use") == []

    play(state, "act offerings-1 wheel", "set 1")
    assert state.to_move == 1


def test_d17_the_treasurer_after_passing() -> None:
    """Example D-17 (P9.6, P5.1, P14.2) The jar first, then the swap, on the same turn."""
    state = position(own={0: "S1"}, nobles={0: ["treasurer"]}, shown=["jar_07", "jar_01", "jar_02"])

    play(state, "pass", "take jar-07")
    assert (state.to_move, state.decision) == (0, "end_turn")
    assert offered(state) == ["use treasurer", "end turn"]
    play(state, "use treasurer", "give trade")

    assert resources(state, 0) == "C1 R1 S2"
    assert state.to_move == 1


def test_the_window_after_an_action() -> None:
    """P14.2 Asked when everything it caused is resolved, and again if another ability is left."""
    state = position(facing=TRADE, own={0: "A1 C1 T1"}, nobles={0: ["witch", "treasurer"]})

    play(state, "act offerings-1 wheel", "set 1")
    assert offered(state) == ["use witch", "use treasurer", "end turn"]
    play(state, "use witch", "give agriculture", "get royalty")
    assert (state.decision, offered(state)) == ("end_turn", ["use treasurer", "end turn"])
    play(state, "use treasurer", "give royalty")

    assert resources(state, 0) == "C1 S1"
    assert state.to_move == 1


def test_ending_the_turn_leaves_the_ability_unused() -> None:
    """P14.2 It is offered again on the next turn."""
    state = position(seats=2, facing=TRADE, own={0: "A1 T1", 1: "S1"}, nobles={0: ["witch"]})

    play(state, "act offerings-1 wheel", "set 1", "end turn")
    assert (state.to_move, used_nobles(state)) == (1, [])
    play(state, "act offerings-1 wheel", "set 2")

    assert offered(state) == ["pass", "use witch"]


def test_d28_the_witch_after_the_last_pass() -> None:
    """Example D-28 (P14.2, P9.6, P5.2) Jar 10 gives J R T, then end_turn is asked."""
    state = position(
        seat=2,
        passed=[0, 1],
        facing=TRADE,
        own={0: "S1", 1: "S1", 2: "T1"},
        nobles={2: ["witch"]},
        shown=["jar_10"],
    )

    play(state, "pass")
    assert resources(state, 2) == "T2 R1 J1"
    assert (state.to_move, state.decision, state.round) == (2, "end_turn", 1)
    assert offered(state) == ["use witch", "end turn"]
    play(state, "use witch", "give trade", "get agriculture")

    assert state.round == 2
    assert resources(state, 2) == "A1 T1 R1 J1"


def test_d28_on_the_last_space_of_the_row() -> None:
    """Example D-28 (P14.2, P6.2) Asked at once, without income."""
    state = position(passed=[0], index={0: 5}, own={0: "T1"}, nobles={0: ["witch"]})

    assert (state.to_move, state.decision) == (0, "end_turn")
    play(state, "use witch", "get justice")

    assert resources(state, 0) == "J1"
    assert state.to_move == 1


def test_on_a_pyramid_turn_after_the_income() -> None:
    """P14.2, P9.6 Ruling: not before, and not on other players' turns."""
    state = position(passed=[0], index={0: 1}, own={0: "T1"}, nobles={0: ["witch"]})
    assert offered(state) == ["income any-basic", "income silver"]

    play(state, "income silver")

    assert (state.to_move, state.decision) == (0, "end_turn")
    play(state, "end turn")
    assert offered(state, "use") == []


def test_in_round_five_after_the_last_pass() -> None:
    """P14.2, P5.4 Before the game ends."""
    state = position(round=5, seat=2, passed=[0, 1], own={2: "A1 S1"}, nobles={2: ["treasurer"]})

    play(state, "pass", "use treasurer")

    assert state.over
    assert resources(state, 2) == "S2"
