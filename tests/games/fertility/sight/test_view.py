"""What a seat may see: everything but chance (F13)."""

import json

import pytest

from iteru.games.fertility.position import FertilityState
from tests.conftest import scaled
from tests.games.fertility.positions import GAME, dumped, play, position, seen
from tests.games.fertility.random_play import Variant, every_variant, random_choice


def in_play() -> FertilityState:
    return position(
        seats=3,
        asked="supply",
        turn=4,
        laid=["place papyrus-grape at e7 east"],
        monuments={1: ["a1", "c1"]},
        pools={1: ["bovine-grape", "papyrus-grape"]},
        common=["alabaster-bovine", "alabaster-grape", "papyrus-grape"],
        gone=["bovine-grape"],
        hand="abb",
        wheat={1: 7},
        districts={1: ["district_guild_grape"]},
        filled={"district_guild_grape_s2": "gg", "metropolis_thebes_s2": "b"},
    )


def test_the_table_is_open() -> None:
    """F13.1 Board, Common Pool, display, Stock, both piles, and the tiles out of the game."""
    state = in_play()
    public = seen(state)

    assert (public["turn"], public["turns"], public["active"]) == (4, 27, 1)
    assert (public["round"], public["rounds"]) == (2, 9)
    assert (public["decision"], public["to_move"]) == ("supply", 1)
    assert not public["last_round"]
    assert public["common_pool"] == ["alabaster-bovine", "alabaster-grape", "papyrus-grape"]
    assert public["pile"] == 19
    assert public["gone_tiles"]["bovine-grape"] == 1
    assert public["display"] == dumped(state)["display"]
    assert len(public["unseen_districts"]) == 35
    assert public["stock"] == {"alabaster": 19, "bovine": 17, "papyrus": 20, "grape": 18}


def test_every_metropolis_is_open() -> None:
    """F13.1, F3.4 Pool, hand, wheat, monuments, Districts and Shops of each seat."""
    own = seen(in_play())["seats"][1]

    assert own["metropolis"] == "metropolis_thebes"
    assert own["pool"] == ["bovine-grape", "papyrus-grape", None]
    assert own["hand"] == {"alabaster": 1, "bovine": 2, "papyrus": 0, "grape": 0}
    assert own["wheat"] == 7
    assert (own["monument"], own["monuments_left"], own["monuments_placed"]) == ("pyramid", 2, 2)
    assert own["districts"] == ["district_guild_grape"]
    assert own["tokens"] == {"alabaster": 0, "bovine": 1, "papyrus": 0, "grape": 2}
    shops = {shop["shop"]: shop for shop in own["shops"]}
    assert shops["district_guild_grape_s2"] == {
        "shop": "district_guild_grape_s2",
        "spaces": ["grape", "grape"],
        "full": True,
    }
    assert shops["metropolis_thebes_s2"] == {
        "shop": "metropolis_thebes_s2",
        "spaces": ["bovine", None],
        "full": False,
    }


def test_the_scoring_is_shown_part_by_part() -> None:
    """F10, F11.4 As if the game ended now."""
    own = seen(in_play())["seats"][1]

    assert own["parts"] == {
        "generic": 5,
        "specialised": 0,
        "statues": 0,
        "monuments": 15,
        "wheat": 23,
    }
    assert (own["points"], own["place"]) == (43, 1)
    assert [seat["place"] for seat in seen(in_play())["seats"]] == [2, 1, 2]


def test_only_the_active_player_has_a_hand() -> None:
    """F3.4 Nothing lies beside the other Metropolises."""
    hands = [sum(seat["hand"].values()) for seat in seen(in_play())["seats"]]

    assert hands == [0, 3, 0]


def test_the_valley_is_shown_as_printed_with_tiles_and_monuments() -> None:
    """F13.1 Squares as in the components, tiles in the order in which they were laid."""
    board = seen(in_play())["board"]

    assert (board["columns"], board["rows"]) == (12, 9)
    assert board["map"][4] == ".......g...."
    assert board["tiles"] == [
        {
            "seat": -1,
            "tile": None,
            "squares": ["e5", "f5", "f6", "e6"],
            "scenes": ["alabaster", "bovine", "grape", "papyrus"],
        },
        {
            "seat": 0,
            "tile": "papyrus-grape",
            "squares": ["e7", "f7"],
            "scenes": ["papyrus", "grape"],
        },
    ]
    assert board["monuments"] == [{"square": "a1", "seat": 1}, {"square": "c1", "seat": 1}]


