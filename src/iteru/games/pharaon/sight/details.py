"""What a choice means in this position, beyond what its code tells (P3.10.7)."""

from typing import Final

from iteru.games.pharaon.actions import (
    ACT,
    BONUS,
    FREE,
    INCOME,
    OFFERINGS_SET,
    PASS,
    PAY_PROPOSED,
    SECTION_OF,
    TO_WHEEL,
    WHEEL,
)
from iteru.games.pharaon.box.components import JAR_RESOURCES, PYRAMID
from iteru.games.pharaon.box.ids import SECTIONS
from iteru.games.pharaon.frames import ASK_PAYMENT, ASK_PYRAMID_INCOME, ASK_SOLO_SPLIT, ASK_TURN
from iteru.games.pharaon.rules.payment import proposed
from iteru.games.pharaon.rules.pyramid import row_of
from iteru.games.pharaon.sight.shape import ChoiceData
from iteru.games.pharaon.state import Fields
from iteru.games.pharaon.telling.words import (
    WORDS,
    offering_message,
    offering_messages,
    payment_message,
    resource_message,
    unit_message,
    units_message,
)
from iteru.kernel.message import Message
from iteru.kernel.plain import NONE

ACT_FOR: Final = WORDS.id("choice-act_for")
ACT_FREE_FOR: Final = WORDS.id("choice-act_free_for")
PAY_PROPOSED_FOR: Final = WORDS.id("choice-pay_proposed_for")
OFFERINGS_SET_OF: Final = WORDS.id("choice-offerings_set_of")
BONUS_OF: Final = WORDS.id("choice-bonus_of")
TO_WHEEL_OF: Final = WORDS.id("choice-to_wheel_of")


def choice_details(state: Fields, code: int) -> Message:
    """The proposed payment, the tokens of a set, an income's space, the Traitor's jar."""
    kind, seat, argument = state.pending.top()
    details = state.game.describe(code)
    args = details["args"]
    assert isinstance(args, dict)
    if kind == ASK_TURN and ACT <= code < PASS:
        act = code - ACT
        paid = proposed(state, seat, act)
        args["payment"] = payment_message(paid[0], list(paid[1:]))
        details["text"] = ACT_FREE_FOR if act % 2 == FREE else ACT_FOR
        details["data"] = action_data(act)
    elif kind == ASK_PAYMENT and code == PAY_PROPOSED:
        paid = proposed(state, seat, argument)
        args["payment"] = payment_message(paid[0], list(paid[1:]))
        args["units"] = list(units_message(list(paid[1:])))
        if paid[0] != NONE:
            args["access"] = unit_message(paid[0])
        details["text"] = PAY_PROPOSED_FOR
    elif OFFERINGS_SET <= code < BONUS:
        place = (code - OFFERINGS_SET) * 2
        tokens = list(state.set_tokens[place : place + 2])
        args["tokens"] = list(offering_messages(tokens))
        details["text"] = OFFERINGS_SET_OF
    elif BONUS <= code < BONUS + len(state.bonus):
        args["token"] = offering_message(state.bonus[code - BONUS])
        details["text"] = BONUS_OF
    elif kind == ASK_PYRAMID_INCOME:
        details["data"] = income_data(state, seat, code - INCOME)
    elif kind == ASK_SOLO_SPLIT:
        side = code - TO_WHEEL
        args["resource"] = resource_message(JAR_RESOURCES[argument][1 + side])
        args["other"] = resource_message(JAR_RESOURCES[argument][2 - side])
        details["text"] = TO_WHEEL_OF
    return details


def action_data(act: int) -> ChoiceData:
    return {"section": SECTIONS[SECTION_OF[act // 2]], "wheel": act % 2 == WHEEL}


def income_data(state: Fields, seat: int, income: int) -> ChoiceData:
    """P6.1 The space that gives it: the one just reached, else the one to its left."""
    row, index = row_of(state, seat), state.index[seat]
    return {"row": row + 1, "index": index if PYRAMID[row][index] == income else index - 1}
