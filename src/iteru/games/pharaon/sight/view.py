"""What a seat may see: all but chance and, in set-up, the nobles that others drew (P13)."""

from typing import Final

from iteru.games.pharaon.actions import (
    ACT_OPTIONS,
    BURIAL,
    FIRST_NILE,
    OPTION_NAMES,
    SECTION_OF,
    TAKE_A_NOBLE,
    VARIANTS,
)
from iteru.games.pharaon.box.components import PRINTED, UNIT_NAMES
from iteru.games.pharaon.box.ids import (
    BASIC_NAMES,
    BASICS,
    DIRECTIONS,
    FIRST_OFFERING,
    KINDS,
    NOBLES,
    OFFERING_TYPES,
    PARTS,
    POSITIONS,
    RESOURCES,
    SECTIONS,
    WHEEL_SPACES,
)
from iteru.games.pharaon.frames import (
    ASK_ANY_BASIC,
    ASK_JAR_DIPLOMAT,
    ASK_JAR_TEACHER,
    ASK_PAYMENT,
    FOR_PYRAMID,
    FRAME_KINDS,
)
from iteru.games.pharaon.rules.final_scoring import parts, places
from iteru.games.pharaon.rules.gods import half_count, left_for, needed, satisfied, value
from iteru.games.pharaon.rules.jars import jars_in_stack
from iteru.games.pharaon.rules.noble_prestige import prestige
from iteru.games.pharaon.rules.payment import is_access_asked, proposed
from iteru.games.pharaon.rules.pyramid import row_of
from iteru.games.pharaon.rules.wallet import SAME_KIND
from iteru.games.pharaon.sight.hidden import picking_seat
from iteru.games.pharaon.sight.shape import (
    Half,
    Nobles,
    Payment,
    PrivateView,
    PublicView,
    PyramidRow,
    RingPlace,
    SeatGod,
    SeatView,
)
from iteru.games.pharaon.sight.view_traitor import section_counts, traitor_view
from iteru.games.pharaon.state import (
    BLOCK,
    SETUP_ROUND,
    UNKNOWN,
    Fields,
    active_holder,
    facing_sector,
    holders_of,
    is_solo,
)
from iteru.kernel.frames import dump_frames
from iteru.kernel.plain import NONE, named
from iteru.kernel.sets import BIT, members

THE_TRAITOR: Final = -2  # in the view, where -1 is nobody


def _cost(option: int) -> list[str]:
    """P3.10.2 What an option asks for; of stages of the burial chamber each has its own."""
    if SAME_KIND[option] > 0:
        return ["any"] * SAME_KIND[option]
    if option == TAKE_A_NOBLE:
        return list(BASIC_NAMES)
    return named(PRINTED.nile_costs[option - FIRST_NILE], RESOURCES)


COSTS: Final = {
    OPTION_NAMES[option]: _cost(option) for option in range(ACT_OPTIONS) if option != BURIAL
}


def public_view(state: Fields) -> PublicView:
    ranking = places(state)
    setup = PRINTED.setups[state.seats]
    return {
        "phase": "over" if state.over else "setup" if state.round == SETUP_ROUND else "round",
        "round": max(state.round, 1),
        "rounds": PRINTED.rounds,
        "direction": DIRECTIONS[0] if state.direction == 1 else DIRECTIONS[1],
        "offset": state.offset,
        "first": _first(state),
        "active": _active(state),
        "to_move": state.to_move,
        "decision": state.decision,
        "pending": dump_frames(state.pending, FRAME_KINDS),
        "reveals": state.reveals,
        "turn_count": state.turn_count,
        "options": dict(state.options),
        "ring": [_section(state, position) for position in range(POSITIONS)],
        "costs": {name: list(cost) for name, cost in COSTS.items()},
        "supply": dict(zip(RESOURCES, state.supply)),
        "jars": {
            "stack": jars_in_stack(state),
            "shown": named(list(state.jars_shown), PRINTED.jars),
            "discards": named(list(state.jar_discards), PRINTED.jars),
            "unseen": named(members(state.jar_stack), PRINTED.jars),
        },
        "jar_open": _open_jar(state),
        "nobles": _nobles(state),
        "artisans": {
            "slots": _slots(list(state.artisan_slots), PRINTED.artisans),
            "deck": len(members(state.artisan_deck)),
            "unseen": named(members(state.artisan_deck), PRINTED.artisans),
            "removed": named(members(state.artisans_removed), PRINTED.artisans),
        },
        "offerings": {
            "sets": [_set(state, place) for place in range(setup.sets)],
            "bonus": _slots(list(state.bonus[: setup.bonus]), PRINTED.offerings),
            "bag": dict(zip(PRINTED.offerings, state.bag)),
            "discards": dict(zip(PRINTED.offerings, state.discards)),
        },
        "pyramid": [_row(state, row) for row in range(holders_of(state) - 1)],
        "passed": [_shown_holder(state, holder) for holder in state.passed],
        "pharaoh": _shown_holder(state, state.pharaoh),
        "payment": _payment(state),
        "seats": [_seat(state, seat, ranking[seat]) for seat in range(state.seats)],
        "traitor": traitor_view(state) if is_solo(state) else None,
    }


