"""The end of the Day (K13), control (K12), and the end of the game (K14)."""

import pytest

from tests.games.kemet.make_records import KEMET
from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    HORUS,
    asked,
    offered,
    play,
    points_of,
    position,
    prayers,
    reserve_of,
    seat_seen,
    seen,
    told,
    units_of,
)


def test_a_temple_is_held_by_whoever_stands_there() -> None:
    """K12.1, K12.3"""
    state = position(
        seats=3, units={ANUBIS: {"temple_west_cliff": 1}, BASTET: {"sanctuary": 3, "sw_1": 1}}
    )

    assert seen(state)["temples"] == {
        "temple_west_cliff": ANUBIS,
        "temple_west_nile": None,
        "temple_delta": None,
    }
    areas = {area["area"]: area["controller"] for area in seen(state)["areas"]}
    assert areas["sanctuary"] == BASTET
    assert state.scores() == [1, 0, 0]


def test_a_pyramid_of_level_4_is_a_point_for_its_controller() -> None:
    """K12.2, K12.3 The owner while no opponent stands in its district, with or without units."""
    free = position(levels={ANUBIS: (4, 4, 3)}, units={ANUBIS: {"nw_3": 1}})
    assert free.scores() == [2, 0]
    held = position(levels={ANUBIS: (4, 4, 3)}, units={ANUBIS: {"nw_3": 1}, BASTET: {"nw_2": 1}})

    assert held.scores() == [1, 1]
    assert seat_seen(held, BASTET)["temporary"] == {"temples": 0, "pyramids": 1}


def test_points_are_permanent_and_temporary() -> None:
    """K12.4, K12.5, K12.6 Kept apart by source, public."""
    state = position(
        points={ANUBIS: {"battles": 2, "two_temples": 1, "sanctuary": 3}},
        tiles={ANUBIS: ["victory_point_red", "sphinx"]},
        units={ANUBIS: {"temple_west_cliff": 1}},
        levels={ANUBIS: (1, 1, 4)},
    )

    own = seat_seen(state, ANUBIS)
    assert own["permanent"] == {"battles": 2, "two_temples": 1, "sanctuary": 3, "tiles": 2}
    assert own["temporary"] == {"temples": 1, "pyramids": 1}
    assert own["points"] == state.scores()[ANUBIS] == 10
    assert not state.over
    assert list(state.parts(ANUBIS).values()) == [1, 1, 2, 1, 3, 2]


def test_permanent_points_are_never_lost() -> None:
    """K12.4 The temple goes, what it brought stays."""
    state = position(
        points={BASTET: {"two_temples": 1}},
        units={ANUBIS: {"front_nw": 5}, BASTET: {"temple_west_cliff": 1}},
        tiles={ANUBIS: ["initiative"]},
    )
    play(state, "regular mid-move", "from front-nw", "step temple-west-cliff", "take 5")

    assert state.scores() == [1, 1]


def test_the_delta_asks_first() -> None:
    """K13.1 A unit for 5 points, or nothing."""
    state = position(phase="attribution", units={ANUBIS: {"temple_delta": 2}})
    assert asked(state) == ("delta_sacrifice", ANUBIS)
    assert offered(state) == ["sacrifice", "decline"]

    kept = play(state.copy(), "decline")
    assert prayers(kept)[ANUBIS] == 5 + 2  # the Night
    play(state, "sacrifice")
    assert prayers(state)[ANUBIS] == 5 + 5 + 1  # and the cap
    assert units_of(state, ANUBIS) == {"temple_delta": 1}
    assert reserve_of(state, ANUBIS) == 11


@pytest.mark.parametrize(
    ("temples", "gain"),
    [
        ({"temple_west_cliff": 1}, 2),
        ({"temple_east_nile": 5}, 3),
        ({"temple_west_nile": 1, "temple_east_cliff": 1}, 5),
    ],
)
def test_other_temples_bring_prayer_points(temples: dict[str, int], gain: int) -> None:
    """K13.2"""
    state = position(
        seats=4, phase="attribution", units={ANUBIS: temples}, prayer={ANUBIS: 0}, round=2
    )

    assert prayers(state)[ANUBIS] == gain + 2


def test_prayer_points_never_exceed_11() -> None:
    """K13.3"""
    state = position(
        phase="attribution", units={ANUBIS: {"temple_west_nile": 1}}, prayer={ANUBIS: 10}
    )

    assert prayers(state)[ANUBIS] == 11


def test_the_sanctuary_asks_after_the_temples() -> None:
    """K13.4 Two units for a point; it needs both, once a Day."""
    state = position(
        seats=3,
        phase="attribution",
        order=[BASTET, ANUBIS, HORUS],
        units={ANUBIS: {"sanctuary": 4}, BASTET: {"temple_delta": 1, "temple_west_nile": 1}},
        prayer={BASTET: 0},
    )
    assert asked(state) == ("delta_sacrifice", BASTET)
    play(state, "decline")
    assert prayers(state)[BASTET] == 3
    assert asked(state) == ("sanctuary_sacrifice", ANUBIS)

    kept = play(state.copy(), "decline")
    assert points_of(kept, ANUBIS, "sanctuary") == 0
    play(state, "sacrifice")

    assert points_of(state, ANUBIS, "sanctuary") == 1
    assert units_of(state, ANUBIS) == {"sanctuary": 2}
    assert state.decision == "turn_order"


