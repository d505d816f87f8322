"""A state as readable plain data and back, and what is refused."""

import pytest

from tests.games.pharaon.positions import GAME, dumped, play, position
from tests.games.restoring import fields, refuse


def test_a_dump_names_everything_readably() -> None:
    state = position(
        facing=("nile", "trade"),
        own={0: "A1 T1 R1 J1 S2", 1: "C1"},
        tokens={0: ["justice"]},
        nobles={0: ["judge"]},
        nile={0: "T2"},
        stage={0: 1},
        wheel={"justice": ["block", "offering_trade"]},
        sets=["trade justice", None, None, None],
        discards=["jar_03"],
    )
    play(state, "act nile-royalty-justice wheel", "access silver")

    dump = dumped(state)

    assert dump["seats"] == 3
    assert dump["ring"] == ["offerings", "nobles", "nile", "artisans", "burial_chamber"]
    assert (dump["direction"], dump["round"], dump["first"]) == ("clockwise", 1, 0)
    assert dump["pending"][-1][:2] == ["payment", 0]
    assert [frame[0] for frame in dump["pending"][:-1]] == ["next_turn", "end_turn", "turn"]
    assert dump["paying"] == ["silver"]
    assert dump["wheel"][16:18] == ["blocked", "offering_trade"]
    assert dump["sets"][:3] == ["offering_trade", "offering_justice", "-"]
    assert dump["jar_discards"] == ["jar_03"]
    own = dump["holders"][0]
    assert own["nobles"] == ["judge"]
    assert (own["stage"], own["nile"]) == (1, [0, 0, 2, 0, 0])
    assert own["resources"] == [1, 0, 1, 1, 1, 2]


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("seats", 6, ["seats", "6", "1 to 5"]),
        ("seats", "2", ["seats", "'2'", "whole numbers"]),
        ("options", {"scribe_pays_access": "?"}, ["scribe_pays_access", "'?'", "yes, no"]),
        ("options", {"colour": "red"}, ["'colour'", "first_game_scribes"]),
        ("generator", [1, 2, 3], ["generator", "3 entries", "4 entries"]),
        ("pending", [["begin_turn", 0, 0]], ["pending", "begin_turn", "dark_tile, setup_noble"]),
        ("pending", [["sleep", 0, 0]], ["pending[0]", "'sleep'", "turn"]),
        ("pending", [["turn", 3, 0]], ["pending[0]", "3", "a seat"]),
        ("pending", [["turn", 0]], ["pending[0]", "[kind, seat, argument]"]),
        ("pending", [["jar_diplomat", 0, 30]], ["pending", "30", "0 to 29"]),
        ("pending", [["solo_split", 0, 1]], ["pending", "solo_split", "number of seats"]),
        ("pending", [["setup_noble", 0, 0]], ["offered", "two nobles"]),
        ("round", 6, ["round", "6", "0 to 5"]),
        ("ring", ["offerings"] * 5, ["ring", "once"]),
        ("ring", ["offerings"], ["ring", "1 entries", "5 entries"]),
        ("direction", "up", ["direction", "up", "clockwise"]),
        ("offset", 5, ["offset", "5", "0 to 4"]),
        ("first", 3, ["first", "3", "0 to 2"]),
        ("pharaoh", -2, ["pharaoh", "-2", "-1 to 2"]),
        ("passed", [0, 0], ["passed", "at most once"]),
        ("passed", [3], ["passed[0]", "3", "0 to 2"]),
        ("supply", [20] * 5, ["supply", "5 entries", "6 entries"]),
        ("wheel", ["gold"] * 20, ["wheel[0]", "'gold'", "agriculture"]),
        ("wheel", ["offering_prestige_1"] * 20, ["wheel", "offering_prestige_1", "agriculture"]),
        ("jar_stack", ["jar_01", "jar_01"], ["jar_stack", "jar_01", "at most once"]),
        ("jars_shown", ["jar_31"], ["jars_shown[0]", "'jar_31'", "jar_01"]),
        ("noble_deck", ["nobody"], ["noble_deck[0]", "'nobody'", "scribe_1"]),
        ("noble_slots", ["-"], ["noble_slots", "1 entries", "3 entries"]),
        ("artisan_slots", ["-"] * 5, ["artisan_slots", "5 entries", "4 entries"]),
        ("offered", ["judge", "witch"], ["offered", "while a seat picks one"]),
        ("aside", ["judge", "-", "-"], ["aside", "during set-up only"]),
        ("sets", ["-"] * 11, ["sets", "11 entries", "12 entries"]),
        ("bag", [41] + [0] * 11, ["bag[0]", "41", "0 to 40"]),
        ("paying", ["trade"], ["paying", "if that is asked"]),
        ("tile_row", ["traitor_tile_a"], ["tile_row", "1 entries", "0 entries"]),
        ("traitor_mixed", 1, ["traitor_mixed", "1", "0 to 0"]),
        ("holders", [], ["holders", "0 entries", "3 entries"]),
    ],
)
def test_data_that_does_not_fit_is_refused(key: str, value: object, words: list[str]) -> None:
    refuse(GAME, {**position().dump(), key: value}, words)


def test_a_payment_that_cannot_have_begun_is_refused() -> None:
    """P3.10.6 The units chosen must begin a legal payment, in the order of the kinds."""
    state = position(facing=("nile", "trade"), own={0: "A1 T1 R1 J1 S2"})
    play(state, "act nile-royalty-justice wheel", "access silver", "pay royalty")
    dump = state.dump()
    assert fields(GAME.restore(dump)) == fields(state)

    for paying in (["construction"], ["silver", "justice", "royalty"], ["silver", "agriculture"]):
        with pytest.raises(ValueError, match="paying"):
            GAME.restore({**dump, "paying": paying})
