"""The end of the game (K14)."""

from iteru.games.kemet.box.ids import ROUND_CAP
from iteru.games.kemet.frames import BEGIN_ROUND
from iteru.games.kemet.rules.final_scoring import places
from iteru.games.kemet.rules.victory_points import total_points
from iteru.games.kemet.state import OVER, Fields
from iteru.games.kemet.telling import events
from iteru.kernel.plain import NONE


def check_victory(state: Fields) -> None:
    """K14.1 The goal ends the game; K14.3 else the next Night, up to the technical cap."""
    best = max([total_points(state, seat) for seat in range(state.seats)])
    if best < state.goal and state.round < ROUND_CAP:
        state.pending.push(BEGIN_ROUND, NONE)
        return
    state.capped = best < state.goal
    state.phase = OVER
    winner = places(state).index(1)
    events.tell_won(state, winner, total_points(state, winner))
