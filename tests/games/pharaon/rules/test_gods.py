"""The gods: half-conditions, values, and the best set of them (P8)."""

from itertools import combinations, permutations

import pytest

from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import (
    FIRST_OFFERING,
    KINDS,
    NOBLES,
    OFFERING_TYPES,
    POSITIONS,
    SECTIONS,
)
from iteru.games.pharaon.position import PharaonState
from iteru.games.pharaon.rules import gods
from iteru.kernel.generator import Generator, seeded
from iteru.kernel.sets import BIT
from tests.conftest import scaled
from tests.games.pharaon.oracle_of_gods import best_gods, noble_points
from tests.games.pharaon.positions import position
from tests.games.rows import as_row

PRICE = {"offerings": 6, "nobles": 5, "nile": 2, "artisans": 7, "burial_chamber": 4}  # P8.2
NEEDED = {"offerings": 3, "nobles": 2, "nile": 2, "artisans": 3, "burial_chamber": 2}
# Cards whose points do not depend on the gods, and tokens that are not on display.
PLAIN_NOBLES = ["architect", "judge", "master", "high_official_21"]
TOKENS = ["area_artisans", "area_nobles", "justice", "justice", "royalty", "royalty"]
RINGS = [("offerings", *others) for others in permutations(SECTIONS[1:])]


def with_counts(ring: tuple[str, ...], counts: dict[str, int], **given: int) -> PharaonState:
    """A game that is over, in which seat 0 has so many of what the gods of a section ask for."""
    tracks = "ACTRJ"[: counts.get("nile", 0)]
    return position(
        over=True,
        ring=ring,
        tokens={0: TOKENS[: counts.get("offerings", 0)]},
        nobles={0: PLAIN_NOBLES[: counts.get("nobles", 0)]},
        artisans={
            0: [f"artisan_{number:02}" for number in range(1, counts.get("artisans", 0) + 1)]
        },
        nile={0: " ".join(f"{track}1" for track in tracks)},
        stage={0: counts.get("burial_chamber", 0)},
        options={"nile_condition_needed": str(given.get("nile_needed", 2))},
    )


def named(state: PharaonState, seat: int = 0) -> list[str]:
    """The satisfied gods by the section they are printed on, in ring order."""
    bits = gods.satisfied(state, seat)
    return [SECTIONS[state.ring[place]] for place in range(POSITIONS) if bits >> place & 1]


def test_there_are_twenty_four_rings() -> None:
    """P8.1 Each god stands between two sections; over all rings every pair meets."""
    pairs = {frozenset((ring[p], ring[(p + 1) % 5])) for ring in RINGS for p in range(5)}

    assert len(RINGS) == 24
    assert len(pairs) == 10


@pytest.mark.parametrize("ring", RINGS)
def test_each_god_is_worth_both_halves(ring: tuple[str, ...]) -> None:
    """P8.1, P8.2 Exactly the two demands fulfilled: this god and no other one."""
    for place in range(POSITIONS):
        one, other = ring[place], ring[(place + 1) % POSITIONS]
        state = with_counts(ring, {one: NEEDED[one], other: NEEDED[other]})

        assert named(state) == [one]
        assert gods.value(state, place) == PRICE[one] + PRICE[other]
        assert state.parts(0)["gods"] == PRICE[one] + PRICE[other]


@pytest.mark.parametrize("section", SECTIONS)
def test_one_half_alone_gives_nothing(section: str) -> None:
    """P8.1 Twice what one section asks for, and nothing of its neighbours'."""
    state = with_counts(RINGS[0], {section: min(2 * NEEDED[section], 6)})

    assert named(state) == []
    assert state.parts(0)["gods"] == 0


@pytest.mark.parametrize("section", SECTIONS)
def test_one_too_few_is_not_enough(section: str) -> None:
    """P8.2 The number that each half-condition asks for."""
    full = dict.fromkeys(SECTIONS, 6) | {"nobles": 4, "nile": 5}
    short = with_counts(RINGS[0], full | {section: NEEDED[section] - 1})
    place = RINGS[0].index(section)

    assert gods.capacity(short, 0, SECTIONS.index(section)) == 0
    assert not gods.satisfied(short, 0) & (BIT[place] | BIT[(place + 4) % 5])
    assert (
        gods.capacity(with_counts(RINGS[0], {section: NEEDED[section]}), 0, SECTIONS.index(section))
        == 1
    )


