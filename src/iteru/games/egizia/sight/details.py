"""What a choice means in this position, beyond what its code tells."""

from typing import Final

from iteru.games.egizia.actions import (
    ACCEPT_LOSS,
    BUILD,
    CODEBOOK,
    DRAW,
    IRRIGATE,
    LAY,
    PASS,
    SHIP_TWO,
    STOP,
    TAKE_LEFTOVER,
    build_choice,
)
from iteru.games.egizia.box.components import OF_KIND, PRINTED, SPACE_CARD, SPACE_TYPE, TARGET_SPACE
from iteru.games.egizia.box.ids import CARD_SPACE, KEEP_SPHINX, STRENGTH_BONUS, TWO_CREWS
from iteru.games.egizia.frames import ASK_GRAIN
from iteru.games.egizia.rules.building import build_strength
from iteru.games.egizia.rules.feeding import loss_for
from iteru.games.egizia.rules.placement import powers_needed
from iteru.games.egizia.rules.work import value_of
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling.places import own_card
from iteru.games.egizia.telling.words import WORDS, card_message
from iteru.kernel.message import Message
from iteru.kernel.sets import BIT, count_bits, members

# Texts that say more than the code alone can tell
SHIP_CARD: Final = WORDS.id("choice-ship_card")
SHIP_TWO_CARD: Final = WORDS.id("choice-ship_two_card")
TAKE_LEFTOVER_CARD: Final = WORDS.id("choice-take_leftover_card")
IRRIGATE_STAY: Final = WORDS.id("choice-irrigate_stay")
ACCEPT_LOSS_OF: Final = WORDS.id("choice-accept_loss_of")
BUILD_STRENGTH: Final = WORDS.id("choice-build_strength")
BUILD_STRENGTH_CARDS: Final = WORDS.id("choice-build_strength_cards")
LAY_FOR: Final = WORDS.id("choice-lay_for")
STOP_WITH: Final = WORDS.id("choice-stop_with")


def choice_details(state: Fields, code: int) -> Message:
    """The card that is taken, the powers and cards that are spent, strength, value, loss."""
    _, seat, argument = state.pending[-1]
    details = state.game.describe(code)
    args, targets = details["args"], details["targets"]
    assert isinstance(args, dict) and isinstance(targets, list)
    kind = CODEBOOK.block(code).kind
    if code < PASS:
        target = code % SHIP_TWO
        card = _card_on(state, TARGET_SPACE[target])
        if card is not None:
            targets.append(f"card:{PRINTED.nile.cards[card]}")
            args["card"] = card_message(card)
            details["text"] = SHIP_CARD if code < SHIP_TWO else SHIP_TWO_CARD
        _add_cards(targets, powers_needed(state, seat, target))
    elif kind == "take_leftover":
        card = state.laid[code - TAKE_LEFTOVER]
        targets.append(f"card:{PRINTED.nile.cards[card]}")
        args["card"] = card_message(card)
        details["text"] = TAKE_LEFTOVER_CARD
    elif kind == "irrigate" and code - IRRIGATE == state.irrigation:
        details["text"] = IRRIGATE_STAY
    elif code == ACCEPT_LOSS and state.pending[-1][0] == ASK_GRAIN:
        args["points"] = min(loss_for(state, seat, argument), state.score[seat])
        details["text"] = ACCEPT_LOSS_OF
    elif BUILD <= code < DRAW:
        _add_build(state, seat, code, details)
    elif kind == "lay":
        args["value"] = value_of(state, code - LAY)
        details["text"] = LAY_FOR
    elif code == STOP:
        args["points"] = state.work_spent
        details["text"] = STOP_WITH
    elif kind == "keep_two":
        _add_cards(targets, _first_of(state.held[seat] & OF_KIND[KEEP_SPHINX], 1))
    return details


def _card_on(state: Fields, space: int) -> int | None:
    return state.laid[SPACE_CARD[space]] if SPACE_TYPE[space] == CARD_SPACE else None


def _add_cards(targets: list[str], cards: int) -> None:
    for card in members(cards):
        targets.append(own_card(card))


def _first_of(cards: int, number: int) -> int:
    """The first copies of equal cards: those that are spent."""
    found = 0
    for card in members(cards)[:number]:
        found |= BIT[card]
    return found


def _add_build(state: Fields, seat: int, code: int, details: Message) -> None:
    args, targets = details["args"], details["targets"]
    assert isinstance(args, dict) and isinstance(targets, list)
    crews, overseer, cards = build_choice(code)
    args["strength"] = build_strength(state, seat, crews, overseer, cards)
    details["text"] = BUILD_STRENGTH if cards == 0 else BUILD_STRENGTH_CARDS
    spent = _first_of(state.held[seat] & OF_KIND[STRENGTH_BONUS], cards)
    if count_bits(crews) > 1:
        spent |= _first_of(state.held[seat] & OF_KIND[TWO_CREWS], 1)
    _add_cards(targets, spent)
