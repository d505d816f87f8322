"""Phase 6: points for the sites on which a player really built (E9.1)."""

import pytest

from tests.games.egizia.positions import BLUE, GREEN, RED, play, position, seen, told

SITES = ["sphinx", "obelisk_graves", "temple_pyramid"]


@pytest.mark.parametrize(("sites", "points"), [(0, 0), (1, 1), (2, 3), (3, 6)])
def test_a18_joint_building(sites: int, points: int) -> None:
    """Example A18 (E9.1) One, two, three sites: 1, 3, 6 points."""
    state = position(phase="joint_building", alone=True, built={BLUE: SITES[:sites]})

    assert state.score[BLUE] == points
    assert state.parts(BLUE)["joint_building"] == points


def test_a_ship_that_only_speculated_or_declined_does_not_count() -> None:
    """E9.1, E8.4.1 Red declines, Green takes his place without a stone: only Blue counts."""
    state = position(
        phase="building",
        reserve={BLUE: 5, RED: 5},
        strength={BLUE: (2, 1, 1, 2)},
        sites={"obelisk_graves": [BLUE, RED, None, GREEN]},
    )
    play(state, "build masons alone plain", "lay obelisk-1", "market stone")

    play(state, "decline")

    assert state.round == 2
    assert [state.parts(seat)["joint_building"] for seat in range(3)] == [1, 0, 0]


def test_awards_go_in_rank_order_of_the_start_of_the_phase() -> None:
    """E9.1, E2.8 Leader first: on an equal space the leader arrives before the other."""
    state = position(
        score={BLUE: 3, RED: 5, GREEN: 0},
        reserve={BLUE: 9, RED: 9},
        sites={"sphinx": [BLUE, RED], "temple_pyramid": [BLUE]},
        seat=GREEN,
        passed=[BLUE, RED],
    )
    play(state, "pass")
    play(state, "build masons alone plain", "keep none")
    play(state, "build masons alone plain", "keep none")
    events = told(state, "build haulers alone plain")

    awards = [(seat, data) for kind, seat, data in events if kind == "joint_building"]
    assert awards == [(RED, {"sites": 1, "amount": 1}), (BLUE, {"sites": 2, "amount": 3})]
    assert (list(state.score), list(state.rank[:2])) == ([8, 7, 0], [BLUE, RED])


def test_two_who_arrive_on_one_space() -> None:
    """E9.1, E2.3 Both come to 6: the leader, who is awarded first, is ahead."""
    state = position(
        phase="joint_building",
        alone=True,
        score={BLUE: 5, RED: 3},
        built={BLUE: ["sphinx"], RED: ["sphinx", "obelisk_graves"]},
    )

    assert (list(state.score[:2]), list(state.rank[:2])) == ([6, 6], [BLUE, RED])


def test_all_ships_return() -> None:
    """E9.1, E4.2 No site has a ship in the next round."""
    state = position(
        phase="joint_building", sites={"sphinx": [BLUE, RED]}, built={BLUE: ["sphinx"]}
    )

    assert state.round == 2
    for site in seen(state)["sites"]:
        assert (site["ships"], site["beside"], site["last"]) == ([None] * 3, None, None)
        assert site["built"] == []
