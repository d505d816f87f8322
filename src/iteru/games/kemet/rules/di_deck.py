"""The deck of Divine Intervention cards: pile, hands, discard pile (K5.2, K15)."""

from iteru.games.kemet.box.ids import DI_TYPES
from iteru.games.kemet.state import Fields
from iteru.games.kemet.telling import events
from iteru.kernel.draws import draw_kind
from iteru.kernel.plain import NONE


def holds_card(state: Fields, seat: int, card: int) -> bool:
    return state.hands[seat * DI_TYPES + card] > 0


def spend_card(state: Fields, seat: int, card: int) -> None:
    """A card goes from the hand to the discard pile, seen by all."""
    state.hands[seat * DI_TYPES + card] -= 1
    state.hand_sizes[seat] -= 1
    state.discard[card] += 1
    state.reveals += 1


def take_from_pile(state: Fields) -> int:
    """A random card out of the pile; K5.2.2 an empty pile is made of the discard pile, and if that
    is empty too there is none (NONE).
    """
    if state.pile_size == 0:
        if sum(state.discard) == 0:
            return NONE
        state.pile = state.discard[:]
        state.pile_size = sum(state.discard)
        state.discard = [0] * DI_TYPES
        events.tell_plain(state, events.RESHUFFLED, NONE)
    card = draw_kind(state.pile, state.pile_size, state.generator)
    state.pile[card] -= 1
    state.pile_size -= 1
    return card


def draw_cards(state: Fields, seat: int, number: int) -> None:
    """K5.2 Seen by the drawer only."""
    drawn = [0] * DI_TYPES
    size = 0
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
