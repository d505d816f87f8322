"""Which payments are legal, found step by step without listing them all (P3.10).

All is asked of the units chosen so far, in the order of the kinds, and of those that may still
follow (the last kind again, and later ones).
"""

from iteru.games.pharaon.box.colours import SUPPLIERS
from iteru.games.pharaon.box.ids import ALL_COLOURS, BASICS, SILVER, UNITS
from iteru.games.pharaon.rules.wallet import Wallet
from iteru.games.pharaon.state import total
from iteru.kernel.plain import NONE
from iteru.kernel.rows import append, i64, pop, vec
from iteru.kernel.sets import BIT


def access_kinds(wallet: Wallet) -> i64:
    """P3.10.3 The kinds of access unit with which a legal payment exists, as bits."""
    have = vec[i64]([0] * BASICS)
    jokers: i64 = 0
    for unit in range(UNITS):
        if wallet.colours[unit] == ALL_COLOURS:
            jokers += wallet.counts[unit]
        elif wallet.colours[unit] != 0:
            have[colour_of(unit)] += wallet.counts[unit]
    found: i64 = 0
    for unit in range(UNITS):
        if wallet.counts[unit] == 0 or not wallet.pays_access(unit):
            continue
        if wallet.colours[unit] == ALL_COLOURS:
            if _has_payment(wallet, unit, have, jokers - 1):
                found |= BIT[unit]
        else:
            have[colour_of(unit)] -= 1
            if _has_payment(wallet, unit, have, jokers):
                found |= BIT[unit]
            have[colour_of(unit)] += 1
    return found


def _has_payment(wallet: Wallet, access: i64, have: vec[i64], jokers: i64) -> bool:
    """Whether these units, by colour, and jokers hold a payment with this access unit.

    One with a superfluous unit counts: then there is one without it too (P3.10.4).
    """
    if wallet.same > 0:
        deductible = wallet.deductible(access)
        for colour in range(BASICS):
            suppliers = SUPPLIERS[wallet.scribes * 32 + BIT[colour]]
            missing = wallet.size - (deductible >> colour & 1) - jokers
            for other in range(BASICS):
                if suppliers >> other & 1:
                    missing -= have[other]
            if missing <= 0:
                return True
        return False
    if wallet.any_units:
        return total(have) + jokers >= wallet.size - 1
    covered = covered_colours(wallet, access)
    if covered == 0:
        return fills(have, jokers, wallet.need, wallet.scribes)
    for colour in range(BASICS):
        if covered >> colour & 1 and fills(
            have, jokers, less_one(wallet.need, colour), wallet.scribes
        ):
            return True
    return False


def next_kinds(wallet: Wallet, access: i64, chosen: vec[i64]) -> i64:
    """P3.10.6 The kinds of the next unit of R after which a legal payment remains, as bits.

    The wallet no longer holds the access unit and the units chosen.
    """
    if wallet.same > 0:
        return _next_of_same_kind(wallet, access, chosen)
    size = units_due(wallet, access)
    if wallet.any_units:
        return _next_of_any(wallet, size, chosen)
    covered = covered_colours(wallet, access)
    if covered == 0:
        return _next_of_list(wallet, wallet.need, size, chosen)
    found: i64 = 0
    for colour in range(BASICS):
        if covered >> colour & 1:
            found |= _next_of_list(wallet, less_one(wallet.need, colour), size, chosen)
    return found


def is_complete(wallet: Wallet, access: i64, chosen: vec[i64]) -> bool:
    """Whether these units, which begin a legal payment, are one (no legal one contains another)."""
    if wallet.same > 0:
        return _is_of_same_kind(wallet, access, chosen)
    return len(chosen) == units_due(wallet, access)


def covered_colours(wallet: Wallet, access: i64) -> i64:
    """The entries of a list of named colours that the access unit may cover, as bits.

    Where there are any, a payment of the whole list holds a superfluous unit (P3.10.4).
    """
    if access == NONE:
        return 0
    covered = wallet.deductible(access)
    for colour in range(BASICS):
        if wallet.need[colour] == 0:
            covered &= ~BIT[colour]
    return covered


def units_due(wallet: Wallet, access: i64) -> i64:
    """How many units R has, where all payments with this access unit have equally many."""
    is_covered = wallet.any_units or covered_colours(wallet, access) != 0
    return wallet.size - 1 if access != NONE and is_covered else wallet.size


def last_of(chosen: vec[i64]) -> i64:
    """The kind of the last unit, the first kind of all before any is chosen."""
    return chosen[len(chosen) - 1] if len(chosen) > 0 else 0


def less_one(need: vec[i64], colour: i64) -> vec[i64]:
    left = need[:]
    left[colour] -= 1
    return left


def _next_of_any(wallet: Wallet, size: i64, chosen: vec[i64]) -> i64:
    """P9.4 Every unit that has a colour here, while enough of them follow."""
    found: i64 = 0
    following: i64 = 0
    first = last_of(chosen)
    for unit in range(UNITS - 1, first - 1, -1):
        if wallet.colours[unit] != 0 and wallet.counts[unit] > 0:
            following += wallet.counts[unit]
            if len(chosen) + following >= size:
                found |= BIT[unit]
    return found


# ---------------------------------------------------------------- lists of named colours


