"""The deck of Divine Intervention cards: pile, hands, discard pile (K5.2, K15)."""

from iteru.games.kemet.box.ids import DI_TYPES
from iteru.games.kemet.state import Fields, replaced
from iteru.games.kemet.telling import events
from iteru.kernel.draws import draw_kind
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec


def holds_card(state: Fields, seat: i64, card: i64) -> bool:
    return state.hands[seat * DI_TYPES + card] > 0


def spend_card(state: Fields, seat: i64, card: i64) -> None:
    """A card goes from the hand to the discard pile, seen by all."""
    state.hands[seat * DI_TYPES + card] -= 1
    state.hand_sizes[seat] -= 1
    state.discard = replaced(state.discard, card, state.discard[card] + 1)
    state.reveals += 1


def take_from_pile(state: Fields) -> i64:
    """A random card out of the pile; K5.2.2 an empty pile is made of the discard pile, and if that
    is empty too there is none (NONE).
    """
    if state.pile_size == 0:
        if sum(state.discard) == 0:
            return NONE
        state.pile = state.discard
        state.pile_size = sum(state.discard)
        state.discard = vec[i64]([0] * DI_TYPES)
        events.tell_plain(state, events.RESHUFFLED, NONE)
    card = draw_kind(state.pile, state.pile_size, state.generator)
    state.pile = replaced(state.pile, card, state.pile[card] - 1)
    state.pile_size -= 1
    return card


def draw_cards(state: Fields, seat: i64, number: i64) -> None:
    """K5.2 Seen by the drawer only."""
    drawn = vec[i64]([0] * DI_TYPES)
    size: i64 = 0
    for _ in range(number):
        card = take_from_pile(state)
        if card != NONE:
            drawn[card] += 1
            size += 1
            state.hands[seat * DI_TYPES + card] += 1
            state.hand_sizes[seat] += 1
    if size > 0:
        state.reveals += 1
        events.tell_drawn(state, seat, size, drawn)
