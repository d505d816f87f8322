"""A state as readable plain data and back, and what is refused."""

import pytest

from tests.games.kemet.positions import ANUBIS, BASTET, GAME, attack, commit, dumped, position
from tests.games.restoring import refuse


def test_a_dump_names_everything_readably() -> None:
    """K19.2 A battle in the middle of the commitments."""
    state = attack(
        tiles={ANUBIS: ["act_of_god_red"]},
        attacking="mummy",
        hands={ANUBIS: ["war_rage"]},
        silver={ANUBIS: "top_move"},
    )
    commit(state, "4/1/0", "1/3/0", add=["war_rage"])

    dump = dumped(state)

    assert (dump["round"], dump["phase"], dump["turn"]) == (3, "day", 1)
    assert dump["pending"][-1] == ["battle_card", BASTET, 1]
    assert dump["battle"]["area"] == "temple_west_cliff"
    assert dump["battle"]["attacker_card"] == "cavalry_blitz"
    assert dump["battle"]["attacker_discard"] == "chariot_raid"
    assert dump["battle"]["stage"] == "commit"
    own = dump["players"][ANUBIS]
    assert own["units"] == [["temple_west_cliff", 5]]
    assert own["creatures"] == {"mummy": "temple_west_cliff"}
    assert own["tiles"] == ["act_of_god_red", "mummy"]
    assert (own["silver"], own["filled"]) == ("top_move", ["top_move", "mid_move"])


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("seats", 6, ["seats", "6", "2 to 5"]),
        ("seats", "2", ["seats", "'2'"]),
        ("options", {"mode": "?"}, ["mode", "'?'", "short"]),
        ("options", {"colour": "red"}, ["'colour'", "battle_discards"]),
        ("generator", [1, 2, 3], ["generator", "3 entries", "4 entries"]),
        ("pending", [["turn", 0, 1]], ["pending", "turn", "choose_city"]),
        ("pending", [["sleep", 0, 0]], ["pending[0]", "'sleep'"]),
        ("pending", [["turn_order", 2, 0]], ["pending[0]", "2"]),
        ("pending", [["turn_order", -1, 0]], ["pending", "-1", "the right seat"]),
        ("pending", [["buy_choice", 0, 3]], ["pending", "3", "0 to 2"]),
        ("round", 31, ["round", "31", "0 to 30"]),
        ("phase", "dawn", ["phase", "dawn", "night"]),
        ("turn", 6, ["turn", "6", "0 to 5"]),
        ("order", [0], ["order", "1 entries", "2 entries"]),
        ("offer", ["ace"], ["offer[0]", "'ace'"]),
        ("offer", ["legion", "legion"], ["offer", "legion", "once"]),
        ("pile", ["ace"], ["pile[0]", "'ace'", "war_rage"]),
        ("discard", ["ace"], ["discard[0]", "'ace'"]),
        ("looking", ["ace"], ["looking[0]", "'ace'"]),
        ("waiting", ["temple_delta"], ["waiting[0]", "'temple_delta'", "nw_1"]),
        ("put_units", 13, ["put_units", "13", "0 to 12"]),
        ("standing", [-1], ["standing", "1 entries", "15 entries"]),
        ("move", {"seat": 0}, ["move", "missing"]),
        ("battle", {"area": "nile"}, ["battle"]),
        ("announced", {"card": "ace"}, ["announced"]),
        ("players", [], ["players", "0 entries", "2 entries"]),
    ],
)
def test_data_that_does_not_fit_is_refused(key: str, value: object, words: list[str]) -> None:
    refuse(GAME, {**position().dump(), key: value}, words)


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("city", "x", ["players[1]", "city", "x", "nw"]),
        ("prayer", 12, ["prayer", "12", "0 to 11"]),
        ("reserve", 13, ["reserve", "13", "0 to 12"]),
        ("levels", [1, 1, 5], ["levels[2]", "5", "0 to 4"]),
        ("tiles", ["ace"], ["tiles[0]", "'ace'"]),
        ("creatures", {"cat": "-"}, ["creatures", "cat", "royal_scarab"]),
        ("creatures", {"mummy": "nile"}, ["creatures", "nile"]),
        ("points", [0, 0, 0], ["points", "3 entries", "4 entries"]),
        ("units", [["nile", 3]], ["units", "nile"]),
        ("units", [["sw_1", 8]], ["units", "8", "1 to 7"]),
        ("units", [["sw_1", 1], ["sw_1", 1]], ["units", "sw_1", "once"]),
        ("hand", ["ace"], ["hand[0]", "'ace'"]),
        ("battle_set", ["ace"], ["battle_set[0]", "'ace'"]),
        ("shown", ["ace"], ["shown[0]", "'ace'"]),
        ("buried", ["ace"], ["buried[0]", "'ace'"]),
        ("given_up", ["ace"], ["given_up[0]", "'ace'"]),
        ("filled", ["sky"], ["filled[0]", "'sky'", "top_move"]),
        ("silver", "sky", ["silver", "sky", "top_move"]),
    ],
)
def test_players_that_do_not_fit_are_refused(key: str, value: object, words: list[str]) -> None:
    dump = dumped(position())
    dump["players"][1][key] = value
    refuse(GAME, dump, words)
