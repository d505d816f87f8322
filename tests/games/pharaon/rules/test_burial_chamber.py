"""The burial chamber and the Pharaoh token (P4.7, P4.8, P8.5)."""

import pytest

from tests.games.pharaon.payments import payments
from tests.games.pharaon.positions import (
    nobles_of,
    offered,
    on_wheel,
    play,
    position,
    resources,
)

STAGES = [  # P4.7, reconstructed
    "agriculture construction",
    "trade justice",
    "construction trade royalty",
    "agriculture royalty justice",
    "construction trade royalty justice",
    "agriculture construction trade royalty",
]


@pytest.mark.parametrize("stage", range(6))
def test_each_stage_has_its_cost(stage: int) -> None:
    """P4.7 Named resources; access is deducted once if it is among them."""
    needed = STAGES[stage].split()
    own = " ".join(f"{name[0].upper()}1" for name in needed)
    state = position(facing=("burial_chamber", needed[0]), own={0: own}, stage={0: stage})

    assert payments(state, "burial-chamber") == {(needed[0], tuple(needed[1:]))}
    play(state, "act burial-chamber wheel")

    assert state.stage[0] == stage + 1
    assert resources(state, 0) == ""
    assert on_wheel(state, needed[0]) == [needed[0]]


def test_access_that_is_not_among_the_named_is_paid_besides() -> None:
    """P4.7 Stage 1 costs construction and agriculture."""
    state = position(facing=("burial_chamber", "justice"), own={0: "A1 C1 J1"})

    assert payments(state, "burial-chamber") == {("justice", ("agriculture", "construction"))}


def test_not_available_on_the_last_stage() -> None:
    """P4.7, P4.9"""
    state = position(own={0: "S9"}, stage={0: 6})

    assert offered(state, "act burial") == []


def test_d09_area_token() -> None:
    """Example D-09 (P3.6, P3.10.3) The token stands for trade here, and for nothing elsewhere."""
    state = position(
        facing=("burial_chamber", "agriculture"),
        own={0: "A1 R1 C1"},
        tokens={0: ["area_burial_chamber"]},
        stage={0: 2},
    )
    assert (
        "agriculture",
        ("construction", "royalty", "offering_area_burial_chamber"),
    ) in payments(state, "burial-chamber")

    play(state, "act burial-chamber wheel")
    if state.decision == "payment":
        play(state, "access agriculture")
    assert state.stage[0] == 3
    assert state.discards[9] == 1

    elsewhere = position(
        facing=("artisans", "agriculture"), own={0: "A2"}, tokens={0: ["area_burial_chamber"]}
    )
    assert offered(elsewhere, "act artisans") == []


def test_d12_pharaoh_in_mid_action() -> None:
    """Example D-12 (P8.5, P9.8, P4.8) The second noble, then stage 3: the token before silver."""
    state = position(
        own={0: "A1 C1 T1 R1 J1"},
        nobles={0: ["judge"]},
        stage={0: 2},
        noble_slots=["high_official_25", "general", "doctor"],
        supply={"silver": 0},
    )

    play(state, "act nobles wheel", "recruit high-official-25")

    assert state.stage[0] == 3
    assert state.pharaoh == 0
    assert resources(state, 0) == ""  # there was no silver left


def test_a_second_noble_on_stage_three_brings_the_token() -> None:
    """P8.5, P4.8 At once, also by the nobles section."""
    state = position(own={0: "A1 C1 T1 R1 J1"}, nobles={0: ["judge"]}, stage={0: 3})

    play(state, "act nobles wheel", "recruit from deck")

    assert state.pharaoh == 0
    assert len(nobles_of(state, 0)) == 2


def test_a_third_stage_with_two_nobles_brings_the_token() -> None:
    """P8.5, P4.8"""
    state = position(own={0: "S4"}, nobles={0: ["general", "judge"]}, stage={0: 2})

    play(state, "act burial-chamber wheel")

    assert state.pharaoh == 0


def test_the_token_is_taken_once_and_never_lost() -> None:
    """P8.5 The second who meets the condition gets nothing."""
    state = position(
        own={0: "S4"},
        nobles={0: ["general", "judge"], 1: ["doctor", "witch"]},
        stage={0: 2, 1: 4},
        pharaoh=1,
    )

    play(state, "act burial-chamber wheel")

    assert state.stage[0] == 3
    assert state.pharaoh == 1


def test_neither_nobles_nor_stages_alone_bring_the_token() -> None:
    """P8.5 Both at the same time."""
    state = position(own={0: "S5"}, nobles={0: ["general"]}, stage={0: 2})

    play(state, "act burial-chamber wheel")

    assert (state.stage[0], state.pharaoh) == (3, -1)
