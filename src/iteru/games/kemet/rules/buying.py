"""Buying power tiles (K7.3)."""

from iteru.games.kemet.actions import BUY_TILE, DECLINE
from iteru.games.kemet.box.components import (
    OF_COLOUR,
    OF_LEVEL,
    PRINTED,
    SAME_GROUP,
    TILE_AMOUNT,
    TILE_CREATURE,
    TILE_LEVEL,
)
from iteru.games.kemet.box.ids import COLOURS, MAX_LEVEL, TILES, VP
from iteru.games.kemet.frames import ASK_BUY, ASK_PLACE_CREATURE, ASK_REPLACE_CARD
from iteru.games.kemet.rules.board import highest_controlled
from iteru.games.kemet.rules.prayer_points import pay, tile_cost
from iteru.games.kemet.rules.special_cards import take_back_battle_cards
from iteru.games.kemet.rules.victory_points import gain_points
from iteru.games.kemet.state import FROM_TILES, Fields, replaced
from iteru.games.kemet.telling import events_actions
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT, members


def too_high(state: Fields, seat: i64) -> i64:
    """K7.3.1 Set of the tiles for sale above the pyramids of their colour that a seat controls."""
    found: i64 = 0
    for colour in range(COLOURS):
        level = highest_controlled(state, seat, colour)
        for higher in range(level + 1, MAX_LEVEL + 1):
            found |= state.offer & OF_COLOUR[colour] & OF_LEVEL[higher]
    return found


def twins(state: Fields, seat: i64) -> i64:
    """K7.3.5 Set of the tiles for sale of which the seat has an equal one."""
    found: i64 = 0
    for tile in members(state.tiles[seat]):
        found |= state.offer & SAME_GROUP[tile]
    return found


def legal_buy(state: Fields, seat: i64, colour: i64) -> list[int]:
    """K7.3.1 Tiles of the colour up to the level of a controlled pyramid, K7.3.5 of no group that
    the seat has, K7.3.2 that it can pay; of equal tiles the first one.
    """
    found: list[int] = []
    level = highest_controlled(state, seat, colour)
    of_colour = state.offer & OF_COLOUR[colour]
    for tile in range(TILES):
        bit = BIT[tile]
        if not of_colour & bit or TILE_LEVEL[tile] > level:
            continue
        group = SAME_GROUP[tile]
        if state.tiles[seat] & group or of_colour & group & (bit - 1):
            continue
        if tile_cost(state, seat, tile) <= state.prayer[seat]:
            found.append(BUY_TILE + tile)
    found.append(DECLINE)  # K7.3.4 perhaps there is nothing else
    return found


def apply_buy(state: Fields, seat: i64, code: i64) -> None:
    """K7.3.3 The tile works at once."""
    state.pending.pop()
    if code == DECLINE:
        events_actions.tell_declined(state, seat, ASK_BUY)
        return
    tile = code - BUY_TILE
    cost = tile_cost(state, seat, tile)
    pay(state, seat, cost)
    state.offer &= ~BIT[tile]
    state.tiles = replaced(state.tiles, seat, state.tiles[seat] | BIT[tile])
    events_actions.tell_bought(state, seat, tile, cost)
    points = TILE_AMOUNT[VP * TILES + tile]
    if points > 0:
        gain_points(state, seat, FROM_TILES, points)  # K16.4
    creature = TILE_CREATURE[tile]
    if creature != NONE:
        state.creature_owner = replaced(state.creature_owner, creature, seat)
        state.pending.push(ASK_PLACE_CREATURE, seat, creature)
    special = PRINTED.tiles.swaps[tile]
    if special != NONE:
        take_back_battle_cards(state, seat)
        state.pending.push(ASK_REPLACE_CARD, seat, special)