def test_what_the_half_conditions_count() -> None:
    """P8.2 Tokens of every kind, noble cards, artisan cards, tracks from level 1, stages."""
    state = position(
        over=True,
        own={0: "T5 S2"},
        tokens={0: ["trade", "area_nile", "prestige_2"]},
        nobles={0: ["scribe_1", "witch"]},
        artisans={0: ["artisan_01", "artisan_30"]},
        nile={0: "A3 T1 J2"},
        stage={0: 5},
    )

    counts = [gods.half_count(state, 0, section) for section in range(len(SECTIONS))]

    assert dict(zip(SECTIONS, counts, strict=True)) == {
        "offerings": 3,
        "nobles": 2,
        "nile": 3,
        "artisans": 2,
        "burial_chamber": 5,
    }
    assert [gods.half_count(state, 1, section) for section in range(len(SECTIONS))] == [0] * 5


def test_any_number_of_players_may_satisfy_a_god() -> None:
    """P8.1 Two players with the same possessions both score it."""
    state = position(over=True, nile={0: "A1 C1", 1: "T1 R1"}, stage={0: 2, 1: 3}, ring=BESIDE)

    assert state.parts(0)["gods"] == state.parts(1)["gods"] == 6
    assert state.parts(2)["gods"] == 0


BESIDE = ("nile", "burial_chamber", "offerings", "nobles", "artisans")


def test_ex06_gods() -> None:
    """Example EX-06 (P8.1, P8.4): 2 + 4 and 4 + 6 points; with two tokens only the first."""
    four = {"burial_chamber": 4, "nile": 2, "nobles": 1}

    assert with_counts(BESIDE, four | {"offerings": 3}).parts(0)["gods"] == 16
    assert with_counts(BESIDE, four | {"offerings": 2}).parts(0)["gods"] == 6


@pytest.mark.parametrize(
    ("tracks", "needed", "served"),
    [(2, 2, 1), (2, 3, 0), (3, 3, 1), (5, 3, 1), (4, 2, 2), (3, 2, 1)],
)
def test_tracks_that_a_god_asks_for(tracks: int, needed: int, served: int) -> None:
    """P8.3 Two tracks, or three with the option, which can never serve both gods of the Nile."""
    state = with_counts(BESIDE, {"nile": tracks}, nile_needed=needed)

    assert gods.needed(state, SECTIONS.index("nile")) == needed
    assert gods.capacity(state, 0, SECTIONS.index("nile")) == served


@pytest.mark.parametrize("section", SECTIONS)
def test_nothing_counts_for_both_gods_beside_a_section(section: str) -> None:
    """P8.4 Both neighbours are served amply; the section itself once, then twice over."""
    place = RINGS[0].index(section)
    before, after = RINGS[0][place - 1], RINGS[0][(place + 1) % 5]
    both = {before: NEEDED[before], after: NEEDED[after]}

    once = with_counts(RINGS[0], both | {section: 2 * NEEDED[section] - 1})
    twice = with_counts(RINGS[0], both | {section: 2 * NEEDED[section]})

    assert len(named(once)) == 1
    assert sorted(named(twice)) == sorted([before, section])
    dearer = max(PRICE[before], PRICE[after])
    assert once.parts(0)["gods"] == PRICE[section] + dearer
    assert twice.parts(0)["gods"] == 2 * PRICE[section] + PRICE[before] + PRICE[after]


def test_all_five_gods() -> None:
    """P8.4 Twice of everything: 2 x 24 points."""
    state = with_counts(
        RINGS[5], {"offerings": 6, "nobles": 4, "nile": 4, "artisans": 6, "burial_chamber": 4}
    )

    assert len(named(state)) == 5
    assert state.parts(0)["gods"] == 48


def between_two_gods(*nobles: str) -> PharaonState:
    """Two nobles serve either offerings/nobles (11 points) or nobles/nile (7 points)."""
    return position(
        over=True,
        tokens={0: ["trade", "trade", "justice"]},
        nobles={0: nobles},
        nile={0: "A1 C1"},
    )


