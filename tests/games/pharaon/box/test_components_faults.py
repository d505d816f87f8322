"""A components file is checked: an error names the entry, the fault and what is allowed."""

from pathlib import Path

import pytest

from tests.games.replaced import Shipped

PHARAON = Shipped("pharaon")


FAULTS: list[tuple[str, str, list[str]]] = [
    ('id = "pharaon"', 'id = "fertility"', ["game: id", "'fertility'", "pharaon"]),
    ("rounds = 5", "rounds = 6", ["game: rounds", "6", "5 to 5"]),
    ("usable_spaces = 3", "usable_spaces = 5", ["setup[0]: usable_spaces", "5", "1 to 4"]),
    ("jars_revealed = 2", "jars_revealed = 3", ["setup[0]: jars_revealed", "3", "2 to 2"]),
    (
        "leftover_jar_blocks_wheel = true",
        "leftover_jar_blocks_wheel = false",
        ["leftover_jar_blocks_wheel", "False", "true for 1 and 2 seats"],
    ),
    ("wheel_spaces = 4", "wheel_spaces = 5", ["limits: wheel_spaces", "5", "4 to 4"]),
    ('default = "none"', 'default = "some"', ["first_game_scribes", "default", "'some'"]),
    ('letter = "a"', 'letter = "z"', ["resources[agriculture]: letter", "'z'", "a"]),
    ("count = 20", "count = 0", ["resources[agriculture]: count", "0", "1 to 100"]),
    (
        'sectors = ["agriculture", "trade"',
        'sectors = ["trade", "trade"',
        ["wheel: sectors", "each basic resource once"],
    ),
    ("needed = 3", "needed = 0", ["sections[offerings]: needed", "0", "1 to 10"]),
    (
        'section = "offerings"\n',
        'section = "nobles"\n',
        ["gods[horus]: section", "again", "each section once"],
    ),
    ('id = "horus"', 'id = "ra"', ["gods[ra]: id", "twice"]),
    ('tracks = ["agriculture"', 'tracks = ["justice"', ["nile: tracks", "each basic resource"]),
    (
        "prestige_by_level = [0, 0, 3, 7]",
        "prestige_by_level = [0, 3, 7]",
        ["nile: prestige_by_level", "3 entries", "4 entries"],
    ),
    (
        'cost = ["agriculture", "construction"]',
        'cost = ["agriculture", "silver"]',
        ["nile_options[nile_agriculture_construction]: cost[1]", "'silver'", "agriculture"],
    ),
    ("stage = 1\n", "stage = 2\n", ["burial_stages[0]: stage", "2", "1 to 1"]),
    (
        'cost = ["construction", "agriculture"]',
        "cost = []",
        ["burial_stages[0]: cost", "0 resources", "1 to 5"],
    ),
    ('id = "artisan_02"', 'id = "artisan_01"', ["artisans[artisan_01]: id", "twice"]),
    (
        'gain_resources = ["agriculture"]',
        'gain_resources = ["gold"]',
        ["artisans[artisan_01]: gain_resources[0]", "'gold'", "silver"],
    ),
    (
        'effect = "interchange"',
        'effect = "none"',
        ["nobles[scribe_1]: effect", "'none'", "interchange"],
    ),
    (
        '\nresources = ["agriculture", "trade"]',
        '\nresources = ["agriculture"]',
        ["nobles[scribe_1]: resources", "1 entries", "2 entries"],
    ),
    (
        'count = "pharaoh_token"',
        'count = "cats"',
        ["nobles[general]", "count", "'cats'", "pharaoh_token"],
    ),
    ("copy_best_other = true", "copy_best_other = 1", ["nobles[diplomat]", "true or false"]),
    (
        'kind = "nile_advance", amount = 3',
        'kind = "nile_advance", amount = 9',
        ["nobles[high_official_21]", "amount", "9", "1 to 5"],
    ),
    ('bottom = "agriculture"', 'bottom = "silver"', ["jars[jar_01]: bottom", "'silver'", "trade"]),
    ("count = 3\n", "count = 4\n", ["offering_types", "41 tokens", "40 tokens"]),
    (
        'kind = "resource"',
        'kind = "area"',
        ["offering_types[offering_agriculture]: kind", "'area'", "resource"],
    ),
    (
        'incomes = ["first_player", "any_basic"',
        'incomes = ["none", "any_basic"',
        ["pyramid_rows[0]: incomes", "first_player, then any of"],
    ),
    ("pharaoh_needs_stage = 3", "pharaoh_needs_stage = 0", ["tokens: pharaoh_needs_stage", "0"]),
    (
        'kind = "burial", number = 0',
        'kind = "burial", number = 2',
        ["traitor_tiles[traitor_tile_a]: light", "number", "2", "0 to 0"],
    ),
    ("[limits]", "[limit]", ["limit", "is not known", "limits"]),
]


@pytest.mark.parametrize(("old", "new", "words"), FAULTS)
def test_a_fault_is_told_by_entry_fault_and_what_is_allowed(
    tmp_path: Path, old: str, new: str, words: list[str]
) -> None:
    PHARAON.check_fault(tmp_path, {old: new}, words)


def test_the_shipped_file_and_a_corrected_one_pass(tmp_path: Path) -> None:
    PHARAON.check(tmp_path, {})
    PHARAON.check(
        tmp_path, {"prestige_by_level = [0, 0, 3, 7]": "prestige_by_level = [0, 1, 3, 6]"}
    )
