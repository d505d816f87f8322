"""Final scoring: the seven parts, ties and places (P10)."""

import pytest

from iteru.games.pharaon.box.ids import PARTS
from iteru.games.pharaon.position import PharaonState
from iteru.games.pharaon.rules import final_scoring
from tests.games.pharaon.positions import position


def test_d14_best_choice_of_gods() -> None:
    """Example D-14 (P8.4, P10.1 to P10.7): 124 points, the set of 26 + 32 is chosen."""
    state = position(
        over=True,
        ring=("offerings", "artisans", "nobles", "burial_chamber", "nile"),
        first=1,
        nobles={0: ["scribe_3", "witch", "governor"]},
        artisans={0: ["artisan_03", "artisan_13", "artisan_23"]},
        nile={0: "A3 C1 T2 J1"},
        stage={0: 4},
        own={0: "T1 S1"},
        tokens={0: ["trade", "prestige_2", "area_nobles"]},
        pharaoh=0,
    )

    assert state.parts(0) == {
        "gods": 26,
        "nobles": 32,
        "artisans": 12,
        "nile": 10,
        "burial_chamber": 30,
        "tokens": 7,
        "pharaoh_and_first_player": 7,
    }
    assert state.scores()[0] == 124


def test_the_sum_of_the_parts_is_the_score() -> None:
    """P10 In the order of the score pad."""
    state = position(over=True, own={0: "T3"}, tokens={0: ["trade"]}, stage={0: 2}, nile={0: "A2"})

    assert list(state.parts(0)) == PARTS
    assert sum(state.parts(0).values()) == state.scores()[0] == 3 + 4 + 13 + 3
    assert final_scoring.points(state, 1) == state.scores()[1] == 0


def test_gods_are_the_first_part() -> None:
    """P10.1 Offerings and nobles are neighbours here: 6 + 5."""
    state = position(
        over=True,
        tokens={0: ["trade", "trade", "justice"]},
        nobles={0: ["architect", "master"]},
    )

    assert state.parts(0)["gods"] == 11


def test_nobles_are_added_up() -> None:
    """P10.2 By P9.10: 9 and 3 + 3 x 2."""
    state = position(over=True, nobles={0: ["architect", "grand_vizier"]})

    assert state.parts(0)["nobles"] == 18


