"""The Pharaoh token (P8.5)."""

from iteru.games.pharaon.state import Fields, is_worthy_of_pharaoh
from iteru.games.pharaon.telling import events
from iteru.kernel.plain import NONE


def check_pharaoh(state: Fields, holder: int) -> None:
    """P8.5 The first who meets the condition takes it at once; it is never lost."""
    if state.pharaoh == NONE and is_worthy_of_pharaoh(state, holder):
        state.pharaoh = holder
        events.tell_pharaoh(state, holder)
