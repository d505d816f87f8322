"""A state as readable plain data; restore.py is the way back."""

from typing import Final

from iteru.games.pharaon.box.components import KIND_NAMES, PRINTED, UNIT_NAMES
from iteru.games.pharaon.box.ids import (
    BASICS,
    DIRECTIONS,
    FIRST_OFFERING,
    KINDS,
    RESOURCES,
    SECTIONS,
    SIDES,
    TILES,
)
from iteru.games.pharaon.frames import FRAME_KINDS
from iteru.games.pharaon.state import UNKNOWN, Fields, holders_of
from iteru.kernel.frames import dump_frames
from iteru.kernel.plain import NONE, named
from iteru.kernel.sets import members

EMPTY: Final = "-"
HIDDEN: Final = "?"  # a noble that the seat, whose knowledge this is, may not see
BLOCKED: Final = "blocked"
SPACE_NAMES: Final = [*KIND_NAMES, BLOCKED]  # what lies on a space of wheel or tile


def dump(state: Fields) -> dict[str, object]:
    return {
        "seats": state.seats,
        "options": dict(state.options),
        "generator": list(state.generator.words()),
        "pending": dump_frames(state.pending, FRAME_KINDS),
        "reveals": state.reveals,
        "turn_count": state.turn_count,
        "round": state.round,
        "ring": named(list(state.ring), SECTIONS),
        "direction": DIRECTIONS[0] if state.direction == 1 else DIRECTIONS[1],
        "offset": state.offset,
        "first": state.first,
        "pharaoh": state.pharaoh,
        "passed": list(state.passed),
        "supply": list(state.supply),
        "wheel": named(list(state.wheel), SPACE_NAMES, EMPTY),
        "jar_stack": named(members(state.jar_stack), PRINTED.jars),
        "jars_shown": named(list(state.jars_shown), PRINTED.jars),
        "jar_discards": named(list(state.jar_discards), PRINTED.jars),
        "noble_deck": named(members(state.noble_deck), PRINTED.nobles),
        "noble_slots": named(list(state.noble_slots), PRINTED.nobles, EMPTY),
        "nobles_removed": named(members(state.nobles_removed), PRINTED.nobles),
        "used": named(members(state.used), PRINTED.nobles),
        "offered": _nobles(list(state.offered)),
        "aside": _nobles(list(state.aside)),
        "artisan_deck": named(members(state.artisan_deck), PRINTED.artisans),
        "artisan_slots": named(list(state.artisan_slots), PRINTED.artisans, EMPTY),
        "artisans_removed": named(members(state.artisans_removed), PRINTED.artisans),
        "sets": named(list(state.set_tokens), PRINTED.offerings, EMPTY),
        "bonus": named(list(state.bonus), PRINTED.offerings, EMPTY),
        "bag": list(state.bag),
        "discards": list(state.discards),
        "paying": _paying(state) if len(state.paying) > 0 else [],
        "holders": [_holder(state, holder) for holder in range(holders_of(state))],
        "tile_row": named(list(state.tile_row), TILES),
        "tile_sides": named(list(state.tile_sides), SIDES),
        "tied": named(list(state.tied), RESOURCES),
        "tile_spaces": named(list(state.tile_spaces), SPACE_NAMES, EMPTY),
        "traitor_stack": named(members(state.traitor_stack), PRINTED.jars),
        "traitor_mixed": state.traitor_mixed,
    }


def _nobles(nobles: list[int]) -> list[str]:
    return [
        EMPTY if noble == NONE else HIDDEN if noble == UNKNOWN else PRINTED.nobles[noble]
        for noble in nobles
    ]


def _paying(state: Fields) -> list[str]:
    """The access unit, then the others; which may follow is worked out again."""
    return named([state.paying[0], *list(state.paying[2:])], UNIT_NAMES, EMPTY)


def _holder(state: Fields, holder: int) -> dict[str, object]:
    """What a seat or the Traitor owns."""
    first = holder * KINDS
    return {
        "resources": list(state.own[first : first + FIRST_OFFERING]),
        "offerings": list(state.own[first + FIRST_OFFERING : first + KINDS]),
        "nobles": named(members(state.nobles[holder]), PRINTED.nobles),
        "artisans": named(members(state.artisans[holder]), PRINTED.artisans),
        "nile": list(state.nile[holder * BASICS : (holder + 1) * BASICS]),
        "stage": state.stage[holder],
        "index": state.index[holder],
    }
