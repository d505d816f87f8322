"""What is told to the journal of rounds, actions, resources and jars.

Where nobody listens, nothing is made. events_cards.py, events_traitor.py and events_final.py tell
the rest.
"""

from typing import Final

from iteru.games.pharaon.actions import OPTION_NAMES, SECTION_OF, VARIANTS, option_message
from iteru.games.pharaon.box.components import JAR_RESOURCES, KIND_NAMES, PRINTED, UNIT_NAMES
from iteru.games.pharaon.box.ids import DIRECTIONS, INCOMES, RESOURCES, SECTIONS
from iteru.games.pharaon.state import Fields
from iteru.games.pharaon.telling.words import (
    WORDS,
    income_message,
    jar_message,
    noble_message,
    payment_message,
    resource_message,
    section_message,
    track_message,
    unit_message,
)
from iteru.kernel.journal import EVERYONE
from iteru.kernel.message import Message, message
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec

PLAYER: Final = WORDS.id("player")
TRAITOR: Final = WORDS.id("traitor")
ROUND: Final = WORDS.event("round")
TURN: Final = WORDS.event("turn")
JAR_TAKEN: Final = WORDS.event("jar_taken")
JAR_REVEALED: Final = WORDS.event("jar_revealed")
JAR_REPLACED: Final = WORDS.event("jar_replaced")
JARS_SHUFFLED: Final = WORDS.event("jars_shuffled")
JARS_SHOWN: Final = WORDS.event("jars_shown")
BLOCKED: Final = WORDS.event("blocked")
GAINED: Final = WORDS.event("gained")
SHORT: Final = WORDS.event("short")
ACTED: Final = WORDS.event("acted")
PAID: Final = WORDS.event("paid")
ADVANCED: Final = WORDS.event("advanced")
ADVANCE_LOST: Final = WORDS.event("advance_lost")
STAGE_BUILT: Final = WORDS.event("stage_built")
PHARAOH: Final = WORDS.event("pharaoh")
FIRST_PLAYER: Final = WORDS.event("first_player")
PASSED: Final = WORDS.event("passed")
PASSED_LAST: Final = WORDS.event("passed_last")
MOVED: Final = WORDS.event("moved")
INCOME: Final = WORDS.event("income")
SWAPPED: Final = WORDS.event("swapped")
TEACHER_USED: Final = WORDS.event("teacher_used")
WHEEL_CLEARED: Final = WORDS.event("wheel_cleared")
WHEEL_TURNED: Final = WORDS.event("wheel_turned")


def tell(
    state: Fields,
    kind: str,
    holder: int,
    *,
    args: dict[str, object],
    targets: list[str],
    data: dict[str, object],
    only: int = EVERYONE,
) -> None:
    """Adds an event about a holder or NONE; all is open but the nobles dealt in set-up (P2.5)."""
    if state.journal is None:
        return
    seat = NONE
    if holder == state.seats:  # the Traitor is no seat
        args["player"] = message(TRAITOR)
    elif holder >= 0:
        seat = holder
        args["player"] = player_message(seat)
        targets.append(f"seat:{seat}")
    state.journal.tell(kind, seat, args, targets, data, only)


def player_message(seat: int) -> Message:
    return message(PLAYER, {"seat": seat})


def tell_alone(state: Fields, kind: str, holder: int, target: str = "") -> None:
    """An event that needs no word beside the holder, if any."""
    if state.journal is not None:
        tell(state, kind, holder, args={}, targets=[target] if target else [], data={})


# ---------------------------------------------------------------- rounds and turns


def tell_round(state: Fields) -> None:
    if state.journal is None:
        return
    tell(state, ROUND, NONE, args={"round": state.round}, targets=[], data={"round": state.round})


def tell_turn(state: Fields, seat: int) -> None:
    tell_alone(state, TURN, seat)


def tell_passed(state: Fields, holder: int, row: int) -> None:
    """P5.1 The row of the pyramid, from 0."""
    _tell_passed(state, PASSED, holder, row + 1)


def tell_passed_last(state: Fields, holder: int) -> None:
    """P5.2 The last to pass has no row."""
    _tell_passed(state, PASSED_LAST, holder, 0)


def _tell_passed(state: Fields, kind: str, holder: int, row: int) -> None:
    if state.journal is None:
        return
    order = len(state.passed)
    args: dict[str, object] = {"order": order, "row": row}
    tell(state, kind, holder, args=args, targets=["pyramid"], data={"order": order, "row": row})


def tell_first_player(state: Fields, holder: int) -> None:
    tell_alone(state, FIRST_PLAYER, holder)


def tell_pharaoh(state: Fields, holder: int) -> None:
    tell_alone(state, PHARAOH, holder)


def tell_moved(state: Fields, holder: int, row: int, index: int) -> None:
    """Row and space of the pyramid, from 0."""
    if state.journal is None:
        return
    tell(
        state,
        MOVED,
        holder,
        args={"row": row + 1, "space": index + 1},
        targets=["pyramid"],
        data={"row": row + 1, "index": index},
    )


def tell_income(state: Fields, seat: int, income: int) -> None:
    if state.journal is None:
        return
    tell(
        state,
        INCOME,
        seat,
        args={"income": income_message(income)},
        targets=["pyramid"],
        data={"income": INCOMES[income]},
    )


def tell_wheel_cleared(state: Fields) -> None:
    tell_alone(state, WHEEL_CLEARED, NONE, "wheel")


