"""Which frames a dump may hold: the right seat, the right argument, a question on top."""

from typing import Final

from iteru.games.kemet.box.ids import (
    AREAS,
    BATTLE_CARDS,
    BATTLE_SET,
    COLOURS,
    CREATURES,
    DI_TYPES,
    REGULAR_TOKENS,
)
from iteru.games.kemet.frames import (
    ASK_BATTLE_CARD,
    ASK_BATTLE_DI,
    ASK_BATTLE_DISCARD,
    ASK_BATTLE_ORDER,
    ASK_BUY,
    ASK_CREATURE_RETURN,
    ASK_DELTA,
    ASK_PLACE_CREATURE,
    ASK_PLACE_PYRAMID,
    ASK_REPLACE_CARD,
    ASK_SANCTUARY,
    ASK_TOKEN,
    ASK_WOUND,
    ASKED,
    ATTRIBUTION,
    BEGIN_BATTLE,
    BEGIN_DAY,
    BEGIN_ROUND,
    CARD_EFFECT,
    FIGHT_WAITING,
    FRAME_KINDS,
    NIGHT_POWER,
    RETURN_CREATURE,
    TEMPLE_STEP,
    TURN,
    TURN_ORDER_STEP,
    TWO_TEMPLES_STEP,
    VICTORY_CHECK,
)
from iteru.games.kemet.state import Fields
from iteru.kernel.plain import NONE, PlainReader

ARGUMENTS: Final = {  # by kind of frame: lowest and highest argument; 0 for the others
    ASK_PLACE_PYRAMID: (0, COLOURS - 1),
    ASK_TOKEN: (0, 1),
    ASK_BUY: (0, COLOURS - 1),
    ASK_PLACE_CREATURE: (0, CREATURES - 1),
    ASK_REPLACE_CARD: (BATTLE_SET, BATTLE_CARDS - 1),
    ASK_BATTLE_ORDER: (0, 1),
    ASK_BATTLE_CARD: (0, 1),
    ASK_BATTLE_DISCARD: (0, 1),
    ASK_BATTLE_DI: (0, 1),
    ASK_WOUND: (0, 1),
    ASK_CREATURE_RETURN: (0, CREATURES * AREAS - 1),
    ASK_DELTA: (0, AREAS - 1),
    ASK_SANCTUARY: (0, AREAS - 1),
    NIGHT_POWER: (0, 1),
    TURN: (1, REGULAR_TOKENS),
    FIGHT_WAITING: (0, 1),
    BEGIN_BATTLE: (0, AREAS - 1),
    CARD_EFFECT: (0, DI_TYPES - 1),
    RETURN_CREATURE: (0, CREATURES * AREAS - 1),
}
NOBODYS: Final = (  # steps that name no seat
    BEGIN_ROUND,
    TURN_ORDER_STEP,
    BEGIN_DAY,
    ATTRIBUTION,
    TEMPLE_STEP,
    TWO_TEMPLES_STEP,
    VICTORY_CHECK,
)


def check_frames(reader: PlainReader, state: Fields) -> None:
    if state.pending and state.pending.kind >= ASKED:
        asked = ", ".join(FRAME_KINDS[:ASKED])
        kind = FRAME_KINDS[state.pending.kind]
        raise reader.error("pending", kind, f"as the last frame: {asked}")
    for kind_of, seat, argument in state.pending.frames():
        low, high = ARGUMENTS.get(kind_of, (0, 0))
        if (seat == NONE) != (kind_of in NOBODYS) or not low <= argument <= high:
            name = FRAME_KINDS[kind_of]
            allowed = f"the right seat, and as argument of {name} {low} to {high}"
            raise reader.error("pending", [name, seat, argument], allowed)
