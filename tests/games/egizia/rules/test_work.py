"""Laying stones on obelisk, graves, temple and pyramid, piece by piece (E8.3.2, E8.3.3)."""

from typing import Any

import pytest

from iteru.games.egizia.position import EgiziaState
from tests.games.egizia.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    choices,
    column,
    grave,
    markets,
    obelisk,
    offered,
    play,
    position,
    row,
    seen,
    stones_of,
    used_crews,
)


def working(site: str, strength: int, reserve: int, **given: Any) -> EgiziaState:
    """Blue has chosen carvers of this strength on the site, alone in the phase."""
    state = position(
        phase="building",
        site=site,
        alone=True,
        sites={site: [BLUE]},
        strength={BLUE: (1, 1, strength, 2)},
        reserve={BLUE: reserve},
        **given,
    )
    return play(state, "build carvers alone plain")


def on_obelisk(strength: int, reserve: int = 25, **given: Any) -> EgiziaState:
    return working("obelisk_graves", strength, reserve, **given)


def on_temple(strength: int, reserve: int = 25, **given: Any) -> EgiziaState:
    return working("temple_pyramid", strength, reserve, **given)


def pieces(state: EgiziaState, start: str = "") -> list[str]:
    """The spaces that may be built on now."""
    return [move.removeprefix("lay ") for move in offered(state, f"lay {start}")]


def test_a07_obelisk_and_grave() -> None:
    """Example A7 (E8.3.2, E8.2.2, E8.2.4) S = 7: two levels, a grave, a step; 7 points."""
    state = position(
        phase="building",
        site="obelisk_graves",
        seat=RED,
        alone=True,
        sites={"obelisk_graves": [RED]},
        strength={RED: (5, 1, 1, 2)},
        reserve={RED: 9},
        score={RED: 20},
        graves=[4],
    )

    play(state, "build masons overseer plain", "lay obelisk-1", "lay obelisk-2", "lay grave-1")
    assert asked(state) == ("market_track", RED)
    play(state, "market stone")

    assert (state.reserve[RED], state.score[RED]) == (2, 27)
    assert stones_of(state, RED) == ["obelisk_1", "obelisk_2", "grave_1"]
    red = seen(state)["seats"][RED]
    assert red["grave_tiles"] == [4]
    assert [value is not None for value in seen(state)["graves"]] == [True] * 5 + [False] * 7
    assert (markets(state, RED), used_crews(state, RED)) == ((1, 0), ["masons", "overseer"])


def test_a08_pyramid_with_few_stones() -> None:
    """Example A8 (E8.3.3, E8.3.2) The reserve of 2 limits a crew of 3: one stone of value 2."""
    state = position(
        seats=4,
        phase="building",
        site="temple_pyramid",
        seat=YELLOW,
        alone=True,
        sites={"temple_pyramid": [YELLOW]},
        strength={YELLOW: (1, 1, 3, 2)},
        reserve={YELLOW: 2},
        score={YELLOW: 5},
        stones={RED: row(1)},
    )

    play(state, "build carvers alone plain", "lay pyramid-r2-c1")

    assert state.over  # stopping is automatic
    assert (state.reserve[YELLOW], state.score[YELLOW]) == (0, 7)
    assert used_crews(state, YELLOW) == ["carvers"]


def test_a09_row_bonus() -> None:
    """Example A9 (E8.3.3.3) Tie of Yellow and Blue: Yellow's stone is farther left."""
    state = position(
        seats=4,
        phase="building",
        site="temple_pyramid",
        alone=True,
        sites={"temple_pyramid": [BLUE]},
        reserve={BLUE: 1},
        stones={
            RED: ["pyramid_r1_c1"],
            YELLOW: ["pyramid_r1_c2", "pyramid_r1_c4"],
            GREEN: ["pyramid_r1_c3"],
            BLUE: ["pyramid_r1_c5"],
        },
    )

    play(state, "build masons alone plain")

    assert stones_of(state, BLUE) == ["pyramid_r1_c5", "pyramid_r1_c6"]
    assert list(state.score) == [1, 0, 0, 2]
    assert state.parts(YELLOW)["pyramid_rows"] == 2


def test_a10_supported_stone() -> None:
    """Example A10 (E8.3.3.2) On columns 1 to 3: r2 c1, then c2, not c3; and r1 c4."""
    state = on_temple(9, stones={RED: row(1, 1, 3)})
    assert pieces(state, "pyramid") == ["pyramid-r1-c4", "pyramid-r2-c1"]

    play(state, "lay pyramid-r2-c1")
    assert pieces(state, "pyramid") == ["pyramid-r1-c4", "pyramid-r2-c2"]
    play(state, "lay pyramid-r2-c2")
    assert "pyramid-r2-c3" not in pieces(state)


