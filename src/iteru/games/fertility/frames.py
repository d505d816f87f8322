"""The kinds of frames: the first seven ask a question, flow.advance carries out the others."""

from typing import Final

ASK_PLACE: Final = 0
ASK_QUARRY: Final = 1  # argument: the square
ASK_BUILD: Final = 2
ASK_SUPPLY: Final = 3
ASK_EXCHANGE: Final = 4  # argument: the Shop that was completed
ASK_DRAFT: Final = 5
ASK_REMOVE: Final = 6
BEGIN_TURN: Final = 7
END_TURN: Final = 8
REFILL_POOL: Final = 9
PASS_TURN: Final = 10
END_GAME: Final = 11
FRAME_KINDS: Final = [
    "place",
    "quarry",
    "build",
    "supply",
    "exchange",
    "draft",
    "remove",
    "begin_turn",
    "end_turn",
    "refill_pool",
    "pass_turn",
    "end_game",
]
