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
from iteru.kernel.rows import i64


def begin_round(state: Fields) -> None:
    """P7.2 step 7, P2.5 The owner of the first player token begins."""
    state.round += 1
    events.tell_round(state)
    push_turn(state, state.first)


def push_turn(state: Fields, holder: i64) -> None:
    """P14.2 A turn, then the window for free abilities, then the next holder's turn."""
    if holder < state.seats:
        state.pending.push(NEXT_TURN, holder)
        state.pending.push(ASK_END_TURN, holder)
        state.pending.push(BEGIN_TURN, holder)
    else:
        state.pending.push(NEXT_TURN, NONE)
        state.pending.push(TRAITOR_TURN, NONE)


def begin_turn(state: Fields, seat: i64) -> None:
    """P4.1 An action or a pass; P5.3 a seat that has passed moves in the pyramid instead."""
    if seat in state.passed:
        take_pyramid_turn(state, seat)
        return
    events.tell_turn(state, seat)
    state.pending.push(ASK_TURN, seat)


def next_turn(state: Fields, seat: i64) -> None:
    """P7.1 The round ends when all have passed, P6.5 so that nobody moves in the pyramid any more;
    P1.7 else the turn goes clockwise."""
    holders = holders_of(state)
    if len(state.passed) == holders:
        state.pending.push(END_ROUND, NONE)
        return
    holder = state.seats if seat == NONE else seat
    push_turn(state, (holder + 1) % holders)