def test_b11_grave_row_in_one_action() -> None:
    """Example B11 (E8.3.2) Four tiles for 11, and the fifth, turned up meanwhile, for 3."""
    for seed in range(30):
        state = position(
            phase="building",
            site="obelisk_graves",
            alone=True,
            sites={"obelisk_graves": [BLUE]},
            strength={BLUE: (9, 1, 1, 5)},
            reserve={BLUE: 20},
            graves=[2, 3, 2, 4],
            seed=seed,
        )
        play(state, "build masons overseer plain", "lay grave-1")
        if seen(state)["graves"][4] == 3:
            assert seen(state)["graves"][:6] == [2, 3, 2, 4, 3, None]
            break
    else:
        raise AssertionError("no seed brings a tile of 3")

    play(state, "lay grave-2", "lay grave-3", "lay grave-4")
    assert "lay grave-5" in offered(state)
    play(state, "lay grave-5")

    assert asked(state) == ("market_track", BLUE)
    assert (state.score[BLUE], state.reserve[BLUE]) == (14, 6)


def test_b13_temple_order() -> None:
    """Example B13 (E8.3.3.1) The other column from the bottom, then the middle, then the top."""
    left = column("left")
    state = on_temple(9, stones={RED: [*left, *column("right", 2)]})
    assert pieces(state, "temple") == ["temple-right-3"]

    both = [*left, *column("right")]
    state = on_temple(9, stones={RED: both})
    assert pieces(state, "temple") == ["temple-middle-1", "temple-middle-2"]
    state = on_temple(9, stones={RED: [*both, "temple_middle_2"]})
    assert pieces(state, "temple") == ["temple-middle-1"]
    state = on_temple(9, stones={RED: [*both, "temple_middle_1", "temple_middle_2"]})
    assert pieces(state, "temple") == ["temple-top"]


def test_columns_are_built_from_bottom_to_top() -> None:
    """E8.3.3.1 Separately: values 2, 3, 4, 5."""
    state = on_temple(9)
    assert pieces(state, "temple") == ["temple-left-1", "temple-right-1"]

    play(state, "lay temple-left-1", "lay temple-left-2")

    assert pieces(state, "temple") == ["temple-left-3", "temple-right-1"]
    assert choices(state)["lay temple-left-3"]["args"]["value"] == 4


@pytest.mark.parametrize(
    ("level", "value"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5), (9, 5)]
)
def test_only_the_lowest_empty_level_of_the_obelisk(level: int, value: int) -> None:
    """E8.3.2 And each level has its value."""
    state = on_obelisk(9, stones={RED: obelisk(1, level - 1)}, graves=[6, 6, 6, 6])

    assert pieces(state, "obelisk") == [f"obelisk-{level}"]
    assert choices(state)[f"lay obelisk-{level}"]["args"]["value"] == value


def test_only_the_first_grave_of_the_row() -> None:
    """E8.3.2 The lowest place not yet taken, though four are face up."""
    state = on_obelisk(9, stones={RED: grave(1, 3)})

    assert pieces(state, "grave") == ["grave-4"]
    assert len([value for value in seen(state)["graves"] if value]) == 7


@pytest.mark.parametrize("taken", range(12))
def test_four_graves_are_visible_until_the_last_is(taken: int) -> None:
    """E8.3.2 After each tile taken the next is turned up."""
    state = on_obelisk(9, stones={RED: [*obelisk(1, 9), *grave(1, taken)]})
    assert f"grave_{taken + 1}" in stones_of(state, BLUE)  # all that could be done

    visible = [value for value in seen(state)["graves"] if value is not None]

    assert len(visible) == min(taken + 5, 12)


def test_a_piece_must_be_paid_by_strength_and_by_stones() -> None:
    """E8.3.2, E8.3.3 The sum of the values is at most S and at most the reserve."""
    assert "grave-1" in pieces(on_obelisk(4, 25, graves=[4]))
    assert "grave-1" not in pieces(on_obelisk(3, 25, graves=[4]))
    assert "grave-1" in pieces(on_obelisk(9, 4, graves=[4]))
    assert "grave-1" not in pieces(on_obelisk(9, 3, graves=[4]))
    state = play(on_obelisk(4, 25, graves=[4]), "lay obelisk-1")
    assert pieces(state) == ["obelisk-2"]


def test_obelisk_and_graves_mix_in_any_order() -> None:
    """E8.3.2 One piece after the other."""
    state = on_obelisk(9, graves=[2, 2, 2, 2])

    play(state, "lay grave-1", "lay obelisk-1", "lay grave-2", "lay obelisk-2", "lay grave-3")

    assert asked(state) == ("market_track", BLUE)
    assert state.score[BLUE] == 9


