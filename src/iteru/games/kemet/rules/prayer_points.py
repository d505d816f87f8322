"""Prayer points: gains up to the cap, payments with their discounts (K16.3)."""

from iteru.games.kemet.box.components import DI_COST, PRAYER_MAX, PRINTED, STEP_COSTS, TILE_COST
from iteru.games.kemet.box.ids import (
    FREE_RECRUITS,
    PAYMENT_DISCOUNT,
    PYRAMID_LEVEL_DISCOUNT,
    TELEPORT_DISCOUNT,
    TILE_DISCOUNT,
)
from iteru.games.kemet.rules.powers import power
from iteru.games.kemet.state import Fields
from iteru.games.kemet.telling import events
from iteru.kernel.rows import i64


def gain_prayer(state: Fields, seat: i64, amount: i64, source: str) -> None:
    """Gains points up to the cap; `source` is an id of events.PRAYER_SOURCES."""
    gained = min(amount, PRAYER_MAX - state.prayer[seat])
    if gained <= 0:
        return
    state.prayer[seat] += gained
    events.tell_prayer(state, seat, gained, source)


def lose_prayer(state: Fields, seat: i64, amount: i64) -> None:
    """K15.4 Loses points, not below 0; this is no payment."""
    lost = min(amount, state.prayer[seat])
    if lost <= 0:
        return
    state.prayer[seat] -= lost
    events.tell_prayer_lost(state, seat, lost)


def pay(state: Fields, seat: i64, cost: i64) -> None:
    """Pays a cost that is already reduced."""
    if cost <= 0:
        return
    assert cost <= state.prayer[seat]
    state.prayer[seat] -= cost
    events.tell_paid(state, seat, cost)


def reduced(state: Fields, seat: i64, cost: i64) -> i64:
    """K16.3 A payment after all other discounts: 1 less with Priest of Ra, not below 0."""
    return max(0, max(0, cost) - power(state, seat, PAYMENT_DISCOUNT))


def raise_cost(state: Fields, seat: i64, level: i64, target: i64) -> i64:
    """K7.2.2 From one level to a higher one."""
    discount = power(state, seat, PYRAMID_LEVEL_DISCOUNT)
    total: i64 = 0
    for step in range(level, target):
        total += max(0, STEP_COSTS[step] - discount)
    return reduced(state, seat, total)


def tile_cost(state: Fields, seat: i64, tile: i64) -> i64:
    """K7.3.2"""
    return reduced(state, seat, TILE_COST[tile] - power(state, seat, TILE_DISCOUNT))


def recruit_cost(state: Fields, seat: i64, units: i64) -> i64:
    """K7.4.2 For so many units in one Recruit action."""
    return reduced(state, seat, units - power(state, seat, FREE_RECRUITS))


def teleport_cost(state: Fields, seat: i64) -> i64:
    """K8.7"""
    discount = power(state, seat, TELEPORT_DISCOUNT)
    return reduced(state, seat, PRINTED.teleport_cost - discount)


def card_cost(state: Fields, seat: i64, card: i64) -> i64:
    """K15.1 One DI card."""
    return reduced(state, seat, DI_COST[card])
