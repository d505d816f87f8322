"""Paying for an action in small steps, or as proposed (P3.10.6)."""

from iteru.games.pharaon.actions import PAY_ACCESS, PAY_PROPOSED, PAY_UNIT, WHEEL
from iteru.games.pharaon.box.ids import UNITS
from iteru.games.pharaon.frames import ASK_PAYMENT
from iteru.games.pharaon.rules.acting import take_action
from iteru.games.pharaon.rules.payment_rules import access_kinds, is_complete, next_kinds
from iteru.games.pharaon.rules.proposed_payment import proposal, unit_weights
from iteru.games.pharaon.rules.wallet import Wallet
from iteru.games.pharaon.state import Fields
from iteru.kernel.plain import NONE
from iteru.kernel.rows import append, extend, i64, vec


def begin_payment(state: Fields, seat: i64, act: i64) -> None:
    """P3.10.6 First the kind of the access unit, then the others one by one."""
    state.pending.push(ASK_PAYMENT, seat, act)
    wallet = Wallet(state, seat, act)
    access: i64 = NONE
    if act % 2 == WHEEL:
        kinds = access_kinds(wallet)
        access = only_kind(kinds)
        if access == NONE:
            state.paying = vec[i64]([NONE, kinds])
            return
        wallet.counts[access] -= 1
    choose_units(state, seat, act, wallet, access, vec[i64]())


def choose_units(
    state: Fields, seat: i64, act: i64, wallet: Wallet, access: i64, units: vec[i64]
) -> None:
    """Asks for the next unit where there is a choice, and acts when the payment is complete.

    The wallet no longer holds what was chosen.
    """
    while not is_complete(wallet, access, units):
        kinds = next_kinds(wallet, access, units)
        unit = only_kind(kinds)
        if unit == NONE:
            state.paying = extend(vec[i64]([access, kinds]), units)
            return
        wallet.counts[unit] -= 1
        units = append(units, unit)
    finish_payment(state, seat, act, access, units)


def offered_kinds(state: Fields, seat: i64, act: i64, access: i64, units: vec[i64]) -> i64:
    """The kinds that may follow what was chosen, as bits; none if no payment begins with it."""
    wallet = Wallet(state, seat, act)
    wallet.take(access, units)
    if not wallet.holds_enough():
        return 0
    if act % 2 == WHEEL and access == NONE:
        return access_kinds(wallet)
    return next_kinds(wallet, access, units)


def finish_payment(state: Fields, seat: i64, act: i64, access: i64, units: vec[i64]) -> None:
    """P4.2.4 Access and action cost are paid in one; the turn's question is answered."""
    state.pending.pop()
    state.pending.pop()
    state.paying = vec[i64]()
    take_action(state, seat, act, access, units)


def only_kind(kinds: i64) -> i64:
    """The one kind of unit in a set, or NONE if there are several."""
    if kinds & (kinds - 1) != 0:
        return NONE
    unit: i64 = 0
    while not kinds >> unit & 1:
        unit += 1
    return unit


def is_access_asked(state: Fields, act: i64) -> bool:
    return act % 2 == WHEEL and state.paying[0] == NONE


def legal_payment(state: Fields, act: i64) -> list[int]:
    """P3.10.6 The proposal, or a kind by which a legal payment remains; going back is undo."""
    kinds = state.paying[1]
    first = PAY_ACCESS if is_access_asked(state, act) else PAY_UNIT
    codes = [PAY_PROPOSED]
    for unit in range(UNITS):
        if kinds >> unit & 1:
            codes.append(first + unit)
    return codes


def apply_payment(state: Fields, seat: i64, act: i64, code: i64) -> None:
    if code == PAY_PROPOSED:
        paid = proposed(state, seat, act)
        finish_payment(state, seat, act, paid[0], paid[1:])
    else:
        access, units = state.paying[0], state.paying[2:]
        if code < PAY_UNIT:
            access = code - PAY_ACCESS
        else:
            units = append(units, code - PAY_UNIT)
        wallet = Wallet(state, seat, act)
        wallet.take(access, units)
        choose_units(state, seat, act, wallet, access, units)


def proposed(state: Fields, seat: i64, act: i64) -> vec[i64]:
    """P3.10.7 Access unit (or NONE) and units of the cheapest completion of what was chosen.

    Also for an action of `turn` of which nothing is paid yet.
    """
    access: i64 = NONE
    units = vec[i64]()
    if len(state.paying) > 0:
        access, units = state.paying[0], state.paying[2:]
    wallet = Wallet(state, seat, act)
    wallet.take(access, units)
    return proposal(wallet, unit_weights(state, seat), access, units)
