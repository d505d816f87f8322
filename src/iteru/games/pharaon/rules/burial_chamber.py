"""The burial chamber: the cube moves to the next stage (P4.7)."""

from iteru.games.pharaon.box.components import STAGES
from iteru.games.pharaon.rules.pharaoh import check_pharaoh
from iteru.games.pharaon.state import Fields
from iteru.games.pharaon.telling import events
from iteru.kernel.rows import i64


def build_stage(state: Fields, holder: i64) -> None:
    """P4.7 One stage further; on the last one nothing happens (P9.8, P11.6)."""
    if state.stage[holder] == STAGES:
        return
    state.stage[holder] += 1
    events.tell_stage_built(state, holder, state.stage[holder])
    check_pharaoh(state, holder)
