"""What the journal is told: called only when someone listens. The Traitor's: events_traitor.py."""

from typing import Final

from iteru.games.pharaon.actions import (
    OPTION_NAMES,
    SECTION_OF,
    VARIANTS,
    artisan_message,
    income_message,
    jar_message,
    noble_message,
    offering_message,
    option_message,
    payment_message,
    resource_message,
    section_message,
    track_message,
    unit_message,
)
from iteru.games.pharaon.box.components import KIND_NAMES, PRINTED, UNIT_NAMES
from iteru.games.pharaon.box.ids import (
    DIRECTIONS,
    FIRST_OFFERING,
    INCOMES,
    PARTS,
    RESOURCES,
    SECTIONS,
)
from iteru.games.pharaon.rules.final_scoring import parts, standings
from iteru.games.pharaon.state import Fields, is_solo
from iteru.kernel.journal import EVERYONE
from iteru.kernel.message import message
from iteru.kernel.plain import NONE
from iteru.kernel.ranking import ranks

EVENT_KINDS: Final = [
    "round",
    "turn",
    "scribe_dealt",
    "dealt_nobles",
    "kept_noble",
    "jar_taken",
    "jar_revealed",
    "jars_shuffled",
    "gained",
    "short",
    "acted",
    "paid",
    "set_taken",
    "offering_taken",
    "offering_missed",
    "bag_refilled",
    "noble_taken",
    "noble_revealed",
    "artisan_taken",
    "artisan_revealed",
    "advanced",
    "advance_lost",
    "stage_built",
    "pharaoh",
    "first_player",
    "passed",
    "passed_last",
    "moved",
    "income",
    "swapped",
    "jar_replaced",
    "teacher_used",
    "wheel_cleared",
    "wheel_turned",
    "refilled_set",
    "refilled_bonus",
    "jars_shown",
    "blocked",
    "scored",
    "won",
    "shared",
    "lost",
]


def tell(
    state: Fields,
    kind: str,
    seat: int,
    args: dict[str, object],
    targets: list[str],
    data: dict[str, object],
    only: int = EVERYONE,
) -> None:
    """Adds an event about a holder or NONE; all is open but the nobles dealt in set-up (P2.5)."""
    if state.journal is None:
        return
    if seat == state.seats:  # the Traitor is no seat
        args["player"] = message("traitor")
        seat = NONE
    elif seat >= 0:
        args["player"] = message("player", {"seat": seat})
        targets.append(f"seat:{seat}")
    state.journal.tell(kind, seat, args, targets, data, only)


def tell_round(state: Fields) -> None:
    tell(state, "round", NONE, {"round": state.round}, [], {"round": state.round})


def tell_plain(state: Fields, kind: str, seat: int) -> None:
    """turn, pharaoh, first_player, advance_lost, offering_missed"""
    tell(state, kind, seat, {}, [], {})


def tell_noble(state: Fields, kind: str, seat: int, noble: int) -> None:
    """scribe_dealt, kept_noble"""
    name = PRINTED.nobles[noble]
    tell(state, kind, seat, {"noble": noble_message(noble)}, [f"noble:{name}"], {"noble": name})


def tell_dealt_nobles(state: Fields, seat: int, nobles: list[int]) -> None:
    """P2.5 Only the seat that draws them sees the two."""
    names = [PRINTED.nobles[noble] for noble in nobles]
    args: dict[str, object] = {"nobles": [noble_message(noble) for noble in nobles]}
    targets = [f"noble:{name}" for name in names]
    tell(state, "dealt_nobles", seat, args, targets, {"nobles": list(names)}, seat)


def tell_jar(state: Fields, kind: str, seat: int, jar: int) -> None:
    """jar_taken, jar_revealed, jar_replaced"""
    name = PRINTED.jars[jar]
    tell(state, kind, seat, {"jar": jar_message(jar)}, [f"jar:{name}"], {"jar": name})


def tell_jars_shuffled(state: Fields) -> None:
    tell(state, "jars_shuffled", NONE, {}, ["jar_stack"], {})


def tell_gained(state: Fields, seat: int, resource: int, amount: int) -> None:
    name = RESOURCES[resource]
    args: dict[str, object] = {"resource": resource_message(resource), "amount": amount}
    tell(state, "gained", seat, args, [f"supply:{name}"], {"resource": name, "amount": amount})


