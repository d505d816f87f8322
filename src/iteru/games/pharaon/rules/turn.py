"""A turn in the round: one action in one section, or passing (P4.1, P4.9)."""

from iteru.games.pharaon.actions import (
    ACT,
    ACT_OPTIONS,
    BURIAL,
    FIRST_NILE,
    FREE,
    HIRE,
    NILE_PAIR,
    OFFERINGS_1,
    OFFERINGS_2,
    PASS,
    SECTION_OF,
    TAKE_A_NOBLE,
    USE_TREASURER,
    USE_WITCH,
    WHEEL,
)
from iteru.games.pharaon.box.components import ANY_ACCESS, STAGES, WITHOUT_WHEEL
from iteru.games.pharaon.box.ids import FIRST_AREA_OFFERING, JUDGE, KINDS, SILVER
from iteru.games.pharaon.rules.affordable import (
    FIRST_STAGE_LIST,
    NO_SECTOR,
    NOBLE_LIST,
    Means,
)
from iteru.games.pharaon.rules.artisans import has_artisan
from iteru.games.pharaon.rules.free_abilities import begin_swap, can_use_treasurer, can_use_witch
from iteru.games.pharaon.rules.nobles import has_noble
from iteru.games.pharaon.rules.offerings import has_set
from iteru.games.pharaon.rules.passing import pass_round
from iteru.games.pharaon.rules.payment import begin_payment
from iteru.games.pharaon.rules.payment_rules import access_kinds
from iteru.games.pharaon.rules.wallet import Wallet
from iteru.games.pharaon.state import Fields, facing_sector, has_free_space
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT


def legal_turn(state: Fields, seat: i64) -> list[int]:
    """P14.1 Each section, option and variant with a legal payment, passing, free abilities.

    P3.9 A swap leads back here, so that what it brought can be paid.
    """
    codes: list[int] = []
    nobles = state.nobles[seat]
    scribes = nobles & 31
    first = seat * KINDS
    means = Means(state.own, first, scribes)
    silver = state.own[first + SILVER]
    units = means.total + silver
    section: i64 = -1
    jokers: i64 = 0
    # What access asks for; NO_SECTOR where noble 7 to 10 pays it with any unit.
    sector: i64 = NO_SECTOR
    has_space = False
    is_free = False
    for option in range(ACT_OPTIONS):
        if SECTION_OF[option] != section:
            section = SECTION_OF[option]
            jokers = silver + state.own[first + FIRST_AREA_OFFERING + section]
            sector = facing_sector(state, section)
            is_open = (units + jokers > 0) and is_available(state, seat, section)
            has_space = is_open and has_free_space(state, sector)
            is_free = is_open and WITHOUT_WHEEL[section] & nobles & ~state.used != 0
            if ANY_ACCESS[section] & nobles:
                sector = NO_SECTOR
        if has_space and (
            can_pay(state, seat, option, sector, means, jokers)
            if scribes == 0 or not state.strict
            else access_kinds(Wallet(state, seat, option * 2 + WHEEL)) != 0
        ):
            codes.append(ACT + option * 2 + WHEEL)
        if is_free and can_pay(state, seat, option, NO_SECTOR, means, jokers):
            codes.append(ACT + option * 2 + FREE)
    codes.append(PASS)
    if can_use_witch(state, seat):
        codes.append(USE_WITCH)
    if can_use_treasurer(state, seat):
        codes.append(USE_TREASURER)
    return codes


def is_available(state: Fields, seat: i64, section: i64) -> bool:
    """P4.9 What a section needs besides a wheel space and a payment."""
    if section == SECTION_OF[OFFERINGS_1]:
        return has_set(state)
    if section == SECTION_OF[TAKE_A_NOBLE]:
        return has_noble(state)
    if section == SECTION_OF[HIRE]:
        return has_artisan(state)
    return section != SECTION_OF[BURIAL] or state.stage[seat] < STAGES


def can_pay(state: Fields, seat: i64, option: i64, sector: i64, means: Means, jokers: i64) -> bool:
    """Whether a legal payment exists, access to this sector included."""
    if option == OFFERINGS_1:
        return means.can_fill_same(1, sector, jokers)
    if option in (OFFERINGS_2, NILE_PAIR):
        return means.can_fill_same(2, sector, jokers)
    if option == HIRE:
        return means.can_fill_same(3, sector, jokers)
    if option == BURIAL:
        place = FIRST_STAGE_LIST + state.stage[seat]
    elif option == TAKE_A_NOBLE:
        if state.nobles[seat] & BIT[JUDGE]:  # P9.4 any five, the access unit among them
            return means.of_one(sector) + jokers > 0 and means.total + jokers >= 5
        place = NOBLE_LIST
    else:
        assert FIRST_NILE <= option < NILE_PAIR
        place = option - FIRST_NILE
    return means.can_fill(place * 6 + sector, jokers)


def apply_turn(state: Fields, seat: i64, code: i64) -> None:
    """P4.1 The action is paid first; a free ability leaves the turn where it is."""
    if code == PASS:
        state.pending.pop()
        pass_round(state, seat)
    elif code in (USE_WITCH, USE_TREASURER):
        begin_swap(state, seat, code)
    else:
        begin_payment(state, seat, code - ACT)
