"""What the Traitor's gods and nobles are worth (P11.8); the rest scores as for players."""

from typing import Final

from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import EFFECT_GOD, EFFECT_NOBLE_LEVEL, TILE_SPACES, TILES
from iteru.games.pharaon.rules.gods import best_among
from iteru.games.pharaon.rules.traitor.tiles import filled, shown_side
from iteru.games.pharaon.state import Fields, traitor_of
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT, count_bits

SIDES_SHOWN: Final = len(TILES) * 2
# By side: how many spaces must be covered to cover its god; more than there are if it has none.
GOD_SPACE: Final = [
    [*PRINTED.tile_effects[side * TILE_SPACES : (side + 1) * TILE_SPACES], EFFECT_GOD].index(
        EFFECT_GOD
    )
    + 1
    for side in range(SIDES_SHOWN)
]
SECTION_OF_TILE: Final = [PRINTED.god_of_section.index(god) for god in PRINTED.tile_gods]


def level_of(side: i64, covered: i64) -> i64:
    """The highest `noble_level` among the first spaces of a side, NONE without one."""
    level = NONE
    for space in range(side * TILE_SPACES, side * TILE_SPACES + covered):
        if PRINTED.tile_effects[space] == EFFECT_NOBLE_LEVEL:
            level = max(level, PRINTED.tile_numbers[space])
    return level


# By side * (TILE_SPACES + 1) + number of spaces covered.
NOBLE_LEVEL: Final = [
    level_of(side, covered) for side in range(SIDES_SHOWN) for covered in range(TILE_SPACES + 1)
]


def traitor_gods(state: Fields) -> i64:
    """P11.8.2 The gods that the Traitor scores, as bits of positions."""
    gods = covered_gods(state)
    if state.options["traitor_god_needs_conditions"] == "yes":
        return best_among(state, traitor_of(state), gods)
    return gods


def covered_gods(state: Fields) -> i64:
    """P11.6 The gods of the tiles whose `god` space is covered, as bits of positions."""
    gods = 0
    for place in range(len(state.tile_row)):
        if filled(state, place) >= GOD_SPACE[shown_side(state, place)]:
            gods |= BIT[state.position[SECTION_OF_TILE[state.tile_row[place]]]]
    return gods


def traitor_nobles(state: Fields) -> i64:
    """P11.8.3 Its nobles are all worth the same; what is printed on them does not count."""
    return noble_level(state) * count_bits(state.nobles[traitor_of(state)])


def noble_level(state: Fields) -> i64:
    """P11.8.3 The highest covered `noble_level`, or what each noble is worth without one."""
    level = NONE
    for place in range(len(state.tile_row)):
        side = shown_side(state, place)
        level = max(level, NOBLE_LEVEL[side * (TILE_SPACES + 1) + filled(state, place)])
    return PRINTED.traitor_noble if level == NONE else level
