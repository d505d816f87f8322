"""The seven round spaces and the card that doubles them (E5.4, E5.5)."""

import pytest

from tests.games.egizia.positions import (
    BLUE,
    RED,
    asked,
    gone_cards,
    irrigation_of,
    markets,
    offered,
    play,
    position,
    seen,
    strengths,
    told,
)

DOUBLE = {BLUE: ["double_round_space"]}


@pytest.mark.parametrize(
    ("space", "after"),
    [("thebae", (2, 2, 1, 2)), ("selinon", (1, 2, 2, 2)), ("beni-hasan", (2, 1, 2, 2))],
)
def test_spaces_that_raise_two_crews(space: str, after: tuple[int, ...]) -> None:
    """E5.4.1, E5.5.2, E5.5.4, E5.5.5 At once, and the turn is over."""
    state = play(position(), f"ship {space}")

    assert (strengths(state, BLUE), asked(state)) == (after, ("ship", RED))


def test_edfu_is_a_step_on_each_market() -> None:
    """E5.5.1"""
    state = play(position(market={BLUE: (0, 1)}), "ship edfu")

    assert markets(state, BLUE) == (1, 2)


def test_edfu_stone_market_first() -> None:
    """E5.5.1, E2.5.1, E2.5.2 At both bottoms: 3 stones, then 2 points."""
    state = position(market={BLUE: (3, 2)})

    events = told(state, "ship edfu")

    steps = [kind for kind, _, _ in events]
    assert steps == ["ship", "market", "stones", "market", "points"]
    assert (state.reserve[BLUE], state.score[BLUE]) == (3, 2)


@pytest.mark.parametrize("space", ["passalon", "heliopolis"])
def test_passalon_and_heliopolis_raise_the_overseer_and_may_irrigate(space: str) -> None:
    """E5.5.3, E5.5.7 The raise is mandatory, the marker may move one space left or right."""
    for move, after in (("left", "left"), ("middle", "middle"), ("right", "right")):
        state = play(position(), f"ship {space}")
        assert asked(state) == ("irrigation", BLUE)
        assert strengths(state, BLUE) == (1, 1, 1, 3)
        assert offered(state) == ["irrigate left", "irrigate middle", "irrigate right"]
        play(state, f"irrigate {move}")
        assert (irrigation_of(state), asked(state)) == (after, ("ship", RED))


def test_a15_irrigation_at_the_edge() -> None:
    """Example A15 (E5.5.3, E2.6) On the right: stay or left; on the left: stay or right."""
    state = play(position(irrigation="right"), "ship passalon")
    assert offered(state) == ["irrigate middle", "irrigate right"]

    state = play(position(irrigation="left"), "ship passalon")
    assert offered(state) == ["irrigate left", "irrigate middle"]


def test_alyi_raises_one_crew_and_gives_two_stones() -> None:
    """E5.5.6 A regular crew of choice."""
    state = play(position(reserve={BLUE: 1}), "ship alyi", "raise carvers")

    assert (strengths(state, BLUE), state.reserve[BLUE]) == ((1, 1, 2, 2), 3)


def test_a13_doubling_a_crew_space() -> None:
    """Example A13 (E5.5.8) Thebae twice: masons and haulers 3; the card is spent."""
    state = position(cards=DOUBLE)

    play(state, "ship thebae")
    assert (asked(state), strengths(state, BLUE)) == (("double_round_space", BLUE), (2, 2, 1, 2))
    play(state, "double")

    assert strengths(state, BLUE) == (3, 3, 1, 2)
    assert gone_cards(state) == ["double_round_space"]
    assert asked(state) == ("ship", RED)


@pytest.mark.parametrize(
    ("first", "second"),
    [("middle", "right"), ("middle", "middle"), ("left", "left"), ("middle", "left")],
)
def test_a14_doubling_passalon(first: str, second: str) -> None:
    """Example A14 (E5.5.8, E5.5.3) Overseer 4; the marker moves 0, 1 or 2 spaces in total."""
    state = position(cards=DOUBLE, irrigation="left")

    play(state, "ship passalon", f"irrigate {first}", "double", f"irrigate {second}")

    assert strengths(state, BLUE) == (1, 1, 1, 4)
    assert irrigation_of(state) == second


def test_doubling_alyi_is_a_new_choice() -> None:
    """E5.5.8 Another crew, and 2 stones more."""
    state = position(cards=DOUBLE)

    play(state, "ship alyi", "raise masons", "double", "raise haulers")

    assert (strengths(state, BLUE), state.reserve[BLUE]) == ((2, 2, 1, 2), 4)


def test_doubling_edfu_is_both_steps_again() -> None:
    """E5.5.8, E5.5.1"""
    state = play(position(cards=DOUBLE, market={BLUE: (2, 0)}), "ship edfu", "double")

    assert (markets(state, BLUE), state.reserve[BLUE]) == ((3, 2), 6)


def test_doubling_may_be_left() -> None:
    """E5.5.8 The card stays for a later round space."""
    state = play(position(cards=DOUBLE), "ship thebae", "no double")

    assert (strengths(state, BLUE), gone_cards(state)) == ((2, 2, 1, 2), [])
    assert asked(state) == ("ship", RED)


def test_nobody_else_doubles() -> None:
    """E5.5.8, E14.2 Only who carried out the space is asked."""
    state = play(position(cards={RED: ["double_round_space"]}), "ship thebae")

    assert asked(state) == ("ship", RED)
    assert "double" not in offered(state)


def test_heliopolis_may_be_doubled_by_default() -> None:
    """E5.5.9 double_on_heliopolis: yes."""
    state = play(position(cards=DOUBLE), "ship heliopolis", "irrigate right")

    assert asked(state) == ("double_round_space", BLUE)


def test_heliopolis_is_not_doubled_with_the_option() -> None:
    """E5.5.9, E3.1 double_on_heliopolis: no; Passalon still is."""
    options = {"double_on_heliopolis": "no"}
    state = play(position(options=options, cards=DOUBLE), "ship heliopolis", "irrigate right")
    assert asked(state) == ("ship", RED)

    state = play(position(options=options, cards=DOUBLE), "ship passalon", "irrigate right")
    assert asked(state) == ("double_round_space", BLUE)


def test_a_reused_space_may_be_doubled() -> None:
    """E5.6.5, E5.5.8 Cards combine freely."""
    state = position(
        cards={BLUE: ["double_round_space", "reuse_round_space"]}, ships={RED: ["thebae"]}
    )

    play(state, "ship thebae", "double")

    assert strengths(state, BLUE) == (3, 3, 1, 2)


@pytest.mark.parametrize(
    ("irrigation", "supply"), [("left", 6), ("middle", 6 + 5), ("right", 6 + 5 + 8)]
)
def test_irrigation_decides_which_fields_produce(irrigation: str, supply: int) -> None:
    """E2.6 Green only; green and yellow-green; all."""
    state = position(cards={BLUE: ["field_yellow_5_a", "field_brown_8"]}, irrigation=irrigation)

    assert seen(state)["seats"][BLUE]["feeding"]["supply"] == supply