def tell_short(state: Fields, seat: int, resource: int) -> None:
    """P3.4 Nothing in stock."""
    name = RESOURCES[resource]
    args: dict[str, object] = {"resource": resource_message(resource)}
    tell(state, "short", seat, args, [f"supply:{name}"], {"resource": name})


def tell_acted(state: Fields, seat: int, option: int, variant: int) -> None:
    section = SECTION_OF[option]
    tell(
        state,
        "acted",
        seat,
        {
            "section": section_message(section),
            "action": option_message(option),
            "variant": VARIANTS[variant],
        },
        [f"section:{SECTIONS[section]}"],
        {
            "section": SECTIONS[section],
            "option": OPTION_NAMES[option],
            "variant": VARIANTS[variant],
        },
    )


def tell_paid(state: Fields, seat: int, section: int, access: int, units: list[int]) -> None:
    """The access unit goes to the wheel at the section's position, the others to the supplies."""
    position = state.position[section]
    data: dict[str, object] = {
        "access": None if access == NONE else UNIT_NAMES[access],
        "position": position,
        "units": [UNIT_NAMES[unit] for unit in units],
    }
    targets = [] if access == NONE else [f"wheel:{position}"]
    tell(state, "paid", seat, {"payment": payment_message(access, units)}, targets, data)


def tell_set_taken(state: Fields, seat: int, place: int, tokens: list[int]) -> None:
    tell(
        state,
        "set_taken",
        seat,
        {"number": place + 1, "tokens": [offering_message(token) for token in tokens]},
        [f"set:{place + 1}"],
        {"number": place + 1, "tokens": [PRINTED.offerings[token] for token in tokens]},
    )


def tell_offering_taken(state: Fields, seat: int, token: int, place: int) -> None:
    """From the bonus area, or from the bag (place NONE)."""
    source = "bag" if place == NONE else "bonus"
    tell(
        state,
        "offering_taken",
        seat,
        {"token": offering_message(token), "source": source},
        ["bag" if place == NONE else f"bonus:{place + 1}"],
        {"token": PRINTED.offerings[token], "source": source, "number": place + 1},
    )


def tell_bag_refilled(state: Fields) -> None:
    tell(state, "bag_refilled", NONE, {}, ["bag"], {})


def tell_noble_taken(state: Fields, seat: int, noble: int, slot: int) -> None:
    """From a slot of the display, or from the deck (slot NONE)."""
    name = PRINTED.nobles[noble]
    source = "deck" if slot == NONE else "slot"
    tell(
        state,
        "noble_taken",
        seat,
        {"noble": noble_message(noble), "source": source},
        [f"noble:{name}"],
        {"noble": name, "source": source, "slot": slot + 1},
    )


def tell_noble_revealed(state: Fields, noble: int, slot: int) -> None:
    name = PRINTED.nobles[noble]
    data: dict[str, object] = {"noble": name, "slot": slot + 1}
    args: dict[str, object] = {"noble": noble_message(noble)}
    tell(state, "noble_revealed", NONE, args, [f"noble:{name}"], data)


def tell_artisan_taken(state: Fields, seat: int, artisan: int, slot: int) -> None:
    name = PRINTED.artisans[artisan]
    source = "deck" if slot == NONE else "slot"
    tell(
        state,
        "artisan_taken",
        seat,
        {"artisan": artisan_message(artisan), "source": source},
        [f"artisan:{name}"],
        {"artisan": name, "source": source, "slot": slot + 1},
    )


def tell_artisan_revealed(state: Fields, artisan: int, slot: int) -> None:
    name = PRINTED.artisans[artisan]
    data: dict[str, object] = {"artisan": name, "slot": slot + 1}
    args: dict[str, object] = {"artisan": artisan_message(artisan)}
    tell(state, "artisan_revealed", NONE, args, [f"artisan:{name}"], data)


def tell_advanced(state: Fields, seat: int, track: int, level: int) -> None:
    name = RESOURCES[track]
    args: dict[str, object] = {"track": track_message(track), "level": level}
    tell(state, "advanced", seat, args, [f"track:{name}"], {"track": name, "level": level})


def tell_stage_built(state: Fields, seat: int, stage: int) -> None:
    tell(state, "stage_built", seat, {"stage": stage}, [f"stage:{stage}"], {"stage": stage})


def tell_passed(state: Fields, seat: int, row: int) -> None:
    """The row of the pyramid from 1 on; 0 for the last to pass, who has none (P5.2)."""
    order = len(state.passed)
    data: dict[str, object] = {"order": order, "row": row}
    kind = "passed" if row > 0 else "passed_last"
    tell(state, kind, seat, {"order": order, "row": row}, ["pyramid"], data)


