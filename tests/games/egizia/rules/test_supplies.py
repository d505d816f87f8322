"""Strength, reserve and markets of a player (E2.1, E2.2, E2.5)."""

import pytest

from tests.games.egizia.positions import (
    BLUE,
    asked,
    cards_of,
    gone_cards,
    markets,
    obelisk,
    offered,
    play,
    position,
    seen,
    strengths,
)


def test_a_raise_beyond_the_maximum_is_lost() -> None:
    """E2.1 A round space raises what it can."""
    state = position(strength={BLUE: (9, 8, 1, 2)})

    play(state, "ship thebae")

    assert strengths(state, BLUE) == (9, 9, 1, 2)


def test_a_crew_on_its_maximum_may_be_chosen_for_a_mandatory_raise() -> None:
    """E2.1 Alyi and raise_any_2 offer every crew; nothing happens to one on 9."""
    state = position(strength={BLUE: (9, 1, 1, 2)})
    play(state, "ship alyi")
    assert offered(state) == ["raise masons", "raise haulers", "raise carvers"]
    play(state, "raise masons")
    assert strengths(state, BLUE) == (9, 1, 1, 2)

    state = position(strength={BLUE: (9, 8, 1, 2)}, laid={"card_1": "raise_any_2_a"})
    play(state, "ship card-1", "raise haulers+haulers")
    assert strengths(state, BLUE) == (9, 9, 1, 2)


def test_a_crew_on_its_maximum_is_not_offered_for_an_optional_raise() -> None:
    """E2.1 A permanent card raises only crews below their maximum."""
    state = position(strength={BLUE: (9, 8, 9, 2)}, cards={BLUE: ["raise_each_round"]})

    assert offered(state, "use") == ["use raise-each-round haulers"]


def test_the_overseer_is_never_a_crew_of_choice() -> None:
    """E1.3 Alyi, raise_any_2 and the permanent cards offer the three regular crews."""
    state = position(
        cards={BLUE: ["raise_each_round", "stones_for_strength"]},
        reserve={BLUE: 5},
        laid={"card_1": "raise_any_2_a"},
    )
    assert len(offered(state, "use")) == 6
    assert not any("overseer" in move for move in offered(state))
    play(state, "ship card-1")
    assert asked(state) == ("raise_crews", BLUE)
    assert not any("overseer" in move for move in offered(state))

    state = play(position(), "ship alyi")
    assert asked(state) == ("alyi_crew", BLUE)
    assert not any("overseer" in move for move in offered(state))


@pytest.mark.parametrize(("before", "after"), [(18, 24), (19, 25), (23, 25), (25, 25)])
def test_stones_above_twenty_five_are_lost(before: int, after: int) -> None:
    """E2.2 Always and at once; the card is spent all the same."""
    state = position(reserve={BLUE: before}, cards={BLUE: ["stones_6_a"]})

    play(state, "play stones-6-a")

    assert state.reserve[BLUE] == after
    assert gone_cards(state) == ["stones_6_a"]


def test_b12_cap() -> None:
    """Example B12 (E2.2, E7.1) 23 and quarries of 6: 25; then stones_6: still 25, card spent."""
    state = position(
        phase="stones",
        reserve={BLUE: 23},
        cards={BLUE: ["quarry_3_a", "stones_6_a"]},
    )
    assert (state.reserve[BLUE], asked(state)) == (25, ("opening", BLUE))

    play(state, "play stones-6-a")

    assert state.reserve[BLUE] == 25
    assert cards_of(state, BLUE) == ["quarry_3_a"]


@pytest.mark.parametrize(("space", "after", "stones"), [(0, 1, 0), (1, 2, 0), (2, 3, 3), (3, 3, 3)])
def test_steps_on_the_stone_market(space: int, after: int, stones: int) -> None:
    """E2.5, E2.5.1 Onto the bottom, and at the bottom, a step gives 3 stones."""
    state = position(laid={"card_1": "field_brown_6"}, market={BLUE: (space, 1)})

    play(state, "ship card-1", "market stone")

    assert markets(state, BLUE) == (after, 1)
    assert (state.reserve[BLUE], state.score[BLUE]) == (stones, 0)