@pytest.mark.parametrize(
    ("number", "prestige"),
    [(n, 2 + (n - 1) // 5) for n in range(1, 31)],
)
def test_each_artisan_has_its_printed_points(number: int, prestige: int) -> None:
    """P10.3 Six crafts of five: 2, 3, 4, 5, 6 and 7 points."""
    state = position(over=True, artisans={1: [f"artisan_{number:02}"]})

    assert [state.parts(seat)["artisans"] for seat in range(3)] == [0, prestige, 0]


def test_artisans_are_added_up() -> None:
    """P10.3 2 + 2 + 4 + 7 + 7."""
    artisans = ["artisan_01", "artisan_05", "artisan_11", "artisan_26", "artisan_30"]

    assert position(over=True, artisans={0: artisans}).parts(0)["artisans"] == 22


@pytest.mark.parametrize(
    ("levels", "prestige"),
    [("", 0), ("A1", 0), ("A2", 3), ("A3", 7), ("A1 C1 T1 R1 J1", 0), ("A3 C3 T2 R1", 17)],
)
def test_nile_tracks_by_level(levels: str, prestige: int) -> None:
    """P10.4 Nothing below level 2, then 3 and 7."""
    assert position(over=True, nile={0: levels}).parts(0)["nile"] == prestige


@pytest.mark.parametrize(
    ("stage", "prestige"), [(0, 0), (1, 6), (2, 13), (3, 21), (4, 30), (5, 40), (6, 50)]
)
def test_the_highest_stage_counts_alone(stage: int, prestige: int) -> None:
    """P10.5 Not cumulative."""
    assert position(over=True, stage={0: stage}).parts(0)["burial_chamber"] == prestige


@pytest.mark.parametrize(
    ("own", "tokens", "prestige"),
    [
        ("", [], 0),
        ("A1 C1 T1 R1 J1 S2", [], 7),
        ("", ["trade", "area_nile"], 2),
        ("", ["prestige_1"], 2),
        ("", ["prestige_2"], 3),
        ("T2", ["prestige_1", "prestige_2", "royalty"], 8),
    ],
)
def test_tokens_are_worth_a_point_each_and_their_bonus(
    own: str, tokens: list[str], prestige: int
) -> None:
    """P10.6 Resources, silver too, and offering tokens."""
    state = position(over=True, own={0: own}, tokens={0: tokens})

    assert state.parts(0)["tokens"] == prestige


def test_pharaoh_and_first_player() -> None:
    """P10.7 7 and 3 points."""
    nobles, stage = {0: ["architect", "judge"], 1: ["master", "witch"]}, {0: 3, 1: 3}

    apart = position(over=True, nobles=nobles, stage=stage, pharaoh=0, first=1)
    together = position(over=True, nobles=nobles, stage=stage, pharaoh=1, first=1)

    honours = "pharaoh_and_first_player"
    assert [apart.parts(seat)[honours] for seat in range(3)] == [7, 3, 0]
    assert [together.parts(seat)[honours] for seat in range(3)] == [0, 10, 0]


def test_what_lies_on_the_wheel_belongs_to_nobody() -> None:
    """P10.9 Neither resources nor offering tokens there score."""
    wheel = {"trade": ["trade", "silver"], "justice": ["offering_justice"]}
    state = position(over=True, wheel=wheel, first=2)

    assert state.scores() == [0, 0, 3]


def tied(pharaoh: int, own: dict[int, str]) -> PharaonState:
    """Two nobles and stage 3 for each of three players; what is owned differs."""
    return position(
        over=True,
        first=2,
        nobles={
            0: ["architect", "master"],
            1: ["high_priestess", "granary_steward"],
            2: ["judge", "high_official_21"],
        },
        stage={0: 3, 1: 3, 2: 3},
        pharaoh=pharaoh,
        own=own,
    )


def test_the_highest_total_wins() -> None:
    """P10.8 Also with fewer tokens than others."""
    state = position(over=True, own={0: "T5"}, stage={1: 1}, first=2)

    assert state.scores() == [5, 6, 3]
    assert state.ranking() == [2, 1, 3]
    assert state.results() == [0.0, 1.0, 0.0]


def test_d15_the_pharaoh_wins_a_tie() -> None:
    """Example D-15 (P10.8): equal totals, B has the Pharaoh token and fewer tokens."""
    state = tied(pharaoh=1, own={0: "T7 A2", 1: "A2"})

    assert state.scores()[0] == state.scores()[1] > state.scores()[2]
    assert state.ranking() == [2, 1, 3]
    assert state.results() == [0.0, 1.0, 0.0]


def test_d15_most_tokens_win_a_tie_without_the_pharaoh() -> None:
    """Example D-15 (P10.8): the Pharaoh has less; 4 resources + 2 offerings beat 5 + 0."""
    state = position(
        over=True,
        first=2,
        nobles={2: ["judge", "high_official_24"]},
        artisans={0: ["artisan_01"], 1: ["artisan_06"]},
        stage={0: 5, 1: 5, 2: 3},
        own={0: "T4", 1: "A5"},
        tokens={0: ["trade", "justice"]},
    )

    assert state.pharaoh == 2
    assert state.scores() == [48, 48, 44]
    assert state.ranking() == [1, 2, 3]
    assert state.results() == [1.0, 0.0, 0.0]


def test_d15_still_equal_players_share() -> None:
    """Example D-15 (P10.8): equal totals and equal numbers of tokens share the victory."""
    state = position(over=True, own={0: "T3", 1: "S4"}, tokens={0: ["trade"]}, first=2)

    assert state.scores() == [4, 4, 3]
    assert state.ranking() == [1, 1, 3]
    assert state.results() == [0.5, 0.5, 0.0]


def test_other_places_are_ordered_by_the_same_rules() -> None:
    """P10.8 Second by the Pharaoh token, then by tokens, the last two share a place."""
    state = position(
        seats=5,
        over=True,
        first=0,
        own={0: "T3", 1: "A6", 2: "S6", 4: "J7"},
        tokens={3: ["prestige_2", "prestige_2"]},
        sets=[None] * 6,
    )

    assert state.scores() == [6, 6, 6, 6, 7]
    assert [final_scoring.tokens_owned(state, seat) for seat in range(5)] == [3, 6, 6, 2, 7]
    assert state.ranking() == [4, 2, 2, 5, 1]


def test_scoring_changes_nothing() -> None:
    """P10 It can be asked at any time."""
    state = position(own={0: "T3"}, tokens={0: ["trade"]})
    before = state.dump()

    state.scores()
    state.ranking()

    assert state.dump() == before
