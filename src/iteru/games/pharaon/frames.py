"""The kinds of frames: the first twenty ask a question, flow.advance carries out the others."""

from typing import Final

ASK_DARK_TILE: Final = 0  # argument: how many tiles are still to be turned (P11.2)
ASK_SETUP_NOBLE: Final = 1
ASK_SETUP_JAR: Final = 2
ASK_TURN: Final = 3
ASK_PAYMENT: Final = 4  # argument: option * 2 + variant; lies on its ASK_TURN
ASK_SWAP_WITCH: Final = 5  # argument: number in actions.GIVEN of what is given, NONE at first
ASK_SWAP_TREASURER: Final = 6
ASK_OFFERINGS_SET: Final = 7
ASK_OFFERING_SOURCE: Final = 8
ASK_NOBLE_PICK: Final = 9
ASK_NILE_ADVANCE: Final = 10  # argument: bits of the tracks that are permitted
ASK_ARTISAN_PICK: Final = 11
ASK_OFFICIAL_TRACK: Final = 12  # argument: number of advances
ASK_PASS_JAR: Final = 13
ASK_JAR_DIPLOMAT: Final = 14  # argument: the jar, which is neither in the stack nor discarded
ASK_JAR_TEACHER: Final = 15  # argument: the jar
ASK_ANY_BASIC: Final = 16  # argument: FOR_PYRAMID, FOR_DIPLOMAT or FOR_TEACHER
ASK_PYRAMID_INCOME: Final = 17
ASK_END_TURN: Final = 18
ASK_SOLO_SPLIT: Final = 19  # argument: the Traitor's jar, not yet discarded; seat 0 (P11.4)
SETUP_SEAT: Final = 20  # P2.5 step 1
SETUP_SILVER: Final = 21  # P2.5 step 3
TIE_TILES: Final = 22  # P11.2 steps 3 and 4, after the dark tiles are known
END_SETUP: Final = 23
BEGIN_TURN: Final = 24
TRAITOR_TURN: Final = 25  # seat NOBODY
NEXT_TURN: Final = 26  # seat: whose turn ends, NOBODY for the Traitor
GAIN_JAR: Final = 27  # a random one
GAIN_SILVER: Final = 28  # argument: amount
BUILD_STAGE: Final = 29
END_ROUND: Final = 30
END_GAME: Final = 31
FRAME_KINDS: Final = [  # the first twenty are the decisions of P14.1
    "dark_tile",
    "setup_noble",
    "setup_jar",
    "turn",
    "payment",
    "swap_witch",
    "swap_treasurer",
    "offerings_set",
    "offering_source",
    "noble_pick",
    "nile_advance",
    "artisan_pick",
    "official_track",
    "pass_jar",
    "jar_diplomat",
    "jar_teacher",
    "any_basic",
    "pyramid_income",
    "end_turn",
    "solo_split",
    "setup_seat",
    "setup_silver",
    "tie_tiles",
    "end_setup",
    "begin_turn",
    "traitor_turn",
    "next_turn",
    "gain_jar",
    "gain_silver",
    "build_stage",
    "end_round",
    "end_game",
]
FOR_PYRAMID: Final = 0
FOR_DIPLOMAT: Final = 1
FOR_TEACHER: Final = 2

assert len(FRAME_KINDS) == END_GAME + 1
