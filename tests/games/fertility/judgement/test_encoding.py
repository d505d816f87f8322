"""What a learner observes: named numbers of what lies on the table."""

from iteru.games.fertility.judgement.encoding import ICON, ON_DISPLAY, OWNED
from iteru.games.fertility.position import FertilityState
from iteru.games.fertility.state import DESERT, MONUMENT, WHEAT_FIELD
from tests.games.fertility.positions import GAME, play, position

BAZAAR = "district_bazaar_alabaster"
MEMPHIS = "metropolis_memphis"


def observed(state: FertilityState, seat: int) -> dict[str, int]:
    """By the name of the feature."""
    buffers = GAME.buffers(1)
    state.encode(seat, buffers, 0)
    return dict(zip(GAME.features, buffers.observations, strict=True))


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(GAME.features)) == len(GAME.features)


def test_the_seat_that_looks_comes_first() -> None:
    state = position(seats=3, turn=4, wheat={0: 3, 1: 5, 2: 7}, monuments={1: ["a1"]})
    for seat in range(3):
        found = observed(state, seat)
        wheat = [found[f"seat {after}: wheat"] for after in range(4)]
        assert wheat == [[3, 5, 7][(seat + after) % 3] for after in range(3)] + [0]
        assert [found[f"seat {after}: plays"] for after in range(4)] == [1, 1, 1, 0]
        assert found["active"] == found["to move"] == (state.to_move - seat) % 3
        assert found["square: a1"] == MONUMENT + (1 - seat) % 3


def test_squares_show_what_is_printed_or_lies_there() -> None:
    found = observed(position(), 0)
    assert found["square: c1"] == ICON + 3
    assert found["square: a1"] == DESERT
    assert found["square: a2"] == WHEAT_FIELD
    assert [found[f"square: {name}"] for name in ("e5", "f5", "e6", "f6")] == [0, 1, 2, 3]


def test_a_metropolis_shows_its_districts_and_free_spaces() -> None:
    state = position(districts={0: [BAZAAR]}, filled={f"{MEMPHIS}_s2": "a"})
    found, other = observed(state, 0), observed(state, 1)
    assert found[f"district: {BAZAAR}"] == OWNED
    assert other[f"district: {BAZAAR}"] == OWNED + 1
    assert found[f"metropolis: {MEMPHIS}"] == OWNED
    assert found[f"shop: {MEMPHIS}_s2"] == other[f"shop: {MEMPHIS}_s2"] == 1
    assert found["seat 0: tokens: alabaster"] == other["seat 1: tokens: alabaster"] == 1
    shown = [name for name, number in found.items() if "district: " in name and number]
    assert sum(1 for name in shown if found[name] == ON_DISPLAY) == 4
    assert len(shown) == 5


def test_the_question_and_the_hand_are_shown() -> None:
    state = position(turn=17, asked="supply", hand="bp")
    found = observed(state, 1)
    assert [name for name in found if name.startswith("asked: ") and found[name]] == [
        "asked: supply"
    ]
    assert (found["hand: bovine"], found["hand: papyrus"], found["hand: grape"]) == (1, 1, 0)
    assert found["turns left"] == 1
    play(state, "supply thebes.2 with bovine")
    assert observed(state, 1)["hand: bovine"] == 0
