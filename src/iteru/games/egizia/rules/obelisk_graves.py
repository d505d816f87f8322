"""The row of graves (E3.10, E8.3.2)."""

from iteru.games.egizia.box.components import GRAVE_VALUES
from iteru.games.egizia.box.ids import GRAVES
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling import events_building
from iteru.kernel.draws import draw_kind


def turn_up_grave(state: Fields) -> None:
    """E8.3.2 The next face-down tile, so that as many are visible; E15.2 drawn only now."""
    if 0 not in state.graves:
        return
    place = state.graves.index(0)
    kind = draw_kind(state.unseen_graves, sum(state.unseen_graves), state.generator)
    unseen, graves = state.unseen_graves[:], state.graves[:]
    unseen[kind] -= 1
    graves[place] = GRAVE_VALUES[kind]
    state.unseen_graves, state.graves = unseen, graves
    state.reveals += 1
    assert place < GRAVES
    events_building.tell_grave_revealed(state, place)
