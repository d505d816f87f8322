"""The invariants that check() states."""

from collections.abc import Callable

import pytest

from iteru.games.fertility.position import FertilityState
from iteru.games.fertility.state import DESERT, owned_shops
from tests.games.fertility.positions import position


def in_play() -> FertilityState:
    """A position with something of everything."""
    return position(
        asked="supply",
        laid=["place papyrus-grape at e7 east"],
        monuments={0: ["a1"]},
        hand="ab",
        wheat={0: 3},
        districts={0: ["district_guild_grape"]},
        filled={"district_guild_grape_s2": "gg", "metropolis_thebes_s1": "a"},
        gone=["bovine-grape"],
    )


def lose_a_token(state: FertilityState) -> None:
    state.stock[0] -= 1


def copy_a_token(state: FertilityState) -> None:
    state.hand[1] += 1


def owe_a_token(state: FertilityState) -> None:
    state.stock[2] += state.hand[2] + 1
    state.hand[2] = -1


def lose_a_tile(state: FertilityState) -> None:
    state.unseen[1] -= 1


def forget_a_tile_that_was_laid(state: FertilityState) -> None:
    state.laid = state.laid[:-2]


def draw_more_than_there_is(state: FertilityState) -> None:
    state.pile = 51


def overfill_a_shop(state: FertilityState) -> None:
    shop = owned_shops(state, 0)[1]
    state.filled[shop] += 64
    state.tokens[3] += 1
    state.stock[3] -= 1


def miscount_tokens(state: FertilityState) -> None:
    state.tokens[0], state.tokens[4] = state.tokens[4], state.tokens[0]


def supply_a_shop_that_nobody_owns(state: FertilityState) -> None:
    state.filled[0] = 1


def raise_a_monument_twice(state: FertilityState) -> None:
    state.board[list(state.board).index(DESERT)] = 8


def exceed_the_storehouse(state: FertilityState) -> None:
    state.wheat[0] = 11


def owe_wheat(state: FertilityState) -> None:
    state.wheat[1] = -1


def show_a_district_twice(state: FertilityState) -> None:
    state.display[0] = state.display[1]


def lose_a_district(state: FertilityState) -> None:
    state.deck = state.deck[:-1]


def build_without_saying_so(state: FertilityState) -> None:
    state.spots[1] = state.display[0]
    state.display[0] = -1


def play_too_long(state: FertilityState) -> None:
    state.turn = 19


def uncover_a_square(state: FertilityState) -> None:
    state.board[state.start[0]] = DESERT


@pytest.mark.parametrize(
    "fault",
    [
        lose_a_token,
        copy_a_token,
        owe_a_token,
        lose_a_tile,
        forget_a_tile_that_was_laid,
        draw_more_than_there_is,
        overfill_a_shop,
        miscount_tokens,
        supply_a_shop_that_nobody_owns,
        raise_a_monument_twice,
        exceed_the_storehouse,
        owe_wheat,
        show_a_district_twice,
        lose_a_district,
        build_without_saying_so,
        play_too_long,
        uncover_a_square,
    ],
)
def test_check_finds_the_fault(fault: Callable[[FertilityState], None]) -> None:
    """F1.3, F1.5, F1.6, F1.8, F5.1, F6.3, F7.1, F7.3, F7.6 What is conserved, what is limited."""
    state = in_play()
    state.check()

    fault(state)

    with pytest.raises(AssertionError):
        state.check()
