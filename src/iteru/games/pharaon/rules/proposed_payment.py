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
    less_one,
    next_kinds,
    units_due,
)
from iteru.games.pharaon.rules.wallet import Wallet
from iteru.games.pharaon.state import Fields
from iteru.kernel.plain import NONE

OFFERING_WEIGHT: Final = 14
AREA_WEIGHT: Final = 16
SILVER_WEIGHT: Final = 20
OTHER_WEIGHTS: Final = [SILVER_WEIGHT, *[OFFERING_WEIGHT] * BASICS, *[AREA_WEIGHT] * BASICS]


def unit_weights(state: Fields, seat: int) -> list[int]:
    """P3.10.7 How much the owner would miss a unit of each kind, before paying."""
    first = seat * KINDS
    return [12 - min(6, state.own[first + colour]) for colour in range(BASICS)] + OTHER_WEIGHTS


def proposal(wallet: Wallet, weights: list[int], access: int, chosen: list[int]) -> list[int]:
    """Access unit (or NONE) and units of the cheapest payment that begins with what was chosen.

    The wallet no longer holds what was chosen. Ties: the first in the order of the kinds.
    """
    order = _lightest_first(wallet, weights)
    if access != NONE or not wallet.has_wheel:
        return [access, *_cheapest_units(wallet, access, chosen, weights, order)]
    best: list[int] = []
    best_weight = 0
    kinds = access_kinds(wallet)
    for unit in range(UNITS):
        if kinds >> unit & 1:
            wallet.counts[unit] -= 1
            found = [unit, *_cheapest_units(wallet, unit, chosen, weights, order)]
            wallet.counts[unit] += 1
            weight = _weight(found, weights)
            if not best or weight < best_weight:
                best, best_weight = found, weight
    return best


def _lightest_first(wallet: Wallet, weights: list[int]) -> list[int]:
    """The kinds that can be paid here, by weight, then in their own order."""
    order: list[int] = []
    for unit in range(UNITS):
        if wallet.counts[unit] > 0 and wallet.colours[unit] != 0:
            place = len(order)
            while place > 0 and weights[order[place - 1]] > weights[unit]:
                place -= 1
            order.insert(place, unit)
    return order


def _cheapest_units(
    wallet: Wallet, access: int, chosen: list[int], weights: list[int], order: list[int]
) -> list[int]:
    if wallet.same and chosen:
        return _cheapest_way_on(wallet, access, chosen, weights)
    if wallet.same:
        return _cheapest_of_one_kind(wallet, access, weights, order)
    size = units_due(wallet, access)
    if wallet.any_units:
        return _cheapest_fitting(wallet, [size] * BASICS, size, chosen, order)
    covered = covered_colours(wallet, access)
    if covered == 0:
        return _cheapest_fitting(wallet, wallet.need, size, chosen, order)
    best: list[int] = []
    for colour in range(BASICS):
        if covered >> colour & 1:
            need = less_one(wallet.need, colour)
            found = _cheapest_fitting(wallet, need, size, chosen, order)
            if len(found) == size and (not best or _is_before(found, best, weights)):
                best = found
    return best


def _cheapest_fitting(
    wallet: Wallet, need: list[int], size: int, chosen: list[int], order: list[int]
) -> list[int]:
    """Takes the lightest unit that still fits, and so on.

    The sets of units that fit into a list are a matroid, so this greedy choice is the cheapest,
    and among equals the first in the order of the kinds.
    """
    units = chosen[:]
    used = colour_counts(wallet, chosen)
    first = chosen[-1] if chosen else 0
    for unit in order:
        if unit < first:
            continue
        is_joker = wallet.colours[unit] == ALL_COLOURS
        for _ in range(wallet.counts[unit]):
            if not is_joker:
                used[colour_of(unit)] += 1
            if not fits(used, len(units) + 1, need, size, wallet.scribes):
                if not is_joker:
                    used[colour_of(unit)] -= 1
                break
            units.append(unit)
    units.sort()
    return units


def _cheapest_of_one_kind(
    wallet: Wallet, access: int, weights: list[int], order: list[int]
) -> list[int]:
    """For each colour the lightest units that can count as it.

    A payment with a superfluous unit is never the lightest: without that unit it is lighter.
    """
    deductible = 0 if access == NONE else wallet.deductible(access)
    best: list[int] = []
    is_found = False
    for colour in range(BASICS):
        size = wallet.size - (deductible >> colour & 1)
        units: list[int] = []
        for unit in order:
            if wallet.colours[unit] >> colour & 1:
                units += [unit] * min(wallet.counts[unit], size - len(units))
        if len(units) == size:
            units.sort()
            if not is_found or _is_before(units, best, weights):
                best, is_found = units, True
    return best


def _cheapest_way_on(
    wallet: Wallet, access: int, chosen: list[int], weights: list[int]
) -> list[int]:
    """After some units of one kind: at most two more, so all ways are tried."""
    if is_complete(wallet, access, chosen):
        return chosen
    best: list[int] = []
    kinds = next_kinds(wallet, access, chosen)
    for unit in range(UNITS):
        if kinds >> unit & 1:
            wallet.counts[unit] -= 1
            found = _cheapest_way_on(wallet, access, [*chosen, unit], weights)
            wallet.counts[unit] += 1
            if not best or _is_before(found, best, weights):
                best = found
    return best


def _is_before(found: list[int], best: list[int], weights: list[int]) -> bool:
    one, other = _weight(found, weights), _weight(best, weights)
    return one < other or (one == other and found < best)


def _weight(units: list[int], weights: list[int]) -> int:
    total = 0
    for unit in units:
        total += weights[unit]
    return total
