"""The kinds of frames: the first eighteen ask a question, flow.advance carries out the others."""

from typing import Final

ASK_BID: Final = 0
ASK_SHIP: Final = 1
ASK_SECOND_SHIP: Final = 2
ASK_TRACK: Final = 3  # argument: steps
ASK_RAISE_CREWS: Final = 4
ASK_ALYI_CREW: Final = 5  # argument: the space
ASK_UPGRADE: Final = 6
ASK_IRRIGATION: Final = 7
ASK_DOUBLE: Final = 8  # argument: the space
ASK_LEFTOVER: Final = 9
ASK_FEEDING: Final = 10
ASK_GRAIN: Final = 11  # argument: missing grain
ASK_OPENING: Final = 12
ASK_BUILD: Final = 13  # argument: the site
ASK_DRAW: Final = 14  # argument: strength
ASK_KEEP: Final = 15
ASK_WORK: Final = 16  # argument: the site
ASK_LAST_CALL: Final = 17
DEAL: Final = 18  # E3.4 to E3.10, after the order tiles are dealt
BEGIN_ROUND: Final = 19
NILE_CARDS_PHASE: Final = 20
SHIPS_PHASE: Final = 21
NEXT_SHIP: Final = 22  # seat: whose turn ends, NONE before the first
END_SHIPS: Final = 23
FEEDING_PHASE: Final = 24
FEED: Final = 25
STONES_PHASE: Final = 26
BUILDING_PHASE: Final = 27
BUILD_SITE: Final = 28  # argument: the site
END_BUILDING: Final = 29
JOINT_BUILDING_PHASE: Final = 30
TURN_ORDER_PHASE: Final = 31
END_GAME: Final = 32
FRAME_KINDS: Final = [  # the first eighteen are the decisions of E14.1
    "bid",
    "ship",
    "second_ship",
    "market_track",
    "raise_crews",
    "alyi_crew",
    "upgrade_field",
    "irrigation",
    "double_round_space",
    "leftover_card",
    "feeding",
    "grain",
    "opening",
    "build",
    "sphinx_draw",
    "sphinx_keep",
    "work",
    "last_call",
    "deal",
    "begin_round",
    "nile_cards_phase",
    "ships_phase",
    "next_ship",
    "end_ships",
    "feeding_phase",
    "feed",
    "stones_phase",
    "building_phase",
    "build_site",
    "end_building",
    "joint_building_phase",
    "turn_order_phase",
    "end_game",
]

assert len(FRAME_KINDS) == END_GAME + 1
