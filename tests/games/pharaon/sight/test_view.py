"""What everybody sees of the table (P13.1)."""

import json

from iteru.games.pharaon.position import PharaonState
from tests.conftest import scaled
from tests.games.pharaon.positions import GAME, play, position, seen
from tests.games.pharaon.random_play import random_choice, random_options


def in_play() -> PharaonState:
    """Round 3 of three players with something of everything; seat 1 has passed."""
    return position(
        round=3,
        seat=2,
        first=1,
        pharaoh=2,
        passed=[1],
        index={1: 2},
        offset=3,
        direction="counterclockwise",
        own={0: "A2 S1", 1: "", 2: "T3"},
        tokens={2: ["justice", "prestige_2"]},
        nobles={2: ["judge", "witch"], 0: ["scribe_1"]},
        used=["witch"],
        artisans={0: ["artisan_01", "artisan_26"]},
        nile={2: "T3 J1"},
        stage={2: 3},
        wheel={"trade": ["trade", "block", "offering_justice"], "justice": ["silver"]},
        discards=["jar_05", "jar_02"],
        sets=["justice trade", None, "royalty area_nile", None],
        bonus=["prestige_1", None, None, "area_nobles"],
        discarded=["trade"],
    )


def test_the_table_is_open() -> None:
    """P13.1, P3.1 Round, wheel, displays, bag and discards."""
    public = seen(in_play())

    assert (public["phase"], public["round"], public["rounds"]) == ("round", 3, 5)
    assert (public["direction"], public["offset"]) == ("counterclockwise", 3)
    assert (public["first"], public["pharaoh"], public["active"]) == (1, 2, 2)
    assert (public["to_move"], public["decision"], public["payment"]) == (2, "turn", None)
    assert public["supply"]["agriculture"] == 18
    assert public["jars"]["discards"] == ["jar_05", "jar_02"]
    assert public["offerings"]["sets"][:2] == [["offering_justice", "offering_trade"], None]
    assert public["offerings"]["bonus"] == [
        "offering_prestige_1",
        None,
        None,
        "offering_area_nobles",
    ]
    assert public["offerings"]["discards"]["offering_trade"] == 1
    assert public["traitor"] is None


def test_the_ring_shows_sectors_and_what_lies_on_them() -> None:
    """P1.5, P4.2, P12.2 A space that is taken without a token is null."""
    ring = seen(in_play())["ring"]

    assert [place["section"] for place in ring] == [
        "offerings",
        "nobles",
        "nile",
        "artisans",
        "burial_chamber",
    ]
    by_sector = {place["sector"]: place["units"] for place in ring}
    assert by_sector["trade"] == ["trade", None, "offering_justice"]
    assert by_sector["justice"] == ["silver"]
    assert by_sector["royalty"] == []
    assert ring[0]["god"] == {
        "id": "ra",
        "value": 11,
        "with": "nobles",
        "needs": {"offerings": 3, "nobles": 2},
    }


def test_every_player_is_open() -> None:
    """P3.1, P13.1"""
    own = seen(in_play())["seats"][2]

    assert own["resources"] == {
        "agriculture": 0,
        "construction": 0,
        "trade": 3,
        "royalty": 0,
        "justice": 0,
        "silver": 0,
    }
    assert (own["offerings"]["offering_justice"], own["offerings"]["offering_prestige_2"]) == (1, 1)
    assert [(noble["id"], noble["used"]) for noble in own["nobles"]] == [
        ("judge", False),
        ("witch", True),
    ]
    assert own["nile"]["trade"] == 3
    assert (own["stage"], own["round_disk"], own["passed"]) == (3, "round", False)
    assert own["artisans"] == []
    assert seen(in_play())["seats"][0]["artisans"] == ["artisan_01", "artisan_26"]


def test_who_has_passed_is_in_the_pyramid() -> None:
    """P5.1"""
    public = seen(in_play())

    assert public["passed"] == [1]
    assert public["pyramid"] == [
        {"row": 1, "seat": 1, "index": 2},
        {"row": 2, "seat": -1, "index": 0},
    ]
    seat = public["seats"][1]
    assert (seat["round_disk"], seat["row"], seat["index"], seat["passed"]) == (
        "pyramid",
        1,
        2,
        True,
    )


def test_points_are_shown_part_by_part() -> None:
    """P10.1 to P10.7 As if the game ended now."""
    state = in_play()
    for seat, own in enumerate(seen(state)["seats"]):
        assert own["parts"] == state.parts(seat)
        assert own["points"] == sum(own["parts"].values()) == state.scores()[seat]
        assert own["place"] == state.ranking()[seat]


def test_gods_are_shown_with_both_halves() -> None:
    """P8.1, P8.2 Nobles 2 of 2 are met, artisans 0 of 3 are not."""
    own = seen(in_play())["seats"][2]
    horus = next(god for god in own["gods"] if god["id"] == "horus")

    assert horus["halves"] == [
        {"section": "nobles", "have": 2, "needed": 2, "met": True},
        {"section": "nile", "have": 2, "needed": 2, "met": True},
    ]
    isis = next(god for god in own["gods"] if god["id"] == "isis")
    assert not isis["satisfied"]
    assert isis["halves"][0] == {"section": "artisans", "have": 0, "needed": 3, "met": False}


def test_decks_are_sets_without_an_order() -> None:
    """P13.1 How many, and which cards may be in them."""
    public = seen(in_play())

    assert public["nobles"]["deck"] == len(public["nobles"]["unseen"]) == 26 - 3 - 3
    assert public["artisans"]["deck"] == len(public["artisans"]["unseen"]) == 30 - 4 - 2
    assert public["jars"]["stack"] == len(public["jars"]["unseen"]) == 30 - 2 - 2


def test_a_jar_that_is_being_resolved_is_shown() -> None:
    """P9.7 Also while its three resources are replaced."""
    state = position(nobles={0: ["diplomat"]}, shown=["jar_23", "jar_01", "jar_02"])
    play(state, "pass", "take jar-23")
    assert seen(state)["jar_open"] == "jar_23"
    play(state, "replace jar")
    assert seen(state)["jar_open"] == "jar_23"

    play(state, "gain trade", "gain trade", "gain trade")
    assert seen(state)["jar_open"] is None


def test_before_and_after() -> None:
    """P2.5, P7.3 Set-up and end are phases of their own."""
    state = GAME.new(2, 1)
    assert (seen(state)["phase"], seen(state)["round"]) == ("setup", 1)
    choose = random_choice(1)
    while not state.over:
        choose(state)

    public = seen(state)
    assert (public["phase"], public["to_move"], public["active"]) == ("over", -1, -1)
    assert public["decision"] == ""


def test_chance_comes_only_with_reveals() -> None:
    """P13.1, P3.5, P3.7 The generator moves when something is revealed, else never."""
    for seed in range(scaled(30)):
        seats = 1 + seed % 5
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while not state.over:
            words, reveals = state.generator.words(), state.reveals
            choose(state)
            if state.generator.words() != words:
                assert state.reveals > reveals


def test_a_view_is_a_picture_of_its_moment() -> None:
    state = in_play()
    before = state.view(0)
    text = json.dumps(before)

    play(state, "pass")

    assert json.dumps(before) == text
    assert state.view(0) != before
