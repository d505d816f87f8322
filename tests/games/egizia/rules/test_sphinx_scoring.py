"""The 30 Sphinx cards: met, and just missed (E13)."""

from typing import Any

import pytest

from tests.games.egizia.positions import (
    BLUE,
    GREEN,
    RED,
    SPHINX_CARDS,
    YELLOW,
    column,
    grave,
    obelisk,
    position,
    row,
)

PYRAMID = [space for number in range(1, 7) for space in row(number)]
COLUMNS = [*column("left"), *column("right")]


def points(card: str, **given: Any) -> int:
    """What the card brings to Blue at the end."""
    options = {"red_ship_cards": "yes"} if card == "sphinx_per_15" else {}
    given.setdefault("seats", 3)
    state = position(phase="end", options=options, sphinx={BLUE: [card]}, **given)
    parts = state.parts(BLUE)
    return parts["sphinx_cards"] + parts["favour"]


def crew(number: int, strength: int) -> dict[int, tuple[int, int, int, int]]:
    """Blue's strengths with one of them changed."""
    found = [1, 1, 1, 2]
    found[number] = strength
    return {BLUE: (found[0], found[1], found[2], found[3])}


CASES: list[tuple[str, dict[str, Any], int]] = [
    # E13.1, built by anyone
    ("sphinx_obelisk_level_7", {"stones": {RED: obelisk(1, 7)}}, 3),
    ("sphinx_obelisk_level_7", {"stones": {RED: obelisk(1, 6)}}, 0),
    ("sphinx_obelisk_level_8", {"stones": {RED: obelisk(1, 8)}}, 5),
    ("sphinx_obelisk_level_8", {"stones": {RED: obelisk(1, 7)}}, 0),
    ("sphinx_obelisk_level_9", {"stones": {RED: obelisk(1, 9)}}, 7),
    ("sphinx_obelisk_level_9", {"stones": {RED: obelisk(1, 8)}}, 0),
    ("sphinx_one_column", {"stones": {RED: column("right")}}, 3),
    ("sphinx_one_column", {"stones": {RED: COLUMNS}}, 3),
    ("sphinx_one_column", {"stones": {RED: [*column("right", 3), *column("left", 3)]}}, 0),
    ("sphinx_both_columns", {"stones": {RED: COLUMNS}}, 5),
    ("sphinx_both_columns", {"stones": {RED: COLUMNS[:-1]}}, 0),
    ("sphinx_all_graves", {"stones": {RED: grave(1, 6), GREEN: grave(7, 12)}}, 5),
    ("sphinx_all_graves", {"stones": {RED: grave(1, 11)}}, 0),
    ("sphinx_pyramid", {"stones": {RED: PYRAMID}}, 7),
    ("sphinx_pyramid", {"stones": {RED: PYRAMID[:-1]}}, 0),
    # E13.2, markets of all players
    ("sphinx_players_last_stone", {"market": {RED: (3, 2)}}, 3),
    ("sphinx_players_last_stone", {"market": {BLUE: (3, 0), RED: (3, 2)}}, 5),
    ("sphinx_players_last_stone", {"market": {BLUE: (2, 3), RED: (2, 3)}}, 0),
    ("sphinx_players_last_stone", {"seats": 4, "market": dict.fromkeys(range(4), (3, 0))}, 7),
    ("sphinx_players_last_grain", {"market": {RED: (2, 3)}}, 3),
    ("sphinx_players_last_grain", {"market": {BLUE: (0, 3), RED: (2, 3)}}, 5),
    ("sphinx_players_last_grain", {"market": dict.fromkeys(range(3), (0, 3))}, 7),
    ("sphinx_players_last_grain", {"market": {BLUE: (3, 2), RED: (3, 2)}}, 0),
    # E13.3, own stones
    ("sphinx_temple_4_stones", {"stones": {BLUE: column("left")}}, 5),
    ("sphinx_temple_4_stones", {"stones": {BLUE: column("left", 3), RED: column("right")}}, 0),
    ("sphinx_pyramid_6_stones", {"stones": {BLUE: row(1)}}, 5),
    ("sphinx_pyramid_6_stones", {"stones": {BLUE: row(1, 1, 5), RED: ["pyramid_r1_c6"]}}, 0),
    ("sphinx_pyramid_7_stones", {"stones": {BLUE: [*row(1), "pyramid_r2_c1"]}}, 7),
    ("sphinx_pyramid_7_stones", {"stones": {BLUE: row(1), RED: ["pyramid_r2_c1"]}}, 0),
    ("sphinx_obelisk_4_stones", {"stones": {BLUE: obelisk(1, 4)}}, 5),
    ("sphinx_obelisk_4_stones", {"stones": {BLUE: obelisk(1, 3), RED: ["obelisk_4"]}}, 0),
    ("sphinx_obelisk_5_stones", {"stones": {BLUE: obelisk(1, 5)}}, 7),
    ("sphinx_obelisk_5_stones", {"stones": {BLUE: obelisk(1, 4), RED: ["obelisk_5"]}}, 0),
    (
        "sphinx_two_everywhere",
        {"stones": {BLUE: [*obelisk(1, 2), *grave(1, 2), *column("left", 2), *row(1, 1, 2)]}},
        6,
    ),
    (
        "sphinx_two_everywhere",
        {"stones": {BLUE: [*obelisk(1, 9), *grave(1, 9), *COLUMNS, "pyramid_r1_c1"]}},
        0,
    ),
    ("sphinx_grave_stones", {"stones": {BLUE: grave(1, 5), RED: grave(6, 8)}}, 5),
    ("sphinx_grave_stones", {"stones": {RED: grave(1, 5)}}, 0),
    # E13.4, crews
    *[
        (f"sphinx_crew_{name}", {"strength": crew(number, strength)}, expected)
        for number, name in enumerate(["masons", "haulers", "carvers", "overseer"])
        for strength, expected in ((3, 0), (4, 4), (5, 4), (6, 6), (7, 6), (8, 8), (9, 8))
    ],
    # E13.5, production
    ("sphinx_most_quarry", {"cards": {BLUE: ["quarry_2_a"]}}, 7),
    ("sphinx_most_quarry", {}, 7),  # all are equal
    ("sphinx_most_quarry", {"cards": {BLUE: ["quarry_2_a"], RED: ["quarry_3_a"]}}, 0),
    ("sphinx_most_green", {"cards": {BLUE: ["field_green_2"]}}, 5),
    ("sphinx_most_green", {"cards": {RED: ["field_green_2"]}}, 0),
    ("sphinx_most_yellow", {"cards": {BLUE: ["field_yellow_4"]}}, 7),
    ("sphinx_most_yellow", {}, 0),  # nothing is not most
    (
        "sphinx_most_yellow",
        {"cards": {BLUE: ["field_yellow_5_a"], RED: ["field_yellow_5_b"]}},
        7,
    ),
    ("sphinx_most_yellow", {"cards": {BLUE: ["field_yellow_4"], RED: ["field_yellow_6"]}}, 0),
    ("sphinx_most_brown", {"cards": {BLUE: ["field_brown_6"]}, "irrigation": "left"}, 5),
    ("sphinx_most_brown", {"cards": {BLUE: ["field_brown_6"], RED: ["field_brown_7"]}}, 0),
    # E13.6, own markets
    ("sphinx_last_stone", {"market": {BLUE: (3, 0)}}, 4),
    ("sphinx_last_stone", {"market": {BLUE: (2, 3)}}, 0),
    ("sphinx_last_grain", {"market": {BLUE: (0, 3)}}, 4),
    ("sphinx_last_grain", {"market": {BLUE: (3, 2)}}, 0),
    ("sphinx_last_both", {"market": {BLUE: (3, 3)}}, 7),
    ("sphinx_last_both", {"market": {BLUE: (3, 2)}}, 0),
    # E13.7, powers
    (
        "sphinx_permanents",
        {
            "cards": {
                BLUE: [
                    "sphinx_plus_2",
                    "grave_card",
                    "field_upgrade",
                    "quarry_2_a",
                    "field_green_2",
                ]
            }
        },
        6,
    ),
    ("sphinx_permanents", {"cards": {RED: ["sphinx_plus_2"]}}, 0),
    # E13.8, points
    ("sphinx_per_10", {"score": {BLUE: 40}}, 4),
    ("sphinx_per_10", {"score": {BLUE: 39}}, 3),
    ("sphinx_per_15", {"score": {BLUE: 45}}, 3),
    ("sphinx_per_15", {"score": {BLUE: 44}}, 2),
]


