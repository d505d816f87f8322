"""Movement points of the Move action under way (K8.2)."""

from typing import Final

from iteru.games.kemet.box.components import CREATURE_MOVEMENT, PRINTED
from iteru.games.kemet.box.ids import MOVEMENT
from iteru.games.kemet.rules.board import creature_at
from iteru.games.kemet.rules.powers import power
from iteru.games.kemet.state import Fields, move_of
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64

STEP_COST: Final = 1  # movement points (K8.2)


def movement_points(state: Fields, seat: i64) -> i64:
    """K8.2 C if the creature that is with the group goes on with it."""
    return points_with(state, seat, creature_at(state, seat, move_of(state).at))


def points_with(state: Fields, seat: i64, creature: i64) -> i64:
    """K8.2 C for a group that departs now with this creature of its space, or without (NONE).

    K8.2.1 Only a creature that left the origin with the group gives its bonus; K8.2.2 one that
    stays behind gives none any more.
    """
    points = PRINTED.movement + power(state, seat, MOVEMENT)
    if creature == NONE:
        return points
    move = move_of(state)
    if move.origin == NONE or creature == move.leader:
        points += CREATURE_MOVEMENT[creature]
    return points
