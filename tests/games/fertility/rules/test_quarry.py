"""Quarries: when one is created, and what it gives (F4.2.4, F4.3)."""

import pytest

from tests.games.fertility.positions import (
    choices,
    finish_turn,
    hand,
    mark,
    offered,
    play,
    position,
    stock,
)

E4 = "place papyrus-grape at e7 east"
E6 = "place bovine-alabaster at g5 east"
E7 = "place alabaster-grape at h6 east"
BEFORE_D2 = [E6, E4, "place grape-bovine at f8 east"]
D2 = "place bovine-papyrus at h8 east"
BEFORE_D1 = [*BEFORE_D2, D2, "place papyrus-alabaster at j8 east"]

BONUSES = [
    "quarry alabaster",
    "quarry bovine",
    "quarry papyrus",
    "quarry grape",
    "quarry monument",
]

# A tile on g5 and g6 closes the square h6; h5, i5, i6, i7, h7 and g7 are its other neighbours.
NOOK = """
    ~~~~ ~~~~ ~~~~ ~~~~
    ~~~~ ~~~~ ~~~~ ~~~~
    ~~~~ ~~~~ ~~~~ ~~~~
    ~~~~ ~~~~ ~~~~ ~~~~
    ~~~~ AB.~ ~~~~ ~~~~
    ~~~~ PG.. ~~~~ ~~~~
    ~~~~ ~~~~ ~~~~ ~~~~
    ~~~~ ~~~~ ~~~~ ~~~~
    ~~~~ ~~~~ ~~~~ ~~~~
"""
INTO_THE_NOOK = "place bovine-papyrus at g5 south"


def nook(**marks: str) -> str:
    """The drawing with these marks on these squares, e.g. h5="."."""
    rows = [list(line.replace(" ", "")) for line in NOOK.split("\n") if line.strip()]
    for name, new in marks.items():
        rows[int(name[1]) - 1]["abcdefghijkl".index(name[0])] = new
    return "\n".join("".join(row) for row in rows)


def test_e07_a_closed_square_is_a_quarry() -> None:
    """Example E7 (F4.2.4, F4.3.1, F7.3): around g6 lie starting tile, three tiles and wheat."""
    state = position(pools={0: ["alabaster-grape"]}, laid=[E6, E4])

    play(state, E7)

    assert hand(state) == "a"
    assert list(state.wheat) == [1, 0]
    assert state.decision == "quarry"
    assert offered(state) == BONUSES
    assert [choice["args"]["square"] for choice in choices(state)] == ["g6"] * 5

    play(state, "quarry monument")

    assert mark(state, "g6") == "0"
    assert list(state.monuments) == [3, 4]
    assert hand(state) == "a"


@pytest.mark.parametrize("resource", ["alabaster", "bovine", "papyrus", "grape"])
def test_a_quarry_gives_one_resource_of_any_kind_instead(resource: str) -> None:
    """F4.2.4 From the Stock into the hand, and the square stays empty."""
    state = position(pools={0: ["alabaster-grape"]}, laid=[E6, E4])

    play(state, E7, f"quarry {resource}")

    assert sorted(hand(state)) == sorted("a" + resource[0])
    assert len(stock(state)) == 78
    assert mark(state, "g6") == "."
    assert list(state.monuments) == [4, 4]


def test_d01_two_quarries_give_two_choices() -> None:
    """Example D1 (F4.3.5, F3.5): g6 first, then i7, in reading order."""
    state = position(pools={0: ["alabaster-grape"]}, laid=BEFORE_D1)

    play(state, E7)

    assert hand(state) == "a"
    assert list(state.wheat) == [1, 0]
    assert choices(state)[0]["args"]["square"] == "g6"

    play(state, "quarry monument")

    assert state.decision == "quarry"
    assert offered(state) == BONUSES
    assert choices(state)[0]["args"]["square"] == "i7"

    play(state, "quarry bovine")

    assert (mark(state, "g6"), mark(state, "i7")) == ("0", ".")
    assert hand(state) == "ab"


