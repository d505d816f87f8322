"""Corrected data of an owner of the box, in the folder that ITERU_COMPONENTS names."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import iteru
from iteru.games.fertility.box.components import RESOURCES
from tests.games.fertility.oracle import Oracle, placement, square
from tests.games.fertility.positions import GAME, position
from tests.games.replaced import Shipped, run

FERTILITY = Shipped("fertility")


def test_a_corrected_figure_takes_effect_and_changes_the_fingerprint(tmp_path: Path) -> None:
    """F10.5, F7.6 A longer track with other debens."""
    dump = position(asked="supply", hand="gg", wheat={0: 10}).dump()
    changes = {"28, 33, 38]": "28, 33, 38, 50]"}

    answer = FERTILITY.played(tmp_path, changes, dump=dump, moves=["supply memphis.4 with grape"])

    assert answer["dump"]["wheat"] == [11, 0]
    assert answer["scores"] == [50, 0]
    assert answer["fingerprint"] != GAME.fingerprint


def test_a_shorter_scale_of_statues_ends_with_its_last_entry(tmp_path: Path) -> None:
    """F10.3 Three gods on a scale that ends at two."""
    dump = position(
        asked="over",
        districts={0: ["district_sanctuary_bovine", "district_shrine_grape"]},
        filled={"district_sanctuary_bovine_s1": "bp", "district_shrine_grape_s1": "g"},
    ).dump()

    answer = FERTILITY.played(
        tmp_path, {"debens = [0, 3, 6, 10, 16, 24]": "debens = [0, 3, 7]"}, dump=dump
    )

    assert answer["scores"] == [7, 0]


def test_unchanged_data_elsewhere_has_the_same_fingerprint(tmp_path: Path) -> None:
    """Comments do not count, values do."""
    answer = FERTILITY.played(tmp_path, {"# Fertility: what is printed.": "# My box."})

    assert answer["fingerprint"] == GAME.fingerprint
    assert answer["dump"] == GAME.new(2, 1).dump()


def test_a_record_of_other_data_is_refused(tmp_path: Path) -> None:
    record = iteru.Record.begin("fertility", seats=2, seed=1)
    (tmp_path / "fertility.toml").write_text(
        FERTILITY.changed({"cost = 0": "cost = 1"}), encoding="utf-8"
    )
    code = """
import json, sys, iteru
try:
    iteru.Record.from_json(json.load(sys.stdin)).replay()
except iteru.RecordError as error:
    print(error)
"""

    told_error = run(tmp_path, code, record.to_json()).stdout

    assert "other component data of fertility" in told_error
    assert record.fingerprint in told_error
    assert "ITERU_COMPONENTS" in told_error


def test_a_faulty_replacement_is_refused_when_the_game_loads(tmp_path: Path) -> None:
    (tmp_path / "fertility.toml").write_text(
        FERTILITY.changed({"cost = 0": "cost = 9"}), encoding="utf-8"
    )

    done = run(tmp_path, "import iteru\niteru.load('fertility')", None)

    assert done.returncode != 0
    assert "ComponentsError: fertility.toml: district_tiles[district_bazaar_alabaster]: cost" in (
        done.stderr
    )


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    done = run(tmp_path / "nowhere", "import iteru\niteru.load('fertility')", None)

    assert "ComponentsError: ITERU_COMPONENTS" in done.stderr
    assert "is no folder" in done.stderr


def test_a_folder_without_this_game_leaves_the_shipped_data(tmp_path: Path) -> None:
    done = run(tmp_path, "import iteru\nprint(iteru.load('fertility').fingerprint)", None)

    assert done.stdout.strip() == GAME.fingerprint


def test_a_shop_with_spaces_of_both_kinds(tmp_path: Path) -> None:
    """F6.2 A token takes a space of its own kind first: after a grape the `any` space is free."""
    dump = position(asked="supply", hand="bbgg").dump()
    changes = {'s1"\nrequires = ["any"]': 's1"\nrequires = ["any", "grape"]'}

    after_grape = FERTILITY.played(
        tmp_path, changes, dump=dump, moves=["supply memphis.1 with grape"]
    )
    after_bovine = FERTILITY.played(
        tmp_path, changes, dump=dump, moves=["supply memphis.1 with bovine"]
    )

    def at_first(answer: dict[str, Any]) -> list[str]:
        return [move.split()[-1] for move in answer["legal"] if move.startswith("supply memphis.1")]

    assert at_first(after_grape) == ["bovine", "grape"]
    assert at_first(after_bovine) == ["grape"]
    seen = "import json, sys, iteru\nview = iteru.load('fertility').restore(json.load(sys.stdin))"
    seen += ".view(None)['public']\nprint(view['seats'][0]['shops'][0]['spaces'])"
    assert run(tmp_path, seen, after_grape["dump"]).stdout == "[None, 'grape']\n"
    assert run(tmp_path, seen, after_bovine["dump"]).stdout == "['bovine', None]\n"


ONE_SQUARE = {
    "[start_tile]\nsize = 2": "[start_tile]\nsize = 1",
    '  { c = 0, r = 0, scene = "alabaster", sides = ["alabaster", "alabaster", "alabaster",'
    ' "alabaster"] },\n': '  { c = 0, r = 0, scene = "alabaster", sides = ["alabaster", "bovine",'
    ' "grape", "papyrus"] },\n',
    '  { c = 1, r = 0, scene = "bovine", sides = ["bovine", "bovine", "bovine", "bovine"] },\n': "",
    '  { c = 1, r = 1, scene = "grape", sides = ["grape", "grape", "grape", "grape"] },\n': "",
    '  { c = 0, r = 1, scene = "papyrus", sides = ["papyrus", "papyrus", "papyrus", "papyrus"] },'
    "\n": "",
    # one square of the symbol of each board
    '".ss.",\n  ".ssa"': '".s..",\n  "...a"',
    '"ss.g",\n  "ss.."': '"s..g",\n  "...."',
    '"g.ss",\n  "..ss"': '"g.s.",\n  "...."',
    '".ss.",\n  ".ssW"': '".s..",\n  "...W"',
}


@pytest.mark.parametrize("seed", range(3))
def test_a_starting_tile_with_a_different_scene_on_each_side(tmp_path: Path, seed: int) -> None:
    """F14.9 One square; a neighbour matches the scene that is shown towards it."""
    components = tomllib.loads(FERTILITY.changed(ONE_SQUARE))

    answer = FERTILITY.played(tmp_path, ONE_SQUARE, seed=seed, seats=3)

    dump = answer["dump"]
    oracle = Oracle(dump, components)
    seat = dump["pending"][-1][1]
    assert {placement(move) for move in answer["legal"]} == oracle.placements(seat)
    clockwise = ["alabaster", "bovine", "grape", "papyrus"]
    turn = int(dump["start"][1])
    assert oracle.start == {
        square(dump["start"][0]): clockwise[-turn:] + clockwise[:-turn] if turn else clockwise
    }

    move = answer["legal"][0]
    after = FERTILITY.played(tmp_path, ONE_SQUARE, seed=seed, seats=3, moves=[move])["dump"]
    earned = oracle.gains(placement(move))
    assert earned.total() > 0
    for index, resource in enumerate(RESOURCES):
        assert after["hand"][index] == earned[resource]
