"""A state as readable plain data."""

import json

from tests.games.fertility.positions import dumped, play, position


def test_a_dump_names_everything_readably() -> None:
    state = position(
        laid=["place papyrus-grape at e7 east"],
        monuments={1: ["a1"]},
        pools={0: ["alabaster-bovine", "alabaster-grape", "papyrus-grape"]},
        gone=["bovine-grape"],
        hand="aag",
        wheat={1: 4},
        districts={1: ["district_shrine_grape"]},
        filled={"district_shrine_grape_s1": "g", "metropolis_memphis_s2": "ab"},
        asked="build",
    )

    dump = dumped(state)

    assert dump["seats"] == 2
    assert dump["options"] == {
        "mode": "standard",
        "quarry_neighbourhood": "8",
        "tile_set": "two_different_scenes",
    }
    assert dump["pending"] == [["end_turn", 0, 0], ["supply", 0, 0], ["build", 0, 0]]
    assert dump["board"][0] == "1......~....    "
    assert dump["board"][6] == "....PGWW.~..    "
    assert dump["icons"][0] == "--g-----b-------"
    assert dump["start"] == ["e5", "0"]
    assert dump["laid"] == [[0, "place papyrus-grape at e7 east"]]
    assert dump["gone"]["bovine-grape"] == 1
    assert dump["pool"][:3] == ["alabaster-bovine", "alabaster-grape", "-"]
    assert (dump["hand"], dump["stock"]) == ([2, 0, 0, 1], [17, 19, 20, 18])
    assert dump["metropolis"] == ["metropolis_memphis", "metropolis_thebes"]
    assert (dump["wheat"], dump["monuments"]) == ([0, 4], [4, 3])
    assert dump["spots"][7:9] == ["district_shrine_grape", "-"]
    assert dump["filled"] == {"district_shrine_grape_s1": "g", "metropolis_memphis_s2": "ab"}
    assert len(dump["deck"]) == 35


def test_a_dump_is_json_ready_and_independent_of_the_state() -> None:
    state = position(pools={0: ["papyrus-grape"]})
    dump = state.dump()
    text = json.dumps(dump)

    play(state, "place papyrus-grape at e7 east")

    assert json.loads(text) == dump
    assert state.dump() != dump


def test_the_square_of_a_quarry_is_told_by_its_frame() -> None:
    """F4.3.5 The last frame is asked first."""
    state = position(
        pools={0: ["alabaster-grape"]},
        laid=["place bovine-alabaster at g5 east", "place papyrus-grape at e7 east"],
    )

    play(state, "place alabaster-grape at h6 east")

    assert dumped(state)["pending"][-1] == ["quarry", 0, 5 * 16 + 6]
