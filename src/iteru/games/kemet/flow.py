"""Which function answers which frame; nothing else. Moves, cards and battles: flow_conflict.py."""

from iteru.games.kemet import flow_conflict
from iteru.games.kemet.frames import (
    AFTER_RECRUIT,
    ASK_BATTLE_ORDER,
    ASK_BUY,
    ASK_CITY,
    ASK_DELTA,
    ASK_ENLISTMENT,
    ASK_GOLD_ACTION,
    ASK_HAND_OF_GOD,
    ASK_KEEP,
    ASK_LEVELS,
    ASK_PLACE_CREATURE,
    ASK_PLACE_PYRAMID,
    ASK_POWER_ORDER,
    ASK_RAISE,
    ASK_RECRUIT,
    ASK_REINFORCEMENTS,
    ASK_REPLACE_CARD,
    ASK_RETURN_CREATURES,
    ASK_SANCTUARY,
    ASK_TOKEN,
    ASK_TURN_ORDER,
    ASK_UNITS,
    ASK_WINNER,
    ASKED,
    ATTRIBUTION,
    BEGIN_DAY,
    BEGIN_ROUND,
    FIRST_CONFLICT_STEP,
    FRAME_KINDS,
    NIGHT_CARDS,
    NIGHT_EXTRA_CARDS,
    NIGHT_POWER,
    NIGHT_POWERS,
    SETUP_SEAT,
    TEMPLE_STEP,
    TURN,
    TURN_ORDER_STEP,
    TWO_TEMPLES_STEP,
    VICTORY_CHECK,
)
from iteru.games.kemet.rules.attribution import (
    apply_delta,
    apply_sanctuary,
    award_two_temples,
    begin_attribution,
    legal_sacrifice,
    pray_in_temples,
)
from iteru.games.kemet.rules.buying import apply_buy, legal_buy
from iteru.games.kemet.rules.creatures import (
    apply_place_creature,
    apply_return_creatures,
    legal_place_creature,
    legal_return_creatures,
)
from iteru.games.kemet.rules.day import (
    apply_gold_action,
    apply_token,
    begin_day,
    begin_turn,
    legal_gold_action,
    legal_token,
)
from iteru.games.kemet.rules.ending import check_victory
from iteru.games.kemet.rules.night import (
    apply_keep,
    begin_round,
    draw_extra_cards,
    draw_night_cards,
    legal_keep,
)
from iteru.games.kemet.rules.night_powers import (
    apply_hand_of_god,
    apply_power_order,
    begin_night_power,
    begin_night_powers,
    legal_hand_of_god,
    legal_power_order,
)
from iteru.games.kemet.rules.raising import (
    apply_place_pyramid,
    apply_raise,
    legal_place_pyramid,
    legal_raise,
)
from iteru.games.kemet.rules.recruiting import apply_put, bring_creatures, legal_put
from iteru.games.kemet.rules.setup import (
    apply_city,
    apply_levels,
    apply_units,
    begin_seat,
    legal_city,
    legal_levels,
    legal_units,
)
from iteru.games.kemet.rules.special_cards import apply_replace_card, legal_replace_card
from iteru.games.kemet.rules.turn_order import apply_turn_order, begin_turn_order, legal_turn_order
from iteru.games.kemet.state import Fields
from iteru.kernel.rows import i64


def advance(state: Fields) -> None:
    """Carries out the frames that ask nobody."""
    pending = state.pending
    while pending.kind >= ASKED:
        kind, seat, argument = pending.kind, pending.seat, pending.argument
        pending.pop()
        if kind >= FIRST_CONFLICT_STEP:
            flow_conflict.advance(state, kind, seat, argument)
        elif kind == TURN:
            begin_turn(state, seat, argument)
        elif kind == AFTER_RECRUIT:
            bring_creatures(state, seat)
        elif kind == NIGHT_CARDS:
            draw_night_cards(state, seat)
        elif kind == NIGHT_EXTRA_CARDS:
            draw_extra_cards(state, seat)
        elif kind == NIGHT_POWERS:
            begin_night_powers(state, seat)
        elif kind == NIGHT_POWER:
            begin_night_power(state, seat, argument)
        elif kind == BEGIN_ROUND:
            begin_round(state)
        elif kind == TURN_ORDER_STEP:
            begin_turn_order(state)
        elif kind == BEGIN_DAY:
            begin_day(state)
        elif kind == ATTRIBUTION:
            begin_attribution(state)
        elif kind == TEMPLE_STEP:
            pray_in_temples(state)
        elif kind == TWO_TEMPLES_STEP:
            award_two_temples(state)
        elif kind == SETUP_SEAT:
            begin_seat(state, seat)
        elif kind == VICTORY_CHECK:
            check_victory(state)
        else:
            raise AssertionError(f"no rule carries out the frame {FRAME_KINDS[kind]}")


