"""Phase 7: the new turn order (E9.2), or after the last round the last call (E10.1)."""

from iteru.games.egizia.box.ids import ROUNDS
from iteru.games.egizia.frames import ASK_LAST_CALL, BEGIN_ROUND, END_GAME
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling import events
from iteru.kernel.plain import NONE


def begin_turn_order(state: Fields) -> None:
    """E9.2 The last in rank gets tile 1, the leader the highest."""
    if state.round == ROUNDS:
        state.pending.push(END_GAME, NONE)
        for seat in state.order[::-1]:
            state.pending.push(ASK_LAST_CALL, seat)
        return
    state.phase = 7
    state.order = state.rank[::-1]
    state.pending.push(BEGIN_ROUND, NONE)
    events.tell_new_order(state)
