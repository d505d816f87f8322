"""Phase 5: which crews build, with the overseer and cards, and when they cannot (E8.2)."""

from typing import Any

import pytest

from tests.games.egizia.positions import (
    BLUE,
    RED,
    asked,
    cards_of,
    choices,
    gone_cards,
    grave,
    obelisk,
    offered,
    play,
    position,
    row,
    seen,
    told,
    used_crews,
)

RICH = dict.fromkeys(range(4), 9)
BUILD = "build masons alone plain"


def test_a_builder_has_free_actions_first() -> None:
    """E8.2.1 Then builds or declines."""
    state = position(
        phase="building",
        sites={"obelisk_graves": [BLUE]},
        cards={BLUE: ["stones_6_a", "raise_each_round"]},
    )
    play(state, "go on")
    assert asked(state) == ("build", BLUE)
    assert offered(state, "build") == []

    play(state, "play stones-6-a")

    assert offered(state, "build") != []


def test_one_crew_with_or_without_the_overseer() -> None:
    """E8.2.2 The overseer never works alone, and no three crews work."""
    state = position(phase="building", reserve=RICH, sites={"sphinx": [BLUE]})

    assert offered(state) == [
        "decline",
        "build masons alone plain",
        "build masons overseer plain",
        "build haulers alone plain",
        "build haulers overseer plain",
        "build carvers alone plain",
        "build carvers overseer plain",
    ]


def test_b09_overseer_only_once() -> None:
    """Example B9 (E8.2.4) Crew and overseer used on the Sphinx: the other two without him."""
    state = position(
        phase="building",
        reserve=RICH,
        strength={BLUE: (2, 1, 1, 3)},
        sites={"sphinx": [BLUE], "temple_pyramid": [BLUE]},
    )
    play(state, "build masons overseer plain", "draw 1+0", "keep none")

    assert used_crews(state, BLUE) == ["masons", "overseer"]
    assert offered(state, "build") == ["build haulers alone plain", "build carvers alone plain"]


def test_crews_are_fresh_in_the_next_round() -> None:
    """E8.2.4, E4.2"""
    state = position(phase="building", reserve=RICH, sites={"sphinx": [BLUE]})

    play(state, "build masons overseer plain", "draw 1+0", "keep none")

    assert (state.round, used_crews(state, BLUE)) == (2, [])


def test_two_crews_with_the_card() -> None:
    """E8.2.2, E12.4 Two unused crews, the overseer too; one card each time, never three crews."""
    state = position(
        phase="building",
        reserve=RICH,
        strength={BLUE: (2, 3, 4, 5)},
        cards={BLUE: ["two_crews_a", "two_crews_b"]},
        sites={"sphinx": [BLUE]},
    )
    pairs = [move for move in offered(state, "build") if "+" in move]
    assert pairs == [
        f"build {crews} {overseer} plain"
        for crews in ("masons+haulers", "masons+carvers", "haulers+carvers")
        for overseer in ("alone", "overseer")
    ]
    choice = choices(state)["build haulers+carvers overseer plain"]
    assert choice["args"]["strength"] == 12
    assert "own_card:two_crews_a" in choice["targets"]

    play(state, "build haulers+carvers overseer plain")

    assert used_crews(state, BLUE) == ["haulers", "carvers", "overseer"]
    assert gone_cards(state) == ["two_crews_a"]


def test_two_crews_need_two_unused_ones() -> None:
    """E8.2.2, E8.2.4"""
    state = position(
        phase="building",
        reserve=RICH,
        tired={BLUE: ["masons"]},
        cards={BLUE: ["two_crews_a"]},
        sites={"sphinx": [BLUE]},
    )

    assert [move for move in offered(state, "build") if "+" in move] == [
        "build haulers+carvers alone plain",
        "build haulers+carvers overseer plain",
    ]


def test_strength_cards_add_three_each() -> None:
    """E8.2.2, E12.4 Both copies may be played together."""
    state = position(
        phase="building",
        reserve=RICH,
        cards={BLUE: ["strength_3_a", "strength_3_b"]},
        sites={"obelisk_graves": [BLUE]},
    )
    assert [
        choices(state)[f"build masons alone {cards}"]["args"]["strength"]
        for cards in ("plain", "strength", "strength-twice")
    ] == [1, 4, 7]

    events = told(state, "build masons alone strength-twice")

    assert (
        "builds",
        BLUE,
        {"site": "obelisk_graves", "crews": ["masons"], "strength": 7},
    ) in events
    assert gone_cards(state) == ["strength_3_a", "strength_3_b"]


def test_of_two_strength_cards_one_may_be_kept() -> None:
    """E8.2.2, E12.6"""
    state = position(
        phase="building",
        reserve=RICH,
        cards={BLUE: ["strength_3_a", "strength_3_b"]},
        sites={"obelisk_graves": [BLUE]},
    )

    play(state, "build masons alone strength")

    assert cards_of(state, BLUE) == ["strength_3_b"]


