"""The points of each noble (P9.10, and P9.1 to P9.8 for the single cards)."""

from typing import Any

import pytest

from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import SECTIONS
from iteru.games.pharaon.position import PharaonState
from iteru.games.pharaon.rules import gods, noble_prestige
from tests.games.pharaon.positions import position

PLENTY: dict[str, Any] = {  # all gods for seat 0, whatever the ring
    "tokens": {0: ["justice", "justice", "royalty", "trade", "area_nobles", "area_artisans"]},
    "artisans": {0: [f"artisan_{number:02}" for number in range(1, 7)]},
    "nile": {0: "A1 C1 T1 R1"},
    "stage": {0: 4},
}
FOUR = ["architect", "high_priestess", "master"]  # with a fourth noble


def points(state: PharaonState, noble: str, seat: int = 0) -> int:
    satisfied = gods.satisfied(state, seat)
    return noble_prestige.prestige(state, seat, PRINTED.nobles.index(noble), satisfied)


@pytest.mark.parametrize(
    ("noble", "fixed"),
    [
        ("architect", 9),
        ("high_priestess", 9),
        ("master", 9),
        ("granary_steward", 9),
        ("judge", 8),
        ("high_official_21", 6),
        ("high_official_22", 6),
        ("high_official_23", 6),
        ("high_official_24", 5),
        ("high_official_25", 7),
        ("high_official_26", 7),
    ],
)
def test_nobles_with_fixed_points(noble: str, fixed: int) -> None:
    """P9.10, P9.3, P9.4, P9.8 The same with nothing and with plenty."""
    poor = position(over=True, nobles={0: [noble]})
    rich = position(over=True, nobles={0: [noble, "teacher", "witch"]}, **PLENTY)

    assert points(poor, noble) == fixed
    assert points(rich, noble) == fixed


@pytest.mark.parametrize(("number", "section"), list(enumerate(SECTIONS, 1)))
def test_scribes_count_the_gods_beside_their_section(number: int, section: str) -> None:
    """P9.1, P9.10 4 points, 8 with one god beside the section, 12 with both."""
    scribe = f"scribe_{number}"
    both = position(over=True, nobles={0: [scribe, *FOUR]}, **PLENTY)
    none = position(over=True, nobles={0: [scribe]})
    place = both.position[SECTIONS.index(section)]
    noble = PRINTED.nobles.index(scribe)

    assert points(none, scribe) == 4
    assert points(both, scribe) == 12
    assert noble_prestige.prestige(both, 0, noble, 1 << place) == 8
    assert noble_prestige.prestige(both, 0, noble, 1 << (place + 4) % 5) == 8
    assert noble_prestige.prestige(both, 0, noble, 1 << (place + 1) % 5) == 4


def test_the_general_counts_the_two_tokens() -> None:
    """P9.2, P9.10 7, and 4 for each of Pharaoh token and first player token."""
    nobles = {0: ["general", "judge"], 1: ["witch", "master"]}
    stage = {0: 3, 1: 3}

    worth = [
        points(
            position(over=True, nobles=nobles, stage=stage, pharaoh=pharaoh, first=first),
            "general",
        )
        for pharaoh, first in [(1, 1), (0, 1), (1, 0), (0, 0)]
    ]

    assert worth == [7, 11, 11, 15]


@pytest.mark.parametrize("others", [0, 1, 3])
def test_the_grand_vizier_counts_all_own_nobles(others: int) -> None:
    """P9.4, P9.10 3 + 3 for each, itself included, and not the neighbour's."""
    state = position(over=True, nobles={0: ["grand_vizier", *FOUR[:others]], 1: ["judge"]})

    assert points(state, "grand_vizier") == 3 + 3 * (1 + others)


