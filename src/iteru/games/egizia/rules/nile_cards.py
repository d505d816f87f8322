"""Phase 1: Nile cards (E4.3), and the start of a round (E4.2)."""

from typing import Final

from iteru.games.egizia.box.components import PRINTED
from iteru.games.egizia.box.ids import CARD_SPACES, ROUNDS
from iteru.games.egizia.frames import (
    BUILDING_PHASE,
    FEEDING_PHASE,
    JOINT_BUILDING_PHASE,
    NILE_CARDS_PHASE,
    SHIPS_PHASE,
    STONES_PHASE,
    TURN_ORDER_PHASE,
)
from iteru.games.egizia.state import Fields, deck_cards
from iteru.games.egizia.telling import events
from iteru.kernel.draws import draw_member
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT

LAST_TO_FIRST: Final = vec[i64](
    [
        TURN_ORDER_PHASE,
        JOINT_BUILDING_PHASE,
        BUILDING_PHASE,
        STONES_PHASE,
        FEEDING_PHASE,
        SHIPS_PHASE,
        NILE_CARDS_PHASE,
    ]
)


def begin_round(state: Fields) -> None:
    """E4.1 The phases of a round; E4.2 all crews and powers are fresh."""
    state.round += 1
    state.used = 0
    state.passed = 0
    for seat in range(state.seats):
        state.tired[seat] = 0
        state.sites_built[seat] = 0
    for phase in LAST_TO_FIRST:
        state.pending.push(phase, NONE)
    assert state.round <= ROUNDS
    events.tell_round(state)


def lay_out_cards(state: Fields) -> None:
    """E4.3 Ten cards of the deck of the round; E4.4 what is left of it is never seen."""
    state.phase = 1
    deck = deck_cards(state, PRINTED.deck_of_round[state.round - 1])
    for number in range(CARD_SPACES):
        card = draw_member(deck, state.generator)
        deck ^= BIT[card]
        state.unseen ^= BIT[card]
        state.laid[number] = card
    state.reveals += 1
    events.tell_cards_laid(state)
