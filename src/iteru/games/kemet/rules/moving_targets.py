"""Which groups may leave a space for which target: points, limits, walls, teleports (K8.2-K8.8)."""

from iteru.games.kemet.box.components import (
    CREATURE_EFFECTS,
    NEIGHBOURS,
    OBELISK,
    OBELISKS,
)
from iteru.games.kemet.box.ids import (
    AREAS,
    CITY_DISTRICTS,
    DISTRICTS,
    FRONT,
    IGNORE_WALLS,
    TELEPORT_FROM_OBELISK,
)
from iteru.games.kemet.rules.board import creature_at, pyramid_level_at, troop_limit
from iteru.games.kemet.rules.moving_points import points_with
from iteru.games.kemet.rules.powers import has_power
from iteru.games.kemet.rules.prayer_points import teleport_cost
from iteru.games.kemet.state import BY_CARD, BY_STEP, Fields, move_of
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT


def is_walled_off(state: Fields, seat: i64, target: i64, creature: i64) -> bool:
    """K8.8 Whether walls keep the group, with its creature or NONE, out of the target.

    Only walls of another player's city do, and only if the Move action began neither in that city
    nor in the desert before it.
    """
    city = target // CITY_DISTRICTS
    if target >= DISTRICTS or city == state.city[seat]:
        return False
    move = move_of(state)
    if move.open_gates or has_power(state, seat, IGNORE_WALLS):
        return False
    if creature != NONE and CREATURE_EFFECTS[IGNORE_WALLS] & BIT[creature]:
        return False
    origin = move.at if move.origin == NONE else move.origin
    return origin != FRONT + city and (origin >= DISTRICTS or origin // CITY_DISTRICTS != city)


def largest_group(state: Fields, seat: i64, target: i64, how: i64, creature: i64) -> i64:
    """How many units may at most depart to the target with this creature or NONE; 0: illegal.

    Payment and the way itself (steps, teleports) are not looked at.
    """
    move = move_of(state)
    if creature != NONE and creature_at(state, seat, target) != NONE:
        return 0  # K8.5
    if how == BY_STEP and move.used >= points_with(state, seat, creature):
        return 0
    if is_walled_off(state, seat, target, creature):
        return 0
    room = troop_limit(state, seat) - state.units[seat * AREAS + target]  # K8.3, also in passing
    return max(0, min(state.units[seat * AREAS + move.at], room))


def may_depart(state: Fields, seat: i64, target: i64, how: i64) -> bool:
    """K8.11.2 Whether some group may go there."""
    if largest_group(state, seat, target, how, NONE) > 0:
        return True
    creature = creature_at(state, seat, move_of(state).at)
    return creature != NONE and largest_group(state, seat, target, how, creature) > 0


def step_targets(state: Fields, seat: i64) -> list[int]:
    """K8.6 Neighbours by land or harbour."""
    near = NEIGHBOURS[state.seats * AREAS + move_of(state).at]
    return [area for area in near if may_depart(state, seat, area, BY_STEP)]


def teleport_targets(state: Fields, seat: i64, how: i64) -> list[int]:
    """K8.7 Obelisks that a group can teleport to, by payment or by the DI card.

    K8.7.3 By payment each space once in a Move action; the card (K15.7) is not bound by this.
    """
    move = move_of(state)
    return [
        area
        for area in OBELISKS[state.seats]
        if area != move.at
        and (how == BY_CARD or not move.landed & BIT[area])
        and may_depart(state, seat, area, how)
    ]


def may_teleport(state: Fields, seat: i64) -> bool:
    """K8.7 From a pyramid, K8.7.1 with the tile Teleport from an obelisk, if it can be paid.

    K8.7.2 The DI card Teleportation works anywhere: it is not asked about here.
    """
    at = move_of(state).at
    from_obelisk = OBELISK[at] and has_power(state, seat, TELEPORT_FROM_OBELISK)
    if pyramid_level_at(state, at) == 0 and not from_obelisk:
        return False
    return teleport_cost(state, seat) <= state.prayer[seat]
