"""What a choice means in this position, beyond what its code tells."""

from typing import Final

from iteru.games.kemet.actions import (
    BLESS,
    BUY_TILE,
    CARD,
    CODEBOOK,
    RAISE_NEW,
    RAISE_UP,
    STEP,
    STRIKE,
    TELEPORT,
)
from iteru.games.kemet.box.ids import BATTLE_DI, COLOUR_IDS, COLOURS, MAX_LEVEL
from iteru.games.kemet.frames import ASK_CARD_TELEPORT, FRAME_KINDS
from iteru.games.kemet.rules.board import opponent_at, pyramid_area
from iteru.games.kemet.rules.prayer_points import card_cost, raise_cost, teleport_cost, tile_cost
from iteru.games.kemet.state import Fields
from iteru.games.kemet.telling.words import WORDS, area_target, colour_message, player_message
from iteru.kernel.message import Message
from iteru.kernel.plain import NONE

CARD_FOR: Final = WORDS.id("choice-card_for")
RAISE_FOR: Final = WORDS.id("choice-raise_for")
RAISE_NEW_FOR: Final = WORDS.id("choice-raise_new_for")
BUY_FOR: Final = WORDS.id("choice-buy_for")
STEP_ATTACK: Final = WORDS.id("choice-step_attack")
TELEPORT_FOR: Final = WORDS.id("choice-teleport_for")
TELEPORT_ATTACK: Final = WORDS.id("choice-teleport_attack")
STRIKE_OF: Final = WORDS.id("choice-strike_of")
DECLINE_FOR: Final = WORDS.id("choice-decline_for")


def choice_details(state: Fields, code: int) -> Message:
    """What it costs, whom it attacks, which pyramid it is about."""
    kind_asked, seat, _ = state.pending[-1]
    details = state.game.describe(code)
    args, targets = details["args"], details["targets"]
    assert isinstance(args, dict) and isinstance(targets, list)
    kind = CODEBOOK.block(code).kind
    if kind == "card":
        args["cost"] = card_cost(state, seat, code - CARD + BATTLE_DI)
        details["text"] = CARD_FOR
    elif kind == "raise":
        district, step = divmod(code - RAISE_UP, MAX_LEVEL)
        pyramid = state.standing[district]
        args["cost"] = raise_cost(state, seat, state.levels[pyramid], step + 1)
        args["colour"] = colour_message(pyramid % COLOURS)
        details["text"] = RAISE_FOR
        if pyramid // COLOURS == seat:
            targets.append(f"pyramid:{COLOUR_IDS[pyramid % COLOURS]}")
    elif kind == "raise_new":
        args["cost"] = raise_cost(state, seat, 0, (code - RAISE_NEW) % MAX_LEVEL + 1)
        details["text"] = RAISE_NEW_FOR
    elif kind == "buy":
        args["cost"] = tile_cost(state, seat, code - BUY_TILE)
        details["text"] = BUY_FOR
    elif kind == "bless":
        area = pyramid_area(state, seat * COLOURS + code - BLESS)
        if area != NONE:
            targets.append(area_target(area))
    elif kind == "step":
        opponent = opponent_at(state, seat, code - STEP)
        if opponent != NONE:
            args["opponent"] = player_message(opponent)
            details["text"] = STEP_ATTACK
    elif kind == "teleport":
        is_paid = kind_asked == ASK_CARD_TELEPORT
        _describe_teleport(state, seat, code - TELEPORT, 0 if is_paid else NONE, details, args)
    elif kind == "strike":
        args["opponent"] = player_message(opponent_at(state, seat, code - STRIKE))
        details["text"] = STRIKE_OF
    elif kind == "decline":
        args["decision"] = FRAME_KINDS[kind_asked]
        details["text"] = DECLINE_FOR
    return details


def _describe_teleport(
    state: Fields, seat: int, area: int, cost: int, details: Message, args: dict[str, object]
) -> None:
    """`cost` is 0 where the DI card pays for it, NONE where the usual cost is due."""
    args["cost"] = teleport_cost(state, seat) if cost == NONE else cost
    opponent = opponent_at(state, seat, area)
    if opponent != NONE:
        args["opponent"] = player_message(opponent)
        details["text"] = TELEPORT_ATTACK
    elif cost == NONE:
        details["text"] = TELEPORT_FOR
