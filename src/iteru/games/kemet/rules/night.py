"""The Night (K5): prayer points and Divine Intervention cards."""

from iteru.games.kemet.actions import KEEP
from iteru.games.kemet.box.components import DI_COUNT, PRINTED
from iteru.games.kemet.box.ids import DI_TYPES, NIGHT_DI, NIGHT_DI_CHOICE, NIGHT_PRAYER
from iteru.games.kemet.frames import (
    ASK_KEEP,
    BEGIN_DAY,
    NIGHT_CARDS,
    NIGHT_EXTRA_CARDS,
    NIGHT_POWERS,
    TURN_ORDER_STEP,
)
from iteru.games.kemet.rules.di_deck import draw_cards, take_from_pile
from iteru.games.kemet.rules.powers import has_power, power
from iteru.games.kemet.rules.prayer_points import gain_prayer
from iteru.games.kemet.state import NIGHT, Fields
from iteru.games.kemet.telling import events
from iteru.kernel.plain import NONE


def begin_round(state: Fields) -> None:
    """K4.1 The steps of the Night, last pushed, first played. K4.2 All tokens return."""
    state.round += 1
    state.phase = NIGHT
    state.filled = [0] * state.seats
    state.silver = [NONE] * state.seats
    events.tell_round(state)
    events.tell_plain(state, events.NIGHT, NONE)
    state.pending.append((BEGIN_DAY, NONE, 0))
    state.pending.append((TURN_ORDER_STEP, NONE, 0))
    for seat in reversed(state.order):
        state.pending.append((NIGHT_POWERS, seat, 0))
    for seat in reversed(state.order):
        state.pending.append((NIGHT_CARDS, seat, 0))
    for seat in state.order:
        gain_night_prayer(state, seat)


def gain_night_prayer(state: Fields, seat: int) -> None:
    """K5.1; K16.5 tiles bought in the last Day work from now on."""
    amount = PRINTED.night_prayer + power(state, seat, NIGHT_PRAYER)
    gain_prayer(state, seat, amount, "night")


def draw_night_cards(state: Fields, seat: int) -> None:
    """K5.2 One card, and those of Divine Boon and Mummy; K5.2.1 with Vision the first is chosen.

    K5.2.3 The tile of the Mummy is enough, wherever the creature is.
    """
    if not has_power(state, seat, NIGHT_DI_CHOICE):
        draw_cards(state, seat, PRINTED.night_cards + power(state, seat, NIGHT_DI))
        return
    looking = [0] * DI_TYPES
    size = 0
    for _ in range(power(state, seat, NIGHT_DI_CHOICE)):
        card = take_from_pile(state)
        if card != NONE:
            looking[card] += 1
            size += 1
    state.looking = looking
    state.looking_size = size
    state.pending.append((NIGHT_EXTRA_CARDS, seat, 0))
    if size > 0:
        state.reveals += 1
        state.pending.append((ASK_KEEP, seat, 0))
        events.tell_looked(state, seat)


def draw_extra_cards(state: Fields, seat: int) -> None:
    """K5.2.1 They are normal draws."""
    draw_cards(state, seat, power(state, seat, NIGHT_DI))


def legal_keep(state: Fields) -> list[int]:
    """K5.2.1 One of the cards drawn; where they are hidden from a seat, all they may be."""
    found = [KEEP + card for card in range(DI_TYPES) if state.looking[card] > 0]
    if not found:
        found = [KEEP + card for card in range(DI_TYPES) if state.discard[card] < DI_COUNT[card]]
    return found


def apply_keep(state: Fields, seat: int, code: int) -> None:
    """K5.2.1 The other cards go back into the pile, unseen by the others."""
    state.pending.pop()
    card = code - KEEP
    for other in range(DI_TYPES):
        state.pile[other] += state.looking[other]
    state.pile[card] -= 1
    state.pile_size += state.looking_size - 1
    state.hands[seat * DI_TYPES + card] += 1
    state.hand_sizes[seat] += 1
    state.looking = [0] * DI_TYPES
    state.looking_size = 0
    events.tell_kept(state, seat, card)
