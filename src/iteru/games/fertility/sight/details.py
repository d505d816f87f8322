"""What a choice is about, where its code does not say it."""

from iteru.games.fertility.actions import CODEBOOK, QUARRY_MONUMENT
from iteru.games.fertility.box.components import PRINTED
from iteru.games.fertility.box.geometry import SQUARE_NAMES
from iteru.games.fertility.frames import ASK_EXCHANGE, ASK_QUARRY
from iteru.games.fertility.state import Fields
from iteru.games.fertility.telling.words import monument_message, shop_message
from iteru.kernel.message import Message


def choice_details(state: Fields, code: int) -> Message:
    """Which Quarry, or which exchange Shop, the choice is about."""
    kind, seat, argument = state.pending.top()
    if kind not in (ASK_QUARRY, ASK_EXCHANGE):
        return {}
    details = CODEBOOK.describe(code)
    targets, args = details["targets"], details["args"]
    assert isinstance(targets, list) and isinstance(args, dict)
    if kind == ASK_EXCHANGE:
        args["from"] = shop_message(argument)
        return details
    square = SQUARE_NAMES[argument]
    if code == QUARRY_MONUMENT:  # else clicking the pit alone could not tell it apart
        targets.append(f"monument:{PRINTED.monuments[seat]}")
    targets.append(f"cell:{square}")
    args["square"] = square
    args["monument"] = monument_message(seat)
    return details
