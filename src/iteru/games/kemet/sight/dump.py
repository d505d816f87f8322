"""A state as readable plain data; restore.py is the way back."""

from collections.abc import Iterable
from typing import Final

from iteru.games.kemet.box.components import AREA_IDS, EXISTING, TILE_IDS
from iteru.games.kemet.box.ids import (
    AREAS,
    BATTLE_CARD_IDS,
    CITY_IDS,
    COLOURS,
    CREATURE_IDS,
    DI_IDS,
    DI_TYPES,
    SPACE_IDS,
)
from iteru.games.kemet.frames import FRAME_KINDS
from iteru.games.kemet.sight.records import (
    dump_battle,
    dump_card,
    dump_id,
    dump_move,
    dump_reveal,
)
from iteru.games.kemet.state import PHASES, SOURCES, Fields
from iteru.kernel.frames import dump_frames
from iteru.kernel.plain import named
from iteru.kernel.sets import members

HIDDEN: Final = "?"  # a card that the seat, whose knowledge this is, may not see


def dump(state: Fields) -> dict[str, object]:
    return {
        "seats": state.seats,
        "options": dict(state.options),
        "generator": list(state.generator.words()),
        "pending": dump_frames(state.pending, FRAME_KINDS),
        "reveals": state.reveals,
        "turn_count": state.turn_count,
        "round": state.round,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "capped": state.capped,
        "order": list(state.order),
        "named": list(state.named),
        "offer": named(members(state.offer), TILE_IDS),
        "pile": cards_of(state.pile, state.pile_size),
        "discard": cards_of(state.discard, sum(state.discard)),
        "looking": cards_of(state.looking, state.looking_size),
        "waiting": named(members(state.waiting), AREA_IDS),
        "put_areas": named(members(state.put_areas), AREA_IDS),
        "put_units": state.put_units,
        "standing": list(state.standing),
        "move": dump_move(state.move),
        "battle": dump_battle(state.battle),
        "announced": dump_card(state.announced),
        "last_battle": dump_reveal(state.last_battle),
        "players": [_player(state, seat) for seat in range(state.seats)],
    }


def _player(state: Fields, seat: int) -> dict[str, object]:
    first = seat * DI_TYPES
    return {
        "city": dump_id(state.city[seat], CITY_IDS),
        "prayer": state.prayer[seat],
        "reserve": state.reserve[seat],
        "levels": list(state.levels[seat * COLOURS : seat * COLOURS + COLOURS]),
        "tiles": named(members(state.tiles[seat]), TILE_IDS),
        "creatures": {
            name: dump_id(state.creature_area[number], AREA_IDS)
            for number, name in enumerate(CREATURE_IDS)
            if state.creature_owner[number] == seat
        },
        "points": list(state.points[seat * SOURCES : seat * SOURCES + SOURCES]),
        "units": [
            [AREA_IDS[area], state.units[seat * AREAS + area]]
            for area in EXISTING[state.seats]
            if state.units[seat * AREAS + area] > 0
        ],
        "hand": cards_of(state.hands[first : first + DI_TYPES], state.hand_sizes[seat]),
        "battle_set": named(members(state.battle_set[seat]), BATTLE_CARD_IDS),
        "given_up": named(members(state.given_up[seat]), BATTLE_CARD_IDS),
        "shown": named(members(state.shown[seat]), BATTLE_CARD_IDS),
        "buried": _buried(state, seat),
        "filled": named(members(state.filled[seat]), SPACE_IDS),
        "silver": dump_id(state.silver[seat], SPACE_IDS),
    }


def _buried(state: Fields, seat: int) -> list[str]:
    if state.buried[seat] == 0:
        return [HIDDEN] * state.buried_sizes[seat]
    return named(members(state.buried[seat]), BATTLE_CARD_IDS)


def cards_of(counts: Iterable[int], size: int) -> list[str]:
    """DI cards by name, each as often as it is there; hidden ones are "?"."""
    found: list[str] = []
    for card, copies in enumerate(counts):
        found += [DI_IDS[card]] * copies
    return found if found else [HIDDEN] * size
