"""Where a whole troop may go that leaves a battle on foot: Escape and retreat (K9.16, K15.10)."""

from iteru.games.kemet.box.components import NEIGHBOURS
from iteru.games.kemet.box.ids import AREAS
from iteru.games.kemet.rules.board import creature_at, is_room_for, opponent_at
from iteru.games.kemet.state import Fields, battle_of
from iteru.games.kemet.telling import events_battle
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def refuges(state: Fields, seat: i64, area: i64) -> list[int]:
    """K9.16, K15.10 Neighbours by land or harbour without an opponent's unit, within the limits.

    K7.4.5 A space where a battle waits holds an opponent's unit, so it is not free. Walls do not
    matter.
    """
    units = state.units[seat * AREAS + area]
    creature = creature_at(state, seat, area)
    return [
        target
        for target in NEIGHBOURS[state.seats * AREAS + area]
        if opponent_at(state, seat, target) == NONE
        and is_room_for(state, seat, target, units, creature)
    ]


def leave_battle(state: Fields, event: str, seat: i64, target: i64) -> None:
    """K9.16, K15.10 The whole troop with its creature goes to the target and joins own units there.

    The event is ESCAPED or RETREATED.
    """
    area = battle_of(state).area
    creature = creature_at(state, seat, area)
    events_battle.tell_left(state, event, seat, target=target, creature=creature)
    if creature != NONE:
        state.creature_area[creature] = target
    state.units[seat * AREAS + target] += state.units[seat * AREAS + area]
    state.units[seat * AREAS + area] = 0
