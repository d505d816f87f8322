"""A turn: one action or passing; access and deduction (P4.1, P4.2, P4.9)."""

import pytest

from iteru.games.pharaon.box.ids import SECTIONS
from tests.games.pharaon.payments import payments
from tests.games.pharaon.positions import (
    act,
    artisans_of,
    offered,
    on_wheel,
    play,
    position,
    resources,
    tokens_of,
    used_nobles,
)


def test_turns_go_clockwise_and_one_action_ends_a_turn() -> None:
    """P4.1, P1.7 To the next seat in seat order, from the owner of the first player token."""
    state = position(seats=3, first=1, seat=1, own={0: "S3", 1: "S6", 2: "S3"})
    order = []
    for option in ("offerings-1", "offerings-1", "offerings-1", "artisans"):
        order.append(state.to_move)
        act(state, option)
        if state.decision == "offerings_set":
            play(state, offered(state)[0])

    assert order == [1, 2, 0, 1]


def test_a_section_may_be_taken_several_times_in_a_round() -> None:
    """P4.1 On different turns."""
    state = position(facing=("offerings", "trade"), own={0: "T2", 1: "J1", 2: "J1"})

    play(state, "act offerings-1 wheel", "set 1")
    while state.to_move != 0:
        play(state, offered(state)[0])
    play(state, "act offerings-1 wheel", "set 2")

    assert len(tokens_of(state, 0)) == 4
    assert on_wheel(state, "trade") == ["trade", "trade"]


def test_passing_is_always_allowed() -> None:
    """P4.1 However much could be done."""
    assert "pass" in offered(position(own={0: "S9"}))


def test_who_can_afford_nothing_must_pass() -> None:
    """P4.1 The engine passes at once, and asks which jar."""
    state = position(own={0: ""})

    assert list(state.passed) == [0]
    assert state.decision == "pass_jar"


def test_a_free_ability_does_not_end_the_turn() -> None:
    """P4.1, P14.2 The player must still act or pass."""
    state = position(facing=("offerings", "trade"), own={0: "T2"}, nobles={0: ["witch"]})

    play(state, "use witch", "get justice")

    assert (state.to_move, state.decision) == (0, "turn")
    assert resources(state, 0) == "T1 J1"


@pytest.mark.parametrize("section", SECTIONS)
def test_a_full_sector_closes_its_section(section: str) -> None:
    """P4.2, P4.2.1, P4.9 With three players three spaces are used."""
    own = {0: "S9"}
    closed = position(facing=(section, "trade"), own=own, wheel={"trade": ["block"] * 3})
    open_ = position(facing=(section, "trade"), own=own, wheel={"trade": ["block"] * 2})
    start = f"act {section.replace('_', '-')}"

    assert offered(closed, start) == []
    assert offered(open_, start) != []


def test_the_fourth_space_is_used_with_four_and_five_players() -> None:
    """P1.4, P4.2.1"""
    for seats in (2, 3, 4, 5):
        state = position(
            seats=seats,
            facing=("nile", "trade"),
            own={0: "S9"},
            wheel={"trade": ["trade"] * 3},
        )
        assert bool(offered(state, "act nile")) == (seats >= 4)


def test_the_access_unit_must_count_as_the_sectors_resource() -> None:
    """P4.2.2 And lies on a free space of that sector until the end of the round."""
    state = position(facing=("nile", "trade"), own={0: "A2 R1 J1"})
    assert offered(state, "act nile") == []

    state = position(facing=("nile", "trade"), own={0: "T1 R1 J1"}, wheel={"trade": ["silver"]})
    act(state, "nile-royalty-justice")
    assert on_wheel(state, "trade") == ["silver", "trade"]
    assert state.supply[2] == 18  # the third trade was gained


def test_deducting_is_optional_where_it_makes_a_difference() -> None:
    """P4.2.3 Trade for access is one of three trade, or royalty is paid in full."""
    state = position(facing=("artisans", "trade"), own={0: "T3 R3"})

    assert payments(state, "artisans") == {
        ("trade", ("trade", "trade")),
        ("trade", ("royalty",) * 3),
    }


def test_ex01_deduction_with_artisans() -> None:
    """Example EX-01 (P4.6, P4.2.3, P3.10.4) Either T3 or T1 R3, nothing else."""
    state = position(facing=("artisans", "trade"), own={0: "T3 R3"})

    play(state, "act artisans wheel")
    assert offered(state) == ["pay", "pay trade", "pay royalty"]
    trade = play(state.copy(), "pay trade")
    play(state, "pay royalty")

    assert resources(state, 0) == "T2"
    assert resources(trade, 0) == "R3"
    assert on_wheel(state, "trade") == ["trade"]


