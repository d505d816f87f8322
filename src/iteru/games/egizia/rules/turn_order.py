"""Phase 7: the new turn order (E9.2), or after the last round the last call (E10.1)."""

from iteru.games.egizia.box.ids import ROUNDS
from iteru.games.egizia.frames import ASK_LAST_CALL, BEGIN_ROUND, END_GAME
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling import events
from iteru.kernel.plain import NONE


def begin_turn_order(state: Fields) -> None:
    """E9.2 The last in rank gets tile 1, the leader the highest."""
    if state.round == ROUNDS:
        state.pending.append((END_GAME, NONE, 0))
        for seat in reversed(state.order):
            state.pending.append((ASK_LAST_CALL, seat, 0))
        return
    state.phase = 7
    state.order = state.rank[::-1]
    state.pending.append((BEGIN_ROUND, NONE, 0))
    events.tell_new_order(state)
