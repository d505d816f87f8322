"""Setup (K3): cities, pyramids, units, the first Night."""

import pytest

from iteru import Journal
from tests.games.kemet.box.test_map import BOARD
from tests.games.kemet.positions import (
    DATA,
    DI_DECK,
    GAME,
    asked,
    dumped,
    hand_of,
    level_of,
    offered,
    play,
    player,
    prayers,
    reserve_of,
    seen,
    units_of,
)

LEVELS = {tile["id"]: tile["level"] for tile in DATA["power_tiles"]}


def set_up(seats: int, seed: int = 5) -> list[int]:
    """The seats in the order in which they were asked, each with 1/1/1."""
    state = GAME.new(seats, seed)
    found = []
    while state.decision in ("setup_pyramids", "place_pyramid", "setup_units"):
        if state.decision == "setup_pyramids":
            found.append(state.to_move)
        state.play(state.legal()[0])
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_side_and_cities_of_each_number_of_players(seats: int) -> None:
    """K3.1, K2.1, K3.4"""
    state = GAME.new(seats, 1)

    assert seen(state)["side"] == {2: "side_24", 4: "side_24"}.get(seats, "side_35")
    cities = [own["city"] for own in seen(state)["seats"]]
    assert sorted(cities) == sorted(BOARD[seats]["cities"])


def test_all_tiles_are_offered() -> None:
    """K3.2"""
    assert len(seen(GAME.new(2, 1))["offer"]) == 48
    beginner = seen(GAME.new(2, 1, {"mode": "beginner"}))["offer"]
    assert {LEVELS[tile] for tile in beginner} == {1}
    assert len(beginner) == 12


def test_temples_belong_to_nobody_yet() -> None:
    """K3.3 Every temple gives a point to whoever comes."""
    public = seen(GAME.new(5, 1))

    assert len(public["temples"]) == 5
    assert set(public["temples"].values()) == {None}


def test_cities_are_dealt_at_random() -> None:
    """K3.4, K17.4"""
    dealt = {tuple(own["city"] for own in seen(GAME.new(3, seed))["seats"]) for seed in range(40)}

    assert len(dealt) == 6


def test_cities_are_chosen_in_turn_order() -> None:
    """K3.4, K19.1 Of those left; the last one is nobody's choice."""
    state = GAME.new(3, 2, {"cities": "choose"})
    order = seen(state)["order"]
    assert asked(state) == ("choose_city", order[0])
    assert offered(state) == ["city nw", "city sw", "city c"]

    play(state, "city sw")
    assert asked(state) == ("choose_city", order[1])
    assert offered(state) == ["city nw", "city c"]
    play(state, "city c")

    assert [player(state, seat)["city"] for seat in order] == ["sw", "c", "nw"]
    assert asked(state) == ("setup_pyramids", order[0])


def test_what_everybody_begins_with() -> None:
    """K3.5 Five prayer points, six battle cards, one DI card."""
    state = GAME.new(4, 9)

    assert prayers(state) == [5] * 4
    for seat in range(4):
        assert len(hand_of(state, seat)) == 1
        assert seen(state)["seats"][seat]["battle_hand"] == 6
    assert seen(state)["di"]["pile"] == 35 - 4
    cards = [*dumped(state)["pile"], *[hand_of(state, seat)[0] for seat in range(4)]]
    assert sorted(cards) == sorted(DI_DECK)


def test_the_first_turn_order_is_random() -> None:
    """K3.6, K17.4"""
    assert len({tuple(seen(GAME.new(3, seed))["order"]) for seed in range(40)}) == 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_sets_up_in_turn_order(seats: int) -> None:
    """K3.6 All decisions of one before the next."""
    assert set_up(seats) == seen(GAME.new(seats, 5))["order"]


def test_three_levels_for_the_pyramids() -> None:
    """K3.6.1 One each, or two and one."""
    state = GAME.new(2, 1)

    assert offered(state) == [
        "levels 1-1-1",
        "levels 2-1-0",
        "levels 2-0-1",
        "levels 1-2-0",
        "levels 0-2-1",
        "levels 1-0-2",
        "levels 0-1-2",
    ]


def test_each_pyramid_in_a_district_of_its_own() -> None:
    """K3.6.2 A pyramid of level 0 stays in reserve."""
    state = GAME.new(2, 1)
    seat, city = state.to_move, player(state, state.to_move)["city"]
    play(state, "levels 2-0-1")
    assert offered(state) == [f"place white {city}-{number}" for number in (1, 2, 3)]
    play(state, f"place white {city}-2")
    assert offered(state) == [f"place blue {city}-{number}" for number in (1, 3)]
    play(state, f"place blue {city}-3")

    own = [row for row in seen(state)["pyramids"] if row["seat"] == seat]
    assert [(row["level"], row["area"]) for row in own] == [
        (2, f"{city}_2"),
        (0, None),
        (1, f"{city}_3"),
    ]
    assert [level_of(state, seat, colour) for colour in ("white", "red", "blue")] == [2, 0, 1]


def test_ten_units_in_districts_with_pyramids() -> None:
    """K3.6.3 At most five in each; two pyramids force 5 and 5, which nobody is asked for."""
    state = GAME.new(2, 1)
    seat, city = state.to_move, player(state, state.to_move)["city"]
    two = play(state.copy(), "levels 2-0-1", f"place white {city}-2", f"place blue {city}-3")
    assert units_of(two, seat) == {f"{city}_2": 5, f"{city}_3": 5}
    assert two.to_move != seat

    play(state, "levels 1-1-1", f"place white {city}-1", f"place red {city}-3")
    spreads = [tuple(map(int, move.split()[1].split("-"))) for move in offered(state)]
    assert spreads == [
        (one, two, 10 - one - two)
        for one in range(6)
        for two in range(6)
        if 0 <= 10 - one - two <= 5
    ]
    play(state, "spread 2-5-3")
    assert units_of(state, seat) == {f"{city}_1": 2, f"{city}_2": 5, f"{city}_3": 3}
    assert reserve_of(state, seat) == 2


def test_the_first_night_is_a_full_one_without_a_new_order() -> None:
    """K3.7, K5.4 Seven prayer points and two DI cards each, and the same order."""
    state = GAME.new(3, 4)
    order = seen(state)["order"]
    state.journal = Journal()
    decisions = set()
    while state.round == 0:
        decisions.add(state.decision)
        state.play(state.legal()[0])

    assert decisions == {"setup_pyramids", "place_pyramid", "setup_units"}
    assert prayers(state) == [7] * 3
    assert [len(hand_of(state, seat)) for seat in range(3)] == [2] * 3
    assert seen(state)["order"] == order
    assert (seen(state)["round"], seen(state)["phase"], seen(state)["turn"]) == (1, "day", 1)
    assert asked(state) == ("choose_token_and_space", order[0])