def test_d01_a_monument_for_each_of_two_quarries() -> None:
    """Example D1 (F4.3.5, F7.3): both monuments stand, two are left."""
    state = position(pools={0: ["alabaster-grape"]}, laid=BEFORE_D1)

    play(state, E7, "quarry monument", "quarry monument")

    assert (mark(state, "g6"), mark(state, "i7")) == ("0", "0")
    assert list(state.monuments) == [2, 4]


def test_d02_a_quarry_on_an_icon_at_the_border() -> None:
    """Example D2 (F4.3.2, F4.3.3): the edge closes h9, whose bovine icon is not earned."""
    state = position(pools={0: ["bovine-papyrus"]}, laid=BEFORE_D2)

    play(state, D2)

    assert hand(state) == "b"  # from g8
    assert list(state.wheat) == [2, 0]
    assert state.decision == "quarry"

    play(state, "quarry monument")

    assert mark(state, "h9") == "0"
    assert hand(state) == "b"


def test_d03_an_open_corner_keeps_a_square_from_being_a_quarry() -> None:
    """Example D3 (F4.3.9, F4.3.7): whoever closes the corner f7 gets the Quarry g6."""
    state = position(pools={0: ["alabaster-grape"], 1: ["papyrus-grape"]}, laid=[E6])

    play(state, E7)

    assert hand(state) == "a"
    assert list(state.wheat) == [1, 0]
    assert state.decision != "quarry"

    play(finish_turn(state), E4)

    assert state.to_move == 1
    assert hand(state) == "pg"
    assert list(state.wheat) == [1, 1]
    assert offered(state) == BONUSES

    play(state, "quarry monument")

    assert mark(state, "g6") == "1"


def test_d03_with_four_neighbours_the_corner_does_not_matter() -> None:
    """Example D3 (F4.3.10, F12.5): the first of the two tiles creates the Quarry."""
    state = position(
        options={"quarry_neighbourhood": "4"},
        pools={0: ["alabaster-grape"], 1: ["papyrus-grape"]},
        laid=[E6],
    )

    play(state, E7, "quarry monument")
    play(finish_turn(state), E4)

    assert mark(state, "g6") == "0"
    assert state.decision != "quarry"  # f7 closes a corner only: nothing new


@pytest.mark.parametrize("closed", ["~", "W"])
def test_wheat_and_water_close(closed: str) -> None:
    """F4.3.1 All around h6 is closed by one or the other."""
    names = ("h5", "i5", "i6", "i7", "h7", "g7")
    state = position(board=nook(**dict.fromkeys(names, closed)))

    play(state, INTO_THE_NOOK)

    assert state.decision == "quarry"
    assert choices(state)[0]["args"]["square"] == "h6"


@pytest.mark.parametrize("name", ["h5", "i5", "i6", "i7", "h7", "g7"])
def test_each_open_neighbour_keeps_a_square_from_being_a_quarry(name: str) -> None:
    """F4.3.1, F4.3.2, F4.3.9 Sides and corners, and across the seam between h and i."""
    state = position(board=nook(**{name: "."}))

    play(state, INTO_THE_NOOK)

    assert state.decision != "quarry"
    assert mark(state, "h6") == "."


@pytest.mark.parametrize("name", ["h5", "i6", "h7"])
def test_with_four_neighbours_each_side_counts(name: str) -> None:
    """F4.3.10 An open side leaves no Quarry."""
    state = position(board=nook(**{name: "."}), options={"quarry_neighbourhood": "4"})

    play(state, INTO_THE_NOOK)

    assert state.decision != "quarry"


@pytest.mark.parametrize("name", ["i5", "i7", "g7"])
def test_with_four_neighbours_no_corner_counts(name: str) -> None:
    """F4.3.10, F12.5 An open corner does not matter."""
    state = position(board=nook(**{name: "."}), options={"quarry_neighbourhood": "4"})

    play(state, INTO_THE_NOOK)

    assert state.decision == "quarry"


