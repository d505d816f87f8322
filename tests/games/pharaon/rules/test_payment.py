"""Paying for an action in steps or as proposed (P3.8, P3.10)."""

import pytest

import iteru
from iteru.kernel.match import Match
from tests.games.pharaon.payments import payments, proposal
from tests.games.pharaon.positions import (
    GAME,
    choices,
    offered,
    on_wheel,
    play,
    position,
    resources,
    seen,
    tokens_of,
)

ALL_FIVE = "A1 C1 T1 R1 J1"


def test_d24_option_and_variant_make_different_moves() -> None:
    """Example D-24 (P3.10.1, P3.10.4, P9.5) Not offered: option 1 with the wheel for J and J."""
    state = position(facing=("offerings", "justice"), own={0: "J2"}, nobles={0: ["high_priest"]})

    assert offered(state, "act") == [
        "act offerings-1 wheel",
        "act offerings-1 free",
        "act offerings-2 wheel",
        "act offerings-2 free",
    ]
    assert payments(state, "offerings-1") == {("justice", ())}
    assert payments(state, "offerings-2") == {("justice", ("justice",))}
    assert payments(state, "offerings-1", "free") == {(None, ("justice",))}
    assert payments(state, "offerings-2", "free") == {(None, ("justice", "justice"))}


def test_d25_all_payments_of_one_move() -> None:
    """Example D-25 (P3.10.3, P3.10.5, P3.10.7) Fifteen with T, five with S, five with the token."""
    state = position(
        facing=("nobles", "trade"), own={0: f"{ALL_FIVE} S1"}, tokens={0: ["area_nobles"]}
    )

    found = payments(state, "nobles")

    assert len(found) == 25
    by_access = [access for access, _ in found]
    assert [by_access.count(u) for u in ("trade", "silver", "offering_area_nobles")] == [15, 5, 5]
    assert proposal(state, "act nobles wheel") == (
        "trade",
        ("agriculture", "construction", "royalty", "justice"),
    )


def test_no_change_is_given() -> None:
    """P3.8 One unit pays for one resource: five colours need five units."""
    state = position(facing=("nobles", "trade"), own={0: "S4"})
    assert payments(state, "nobles") == set()

    state = position(facing=("nobles", "trade"), own={0: "S5"})
    assert payments(state, "nobles") == {("silver", ("silver",) * 4)}


def test_substitution_does_not_chain_through_two_scribes() -> None:
    """P3.8 Agriculture to trade by scribe 1, trade to justice by scribe 3, not both at once."""
    state = position(
        facing=("nile", "construction"),
        own={0: "A1 C1 R1"},
        nobles={0: ["scribe_1", "scribe_3"]},
    )

    assert payments(state, "nile-royalty-justice") == set()
    assert payments(state, "nile-trade-royalty") == {("construction", ("agriculture", "royalty"))}


def test_a_prestige_offering_counts_as_nothing() -> None:
    """P3.8, P3.6 It cannot be spent."""
    state = position(
        facing=("offerings", "trade"), own={0: "A1"}, tokens={0: ["prestige_1", "prestige_2"]}
    )

    assert offered(state, "act") == []


def test_an_action_is_fixed_by_section_option_and_variant() -> None:
    """P3.10.1, P14.1 Two options of offerings, six of the Nile, one of every other section."""
    state = position(
        own={0: "S12"}, nobles={0: ["governor"]}, noble_slots=["judge", "witch", "teacher"]
    )

    names = [move.removeprefix("act ") for move in offered(state, "act")]

    nile = [
        "nile-agriculture-construction",
        "nile-construction-trade",
        "nile-trade-royalty",
        "nile-royalty-justice",
        "nile-justice-agriculture",
        "nile-pair",
    ]
    assert names == [
        "offerings-1 wheel",
        "offerings-2 wheel",
        "nobles wheel",
        *[f"{option} {variant}" for option in nile for variant in ("wheel", "free")],
        "artisans wheel",
        "burial-chamber wheel",
    ]


@pytest.mark.parametrize(
    ("option", "section", "own", "paid"),
    [
        ("offerings-1", "offerings", "A1", {("agriculture", ())}),
        ("offerings-2", "offerings", "A2", {("agriculture", ("agriculture",))}),
        ("nile-pair", "nile", "A2", {("agriculture", ("agriculture",))}),
        ("artisans", "artisans", "A3", {("agriculture", ("agriculture",) * 2)}),
        (
            "nobles",
            "nobles",
            ALL_FIVE,
            {("agriculture", ("construction", "trade", "royalty", "justice"))},
        ),
        ("nile-justice-agriculture", "nile", "A1 J1", {("agriculture", ("justice",))}),
        ("burial-chamber", "burial_chamber", "A1 C1", {("agriculture", ("construction",))}),
    ],
)
def test_each_option_gives_its_list(
    option: str, section: str, own: str, paid: set[tuple[str, tuple[str, ...]]]
) -> None:
    """P3.10.2 With the access unit deducted; and with one unit less nothing can be paid."""
    state = position(facing=(section, "agriculture"), own={0: own})
    assert payments(state, option) == paid

    kind, number = own.split()[-1][0], int(own.split()[-1][1:])
    fewer = " ".join([*own.split()[:-1], f"{kind}{number - 1}"])
    state = position(
        facing=(section, "agriculture"), own={0: f"{fewer}"}, tokens={0: ["prestige_1"]}
    )
    assert payments(state, option) == set()


