"""Canopic jars: stack, reshuffle, gaining one, and the jar that blocks the wheel (P3.5, P12.2).

What lies in the stack is a set, and a jar is chosen when it is revealed. The Traitor's face-down
stack is taken from it; as nobody can tell its jars from those that stay, they remain together in
`jar_stack`, of which `traitor_mixed` are the Traitor's, until the stack itself runs empty.
"""

from iteru.games.pharaon.box.components import JAR_RESOURCES, PRINTED
from iteru.games.pharaon.box.ids import DIPLOMAT, TEACHER
from iteru.games.pharaon.frames import ASK_JAR_DIPLOMAT, ASK_JAR_TEACHER
from iteru.games.pharaon.rules.resources import gain_all
from iteru.games.pharaon.state import BLOCK, SETUP_ROUND, Fields, has_free_space, put_on_wheel
from iteru.games.pharaon.telling import events
from iteru.kernel.draws import draw_member
from iteru.kernel.plain import NONE
from iteru.kernel.rows import append, i64, vec
from iteru.kernel.sets import BIT, count_bits


def jars_in_stack(state: Fields) -> i64:
    return count_bits(state.jar_stack) - state.traitor_mixed


def discard_jar(state: Fields, jar: i64) -> None:
    state.jar_discards = append(state.jar_discards[:], jar)


def reshuffle_if_empty(state: Fields) -> bool:
    """P3.5 The discarded jars become a new stack; False if there is no jar at all."""
    if jars_in_stack(state) > 0:
        return True
    if len(state.jar_discards) == 0:
        return False
    state.traitor_stack |= state.jar_stack  # all that is left there is known to be the Traitor's
    state.traitor_mixed = 0
    state.jar_stack = 0
    for jar in state.jar_discards:
        state.jar_stack |= BIT[jar]
    state.jar_discards = vec[i64]()
    events.tell_jars_shuffled(state)
    return True


def draw_jar(state: Fields) -> i64:
    """The top jar of the stack, or NONE if neither stack nor discards hold one."""
    if not reshuffle_if_empty(state):
        return NONE
    jar = draw_member(state.jar_stack, state.generator)
    state.jar_stack ^= BIT[jar]
    state.reveals += 1
    return jar


def gain_random_jar(state: Fields, seat: i64) -> None:
    """P3.5 An artisan or the Nile gives the top jar of the stack."""
    jar = draw_jar(state)
    if jar == NONE:
        return
    events.tell_jar_revealed(state, seat, jar)
    gain_jar(state, seat, jar)


def gain_jar(state: Fields, seat: i64, jar: i64) -> None:
    """P3.5 Its three resources, then it is discarded; P9.7 Diplomat first, Teacher last."""
    ready = state.nobles[seat] & ~state.used if state.round != SETUP_ROUND else 0
    if ready & BIT[TEACHER]:
        state.pending.push(ASK_JAR_TEACHER, seat, jar)
    if ready & BIT[DIPLOMAT]:
        state.pending.push(ASK_JAR_DIPLOMAT, seat, jar)
        return
    gain_all(state, seat, JAR_RESOURCES[jar])
    discard_jar(state, jar)


def show_jars(state: Fields) -> None:
    """P2.3 Jars are revealed under the pyramid."""
    shown = vec[i64]()
    for _ in range(PRINTED.setups[state.seats].jars):
        jar = draw_jar(state)
        if jar != NONE:
            shown = append(shown, jar)
    state.jars_shown = shown
    events.tell_jars_shown(state)


def block_wheel(state: Fields) -> None:
    """P12.2 The jar nobody chose blocks a space for each of its resources, then is discarded."""
    for jar in state.jars_shown:
        for resource in JAR_RESOURCES[jar]:
            if not has_free_space(state, resource):
                continue
            if state.supply[resource] > 0:
                state.supply[resource] -= 1
                put_on_wheel(state, resource, resource)
            else:
                put_on_wheel(state, resource, BLOCK)
        discard_jar(state, jar)
        events.tell_blocked(state, jar)
    state.jars_shown = vec[i64]()


def traitor_jars(state: Fields) -> i64:
    """How many jars lie in the Traitor's stack."""
    return count_bits(state.traitor_stack) + state.traitor_mixed


def fill_traitor_stack(state: Fields, number: i64) -> None:
    """P11.2, P11.7.3 This many jars from the stack, face down, or all that there are."""
    for _ in range(number):
        if not reshuffle_if_empty(state):
            return
        state.traitor_mixed += 1


def draw_traitor_jar(state: Fields) -> i64:
    """P11.4 The top jar of the Traitor's stack, which must not be empty."""
    known = count_bits(state.traitor_stack)
    if state.generator.below(known + state.traitor_mixed) < known:
        jar = draw_member(state.traitor_stack, state.generator)
        state.traitor_stack ^= BIT[jar]
    else:
        jar = draw_member(state.jar_stack, state.generator)
        state.jar_stack ^= BIT[jar]
        state.traitor_mixed -= 1
    state.reveals += 1
    return jar