def test_a_piece_of_an_unused_start_symbol_can_be_a_quarry() -> None:
    """F4.3.3, F2.2.3 It is an uncovered desert square like any other."""
    state = position(board=nook(h6="s"))

    play(state, INTO_THE_NOOK)

    assert state.decision == "quarry"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_monument_does_not_close_a_square(seat: int) -> None:
    """F4.3.8 Its square is uncovered desert (set directly, beside h6)."""
    state = position(board=nook(i7="."), monuments={seat: ["i7"]})

    play(state, INTO_THE_NOOK)

    assert state.decision != "quarry"


def test_only_quarries_that_the_tile_created_count() -> None:
    """F4.3.4, F4.3.7 A Quarry that gave a resource stays empty for good."""
    state = position(pools={0: ["alabaster-grape"], 1: ["papyrus-grape"]}, laid=[E6, E4])
    play(state, E7, "quarry papyrus")

    play(finish_turn(state), "place papyrus-grape at i4 south")

    assert state.to_move == 1
    assert mark(state, "i5") == "G"
    assert state.decision != "quarry"
    assert mark(state, "g6") == "."


def test_no_tile_covers_a_quarry() -> None:
    """F4.3.8 With a monument or without, no placement uses the square."""
    for bonus in ("quarry monument", "quarry papyrus"):
        state = position(pools={0: ["alabaster-grape"]}, laid=[E6, E4])
        finish_turn(play(state, E7, bonus))
        uses = {"g6 east", "g6 south", "f6 east", "g5 south"}

        assert state.decision == "place"
        assert not [move for move in offered(state) if move.split(" at ")[1] in uses]


def test_a_bonus_cannot_be_refused() -> None:
    """F4.3.6 One of the two is taken: passing is not offered."""
    state = position(pools={0: ["alabaster-grape"]}, laid=[E6, E4])

    play(state, E7)

    assert set(offered(state)) == set(BONUSES)


def test_without_a_monument_left_only_resources_are_offered() -> None:
    """F4.3.6, F7.3 The fifth Quarry gives no monument."""
    state = position(
        pools={0: ["alabaster-grape"]}, laid=[E6, E4], monuments={0: ["a1", "c1", "e1", "g1"]}
    )

    play(state, E7)

    assert offered(state) == BONUSES[:4]


def test_d20_each_choice_sees_what_the_one_before_has_left() -> None:
    """Example D20 (F4.3.5, F4.3.6): one monument, one bovine, two Quarries."""
    for bonus in ("quarry bovine", "quarry monument"):
        state = position(
            seats=4,
            pools={0: ["alabaster-grape"]},
            laid=BEFORE_D1,
            monuments={0: ["a1", "c1", "e1"]},
            stock={"a": 0, "b": 1, "p": 0, "g": 0},
        )
        play(state, E7)
        assert hand(state) == ""  # the alabaster of h5 is not to be had
        assert offered(state) == ["quarry bovine", "quarry monument"]

        play(state, bonus)  # and the other one follows by itself

        assert hand(state) == "b"
        assert state.monuments[0] == 0
        at_g6, at_i7 = (".", "0") if bonus == "quarry bovine" else ("0", ".")
        assert (mark(state, "g6"), mark(state, "i7")) == (at_g6, at_i7)


def test_a_quarry_gives_nothing_if_nothing_is_possible() -> None:
    """F4.3.6 Neither a token in the Stock nor a monument left."""
    state = position(
        seats=4,
        pools={0: ["alabaster-grape"]},
        laid=[E6, E4],
        monuments={0: ["a1", "c1", "e1", "g1"]},
        stock={"a": 0, "b": 0, "p": 0, "g": 0},
    )

    play(state, E7)

    assert hand(state) == ""
    assert mark(state, "g6") == "."
    assert state.decision == "draft"
