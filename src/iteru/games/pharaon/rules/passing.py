"""Passing: the disk goes to the pyramid, and a jar is chosen (P5)."""

from iteru.games.pharaon.actions import TAKE_JAR
from iteru.games.pharaon.box.ids import GENERAL
from iteru.games.pharaon.frames import ASK_PASS_JAR
from iteru.games.pharaon.rules.jars import gain_jar
from iteru.games.pharaon.rules.pyramid import move_and_take_income
from iteru.games.pharaon.state import Fields, holders_of
from iteru.games.pharaon.telling import events
from iteru.kernel.rows import append, i64, vec
from iteru.kernel.sets import BIT


def pass_round(state: Fields, seat: i64) -> None:
    """P5.1 Row, first player token, General, jar, in this order; P5.2 the last has no row.

    P6.6 At its first space a row gives nothing, but for the first player token of row 1. P11.7.2 In
    a solo game it is the same.
    """
    row = enter_pyramid(state, seat)
    if len(state.jars_shown) > 0:
        state.pending.push(ASK_PASS_JAR, seat)
    if is_last(state):
        return
    if row == 0:
        take_first_player_token(state, seat)
    if state.nobles[seat] & BIT[GENERAL]:
        move_and_take_income(state, seat, row)


def enter_pyramid(state: Fields, holder: i64) -> i64:
    """P5.1 The leftmost space of the first free row, from 0; the last to pass takes none.

    P6.4 So one row fewer is used than there are players, the Traitor included.
    """
    row = len(state.passed)
    state.passed = append(state.passed[:], holder)
    state.index[holder] = 0
    if is_last(state):
        events.tell_passed_last(state, holder)
    else:
        events.tell_passed(state, holder, row)
    return row


def is_last(state: Fields) -> bool:
    """P5.2 Everybody has passed."""
    return len(state.passed) == holders_of(state)


def take_first_player_token(state: Fields, holder: i64) -> None:
    """P5.1 The first to pass takes it, from whoever has it."""
    if state.first != holder:
        state.first = holder
        events.tell_first_player(state, holder)


def legal_pass_jar(state: Fields) -> list[int]:
    """P5.1 One of the jars under the pyramid."""
    codes = [TAKE_JAR + jar for jar in state.jars_shown]
    codes.sort()
    return codes


def apply_pass_jar(state: Fields, seat: i64, code: i64) -> None:
    """P5.1 step 4, also for the last to pass (P5.2)."""
    state.pending.pop()
    take_shown_jar(state, seat, code - TAKE_JAR)


def take_shown_jar(state: Fields, seat: i64, jar: i64) -> None:
    """The jar leaves the display and is gained."""
    state.jars_shown = vec[i64]([shown for shown in state.jars_shown if shown != jar])
    events.tell_jar_taken(state, seat, jar)
    gain_jar(state, seat, jar)
