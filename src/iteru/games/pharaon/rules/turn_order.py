"""Whose turn it is: clockwise from the owner of the first player token (P1.7, P4.1, P11.3)."""

from iteru.games.pharaon.frames import (
    ASK_END_TURN,
    ASK_TURN,
    BEGIN_TURN,
    END_ROUND,
    NEXT_TURN,
    TRAITOR_TURN,
)
from iteru.games.pharaon.rules.pyramid import take_pyramid_turn
from iteru.games.pharaon.state import Fields, holders_of
from iteru.games.pharaon.telling import events
from iteru.kernel.plain import NONE


def begin_round(state: Fields) -> None:
    """P7.2 step 7, P2.5 The owner of the first player token begins."""
    state.round += 1
    events.tell_round(state)
    push_turn(state, state.first)


def push_turn(state: Fields, holder: int) -> None:
    """P14.2 A turn, then the window for free abilities, then the next holder's turn."""
    if holder < state.seats:
        state.pending.append((NEXT_TURN, holder, 0))
        state.pending.append((ASK_END_TURN, holder, 0))
        state.pending.append((BEGIN_TURN, holder, 0))
    else:
        state.pending.append((NEXT_TURN, NONE, 0))
        state.pending.append((TRAITOR_TURN, NONE, 0))


def begin_turn(state: Fields, seat: int) -> None:
    """P4.1 An action or a pass; P5.3 a seat that has passed moves in the pyramid instead."""
    if seat in state.passed:
        take_pyramid_turn(state, seat)
        return
    events.tell_turn(state, seat)
    state.pending.append((ASK_TURN, seat, 0))


def next_turn(state: Fields, seat: int) -> None:
    """P7.1 The round ends when all have passed, P6.5 so that nobody moves in the pyramid any more;
    P1.7 else the turn goes clockwise."""
    holders = holders_of(state)
    if len(state.passed) == holders:
        state.pending.append((END_ROUND, NONE, 0))
        return
    holder = state.seats if seat == NONE else seat
    push_turn(state, (holder + 1) % holders)
