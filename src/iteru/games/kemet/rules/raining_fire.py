"""Raining Fire (K15.6): one unit of an opponent is destroyed."""

from iteru.games.kemet.actions import STRIKE
from iteru.games.kemet.box.components import DI_AMOUNT, EXISTING
from iteru.games.kemet.box.ids import DI_TYPES, KILL_UNIT, RAINING_FIRE
from iteru.games.kemet.rules.board import creature_at, opponent_at, remove_units, units_at
from iteru.games.kemet.rules.creature_loss import destroyed
from iteru.games.kemet.state import Fields
from iteru.games.kemet.telling import events_conflict
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def areas_to_strike(state: Fields, seat: i64) -> list[int]:
    """Spaces with an opponent's unit."""
    return [area for area in EXISTING[state.seats] if opponent_at(state, seat, area) != NONE]


def legal_raining_fire(state: Fields, seat: i64) -> list[int]:
    return [STRIKE + area for area in areas_to_strike(state, seat)]


def units_struck(state: Fields, opponent: i64, area: i64) -> i64:
    """How many units of an opponent in an area are destroyed."""
    return min(units_at(state, opponent, area), DI_AMOUNT[KILL_UNIT * DI_TYPES + RAINING_FIRE])


def apply_raining_fire(state: Fields, seat: i64, code: i64) -> None:
    """K15.6 Not a battle: no Crusade, no victory points; K11.5 applies."""
    state.pending.pop()
    area = code - STRIKE
    opponent = opponent_at(state, seat, area)
    killed = units_struck(state, opponent, area)
    events_conflict.tell_struck(state, seat, victim=opponent, area=area, units=killed)
    remove_units(state, opponent, area, killed)
    creature = creature_at(state, opponent, area)
    if creature != NONE and units_at(state, opponent, area) == 0:
        destroyed(state, opponent, creature)
