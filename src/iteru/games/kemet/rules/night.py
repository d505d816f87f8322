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
from iteru.kernel.rows import i64, vec


def begin_round(state: Fields) -> None:
    """K4.1 The steps of the Night, last pushed, first played. K4.2 All tokens return."""
    state.round += 1
    state.phase = NIGHT
    state.filled = vec[i64]([0] * state.seats)
    state.silver = vec[i64]([NONE] * state.seats)
    events.tell_round(state)
    events.tell_plain(state, events.NIGHT, NONE)
    state.pending.push(BEGIN_DAY, NONE)
    state.pending.push(TURN_ORDER_STEP, NONE)
    for seat in reversed(list(state.order)):
        state.pending.push(NIGHT_POWERS, seat)
    for seat in reversed(list(state.order)):
        state.pending.push(NIGHT_CARDS, seat)
    for seat in state.order:
        gain_night_prayer(state, seat)


def gain_night_prayer(state: Fields, seat: i64) -> None:
    """K5.1; K16.5 tiles bought in the last Day work from now on."""
    amount = PRINTED.night_prayer + power(state, seat, NIGHT_PRAYER)
    gain_prayer(state, seat, amount, "night")


def draw_night_cards(state: Fields, seat: i64) -> None:
    """K5.2 One card, and those of Divine Boon and Mummy; K5.2.1 with Vision the first is chosen.

    K5.2.3 The tile of the Mummy is enough, wherever the creature is.
    """
    if not has_power(state, seat, NIGHT_DI_CHOICE):
        draw_cards(state, seat, PRINTED.night_cards + power(state, seat, NIGHT_DI))
        return
    looking = vec[i64]([0] * DI_TYPES)
    size: i64 = 0
    for _ in range(power(state, seat, NIGHT_DI_CHOICE)):
        card = take_from_pile(state)
        if card != NONE:
            looking[card] += 1
            size += 1
    state.looking = looking
    state.looking_size = size
    state.pending.push(NIGHT_EXTRA_CARDS, seat)
    if size > 0:
        state.reveals += 1
        state.pending.push(ASK_KEEP, seat)
        events.tell_looked(state, seat)


def draw_extra_cards(state: Fields, seat: i64) -> None:
    """K5.2.1 They are normal draws."""
    draw_cards(state, seat, power(state, seat, NIGHT_DI))


def legal_keep(state: Fields) -> list[int]:
    """K5.2.1 One of the cards drawn; where they are hidden from a seat, all they may be."""
    found = [KEEP + card for card in range(DI_TYPES) if state.looking[card] > 0]
    if not found:
        found = [KEEP + card for card in range(DI_TYPES) if state.discard[card] < DI_COUNT[card]]
    return found


def apply_keep(state: Fields, seat: i64, code: i64) -> None:
    """K5.2.1 The other cards go back into the pile, unseen by the others."""
    state.pending.pop()
    card = code - KEEP
    pile = state.pile[:]
    for other in range(DI_TYPES):
        pile[other] += state.looking[other]
    pile[card] -= 1
    state.pile = pile
    state.pile_size += state.looking_size - 1
    state.hands[seat * DI_TYPES + card] += 1
    state.hand_sizes[seat] += 1
    state.looking = vec[i64]([0] * DI_TYPES)
    state.looking_size = 0
    events.tell_kept(state, seat, card)
