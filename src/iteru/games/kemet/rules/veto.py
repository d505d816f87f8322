"""The Veto window after a DI card outside battle (K15.9)."""

from iteru.games.kemet.actions import PASS, USE_VETO
from iteru.games.kemet.box.ids import VETO
from iteru.games.kemet.frames import ASK_VETO, VETO_WINDOW
from iteru.games.kemet.rules.di_deck import holds_card, spend_card
from iteru.games.kemet.rules.prayer_points import card_cost, pay
from iteru.games.kemet.rules.reactions import could_react
from iteru.games.kemet.rules.turn_order import place_in_order
from iteru.games.kemet.state import Fields, announced_card
from iteru.games.kemet.telling import events_conflict
from iteru.kernel.rows import i64


def active_seat(state: Fields) -> i64:
    """Whose turn it is while a card waits: the attacker's if it is an Escape, else its player's."""
    if state.battle is not None:
        return state.battle.attacker.seat
    return announced_card(state).seat


def open_veto_window(state: Fields) -> None:
    """K15.9 All but the active player and who played the last card, in turn order after the active.

    K19.1 Asked of everybody who could hold a Veto.
    """
    order = state.order
    last = announced_card(state).last
    first = place_in_order(state, active_seat(state))
    for step in range(len(order) - 1, 0, -1):  # the first one asked is pushed last
        seat = order[(first + step) % len(order)]
        if seat != last and could_react(state, seat, VETO):
            state.pending.push(ASK_VETO, seat)


def legal_veto(state: Fields, seat: i64) -> list[int]:
    if holds_card(state, seat, VETO):
        return [USE_VETO, PASS]
    return [PASS]


def apply_veto(state: Fields, seat: i64, code: i64) -> None:
    """K15.9 One Veto closes the window; it may be vetoed itself."""
    state.pending.pop()
    if code == PASS:
        return
    while state.pending.kind == ASK_VETO:
        state.pending.pop()
    events_conflict.tell_vetoed(state, seat)
    pay(state, seat, card_cost(state, seat, VETO))
    spend_card(state, seat, VETO)
    announced = announced_card(state)
    announced.vetoes += 1
    announced.last = seat
    state.pending.push(VETO_WINDOW, seat)


def close_card(state: Fields) -> bool:
    """The windows are over. Whether the card takes effect: a vetoed Veto cancels nothing."""
    works = announced_card(state).vetoes % 2 == 0
    if not works:
        events_conflict.tell_card_cancelled(state)
    state.announced = None
    return works
