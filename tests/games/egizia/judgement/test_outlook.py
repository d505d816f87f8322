"""What a seat may hope for: building, feeding, Sphinx cards and the rest of the river."""

from collections.abc import Sequence

import pytest

from iteru.games.egizia.box.components import PRINTED
from iteru.games.egizia.box.ids import OBELISK_GRAVES, TEMPLE_PYRAMID
from iteru.games.egizia.judgement.outlook import Outlook
from iteru.games.egizia.judgement.outlook_building import joint_points, lesser
from iteru.games.egizia.judgement.outlook_feeding import shortfall
from iteru.games.egizia.judgement.outlook_river import River
from iteru.games.egizia.judgement.outlook_sites import Board
from iteru.games.egizia.judgement.outlook_sphinx import expected_points
from iteru.games.egizia.judgement.weights_building import fitting
from iteru.games.egizia.position import EgiziaState
from tests.games.egizia.positions import SPHINX_CARDS, position


def outlook(state: EgiziaState, seat: int = 0) -> Outlook:
    return Outlook(state, seat, Board(state))


# ---------------------------------------------------------------- building


def test_the_lesser_of_two_amounts_is_never_above_either() -> None:
    assert lesser(4.0, 12.0, 3.0) == 4.0
    assert 0.0 < lesser(4.0, 5.0, 3.0) < 4.0
    assert lesser(0.0, 5.0, 3.0) == 0.0


@pytest.mark.parametrize(("sites", "points"), [(0.0, 0.0), (1.0, 1.0), (2.5, 4.5), (3.0, 6.0)])
def test_joint_building_is_counted_between_whole_numbers(sites: float, points: float) -> None:
    assert joint_points(sites) == points


def test_stones_without_strength_and_strength_without_stones_are_worth_little() -> None:
    """In the last round, with a ship on one site."""
    sites = {"temple_pyramid": [0]}
    strong = outlook(
        position(seats=2, round=5, reserve={0: 1}, strength={0: (9, 9, 9, 9)}, sites=sites)
    )
    rich = outlook(
        position(seats=2, round=5, reserve={0: 24}, strength={0: (1, 1, 1, 2)}, sites=sites)
    )
    assert strong.stone > 5 * rich.stone
    assert rich.strength > strong.strength


def test_who_has_no_ship_on_a_site_builds_nothing_in_this_round() -> None:
    none = outlook(position(seats=2, round=5, phase="building", reserve={0: 9}, sites={}))
    state = position(
        seats=2, round=5, phase="feeding", reserve={0: 9}, sites={"temple_pyramid": [0]}
    )
    assert none.building.capacity == 0.0
    assert outlook(state).building.capacity > 0.0
    assert outlook(state).laid > none.laid


def test_crews_that_have_worked_are_not_counted_again() -> None:
    def capacity(*tired: str) -> float:
        state = position(
            seats=2,
            phase="building",
            site="temple_pyramid",
            reserve={0: 9},
            strength={0: (4, 3, 2, 2)},
            tired={0: tired},
            sites={"temple_pyramid": [0]},
        )
        return outlook(state).building.capacity

    assert capacity() > capacity("masons") > capacity("masons", "overseer")


@pytest.mark.parametrize(
    ("site", "limit", "filled", "graves", "most"),
    [
        (OBELISK_GRAVES, 5, [], [2, 3], 5),  # the graves alone
        (OBELISK_GRAVES, 7, [], [4, 6], 7),  # levels 1 and 2, and the first grave
        (OBELISK_GRAVES, 3, ["obelisk_1", "obelisk_2", "obelisk_3", "obelisk_4"], [6], 3),
        (OBELISK_GRAVES, 2, ["obelisk_1", "obelisk_2", "obelisk_3"], [5], 0),
        (TEMPLE_PYRAMID, 1, [], [], 1),
        (TEMPLE_PYRAMID, 9, [], [], 9),
    ],
)
def test_what_fits_with_so_much_strength(
    site: int, limit: int, filled: list[str], graves: list[int], most: int
) -> None:
    state = position(seats=2, stones={1: filled}, graves=graves)
    assert fitting(state, Board(state).filled, site, limit) == most


# ---------------------------------------------------------------- feeding


def test_a_shortfall_is_expected_where_supply_and_need_are_close() -> None:
    assert shortfall(5.0, 2.0) == 5.0
    assert shortfall(-2.0, 2.0) == 0.0
    assert 0.0 < shortfall(0.0, 2.0) < 2.0


def hungry(score: int, cards: Sequence[str] = (), irrigation: str = "middle") -> Outlook:
    """Ten grain are missing, or less by these cards."""
    return outlook(
        position(
            seats=2,
            round=5,
            score={0: score, 1: score},
            strength={0: (4, 4, 4, 4)},
            cards={0: cards},
            irrigation=irrigation,
        )
    )


