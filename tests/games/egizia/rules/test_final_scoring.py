"""Last call, final scoring and the winner (E10)."""

from typing import Any

import pytest

from tests.games.egizia.positions import (
    BLUE,
    GREEN,
    RED,
    asked,
    cards_of,
    grave,
    offered,
    play,
    position,
    seen,
    told,
)


def test_the_last_call_goes_in_turn_order() -> None:
    """E10.1, E14.4 Free actions once more; who has none is not asked."""
    state = position(
        phase="end",
        order=[GREEN, BLUE, RED],
        cards={BLUE: ["sell_stones"], GREEN: ["stones_6_a"]},
        reserve={BLUE: 5},
    )
    assert (asked(state), offered(state)) == (("last_call", GREEN), ["go on", "play stones-6-a"])
    play(state, "go on")
    assert asked(state) == ("last_call", BLUE)
    play(state, "sell 5")

    assert (state.over, state.scores()[BLUE]) == (True, 5)


def test_anytime_cards_are_of_no_use_in_the_final_scoring() -> None:
    """E10.1 Stones of a card not played do not count."""
    state = position(phase="end", cards={BLUE: ["stones_6_a"]}, market={BLUE: (3, 0)})

    play(state, "go on")

    assert (state.scores()[BLUE], cards_of(state, BLUE)) == (0, ["stones_6_a"])


@pytest.mark.parametrize(
    ("space", "stones", "points"), [(2, 7, 3), (1, 7, 0), (3, 8, 4), (2, 1, 0), (0, 25, 0)]
)
def test_a19_final_sale(space: int, stones: int, points: int) -> None:
    """Example A19 (E10.2.1, E2.5.4) On space 2 or 3 a point for 2 stones, rounded down."""
    state = position(phase="end", market={BLUE: (space, 0)}, reserve={BLUE: stones})

    assert state.parts(BLUE)["stone_sale"] == points
    assert state.scores()[BLUE] == points


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ([4, 6], 2),
        ([4, 6, 2], 5),
        ([6, 6, 5, 4], 9),
        ([], 0),
        ([2], 2),
        ([6, 5], 5),
        ([6, 6, 6, 2], 5),
        ([5, 6, 5, 5], 9),
    ],
)
def test_a20_graves(tiles: list[int], points: int) -> None:
    """Example A20 (E10.2.2) Sums 1 to 10, 11 to 20, 21 and more: 2, 5, 9 points."""
    state = position(phase="end", stones={BLUE: grave(1, len(tiles))}, graves=tiles)

    assert state.parts(BLUE)["graves"] == points


@pytest.mark.parametrize(("tiles", "points"), [([], 2), ([5], 5), ([4], 2), ([6, 6, 3], 9)])
def test_the_grave_card_adds_six(tiles: list[int], points: int) -> None:
    """E10.2.2, E12.3.8 It is no stone in the graves."""
    state = position(
        phase="end",
        stones={BLUE: grave(1, len(tiles))},
        graves=tiles,
        cards={BLUE: ["grave_card"]},
        sphinx={BLUE: ["sphinx_grave_stones"]},
    )

    assert state.parts(BLUE)["graves"] == points
    assert state.parts(BLUE)["sphinx_cards"] == len(tiles)


def test_others_graves_do_not_count() -> None:
    """E10.2"""
    state = position(
        phase="end", stones={BLUE: ["grave_2"], RED: ["grave_1", "grave_3"]}, graves=[6, 2, 6]
    )

    assert [state.parts(seat)["graves"] for seat in range(3)] == [2, 5, 0]


def test_a24_plus_ten_percent() -> None:
    """Example A24 (E13.8, E10.2) 97 after everything else: 9 more; with the red ship 6 more."""
    given: dict[str, Any] = {
        "phase": "end",
        "score": {BLUE: 90},
        "reserve": {BLUE: 10},
        "market": {BLUE: (2, 0)},
        "stones": {BLUE: ["grave_1"]},
        "graves": [2],
    }
    state = position(sphinx={BLUE: ["sphinx_per_10"]}, **given)
    assert (state.parts(BLUE)["favour"], state.scores()[BLUE]) == (9, 106)

    state = position(options={"red_ship_cards": "yes"}, sphinx={BLUE: ["sphinx_per_15"]}, **given)
    assert (state.parts(BLUE)["favour"], state.scores()[BLUE]) == (6, 103)


