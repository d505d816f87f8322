"""Modes and options (K18)."""

import pytest

from tests.games.kemet.positions import (
    ANUBIS,
    DATA,
    GAME,
    offered,
    play,
    position,
    seen,
)

LEVEL = {tile["id"]: tile["level"] for tile in DATA["power_tiles"]}


@pytest.mark.parametrize(
    ("mode", "goal", "top"), [("short", 8, 4), ("long", 10, 4), ("beginner", 4, 2)]
)
def test_goal_and_highest_pyramid(mode: str, goal: int, top: int) -> None:
    """K18.1, K18.2, K18.3, K7.2.1"""
    public = seen(GAME.new(2, 1, {"mode": mode}))

    assert (public["goal"], public["max_level"]) == (goal, top)


def test_a_beginner_pyramid_ends_at_level_2() -> None:
    """K18.3, K7.2.1, K5.3.1"""
    state = position(options={"mode": "beginner"}, levels={ANUBIS: (0, 1, 2)}, prayer={ANUBIS: 11})
    play(state, "regular mid-raise")

    assert offered(state) == ["raise nw-2 2", "raise white 1", "raise white 2", "decline"]


def test_level_2_tiles_join_on_the_second_day() -> None:
    """K18.3 Not at Night, and levels 3 and 4 never."""
    first = position(options={"mode": "beginner"}, phase="attribution", round=1)
    assert {LEVEL[tile] for tile in seen(first)["offer"]} == {1}

    play(first, "next seat-1")

    assert {LEVEL[tile] for tile in seen(first)["offer"]} == {1, 2}
    assert len(seen(first)["offer"]) == 24
    later = position(options={"mode": "beginner"}, phase="night", round=6)
    play(later, "next seat-1")
    assert {LEVEL[tile] for tile in seen(later)["offer"]} == {1, 2}


@pytest.mark.parametrize("mode", ["short", "long"])
def test_all_tiles_from_the_start_otherwise(mode: str) -> None:
    """K18.1, K18.2, K3.2"""
    assert len(seen(GAME.new(3, 1, {"mode": mode}))["offer"]) == 48


def test_unknown_choices_are_refused() -> None:
    """K18.5"""
    with pytest.raises(ValueError, match="short, long, beginner"):
        GAME.new(2, 1, {"mode": "endless"})
    with pytest.raises(ValueError, match="battle_discards"):
        GAME.new(2, 1, {"colour": "red"})


def test_two_players_differ_by_the_map_only() -> None:
    """K18.6 The same decisions, tiles and cards."""
    assert seen(GAME.new(2, 1))["offer"] == seen(GAME.new(5, 1))["offer"]
    assert seen(GAME.new(2, 1))["goal"] == seen(GAME.new(5, 1))["goal"]