def test_points_that_are_not_there_are_not_lost() -> None:
    """E2.3.2 A loss is cut at 0."""
    assert hungry(0).loss == 0.0
    assert hungry(5).loss == 5.0
    assert hungry(50).loss == 30.0


def test_a_field_counts_by_the_irrigation() -> None:
    dry = hungry(50, cards=["field_brown_9"], irrigation="left").loss
    wet = hungry(50, cards=["field_brown_9"], irrigation="right").loss
    assert wet < dry <= hungry(50, irrigation="left").loss


def test_grain_cards_and_stones_as_grain_make_hunger_cheaper() -> None:
    assert hungry(50, cards=["grain_4_a"]).loss < hungry(50).loss
    assert hungry(50, cards=["stones_as_grain"]).loss < 0.5 * hungry(50).loss


# ---------------------------------------------------------------- Sphinx cards


def expected(card: str, state: EgiziaState) -> float:
    view = outlook(state)
    return expected_points(state, 0, SPHINX_CARDS.index(card), view.board, view.builds)


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("sphinx_crew_masons", 6.0),
        ("sphinx_last_stone", 4.0),
        ("sphinx_last_both", 0.0),
        ("sphinx_most_quarry", 7.0),
        ("sphinx_obelisk_level_7", 0.0),
        ("sphinx_permanents", 2.0),
    ],
)
def test_in_the_end_a_card_is_worth_its_points(card: str, points: float) -> None:
    state = position(
        seats=2,
        phase="end",
        strength={0: (7, 1, 1, 2)},
        market={0: (3, 1)},
        cards={0: ["quarry_4_a", "upstream", "stones_6_a"]},
    )
    assert expected(card, state) == points


@pytest.mark.parametrize("card", ["sphinx_obelisk_4_stones", "sphinx_temple_4_stones"])
def test_a_card_rises_with_every_stone_that_it_counts(card: str) -> None:
    building = card.split("_")[1]
    names = {
        "obelisk": ["obelisk_1", "obelisk_2", "obelisk_3", "obelisk_4"],
        "temple": ["temple_left_1", "temple_left_2", "temple_left_3", "temple_left_4"],
    }[building]
    found = [
        expected(card, position(seats=2, round=4, stones={0: names[:number]}))
        for number in range(5)
    ]
    assert found == sorted(found)
    assert found[0] < 0.5 * found[4]
    assert found[4] == 5.0


def test_time_makes_far_cards_likelier() -> None:
    found = [expected("sphinx_all_graves", position(seats=4, round=round)) for round in (5, 3, 1)]
    assert found == sorted(found)
    assert found[0] < 1.0


# ---------------------------------------------------------------- the river


def test_who_has_passed_expects_nothing_on_the_river() -> None:
    state = position(seats=2, reserve={0: 6, 1: 6}, passed=[1])
    assert River(outlook(state, 1)).points() == 0.0
    assert River(outlook(state, 0)).points() > 0.0


def test_the_river_is_worth_more_without_rivals_and_less_farther_down() -> None:
    alone = position(seats=2, reserve={0: 6, 1: 6}, passed=[1])
    shared = position(seats=2, reserve={0: 6, 1: 6})
    farther = position(seats=2, reserve={0: 6, 1: 6}, ships={0: ["card_7"]})
    assert River(outlook(alone)).points() > River(outlook(shared)).points()
    assert River(outlook(shared)).points() > River(outlook(farther)).points()


def test_what_no_rival_can_reach_is_not_lost() -> None:
    """E5.2.2 A rival beyond all spaces takes nothing from who comes after it."""
    gone_by = position(seats=2, reserve={0: 6, 1: 6}, ships={1: ["heliopolis"]})
    behind = position(seats=2, reserve={0: 6, 1: 6}, ships={1: ["card_1"]})
    assert River(outlook(gone_by)).points() > River(outlook(behind)).points()


def test_a_site_where_nothing_can_be_built_is_worth_nothing() -> None:
    """E8.3.4 Obelisk and graves are full."""
    river = River(outlook(position(seats=2, round=5, reserve={0: 6})))
    river.reckon(0)
    full = [f"obelisk_{level}" for level in range(1, 10)]
    graves = [f"grave_{place}" for place in range(1, 13)]
    closed = River(outlook(position(seats=2, round=5, reserve={0: 6}, stones={1: full + graves})))
    closed.reckon(0)
    site = PRINTED.river.spaces.index("site_obelisk")
    assert river.worth[site] > 0.0
    assert closed.worth[site] == 0.0
