"""The Pharaoh token (P8.5)."""

from iteru.games.pharaon.state import Fields, is_worthy_of_pharaoh
from iteru.games.pharaon.telling import events
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def check_pharaoh(state: Fields, holder: i64) -> None:
    """P8.5 The first who meets the condition takes it at once; it is never lost.

    P4.8 Asked after every change that can meet it: a noble or a stage more.
    """
    if state.pharaoh == NONE and is_worthy_of_pharaoh(state, holder):
        state.pharaoh = holder
        events.tell_pharaoh(state, holder)
