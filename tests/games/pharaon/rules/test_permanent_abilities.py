"""Nobles whose ability always works, and those who act without the wheel (P9.0 to P9.5)."""

import pytest

from tests.games.pharaon.payments import payments
from tests.games.pharaon.positions import (
    act,
    nobles_of,
    offered,
    on_wheel,
    play,
    position,
    resources,
    seen,
    used_nobles,
)

PAIRS = {  # P9.1, reconstructed
    "scribe_1": ("agriculture", "trade"),
    "scribe_2": ("construction", "royalty"),
    "scribe_3": ("trade", "justice"),
    "scribe_4": ("royalty", "agriculture"),
    "scribe_5": ("justice", "construction"),
}
ANY_ACCESS = [  # P9.3
    ("architect", "burial_chamber", "burial-chamber"),
    ("high_priestess", "offerings", "offerings-1"),
    ("master", "artisans", "artisans"),
    ("granary_steward", "nile", "nile-pair"),
]
WITHOUT_WHEEL = [  # P9.5
    ("doctor", "artisans", "artisans"),
    ("chief_contractor", "burial_chamber", "burial-chamber"),
    ("high_priest", "offerings", "offerings-1"),
    ("governor", "nile", "nile-pair"),
]


def letter(resource: str) -> str:
    return resource[0].upper()


@pytest.mark.parametrize("scribe", PAIRS)
def test_ex12_a_scribe_interchanges_two_resources(scribe: str) -> None:
    """Example EX-12 (P9.1, P3.8) Each may be paid as the other, as an offering token too."""
    for one, other in (PAIRS[scribe], PAIRS[scribe][::-1]):
        facing = ("offerings", other)
        nobles = {0: [scribe]}
        state = position(facing=facing, own={0: f"{letter(one)}1"}, nobles=nobles)
        assert payments(state, "offerings-1") == {(one, ())}

        state = position(facing=facing, own={0: ""}, tokens={0: [one]}, nobles=nobles)
        assert payments(state, "offerings-1") == {(f"offering_{one}", ())}

        state = position(facing=facing, own={0: f"{letter(one)}1"})
        assert payments(state, "offerings-1") == set()


def test_a_scribe_helps_its_owner_only() -> None:
    """P9.1 Not the others at the table."""
    state = position(facing=("offerings", "trade"), own={0: "A1"}, nobles={1: ["scribe_1"]})

    assert offered(state, "act") == []


def test_a_scribe_works_for_the_action_cost() -> None:
    """P9.1 Two trade and an agriculture are three of a kind."""
    state = position(facing=("artisans", "trade"), own={0: "A1 T2"}, nobles={0: ["scribe_1"]})

    assert payments(state, "artisans") == {
        ("trade", ("agriculture", "trade")),
        ("agriculture", ("trade", "trade")),
    }


def test_ex11_the_general_moves_at_once_on_passing() -> None:
    """Example EX-11 (P9.2, P5.1) Token, one space, its income, then the jar; later one space."""
    state = position(first=2, own={0: "S1", 1: "S2", 2: "S2"}, nobles={0: ["general"]})

    play(state, "pass")
    assert (state.first, state.index[0], state.decision) == (0, 1, "any_basic")
    play(state, "gain justice")
    assert state.decision == "pass_jar"
    play(state, "take jar-01", "act offerings-1 wheel", "set 1", "act offerings-1 wheel", "set 2")

    assert (state.to_move, state.index[0], state.decision) == (0, 2, "pyramid_income")
    assert offered(state) == ["income any-basic", "income silver"]


def test_the_general_takes_the_income_of_the_new_space_only() -> None:
    """P9.2 In row 2 as well."""
    state = position(
        seat=1, passed=[0], own={1: "S1"}, nobles={1: ["general"]}, shown=["jar_01", "jar_23"]
    )

    play(state, "pass", "gain trade", "take jar-23")

    assert resources(state, 1) == "T1 R2 J1 S1"
    assert state.index[1] == 1


def test_the_general_has_no_effect_when_last_to_pass() -> None:
    """P9.2, P5.2"""
    state = position(seats=2, seat=1, passed=[0], own={1: "S1"}, nobles={1: ["general"]}, round=5)

    play(state, "pass")

    assert state.over
    assert resources(state, 1) == "S1"


