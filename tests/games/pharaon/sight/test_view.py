"""What everybody sees of the table (P13.1)."""

import json

from iteru.games.pharaon.box.ids import BASIC_NAMES
from iteru.games.pharaon.position import PharaonState
from tests.conftest import scaled
from tests.games.pharaon.positions import GAME, choices, play, position, seen
from tests.games.pharaon.random_play import random_choice, random_options
from tests.games.pharaon.traitor_positions import solo


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
        "neighbour": "nobles",
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
        {"section": "nobles", "have": 2, "needed": 2, "met": True, "promised": None},
        {"section": "nile", "have": 2, "needed": 2, "met": True, "promised": None},
    ]
    isis = next(god for god in own["gods"] if god["id"] == "isis")
    assert not isis["satisfied"]
    assert isis["halves"][0] == {
        "section": "artisans",
        "have": 0,
        "needed": 3,
        "met": False,
        "promised": None,
    }


def test_what_serves_a_satisfied_god_is_not_left_for_another() -> None:
    """P8.4 Two nobles, and two gods that ask for two of them: they are promised to Ra."""
    state = position(
        tokens={0: ["trade", "justice", "royalty"]},
        nobles={0: ["judge", "doctor"]},
        nile={0: "T1 J1"},
    )
    gods = {god["id"]: god for god in seen(state)["seats"][0]["gods"]}

    assert [name for name, god in gods.items() if god["satisfied"]] == ["ra"]
    assert gods["ra"]["halves"] == [
        {"section": "offerings", "have": 3, "needed": 3, "met": True, "promised": None},
        {"section": "nobles", "have": 2, "needed": 2, "met": True, "promised": None},
    ]
    assert gods["horus"]["halves"] == [
        {"section": "nobles", "have": 0, "needed": 2, "met": False, "promised": "ra"},
        {"section": "nile", "have": 2, "needed": 2, "met": True, "promised": None},
    ]


def test_what_the_gods_count_is_told_by_section() -> None:
    """P8.2 All offering tokens, nobles, tracks that were begun, artisans, stages."""
    public = seen(in_play())

    assert public["seats"][2]["counts"] == {
        "offerings": 2,
        "nobles": 2,
        "nile": 2,
        "artisans": 0,
        "burial_chamber": 3,
    }


def test_spaces_and_costs_are_told() -> None:
    """P4.2.1, P3.10.2 Free spaces of each sector; what each option asks for."""
    public = seen(in_play())

    free = {place["sector"]: place["free"] for place in public["ring"]}
    assert (free["trade"], free["justice"], free["royalty"]) == (0, 2, 3)
    assert public["costs"]["offerings_2"] == public["costs"]["nile_pair"] == ["any", "any"]
    assert public["costs"]["nobles"] == list(BASIC_NAMES)
    assert public["costs"]["nile_trade_royalty"] == ["trade", "royalty"]
    assert public["costs"]["artisans"] == ["any"] * 3
    assert "burial_chamber" not in public["costs"]  # each stage has its own


def test_the_tile_of_the_round_is_marked() -> None:
    """P11.7.3 The leftmost in round 1, the next in round 2."""
    tiles = seen(solo(round=2))["traitor"]["tiles"]

    assert [tile["now"] for tile in tiles] == [False, True, False, False, False]


def test_an_action_tells_its_section_and_whether_it_takes_a_space() -> None:
    """P4.2, P9.5"""
    offered = choices(position(own={0: "T3 S2"}, nobles={0: ["doctor"]}))

    assert offered["act artisans wheel"]["data"] == {"section": "artisans", "wheel": True}
    assert offered["act artisans free"]["data"] == {"section": "artisans", "wheel": False}
    assert "data" not in offered["pass"]


def test_an_income_tells_the_space_that_gives_it() -> None:
    """P6.1 The space just reached, or the one to its left."""
    state = position(seats=2, seat=1, passed=[0], index={0: 1}, own={0: "", 1: "S2"})
    play(state, "act offerings-1 wheel", "set 1")
    assert state.decision == "pyramid_income"
    row = GAME.components["pyramid_rows"]
    assert isinstance(row, list)

    for choice in choices(state).values():
        place = choice["data"]
        assert place["row"] == 1
        assert choice["targets"] == [f"income:{row[0]['incomes'][place['index']]}"]
    assert {choice["data"]["index"] for choice in choices(state).values()} == {1, 2}


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