@pytest.mark.parametrize(("space", "after", "points"), [(0, 1, 0), (1, 2, 0), (2, 3, 2), (3, 3, 2)])
def test_steps_on_the_grain_market(space: int, after: int, points: int) -> None:
    """E2.5, E2.5.2 Onto the bottom, and at the bottom, a step gives 2 points."""
    state = position(laid={"card_1": "field_brown_6"}, market={BLUE: (1, space)})

    play(state, "ship card-1", "market grain")

    assert markets(state, BLUE) == (1, after)
    assert (state.reserve[BLUE], state.score[BLUE]) == (0, points)


def test_two_steps_are_made_one_after_the_other() -> None:
    """E2.5.5 From space 2: onto the bottom and once more at the bottom."""
    state = position(laid={"card_1": "market_2"}, market={BLUE: (2, 0)})
    play(state, "ship card-1", "market stone")
    assert (markets(state, BLUE), state.reserve[BLUE]) == ((3, 0), 6)

    state = position(laid={"card_1": "market_2"}, market={BLUE: (1, 0)})
    play(state, "ship card-1", "market stone")
    assert (markets(state, BLUE), state.reserve[BLUE]) == ((3, 0), 3)


def test_steps_are_mandatory_and_never_go_up() -> None:
    """E2.5.5 Both tracks are offered, at the bottom too, and nothing else."""
    state = position(laid={"card_1": "market_2"}, market={BLUE: (3, 3)})

    play(state, "ship card-1")

    assert asked(state) == ("market_track", BLUE)
    assert offered(state) == ["market stone", "market grain"]


def test_a12_stone_market_bottom() -> None:
    """Example A12 (E2.5.1, E12.5) market_2 at the bottom: 4 + 2 x 3 stones."""
    state = position(laid={"card_1": "market_2"}, market={BLUE: (3, 0)}, reserve={BLUE: 4})

    play(state, "ship card-1", "market stone")

    assert (markets(state, BLUE), state.reserve[BLUE]) == ((3, 0), 10)


@pytest.mark.parametrize(("track", "reserve", "score"), [("stone", 7, 1), ("grain", 4, 3)])
def test_b17_market_choice_at_both_bottoms(track: str, reserve: int, score: int) -> None:
    """Example B17 (E2.5.1, E2.5.2, E8.3.2) 3 stones or 2 points after building on the obelisk."""
    state = position(
        phase="building",
        alone=True,
        sites={"obelisk_graves": [BLUE]},
        market={BLUE: (3, 3)},
        reserve={BLUE: 5},
    )

    play(state, "build masons alone plain")
    assert asked(state) == ("market_track", BLUE)
    play(state, f"market {track}")

    assert (state.reserve[BLUE], state.score[BLUE], markets(state, BLUE)) == (
        reserve,
        score,
        (3, 3),
    )


def test_the_supply_of_blocks_is_unlimited() -> None:
    """E1.4 A player may have more than 24 stones on the monuments; only the reserve is a limit."""
    own = [
        *obelisk(1, 8),
        *[space for number in (1, 2, 3, 4, 5, 6) for space in _pyramid_row(number)],
    ]
    assert len(own) == 29
    state = position(
        phase="building",
        alone=True,
        sites={"obelisk_graves": [BLUE]},
        stones={BLUE: own},
        strength={BLUE: (5, 1, 1, 2)},
        reserve={BLUE: 5},
        graves=[6, 6, 6, 6],
    )

    play(state, "build masons alone plain")

    assert seen(state)["seats"][BLUE]["stones"] == {
        "obelisk": 9,
        "graves": 0,
        "temple": 0,
        "pyramid": 21,
    }


def _pyramid_row(number: int) -> list[str]:
    return [f"pyramid_r{number}_c{place}" for place in range(1, 8 - number)]
