"""The row of graves (E3.10, E8.3.2)."""

from iteru.games.egizia.box.components import GRAVE_VALUES
from iteru.games.egizia.box.ids import GRAVES
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling import events_building
from iteru.kernel.draws import draw_kind
from iteru.kernel.rows import i64


def turn_up_grave(state: Fields) -> None:
    """E8.3.2 The next face-down tile, so that as many stay visible; E15.2 drawn only now."""
    place: i64 = 0
    while place < GRAVES and state.graves[place] > 0:
        place += 1
    if place == GRAVES:
        return
    tiles = sum(count for count in state.unseen_graves)
    kind = draw_kind(state.unseen_graves, tiles, state.generator)
    unseen, graves = state.unseen_graves[:], state.graves[:]
    unseen[kind] -= 1
    graves[place] = GRAVE_VALUES[kind]
    state.unseen_graves, state.graves = unseen, graves
    state.reveals += 1
    events_building.tell_grave_revealed(state, place)
