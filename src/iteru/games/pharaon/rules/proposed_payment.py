"""The payment that the engine proposes: the one with the lowest sum of weights (P3.10.7)."""

from typing import Final

from iteru.games.pharaon.box.ids import ALL_COLOURS, BASICS, KINDS, UNITS
from iteru.games.pharaon.rules.payment_rules import (
    access_kinds,
    colour_counts,
    colour_of,
    covered_colours,
    fits,
    is_complete,
    last_of,
    less_one,
    next_kinds,
    units_due,
)
from iteru.games.pharaon.rules.wallet import Wallet
from iteru.games.pharaon.state import Fields
from iteru.kernel.plain import NONE
from iteru.kernel.rows import append, extend, i64, vec

BASIC_WEIGHT: Final = 12  # less one for each that is owned, up to this many
MOST_COUNTED: Final = 6
SILVER_WEIGHT: Final = 20
OFFERING_WEIGHT: Final = 14
AREA_WEIGHT: Final = 16
WEIGHTS: Final = vec[i64](
    [BASIC_WEIGHT] * BASICS + [SILVER_WEIGHT] + [OFFERING_WEIGHT] * BASICS + [AREA_WEIGHT] * BASICS
)


def unit_weights(state: Fields, seat: i64) -> vec[i64]:
    """P3.10.7 How much the owner would miss a unit of each kind, before paying."""
    weights = WEIGHTS[:]
    for colour in range(BASICS):
        weights[colour] -= min(MOST_COUNTED, state.own[seat * KINDS + colour])
    return weights


def proposal(wallet: Wallet, weights: vec[i64], access: i64, chosen: vec[i64]) -> vec[i64]:
    """Access unit (or NONE) and units of the cheapest payment that begins with what was chosen.

    The wallet no longer holds what was chosen. Ties: the first in the order of the kinds.
    """
    order = _lightest_first(wallet, weights)
    if access != NONE or not wallet.has_wheel:
        units = _cheapest_units(wallet, access, chosen, weights, order)
        return extend(vec[i64]([access]), units)
    best = vec[i64]()
    best_weight: i64 = 0
    kinds = access_kinds(wallet)
    for unit in range(UNITS):
        if kinds >> unit & 1:
            wallet.counts[unit] -= 1
            units = _cheapest_units(wallet, unit, chosen, weights, order)
            wallet.counts[unit] += 1
            weight = weights[unit] + _weight(units, weights)
            if len(best) == 0 or weight < best_weight:
                best, best_weight = extend(vec[i64]([unit]), units), weight
    return best


def _lightest_first(wallet: Wallet, weights: vec[i64]) -> vec[i64]:
    """The kinds that can be paid here, by weight, then in their own order."""
    order = vec[i64]()
    for unit in range(UNITS):
        if wallet.counts[unit] > 0 and wallet.colours[unit] != 0:
            order = append(order, unit)
            place = len(order) - 1
            while place > 0 and weights[order[place - 1]] > weights[unit]:
                order[place] = order[place - 1]
                place -= 1
            order[place] = unit
    return order


def _cheapest_units(
    wallet: Wallet, access: i64, chosen: vec[i64], weights: vec[i64], order: vec[i64]
) -> vec[i64]:
    if wallet.same > 0 and len(chosen) > 0:
        return _cheapest_way_on(wallet, access, chosen, weights)
    if wallet.same > 0:
        return _cheapest_of_one_kind(wallet, access, weights, order)
    size = units_due(wallet, access)
    if wallet.any_units:
        return _cheapest_fitting(wallet, vec[i64]([size] * BASICS), size, chosen, order)
    covered = covered_colours(wallet, access)
    if covered == 0:
        return _cheapest_fitting(wallet, wallet.need, size, chosen, order)
    best = vec[i64]()
    for colour in range(BASICS):
        if covered >> colour & 1:
            need = less_one(wallet.need, colour)
            found = _cheapest_fitting(wallet, need, size, chosen, order)
            if len(found) == size and (len(best) == 0 or _is_before(found, best, weights)):
                best = found
    return best


def _cheapest_fitting(
    wallet: Wallet, need: vec[i64], size: i64, chosen: vec[i64], order: vec[i64]
) -> vec[i64]:
    """Takes the lightest unit that still fits, and so on.

    The sets of units that fit into a list are a matroid, so this greedy choice is the cheapest,
    and among equals the first in the order of the kinds.
    """
    taken = vec[i64]([0] * UNITS)
    for unit in chosen:
        taken[unit] += 1
    number = len(chosen)
    used = colour_counts(wallet, chosen)
    first = last_of(chosen)
    for unit in order:
        if unit < first:
            continue
        is_joker = wallet.colours[unit] == ALL_COLOURS
        for _ in range(wallet.counts[unit]):
            if not is_joker:
                used[colour_of(unit)] += 1
            if not fits(used, number + 1, need, size, wallet.scribes):
                if not is_joker:
                    used[colour_of(unit)] -= 1
                break
            taken[unit] += 1
            number += 1
    return _in_order(taken)


def _cheapest_of_one_kind(
    wallet: Wallet, access: i64, weights: vec[i64], order: vec[i64]
) -> vec[i64]:
    """For each colour the lightest units that can count as it.

    A payment with a superfluous unit is never the lightest: without that unit it is lighter.
    """
    deductible = 0 if access == NONE else wallet.deductible(access)
    best = vec[i64]()
    is_found = False
    for colour in range(BASICS):
        left = wallet.size - (deductible >> colour & 1)
        taken = vec[i64]([0] * UNITS)
        for unit in order:
            if wallet.colours[unit] >> colour & 1:
                taken[unit] = min(wallet.counts[unit], left)
                left -= taken[unit]
        if left == 0:
            units = _in_order(taken)
            if not is_found or _is_before(units, best, weights):
                best, is_found = units, True
    return best


def _in_order(taken: vec[i64]) -> vec[i64]:
    """The units of a payment, from how many there are of each kind."""
    units = vec[i64]()
    for unit in range(UNITS):
        for _ in range(taken[unit]):
            units = append(units, unit)
    return units


def _cheapest_way_on(wallet: Wallet, access: i64, chosen: vec[i64], weights: vec[i64]) -> vec[i64]:
    """After some units of one kind: at most two more, so all ways are tried."""
    if is_complete(wallet, access, chosen):
        return chosen
    best = vec[i64]()
    kinds = next_kinds(wallet, access, chosen)
    for unit in range(UNITS):
        if kinds >> unit & 1:
            wallet.counts[unit] -= 1
            found = _cheapest_way_on(wallet, access, append(chosen[:], unit), weights)
            wallet.counts[unit] += 1
            if len(best) == 0 or _is_before(found, best, weights):
                best = found
    return best


def _is_before(found: vec[i64], best: vec[i64], weights: vec[i64]) -> bool:
    """Lighter, or as light and the first in the order of the kinds."""
    one, other = _weight(found, weights), _weight(best, weights)
    if one != other:
        return one < other
    for place in range(min(len(found), len(best))):
        if found[place] != best[place]:
            return found[place] < best[place]
    return len(found) < len(best)


def _weight(units: vec[i64], weights: vec[i64]) -> i64:
    found: i64 = 0
    for unit in units:
        found += weights[unit]
    return found
