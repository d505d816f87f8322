"""A components file is checked: an error names the entry, the fault and what is allowed."""

from pathlib import Path

import pytest

from tests.games.replaced import Shipped

EGIZIA = Shipped("egizia")


FAULTS: list[tuple[str, str, list[str]]] = [
    ('id = "egizia"', 'id = "pharaon"', ["game: id", "'pharaon'", "egizia"]),
    ("rounds = 5", "rounds = 6", ["game: rounds", "6", "5 to 5"]),
    ("ships = 8", "ships = 9", ["limits: ships", "9", "8 to 8"]),
    ("max_stones = 25", "max_stones = 30", ["limits: max_stones", "30", "25 to 25"]),
    ("seats = 2\nsite_spaces = 2", "seats = 2\nsite_spaces = 4", ["setup[0]: site_spaces", "4"]),
    ('default = "no"', 'default = "perhaps"', ["options[red_ship_cards]", "default", "'perhaps'"]),
    (
        '["sphinx_plus_2", "sphinx_plus_1"]',
        '["sphinx_plus_2", "sphinx_plus_9"]',
        ["options[red_ship_cards]: swap", "sphinx_plus_9", "pairs of cards"],
    ),
    ('id = "red"', 'id = "blue"', ["player_colours[blue]: id", "twice"]),
    ('id = "haulers"', 'id = "porters"', ["crews[porters]: id", "'porters'", "haulers"]),
    ("start = 1\nmax = 9", "start = 10\nmax = 9", ["crews[masons]: start", "10"]),
    ("start_stones = 2", "start_stones = 26", ["order_tiles[order_1]: start_stones", "26"]),
    ("bottom_stones = 3", "bottom_stones = 99", ["markets[stone_market]: bottom_stones", "99"]),
    ("index = 1", "index = 2", ["market_spaces[stone_market_1]: index", "2", "1 to 1"]),
    (
        'start = "irrigation_middle"',
        'start = "middle"',
        ["irrigation: start", "'middle'", "irrigation_left"],
    ),
    (
        'produces = ["green_field"]',
        'produces = ["sand"]',
        ["irrigation_spaces[irrigation_left]: produces[0]", "'sand'", "green_field"],
    ),
    ("rank = 1", "rank = 2", ["soils[yellow_field]: rank", "2", "1 to 1"]),
    ("order = 2\ntype", "order = 1\ntype", ["nile_spaces", "of order 1", "one of each"]),
    ('id = "edfu"', 'id = "memphis"', ["nile_spaces[memphis]: id", "'memphis'", "edfu"]),
    (
        'type = "card"\nreusable = false',
        'type = "card"\nreusable = true',
        ["nile_spaces[card_1]: reusable", "true for round spaces only"],
    ),
    (
        'effect = { kind = "market_both", steps = 1 }',
        'effect = { kind = "market_both", steps = 9 }',
        ["nile_spaces[edfu]: effect", "steps", "9", "1 to 5"],
    ),
    ("beside = true", "beside = false", ["site_spaces[sphinx_beside]: beside", "true"]),
    ("build_order = 2", "build_order = 3", ["site_spaces[sphinx_2]: build_order", "3", "2 to 2"]),
    ("max_cards = 5", "max_cards = 6", ["sphinx_visit: max_cards", "6", "1 to 5"]),
    ("level = 1\nvalue = 1", "level = 1\nvalue = 0", ["obelisk_spaces[obelisk_1]: value", "0"]),
    (
        'requires = ["obelisk_1"]',
        'requires = ["obelisk_10"]',
        ["obelisk_spaces[obelisk_2]: requires[0]", "'obelisk_10'"],
    ),
    ("face_up = 4", "face_up = 13", ["graves: face_up", "13", "1 to 12"]),
    ("value = 3\ncount = 4", "value = 2\ncount = 4", ["grave_tiles", "different values"]),
    ('part = "top"', 'part = "roof"', ["temple_spaces[temple_top]: part", "'roof'", "top"]),
    ("row = 6", "row = 7", ["pyramid_spaces[pyramid_r6_c1]: row", "7", "to 6"]),
    (
        'id = "field_green_2"\ndeck = "1/2"',
        'id = "field_green_2"\ndeck = "5"',
        ["nile_cards", "of deck 1/2"],
    ),
    (
        'kind = "upstream", uses_per_round = 1',
        'kind = "two_ships", ships = 2',
        ["nile_cards[upstream]: type", "permanent", "anytime"],
    ),
    (
        'kind = "grave_card", value = 6',
        'kind = "upstream", uses_per_round = 1',
        ["nile_cards", "cards with effect"],
    ),
    ('when = "taken"', 'when = "noon"', ["nile_cards[market_2]: when", "'noon'", "taken"]),
    (
        'scoring = { kind = "built", spaces = ["obelisk_7"]',
        'scoring = { kind = "seen", spaces = ["obelisk_7"]',
        ["sphinx_cards[sphinx_obelisk_level_7]", "kind", "'seen'", "built"],
    ),
    ("every = 10", "every = 0", ["sphinx_cards[sphinx_per_10]", "every", "0", "1 to 100"]),
    (
        "joint_building = [0, 1, 3, 6]",
        "joint_building = [0, 1, 3]",
        ["scoring: joint_building", "3 entries", "4 entries"],
    ),
    (
        'number = 3\ndeck = "3/4"',
        'number = 3\ndeck = "1/2"',
        ["rounds", "too many use deck 1/2", "as many as it fills"],
    ),
    ("[limits]", "[limit]", ["limit", "is not known", "limits"]),
]


@pytest.mark.parametrize(("old", "new", "words"), FAULTS)
def test_a_fault_is_told_by_entry_fault_and_what_is_allowed(
    tmp_path: Path, old: str, new: str, words: list[str]
) -> None:
    EGIZIA.check_fault(tmp_path, {old: new}, words)


def test_the_shipped_file_and_a_corrected_one_pass(tmp_path: Path) -> None:
    EGIZIA.check(tmp_path, {})
    EGIZIA.check(tmp_path, {"joint_building = [0, 1, 3, 6]": "joint_building = [0, 2, 4, 8]"})