def test_d03_architect() -> None:
    """Example D-03 (P9.3) Construction lies on the justice sector and is deducted."""
    facing, own = ("burial_chamber", "justice"), {0: "C1 A1"}
    assert offered(position(facing=facing, own=own), "act burial") == []

    state = position(facing=facing, own=own, nobles={0: ["architect"]})
    assert payments(state, "burial-chamber") == {
        ("construction", ("agriculture",)),
        ("agriculture", ("construction",)),
    }
    play(state, "act burial-chamber wheel", "access construction")

    assert (state.stage[0], resources(state, 0)) == (1, "")
    assert on_wheel(state, "justice") == ["construction"]


def test_d04_architect_normal_access_is_still_possible() -> None:
    """Example D-04 (P9.3, P4.2.3) Access J plus T, or access T plus J."""
    state = position(
        facing=("burial_chamber", "justice"),
        own={0: "J1 T1"},
        nobles={0: ["architect"]},
        stage={0: 1},
    )

    assert payments(state, "burial-chamber") == {("justice", ("trade",)), ("trade", ("justice",))}
    play(state, "act burial-chamber wheel", "access trade")
    assert on_wheel(state, "justice") == ["trade"]


@pytest.mark.parametrize(("noble", "section", "option"), ANY_ACCESS)
def test_access_with_any_unit_in_one_section(noble: str, section: str, option: str) -> None:
    """P9.3 Only by this noble, only there, and only with a free space."""
    own = {0: "A3 C1"}
    assert offered(position(facing=(section, "justice"), own=own), f"act {option}") == []

    state = position(facing=(section, "justice"), own=own, nobles={0: [noble]})
    assert f"act {option} wheel" in offered(state)

    full = {"justice": ["justice"] * 3}
    state = position(facing=(section, "justice"), own=own, nobles={0: [noble]}, wheel=full)
    assert f"act {option} wheel" not in offered(state)

    other = "nile" if section != "nile" else "artisans"
    state = position(facing=(other, "justice"), own=own, nobles={0: [noble]})
    assert offered(state, f"act {other}") == []


def test_by_the_master_the_access_unit_counts_as_its_own_colour() -> None:
    """P9.3 Not as the sector's: trade is one of three trade, but not of three justice."""
    state = position(facing=("artisans", "justice"), own={0: "T3"}, nobles={0: ["master"]})
    assert payments(state, "artisans") == {("trade", ("trade", "trade"))}

    state = position(facing=("artisans", "justice"), own={0: "T1 J2"}, nobles={0: ["master"]})
    assert payments(state, "artisans") == set()


def test_silver_and_area_tokens_count_as_a_colour_of_choice() -> None:
    """P9.3 Neither prestige tokens nor area tokens of another section pay access."""
    state = position(
        facing=("artisans", "justice"),
        own={0: "T2"},
        tokens={0: ["area_artisans", "area_nile", "prestige_1"]},
        nobles={0: ["master"]},
    )

    assert payments(state, "artisans") == {
        ("trade", ("trade", "offering_area_artisans")),
        ("offering_area_artisans", ("trade", "trade")),
    }


def test_d05_judge() -> None:
    """Example D-05 (P9.4) R for access and any four others; without royalty it is illegal."""
    facing, nobles = ("nobles", "royalty"), {0: ["judge"]}
    state = position(facing=facing, own={0: "R1 T4"}, nobles=nobles)
    assert payments(state, "nobles") == {("royalty", ("trade",) * 4)}

    assert payments(position(facing=facing, own={0: "T5"}, nobles=nobles), "nobles") == set()
    assert payments(position(facing=facing, own={0: "R1 T4"}), "nobles") == set()