def test_the_doctor_counts_different_values_of_artisans() -> None:
    """P9.5, P9.10 6 + 2 for each of 2, 4 and 7 points."""
    artisans = ["artisan_01", "artisan_03", "artisan_14", "artisan_29", "artisan_30"]
    state = position(over=True, nobles={0: ["doctor"]}, artisans={0: artisans})

    assert points(state, "doctor") == 12
    assert points(position(over=True, nobles={0: ["doctor"]}), "doctor") == 6


@pytest.mark.parametrize("stage", range(7))
def test_the_chief_contractor_counts_stages(stage: int) -> None:
    """P9.5, P9.10 6 + 2 for each."""
    state = position(over=True, nobles={0: ["chief_contractor"]}, stage={0: stage, 1: 6})

    assert points(state, "chief_contractor") == 6 + 2 * stage


def test_the_high_priest_counts_offering_tokens_of_every_kind() -> None:
    """P9.5, P9.10 6 + 2 for each of three; resources do not count."""
    state = position(
        over=True,
        nobles={0: ["high_priest"]},
        own={0: "T4 S2"},
        tokens={0: ["trade", "area_nile", "prestige_2"]},
    )

    assert points(state, "high_priest") == 12


def test_the_governor_counts_tracks_at_the_top() -> None:
    """P9.5, P9.10 5 + 3 for each of two; level 2 is not the top."""
    state = position(over=True, nobles={0: ["governor"]}, nile={0: "A3 C2 T3 R1", 1: "J3"})

    assert points(state, "governor") == 11


@pytest.mark.parametrize("count", range(6))
def test_the_witch_counts_satisfied_gods(count: int) -> None:
    """P9.6, P9.10 3 + 3 for each of the set."""
    state = position(over=True, nobles={0: ["witch", *FOUR]}, **PLENTY)
    witch = PRINTED.nobles.index("witch")

    assert points(state, "witch") == 18
    assert noble_prestige.prestige(state, 0, witch, 2**count - 1) == 3 + 3 * count


def test_the_treasurer_counts_silver() -> None:
    """P9.6, P9.10 8 + 2 for each of three; nothing else is silver."""
    own = {0: "S3 T2", 1: "S5"}
    state = position(over=True, nobles={0: ["treasurer"]}, own=own, tokens={0: ["trade"]})

    assert points(state, "treasurer") == 14


def test_the_teacher_counts_basic_resources_and_resource_offerings() -> None:
    """P9.7, P9.10, P3.3 7 + 1 for each of T2 A1 and one offering; silver is not basic."""
    tokens = {0: ["justice", "area_nile", "prestige_1"]}
    state = position(over=True, nobles={0: ["teacher"]}, own={0: "T2 A1 S4"}, tokens=tokens)

    assert points(state, "teacher") == 11


def test_the_diplomat_copies_the_best_other_noble() -> None:
    """P9.7, P9.10 A computed value too: here the Treasurer with four silver."""
    nobles = {0: ["diplomat", "treasurer", "architect"], 1: ["general"]}
    state = position(over=True, nobles=nobles, own={0: "S4"})

    assert points(state, "diplomat") == 16
    assert state.parts(0)["nobles"] == 16 + 16 + 9


def test_the_diplomat_alone_is_worth_nothing() -> None:
    """P9.7, P9.10 Nobody else's noble is copied."""
    state = position(over=True, nobles={0: ["diplomat"], 1: ["architect"]})

    assert points(state, "diplomat") == 0
    assert state.parts(0)["nobles"] == 0


def test_the_diplomat_counts_among_the_grand_viziers_nobles() -> None:
    """P9.10 3 + 3 x 2, twice."""
    state = position(over=True, nobles={0: ["diplomat", "grand_vizier"]})

    assert state.parts(0)["nobles"] == 9 + 9


def test_all_nobles_are_added_up() -> None:
    """P10.2 The sum of the points of the single cards, Diplomat included."""
    nobles = ["scribe_2", "general", "doctor", "teacher", "diplomat", "high_official_24"]
    state = position(over=True, nobles={0: nobles}, **PLENTY)

    assert state.parts(0)["nobles"] == sum(points(state, noble) for noble in nobles)
