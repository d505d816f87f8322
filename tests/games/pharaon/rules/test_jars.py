"""Canopic jars (P3.5) and the jar that blocks the wheel with two players (P12)."""

import tomllib
from pathlib import Path

import pytest

from iteru.games.pharaon.box.ids import JARS, RESOURCES
from iteru.kernel.sets import members
from tests.games.pharaon.positions import (
    GAME,
    jars,
    offered,
    on_wheel,
    play,
    position,
    resources,
    seen,
)

DATA = tomllib.loads((Path(GAME.folder()) / "box/components.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("jar", DATA["jars"], ids=lambda jar: jar["id"])
def test_each_jar_gives_its_three_resources(jar: dict[str, str]) -> None:
    """P3.5 Then it is discarded."""
    other = ["jar_01", "jar_02"] if jar["id"] not in ("jar_01", "jar_02") else ["jar_03", "jar_04"]
    state = position(own={0: "S1"}, shown=[jar["id"], *other])

    play(state, "pass", f"take {jar['id'].replace('_', '-')}")

    gained = [jar["bottom"], jar["left"], jar["right"], "silver"]
    counts = {letter: sum(kind[0].upper() == letter for kind in gained) for letter in "ACTRJS"}
    assert resources(state, 0) == " ".join(f"{k}{n}" for k, n in counts.items() if n)
    assert jars(state.jar_discards) == [jar["id"]]


def test_a_jar_of_an_artisan_is_the_top_one_of_the_stack() -> None:
    """P3.5 Not one of those under the pyramid, and not of choice."""
    state = position(
        own={0: "S3"},
        artisan_slots=["artisan_01", "artisan_26", "artisan_27", "artisan_28"],
        shown=["jar_01", "jar_02", "jar_03"],
        stack=["jar_23"],
        discards=None,
    )
    reveals = state.reveals

    play(state, "act artisans wheel", "hire artisan-01")

    assert resources(state, 0) == "A1 R2 J1"
    assert jars(state.jars_shown) == ["jar_01", "jar_02", "jar_03"]
    assert state.reveals > reveals


def test_an_empty_stack_is_made_anew_of_the_discards() -> None:
    """P3.5 The jar just gained is discarded before."""
    state = position(
        own={0: "S2"}, facing=("nile", "trade"), stack=[], shown=["jar_01", "jar_02", "jar_03"]
    )
    assert len(state.jar_discards) == 27

    play(state, "act nile-pair wheel")

    assert len(state.jar_discards) == 1
    assert len(members(state.jar_stack)) == 26


def test_without_any_jar_none_is_gained() -> None:
    """P3.5 Neither stack nor discards: all lie under the pyramid."""
    state = position(own={0: "S2"}, facing=("nile", "trade"), stack=[], discards=[], shown=[])
    assert len(state.jars_shown) == JARS

    play(state, "act nile-pair wheel")

    assert resources(state, 0) == ""
    assert state.decision == "nile_advance"


def test_ex07_the_jar_left_over_blocks_the_wheel() -> None:
    """Example EX-07 (P12.2, P7.2) Trade 2/3 and royalty 1/3 after clearing and turning."""
    state = position(
        seats=2,
        seat=1,
        passed=[0],
        own={0: "S9", 1: "S1"},
        shown=["jar_01", "jar_19"],
        wheel={"trade": ["trade"] * 3, "justice": ["justice"]},
    )

    play(state, "pass", "take jar-01")

    assert on_wheel(state, "trade") == ["trade", "trade"]
    assert on_wheel(state, "royalty") == ["royalty"]
    assert [on_wheel(state, s) for s in ("agriculture", "construction", "justice")] == [[]] * 3
    assert jars(state.jar_discards)[-2:] == ["jar_01", "jar_19"]
    assert len(state.jars_shown) == 3


def test_d22_a_sector_nearly_full_by_the_jar_left_over() -> None:
    """Example D-22 (P12.2, P4.2.1) After one access the section is closed for the round."""
    state = position(
        seats=2,
        seat=1,
        passed=[0],
        own={0: "S9", 1: "S9"},
        shown=["jar_12", "jar_23"],
    )
    play(state, "pass", "take jar-23")
    section = next(
        place["section"] for place in seen(state)["ring"] if place["sector"] == "agriculture"
    )
    assert on_wheel(state, "agriculture") == ["agriculture", "agriculture"]
    assert on_wheel(state, "trade") == ["trade"]
    start = f"act {section.replace('_', '-')}"
    assert offered(state, start)

    play(state, offered(state, start)[0])
    while state.to_move == 0:
        play(state, offered(state)[0])

    assert len(on_wheel(state, "agriculture")) == 3
    assert offered(state, start) == []


def test_two_players_use_three_spaces_sets_bonus_tokens_and_jars() -> None:
    """P12.1 As for three players, with one set and one bonus token less."""
    public = seen(position(seats=2))

    assert [place["usable"] for place in public["ring"]] == [3] * 5
    assert (len(public["offerings"]["sets"]), len(public["offerings"]["bonus"])) == (3, 3)
    assert len(public["jars"]["shown"]) == 3


def test_with_three_players_no_jar_is_left_over() -> None:
    """P12.2, P7.2 The wheel of the next round is empty."""
    state = play(position(seat=2, passed=[0, 1]), "pass")

    assert set(state.wheel) == {-1}


def test_blocking_tokens_come_from_the_supply_and_return_to_it() -> None:
    """P12.2 With the others, at the end of the round."""
    state = position(
        seats=2, seat=1, passed=[0], own={0: "S1", 1: "S1"}, shown=["jar_01", "jar_19"]
    )
    play(state, "pass", "take jar-01")
    assert (state.supply[2], state.supply[3]) == (17, 19)  # one trade was gained with jar 1

    play(state, "pass", "take " + jars(state.jars_shown)[0].replace("_", "-"), "pass")
    assert state.decision == "pass_jar"
    left = jars(state.jars_shown)[1]
    play(state, "take " + jars(state.jars_shown)[0].replace("_", "-"))

    blocked = [unit for unit in state.wheel if unit != -1]
    (jar,) = [jar for jar in DATA["jars"] if jar["id"] == left]
    assert len(blocked) == 3
    assert sorted(blocked) == sorted(
        RESOURCES.index(jar[place]) for place in ("bottom", "left", "right")
    )


def test_a_space_is_blocked_also_without_a_token() -> None:
    """P12.2 Ruling: the supply of a kind may be empty."""
    state = position(
        seats=2,
        seat=0,
        passed=[1],
        own={0: "S1", 1: ""},
        shown=["jar_01", "jar_19"],
        supply={"trade": 2},
    )

    play(state, "pass", "take jar-01")  # one of the two trade

    assert on_wheel(state, "trade") == ["trade", "block"]
    assert seen(state)["supply"]["trade"] == 0


def test_the_jar_left_over_from_round_4_blocks_round_5() -> None:
    """P12.2, P7.2 Though no new jars are revealed."""
    state = position(
        seats=2, seat=1, passed=[0], round=4, own={0: "S1", 1: "S1"}, shown=["jar_01", "jar_19"]
    )

    play(state, "pass", "take jar-01")

    assert state.round == 5
    assert on_wheel(state, "trade") == ["trade", "trade"]
    assert list(state.jars_shown) == []


def test_the_jar_nobody_chose_in_set_up_blocks_round_1() -> None:
    """P12.2, P2.5 Three spaces are taken before the first turn, by the jar that was left."""
    for seed in range(5):
        state = GAME.new(2, seed, {"first_game_scribes": "all"})
        shown = jars(state.jars_shown)
        while state.round == 0:
            state.play(state.legal()[0])

        (left,) = [name for name in shown if name == jars(state.jar_discards)[-1]]
        (jar,) = [jar for jar in DATA["jars"] if jar["id"] == left]
        for resource in RESOURCES[:5]:
            expected = [jar["bottom"], jar["left"], jar["right"]].count(resource)
            assert on_wheel(state, resource) == [resource] * expected
        assert len(state.jars_shown) == 3
        assert not set(jars(state.jars_shown)) & set(shown)