def private_view(state: Fields, seat: int) -> PrivateView:
    """P2.5 The two nobles a seat chooses from, and the one it has set aside."""
    found: PrivateView = {}
    if len(state.offered) > 0 and picking_seat(state) == seat:
        found["setup_nobles"] = named(sorted(state.offered), PRINTED.nobles)
    if len(state.aside) > 0 and state.aside[seat] != NONE:
        found["rejected"] = PRINTED.nobles[state.aside[seat]]
    return found


def _shown_holder(state: Fields, holder: int) -> int:
    """A seat, -1 for nobody, -2 for the Traitor."""
    return THE_TRAITOR if holder == state.seats else holder


def _first(state: Fields) -> int | None:
    """The seat with the first player token, -1 for the Traitor; None while nobody has it."""
    if state.first == NONE:
        return None
    return NONE if state.first == state.seats else state.first


def _active(state: Fields) -> int:
    holder = active_holder(state)
    return NONE if state.over or holder == state.seats else holder


def _section(state: Fields, position: int) -> RingPlace:
    """A section, what lies on the sector that faces it, and the god on its clockwise edge."""
    section = state.ring[position]
    neighbour = state.ring[(position + 1) % POSITIONS]
    sector = facing_sector(state, section)
    units: list[str | None] = []
    for unit in state.wheel[sector * WHEEL_SPACES : (sector + 1) * WHEEL_SPACES]:
        if unit != NONE:
            units.append(None if unit == BLOCK else UNIT_NAMES[unit])
    return {
        "position": position,
        "section": SECTIONS[section],
        "sector": BASIC_NAMES[sector],
        "usable": state.usable,
        "units": units,
        "free": state.usable - len(units),
        "god": {
            "id": PRINTED.gods[PRINTED.god_of_section[section]],
            "value": value(state, position),
            "neighbour": SECTIONS[neighbour],
            "needs": {SECTIONS[half]: needed(state, half) for half in (section, neighbour)},
        },
    }


def _open_jar(state: Fields) -> str | None:
    """The jar that is being resolved: kept or replaced, or with something in addition."""
    if not state.pending:
        return None
    kind, _, argument = state.pending.top()
    if kind in (ASK_JAR_DIPLOMAT, ASK_JAR_TEACHER):
        return PRINTED.jars[argument]
    if kind == ASK_ANY_BASIC and argument != FOR_PYRAMID and len(state.jar_discards) > 0:
        return PRINTED.jars[state.jar_discards[len(state.jar_discards) - 1]]
    return None


def _nobles(state: Fields) -> Nobles:
    """P13.1 To everyone who did not draw them, offered and rejected nobles may be in the deck."""
    unseen = state.noble_deck
    hidden = 0
    for noble in [*state.offered, *state.aside]:
        if noble == UNKNOWN:
            hidden += 1
        elif noble != NONE:
            unseen |= BIT[noble]
    return {
        "slots": _slots(list(state.noble_slots), PRINTED.nobles),
        "deck": len(members(state.noble_deck)) - hidden,
        "unseen": named(members(unseen), PRINTED.nobles),
        "removed": named(members(state.nobles_removed), PRINTED.nobles),
        "set_aside": len([noble for noble in state.aside if noble != NONE]),
    }


def _slots(cards: list[int], names: list[str]) -> list[str | None]:
    return [None if card == NONE else names[card] for card in cards]


