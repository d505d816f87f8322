"""Kinds of frames: what may stand on the stack of pending steps.

The first ASKED kinds are the decisions of K19, in its order; the others ask nobody and are carried
out by flow.advance. The argument is 0 where nothing else is said.
"""

from typing import Final

# Decisions of setup, Night and turn (flow.py)
ASK_CITY: Final = 0
ASK_LEVELS: Final = 1
ASK_PLACE_PYRAMID: Final = 2  # argument: colour
ASK_UNITS: Final = 3
ASK_KEEP: Final = 4
ASK_POWER_ORDER: Final = 5
ASK_HAND_OF_GOD: Final = 6
ASK_REINFORCEMENTS: Final = 7
ASK_TURN_ORDER: Final = 8
ASK_TOKEN: Final = 9  # argument: 1 if the regular token of this turn is placed
ASK_GOLD_ACTION: Final = 10
ASK_RAISE: Final = 11
ASK_BUY: Final = 12  # argument: colour
ASK_PLACE_CREATURE: Final = 13  # argument: creature
ASK_REPLACE_CARD: Final = 14  # argument: the special battle card
ASK_RECRUIT: Final = 15
ASK_RETURN_CREATURES: Final = 16
# Decisions of movement, cards and battle (flow_conflict.py, but for ASK_ENLISTMENT)
ASK_BATTLE_ORDER: Final = 17  # argument: 1 at Night
ASK_MOVE_ORIGIN: Final = 18
ASK_MOVE_DEPART: Final = 19
ASK_MOVE_GROUP: Final = 20
ASK_CARD_TELEPORT: Final = 21
ASK_ENLISTMENT: Final = 22
ASK_RAINING_FIRE: Final = 23
ASK_VETO: Final = 24
ASK_ESCAPE: Final = 25
ASK_ESCAPE_SPACE: Final = 26
ASK_BATTLE_CARD: Final = 27
ASK_BATTLE_DISCARD: Final = 28
ASK_BATTLE_DI: Final = 29
ASK_WOUND: Final = 30
ASK_CREATURE_RETURN: Final = 31  # argument: creature * AREAS + area where it lost its troop
ASK_LOSER: Final = 32
ASK_RETREAT: Final = 33
ASK_WINNER: Final = 34
# Decisions of the attribution (flow.py)
ASK_DELTA: Final = 35  # argument: area
ASK_SANCTUARY: Final = 36  # argument: area
ASKED: Final = 37

# Steps of setup, Night, Day and attribution (flow.py)
SETUP_SEAT: Final = 37
BEGIN_ROUND: Final = 38
NIGHT_CARDS: Final = 39  # seat: who draws
NIGHT_EXTRA_CARDS: Final = 40  # seat: who draws after Vision
NIGHT_POWERS: Final = 41  # seat
NIGHT_POWER: Final = 42  # seat; argument: 0 Hand of God, 1 Reinforcements
TURN_ORDER_STEP: Final = 43
BEGIN_DAY: Final = 44
TURN: Final = 45  # seat; argument: number of the turn, 1 to 5
AFTER_RECRUIT: Final = 46  # seat: creatures return, then the battles
ATTRIBUTION: Final = 47
TEMPLE_STEP: Final = 48
TWO_TEMPLES_STEP: Final = 49
VICTORY_CHECK: Final = 50
# Steps of movement, cards and battle (flow_conflict.py)
FIRST_CONFLICT_STEP: Final = 51
FIGHT_WAITING: Final = 51  # seat: who placed the units; argument: 1 at Night
BEGIN_BATTLE: Final = 52  # seat: attacker; argument: area
INITIATIVE_STEP: Final = 53
COMMIT_STEP: Final = 54
REVEAL_STEP: Final = 55
CASUALTIES_STEP: Final = 56
AFTERMATH_STEP: Final = 57
END_BATTLE: Final = 58
VETO_WINDOW: Final = 59
CARD_EFFECT: Final = 60
ARRIVE: Final = 61
RETURN_CREATURE: Final = 62  # argument: creature * AREAS + area where it lost its troop

FRAME_KINDS: Final = [
    "choose_city",
    "setup_pyramids",
    "place_pyramid",
    "setup_units",
    "keep_di",
    "night_power_order",
    "hand_of_god",
    "reinforcements",
    "turn_order",
    "choose_token_and_space",
    "gold_action",
    "raise_choice",
    "buy_choice",
    "place_creature",
    "replace_card",
    "recruit_choice",
    "return_creatures",
    "battle_order",
    "move_origin",
    "move_depart",
    "move_group",
    "card_teleport",
    "enlistment",
    "raining_fire",
    "veto",
    "escape",
    "escape_space",
    "battle_card",
    "battle_discard",
    "battle_di",
    "divine_wound",
    "creature_return",
    "loser_choice",
    "retreat_space",
    "winner_choice",
    "delta_sacrifice",
    "sanctuary_sacrifice",
    "setup_seat",
    "begin_round",
    "night_cards",
    "night_extra_cards",
    "night_powers",
    "night_power",
    "turn_order_step",
    "begin_day",
    "turn",
    "after_recruit",
    "attribution",
    "temple_step",
    "two_temples_step",
    "victory_check",
    "fight_waiting",
    "begin_battle",
    "initiative_step",
    "commit_step",
    "reveal_step",
    "casualties_step",
    "aftermath_step",
    "end_battle",
    "veto_window",
    "card_effect",
    "arrive",
    "return_creature",
]
DECISIONS: Final = FRAME_KINDS[:ASKED]

assert len(FRAME_KINDS) == RETURN_CREATURE + 1 and FRAME_KINDS[ASKED] == "setup_seat"