def test_quarries_that_wait_for_a_decision_are_shown() -> None:
    """F4.3.5 The one that is decided now stands last, as in `pending`."""
    laid = [
        "place bovine-alabaster at g5 east",
        "place papyrus-grape at e7 east",
        "place grape-bovine at f8 east",
        "place bovine-papyrus at h8 east",
        "place papyrus-alabaster at j8 east",
    ]
    state = position(pools={0: ["alabaster-grape"]}, laid=laid)
    assert seen(state)["board"]["quarries"] == []

    play(state, "place alabaster-grape at h6 east")
    assert seen(state)["board"]["quarries"] == ["i7", "g6"]

    play(state, "quarry monument")
    assert seen(state)["board"]["quarries"] == ["i7"]


def test_statues_are_shown_by_god() -> None:
    """F10.3 Those that are named, those of choice, and how many different ones count."""
    state = position(
        asked="supply",
        districts={
            0: ["district_sanctuary_bovine", "district_shrine_bovine", "district_oracle_grape"]
        },
        filled={
            "district_sanctuary_bovine_s1": "bp",
            "district_shrine_bovine_s1": "b",
            "district_oracle_grape_s1": "ab",
        },
    )

    own, other = [seat["statues"] for seat in seen(state)["seats"]]

    assert own == {"gods": ["anubis", "bastet", "thoth"], "of_choice": 1, "different": 4}
    assert other == {"gods": [], "of_choice": 0, "different": 0}


def test_four_boards_are_sixteen_columns_wide() -> None:
    """F2.1 Twelve columns for two and three players."""
    widths = [seen(GAME.new(seats, 1))["board"]["columns"] for seats in (2, 3, 4)]

    assert widths == [12, 12, 16]


def test_after_the_end_nobody_is_active() -> None:
    public = seen(position(asked="over", turn=18, wheat={0: 3}))

    assert (public["active"], public["to_move"], public["decision"]) == (-1, -1, "")
    assert (public["round"], public["rounds"]) == (9, 9)
    assert [seat["points"] for seat in public["seats"]] == [6, 0]


@pytest.mark.parametrize("variant", every_variant())
def test_everyone_sees_the_same_and_nothing_of_chance(variant: Variant) -> None:
    """F13.1, F13.2 No private information; what comes next is not in the view."""
    seats, options = variant
    for seed in range(scaled(3)):
        state = GAME.new(seats, seed, options)
        choose = random_choice(seed)
        while not state.over:
            view = state.view(None)
            assert view["private"] == {}
            assert all(state.view(seat) == view for seat in range(seats))
            assert state.determinize(state.to_move, seed + 1).view(None) == view
            assert json.loads(json.dumps(view)) == view
            choose(state)


def test_pile_and_box_are_not_told_apart() -> None:
    """F13.2 The tiles not yet seen are known, but not which of them went back to the box."""
    public = seen(GAME.new(2, 5))

    assert public["pile"] == 15
    assert sum(public["unseen_tiles"].values()) == 50 - 9


def test_chance_comes_only_with_reveals() -> None:
    """F13.3, F8.3, F8.4 The generator moves when a tile or a District is revealed, else never."""
    for seed in range(scaled(20)):
        state = GAME.new(2, seed)
        choose = random_choice(seed)
        while not state.over:
            words, reveals = state.generator.words(), state.reveals
            choose(state)
            assert (state.generator.words() != words) == (state.reveals > reveals)


def test_a_view_is_a_picture_of_its_moment() -> None:
    state = position(pools={0: ["papyrus-grape"]})
    before = state.view(0)
    text = json.dumps(before)

    play(state, "place papyrus-grape at e7 east")

    assert json.dumps(before) == text
    assert state.view(0) != before