def _set(state: Fields, place: int) -> list[str] | None:
    tokens = list(state.set_tokens[place * 2 : place * 2 + 2])
    return None if tokens[0] == NONE else named(tokens, PRINTED.offerings)


def _row(state: Fields, row: int) -> PyramidRow:
    holder = state.passed[row] if row < len(state.passed) else NONE
    return {
        "row": row + 1,
        "seat": _shown_holder(state, holder),
        "index": 0 if holder == NONE else state.index[holder],
    }


def _payment(state: Fields) -> Payment | None:
    """P3.10.6 What is being paid, what was chosen so far, and the proposal."""
    if len(state.paying) == 0:
        return None
    _, seat, act = next(frame for frame in state.pending.frames() if frame[0] == ASK_PAYMENT)
    section = SECTION_OF[act // 2]
    paid = proposed(state, seat, act)
    return {
        "section": SECTIONS[section],
        "option": OPTION_NAMES[act // 2],
        "variant": VARIANTS[act % 2],
        "sector": BASIC_NAMES[facing_sector(state, section)],
        "step": "access" if is_access_asked(state, act) else "units",
        "access": _unit(state.paying[0]),
        "units": [UNIT_NAMES[unit] for unit in state.paying[2:]],
        "proposal": {
            "access": _unit(paid[0]),
            "units": [UNIT_NAMES[unit] for unit in paid[1:]],
        },
    }


def _unit(unit: int) -> str | None:
    return None if unit == NONE else UNIT_NAMES[unit]


def _seat(state: Fields, seat: int, place: int) -> SeatView:
    points = parts(state, seat)
    gods = satisfied(state, seat)
    first = seat * KINDS
    offerings = state.own[first + FIRST_OFFERING : first + FIRST_OFFERING + OFFERING_TYPES]
    has_passed = seat in state.passed
    is_last = has_passed and row_of(state, seat) == holders_of(state) - 1
    return {
        "resources": dict(zip(RESOURCES, state.own[first : first + len(RESOURCES)])),
        "offerings": dict(zip(PRINTED.offerings, offerings)),
        "nobles": [
            {
                "id": PRINTED.nobles[noble],
                "used": state.used >> noble & 1 == 1,
                "points": PRINTED.noble_prestige[noble],
                "prestige_now": prestige(state, seat, noble, gods),
            }
            for noble in members(state.nobles[seat])
        ],
        "set_aside": len(state.aside) > 0 and state.aside[seat] != NONE,
        "artisans": named(members(state.artisans[seat]), PRINTED.artisans),
        "nile": dict(zip(BASIC_NAMES, state.nile[seat * BASICS : (seat + 1) * BASICS])),
        "stage": state.stage[seat],
        "counts": section_counts(state, seat),
        "round_disk": "done" if is_last else "pyramid" if has_passed else "round",
        "row": 0 if not has_passed or is_last else row_of(state, seat) + 1,
        "index": state.index[seat],
        "passed": has_passed,
        "gods": [_god(state, seat, position, gods) for position in range(POSITIONS)],
        "parts": dict(zip(PARTS, points)),
        "points": sum(points),
        "place": place,
    }


def _god(state: Fields, seat: int, position: int, gods: int) -> SeatGod:
    """P8.1 Both half-conditions of a god; it is satisfied if the best set holds it (P8.4)."""
    sections = (state.ring[position], state.ring[(position + 1) % POSITIONS])
    return {
        "id": PRINTED.gods[PRINTED.god_of_section[state.ring[position]]],
        "value": value(state, position),
        "satisfied": gods >> position & 1 == 1,
        "halves": [_half(state, seat, section, position, gods) for section in sections],
    }


def _half(state: Fields, seat: int, section: int, position: int, gods: int) -> Half:
    have, wanted = left_for(state, seat, section, position, gods), needed(state, section)
    is_promised = have < wanted <= half_count(state, seat, section)
    return {
        "section": SECTIONS[section],
        "have": have,
        "needed": wanted,
        "met": have >= wanted,
        "promised": _other_god(state, section, position) if is_promised else None,
    }


def _other_god(state: Fields, section: int, position: int) -> str:
    """Of the two gods beside a section the one that does not stand at this position."""
    place = state.position[section]
    other = (place - 1) % POSITIONS if position == place else place
    return PRINTED.gods[PRINTED.god_of_section[state.ring[other]]]


assert len(PRINTED.nobles) == NOBLES