@pytest.mark.parametrize(
    ("temples", "points"),
    [
        (["temple_west_cliff"], 0),
        (["temple_west_cliff", "temple_west_nile"], 1),
        (["temple_west_cliff", "temple_west_nile", "temple_east_nile"], 1),
    ],
)
def test_two_temples_are_a_point(temples: list[str], points: int) -> None:
    """K13.5 Never more than one."""
    state = position(seats=5, phase="attribution", units={ANUBIS: dict.fromkeys(temples, 1)})

    assert points_of(state, ANUBIS, "two_temples") == points


def test_the_sanctuary_is_no_temple_and_the_delta_is_one() -> None:
    """K13.5"""
    state = position(
        seats=3,
        phase="attribution",
        units={
            ANUBIS: {"sanctuary": 1, "temple_west_cliff": 1},
            BASTET: {"temple_delta": 1, "temple_west_nile": 1},
        },
    )
    play(state, "decline")

    assert points_of(state, ANUBIS, "two_temples") == 0
    assert points_of(state, BASTET, "two_temples") == 1


def test_the_last_unit_of_the_delta_loses_the_temple_first() -> None:
    """K13.6 Before the point for two temples and the end."""
    state = position(
        phase="attribution",
        units={ANUBIS: {"temple_delta": 1, "temple_west_nile": 1}},
        points={ANUBIS: {"battles": 6}},
    )
    kept = play(state.copy(), "decline")
    assert kept.over

    play(state, "sacrifice")

    assert points_of(state, ANUBIS, "two_temples") == 0
    assert state.scores()[ANUBIS] == 7
    assert not state.over


@pytest.mark.parametrize(("mode", "goal"), [("short", 8), ("long", 10), ("beginner", 4)])
def test_the_goal_of_a_mode(mode: str, goal: int) -> None:
    """K1.2, K14.1, K18.1, K18.2, K18.3"""
    less = position(
        options={"mode": mode}, phase="attribution", points={BASTET: {"battles": goal - 1}}
    )
    assert not less.over
    enough = position(
        options={"mode": mode}, phase="attribution", points={BASTET: {"battles": goal}}
    )
    assert enough.over
    assert seen(enough)["goal"] == goal
    assert seen(enough)["phase"] == "over"
    assert enough.ranking() == [2, 1]


def test_points_during_a_day_end_nothing() -> None:
    """K12.5, K1.2, K14.3 Only the end of the Day counts; a point that is lost until then is not
    there.
    """
    state = position(points={ANUBIS: {"battles": 9}})
    assert not state.over
    play(state, "regular low-pray")
    assert not state.over


def test_most_points_win() -> None:
    """K14.2 Then most battle points, then the earlier in turn order."""
    for own, other, order, winner in [
        ({"sanctuary": 9}, {"battles": 8}, [ANUBIS, BASTET], ANUBIS),
        ({"sanctuary": 8}, {"battles": 8}, [ANUBIS, BASTET], BASTET),
        ({"sanctuary": 8}, {"two_temples": 8}, [BASTET, ANUBIS], BASTET),
        ({"sanctuary": 8}, {"two_temples": 8}, [ANUBIS, BASTET], ANUBIS),
        ({"battles": 4, "sanctuary": 4}, {"battles": 3, "tiles": 0}, [BASTET, ANUBIS], ANUBIS),
    ]:
        state = position(phase="attribution", points={ANUBIS: own, BASTET: other}, order=order)
        assert state.over
        assert state.ranking().index(1) == winner
        assert state.results()[winner] == 1.0


def test_the_game_goes_on_without_a_winner() -> None:
    """K14.3 The next Night begins."""
    state = position(phase="attribution", round=9)

    assert seen(state)["round"] == 10
    assert seen(state)["phase"] == "night"


def test_the_technical_cap_is_told() -> None:
    """K14.3 After 30 rounds, over all players, and the result says so."""
    state = position(
        seats=3,
        turn=5,
        seat=HORUS,
        round=30,
        points={BASTET: {"sanctuary": 5}, HORUS: {"battles": 5}},
        spaces={HORUS: ["low_pray", "top_recruit", "mid_move", "mid_raise"]},
    )
    events = told(state, "regular mid-pray")

    assert state.over
    assert seen(state)["capped"] is True
    assert events[-1][0] == "won"
    assert events[-1][2] == {"points": 5, "capped": True}
    assert state.ranking() == [3, 2, 1]
    reached = position(phase="attribution", round=30, points={ANUBIS: {"battles": 8}})
    assert reached.over
    assert seen(reached)["capped"] is False


def test_of_the_recorded_games_one_ends_by_the_cap() -> None:
    """K14.3"""
    capped = {name for name in KEMET.plans if seen(KEMET.stored(name).replay())["capped"]}

    assert capped == {"kemet-2-capped-random"}