def tell_moved(state: Fields, seat: int, row: int, index: int) -> None:
    data: dict[str, object] = {"row": row + 1, "index": index}
    tell(state, "moved", seat, {"row": row + 1, "space": index + 1}, ["pyramid"], data)


def tell_income(state: Fields, seat: int, income: int) -> None:
    args: dict[str, object] = {"income": income_message(income)}
    tell(state, "income", seat, args, ["pyramid"], {"income": INCOMES[income]})


def tell_swapped(state: Fields, seat: int, noble: int, given: int, gained: int) -> None:
    tell(
        state,
        "swapped",
        seat,
        {
            "noble": noble_message(noble),
            "give": unit_message(given),
            "get": resource_message(gained),
        },
        [f"noble:{PRINTED.nobles[noble]}"],
        {
            "noble": PRINTED.nobles[noble],
            "give": KIND_NAMES[given],
            "get": RESOURCES[gained],
        },
    )


def tell_teacher_used(state: Fields, seat: int) -> None:
    tell(state, "teacher_used", seat, {}, ["noble:teacher"], {})


def tell_wheel_cleared(state: Fields) -> None:
    tell(state, "wheel_cleared", NONE, {}, ["wheel"], {})


def tell_wheel_turned(state: Fields) -> None:
    direction = DIRECTIONS[0] if state.direction == 1 else DIRECTIONS[1]
    data: dict[str, object] = {"offset": state.offset, "direction": direction}
    tell(state, "wheel_turned", NONE, {"direction": direction}, ["wheel"], data)


def tell_refilled_set(state: Fields, place: int, tokens: list[int]) -> None:
    tell(
        state,
        "refilled_set",
        NONE,
        {"number": place + 1, "tokens": [offering_message(token) for token in tokens]},
        [f"set:{place + 1}"],
        {"number": place + 1, "tokens": [PRINTED.offerings[token] for token in tokens]},
    )


def tell_refilled_bonus(state: Fields, place: int, token: int) -> None:
    tell(
        state,
        "refilled_bonus",
        NONE,
        {"number": place + 1, "token": offering_message(token)},
        [f"bonus:{place + 1}"],
        {"number": place + 1, "token": PRINTED.offerings[token]},
    )


def tell_jars_shown(state: Fields, jars: list[int]) -> None:
    names = [PRINTED.jars[jar] for jar in jars]
    args: dict[str, object] = {"jars": [jar_message(jar) for jar in jars]}
    targets = [f"jar:{name}" for name in names]
    tell(state, "jars_shown", NONE, args, targets, {"jars": list(names)})


def tell_blocked(state: Fields, jar: int, sectors: list[int]) -> None:
    """P12.2 The jar left over blocks a space for each of its resources."""
    name = PRINTED.jars[jar]
    data: dict[str, object] = {"jar": name, "sectors": [RESOURCES[sector] for sector in sectors]}
    args: dict[str, object] = {"jar": jar_message(jar)}
    tell(state, "blocked", NONE, args, [f"jar:{name}", "wheel"], data)


def tell_final_scoring(state: Fields) -> None:
    """P10 The parts of each player, and who has won."""
    for seat in range(state.seats):
        points = dict(zip(PARTS, parts(state, seat)))
        total = sum(points.values())
        tell(state, "scored", seat, {"total": total}, [], {"parts": points, "total": total})
    if is_solo(state):
        _tell_solo_result(state)
        return
    places = ranks(standings(state))
    winners = [seat for seat in range(state.seats) if places[seat] == 1]
    if len(winners) == 1:
        tell(state, "won", winners[0], {}, [], {})
    else:
        players = [message("player", {"seat": seat}) for seat in winners]
        tell(state, "shared", NONE, {"players": players}, [], {"seats": winners})


def _tell_solo_result(state: Fields) -> None:
    """P11.8.4 The player wins with strictly more points than the Traitor."""
    points = dict(zip(PARTS, parts(state, 1)))
    total = sum(points.values())
    tell(state, "traitor_scored", NONE, {"total": total}, [], {"parts": points, "total": total})
    won = sum(parts(state, 0)) > total
    tell(state, "won" if won else "lost", 0, {}, [], {})


assert len(RESOURCES) == FIRST_OFFERING
