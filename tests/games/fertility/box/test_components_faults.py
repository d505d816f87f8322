"""A components file is checked: an error names the entry, the fault and what is allowed."""

from pathlib import Path

import pytest

from iteru import ComponentsError
from tests.games.fertility.positions import GAME
from tests.games.replaced import Shipped

FERTILITY = Shipped("fertility")


VARIANT = """[[setup]]
mode = "two_player_variant"
seats = 2
valley_boards = 3
valley_tiles = 39
remove_from_common_each_turn = 1
end_trigger_turn = 16
total_turns = 18
source = "rulebook"
"""
FAULTS: list[tuple[str, str, list[str]]] = [
    ("cost = 0", "cost = 3", ["district_tiles[district_bazaar_alabaster]", "cost", "3", "0 to 2"]),
    ("cost = 0", 'cost = "0"', ["[district_bazaar_alabaster]: cost", "'0'", "whole numbers"]),
    ("cost = 0\n", "cost = 0\nprice = 1\n", ["[district_bazaar_alabaster]", "price", "not known"]),
    ("cost = 0\n", "", ["district_tiles[district_bazaar_alabaster]", "cost", "is missing"]),
    (
        'requires = ["any"]',
        'requires = ["gold"]',
        ["shops[metropolis_memphis_s1]", "requires[0]", "'gold'", "alabaster, bovine"],
    ),
    ('requires = ["any"]', "requires = []", ["[metropolis_memphis_s1]", "0 spaces", "1 to 3"]),
    (
        'requires = ["any"]',
        'requires = ["any", "any", "any", "any"]',
        ["[metropolis_memphis_s1]", "4 spaces", "1 to 3"],
    ),
    (
        'type = "debens", value = 2',
        'type = "gold", value = 2',
        ["effect: type", "'gold'", "debens, debens_per_resource"],
    ),
    (
        'type = "debens", value = 2',
        'type = "debens", worth = 2',
        ["effect: worth", "is not known", "type, value"],
    ),
    ('type = "debens", value = 2', 'type = "debens"', ["effect: value", "is missing"]),
    ('gods = ["anubis"]', 'gods = ["ra"]', ["gods[0]", "'ra'", "anubis, bastet"]),
    ('id = "bastet"', 'id = "anubis"', ["gods[anubis]", "appears twice"]),
    (
        'id = "district_bazaar_bovine"',
        'id = "district_bazaar_alabaster"',
        ["district_tiles[district_bazaar_alabaster]: id", "appears twice"],
    ),
    (
        'id = "district_bazaar_bovine_s1"',
        'id = "district_bazaar_alabaster_s1"',
        ["shops[district_bazaar_alabaster_s1]: id", "appears twice"],
    ),
    ('id = "district_bazaar_bovine"', "id = 5", ["district_tiles[5]: id", "5 is no text"]),
    ('  ".ss.",\n', '  ".s..",\n', ["valley_boards[valley_a]: rows", "start symbol is broken"]),
    ('  "W...",\n', '  "W..x",\n', ["valley_boards[valley_a]: rows[1]", "'W..x'", "4 of . W ~"]),
    ('  "W...",\n', "", ["valley_boards[valley_a]: rows", "8 entries", "9 entries"]),
    ("count = 8", "count = 7", ["tile_sets[two_different_scenes]: tiles", "49 tiles", "50 tiles"]),
    (
        'id = "with_doubles"',
        'id = "two_different_scenes"',
        ["tile_sets[two_different_scenes]: id", "appears twice"],
    ),
    ("first = 15", 'first = "many"', ["scoring: monuments: first", "'many'", "0 to 100"]),
    ("first = 15\n", "", ["scoring: monuments: first", "is missing"]),
    ("debens = [0, 3, 6, 10, 16, 24]", "debens = []", ["scoring: statues: debens", "no entries"]),
    ("debens = [0, 1, 3", "debens = [0, -1, 3", ["scoring: wheat: debens[1]", "-1", "0 to 200"]),
    (
        "personal_pool_size = 3",
        "personal_pool_size = 4",
        ["limits: personal_pool_size: 4", "3, as in"],
    ),
    ("valley_tiles = 39", "valley_tiles = 24", ["setup[3]: valley_tiles: 24", "39, so", "turn 16"]),
    ("valley_tiles = 24", "valley_tiles = 25", ["setup[0]: valley_tiles: 25", "24, so", "turn 16"]),
    ("total_turns = 27", "total_turns = 30", ["setup[1]: total_turns: 30", "27, nine turns each"]),
    (
        "remove_from_common_each_turn = 1",
        "remove_from_common_each_turn = 0",
        ["setup[3]: remove_from_common_each_turn: 0", "1, as in F12.2"],
    ),
    (VARIANT, "", ["setup", "no row for two_player_variant with 2 seats"]),
    ("seats = [2]", "seats = [2, 3]", ["setup", "no row for two_player_variant with 3 seats"]),
    (
        'default = "standard"',
        'default = "two_player_variant"',
        ["setup", "no row for two_player_variant with 3 seats"],
    ),
    ("valley_boards = 3", "valley_boards = 2", ["setup[0]: valley_boards", "2", "3 to 4"]),
    ('default = "standard"', 'default = "solo"', ["options[mode]: default", "'solo'", "standard"]),
    ('letter = "a"', 'letter = "z"', ["resources[alabaster]: letter", "'z'"]),
    ("[start_tile]\nsize = 2", "[start_tile]\nsize = 3", ["start_tile: size", "3", "1 to 2"]),
    ("[start_tile]\nsize = 2", "[start_tile]\nsize = 1", ["start_tile: cells", "4 entries"]),
    ("{ c = 1, r = 0,", "{ c = 0, r = 0,", ["start_tile: cells[1]", "(0, 0) appears twice"]),
    ("[limits]", "[limit]", ["limit", "is not known", "limits"]),
    ('id = "fertility"', 'id = "pharaon"', ["game: id", "'pharaon'", "fertility"]),
]


@pytest.mark.parametrize(("old", "new", "words"), FAULTS)
def test_a_fault_is_told_by_entry_fault_and_what_is_allowed(
    tmp_path: Path, old: str, new: str, words: list[str]
) -> None:
    FERTILITY.check_fault(tmp_path, {old: new}, words)


@pytest.mark.parametrize(
    ("content", "fault"),
    [(b"[game\n", "is not TOML"), (b"\xff\xfe", "is not UTF-8"), (None, "cannot be read")],
)
def test_a_file_that_is_no_components_file(
    tmp_path: Path, content: bytes | None, fault: str
) -> None:
    file = tmp_path / "mine.toml"
    if content is not None:
        file.write_bytes(content)

    with pytest.raises(ComponentsError) as caught:
        GAME.check_components(str(file))

    assert fault in str(caught.value)
    assert str(file) in str(caught.value)


def test_the_shipped_file_and_a_corrected_one_pass(tmp_path: Path) -> None:
    FERTILITY.check(tmp_path, {})
    FERTILITY.check(tmp_path, {"debens = [0, 3, 6, 10, 16, 24]": "debens = [0, 2, 5, 10, 15, 20]"})
