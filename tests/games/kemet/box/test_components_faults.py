"""A components file is checked: an error names the entry, the fault and what is allowed."""

from pathlib import Path

import pytest

from tests.games.replaced import Shipped

KEMET = Shipped("kemet")


FAULTS: list[tuple[str, str, list[str]]] = [
    ('id = "kemet"', 'id = "egizia"', ["game: id", "'egizia'", "kemet"]),
    ("[limits]", "[limit]", ["limit", "limits"]),
    ("units_total = 12", "units_total = 11", ["limits: units_total", "11", "12, as in K2.7"]),
    ("night_di_cards = 1", "night_di_cards = 2", ["limits: night_di_cards", "2"]),
    ("step_cost = [1, 2, 3, 4]", "step_cost = [1, 2, 3]", ["step_cost", "3 entries", "4 entries"]),
    ("vp_level = 4", "vp_level = 5", ["pyramid_costs: vp_level", "5", "1 to 4"]),
    ('id = "long"', 'id = "endless"', ["modes", "'endless'", "long"]),
    ("tile_levels_at_start = [1]", "tile_levels_at_start = [5]", ["tile_levels_at_start", "5"]),
    ('default = "short"', 'default = "tiny"', ["options[mode]: default", "'tiny'", "short"]),
    ('id = "bastet"', 'id = "anubis"', ["gods[anubis]: id", "twice"]),
    ('[[colours]]\nid = "red"', '[[colours]]\nid = "green"', ["colours", "'green'", "red"]),
    ('id = "top_move"\naction = "move"', 'id = "top_move"\naction = "sleep"', ["'sleep'", "move"]),
    (
        "per_player = 5",
        "per_player = 6",
        ["action_tokens[regular]: per_player", "6", "5, as in K2.7"],
    ),
    ('id = "shield_push"', 'id = "shove"', ["battle_cards", "'shove'", "shield_push"]),
    ("strength = 4\ndamage = 1", "strength = 10\ndamage = 1", ["strength", "10", "0 to 9"]),
    ('id = "royal_scarab"', 'id = "royal_cat"', ["creatures", "'royal_cat'", "royal_scarab"]),
    ('id = "charge_2"', 'id = "charge_1"', ["power_tiles[charge_1]: id", "twice"]),
    ('colour = "red"\nlevel = 1', 'colour = "red"\nlevel = 2', ["power_tiles", "4 of each"]),
    ('kind = "movement"', 'kind = "flying"', ["power_tiles[god_speed]", "'flying'"]),
    ('ref = "offensive_strategy_card"', 'ref = "ace"', ["offensive_strategy", "ace"]),
    ('id = "war_fury"', 'id = "war_cry"', ["di_cards", "'war_cry'", "war_fury"]),
    ('timing = "other_turn"', 'timing = "own_turn"', ["di_cards[veto]: timing", "own_turn"]),
    ('id = "nw_1"\nkind = "district"', 'id = "nw_1"\nkind = "sea"', ["kind", "'sea'", "desert"]),
    ('front = "front_nw"', 'front = "front_sw"', ["cities[nw]: front", "front_nw"]),
    (
        'area = "nw_1"\nadjacent = ["nw_2", "nw_3", "front_nw"]',
        'area = "nw_1"\nadjacent = ["nw_2", "nw_3"]',
        ["borders", "nw_1", "front_nw", "mutual"],
    ),
    ('side = "side_24"\narea = "nw_2"', 'side = "side_25"\narea = "nw_2"', ["side", "'side_25'"]),
]


@pytest.mark.parametrize(("old", "new", "words"), FAULTS)
def test_a_fault_is_told_by_entry_fault_and_what_is_allowed(
    tmp_path: Path, old: str, new: str, words: list[str]
) -> None:
    KEMET.check_fault(tmp_path, {old: new}, words)


def test_the_shipped_file_and_a_corrected_one_pass(tmp_path: Path) -> None:
    KEMET.check(tmp_path, {})
    KEMET.check(tmp_path, {"prayer_start = 5": "prayer_start = 4"})
