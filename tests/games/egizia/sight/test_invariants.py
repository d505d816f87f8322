"""Fields of a state: the invariants that check() states (E16.1)."""

from collections.abc import Callable

import pytest

from iteru.games.egizia.position import EgiziaState
from tests.games.egizia.positions import BLUE, GREEN, RED, grave, obelisk, position


def in_play() -> EgiziaState:
    """A position with something of everything, in phase 2."""
    return position(
        score={BLUE: 8, RED: 3},
        reserve={BLUE: 5},
        cards={BLUE: ["field_upgrade", "field_yellow_4", "upstream"], RED: ["stones_6_a"]},
        upgraded="field_yellow_4",
        ships={BLUE: ["card_2", "edfu"], RED: ["thebae"]},
        sites={"sphinx": [RED, GREEN, None, BLUE]},
        stones={RED: [*obelisk(1, 3), *grave(1, 2)]},
        gone=["market_2"],
    )


def overfill_a_reserve(state: EgiziaState) -> None:
    state.reserve[BLUE] = 26


def owe_stones(state: EgiziaState) -> None:
    state.reserve[BLUE] = -1


def score_without_a_source(state: EgiziaState) -> None:
    state.score[BLUE] += 1


def rank_the_last_first(state: EgiziaState) -> None:
    state.rank = state.rank[::-1]


def rank_a_seat_twice(state: EgiziaState) -> None:
    state.rank[0] = state.rank[1]


def raise_a_crew_beyond_its_maximum(state: EgiziaState) -> None:
    state.strength[0] = 10


def weaken_a_crew(state: EgiziaState) -> None:
    state.strength[3] = 1


def leave_a_market(state: EgiziaState) -> None:
    state.market[0] = 4


def move_the_irrigation_marker_away(state: EgiziaState) -> None:
    state.irrigation = 3


def deal_an_order_tile_twice(state: EgiziaState) -> None:
    state.order[0] = state.order[1]


def lose_a_nile_card(state: EgiziaState) -> None:
    state.gone = 0


def copy_a_nile_card(state: EgiziaState) -> None:
    state.held[GREEN] |= state.held[RED]


def keep_an_immediate_card(state: EgiziaState) -> None:
    state.held[GREEN] |= state.gone
    state.gone = 0


def upgrade_a_field_of_nobody(state: EgiziaState) -> None:
    state.gone |= state.held[BLUE]
    state.held[BLUE] = 0


def lose_a_sphinx_card(state: EgiziaState) -> None:
    state.hands[0] = state.hand_sizes[0] = 0


def hold_a_sphinx_card_twice(state: EgiziaState) -> None:
    state.hands[0] = state.hands[1]


def leave_an_empty_batch(state: EgiziaState) -> None:
    state.batches[0] = state.batch_sizes[0] = 0


def look_at_cards_without_choosing(state: EgiziaState) -> None:
    state.looking, state.looking_size = state.hands[0], 1
    state.hands[0] = state.hand_sizes[0] = 0


def lose_a_ship(state: EgiziaState) -> None:
    state.ships_left[BLUE] -= 1


def move_upstream(state: EgiziaState) -> None:
    state.downstream[BLUE] -= 1


def put_two_ships_on_a_site(state: EgiziaState) -> None:
    state.site_ships[1] = RED


def lose_the_ship_of_a_site(state: EgiziaState) -> None:
    state.site_ships[0] = -1


def put_two_ships_on_a_round_space(state: EgiziaState) -> None:
    state.ships[GREEN] = state.ships[RED]
    state.downstream[GREEN] = state.downstream[RED]
    state.ships_left[GREEN] = state.ships_left[RED]


def use_a_blocked_ship_space(state: EgiziaState) -> None:
    state.site_ships[2], state.site_ships[3] = state.site_ships[3], -1


def lay_a_card_under_a_ship(state: EgiziaState) -> None:
    state.laid[1], state.laid[0] = state.laid[0], -1


def lay_two_stones_on_one_space(state: EgiziaState) -> None:
    state.built[BLUE] = state.built[RED]


def build_in_the_air(state: EgiziaState) -> None:
    state.built[RED] &= ~2


def hide_a_grave(state: EgiziaState) -> None:
    state.graves[5] = 0


def lose_a_grave_tile(state: EgiziaState) -> None:
    state.unseen_graves[0] -= 1


def bid_too_much(state: EgiziaState) -> None:
    state.bids[0] = 21


def play_a_sixth_round(state: EgiziaState) -> None:
    state.round = 6


def go_first_without_the_card(state: EgiziaState) -> None:
    state.first_builder = BLUE


FAULTS = [
    overfill_a_reserve,
    owe_stones,
    score_without_a_source,
    rank_the_last_first,
    rank_a_seat_twice,
    raise_a_crew_beyond_its_maximum,
    weaken_a_crew,
    leave_a_market,
    move_the_irrigation_marker_away,
    deal_an_order_tile_twice,
    lose_a_nile_card,
    copy_a_nile_card,
    keep_an_immediate_card,
    upgrade_a_field_of_nobody,
    lose_a_sphinx_card,
    hold_a_sphinx_card_twice,
    leave_an_empty_batch,
    look_at_cards_without_choosing,
    lose_a_ship,
    move_upstream,
    put_two_ships_on_a_site,
    lose_the_ship_of_a_site,
    put_two_ships_on_a_round_space,
    use_a_blocked_ship_space,
    lay_a_card_under_a_ship,
    lay_two_stones_on_one_space,
    build_in_the_air,
    hide_a_grave,
    lose_a_grave_tile,
    bid_too_much,
    play_a_sixth_round,
    go_first_without_the_card,
]


@pytest.mark.parametrize("fault", FAULTS)
def test_check_finds_the_fault(fault: Callable[[EgiziaState], None]) -> None:
    """E16.1 What must always hold; E1.4, E2.1, E2.2, E2.3, E2.6, E5.2.3 and others say why."""
    state = in_play()
    state.check()

    fault(state)

    with pytest.raises(AssertionError):
        state.check()