@pytest.mark.parametrize(("card", "given", "expected"), CASES)
def test_a_card_is_worth(card: str, given: dict[str, Any], expected: int) -> None:
    """E13.1, E13.2, E13.3, E13.4, E13.5, E13.6, E13.7, E13.8, E13.9 A failed card costs nothing."""
    assert points(card, **given) == expected


def test_every_card_is_tested_met_and_missed() -> None:
    """E13.1 to E13.8 All 30, more than nothing and less."""
    for card in SPHINX_CARDS:
        worth = [expected for name, _, expected in CASES if name == card]
        assert len(set(worth)) > 1, card


def test_a21_market_card() -> None:
    """Example A21 (E13.2) Three on the last stone market space: 7, the owner is not one."""
    market = {RED: (3, 0), GREEN: (3, 1), YELLOW: (3, 3)}

    assert points("sphinx_players_last_stone", seats=4, market=market) == 7


@pytest.mark.parametrize(("strength", "expected"), [(4, 4), (3, 0), (5, 4)])
def test_a22_crew_card(strength: int, expected: int) -> None:
    """Example A22 (E13.4) Only the highest step that is reached."""
    assert points("sphinx_crew_masons", strength=crew(0, strength)) == expected


def test_a23_most_production() -> None:
    """Example A23 (E13.5) Yellow-green 5 and 6, nobody has more: 7."""
    cards = {BLUE: ["field_yellow_5_a", "field_yellow_6"], RED: ["field_yellow_5_b"]}

    assert points("sphinx_most_yellow", cards=cards) == 7


