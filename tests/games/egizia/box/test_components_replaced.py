"""Corrected data of an owner of the box, in the folder that ITERU_COMPONENTS names."""

from pathlib import Path

from tests.games.egizia.positions import BLUE, GAME, offered, position
from tests.games.replaced import Shipped, run

EGIZIA = Shipped("egizia")


def test_a_corrected_round_space_takes_effect_and_changes_the_fingerprint(tmp_path: Path) -> None:
    """E5.5.2 Other crews on Thebae."""
    changes = {'crews = ["masons", "haulers"], steps = 1': 'crews = ["carvers"], steps = 2'}

    answer = EGIZIA.played(tmp_path, changes, dump=position().dump(), moves=["ship thebae"])

    assert answer["dump"]["players"][BLUE]["strength"] == [1, 1, 3, 2]
    assert answer["fingerprint"] != GAME.fingerprint


def test_a_corrected_order_of_the_river_changes_what_is_downstream(tmp_path: Path) -> None:
    """E5.2.1, E5.2.2 Edfu and Thebae exchanged."""
    edfu, thebae = 'id = "edfu"\norder = 2', 'id = "thebae"\norder = 4'
    changes = {edfu: 'id = "edfu"\norder = 4', thebae: 'id = "thebae"\norder = 2'}
    dump = position(ships={BLUE: ["card_2"]}).dump()
    assert "ship thebae" in offered(GAME.restore(dump))

    answer = EGIZIA.played(tmp_path, changes, dump=dump)

    assert "ship edfu" in answer["legal"]
    assert "ship thebae" not in answer["legal"]


def test_corrected_values_count(tmp_path: Path) -> None:
    """E8.3.2, E9.1, E10.2 A dearer first level, a better joint building, another grave scale."""
    dump = position(
        seats=2,
        phase="building",
        sites={"obelisk_graves": [BLUE]},
        strength={BLUE: (3, 1, 1, 2)},
        reserve={BLUE: 3},
        graves=[6],
    ).dump()
    changes = {
        "level = 1\nvalue = 1": "level = 1\nvalue = 3",
        "joint_building = [0, 1, 3, 6]": "joint_building = [0, 5, 7, 9]",
    }

    moves = ["build masons alone plain", "market stone"]
    answer = EGIZIA.played(tmp_path, changes, dump=dump, moves=moves)

    assert answer["dump"]["players"][BLUE]["score"] == 3 + 5


def test_corrected_cards_do_what_they_show(tmp_path: Path) -> None:
    """E12.2, E12.5 A quarry of 5; a Sphinx card worth 9."""
    dump = position(seats=2, cards={BLUE: ["quarry_2_a"]}, sphinx={BLUE: ["sphinx_most_quarry"]})
    shipped = dump.scores()[BLUE]
    changes = {
        'of = "quarry", points = 7': 'of = "quarry", points = 9',
        'effect = { kind = "quarry", stones = 2 }': 'effect = { kind = "quarry", stones = 5 }',
    }

    answer = EGIZIA.played(tmp_path, changes, dump=dump.dump(), moves=["pass", "pass"])

    assert answer["dump"]["players"][BLUE]["reserve"] == 3 + 5
    assert answer["scores"][BLUE] == shipped + 2


def test_unchanged_data_elsewhere_has_the_same_fingerprint(tmp_path: Path) -> None:
    """Comments do not count, values do."""
    answer = EGIZIA.played(tmp_path, {"# Egizia: what is printed.": "# My box."})

    assert answer["fingerprint"] == GAME.fingerprint
    assert answer["dump"] == GAME.new(2, 1).dump()


def test_a_faulty_replacement_is_refused_when_the_game_loads(tmp_path: Path) -> None:
    text = EGIZIA.changed({"final_stones_per_point = 2": "final_stones_per_point = 99"})
    (tmp_path / "egizia.toml").write_text(text, encoding="utf-8")

    done = run(tmp_path, "import iteru\niteru.load('egizia')", None)

    assert done.returncode != 0
    assert (
        "ComponentsError: egizia.toml: markets[stone_market]: final_stones_per_point" in done.stderr
    )
