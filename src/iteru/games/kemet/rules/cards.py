"""Playing a DI card in the own turn (K6.5, K15.1): at each token and each departure of a move."""

from iteru.games.kemet.actions import CARD
from iteru.games.kemet.box.components import PRAYER_MAX
from iteru.games.kemet.box.ids import (
    BATTLE_DI,
    DI_TYPES,
    ENLISTMENT,
    IGNORE_WALLS,
    MANA_THEFT,
    OPEN_GATES_CARD,
    OWN_TURN_DI,
    PRAYER,
    RAINING_FIRE,
    TELEPORTATION,
)
from iteru.games.kemet.frames import ASK_ENLISTMENT, ASK_MOVE_DEPART, CARD_EFFECT, VETO_WINDOW
from iteru.games.kemet.rules.di_deck import spend_card
from iteru.games.kemet.rules.moving_targets import teleport_targets
from iteru.games.kemet.rules.powers import has_power
from iteru.games.kemet.rules.prayer_points import card_cost, pay
from iteru.games.kemet.rules.raining_fire import areas_to_strike
from iteru.games.kemet.rules.reactions import can_pay_card
from iteru.games.kemet.rules.recruiting import can_put
from iteru.games.kemet.state import BY_CARD, AnnouncedCard, Fields, move_of
from iteru.games.kemet.telling import events_conflict
from iteru.kernel.rows import i64


def playable_cards(state: Fields, seat: i64) -> list[int]:
    """K6.5.1 Codes of the own_turn cards that the active player may play in the frame on top."""
    codes: list[int] = []
    if state.hand_sizes[seat] == 0:
        return codes
    hand = seat * DI_TYPES
    for card in range(BATTLE_DI, BATTLE_DI + OWN_TURN_DI):
        if state.hands[hand + card] > 0 and may_play(state, seat, card):
            codes.append(CARD + card - BATTLE_DI)
    return codes


def may_play(state: Fields, seat: i64, card: i64) -> bool:
    """K15.1.1 Whether it can be paid and would do something: by what all can see."""
    if not can_pay_card(state, seat, card):
        return False
    if card == PRAYER:
        return state.prayer[seat] < PRAYER_MAX
    if card == MANA_THEFT:
        return state.prayer[seat] < PRAYER_MAX or sum(state.prayer) > state.prayer[seat]
    if card == ENLISTMENT:
        return can_put(state, seat, ASK_ENLISTMENT)
    if card == RAINING_FIRE:
        return bool(areas_to_strike(state, seat))
    if state.pending.kind != ASK_MOVE_DEPART:
        return False  # K15.7, K15.8
    if card == TELEPORTATION:
        return bool(teleport_targets(state, seat, BY_CARD))
    assert card == OPEN_GATES_CARD
    return not move_of(state).open_gates and not has_power(state, seat, IGNORE_WALLS)


def announce(state: Fields, seat: i64, card: i64) -> None:
    """K15.1, K19.2 Announced and paid; then the Veto window, then the effect.

    K6.5.1 In the own turn the frame on top stays: after the card the same decision comes again.
    """
    state.announced = AnnouncedCard(card=card, seat=seat, vetoes=0, last=seat)
    cost = card_cost(state, seat, card)
    events_conflict.tell_card_played(state, seat, card, cost)
    pay(state, seat, cost)
    spend_card(state, seat, card)
    state.pending.push(CARD_EFFECT, seat, card)
    state.pending.push(VETO_WINDOW, seat)