def test_equal_sums_are_decided_by_the_points_of_the_gods() -> None:
    """P8.4 11 + 4 for the scribe of the Nile are as much as 7 + 8: the god of 11 is chosen."""
    state = between_two_gods("scribe_3", "architect")

    assert named(state) == ["offerings"]
    assert state.parts(0)["gods"] + state.parts(0)["nobles"] == 11 + 4 + 9


def test_nobles_can_decide_which_gods_are_chosen() -> None:
    """P8.4, P9.7 The Diplomat doubles the scribe: 7 + 8 + 8 are more than 11 + 4 + 4."""
    state = between_two_gods("scribe_3", "diplomat")

    assert named(state) == ["nobles"]
    assert state.parts(0)["gods"] == 7
    assert state.parts(0)["nobles"] == 16


def test_sets_of_equal_points_come_by_size_and_then_in_ring_order() -> None:
    """P8.4 The first of them is kept. With the points of the shipped data no such tie arises."""
    order = sorted([0b00101, 0b01001, 0b00110, 0b10000, 0b00001, 0b10101], key=gods.ring_order)

    assert order == [0b10101, 0b00101, 0b01001, 0b00110, 0b00001, 0b10000]
    assert all(list(s) == sorted(s, key=gods.ring_order) for s in gods.LARGEST_SETS)


def test_each_god_stands_on_the_clockwise_edge_of_its_section() -> None:
    """P8.4 Ra on the offerings, Horus on the nobles, Osiris, Isis, Anubis."""
    assert [PRINTED.gods[number] for number in PRINTED.god_of_section] == [
        "ra",
        "horus",
        "osiris",
        "isis",
        "anubis",
    ]


def test_the_largest_sets_are_possible_and_cannot_grow() -> None:
    """P8.4 For every capacity of the five sections, compared with all 32 sets."""
    for capacities in range(3**POSITIONS):
        digits = [capacities // 3**place % 3 for place in range(POSITIONS)]
        possible = [
            set(chosen)
            for size in range(POSITIONS + 1)
            for chosen in combinations(range(POSITIONS), size)
            if all(
                (place in chosen) + ((place - 1) % POSITIONS in chosen) <= digits[place]
                for place in range(POSITIONS)
            )
        ]
        largest = [chosen for chosen in possible if not any(chosen < other for other in possible)]

        found = [
            {place for place in range(POSITIONS) if bits >> place & 1}
            for bits in gods.LARGEST_SETS[capacities]
        ]

        assert sorted(map(sorted, found)) == sorted(map(sorted, largest))


def scattered(generator: Generator) -> PharaonState:
    """A finished game with random possessions of three players, many of them pious."""
    ring = RINGS[generator.below(24)]
    state = position(
        over=True, ring=ring, options={"nile_condition_needed": "23"[generator.below(2)]}
    )
    state.noble_slots = as_row([-1, -1, -1])
    state.noble_deck = 0
    for noble in range(NOBLES):
        seat = int(generator.below(5))
        if noble < 5 or noble in (16, 19):
            seat %= 3
        if seat < 3:
            state.nobles[seat] |= BIT[noble]
    for seat in range(3):
        state.stage[seat] = int(generator.below(7))
        for track in range(5):
            state.nile[seat * 5 + track] = int(generator.below(4))
        for artisan in range(30):
            if generator.below(5) == 0:
                state.artisans[seat] |= BIT[artisan]
        for _ in range(generator.below(9)):
            state.own[seat * KINDS + FIRST_OFFERING + generator.below(OFFERING_TYPES)] += 1
        for resource in range(6):
            state.own[seat * KINDS + resource] = int(generator.below(4))
    state.first = int(generator.below(3))
    state.pharaoh = int(generator.below(4)) - 1
    return state


def test_the_best_set_agrees_with_a_naive_search() -> None:
    """P8.4, P9.10, P10.2 All 32 sets tried one by one, as the rules say it."""
    generator = seeded(84)
    decided_by_nobles = 0
    for _ in range(scaled(600)):
        state = scattered(generator)
        for seat in range(3):
            chosen = best_gods(state, seat)

            assert named(state, seat) == [SECTIONS[state.ring[place]] for place in chosen]
            parts = state.parts(seat)
            assert parts["nobles"] == sum(noble_points(state, seat, chosen).values())
            decided_by_nobles += chosen != best_gods(state, seat, with_nobles=False)
    assert decided_by_nobles > 0
