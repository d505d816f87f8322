"""Step 1: where a Valley tile may lie, and what it earns (F4.1, F4.2)."""

import pytest

from iteru import IllegalAction
from iteru.games.fertility.box.components import TILES
from tests.games.fertility.positions import (
    BOARD_E,
    dumped,
    hand,
    mark,
    offered,
    play,
    position,
    seen,
    stock,
)

# Water all round; beside the starting tile only g5 and h5 are free.
POND = """
    ~~~~ ~~~~ ~~~~
    ~~~~ ~~~~ ~~~~
    ~~~~ ~~~~ ~~~~
    ~~~~ ~~~~ ~~~~
    ~~~~ AB.. ~~~~
    ~~~~ PG~~ ~~~~
    ~~~~ ~~~~ ~~~~
    ~~~~ ~~~~ ~~~~
    ~~~~ ~~~~ ~~~~
"""


def test_e01_a_matching_scene_makes_a_placement_valid() -> None:
    """Example E1 (F4.1.3, F4.2.1): papyrus beside papyrus, and one papyrus earned."""
    state = position(pools={0: ["alabaster-papyrus"]})

    play(state, "place alabaster-papyrus at d7 east")

    assert (mark(state, "d7"), mark(state, "e7")) == ("A", "P")
    assert hand(state) == "p"
    assert list(state.wheat) == [0, 0]
    assert state.decision == "supply"


def test_e02_without_a_match_a_placement_is_invalid() -> None:
    """Example E2 (F4.1.3): papyrus lies above e7, grape above f7."""
    state = position(pools={0: ["alabaster-bovine"]})

    with pytest.raises(IllegalAction, match="alabaster-bovine at e7 east"):
        play(state, "place alabaster-bovine at e7 east")


def test_e03_wheat_and_water_cannot_be_covered() -> None:
    """Example E3 (F1.9, F4.1.2): grape and alabaster would match, but g7 is wheat and d6 water."""
    state = position(pools={0: ["papyrus-grape", "alabaster-bovine"]})

    assert "place grape-papyrus at f7 east" not in offered(state)
    assert "place alabaster-bovine at d5 south" not in offered(state)
    assert "place grape-papyrus at f7 south" in offered(state)
    assert "place bovine-alabaster at c5 east" in offered(state)


def test_e04_each_connection_earns_its_resource() -> None:
    """Example E4 (F4.2.1, F4.2.2): a papyrus, a grape, and a wheat from g7."""
    state = position(pools={0: ["papyrus-grape"]})

    play(state, "place papyrus-grape at e7 east")

    assert hand(state) == "pg"
    assert list(state.wheat) == [1, 0]


def test_e05_a_wheat_square_beside_the_tile_earns_wheat() -> None:
    """Example E5 (F4.1.4, F4.2.2): papyrus beside grape does not hinder; g7 gives a wheat."""
    state = position(pools={0: ["bovine-papyrus"]})

    play(state, "place bovine-papyrus at g5 south")

    assert hand(state) == "b"
    assert list(state.wheat) == [1, 0]


def test_e06_a_covered_icon_earns_its_own_resource() -> None:
    """Example E6 (F4.2.3): alabaster covers the grape icon of h5 and a grape is earned."""
    state = position(pools={0: ["alabaster-bovine"]})

    play(state, "place bovine-alabaster at g5 east")

    assert hand(state) == "bg"


def test_any_tile_of_the_pool_lies_or_stands_either_way_round() -> None:
    """F4.1.1, F4.1.3 Every placement of three tiles beside bovine (g5) and grape (g6)."""
    state = position(
        board=POND.replace("AB..", "AB.g").replace("PG~~", "PG.."),
        pools={0: ["bovine-papyrus", "bovine-grape", "alabaster-papyrus"]},
    )

    assert offered(state) == [
        "place bovine-papyrus at g5 east",
        "place bovine-papyrus at g5 south",
        "place bovine-grape at g5 east",
        "place bovine-grape at g5 south",
        "place grape-bovine at g6 east",
    ]


def test_nothing_is_laid_on_tiles_or_outside_the_board() -> None:
    """F4.1.2 Alabaster on l4 would match l5, but m4 is outside and l5 is covered."""
    state = position(pools={0: ["alabaster-grape"]}, laid=["place alabaster-bovine at l5 south"])

    assert "place alabaster-grape at l3 south" not in offered(state)
    assert "place alabaster-grape at l4 east" not in offered(state)
    assert "place alabaster-grape at l4 south" not in offered(state)
    assert "place grape-alabaster at l3 south" in offered(state)


