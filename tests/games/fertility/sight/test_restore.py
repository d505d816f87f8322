"""A state back from its dump, and what is refused."""

import pytest

from tests.games.fertility.positions import GAME, position
from tests.games.restoring import refuse


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("seats", 5, ["seats", "5", "2 to 4"]),
        ("seats", "2", ["seats", "'2'", "whole numbers"]),
        ("options", {"mode": "solo"}, ["mode", "'solo'", "standard, two_player_variant"]),
        ("options", {"colour": "red"}, ["'colour'", "mode"]),
        ("generator", [1, 2, 3], ["generator", "3 entries", "4 entries"]),
        ("generator", [1, 2, 3, -1], ["generator[3]", "-1"]),
        ("pending", [["begin_turn", 0, 0]], ["pending", "begin_turn", "place, quarry"]),
        ("pending", [["sleep", 0, 0]], ["pending[0]", "'sleep'", "place"]),
        ("pending", [["place", 2, 0]], ["pending[0]", "2", "a seat"]),
        ("pending", [["place", 0]], ["pending[0]", "[kind, seat, argument]"]),
        ("pending", [["quarry", 0, 144]], ["pending", "144", "0 to 143"]),
        ("first", 2, ["first", "2", "0 to 1"]),
        ("turn", 19, ["turn", "19", "0 to 18"]),
        ("built", 2, ["built", "2", "0 to 1"]),
        ("pile", True, ["pile", "True", "whole numbers"]),
        ("board", ["." * 16] * 8, ["board", "8 entries", "9 entries"]),
        ("board", ["x" * 16] * 9, ["board[0]", "x", "marks"]),
        ("board", ["A" * 16] * 9, ["board: a1", "'A'", "laid"]),
        ("icons", ["-" * 15] * 9, ["icons[0]", "16 of the marks"]),
        ("start", ["z9", "0"], ["start", "z9", "e5"]),
        ("start", ["e5", "4"], ["start", "'4'", "orientation"]),
        ("laid", [[0, "draft papyrus-grape"]], ["laid[0]", "a placement"]),
        ("laid", [[5, "place papyrus-grape at e7 east"]], ["laid[0]", "[seat, placement]"]),
        ("laid", [[0, "place gold at e7"]], ["place gold at e7", "is no action"]),
        ("unseen", {"gold": 1}, ["unseen", "'gold'", "alabaster-bovine"]),
        ("unseen", {}, ["unseen", "alabaster-alabaster is missing"]),
        ("pool", ["gold"] * 15, ["pool[0]", "'gold'", "alabaster-bovine"]),
        ("pool", ["-"] * 14, ["pool", "14 entries", "15 entries"]),
        ("stock", [21, 20, 20, 20], ["stock[0]", "21", "0 to 20"]),
        ("hand", [0, 0, 0], ["hand", "3 entries", "4 entries"]),
        ("metropolis", ["metropolis_memphis"], ["metropolis", "1 entries", "2 entries"]),
        ("metropolis", ["rome", "athens"], ["metropolis[0]", "'rome'", "metropolis_memphis"]),
        ("wheat", [11, 0], ["wheat[0]", "11", "0 to 10"]),
        ("monuments", [5, 4], ["monuments[0]", "5", "0 to 4"]),
        ("display", ["-"] * 3, ["display", "3 entries", "4 entries"]),
        ("deck", ["-"], ["deck[0]", "'-'", "district_bazaar_alabaster"]),
        ("spots", ["-"] * 13, ["spots", "13 entries", "14 entries"]),
        ("filled", {"shop": "a"}, ["filled", "'shop'", "ids of Shops"]),
        ("filled", {"metropolis_memphis_s1": "x"}, ["filled: metropolis_memphis_s1", "a, b, p, g"]),
        ("filled", {"metropolis_memphis_s1": "aaaa"}, ["filled", "'aaaa'", "up to 3"]),
    ],
)
def test_data_that_does_not_fit_is_refused(key: str, value: object, words: list[str]) -> None:
    refuse(GAME, {**position().dump(), key: value}, words)