def test_superfluous_units_are_not_offered() -> None:
    """P3.10.4 With a deductible access unit the whole list would be paying for nothing."""
    state = position(facing=("nile", "royalty"), own={0: "R2 J1"})

    assert payments(state, "nile-royalty-justice") == {("royalty", ("justice",))}


def test_equal_units_are_one_payment() -> None:
    """P3.10.5 Kinds count, not tokens; a resource and an offering of it are two kinds."""
    state = position(
        facing=("offerings", "justice"), own={0: "J3"}, tokens={0: ["justice", "justice"]}
    )

    assert payments(state, "offerings-1") == {("justice", ()), ("offering_justice", ())}


def test_a_payment_goes_in_steps_in_the_order_of_the_kinds() -> None:
    """P3.10.6 The access unit, then the others; a kind that leads to no legal payment is left out.

    After justice no agriculture is offered, since it comes before.
    """
    state = position(facing=("nile", "trade"), own={0: "A1 T1 R1 J1 S2"})

    play(state, "act nile-royalty-justice wheel")
    assert (state.decision, state.to_move) == ("payment", 0)
    assert offered(state) == ["pay", "access trade", "access silver"]
    play(state, "access trade")
    assert offered(state) == ["pay", "pay royalty", "pay justice", "pay silver"]
    play(state, "pay justice")

    assert state.decision == "nile_advance"  # after justice only silver was left
    assert resources(state, 0) == "A2 T1 R1 S1"
    assert on_wheel(state, "trade") == ["trade"]


def test_going_back_is_undo() -> None:
    """P3.10.6 Until the payment is complete, step by step; so every other step leads on."""
    record = iteru.Record.begin("pharaon", 2, 1943)
    record.moves = ["keep high-priestess", "take jar-23", "keep scribe-3", "take jar-07"]
    match = Match(record)
    before = match.state.dump()

    for move in ("act nile-construction-trade wheel", "access trade"):
        match.play(GAME.parse(move))
    assert match.state.decision == "payment"
    kinds = {GAME.describe(code)["kind"] for code in match.state.legal()}
    assert kinds == {"pay_proposed", "pay_unit"}

    assert match.undo(match.state.to_move)
    assert match.state.decision == "payment"
    assert match.undo(match.state.to_move)
    assert match.state.dump() == before
    assert match.state.decision == "turn"


def test_a_single_payment_is_not_asked() -> None:
    """P3.10.6, P14.1 Neither steps nor a proposal."""
    state = position(facing=("nile", "trade"), own={0: "T1 R1 J1"})

    play(state, "act nile-royalty-justice wheel")

    assert state.decision == "nile_advance"


def test_the_proposal_completes_what_was_chosen() -> None:
    """P3.10.6, P3.10.7 From any point of the steps."""
    state = position(facing=("nile", "trade"), own={0: "A1 T1 R1 J1 S2"})
    act = "act nile-royalty-justice wheel"

    assert proposal(state, act) == ("trade", ("royalty", "justice"))
    assert proposal(state, act, "access silver") == ("silver", ("royalty", "justice"))
    assert proposal(state, act, "access trade", "pay royalty") == ("trade", ("royalty", "justice"))
    assert proposal(state, act, "access silver", "pay royalty") == (
        "silver",
        ("royalty", "justice"),
    )


def test_the_proposal_prefers_what_is_plenty() -> None:
    """P3.10.7 Three of four trade weigh 8 each, of three royalty 9 each."""
    state = position(facing=("artisans", "justice"), own={0: "T4 R3 J1"})

    assert proposal(state, "act artisans wheel") == ("justice", ("trade",) * 3)


def test_the_proposal_counts_at_most_six_of_a_kind() -> None:
    """P3.10.7 Seven trade weigh as much as six royalty: the first in order is taken."""
    state = position(facing=("artisans", "justice"), own={0: "T6 R7 J1"})

    assert proposal(state, "act artisans wheel") == ("justice", ("trade",) * 3)


def test_the_proposal_keeps_silver_longest() -> None:
    """P3.10.7 A resource-offering weighs 14, an area token 16, silver 20."""
    state = position(
        facing=("offerings", "justice"), own={0: "S1"}, tokens={0: ["area_offerings", "justice"]}
    )
    assert proposal(state, "act offerings-1 wheel") == ("offering_justice", ())

    state = position(facing=("offerings", "justice"), own={0: "S1"}, tokens={0: ["area_offerings"]})
    assert proposal(state, "act offerings-1 wheel") == ("offering_area_offerings", ())


def test_what_is_proposed_is_told_to_the_client() -> None:
    """P3.10.7 In the choice and in the view, with what was chosen so far."""
    state = position(facing=("nile", "trade"), own={0: "A1 T1 R1 J1 S2"})
    play(state, "act nile-royalty-justice wheel", "access silver")

    assert seen(state)["payment"] == {
        "section": "nile",
        "option": "nile_royalty_justice",
        "variant": "wheel",
        "sector": "trade",
        "step": "units",
        "access": "silver",
        "units": [],
        "proposal": {"access": "silver", "units": ["royalty", "justice"]},
    }
    assert {"access", "units"} <= choices(state)["pay"]["args"].keys()


def test_choosing_units_changes_nothing_before_the_payment_is_complete() -> None:
    """P4.2.4, P3.10.6 Access and action cost are paid together."""
    state = position(facing=("nile", "trade"), own={0: "A1 T1 R1 J1 S2"})
    supply = state.supply[:]

    play(state, "act nile-royalty-justice wheel", "access silver")

    assert resources(state, 0) == "A1 T1 R1 J1 S2"
    assert (state.supply, on_wheel(state, "trade")) == (supply, [])
    assert tokens_of(state, 0) == []