def test_d01_silver_as_access() -> None:
    """Example D-01 (P4.2.3, P3.3) It counts as justice and is deducted."""
    state = position(facing=("nobles", "justice"), own={0: "A1 C1 T1 R1 S1"})

    assert payments(state, "nobles") == {
        ("silver", ("agriculture", "construction", "trade", "royalty"))
    }
    play(state, "act nobles wheel")
    assert resources(state, 0) == ""
    assert on_wheel(state, "justice") == ["silver"]


def test_d02_scribe_on_access() -> None:
    """Example D-02 (P4.2.3, P9.1) Agriculture counts as trade, for access and as second."""
    state = position(facing=("offerings", "trade"), own={0: "A2"}, nobles={0: ["scribe_1"]})

    play(state, "act offerings-2 wheel", "set 1", "bonus 1")

    assert len(tokens_of(state, 0)) == 3
    assert resources(state, 0) == ""
    assert on_wheel(state, "trade") == ["agriculture"]


def test_strict_reading_scribes_do_not_pay_access() -> None:
    """P4.2.3 Option scribe_pays_access = no: neither paid nor deducted, but good for the rest."""
    strict = {"scribe_pays_access": "no"}
    state = position(
        options=strict, facing=("offerings", "trade"), own={0: "A2"}, nobles={0: ["scribe_1"]}
    )
    assert offered(state, "act offerings") == []

    state = position(
        options=strict, facing=("offerings", "trade"), own={0: "A1 T1"}, nobles={0: ["scribe_1"]}
    )
    assert payments(state, "offerings-2") == {("trade", ("agriculture",))}


def test_access_alone_is_never_paid() -> None:
    """P4.2.4 An action that cannot be paid completely cannot be chosen."""
    state = position(facing=("nile", "trade"), own={0: "T1 R1"})

    assert offered(state, "act nile") == ["act nile-trade-royalty wheel"]


def test_nothing_gained_by_an_action_pays_for_it() -> None:
    """P4.2.4 The option would give agriculture and trade, but costs royalty and justice first."""
    state = position(facing=("nile", "trade"), own={0: "R1 J1"})

    assert "act nile-royalty-justice wheel" not in offered(state)


def test_a_section_that_can_do_nothing_is_not_offered() -> None:
    """P4.9 No set, no noble, no artisan, cube on the last stage; the Nile is always open."""
    state = position(
        own={0: "S9"},
        nobles={1: ["scribe_1"]},
        noble_slots=[None, None, None],
        noble_deck=[],
        artisan_slots=[None] * 4,
        artisan_deck=[],
        sets=[None] * 4,
        stage={0: 6},
        nile={0: "A3 C3 T3 R3 J3"},
    )

    assert {move.split()[1].split("-")[0] for move in offered(state, "act")} == {"nile"}
    assert len(offered(state, "act nile")) == 6


def test_a_card_in_the_deck_alone_opens_nobles_and_artisans() -> None:
    """P4.9 Also a card on display alone."""
    state = position(
        own={0: "S9"},
        noble_slots=["judge", None, None],
        noble_deck=[],
        artisan_slots=[None, None, None, "artisan_01"],
        artisan_deck=[],
    )

    assert offered(state, "act nobles") == ["act nobles wheel"]
    assert offered(state, "act artisans") == ["act artisans wheel"]


def test_d06_action_without_the_wheel() -> None:
    """Example D-06 (P9.5, P4.9) The doctor is turned, the wheel unchanged, once a round."""
    full = {"trade": ["trade"] * 3}
    state = position(
        facing=("artisans", "trade"), own={0: "T6"}, nobles={0: ["doctor"]}, wheel=full
    )
    assert offered(state, "act artisans") == ["act artisans free"]

    play(state, "act artisans free", "hire artisan-26")

    assert artisans_of(state, 0) == ["artisan_26"]
    assert resources(state, 0) == "T3"
    assert used_nobles(state) == ["doctor"]
    assert on_wheel(state, "trade") == ["trade"] * 3

    again = position(
        facing=("artisans", "trade"),
        own={0: "T6"},
        nobles={0: ["doctor"]},
        used=["doctor"],
        wheel=full,
    )
    assert offered(again, "act artisans") == []


def test_d06_with_a_free_space_both_ways_are_open() -> None:
    """Example D-06 (P9.5) With T3 the player may act normally and keep the doctor."""
    state = position(facing=("artisans", "trade"), own={0: "T3"}, nobles={0: ["doctor"]})
    assert offered(state, "act artisans") == ["act artisans wheel", "act artisans free"]

    play(state, "act artisans wheel")

    assert used_nobles(state) == []
    assert on_wheel(state, "trade") == ["trade"]
