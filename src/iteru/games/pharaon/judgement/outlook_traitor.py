"""What the Traitor of the solo game will have in the end, as far as one can tell (P11.8)."""

from typing import Final

from iteru.games.pharaon.box.components import PRINTED, STAGES
from iteru.games.pharaon.box.ids import (
    EFFECT_BURIAL,
    EFFECT_DISCARD_ARTISAN_HIGH,
    EFFECT_DISCARD_ARTISAN_LOW,
    EFFECT_DISCARD_NOBLE,
    EFFECT_GOD,
    EFFECT_NILE_LEAST,
    EFFECT_NILE_MOST,
    EFFECT_NOBLE_LEVEL,
    EFFECT_NONE,
    EFFECT_OFFERING_BONUS,
    EFFECT_OFFERING_SET,
    EFFECT_TAKE_ARTISAN_HIGH,
    EFFECT_TAKE_ARTISAN_LOW,
    EFFECT_TAKE_NOBLE,
    TILE_SPACES,
)
from iteru.games.pharaon.rules.final_scoring import STAGE_PRESTIGE, points
from iteru.games.pharaon.rules.gods import value
from iteru.games.pharaon.rules.jars import traitor_jars
from iteru.games.pharaon.rules.traitor.scoring import SECTION_OF_TILE, noble_level
from iteru.games.pharaon.rules.traitor.tiles import filled, shown_side
from iteru.games.pharaon.state import Fields, traitor_of
from iteru.kernel.rows import i64
from iteru.kernel.sets import count_bits

# Points of what the Traitor takes; where it removes a card the player has less to choose from.
ARTISAN_HIGH: Final = 6.3
ARTISAN_LOW: Final = 3.2
SET: Final = 2.8
BONUS: Final = 1.4
ADVANCE: Final = 1.8
REMOVED: Final = 0.5
TO_TILES: Final = 2.0  # of the three resources of a jar
INCOMES: Final = 1.2  # points a round in the pyramid


REMOVING: Final = (
    EFFECT_DISCARD_NOBLE,
    EFFECT_DISCARD_ARTISAN_HIGH,
    EFFECT_DISCARD_ARTISAN_LOW,
)


def traitor_hopes(state: Fields) -> float:
    """Points now, and those of the spaces that the jars to come will cover, each tile alike."""
    places = len(state.tile_row)
    jars = float(traitor_jars(state))
    rounds = PRINTED.rounds - max(1, state.round)
    for place in range(PRINTED.rounds - rounds, places):
        jars += PRINTED.tile_jars[shown_side(state, place)]
    more = jars * TO_TILES / float(places) if places > 0 else 0.0
    total = float(points(state, traitor_of(state))) + INCOMES * float(rounds)
    for place in range(places):
        left = more
        space = filled(state, place)
        while space < TILE_SPACES and left > 0.0:
            total += space_worth(state, place, space) * min(1.0, left)
            left -= 1.0
            space += 1
    return total


def space_worth(state: Fields, place: i64, space: i64) -> float:
    """Points that covering a space brings the Traitor or costs the player (P11.6)."""
    side = shown_side(state, place)
    effect = PRINTED.tile_effects[side * TILE_SPACES + space]
    traitor = traitor_of(state)
    if effect == EFFECT_BURIAL:
        stage = state.stage[traitor]
        return float(STAGE_PRESTIGE[stage + 1] - STAGE_PRESTIGE[stage]) if stage < STAGES else 0.0
    if effect == EFFECT_GOD:
        return float(value(state, state.position[SECTION_OF_TILE[state.tile_row[place]]]))
    if effect == EFFECT_TAKE_NOBLE:
        return float(noble_level(state)) + REMOVED
    if effect == EFFECT_NOBLE_LEVEL:
        number = PRINTED.tile_numbers[side * TILE_SPACES + space]
        return float(max(0, number - noble_level(state)) * count_bits(state.nobles[traitor]))
    if effect == EFFECT_TAKE_ARTISAN_HIGH:
        return ARTISAN_HIGH
    if effect == EFFECT_TAKE_ARTISAN_LOW:
        return ARTISAN_LOW
    if effect == EFFECT_OFFERING_SET:
        return SET
    if effect == EFFECT_OFFERING_BONUS:
        return BONUS
    if effect in (EFFECT_NILE_MOST, EFFECT_NILE_LEAST):
        return ADVANCE
    if effect in REMOVING:
        return REMOVED
    assert effect == EFFECT_NONE
    return 0.0
