"""The invariants that check() states (K1.4, K1.6, K2)."""

from collections.abc import Callable

import pytest

from iteru.games.kemet.box.ids import AREAS
from iteru.games.kemet.position import KemetState
from iteru.games.kemet.state import AnnouncedCard, Move, battle_of, move_of, replaced
from iteru.kernel.rows import i64, vec
from tests.games.kemet.positions import ANUBIS, BASTET, attack, commit, ids, position

NW_1, SW_1 = ids("areas").index("nw_1"), ids("areas").index("sw_1")


def in_play() -> KemetState:
    """A position with something of everything, in the third turn of Anubis."""
    return position(
        turn=3,
        tiles={ANUBIS: ["mummy", "act_of_god_red", "victory_point_white"], BASTET: ["charge_1"]},
        creatures={ANUBIS: {"mummy": "nw_1"}},
        hands={ANUBIS: ["veto"], BASTET: ["prayer", "prayer"]},
        discard=["war_rage"],
        shown={BASTET: ["cavalry_blitz"]},
        buried={BASTET: ["shield_push"]},
        silver={ANUBIS: "top_move"},
        levels={BASTET: (2, 1, 0)},
    )


def all_of(row: vec[i64], item: int) -> vec[i64]:
    """A row as long as this one, of this item only."""
    for index in range(len(row)):
        row = replaced(row, index, item)
    return row


def lose_a_unit(state: KemetState) -> None:
    state.reserve[ANUBIS] -= 1


def overfill_a_troop(state: KemetState) -> None:
    state.units[NW_1] += 2
    state.reserve[ANUBIS] -= 2


def share_a_space_in_peace(state: KemetState) -> None:
    state.units[SW_1] += 1
    state.reserve[ANUBIS] -= 1


def stand_where_no_space_is(state: KemetState) -> None:
    state.units[ids("areas").index("sanctuary")] += 1
    state.reserve[ANUBIS] -= 1


def pray_too_much(state: KemetState) -> None:
    state.prayer[BASTET] = 12


def owe_prayer_points(state: KemetState) -> None:
    state.prayer[BASTET] = -1


def build_a_fifth_level(state: KemetState) -> None:
    state.levels = replaced(state.levels, 0, 5)


def lose_a_pyramid(state: KemetState) -> None:
    state.standing = replaced(state.standing, 0, -1)


def build_in_a_foreign_city(state: KemetState) -> None:
    state.standing = replaced(state.standing, 5, 0)


def place_a_pyramid_of_level_0(state: KemetState) -> None:
    state.standing = replaced(state.standing, 5, 5)


def lose_a_tile(state: KemetState) -> None:
    state.offer &= state.offer - 1


def sell_a_tile_twice(state: KemetState) -> None:
    state.offer |= state.tiles[BASTET]


def own_two_of_a_group(state: KemetState) -> None:
    state.offer &= ~2
    state.tiles = replaced(state.tiles, 1, state.tiles[1] | 2)


def forget_the_point_of_a_tile(state: KemetState) -> None:
    state.points = all_of(state.points, 0)


def lose_a_point(state: KemetState) -> None:
    state.points = replaced(state.points, 0, -1)


def leave_a_creature_alone(state: KemetState) -> None:
    state.creature_area[ids("creatures").index("mummy")] = ids("areas").index("west_bank")


def take_a_creature_without_its_tile(state: KemetState) -> None:
    state.creature_owner = all_of(state.creature_owner, BASTET)


def lose_a_di_card(state: KemetState) -> None:
    state.discard = all_of(state.discard, 0)


def copy_a_di_card(state: KemetState) -> None:
    state.hands[0] += 1
    state.hand_sizes[ANUBIS] += 1


def look_at_cards_without_vision(state: KemetState) -> None:
    state.looking = state.pile[:]
    state.looking_size = state.pile_size
    state.pile = all_of(state.pile, 0)
    state.pile_size = 0


def hold_seven_battle_cards(state: KemetState) -> None:
    state.battle_set = replaced(state.battle_set, 0, 127)


def discard_a_single_battle_card(state: KemetState) -> None:
    state.shown = replaced(state.shown, BASTET, 0)


