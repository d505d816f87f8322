"""The reveal and Divine Wound (K9.5, K9.6)."""

from iteru.games.kemet.actions import DONE, WOUND, added
from iteru.games.kemet.box.ids import BATTLE_DI, DI_TYPES, DISCARD_DI_FOR_STRENGTH
from iteru.games.kemet.frames import ASK_WOUND, CASUALTIES_STEP
from iteru.games.kemet.rules.battle.numbers import fix_troops
from iteru.games.kemet.rules.di_deck import holds_card, spend_card
from iteru.games.kemet.rules.powers import has_power
from iteru.games.kemet.rules.prayer_points import card_cost, pay
from iteru.games.kemet.state import (
    ATTACKER,
    BATTLE_ADDED,
    BATTLE_AREA,
    BATTLE_CARD,
    BATTLE_DISCARD,
    BATTLE_SEAT,
    BATTLE_STAGE,
    BATTLE_WOUND,
    DEFENDER,
    STAGE_WOUND,
    Fields,
)
from iteru.games.kemet.telling import events_battle
from iteru.kernel.errors import HiddenChoice
from iteru.kernel.plain import NONE
from iteru.kernel.sets import BIT


def reveal(state: Fields) -> None:
    """K9.5 Both played cards and the DI cards are shown; then Divine Wound, then the result."""
    for side in (ATTACKER, DEFENDER):
        if state.battle[BATTLE_ADDED + side] == NONE:
            raise HiddenChoice("what the other side has committed is hidden from this seat")
    fix_troops(state)
    state.battle[BATTLE_STAGE] = STAGE_WOUND
    state.reveals += 1
    for side in (ATTACKER, DEFENDER):
        if state.journal is not None:
            events_battle.tell_revealed(state, side)
    for side in (ATTACKER, DEFENDER):
        show_cards(state, side)
    remember_reveal(state)
    attacker = state.battle[BATTLE_SEAT + ATTACKER]
    state.pending.append((CASUALTIES_STEP, attacker, 0))
    for side in (DEFENDER, ATTACKER):
        seat = state.battle[BATTLE_SEAT + side]
        if has_power(state, seat, DISCARD_DI_FOR_STRENGTH):
            state.pending.append((ASK_WOUND, seat, side))


def remember_reveal(state: Fields) -> None:
    """K17.1 What was shown stays visible when the battle is over, and until the next reveal."""
    battle = state.battle
    state.last_battle = [
        battle[BATTLE_AREA],
        *battle[BATTLE_SEAT : BATTLE_SEAT + 2],
        *battle[BATTLE_CARD : BATTLE_CARD + 2],
        *battle[BATTLE_DISCARD : BATTLE_DISCARD + 2],
        *battle[BATTLE_ADDED : BATTLE_ADDED + 2],
    ]


def show_cards(state: Fields, side: int) -> None:
    """K9.5 The DI cards are paid and discarded, K9.19 the battle cards leave the hand.

    K9.4.1, K18.4 The discarded one stays face down unless all agreed to show it.
    """
    seat = state.battle[BATTLE_SEAT + side]
    cost = 0
    for card in range(BATTLE_DI):
        for _ in range(added(state.battle[BATTLE_ADDED + side], card)):
            cost += card_cost(state, seat, card)
            spend_card(state, seat, card)
    pay(state, seat, cost)
    discarded = state.battle[BATTLE_DISCARD + side]
    state.shown[seat] |= BIT[state.battle[BATTLE_CARD + side]]
    if state.open_discards:
        state.shown[seat] |= BIT[discarded]
    else:
        state.buried[seat] |= BIT[discarded]
        state.buried_sizes[seat] += 1
        state.battle[BATTLE_DISCARD + side] = NONE


def legal_wound(state: Fields, seat: int) -> list[int]:
    """K9.6 Any DI card still in hand, or no more."""
    codes = [DONE]
    for card in range(DI_TYPES):
        if holds_card(state, seat, card):
            codes.append(WOUND + card)
    return codes


def apply_wound(state: Fields, seat: int, side: int, code: int) -> None:
    """K9.6 +1 strength for each card discarded."""
    if code == DONE:
        state.pending.pop()
        return
    spend_card(state, seat, code - WOUND)
    state.battle[BATTLE_WOUND + side] += 1
    if state.journal is not None:
        events_battle.tell_wounded_by_card(state, seat, side, code - WOUND)
