"""Phase 6: points for joint building (E9.1)."""

from iteru.games.egizia.box.components import PRINTED
from iteru.games.egizia.rules.score_track import gain_points
from iteru.games.egizia.state import FROM_JOINT_BUILDING, Fields
from iteru.games.egizia.telling import events, events_building
from iteru.kernel.plain import NONE
from iteru.kernel.sets import count_bits


def award_joint_building(state: Fields) -> None:
    """E9.1 In rank order as it is now (E2.8); then all ships return."""
    state.phase = 6
    events.tell_phase(state)
    for seat in state.rank[:]:
        sites = count_bits(state.sites_built[seat])
        if sites > 0:
            points = PRINTED.joint_building[sites]
            events_building.tell_joint_building(state, seat, sites, points)
            gain_points(state, seat, points, FROM_JOINT_BUILDING)
    for place in range(len(state.site_ships)):
        state.site_ships[place] = NONE