def bury_a_card_that_was_shown(state: KemetState) -> None:
    state.buried = replaced(state.buried, BASTET, state.shown[BASTET])


def place_a_sixth_token(state: KemetState) -> None:
    state.filled[BASTET] = 511


def take_a_token_back(state: KemetState) -> None:
    state.filled[ANUBIS] = 0


def use_gold_without_its_tile(state: KemetState) -> None:
    state.filled[BASTET] |= 512


def order_a_seat_twice(state: KemetState) -> None:
    state.order = all_of(state.order, 0)


def share_a_city(state: KemetState) -> None:
    state.city = all_of(state.city, 0)


def play_beyond_the_cap(state: KemetState) -> None:
    state.round = 31


def take_a_turn_at_night(state: KemetState) -> None:
    state.phase = 1


def wait_for_a_battle_of_nobody(state: KemetState) -> None:
    state.waiting = 1


def move_without_a_question(state: KemetState) -> None:
    state.move = Move(seat=ANUBIS, at=NW_1)


def announce_a_card_without_a_window(state: KemetState) -> None:
    state.announced = AnnouncedCard(card=6, seat=ANUBIS, vetoes=0, last=ANUBIS)


FAULTS = [
    lose_a_unit,
    overfill_a_troop,
    share_a_space_in_peace,
    stand_where_no_space_is,
    pray_too_much,
    owe_prayer_points,
    build_a_fifth_level,
    lose_a_pyramid,
    build_in_a_foreign_city,
    place_a_pyramid_of_level_0,
    lose_a_tile,
    sell_a_tile_twice,
    own_two_of_a_group,
    forget_the_point_of_a_tile,
    lose_a_point,
    leave_a_creature_alone,
    take_a_creature_without_its_tile,
    lose_a_di_card,
    copy_a_di_card,
    look_at_cards_without_vision,
    hold_seven_battle_cards,
    discard_a_single_battle_card,
    bury_a_card_that_was_shown,
    place_a_sixth_token,
    take_a_token_back,
    use_gold_without_its_tile,
    order_a_seat_twice,
    share_a_city,
    play_beyond_the_cap,
    take_a_turn_at_night,
    wait_for_a_battle_of_nobody,
    move_without_a_question,
    announce_a_card_without_a_window,
]


@pytest.mark.parametrize("fault", FAULTS)
def test_check_finds_the_fault(fault: Callable[[KemetState], None]) -> None:
    """K1.4, K1.6, K2.2, K2.4, K2.7, K6.1, K8.3, K11.4 What must always hold."""
    state = in_play()
    state.check()

    fault(state)

    with pytest.raises(AssertionError):
        state.check()


def play_a_card_that_is_not_in_hand(state: KemetState) -> None:
    battle_of(state).attacker.card = 7


def commit_more_than_was_asked(state: KemetState) -> None:
    battle_of(state).defender.committed = 3


def fight_alone(state: KemetState) -> None:
    battle_of(state).defender.seat = ANUBIS


def fight_where_nobody_stands(state: KemetState) -> None:
    battle_of(state).area = NW_1


@pytest.mark.parametrize(
    "fault",
    [
        play_a_card_that_is_not_in_hand,
        commit_more_than_was_asked,
        fight_alone,
        fight_where_nobody_stands,
    ],
)
def test_check_finds_a_broken_battle(fault: Callable[[KemetState], None]) -> None:
    """K9.1, K9.4"""
    state = commit(attack(), "4/1/0")
    state.check()

    fault(state)

    with pytest.raises(AssertionError):
        state.check()


def test_check_finds_an_attack_without_units() -> None:
    """K8.9, K8.11.3 The group that moves stands where it attacks."""
    state = attack(hands={BASTET: ["war_rage"]})
    assert state.decision == "escape"
    move_of(state).at = battle_of(state).area = NW_1

    with pytest.raises(AssertionError):
        state.check()


def test_a_copy_is_independent() -> None:
    """Whatever is played on one of them."""
    state = in_play()
    before = state.dump()
    other = state.copy()
    for _ in range(40):
        other.play(other.legal()[len(other.legal()) // 2])
    assert state.dump() == before
    assert len(state.units) == 2 * AREAS