def test_an_upgrade_does_not_change_what_is_printed() -> None:
    """E13.5 An upgraded yellow-green field counts as yellow-green, and not as green."""
    cards = {BLUE: ["field_upgrade", "field_yellow_6"], RED: ["field_green_2"]}
    given = {"cards": cards, "upgraded": "field_yellow_6"}

    assert points("sphinx_most_yellow", **given) == 7
    assert points("sphinx_most_green", **given) == 0


def test_an_attached_upgrade_counts_as_a_permanent() -> None:
    """E12.3.9, E13.7 Attached or waiting."""
    cards = {BLUE: ["field_upgrade", "field_yellow_6"]}

    assert points("sphinx_permanents", cards=cards, upgraded="field_yellow_6") == 2
    assert points("sphinx_permanents", cards={BLUE: ["field_upgrade"]}) == 2


def test_middle_columns_are_no_columns() -> None:
    """E13.1 They change nothing for the outer ones."""
    stones = {RED: [*COLUMNS, "temple_middle_1", "temple_middle_2"]}

    assert points("sphinx_one_column", stones=stones) == 3
    assert points("sphinx_both_columns", stones=stones) == 5


def test_several_cards_may_score_for_the_same() -> None:
    """E13.9"""
    state = position(
        phase="end",
        stones={BLUE: obelisk(1, 7)},
        sphinx={
            BLUE: [
                "sphinx_obelisk_level_7",
                "sphinx_obelisk_4_stones",
                "sphinx_obelisk_5_stones",
                "sphinx_obelisk_level_8",
            ]
        },
    )

    assert state.parts(BLUE)["sphinx_cards"] == 3 + 5 + 7
