"""Phase 4: stones (E7)."""

from iteru.games.egizia.rules.production import stones_of_quarries
from iteru.games.egizia.rules.supplies import gain_stones
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling import events


def produce_stones(state: Fields) -> None:
    """E7.1 In turn order each player gains what the quarries give."""
    state.phase = 4
    events.tell_phase(state)
    for seat in state.order:
        gain_stones(state, seat, stones_of_quarries(state, seat))
