"""Jar abilities: Diplomat and Teacher, when a jar is gained (P9.7)."""

from iteru.games.pharaon.actions import JAR_KEEP, JAR_REPLACE, TEACHER_DECLINE, TEACHER_USE
from iteru.games.pharaon.box.components import JAR_RESOURCES
from iteru.games.pharaon.box.ids import DIPLOMAT, TEACHER
from iteru.games.pharaon.frames import ASK_ANY_BASIC, FOR_DIPLOMAT, FOR_TEACHER
from iteru.games.pharaon.rules.jars import discard_jar
from iteru.games.pharaon.rules.resources import gain_all
from iteru.games.pharaon.state import Fields
from iteru.games.pharaon.telling import events
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT


def legal_jar_diplomat() -> list[int]:
    """P9.7 The jar has been seen: keep it, or replace it."""
    return [JAR_KEEP, JAR_REPLACE]


def apply_jar_diplomat(state: Fields, seat: i64, code: i64) -> None:
    """P9.7 Instead of the jar, three basic resources of choice, one after the other (P3.4)."""
    jar = state.pending.pop()
    if code == JAR_KEEP:
        gain_all(state, seat, JAR_RESOURCES[jar])
        discard_jar(state, jar)
        return
    state.used |= BIT[DIPLOMAT]
    discard_jar(state, jar)
    events.tell_jar_replaced(state, seat, jar)
    for _ in range(3):
        state.pending.push(ASK_ANY_BASIC, seat, FOR_DIPLOMAT)


def legal_jar_teacher() -> list[int]:
    """P9.7 One basic resource of choice in addition, or not."""
    return [TEACHER_DECLINE, TEACHER_USE]


def apply_jar_teacher(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    if code == TEACHER_USE:
        state.used |= BIT[TEACHER]
        events.tell_teacher_used(state, seat)
        state.pending.push(ASK_ANY_BASIC, seat, FOR_TEACHER)
