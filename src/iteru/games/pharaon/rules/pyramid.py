"""The Pyramid of Time: moves and incomes of those who have passed (P6)."""

from iteru.games.pharaon.actions import INCOME
from iteru.games.pharaon.box.components import PYRAMID
from iteru.games.pharaon.box.ids import (
    INCOME_ANY_BASIC,
    INCOME_OFFERING,
    INCOME_SILVER,
    INCOMES,
    SILVER,
)
from iteru.games.pharaon.frames import (
    ASK_ANY_BASIC,
    ASK_OFFERING_SOURCE,
    ASK_PYRAMID_INCOME,
    FOR_PYRAMID,
)
from iteru.games.pharaon.rules.resources import gain
from iteru.games.pharaon.state import Fields, index_of
from iteru.games.pharaon.telling import events
from iteru.kernel.rows import i64


def row_of(state: Fields, holder: i64) -> i64:
    """The row of a holder who has passed, from 0: rows are taken in the order of passing."""
    return index_of(state.passed, holder)


def take_pyramid_turn(state: Fields, seat: i64) -> None:
    """P6.1 The disk must move one space right; P6.2 on the last space nothing happens."""
    row = row_of(state, seat)
    if move(state, seat, row):
        state.pending.push(ASK_PYRAMID_INCOME, seat)


def move(state: Fields, holder: i64, row: i64) -> bool:
    """One space to the right, if there is one."""
    if state.index[holder] == len(PYRAMID[row]) - 1:
        return False
    state.index[holder] += 1
    events.tell_moved(state, holder, row, state.index[holder])
    return True


def legal_pyramid_income(state: Fields, seat: i64) -> list[int]:
    """P6.1 The new space or the one to its left, unless that one gives nothing or the same."""
    row = PYRAMID[row_of(state, seat)]
    new, left = row[state.index[seat]], row[state.index[seat] - 1]
    codes = [INCOME + new]
    if left <= INCOME_OFFERING and left != new:
        codes.append(INCOME + left)
        codes.sort()
    return codes


def apply_pyramid_income(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    take_income(state, seat, code - INCOME)


def move_and_take_income(state: Fields, seat: i64, row: i64) -> None:
    """P9.2 The General moves at once and takes the new space's income, not that to its left."""
    if move(state, seat, row):
        take_income(state, seat, PYRAMID[row][state.index[seat]])


def take_income(state: Fields, seat: i64, income: i64) -> None:
    """P6.3 A basic resource of choice, a silver, or an offering token."""
    events.tell_income(state, seat, income)
    if income == INCOME_ANY_BASIC:
        state.pending.push(ASK_ANY_BASIC, seat, FOR_PYRAMID)
    elif income == INCOME_SILVER:
        gain(state, seat, SILVER)
    elif income == INCOME_OFFERING:
        state.pending.push(ASK_OFFERING_SOURCE, seat)
    else:
        raise AssertionError(f"{INCOMES[income]} is no income")