def test_temple_and_pyramid_may_be_combined() -> None:
    """E8.3.3 In one action."""
    state = on_temple(6)

    play(state, "lay temple-left-1", "lay pyramid-r1-c1", "lay temple-right-1", "lay pyramid-r1-c2")

    assert state.over
    assert (state.score[BLUE], state.reserve[BLUE]) == (6, 19)


def test_stopping_after_the_first_piece() -> None:
    """E8.3.2, E8.2.3 Not before; the points come once, when the player stops."""
    state = on_obelisk(9)
    assert "stop" not in offered(state)
    play(state, "lay obelisk-1")
    assert ("stop" in offered(state), state.score[BLUE], state.reserve[BLUE]) == (True, 0, 24)
    assert choices(state)["stop"]["args"]["points"] == 1

    play(state, "stop")

    assert state.score[BLUE] == 1


def test_one_market_step_whatever_the_number_of_stones() -> None:
    """E8.3.2 Stone market or grain market, mandatory."""
    state = play(on_obelisk(5, graves=[2]), "lay obelisk-1", "lay obelisk-2", "lay grave-1")
    assert offered(state) == ["market stone", "market grain"]

    play(state, "market grain")

    assert (markets(state, BLUE), state.over) == ((0, 1), True)


def test_temple_and_pyramid_bring_no_market_step() -> None:
    """E8.3.3"""
    state = on_temple(1)  # a single piece can be paid

    assert (state.over, markets(state, BLUE)) == (True, (0, 0))


@pytest.mark.parametrize("number", range(2, 7))
def test_a_higher_row_needs_both_spaces_beneath(number: int) -> None:
    """E8.3.3.2 The row beneath need not be complete."""
    below = [space for lower in range(1, number - 1) for space in row(lower)]
    half = on_temple(9, stones={RED: [*below, f"pyramid_r{number - 1}_c1"]})
    assert f"pyramid-r{number}-c1" not in pieces(half)

    both = on_temple(9, stones={RED: [*below, *row(number - 1, 1, 2)]})

    assert f"pyramid-r{number}-c1" in pieces(both)


def test_rows_are_built_from_left_to_right() -> None:
    """E8.3.3.2 Without gaps."""
    assert pieces(on_temple(9), "pyramid") == ["pyramid-r1-c1"]
    state = on_temple(9, stones={RED: [*row(1), "pyramid_r2_c1"]})
    assert pieces(state, "pyramid") == ["pyramid-r2-c2"]


@pytest.mark.parametrize(
    ("owners", "winner", "points"),
    [
        ([RED, RED, RED, BLUE, BLUE], RED, 3),  # 3 : 3 with Blue's sixth, Red is left
        ([BLUE, RED, RED, RED, GREEN], RED, 3),
        ([BLUE, BLUE, RED, RED, GREEN], BLUE, 3),
        ([RED, RED, BLUE, BLUE, BLUE], BLUE, 4),
        ([GREEN, RED, GREEN, RED, BLUE], GREEN, 2),
    ],
)
def test_row_bonuses_and_ties(owners: list[int], winner: int, points: int) -> None:
    """E8.3.3.3 Most stones in the row; on a tie the stone farthest left; the others nothing."""
    stones: dict[int, list[str]] = {seat: [] for seat in range(3)}
    for place, seat in enumerate(owners):
        stones[seat].append(f"pyramid_r1_c{place + 1}")

    state = on_temple(1, stones=stones)

    bonus = [state.parts(seat)["pyramid_rows"] for seat in range(3)]
    assert bonus == [points if seat == winner else 0 for seat in range(3)]
    assert state.parts(BLUE)["temple_pyramid"] == 1


def test_the_bonus_comes_after_the_points_of_the_action() -> None:
    """E8.3.3.3, E2.3 Red's bonus arrives on 5 after Blue's 5 points: Blue is ahead."""
    state = on_temple(5, stones={RED: row(1, 1, 5)}, rank=[RED, GREEN, BLUE])

    play(state, "lay pyramid-r1-c6", "lay temple-left-1", "lay temple-right-1")

    assert (list(state.score), list(state.rank)) == ([5, 5, 0], [BLUE, RED, GREEN])


def test_the_top_of_the_pyramid_is_a_row_of_one() -> None:
    """E8.3.3.3 Six points for the stone, one for the row."""
    lower = [space for number in range(1, 6) for space in row(number)]
    state = play(on_temple(6, stones={RED: lower}), "lay pyramid-r6-c1")

    assert list(state.score) == [7, 0, 0]


def test_a_grave_is_paid_by_the_value_of_its_tile() -> None:
    """E8.3.2"""
    state = on_obelisk(6, 6, graves=[6], stones={RED: obelisk(1, 9)})

    assert (state.score[BLUE], state.reserve[BLUE]) == (6, 0)
    assert seen(state)["seats"][BLUE]["grave_tiles"] == [6]