def test_the_judge_takes_any_unit_that_has_a_colour_in_the_section() -> None:
    """P9.4 Basic resources, silver, resource-offerings, and the nobles area token."""
    state = position(
        facing=("nobles", "royalty"),
        own={0: "R1 S1"},
        tokens={0: ["trade", "area_nobles", "area_nile", "prestige_1"]},
        nobles={0: ["judge"]},
    )
    assert payments(state, "nobles") == set()

    state = position(
        facing=("nobles", "royalty"),
        own={0: "R1 T1 S1"},
        tokens={0: ["trade", "area_nobles", "area_nile"]},
        nobles={0: ["judge"]},
    )
    assert payments(state, "nobles") == {
        ("royalty", ("trade", "silver", "offering_trade", "offering_area_nobles")),
        ("silver", ("trade", "royalty", "offering_trade", "offering_area_nobles")),
        ("offering_area_nobles", ("trade", "royalty", "silver", "offering_trade")),
    }


def test_the_grand_vizier_can_do_nothing() -> None:
    """P9.4 No ability: the same offers with and without."""
    own = {0: "A2 C1 T1 R1 J1 S1"}

    assert offered(position(own=own, nobles={0: ["grand_vizier"]})) == offered(position(own=own))


@pytest.mark.parametrize(("noble", "section", "option"), WITHOUT_WHEEL)
def test_acting_without_the_wheel(noble: str, section: str, option: str) -> None:
    """P9.5 Nothing on the wheel, the whole cost paid, once a round; then usable in the next."""
    full = {"justice": ["block"] * 3}
    state = position(facing=(section, "justice"), own={0: "A3 C3"}, nobles={0: [noble]}, wheel=full)
    start = f"act {section.replace('_', '-')}"
    free = [move for move in offered(state, start) if move.endswith("free")]
    assert f"act {option} free" in free == offered(state, start)

    before = sum(state.own[:6])
    act(state, option, "free")

    cost = {"artisans": 3, "burial_chamber": 2, "offerings": 1, "nile": 2}[section]
    jar = 3 if section == "nile" else 0
    assert sum(state.own[:6]) == before - cost + jar
    assert used_nobles(state) == [noble]
    assert on_wheel(state, "justice") == ["block"] * 3


@pytest.mark.parametrize(("noble", "section", "option"), WITHOUT_WHEEL)
def test_a_used_ability_rests_until_the_next_round(noble: str, section: str, option: str) -> None:
    """P9.0, P7.2 Turned when used, turned back in the preparation."""
    state = position(
        seat=2,
        passed=[0, 1],
        first=0,
        own={0: "A9 C9", 1: "S1", 2: "S1"},
        nobles={0: [noble]},
        used=[noble],
    )
    assert seen(state)["seats"][0]["nobles"][0]["used"]

    play(state, "pass")

    assert state.to_move == 0
    assert f"act {option} free" in offered(state)
    assert not seen(state)["seats"][0]["nobles"][0]["used"]


def test_without_the_wheel_nothing_is_deducted() -> None:
    """P9.5 Ruling: three trade for an artisan, even if the sector is trade."""
    state = position(facing=("artisans", "trade"), own={0: "T3"}, nobles={0: ["doctor"]})

    assert payments(state, "artisans", "free") == {(None, ("trade",) * 3)}


def test_scribes_and_area_tokens_pay_without_the_wheel_too() -> None:
    """P9.5, P3.8"""
    state = position(
        facing=("artisans", "justice"),
        own={0: "T1 A1"},
        tokens={0: ["area_artisans"]},
        nobles={0: ["doctor", "scribe_1"]},
    )

    assert payments(state, "artisans", "free") == {
        (None, ("agriculture", "trade", "offering_area_artisans"))
    }


def test_another_players_doctor_is_of_no_use() -> None:
    """P9.5 Nor is the section's ability for another section."""
    state = position(own={0: "S9"}, nobles={0: ["governor"], 1: ["doctor"]})

    free = [move for move in offered(state) if move.endswith("free")]
    assert all(move.startswith("act nile") for move in free)
    assert len(free) == 6


def test_a_noble_gained_in_mid_round_works_at_once() -> None:
    """P9.0 In the same round, on the next turn."""
    state = position(
        seats=2,
        own={0: "S8", 1: "S1"},
        noble_slots=["doctor", "general", "judge"],
        wheel={"construction": ["block"] * 3},  # artisans' sector
    )
    assert offered(state, "act artisans") == []

    play(state, "act nobles wheel", "recruit doctor", "act offerings-1 wheel", "set 1")

    assert nobles_of(state, 0) == ["doctor"]
    assert offered(state, "act artisans") == ["act artisans free"]
