"""The nobles section: display, deck, and gaining a noble (P4.4)."""

from iteru.games.pharaon.actions import TAKE_NOBLE, TAKE_NOBLE_DECK
from iteru.games.pharaon.box.ids import NOBLE_SLOTS
from iteru.games.pharaon.frames import ASK_NOBLE_PICK
from iteru.games.pharaon.rules.high_officials import push_steps
from iteru.games.pharaon.rules.pharaoh import check_pharaoh
from iteru.games.pharaon.state import Fields, index_of
from iteru.games.pharaon.telling import events_cards
from iteru.kernel.draws import draw_member
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT


def has_noble(state: Fields) -> bool:
    """P4.4 A card on display or in the deck; a slot is empty only if the deck is."""
    slots = state.noble_slots
    return state.noble_deck != 0 or slots[0] != NONE or slots[1] != NONE or slots[2] != NONE


def act_in_nobles(state: Fields, seat: i64) -> None:
    state.pending.push(ASK_NOBLE_PICK, seat)


def legal_noble_pick(state: Fields) -> list[int]:
    """P4.4 One of those on display, or the top of the deck."""
    codes = [TAKE_NOBLE + noble for noble in state.noble_slots if noble != NONE]
    codes.sort()
    if state.noble_deck != 0:
        codes.append(TAKE_NOBLE_DECK)
    return codes


def apply_noble_pick(state: Fields, seat: i64, code: i64) -> None:
    """P4.4 The slot is refilled at once; a card from the deck must be kept."""
    state.pending.pop()
    if code == TAKE_NOBLE_DECK:
        slot: i64 = NONE
        noble = draw_noble(state)
    else:
        noble = code - TAKE_NOBLE
        slot = index_of(state.noble_slots, noble)
        state.noble_slots[slot] = NONE
    events_cards.tell_noble_taken(state, seat, noble, slot)
    if slot != NONE:
        refill_noble_slot(state, slot)
    gain_noble(state, seat, noble)


def gain_noble(state: Fields, seat: i64, noble: i64) -> None:
    """P9.0 An immediate ability is resolved when the card is gained; P8.5 is checked before."""
    state.nobles[seat] |= BIT[noble]
    check_pharaoh(state, seat)
    push_steps(state, seat, noble)


def draw_noble(state: Fields) -> i64:
    """The top of the deck, which must not be empty."""
    noble = draw_member(state.noble_deck, state.generator)
    state.noble_deck ^= BIT[noble]
    state.reveals += 1
    return noble


def refill_noble_slot(state: Fields, slot: i64) -> None:
    """P4.4 From the deck, no sliding; with an empty deck the slot stays empty."""
    if state.noble_deck == 0:
        return
    state.noble_slots[slot] = draw_noble(state)
    events_cards.tell_noble_revealed(state, state.noble_slots[slot], slot)


assert NOBLE_SLOTS == 3
