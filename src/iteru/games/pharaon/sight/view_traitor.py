"""The Traitor as everyone sees it in a solo game (P11)."""

from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import (
    BASIC_NAMES,
    BASICS,
    FIRST_OFFERING,
    KINDS,
    OFFERING_TYPES,
    PARTS,
    RESOURCES,
    SECTIONS,
    SIDES,
    TILE_SPACES,
    TILES,
    TRAITOR_EFFECTS,
    Section,
)
from iteru.games.pharaon.frames import ASK_SOLO_SPLIT
from iteru.games.pharaon.rules.final_scoring import parts
from iteru.games.pharaon.rules.gods import half_count
from iteru.games.pharaon.rules.jars import traitor_jars
from iteru.games.pharaon.rules.pyramid import row_of
from iteru.games.pharaon.rules.traitor.setup import place_of_round
from iteru.games.pharaon.rules.traitor.tiles import filled, shown_side
from iteru.games.pharaon.sight.shape import TraitorTile, TraitorView
from iteru.games.pharaon.state import Fields, holders_of, traitor_of
from iteru.kernel.plain import named
from iteru.kernel.sets import members


def section_counts(state: Fields, holder: int) -> dict[Section, int]:
    """P8.2 By section: how many a holder has of what the gods beside it count."""
    return {name: half_count(state, holder, section) for section, name in enumerate(SECTIONS)}


def traitor_view(state: Fields) -> TraitorView:
    """Its tiles from left to right, its stack, and what it owns."""
    traitor = traitor_of(state)
    first = traitor * KINDS
    offerings = state.own[first + FIRST_OFFERING : first + FIRST_OFFERING + OFFERING_TYPES]
    points = parts(state, traitor)
    has_passed = traitor in state.passed
    is_last = has_passed and row_of(state, traitor) == holders_of(state) - 1
    return {
        "tiles": [_tile(state, place) for place in range(len(state.tile_row))],
        "stack": traitor_jars(state),
        "unseen": named(members(state.traitor_stack), PRINTED.jars),
        "jar": _open_jar(state),
        "nobles": named(members(state.nobles[traitor]), PRINTED.nobles),
        "artisans": named(members(state.artisans[traitor]), PRINTED.artisans),
        "offerings": dict(zip(PRINTED.offerings, offerings)),
        "resources": dict(zip(RESOURCES, state.own[first : first + len(RESOURCES)])),
        "nile": dict(zip(BASIC_NAMES, state.nile[traitor * BASICS :])),
        "stage": state.stage[traitor],
        "counts": section_counts(state, traitor),
        "passed": has_passed,
        "row": 0 if not has_passed or is_last else row_of(state, traitor) + 1,
        "index": state.index[traitor],
        "parts": dict(zip(PARTS, points)),
        "points": sum(points),
    }


def _tile(state: Fields, place: int) -> TraitorTile:
    """The shown side of a tile: its god, its jars, and what lies on its spaces."""
    side = shown_side(state, place)
    tokens = state.tile_spaces[place * TILE_SPACES : (place + 1) * TILE_SPACES]
    count = filled(state, place)
    return {
        "id": TILES[state.tile_row[place]],
        "side": SIDES[state.tile_sides[place]],
        "tied": BASIC_NAMES[state.tied[place]] if len(state.tied) > 0 else None,
        "god": PRINTED.gods[PRINTED.tile_gods[state.tile_row[place]]],
        "now": place == place_of_round(state),
        "filled": count,
        "tokens": [
            RESOURCES[token] if token < len(RESOURCES) else None for token in tokens[:count]
        ],
        "spaces": [
            {
                "kind": TRAITOR_EFFECTS[PRINTED.tile_effects[side * TILE_SPACES + space]],
                "number": PRINTED.tile_numbers[side * TILE_SPACES + space],
            }
            for space in range(TILE_SPACES)
        ],
        "jars": PRINTED.tile_jars[side],
    }


def _open_jar(state: Fields) -> str | None:
    """The jar whose two last resources the player splits."""
    if state.pending and state.pending.kind == ASK_SOLO_SPLIT:
        return PRINTED.jars[state.pending.argument]
    return None