def answers(state: Fields) -> list[int]:
    top = state.pending
    kind, seat, argument = top.kind, top.seat, top.argument
    if kind == ASK_TOKEN:
        return legal_token(state, seat, argument)
    if kind in (ASK_RECRUIT, ASK_REINFORCEMENTS, ASK_ENLISTMENT):
        return legal_put(state, seat, kind)
    if ASK_BATTLE_ORDER <= kind <= ASK_WINNER:
        return flow_conflict.answers(state, kind, seat, argument)
    if kind == ASK_RAISE:
        return legal_raise(state, seat)
    if kind == ASK_BUY:
        return legal_buy(state, seat, argument)
    if kind == ASK_PLACE_PYRAMID:
        return legal_place_pyramid(state, seat, argument)
    if kind == ASK_RETURN_CREATURES:
        return legal_return_creatures(state, seat)
    if kind == ASK_PLACE_CREATURE:
        return legal_place_creature(state, seat, argument)
    if kind == ASK_REPLACE_CARD:
        return legal_replace_card(state, seat)
    if kind == ASK_TURN_ORDER:
        return legal_turn_order(state)
    if kind == ASK_GOLD_ACTION:
        return legal_gold_action()
    if kind == ASK_HAND_OF_GOD:
        return legal_hand_of_god(state, seat)
    if kind == ASK_KEEP:
        return legal_keep(state)
    if kind == ASK_POWER_ORDER:
        return legal_power_order()
    if kind in (ASK_DELTA, ASK_SANCTUARY):
        return legal_sacrifice()
    if kind == ASK_LEVELS:
        return legal_levels()
    if kind == ASK_UNITS:
        return legal_units(state, seat)
    if kind == ASK_CITY:
        return legal_city(state)
    raise AssertionError(f"no rule answers the frame {FRAME_KINDS[kind]}")


def resolve(state: Fields, code: i64) -> None:
    top = state.pending
    kind, seat, argument = top.kind, top.seat, top.argument
    if kind == ASK_TOKEN:
        apply_token(state, seat, code)
    elif kind in (ASK_RECRUIT, ASK_REINFORCEMENTS, ASK_ENLISTMENT):
        apply_put(state, seat, kind, code)
    elif ASK_BATTLE_ORDER <= kind <= ASK_WINNER:
        flow_conflict.resolve(state, kind, seat, argument, code)
    elif kind == ASK_RAISE:
        apply_raise(state, seat, code)
    elif kind == ASK_BUY:
        apply_buy(state, seat, code)
    elif kind == ASK_PLACE_PYRAMID:
        apply_place_pyramid(state, seat, code)
    elif kind == ASK_RETURN_CREATURES:
        apply_return_creatures(state, seat, code)
    elif kind == ASK_PLACE_CREATURE:
        apply_place_creature(state, seat, argument, code)
    elif kind == ASK_REPLACE_CARD:
        apply_replace_card(state, seat, argument, code)
    elif kind == ASK_TURN_ORDER:
        apply_turn_order(state, seat, code)
    elif kind == ASK_GOLD_ACTION:
        apply_gold_action(state, seat, code)
    elif kind == ASK_HAND_OF_GOD:
        apply_hand_of_god(state, seat, code)
    elif kind == ASK_KEEP:
        apply_keep(state, seat, code)
    elif kind == ASK_POWER_ORDER:
        apply_power_order(state, seat, code)
    elif kind == ASK_DELTA:
        apply_delta(state, seat, argument, code)
    elif kind == ASK_SANCTUARY:
        apply_sanctuary(state, seat, argument, code)
    elif kind == ASK_LEVELS:
        apply_levels(state, seat, code)
    elif kind == ASK_UNITS:
        apply_units(state, seat, code)
    elif kind == ASK_CITY:
        apply_city(state, seat, code)
    else:
        raise AssertionError(f"no rule resolves the frame {FRAME_KINDS[kind]}")


def must_ask(state: Fields) -> bool:
    """Questions whose absence would tell a secret: they are asked even if there is one answer.

    K5.2.1 Vision's cards may be alike. K6.5.1 Whoever is not asked for the end of his turn would
    show that he holds no card to play.
    """
    kind, seat = state.pending.kind, state.pending.seat
    if kind == ASK_TOKEN:
        return state.hand_sizes[seat] > 0
    if ASK_BATTLE_ORDER <= kind <= ASK_WINNER and kind != ASK_ENLISTMENT:
        return flow_conflict.must_ask(state, kind, seat)
    return kind == ASK_KEEP
