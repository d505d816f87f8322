"""Corrected data of an owner of the box, in the folder that ITERU_COMPONENTS names."""

from pathlib import Path

from tests.games.pharaon.positions import GAME, position
from tests.games.replaced import Shipped, run

PHARAON = Shipped("pharaon")


def test_a_corrected_cost_takes_effect_and_changes_the_fingerprint(tmp_path: Path) -> None:
    """P4.7 Another first stage."""
    dump = position(facing=("burial_chamber", "justice"), own={0: "A1 T1 J1"}).dump()
    changes = {'cost = ["construction", "agriculture"]': 'cost = ["justice", "trade"]'}

    answer = PHARAON.played(tmp_path, changes, dump=dump, moves=["act burial-chamber wheel"])

    assert answer["dump"]["holders"][0]["stage"] == 1
    assert answer["fingerprint"] != GAME.fingerprint


def test_a_corrected_jar_gives_what_it_shows(tmp_path: Path) -> None:
    """P3.5"""
    dump = position(shown=["jar_01", "jar_02", "jar_03"], own={0: "S1"}).dump()
    changes = {'left = "construction"\nright = "trade"': 'left = "justice"\nright = "justice"'}

    answer = PHARAON.played(tmp_path, changes, dump=dump, moves=["pass", "take jar-01"])

    assert answer["dump"]["holders"][0]["resources"] == [1, 0, 0, 0, 2, 1]


def test_corrected_points_count(tmp_path: Path) -> None:
    """P10.5, P10.6 A stage worth 9, a resource worth 2."""
    dump = position(own={0: "S1"}, stage={0: 1}).dump()
    shipped = GAME.restore(dump).scores()[0]

    answer = PHARAON.played(
        tmp_path,
        {
            "prestige_total = 6": "prestige_total = 9",
            "resource_prestige = 1": "resource_prestige = 2",
        },
        dump=dump,
    )

    assert answer["scores"][0] == shipped + 3 + 1


def test_equal_incomes_side_by_side_are_no_question(tmp_path: Path) -> None:
    """P6.1 Ruling: the income on the left is not offered if it is of the same kind."""
    dump = position(seats=2, seat=1, passed=[0], index={0: 1}, own={0: "", 1: "S1"}).dump()
    changes = {'"any_basic", "silver", "offering"': '"silver", "silver", "offering"'}

    answer = PHARAON.played(tmp_path, changes, dump=dump, moves=["act offerings-1 wheel", "set 1"])

    mine = answer["dump"]["holders"][0]
    assert (mine["index"], mine["resources"][5]) == (2, 1)


def test_unchanged_data_elsewhere_has_the_same_fingerprint(tmp_path: Path) -> None:
    """Comments do not count, values do."""
    answer = PHARAON.played(tmp_path, {"# Pharaon: what is printed.": "# My box."})

    assert answer["fingerprint"] == GAME.fingerprint
    assert answer["dump"] == GAME.new(2, 1).dump()


def test_a_faulty_replacement_is_refused_when_the_game_loads(tmp_path: Path) -> None:
    text = PHARAON.changed({"prestige_total = 6": "prestige_total = 999"})
    (tmp_path / "pharaon.toml").write_text(text, encoding="utf-8")

    done = run(tmp_path, "import iteru\niteru.load('pharaon')", None)

    assert done.returncode != 0
    assert "ComponentsError: pharaon.toml: burial_stages[0]: prestige_total" in done.stderr