def test_with_four_boards_the_valley_is_wider() -> None:
    """F2.1, F4.1.2 The same tile lies across the seam between the third and the fourth board."""
    state = position(
        seats=4, pools={0: ["alabaster-grape"]}, laid=["place alabaster-bovine at l5 south"]
    )

    assert "place alabaster-grape at l4 east" in offered(state)


def test_icons_and_unused_start_symbols_are_ordinary_desert() -> None:
    """F2.2.3, F4.1.2 b3, c3, b4, c4 show the unused start symbol of the first board, d4 an icon."""
    state = position(pools={0: ["alabaster-grape"]}, laid=["place bovine-alabaster at c5 east"])

    assert "place grape-alabaster at c4 east" in offered(state)
    assert "place grape-alabaster at c3 south" not in offered(state)

    state = position(pools={0: ["alabaster-grape"]}, laid=["place alabaster-bovine at c5 east"])

    assert "place grape-alabaster at c3 south" in offered(state)


def test_one_match_suffices_whatever_the_other_neighbours_show() -> None:
    """F4.1.4 Grape on e7 lies below papyrus, but bovine on e8 matches f8."""
    state = position(pools={0: ["bovine-grape"]}, laid=["place bovine-alabaster at f8 east"])

    play(state, "place grape-bovine at e7 south")

    assert hand(state) == "ab"  # the icon of e8 and the connection


def test_the_two_halves_of_a_tile_do_not_match_each_other() -> None:
    """F4.1.5, F12.4 A double needs a neighbour, and its halves earn nothing from each other."""
    state = position(options={"tile_set": "with_doubles"}, pools={0: ["grape-grape"]})
    assert "place grape-grape at a1 east" not in offered(state)

    play(state, "place grape-grape at f7 south")

    assert hand(state) == "g"


def test_both_halves_of_a_double_earn_for_their_own_neighbours() -> None:
    """F12.4, F4.2.1 Grape on f7 and g8 meets grape on f6 and h8; the option changes no rule."""
    state = position(
        options={"tile_set": "with_doubles"},
        pools={0: ["grape-grape"]},
        laid=["place grape-bovine at e8 south", "place grape-alabaster at g8 east"],
    )

    play(state, "place grape-grape at f7 south")

    assert hand(state) == "ggg"


def test_touching_at_a_corner_is_no_match() -> None:
    """F4.1.6 d4 touches the alabaster of e5 at a corner only."""
    state = position(pools={0: ["alabaster-bovine"]})

    assert "place bovine-alabaster at c4 east" not in offered(state)
    assert "place bovine-alabaster at c5 east" in offered(state)


def test_d14_without_a_legal_placement_a_tile_is_discarded() -> None:
    """Example D14 (F4.1.7, F5.6, F8.2): no two free squares are side by side."""
    state = position(
        board=POND.replace("AB..", "AB.~").replace("PG~~", "PG~."),
        pools={0: ["papyrus-grape", "bovine-grape", "alabaster-bovine"]},
        wheat={0: 1},
        display=[
            "district_bazaar_alabaster",
            "district_guild_bovine",
            "district_palace_grape",
            "district_palace_bovine",
        ],
    )
    assert state.decision == "discard"
    assert offered(state) == [
        "discard alabaster-bovine",
        "discard bovine-grape",
        "discard papyrus-grape",
    ]

    play(state, "discard bovine-grape")

    assert hand(state) == ""
    assert sum(state.gone) == 1
    assert seen(state)["gone_tiles"]["bovine-grape"] == 1
    assert offered(state) == [
        "build bazaar-alabaster for nothing",
        "build guild-bovine for wheat",
        "build nothing",
    ]

    play(state, "build guild-bovine for wheat")

    assert state.decision == "draft"  # the hand is empty: nothing can be supplied
    assert state.to_move == 0

    play(state, "draft alabaster-bovine")

    assert dumped(state)["pool"][:3] == ["papyrus-grape", "alabaster-bovine", "alabaster-bovine"]


def test_every_kind_of_tile_can_be_discarded() -> None:
    """F4.1.7, F12.4 Each of the ten combinations, doubles included."""
    for tile in TILES:
        other = "grape-grape" if tile != "grape-grape" else "papyrus-papyrus"
        state = position(
            board=POND.replace("AB..", "AB.~"),
            options={"tile_set": "with_doubles"},
            pools={0: [tile, tile, other]},
        )

        play(state, f"discard {tile}")

        assert [seen(state)["gone_tiles"][name] for name in (tile, other)] == [1, 0]


def test_tiles_that_match_nowhere_are_discarded_too() -> None:
    """F4.1.7 g5 and h5 are free, but only a bovine would match."""
    state = position(
        board=POND, pools={0: ["alabaster-papyrus", "alabaster-grape", "papyrus-grape"]}
    )

    assert state.decision == "discard"
    assert len(offered(state, "discard")) == 3


