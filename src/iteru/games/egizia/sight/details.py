"""What a choice means in this position, beyond what its code tells."""

from typing import Final

from iteru.games.egizia.actions import (
    ACCEPT_LOSS,
    BUILD,
    CODEBOOK,
    DRAW,
    IRRIGATE,
    LAY,
    NO_LEFTOVER,
    PASS,
    SHIP_TWO,
    STOP,
    TAKE_LEFTOVER,
    TRACK,
    build_choice,
)
from iteru.games.egizia.box.components import OF_KIND, PRINTED, SPACE_CARD, SPACE_TYPE, TARGET_SPACE
from iteru.games.egizia.box.ids import (
    CARD_SPACE,
    KEEP_SPHINX,
    SPACES,
    STRENGTH_BONUS,
    TWO_CREWS,
    TWO_SHIPS,
)
from iteru.games.egizia.frames import ASK_GRAIN
from iteru.games.egizia.rules.building import build_strength
from iteru.games.egizia.rules.feeding import loss_for
from iteru.games.egizia.rules.free_actions import is_free_action
from iteru.games.egizia.rules.placement import cards_spent, is_open, powers_needed
from iteru.games.egizia.rules.work import value_of
from iteru.games.egizia.sight.shape import ChoiceData
from iteru.games.egizia.sight.view_seats import feeding_view
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling.places import own_card
from iteru.games.egizia.telling.words import WORDS, card_message
from iteru.kernel.message import Message
from iteru.kernel.plain import named
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
    _, seat, argument = state.pending.top()
    details = state.game.describe(code)
    args, targets = details["args"], details["targets"]
    assert isinstance(args, dict) and isinstance(targets, list)
    data: ChoiceData = {}
    kind = CODEBOOK.block(code).kind
    if code < PASS:
        target = code % SHIP_TWO
        card = _card_on(state, TARGET_SPACE[target])
        if card is not None:
            targets.append(f"card:{PRINTED.nile.cards[card]}")
            args["card"] = card_message(card)
            details["text"] = SHIP_CARD if code < SHIP_TWO else SHIP_TWO_CARD
        _add_cards(targets, powers_needed(state, seat, target))
        data = _ship_data(state, seat, code)
    elif kind == "take_leftover":
        card = state.laid[code - TAKE_LEFTOVER]
        targets.append(f"card:{PRINTED.nile.cards[card]}")
        args["card"] = card_message(card)
        details["text"] = TAKE_LEFTOVER_CARD
    elif kind == "irrigate" and code - IRRIGATE == state.irrigation:
        details["text"] = IRRIGATE_STAY
    elif code == ACCEPT_LOSS and state.pending.kind == ASK_GRAIN:
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
    if code < PASS or TRACK <= code < NO_LEFTOVER or is_free_action(code):
        _add_feeding(state, seat, code, data)
    if data:
        details["data"] = data
    return details


def _ship_data(state: Fields, seat: int, code: int) -> ChoiceData:
    """What a ship uses up, and the free places that it passes and leaves ahead (E5.2.2)."""
    target = code % SHIP_TWO
    space, first = TARGET_SPACE[target], state.downstream[seat]
    spent = cards_spent(state, seat, target)
    if code >= SHIP_TWO:
        spent |= OF_KIND[TWO_SHIPS]
    beyond = max(space + 1, first)
    return {
        "spends": named(members(spent), PRINTED.nile.cards),
        "skipped": len([other for other in range(first, space) if is_open(state, other)]),
        "ahead": len([other for other in range(beyond, SPACES) if is_open(state, other)]),
    }


def _add_feeding(state: Fields, seat: int, code: int, data: ChoiceData) -> None:
    """How the crews would be fed after this choice, if that differs from now."""
    after = state.copy()
    assert isinstance(after, Fields)
    after.resolve(code)
    now, then = feeding_view(state, seat), feeding_view(after, seat)
    before = (now["need"], now["supply"], now["penalty"])
    if (then["need"], then["supply"], then["penalty"]) != before:
        data["feeding"] = then


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
