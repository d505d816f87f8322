"""A state as readable plain data and back, and what is refused."""

import copy
import json
import pickle

import pytest

from iteru.games.kemet.position import KemetState
from iteru.games.kemet.state import AnnouncedCard, Battle, Move, Reveal, Shown, Side
from tests.conftest import scaled
from tests.games.kemet.positions import ANUBIS, BASTET, GAME, attack, commit, dumped, play, position
from tests.games.kemet.random_play import random_choice, random_options

PARTS = (Move, Battle, Side, Reveal, Shown, AnnouncedCard)


def attributes(thing: object) -> dict[str, object]:
    """What a state or a part of it holds, by name."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    found = {name: getattr(thing, name) for name in names}
    return {
        name: attributes(value) if isinstance(value, PARTS) else value
        for name, value in found.items()
        if not callable(value) and name not in ("game", "generator", "journal")
    }


def fields(state: KemetState) -> dict[str, object]:
    """Every field by name, the generator as its words."""
    return {**attributes(state), "words": state.generator.words()}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_dump_brings_exactly_the_same_state_back(seats: int) -> None:
    """Every field, also those that are worked out again."""
    for seed in range(scaled(4)):
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while True:
            dump = json.loads(json.dumps(state.dump()))
            assert fields(GAME.restore(dump)) == fields(state)
            if state.over:
                break
            choose(state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_a_seat_knows_comes_back_too(seats: int) -> None:
    """K17.2 With hidden cards still hidden."""
    for seed in range(scaled(2)):
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while not state.over:
            known = state.known(seed % seats)
            known.check()
            assert fields(GAME.restore(known.dump())) == fields(known)
            choose(state)
            if not state.over:
                choose(state)


def test_a_restored_game_plays_on_as_the_first_one() -> None:
    state = GAME.new(3, 8)
    twin = GAME.restore(state.dump())
    pickled = pickle.loads(pickle.dumps(state))
    while not state.over:
        code = state.legal()[len(state.legal()) // 2]
        for game in (state, twin, pickled):
            game.play(code)
    assert state.dump() == twin.dump() == pickled.dump()


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


def test_a_dump_is_json_ready_and_independent_of_the_state() -> None:
    state = position()
    dump = state.dump()
    text = json.dumps(dump)

    play(state, "regular low-pray")

    assert json.loads(text) == dump
    assert state.dump() != dump


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
    """The message names the place and what is allowed."""
    dump = copy.deepcopy(position().dump())
    dump[key] = value

    with pytest.raises(ValueError, match=r"allowed|missing|known|must be|no option") as caught:
        GAME.restore(dump)

    for word in words:
        assert word in str(caught.value)


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

    with pytest.raises(ValueError, match="allowed") as caught:
        GAME.restore(dump)

    for word in words:
        assert word in str(caught.value)


def test_every_key_is_needed_and_no_other_known() -> None:
    dump = position().dump()
    for key in dump:
        with pytest.raises(ValueError, match=f"{key} is missing"):
            GAME.restore({name: value for name, value in dump.items() if name != key})

    with pytest.raises(ValueError, match="'colour' is not known; known: seats"):
        GAME.restore({**dump, "colour": "red"})