def test_a_tile_that_can_be_placed_must_be_placed() -> None:
    """F4.1.7, F3.1 No discard is offered; the only placement there is, is played by itself."""
    state = position(board=POND, pools={0: ["bovine-papyrus", "bovine-grape", "papyrus-grape"]})
    assert offered(state) == ["place bovine-papyrus at g5 east", "place bovine-grape at g5 east"]

    state = position(board=POND, pools={0: ["alabaster-papyrus", "bovine-grape", "papyrus-grape"]})
    assert (mark(state, "g5"), mark(state, "h5")) == ("B", "G")
    assert dumped(state)["pool"][:3] == ["alabaster-papyrus", "-", "papyrus-grape"]


def test_a_tile_earns_up_to_six_connections() -> None:
    """F4.2.1 Three neighbours of each half show its scene."""
    state = position(
        pools={0: ["papyrus-grape"]},
        laid=[
            "place grape-papyrus at b3 east",
            "place grape-papyrus at b5 east",
            "place grape-bovine at a4 south",
            "place papyrus-alabaster at d4 south",
        ],
    )

    play(state, "place grape-papyrus at b4 east")

    assert hand(state) == "pppggg"


def test_wheat_squares_earn_for_each_half_and_are_never_used_up() -> None:
    """F4.2.2, F4.2.6 g7 has earned for the tile on f7; now it earns again, and so does h7."""
    state = position(pools={0: ["papyrus-grape"]}, laid=["place papyrus-grape at e7 east"])

    play(state, "place grape-papyrus at g6 east")

    assert list(state.wheat) == [2, 0]


def test_a_wheat_square_at_a_corner_earns_nothing() -> None:
    """F4.2.2 Only the squares beside the tile count: g7 touches f8 at a corner."""
    state = position(pools={0: ["papyrus-grape"]}, laid=["place papyrus-grape at e7 east"])

    play(state, "place papyrus-grape at e8 east")

    assert list(state.wheat) == [0, 0]
    assert hand(state) == "apg"


def test_two_icons_under_one_tile_earn_two_resources() -> None:
    """F4.2.3 Whatever scenes cover them."""
    state = position(board=BOARD_E.replace("AB.g", "ABag"), pools={0: ["bovine-papyrus"]})

    play(state, "place bovine-papyrus at g5 east")

    assert hand(state) == "abg"


def test_d04_a_short_stock_gives_what_is_left() -> None:
    """Example D4 (F4.2.5, F7.1, F7.2): three grapes earned by scenes and icon, one in the Stock."""
    state = position(
        seats=3,
        pools={0: ["bovine-grape"]},
        laid=["place papyrus-grape at g3 south", "place grape-papyrus at g6 east"],
        stock={"g": 1},
    )

    play(state, "place grape-bovine at g5 east")

    assert hand(state) == "g"  # and nothing instead of the two that are lost
    assert stock(state) == "a" * 20 + "b" * 20 + "p" * 20


def test_d04_a_short_stock_gives_nothing_for_the_quarry_either() -> None:
    """Example D4 (F4.3.6, F4.2): connections come first and take the last grape."""
    state = position(
        seats=3,
        pools={0: ["alabaster-grape"]},
        laid=["place bovine-grape at g5 east", "place papyrus-grape at e7 east"],
        stock={"g": 1},
    )

    play(state, "place grape-alabaster at h6 east")

    assert hand(state) == "g"
    assert offered(state) == [
        "quarry alabaster",
        "quarry bovine",
        "quarry papyrus",
        "quarry monument",
    ]


def test_d05_wheat_beyond_the_end_of_the_track_is_lost() -> None:
    """Example D5 (F7.6, F4.2.6): the marker on 9, two wheat squares beside the tile."""
    state = position(pools={0: ["papyrus-grape"]}, wheat={0: 9})

    play(state, "place grape-papyrus at g6 east")

    assert list(state.wheat) == [10, 0]


def test_resources_come_from_the_stock_into_the_hand() -> None:
    """F4.2.5, F3.4, F7.1 What the hand has, the Stock has not."""
    state = position(pools={0: ["papyrus-grape"]})

    play(state, "place papyrus-grape at e7 east")

    assert list(state.stock) == [20, 20, 19, 19]
    assert list(state.hand) == [0, 0, 1, 1]


def test_the_tile_laid_leaves_the_pool() -> None:
    """F4.1.1, F8.2 Two tiles stay until the draft."""
    state = position(pools={0: ["papyrus-grape", "papyrus-grape", "alabaster-bovine"]})

    play(state, "place papyrus-grape at e7 east")

    assert dumped(state)["pool"][:3] == ["-", "papyrus-grape", "alabaster-bovine"]