def test_the_favour_counts_other_sphinx_cards_too() -> None:
    """E10.2.3, E13.8 It comes last, from the total after everything else."""
    state = position(
        phase="end", score={BLUE: 96}, sphinx={BLUE: ["sphinx_per_10", "sphinx_most_quarry"]}
    )

    assert state.parts(BLUE)["sphinx_cards"] == 7
    assert state.scores()[BLUE] == 96 + 7 + 10


def test_b18_final_tie() -> None:
    """Example B18 (E10.3, E2.3) Both 101; Blue's marker was there before Red's: Blue wins."""
    state = position(seats=2, phase="end", score={BLUE: 101, RED: 101}, rank=[BLUE, RED])
    assert state.scores() == [101, 101]

    assert state.ranking() == [1, 2]
    assert state.results() == [1.0, 0.0]


def test_final_scoring_goes_in_rank_order() -> None:
    """E10.2, E10.3 Both come to 12 by selling: the leader scores first and is ahead."""
    state = position(
        seats=2,
        phase="end",
        score={BLUE: 10, RED: 8},
        market={BLUE: (3, 0), RED: (3, 0)},
        reserve={BLUE: 4, RED: 8},
    )

    assert (state.scores(), state.ranking()) == ([12, 12], [1, 2])


def test_who_arrives_later_is_behind() -> None:
    """E10.2, E10.3 Red was on 12 when Blue, who leads, comes there: no gain, no new arrival."""
    state = position(
        seats=2,
        phase="end",
        score={BLUE: 12, RED: 12},
        rank=[BLUE, RED],
        sphinx={BLUE: ["sphinx_pyramid"], RED: ["sphinx_all_graves"]},
    )
    assert state.ranking() == [1, 2]

    state = position(
        seats=2,
        phase="end",
        score={BLUE: 12, RED: 10},
        market={RED: (2, 0)},
        reserve={RED: 4},
    )
    assert (state.scores(), state.ranking()) == ([12, 12], [1, 2])


def test_most_points_win() -> None:
    """E10.3 Each seat has a place of its own."""
    state = position(seats=4, phase="end", score={0: 3, 1: 9, 2: 3, 3: 5}, rank=[1, 3, 2, 0])

    assert state.ranking() == [4, 1, 3, 2]


def test_the_bid_is_subtracted_after_everything() -> None:
    """E11.4, E10.3 The result may be negative."""
    state = position(
        seats=2,
        phase="end",
        options={"bid_for_order": "yes"},
        score={BLUE: 10, RED: 2},
        bids={BLUE: 9, RED: 5},
        sphinx={BLUE: ["sphinx_per_10"]},
    )

    assert state.scores() == [10 + 1 - 9, 2 - 5]
    assert state.parts(RED)["bid"] == -5
    assert state.ranking() == [1, 2]


def test_a_tie_after_the_bids_is_broken_as_before() -> None:
    """E11.4, E10.3 Who is ahead on the score track."""
    state = position(
        seats=2,
        phase="end",
        options={"bid_for_order": "yes"},
        score={BLUE: 10, RED: 14},
        bids={BLUE: 1, RED: 5},
    )

    assert (state.scores(), state.ranking()) == ([9, 9], [2, 1])


def test_the_end_is_told() -> None:
    """E10.2 Sphinx cards are revealed in rank order, then the points of each, then the winner."""
    state = position(
        seats=2,
        phase="end",
        score={BLUE: 10, RED: 20},
        cards={BLUE: ["stones_6_a"]},
        sphinx={BLUE: ["sphinx_most_quarry"], RED: ["sphinx_pyramid", "sphinx_per_10"]},
    )

    events = told(state, "go on")

    assert [(kind, seat) for kind, seat, _ in events] == [
        ("sphinx_revealed", RED),
        ("sphinx_revealed", RED),
        ("scored", RED),
        ("sphinx_revealed", BLUE),
        ("scored", BLUE),
        ("won", RED),
    ]
    assert events[1][2] == {"card": "sphinx_per_10", "points": 2}
    assert events[2][2]["total"] == 22
    assert events[4][2]["parts"]["sphinx_cards"] == 7


def test_at_the_end_hands_are_open() -> None:
    """E10.2, E15.1"""
    state = position(seats=2, phase="end", sphinx={RED: ["sphinx_per_10"]})

    assert seen(state)["seats"][RED]["sphinx_cards"] == ["sphinx_per_10"]
    assert seen(state)["seats"][RED]["points"] == state.scores()[RED]


def test_points_can_be_asked_at_any_time() -> None:
    """E10.2 As if the game ended now."""
    state = position(market={BLUE: (3, 0)}, reserve={BLUE: 9}, score={BLUE: 5})

    assert state.scores()[BLUE] == 9