def tell_wheel_turned(state: Fields) -> None:
    if state.journal is None:
        return
    direction = DIRECTIONS[0] if state.direction == 1 else DIRECTIONS[1]
    tell(
        state,
        WHEEL_TURNED,
        NONE,
        args={"direction": direction},
        targets=["wheel"],
        data={"offset": state.offset, "direction": direction},
    )


# ---------------------------------------------------------------- actions and payments


def tell_acted(state: Fields, seat: int, option: int, variant: int) -> None:
    if state.journal is None:
        return
    section = SECTION_OF[option]
    name, way = SECTIONS[section], VARIANTS[variant]
    tell(
        state,
        ACTED,
        seat,
        args={
            "section": section_message(section),
            "action": option_message(option),
            "variant": way,
        },
        targets=[f"section:{name}"],
        data={"section": name, "option": OPTION_NAMES[option], "variant": way},
    )


def tell_paid(state: Fields, seat: int, section: int, access: int, units: vec[i64]) -> None:
    """The access unit goes to the wheel at the section's position, the others to the supplies."""
    if state.journal is None:
        return
    position = state.position[section]
    tell(
        state,
        PAID,
        seat,
        args={"payment": payment_message(access, list(units))},
        targets=[] if access == NONE else [f"wheel:{position}"],
        data={
            "access": None if access == NONE else UNIT_NAMES[access],
            "position": position,
            "units": [UNIT_NAMES[unit] for unit in units],
        },
    )


def tell_advanced(state: Fields, holder: int, track: int, level: int) -> None:
    if state.journal is None:
        return
    name = RESOURCES[track]
    tell(
        state,
        ADVANCED,
        holder,
        args={"track": track_message(track), "level": level},
        targets=[f"track:{name}"],
        data={"track": name, "level": level},
    )


def tell_advance_lost(state: Fields, holder: int) -> None:
    """P4.5.2 No track has room."""
    tell_alone(state, ADVANCE_LOST, holder)


def tell_stage_built(state: Fields, holder: int, stage: int) -> None:
    if state.journal is None:
        return
    tell(
        state,
        STAGE_BUILT,
        holder,
        args={"stage": stage},
        targets=[f"stage:{stage}"],
        data={"stage": stage},
    )


def tell_swapped(state: Fields, seat: int, noble: int, given: int, gained: int) -> None:
    if state.journal is None:
        return
    name = PRINTED.nobles[noble]
    tell(
        state,
        SWAPPED,
        seat,
        args={
            "noble": noble_message(noble),
            "give": unit_message(given),
            "get": resource_message(gained),
        },
        targets=[f"noble:{name}"],
        data={"noble": name, "give": KIND_NAMES[given], "get": RESOURCES[gained]},
    )


# ---------------------------------------------------------------- resources and jars


def tell_gained(state: Fields, holder: int, resource: int) -> None:
    if state.journal is None:
        return
    name = RESOURCES[resource]
    tell(
        state,
        GAINED,
        holder,
        args={"resource": resource_message(resource), "amount": 1},
        targets=[f"supply:{name}"],
        data={"resource": name, "amount": 1},
    )


def tell_short(state: Fields, holder: int, resource: int) -> None:
    """P3.4 Nothing in stock."""
    if state.journal is None:
        return
    name = RESOURCES[resource]
    tell(
        state,
        SHORT,
        holder,
        args={"resource": resource_message(resource)},
        targets=[f"supply:{name}"],
        data={"resource": name},
    )


def tell_jar_taken(state: Fields, seat: int, jar: int) -> None:
    """One of those under the pyramid."""
    _tell_jar(state, JAR_TAKEN, seat, jar)


def tell_jar_revealed(state: Fields, seat: int, jar: int) -> None:
    """One of the stack."""
    _tell_jar(state, JAR_REVEALED, seat, jar)


def tell_jar_replaced(state: Fields, seat: int, jar: int) -> None:
    """By the Diplomat (P9.7)."""
    _tell_jar(state, JAR_REPLACED, seat, jar)


def _tell_jar(state: Fields, kind: str, seat: int, jar: int) -> None:
    if state.journal is None:
        return
    name = PRINTED.jars[jar]
    tell(
        state,
        kind,
        seat,
        args={"jar": jar_message(jar)},
        targets=[f"jar:{name}"],
        data={"jar": name},
    )


def tell_jars_shuffled(state: Fields) -> None:
    tell_alone(state, JARS_SHUFFLED, NONE, "jar_stack")


def tell_jars_shown(state: Fields) -> None:
    if state.journal is None:
        return
    names = [PRINTED.jars[jar] for jar in state.jars_shown]
    tell(
        state,
        JARS_SHOWN,
        NONE,
        args={"jars": [jar_message(jar) for jar in state.jars_shown]},
        targets=[f"jar:{name}" for name in names],
        data={"jars": list(names)},
    )


def tell_blocked(state: Fields, jar: int) -> None:
    """P12.2 The jar left over blocks a space for each of its resources."""
    if state.journal is None:
        return
    name = PRINTED.jars[jar]
    tell(
        state,
        BLOCKED,
        NONE,
        args={"jar": jar_message(jar)},
        targets=[f"jar:{name}", "wheel"],
        data={"jar": name, "sectors": [RESOURCES[sector] for sector in JAR_RESOURCES[jar]]},
    )


def tell_teacher_used(state: Fields, seat: int) -> None:
    tell_alone(state, TEACHER_USED, seat, "noble:teacher")
