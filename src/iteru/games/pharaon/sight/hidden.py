"""What a seat may not see: the nobles that others drew in set-up and did not keep (P2.5, P13.1).

To a seat these nobles and the deck are one set of unseen cards. In what it knows they all lie in
`noble_deck`, and UNKNOWN stands where they are.
"""

from iteru.games.pharaon.frames import ASK_SETUP_NOBLE
from iteru.games.pharaon.state import UNKNOWN, Fields
from iteru.kernel.draws import draw_member
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT


def picking_seat(state: Fields) -> int:
    """The seat that chooses between two nobles, or NONE."""
    if state.pending and state.pending.kind == ASK_SETUP_NOBLE:
        return state.pending.seat
    return NONE


def hidden_from(state: Fields, seat: int) -> bool:
    """Erases what the seat may not see; True if there is something it may not see."""
    is_hidden = False
    if len(state.offered) > 0 and picking_seat(state) != seat:
        _into_deck(state, list(state.offered))
        state.offered = vec[i64]([UNKNOWN] * len(state.offered))
        is_hidden = True
    aside = state.aside[:]
    for other in range(len(aside)):
        if other != seat and aside[other] != NONE:
            _into_deck(state, [aside[other]])
            aside[other] = UNKNOWN
            is_hidden = True
    state.aside = aside
    return is_hidden


def _into_deck(state: Fields, nobles: list[int]) -> None:
    for noble in nobles:
        if noble != UNKNOWN:
            state.noble_deck |= BIT[noble]


def fill_unknown(state: Fields) -> None:
    """Deals unseen nobles at random to where UNKNOWN stands."""
    state.offered = vec[i64](sorted([_filled(state, noble) for noble in state.offered]))
    state.aside = vec[i64]([_filled(state, noble) for noble in state.aside])


def _filled(state: Fields, noble: int) -> int:
    if noble != UNKNOWN:
        return noble
    drawn = draw_member(state.noble_deck, state.generator)
    state.noble_deck ^= BIT[drawn]
    return drawn


def unknown_nobles(state: Fields) -> int:
    """How many nobles of the deck lie elsewhere, in what a seat knows."""
    return list(state.offered).count(UNKNOWN) + list(state.aside).count(UNKNOWN)
