"""Corrected data of an owner of the box, in the folder that ITERU_COMPONENTS names."""

from pathlib import Path

from tests.games.kemet.positions import ANUBIS, GAME, attack, offered, position
from tests.games.replaced import Shipped, run

KEMET = Shipped("kemet")


def test_a_corrected_cost_takes_effect_and_changes_the_fingerprint(tmp_path: Path) -> None:
    """K7.2.2 Other steps of the pyramids."""
    changes = {"step_cost = [1, 2, 3, 4]": "step_cost = [1, 5, 5, 5]"}
    moves = ["regular mid-raise", "raise nw-1 2"]

    answer = KEMET.played(tmp_path, changes, dump=position().dump(), moves=moves)

    assert answer["dump"]["players"][ANUBIS]["prayer"] == 0
    assert answer["fingerprint"] != GAME.fingerprint


def test_corrected_tiles_creatures_and_cards_count(tmp_path: Path) -> None:
    """K9.7, K15.2, K16.2 A stronger Mummy, a stronger Charge, a stronger War Rage."""
    state = attack(attacking="mummy", tiles={ANUBIS: ["charge_1"]}, hands={ANUBIS: ["war_rage"]})
    changes = {
        'kind = "strength_attacking", amount = 1': 'kind = "strength_attacking", amount = 3',
        'id = "mummy"\nmovement = 1\nstrength = 2': 'id = "mummy"\nmovement = 1\nstrength = 4',
        'kind = "strength", amount = 1, ref = "" }]\nsource = "public"\n\n[[di_cards]]': (
            'kind = "strength", amount = 5, ref = "" }]\nsource = "public"\n\n[[di_cards]]'
        ),
    }
    moves = [
        "play shield-push",
        "discard chariot-raid",
        "add 1-0-0-0-0-0",
        "play shield-push",
        "discard chariot-raid",
        "add 0-0-0-0-0-0",
    ]

    answer = KEMET.played(tmp_path, changes, dump=state.dump(), moves=moves)

    assert answer["dump"]["players"][ANUBIS]["points"][0] == 1
    assert answer["legal"] == ["recall", "retreat"]


def test_a_corrected_border_changes_the_map(tmp_path: Path) -> None:
    """K8.6 A way from the desert before nw to the Nile temple."""
    front = 'area = "front_nw"\nadjacent = ["nw_1", "nw_2", "nw_3", "west_obelisk", '
    temple = 'area = "temple_west_nile"\nadjacent = ["west_bank"]'
    changes = {
        front: front + '"temple_west_nile", ',
        temple: 'area = "temple_west_nile"\nadjacent = ["west_bank", "front_nw"]',
    }
    state = position(units={ANUBIS: {"front_nw": 2}})
    moves = ["regular mid-move", "from front-nw"]

    answer = KEMET.played(tmp_path, changes, dump=state.dump(), moves=moves)

    assert "step temple-west-nile" in answer["legal"]


def test_a_corrected_offer_of_cards_is_dealt(tmp_path: Path) -> None:
    """K3.5, K2.4 Two cards at setup."""
    answer = KEMET.played(tmp_path, {"setup_di_cards = 1": "setup_di_cards = 2"})

    assert [len(own["hand"]) for own in answer["dump"]["players"]] == [2, 2]
    assert offered(position(), "card") == []


def test_a_wrong_file_is_refused_when_the_game_loads(tmp_path: Path) -> None:
    """K2.7"""
    (tmp_path / "kemet.toml").write_text(
        KEMET.changed({"units_total = 12": "units_total = 13"}), encoding="utf-8"
    )

    done = run(tmp_path, 'import iteru; iteru.load("kemet")', None)

    assert done.returncode != 0
    assert "limits: units_total: 13 is not allowed" in done.stderr
