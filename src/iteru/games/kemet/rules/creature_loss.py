"""Creatures that lose their troop (K11.5, K11.6)."""

from iteru.games.kemet.actions import PLACE_CREATURE
from iteru.games.kemet.box.ids import AREAS, DISTRICTS
from iteru.games.kemet.frames import ASK_CREATURE_RETURN, RETURN_CREATURE
from iteru.games.kemet.rules.creatures import districts_for_creature
from iteru.games.kemet.state import Fields
from iteru.games.kemet.telling import events_conflict
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def destroyed(state: Fields, seat: i64, creature: i64) -> None:
    """K11.5 Its last unit was destroyed: it returns to the city; the owner is asked where.

    Until he has answered it stands in reserve.
    """
    area = state.creature_area[creature]
    state.creature_area[creature] = NONE
    state.pending.push(RETURN_CREATURE, seat, creature * AREAS + area)


def abandon(state: Fields, seat: i64, creature: i64) -> None:
    """K11.6 Its troop moved off or was sacrificed: to reserve, or by the option as in K11.5."""
    if state.returns_to_city:
        destroyed(state, seat, creature)
    else:
        recall(state, seat, creature)


def recall(state: Fields, seat: i64, creature: i64) -> None:
    """K9.18, K11.6 To reserve."""
    area = state.creature_area[creature]
    state.creature_area[creature] = NONE
    events_conflict.tell_creature_lost(state, seat, creature, area, NONE)


def return_creature(state: Fields, seat: i64, argument: i64) -> None:
    """K11.5 If no district is open, it stays in reserve."""
    if districts_for_creature(state, seat):
        state.pending.push(ASK_CREATURE_RETURN, seat, argument)
    else:
        events_conflict.tell_creature_lost(state, seat, argument // AREAS, argument % AREAS, NONE)


def legal_creature_return(state: Fields, seat: i64, argument: i64) -> list[int]:
    first = PLACE_CREATURE + argument // AREAS * DISTRICTS
    return [first + area for area in districts_for_creature(state, seat)]


def apply_creature_return(state: Fields, seat: i64, argument: i64, code: i64) -> None:
    state.pending.pop()
    creature = argument // AREAS
    area = (code - PLACE_CREATURE) % DISTRICTS
    state.creature_area[creature] = area
    events_conflict.tell_creature_lost(state, seat, creature, argument % AREAS, area)
