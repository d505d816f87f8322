"""The invariants that check() states (P1.1, P1.3, P3.6, P8.5)."""

from collections.abc import Callable

import pytest

from iteru.games.pharaon.position import PharaonState
from tests.games.pharaon.positions import position
from tests.games.rows import as_row


def in_play() -> PharaonState:
    """A position with something of everything."""
    return position(
        own={0: "T3", 1: "S2"},
        tokens={0: ["justice"], 1: ["prestige_1"]},
        nobles={0: ["judge", "witch"]},
        artisans={1: ["artisan_01"]},
        stage={0: 2},
        nile={1: "T3"},
        wheel={"trade": ["trade", "offering_royalty"]},
        passed=[2],
        discards=["jar_30"],
    )


def lose_a_resource(state: PharaonState) -> None:
    state.supply[0] -= 1


def copy_a_resource(state: PharaonState) -> None:
    state.own[0] += 1


def owe_a_resource(state: PharaonState) -> None:
    state.supply[0] += 1
    state.own[0] = -1


def lose_a_token(state: PharaonState) -> None:
    state.bag[0] -= 1


def break_a_set(state: PharaonState) -> None:
    state.bag[state.set_tokens[0]] += 1
    state.set_tokens[0] = -1


def use_a_place_that_is_not_in_use(state: PharaonState) -> None:
    state.bonus[5] = 0
    state.bag[0] -= 1


def leave_a_gap_on_the_wheel(state: PharaonState) -> None:
    state.supply[2] += 1
    state.wheel[8] = -1


def overfill_a_sector(state: PharaonState) -> None:
    for space in range(8, 12):
        state.wheel[space] = 2
    state.supply[2] -= 3
    state.discards[3] += 1


def lose_a_jar(state: PharaonState) -> None:
    state.jar_discards = as_row([])


def show_a_jar_twice(state: PharaonState) -> None:
    state.jars_shown = as_row([*state.jars_shown, state.jars_shown[0]])


def deal_a_noble_twice(state: PharaonState) -> None:
    state.nobles[1] |= state.nobles[0]


def lose_a_noble(state: PharaonState) -> None:
    state.noble_deck &= state.noble_deck - 1


def forget_to_refill_a_slot(state: PharaonState) -> None:
    state.nobles[1] |= 1 << state.noble_slots[0]
    state.noble_slots[0] = -1


def lose_an_artisan(state: PharaonState) -> None:
    state.artisans[1] = 0


def leave_an_artisans_slot_empty(state: PharaonState) -> None:
    state.artisans[1] |= 1 << state.artisan_slots[3]
    state.artisan_slots[3] = -1


def climb_beyond_the_top(state: PharaonState) -> None:
    state.nile[7] = 4


def build_beyond_the_last_stage(state: PharaonState) -> None:
    state.stage[1] = 7


def withhold_the_pharaoh_token(state: PharaonState) -> None:
    state.stage[0] = 3


def give_the_pharaoh_token_to_the_unworthy(state: PharaonState) -> None:
    state.pharaoh = 1


def lose_the_first_player_token(state: PharaonState) -> None:
    state.first = -1


def pass_twice(state: PharaonState) -> None:
    state.passed = as_row([2, 2])


def leave_the_pyramid(state: PharaonState) -> None:
    state.index[2] = 6


def move_without_having_passed(state: PharaonState) -> None:
    state.index[1] = 1


def play_a_sixth_round(state: PharaonState) -> None:
    state.round = 6


def keep_a_noble_aside(state: PharaonState) -> None:
    state.aside = as_row([-1, -1, -1])


@pytest.mark.parametrize(
    "fault",
    [
        lose_a_resource,
        copy_a_resource,
        owe_a_resource,
        lose_a_token,
        break_a_set,
        use_a_place_that_is_not_in_use,
        leave_a_gap_on_the_wheel,
        overfill_a_sector,
        lose_a_jar,
        show_a_jar_twice,
        deal_a_noble_twice,
        lose_a_noble,
        forget_to_refill_a_slot,
        lose_an_artisan,
        leave_an_artisans_slot_empty,
        climb_beyond_the_top,
        build_beyond_the_last_stage,
        withhold_the_pharaoh_token,
        give_the_pharaoh_token_to_the_unworthy,
        lose_the_first_player_token,
        pass_twice,
        leave_the_pyramid,
        move_without_having_passed,
        play_a_sixth_round,
        keep_a_noble_aside,
    ],
)
def test_check_finds_the_fault(fault: Callable[[PharaonState], None]) -> None:
    """P1.1, P1.3, P3.6, P4.2.1, P4.4, P4.5.2, P4.6, P4.7, P6.2, P8.5 What must always hold."""
    state = in_play()
    state.check()

    fault(state)

    with pytest.raises(AssertionError):
        state.check()