def test_b10_two_crews_overseer_and_overtime() -> None:
    """Example B10 (E8.2.2, E8.3.2) S = 14: obelisk 5 to 7 for 11, level 8 is too much; a grave."""
    state = position(
        phase="building",
        alone=True,
        reserve={BLUE: 25},
        strength={BLUE: (4, 3, 1, 4)},
        cards={BLUE: ["two_crews_a", "strength_3_a"]},
        sites={"obelisk_graves": [BLUE]},
        stones={RED: obelisk(1, 4)},
        graves=[3],
    )

    play(state, "build masons+haulers overseer strength")
    assert seen(state)["work"]["left"] == 14
    play(state, "lay obelisk-5", "lay obelisk-6", "lay obelisk-7")
    assert offered(state) == ["lay grave-1", "stop"]
    play(state, "lay grave-1", "market stone")

    assert (state.score[BLUE], state.reserve[BLUE]) == (14, 11)


def test_the_strength_is_not_limited_to_nine() -> None:
    """E8.2.2 Nine is the limit of a crew, not of S."""
    state = position(
        phase="building",
        reserve={BLUE: 25},
        strength={BLUE: (9, 9, 1, 9)},
        cards={BLUE: ["two_crews_a", "strength_3_a", "strength_3_b"]},
        sites={"obelisk_graves": [BLUE]},
    )

    choice = choices(state)["build masons+haulers overseer strength-twice"]

    assert choice["args"]["strength"] == 33


def test_b19_no_crew_choice_without_work() -> None:
    """Example B19 (E8.2.2, E8.2.3) Only what suffices for the cheapest piece; reserve 3: none."""
    given: dict[str, Any] = {
        "phase": "building",
        "alone": True,
        "strength": {BLUE: (1, 3, 2, 2)},
        "sites": {"obelisk_graves": [BLUE]},
        "stones": {RED: obelisk(1, 5)},
        "graves": [5],
    }
    state = position(reserve={BLUE: 6}, **given)
    assert offered(state) == [
        "decline",
        "build haulers overseer plain",
        "build carvers overseer plain",
    ]

    state = position(reserve={BLUE: 3}, **given)
    assert state.over  # he has declined
    assert seen(state)["seats"][BLUE]["sites_built"] == []


@pytest.mark.parametrize(
    "given",
    [
        {"reserve": {BLUE: 0}},
        {"reserve": {BLUE: 9}, "tired": {BLUE: ["masons", "haulers", "carvers"]}},
        {"reserve": {BLUE: 9}, "deck": []},
    ],
)
def test_who_cannot_build_declines_automatically(given: dict[str, Any]) -> None:
    """E8.2.3, E8.3.1 No stone, no unused crew, no card in the deck."""
    state = position(phase="building", alone=True, sites={"sphinx": [BLUE]}, **given)

    assert state.over
    assert seen(state)["sites"][0]["ships"] == [None, None, None]


def test_a_full_site_accepts_nothing_more() -> None:
    """E8.3.4 Obelisk and graves complete: all decline."""
    state = position(
        phase="building",
        alone=True,
        reserve={BLUE: 25},
        strength={BLUE: (9, 9, 9, 9)},
        stones={RED: [*obelisk(1, 9), *grave(1, 12)]},
        sites={"obelisk_graves": [BLUE]},
    )

    assert state.over
    assert state.reserve[BLUE] == 25


def test_a_full_temple_and_pyramid_accept_nothing_more() -> None:
    """E8.3.4"""
    temple = [f"temple_{side}_{level}" for side in ("left", "right") for level in (1, 2, 3, 4)]
    temple += ["temple_middle_1", "temple_middle_2", "temple_top"]
    pyramid = [space for number in range(1, 7) for space in row(number)]
    given: dict[str, Any] = {
        "phase": "building",
        "alone": True,
        "reserve": {BLUE: 25},
        "strength": {BLUE: (9, 9, 9, 9)},
        "sites": {"temple_pyramid": [BLUE]},
    }

    assert position(stones={RED: [*temple, *pyramid]}, **given).over
    state = play(position(stones={RED: [*temple[:-1], *pyramid]}, **given), BUILD)
    assert (state.over, state.score[BLUE]) == (True, 8)


def test_unused_strength_is_lost() -> None:
    """E8.2.5 The crew is used whatever is left of its strength."""
    state = position(
        phase="building",
        reserve={BLUE: 20},
        strength={BLUE: (9, 1, 1, 2)},
        sites={"obelisk_graves": [BLUE], "temple_pyramid": [BLUE]},
    )
    play(state, BUILD, "lay obelisk-1", "stop", "market stone")

    assert used_crews(state, BLUE) == ["masons"]
    assert "build masons alone plain" not in offered(state)