def _next_of_list(wallet: Wallet, need: vec[i64], size: i64, chosen: vec[i64]) -> i64:
    """The units by which R may go on and fill the list.

    R may begin with some units if all of them fit into the list at once, and if they fill it
    together with those that may follow: then one matching does both (Mendelsohn and Dulmage).
    """
    used = colour_counts(wallet, chosen)
    have = used[:]
    jokers = len(chosen) - total(used)
    first = last_of(chosen)
    for unit in range(first, UNITS):
        if wallet.colours[unit] == ALL_COLOURS:
            jokers += wallet.counts[unit]
        elif wallet.colours[unit] != 0:
            have[colour_of(unit)] += wallet.counts[unit]
    found: i64 = 0
    for unit in range(first, UNITS):
        count = wallet.counts[unit]
        if count == 0 or wallet.colours[unit] == 0:
            continue
        if not fills(have, jokers, need, wallet.scribes):
            return found  # later kinds have even fewer followers
        if wallet.colours[unit] == ALL_COLOURS:
            if len(chosen) < size:
                found |= BIT[unit]
            jokers -= count
        else:
            colour = colour_of(unit)
            used[colour] += 1
            if fits(used, len(chosen) + 1, need, size, wallet.scribes):
                found |= BIT[unit]
            used[colour] -= 1
            have[colour] -= count
    return found


def colour_of(unit: i64) -> i64:
    """The colour of a basic resource or a resource-offering."""
    return unit if unit < SILVER else unit - SILVER - 1


def colour_counts(wallet: Wallet, chosen: vec[i64]) -> vec[i64]:
    """By colour: how many of the units are of it; jokers are left out."""
    used = vec[i64]([0] * BASICS)
    for unit in chosen:
        if wallet.colours[unit] != ALL_COLOURS:
            used[colour_of(unit)] += 1
    return used


def fits(used: vec[i64], number: i64, need: vec[i64], size: i64, scribes: i64) -> bool:
    """Whether this number of units (by colour; the others are jokers) fits into the list."""
    return number <= size and covers(need, used, 0, scribes)


def fills(have: vec[i64], jokers: i64, need: vec[i64], scribes: i64) -> bool:
    """Whether units by colour and jokers fill the list."""
    return covers(have, need, jokers, scribes)


def covers(offered: vec[i64], wanted: vec[i64], jokers: i64, scribes: i64) -> bool:
    """Whether something offered, or a joker, can count as each thing that is wanted.

    Hall's condition: for every set of colours that are wanted there is enough. Scribes work both
    ways, so units may be offered and entries of a list wanted, or the other way round.
    """
    missing: i64 = 0
    colours: i64 = 0
    for colour in range(BASICS):
        if wanted[colour] > 0:
            colours |= BIT[colour]
            missing += max(0, wanted[colour] - offered[colour])
    if scribes == 0 or missing <= jokers:
        return missing <= jokers
    part = colours
    while part != 0:
        suppliers = SUPPLIERS[scribes * 32 + part]
        missing = 0
        for colour in range(BASICS):
            if part >> colour & 1:
                missing += wanted[colour]
            if suppliers >> colour & 1:
                missing -= offered[colour]
        if missing > jokers:
            return False
        part = (part - 1) & colours  # the next smaller set of these colours
    return True


# ---------------------------------------------------------------- several of one kind


def _next_of_same_kind(wallet: Wallet, access: i64, chosen: vec[i64]) -> i64:
    found: i64 = 0
    first = last_of(chosen)
    for unit in range(first, UNITS):
        if wallet.counts[unit] > 0 and wallet.colours[unit] != 0:
            wallet.counts[unit] -= 1
            chosen = append(chosen, unit)
            if _begins_same_kind(wallet, access, chosen):
                found |= BIT[unit]
            chosen, _ = pop(chosen)
            wallet.counts[unit] += 1
    return found


def _begins_same_kind(wallet: Wallet, access: i64, chosen: vec[i64]) -> bool:
    """Whether a legal payment begins with these units: at most three, so all are tried."""
    if _is_of_same_kind(wallet, access, chosen):
        return True
    if len(chosen) == wallet.size or common_colours(wallet, chosen) == 0:
        return False
    for unit in range(last_of(chosen), UNITS):
        if wallet.counts[unit] > 0 and wallet.colours[unit] != 0:
            wallet.counts[unit] -= 1
            chosen = append(chosen, unit)
            found = _begins_same_kind(wallet, access, chosen)
            chosen, _ = pop(chosen)
            wallet.counts[unit] += 1
            if found:
                return True
    return False


def _is_of_same_kind(wallet: Wallet, access: i64, chosen: vec[i64]) -> bool:
    """P3.10.3 All of one kind X, with the access unit as one of them if it counts as X."""
    number = len(chosen)
    if number < wallet.size - 1:
        return False
    common = common_colours(wallet, chosen)
    if access == NONE:
        return number == wallet.size and common != 0
    deductible = wallet.deductible(access)
    if number == wallet.size - 1:
        return common & deductible != 0
    return common & ~deductible != 0 and not _has_superfluous_unit(wallet, deductible, chosen)


def _has_superfluous_unit(wallet: Wallet, deductible: i64, chosen: vec[i64]) -> bool:
    """P3.10.4 All but one of the units would do, with the access unit deducted."""
    for colour in range(BASICS):
        if deductible >> colour & 1:
            fitting: i64 = 0
            for unit in chosen:
                fitting += wallet.colours[unit] >> colour & 1
            if fitting >= wallet.size - 1:
                return True
    return False


def common_colours(wallet: Wallet, chosen: vec[i64]) -> i64:
    """The colours that all these units can count as, as bits."""
    common: i64 = ALL_COLOURS
    for unit in chosen:
        common &= wallet.colours[unit]
    return common
