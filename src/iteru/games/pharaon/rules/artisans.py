"""The artisans section: display, deck, and what an artisan gives (P4.6)."""

from iteru.games.pharaon.actions import TAKE_ARTISAN, TAKE_ARTISAN_DECK
from iteru.games.pharaon.box.components import ARTISAN_GAINS, PRINTED
from iteru.games.pharaon.frames import ASK_ARTISAN_PICK, GAIN_JAR
from iteru.games.pharaon.rules.resources import gain_all
from iteru.games.pharaon.state import Fields, index_of
from iteru.games.pharaon.telling import events_cards
from iteru.kernel.draws import draw_member
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT


def has_artisan(state: Fields) -> bool:
    """P4.6 A card on display or in the deck."""
    if state.artisan_deck != 0:
        return True
    return any(artisan != NONE for artisan in state.artisan_slots)


def act_in_artisans(state: Fields, seat: i64) -> None:
    state.pending.push(ASK_ARTISAN_PICK, seat)


def legal_artisan_pick(state: Fields) -> list[int]:
    """P4.6 One of those on display, or the top of the deck; P9.9 nothing if there is no card."""
    codes = [TAKE_ARTISAN + artisan for artisan in state.artisan_slots if artisan != NONE]
    codes.sort()
    if state.artisan_deck != 0:
        codes.append(TAKE_ARTISAN_DECK)
    return codes


def apply_artisan_pick(state: Fields, seat: i64, code: i64) -> None:
    """P4.6 The card's resources are gained and the slot is refilled at once; then its jars."""
    state.pending.pop()
    if code == TAKE_ARTISAN_DECK:
        slot: i64 = NONE
        artisan = draw_artisan(state)
    else:
        artisan = code - TAKE_ARTISAN
        slot = index_of(state.artisan_slots, artisan)
        state.artisan_slots[slot] = NONE
    state.artisans[seat] |= BIT[artisan]
    events_cards.tell_artisan_taken(state, seat, artisan, slot)
    gain_all(state, seat, ARTISAN_GAINS[artisan])
    if slot != NONE:
        refill_artisan_slot(state, slot)
    for _ in range(PRINTED.artisan_jars[artisan]):
        state.pending.push(GAIN_JAR, seat)


def draw_artisan(state: Fields) -> i64:
    """The top of the deck, which must not be empty."""
    artisan = draw_member(state.artisan_deck, state.generator)
    state.artisan_deck ^= BIT[artisan]
    state.reveals += 1
    return artisan


def refill_artisan_slot(state: Fields, slot: i64) -> None:
    """P4.6 From the deck, no sliding; with an empty deck the slot stays empty."""
    if state.artisan_deck == 0:
        return
    state.artisan_slots[slot] = draw_artisan(state)
    events_cards.tell_artisan_revealed(state, state.artisan_slots[slot], slot)
