"""Resources and the limited supply (P3.1 to P3.4)."""

from iteru.games.pharaon.box.ids import KINDS
from tests.games.pharaon.positions import (
    act,
    offered,
    on_wheel,
    play,
    position,
    resources,
    seen,
)


def test_belongings_are_public_and_unlimited() -> None:
    """P3.1 Everybody sees everybody's resources, tokens and cards."""
    state = position(own={0: "", 1: "A20 S20", 2: ""}, tokens={1: ["justice"] * 3})

    for seat in (None, 0, 2):
        public = state.view(seat)["public"]
        assert isinstance(public, dict)
        shown = public["seats"][1]
        assert shown["resources"]["agriculture"] == shown["resources"]["silver"] == 20
        assert shown["offerings"]["offering_justice"] == 3


def test_paid_resources_go_to_the_supply_but_for_the_access_unit() -> None:
    """P3.2 It lies on the wheel until the end of the round."""
    state = position(facing=("nobles", "trade"), own={0: "A1 C1 T1 R1 J1"})
    before = state.supply[:]

    play(state, "act nobles wheel")

    gone = [after - earlier for after, earlier in zip(state.supply, before, strict=True)]
    assert gone == [1, 1, 0, 1, 1, 0]
    assert on_wheel(state, "trade") == ["trade"]


def test_paid_offering_tokens_are_discarded_at_once() -> None:
    """P3.2 Except the access unit."""
    state = position(facing=("offerings", "trade"), own={0: ""}, tokens={0: ["trade", "trade"]})

    play(state, "act offerings-2 wheel")

    assert state.discards[2] == 1
    assert on_wheel(state, "trade") == ["offering_trade"]


def test_d08_offering_token_as_access() -> None:
    """Example D-08 (P3.2, P3.7) It lies on the wheel, and no refill of the bag finds it there."""
    state = position(
        facing=("nile", "justice"),
        own={0: "R1", 1: "T9", 2: ""},
        tokens={0: ["justice"]},
        passed=[1],
        index={1: 2},
        bag=[],
        discarded=["royalty"],
        bonus=[None] * 4,
    )

    act(state, "nile-royalty-justice")
    play(state, "advance royalty", "advance royalty")
    assert resources(state, 0) == "A1 T1"
    assert on_wheel(state, "justice") == ["offering_justice"]
    assert state.discards[4] == 0
    before = state.own[1 * KINDS + 6 :][:5]
    play(state, "income offering")  # the only one to be had is the discarded royalty

    after = state.own[1 * KINDS + 6 :][:5]
    assert [b - a for a, b in zip(before, after, strict=True)] == [0, 0, 0, 1, 0]
    assert on_wheel(state, "justice") == ["offering_justice"]


def test_d08_the_access_token_is_discarded_at_the_end_of_the_round() -> None:
    """Example D-08 (P3.2, P7.2) Only in step 1 of the preparation."""
    state = position(seat=2, passed=[0, 1], wheel={"justice": ["offering_justice"]})
    assert state.discards[4] == 0

    play(state, "pass")

    assert state.discards[4] == 1


def test_silver_stands_for_any_basic_resource() -> None:
    """P3.3 In any payment."""
    state = position(own={0: "S9"}, stage={0: 5})

    sections = {move.split()[1].split("-")[0] for move in offered(state, "act")}
    assert sections == {"offerings", "nobles", "nile", "artisans", "burial"}


def test_silver_is_no_basic_resource() -> None:
    """P3.3 Neither chosen as one nor exchanged by Witch and Treasurer."""
    state = position(own={0: "S3"}, nobles={0: ["witch", "treasurer"]})
    assert offered(state, "use") == []

    income = position(passed=[0], own={0: ""})
    assert "gain silver" not in offered(income)
    assert len(offered(income, "gain")) == 5


def test_d07_an_empty_supply() -> None:
    """Example D-07 (P3.4, P3.5) Royalty 1 left: of royalty, royalty, justice come R and J."""
    state = position(own={0: "S1"}, shown=["jar_23", "jar_01", "jar_02"], supply={"royalty": 1})

    play(state, "pass", "take jar-23")

    assert resources(state, 0) == "R1 J1 S1"
    assert seen(state)["supply"]["royalty"] == 0


def test_gains_come_one_by_one_in_printed_order() -> None:
    """P3.4 Nothing replaces silver that is out."""
    state = position(
        own={0: "S3"},
        artisan_slots=["artisan_06", "artisan_26", "artisan_27", "artisan_28"],
        supply={"agriculture": 1, "silver": 0},
    )

    play(state, "act artisans wheel", "hire artisan-06")

    assert resources(state, 0) == "A1 S1"  # two of the three paid silver came back, one of them won


def test_several_free_choices_are_made_one_after_the_other() -> None:
    """P3.4 Each among the kinds that still have stock; with none left nothing is gained."""
    state = position(
        own={0: "S1", 1: "S1"},
        nobles={0: ["diplomat"]},
        shown=["jar_23", "jar_01", "jar_02"],
        supply={"agriculture": 0, "construction": 0, "trade": 1, "royalty": 1, "justice": 0},
    )

    play(state, "pass", "take jar-23", "replace jar")
    assert offered(state) == ["gain trade", "gain royalty"]
    play(state, "gain trade")

    assert resources(state, 0) == "T1 R1 S1"
    assert state.to_move == 1


def test_costs_are_back_in_supply_for_the_gains() -> None:
    """P3.4 Ruling: costs are paid before gains; the access unit is not among them."""
    state = position(
        facing=("artisans", "construction"),
        own={0: "C1 A3"},
        artisan_slots=["artisan_06", "artisan_26", "artisan_27", "artisan_28"],
        supply={"agriculture": 0, "silver": 0},
    )

    act(state, "artisans")
    play(state, "hire artisan-06")

    assert resources(state, 0) == "A2"
