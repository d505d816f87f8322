"""The Nile section (P4.5)."""

import pytest

from tests.games.pharaon.payments import payments
from tests.games.pharaon.positions import (
    act,
    jars,
    nile_of,
    offered,
    play,
    position,
    resources,
)


def test_ex03_two_resources_for_two_others_and_two_advances() -> None:
    """Example EX-03 (P4.5, P4.5.1) Access A does not fit, R J are paid; A T and two advances."""
    state = position(facing=("nile", "agriculture"), own={0: "A1 R1 J1"})

    play(state, "act nile-royalty-justice wheel")
    assert resources(state, 0) == "A1 T1"
    assert (state.decision, offered(state)) == (
        "nile_advance",
        ["advance royalty", "advance justice"],
    )
    twice = play(state.copy(), "advance justice", "advance justice")
    play(state, "advance royalty", "advance justice")

    assert nile_of(state, 0) == "R1 J1"
    assert nile_of(twice, 0) == "J2"
    assert state.to_move == 1


@pytest.mark.parametrize(
    ("option", "paid", "gained", "tracks"),
    [
        ("agriculture-construction", "A1 C1", "T1 J1", "A1 C1"),
        ("construction-trade", "C1 T1", "A1 R1", "C1 T1"),
        ("trade-royalty", "T1 R1", "C1 J1", "T1 R1"),
        ("royalty-justice", "R1 J1", "A1 T1", "R1 J1"),
        ("justice-agriculture", "A1 J1", "C1 R1", "A1 J1"),
    ],
)
def test_each_option_pays_gains_and_advances_as_printed(
    option: str, paid: str, gained: str, tracks: str
) -> None:
    """P4.5, P4.5.1 Always the two colours paid for."""
    sector = option.split("-")[0]
    state = position(facing=("nile", sector), own={0: paid})

    play(state, f"act nile-{option} wheel")
    assert resources(state, 0) == gained
    play(state, *[f"advance {track}" for track in option.split("-")])

    assert nile_of(state, 0) == tracks


def test_a_pair_gives_a_jar_then_an_advance_on_any_track() -> None:
    """P4.5, P4.5.1 Two of any one kind; the jar is the top one of the stack."""
    state = position(facing=("nile", "trade"), own={0: "T2"}, stack=["jar_23"])

    play(state, "act nile-pair wheel")
    assert resources(state, 0) == "R2 J1"
    assert jars(state.jar_discards)[-1] == "jar_23"
    assert len(offered(state, "advance")) == 5
    play(state, "advance construction")

    assert nile_of(state, 0) == "C1"


def test_a_pair_of_another_kind_than_the_sectors() -> None:
    """P4.5.3 Access is then paid besides."""
    state = position(facing=("nile", "trade"), own={0: "T1 J2"})

    assert payments(state, "nile-pair") == {("trade", ("justice", "justice"))}


def test_access_covers_one_resource_if_it_is_one_of_the_two() -> None:
    """P4.5.3 Trade is deducted from trade and royalty, not from royalty and justice."""
    state = position(facing=("nile", "trade"), own={0: "T1 R1 J1"})

    assert payments(state, "nile-trade-royalty") == {("trade", ("royalty",))}
    assert payments(state, "nile-royalty-justice") == {("trade", ("royalty", "justice"))}


def test_d13_lost_advances() -> None:
    """Example D-13 (P4.5.2) Both tracks at the top: legal, and both advances are lost."""
    state = position(facing=("nile", "royalty"), own={0: "R1 J1"}, nile={0: "R3 J3"})

    play(state, "act nile-royalty-justice wheel")

    assert resources(state, 0) == "A1 T1"
    assert (nile_of(state, 0), state.to_move) == ("R3 J3", 1)


def test_d13_one_advance_lost() -> None:
    """Example D-13 (P4.5.2) Royalty 2, justice 3: one advance, the other is lost; no question."""
    state = position(facing=("nile", "royalty"), own={0: "R1 J1"}, nile={0: "R2 J3"})

    play(state, "act nile-royalty-justice wheel")

    assert (nile_of(state, 0), state.to_move) == ("R3 J3", 1)


def test_an_advance_is_mandatory() -> None:
    """P4.5.2 There is no way to decline."""
    state = act(position(facing=("nile", "trade"), own={0: "T2"}, nile={0: "T3"}), "nile-pair")

    assert offered(state) == [
        "advance agriculture",
        "advance construction",
        "advance royalty",
        "advance justice",
    ]
