"""The reveal and Divine Wound (K9.5, K9.6)."""

from iteru.games.kemet.actions import DONE, WOUND, added
from iteru.games.kemet.box.ids import BATTLE_DI, DI_TYPES, DISCARD_DI_FOR_STRENGTH
from iteru.games.kemet.frames import ASK_WOUND, CASUALTIES_STEP
from iteru.games.kemet.rules.battle.numbers import (
    damage,
    fix_troops,
    protection,
    strength_parts,
)
from iteru.games.kemet.rules.di_deck import holds_card, spend_card
from iteru.games.kemet.rules.powers import has_power
from iteru.games.kemet.rules.prayer_points import card_cost, pay
from iteru.games.kemet.state import (
    ATTACKER,
    DEFENDER,
    STAGE_WOUND,
    Fields,
    Reveal,
    Shown,
    Side,
    battle_of,
    replaced,
)
from iteru.games.kemet.telling import events_battle
from iteru.kernel.errors import HiddenChoice
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT


def reveal(state: Fields) -> None:
    """K9.5 Both played cards and the DI cards are shown; then Divine Wound, then the result."""
    battle = battle_of(state)
    if NONE in (battle.attacker.added, battle.defender.added):
        raise HiddenChoice("what the other side has committed is hidden from this seat")
    fix_troops(state)
    battle.stage = STAGE_WOUND
    state.reveals += 1
    if state.journal is not None:
        for side in (ATTACKER, DEFENDER):
            events_battle.tell_revealed(
                state,
                side,
                parts=strength_parts(state, side),
                damage=damage(state, side),
                protection=protection(state, side),
                cost=_cost_of(state, battle.side(side)),
            )
    show_cards(state, battle.attacker)
    show_cards(state, battle.defender)
    # K17.1 What was shown stays visible when the battle is over, until the next reveal.
    state.last_battle = Reveal(
        area=battle.area, attacker=shown_by(battle.attacker), defender=shown_by(battle.defender)
    )
    state.pending.push(CASUALTIES_STEP, battle.attacker.seat)
    for side in (DEFENDER, ATTACKER):
        seat = battle.side(side).seat
        if has_power(state, seat, DISCARD_DI_FOR_STRENGTH):
            state.pending.push(ASK_WOUND, seat, side)


def shown_by(side: Side) -> Shown:
    return Shown(seat=side.seat, card=side.card, discard=side.discard, added=side.added)


def cost_of_additions(state: Fields, seat: i64, offset: i64) -> i64:
    """K15.1 Of all DI cards of an `add` code (less ADD)."""
    cost: i64 = 0
    for card in range(BATTLE_DI):
        cost += added(offset, card) * card_cost(state, seat, card)
    return cost


def _cost_of(state: Fields, side: Side) -> i64:
    return cost_of_additions(state, side.seat, side.added)


def show_cards(state: Fields, side: Side) -> None:
    """K9.5 The DI cards are paid and discarded, K9.19 the battle cards leave the hand.

    K9.4.1, K18.4 The discarded one stays face down unless all agreed to show it.
    """
    seat = side.seat
    cost = _cost_of(state, side)
    for card in range(BATTLE_DI):
        for _ in range(added(side.added, card)):
            spend_card(state, seat, card)
    pay(state, seat, cost)
    shown = state.shown[seat] | BIT[side.card]
    if state.open_discards:
        shown |= BIT[side.discard]
    else:
        state.buried = replaced(state.buried, seat, state.buried[seat] | BIT[side.discard])
        state.buried_sizes = replaced(state.buried_sizes, seat, state.buried_sizes[seat] + 1)
        side.discard = NONE
    state.shown = replaced(state.shown, seat, shown)


def legal_wound(state: Fields, seat: i64) -> list[int]:
    """K9.6 Any DI card still in hand, or no more."""
    codes = [DONE]
    for card in range(DI_TYPES):
        if holds_card(state, seat, card):
            codes.append(WOUND + card)
    return codes


def apply_wound(state: Fields, seat: i64, side: i64, code: i64) -> None:
    """K9.6 Each card discarded adds strength."""
    if code == DONE:
        state.pending.pop()
        return
    spend_card(state, seat, code - WOUND)
    battle_of(state).side(side).wound += 1
    events_battle.tell_wounded_by_card(state, side, code - WOUND, strength_parts(state, side))
