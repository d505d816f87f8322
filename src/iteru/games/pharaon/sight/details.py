"""What a choice means in this position, beyond what its code tells (P3.10.7)."""

from iteru.games.pharaon.actions import (
    ACT,
    BONUS,
    FREE,
    OFFERINGS_SET,
    PASS,
    PAY_PROPOSED,
    TO_WHEEL,
    offering_message,
    payment_message,
    resource_message,
    unit_message,
    units_message,
)
from iteru.games.pharaon.box.components import JAR_RESOURCES
from iteru.games.pharaon.frames import ASK_PAYMENT, ASK_SOLO_SPLIT, ASK_TURN
from iteru.games.pharaon.rules.payment import proposed
from iteru.games.pharaon.state import Fields
from iteru.kernel.message import Message
from iteru.kernel.plain import NONE


def choice_details(state: Fields, code: int) -> Message:
    """The proposed payment, the tokens of a set, the resources of the Traitor's jar."""
    kind, seat, argument = state.pending[-1]
    details = state.game.describe(code)
    args = details["args"]
    assert isinstance(args, dict)
    if kind == ASK_TURN and ACT <= code < PASS:
        act = code - ACT
        paid = proposed(state, seat, act)
        args["payment"] = payment_message(paid[0], paid[1:])
        details["text"] = "choice-act_free_for" if act % 2 == FREE else "choice-act_for"
    elif kind == ASK_PAYMENT and code == PAY_PROPOSED:
        paid = proposed(state, seat, argument)
        args["payment"] = payment_message(paid[0], paid[1:])
        args["units"] = list(units_message(paid[1:]))
        if paid[0] != NONE:
            args["access"] = unit_message(paid[0])
        details["text"] = "choice-pay_proposed_for"
    elif OFFERINGS_SET <= code < BONUS:
        place = (code - OFFERINGS_SET) * 2
        tokens = state.set_tokens[place : place + 2]
        args["tokens"] = [offering_message(token) for token in tokens]
        details["text"] = "choice-offerings_set_of"
    elif BONUS <= code < BONUS + len(state.bonus):
        args["token"] = offering_message(state.bonus[code - BONUS])
        details["text"] = "choice-bonus_of"
    elif kind == ASK_SOLO_SPLIT:
        side = code - TO_WHEEL
        args["resource"] = resource_message(JAR_RESOURCES[argument][1 + side])
        args["other"] = resource_message(JAR_RESOURCES[argument][2 - side])
        details["text"] = "choice-to_wheel_of"
    return details
