"""What the power tiles of a seat bring (K16)."""

from iteru.games.kemet.box.components import (
    EFFECT_TILES,
    GOLD_TILES,
    SILVER_TILES,
    TILE_AMOUNT,
    WITH_EFFECT,
)
from iteru.games.kemet.box.ids import TILES
from iteru.games.kemet.state import Fields
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT


def has_power(state: Fields, seat: i64, effect: i64) -> bool:
    """Whether a tile of the seat has this effect (box/ids.py)."""
    return state.tiles[seat] & WITH_EFFECT[effect] != 0


def power(state: Fields, seat: i64, effect: i64) -> i64:
    """The amounts of an effect on all tiles of the seat, added up."""
    own = state.tiles[seat]
    if not own & WITH_EFFECT[effect]:
        return 0
    total: i64 = 0
    for tile in EFFECT_TILES[effect]:
        if own & BIT[tile]:
            total += TILE_AMOUNT[effect * TILES + tile]
    return total


def owns_silver(state: Fields, seat: i64) -> bool:
    """K6.4"""
    return state.tiles[seat] & SILVER_TILES != 0


def owns_gold(state: Fields, seat: i64) -> bool:
    """K6.4"""
    return state.tiles[seat] & GOLD_TILES != 0
