"""What is told of nobles, artisans and offering tokens: who takes them, and what is laid out."""

from typing import Final

from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.state import Fields
from iteru.games.pharaon.telling.events import tell, tell_alone
from iteru.games.pharaon.telling.words import (
    WORDS,
    artisan_message,
    noble_message,
    offering_message,
    offering_messages,
)
from iteru.kernel.plain import NONE

SCRIBE_DEALT: Final = WORDS.event("scribe_dealt")
DEALT_NOBLES: Final = WORDS.event("dealt_nobles")
KEPT_NOBLE: Final = WORDS.event("kept_noble")
NOBLE_TAKEN: Final = WORDS.event("noble_taken")
NOBLE_REVEALED: Final = WORDS.event("noble_revealed")
ARTISAN_TAKEN: Final = WORDS.event("artisan_taken")
ARTISAN_REVEALED: Final = WORDS.event("artisan_revealed")
SET_TAKEN: Final = WORDS.event("set_taken")
REFILLED_SET: Final = WORDS.event("refilled_set")
REFILLED_BONUS: Final = WORDS.event("refilled_bonus")
OFFERING_TAKEN: Final = WORDS.event("offering_taken")
OFFERING_MISSED: Final = WORDS.event("offering_missed")
BAG_REFILLED: Final = WORDS.event("bag_refilled")


def tell_scribe_dealt(state: Fields, holder: int, noble: int) -> None:
    _tell_starting_noble(state, SCRIBE_DEALT, holder, noble)


def tell_kept_noble(state: Fields, seat: int, noble: int) -> None:
    _tell_starting_noble(state, KEPT_NOBLE, seat, noble)


def _tell_starting_noble(state: Fields, kind: str, holder: int, noble: int) -> None:
    if state.journal is None:
        return
    name = PRINTED.nobles[noble]
    tell(
        state,
        kind,
        holder,
        args={"noble": noble_message(noble)},
        targets=[f"noble:{name}"],
        data={"noble": name},
    )


def tell_dealt_nobles(state: Fields, seat: int) -> None:
    """P2.5 Only the seat that draws them sees the two."""
    if state.journal is None:
        return
    names = [PRINTED.nobles[noble] for noble in state.offered]
    tell(
        state,
        DEALT_NOBLES,
        seat,
        args={"nobles": [noble_message(noble) for noble in state.offered]},
        targets=[f"noble:{name}" for name in names],
        data={"nobles": list(names)},
        only=seat,
    )


def tell_noble_taken(state: Fields, holder: int, noble: int, slot: int) -> None:
    """From a slot of the display, or from the deck (slot NONE)."""
    if state.journal is None:
        return
    name = PRINTED.nobles[noble]
    source = "deck" if slot == NONE else "slot"
    tell(
        state,
        NOBLE_TAKEN,
        holder,
        args={"noble": noble_message(noble), "source": source},
        targets=[f"noble:{name}"],
        data={"noble": name, "source": source, "slot": slot + 1},
    )


def tell_noble_revealed(state: Fields, noble: int, slot: int) -> None:
    if state.journal is None:
        return
    name = PRINTED.nobles[noble]
    tell(
        state,
        NOBLE_REVEALED,
        NONE,
        args={"noble": noble_message(noble)},
        targets=[f"noble:{name}"],
        data={"noble": name, "slot": slot + 1},
    )


def tell_artisan_taken(state: Fields, holder: int, artisan: int, slot: int) -> None:
    """From a slot of the display, or from the deck (slot NONE)."""
    if state.journal is None:
        return
    name = PRINTED.artisans[artisan]
    source = "deck" if slot == NONE else "slot"
    tell(
        state,
        ARTISAN_TAKEN,
        holder,
        args={"artisan": artisan_message(artisan), "source": source},
        targets=[f"artisan:{name}"],
        data={"artisan": name, "source": source, "slot": slot + 1},
    )


def tell_artisan_revealed(state: Fields, artisan: int, slot: int) -> None:
    if state.journal is None:
        return
    name = PRINTED.artisans[artisan]
    tell(
        state,
        ARTISAN_REVEALED,
        NONE,
        args={"artisan": artisan_message(artisan)},
        targets=[f"artisan:{name}"],
        data={"artisan": name, "slot": slot + 1},
    )


def tell_set_taken(state: Fields, holder: int, place: int, tokens: list[int]) -> None:
    _tell_set(state, SET_TAKEN, holder, place, tokens)


def tell_refilled_set(state: Fields, place: int) -> None:
    if state.journal is None:
        return
    _tell_set(state, REFILLED_SET, NONE, place, list(state.set_tokens[place * 2 : place * 2 + 2]))


def _tell_set(state: Fields, kind: str, holder: int, place: int, tokens: list[int]) -> None:
    if state.journal is None:
        return
    tell(
        state,
        kind,
        holder,
        args={"number": place + 1, "tokens": list(offering_messages(tokens))},
        targets=[f"set:{place + 1}"],
        data={"number": place + 1, "tokens": [PRINTED.offerings[token] for token in tokens]},
    )


def tell_refilled_bonus(state: Fields, place: int, token: int) -> None:
    if state.journal is None:
        return
    tell(
        state,
        REFILLED_BONUS,
        NONE,
        args={"number": place + 1, "token": offering_message(token)},
        targets=[f"bonus:{place + 1}"],
        data={"number": place + 1, "token": PRINTED.offerings[token]},
    )


def tell_offering_taken(state: Fields, holder: int, token: int, place: int) -> None:
    """From the bonus area, or from the bag (place NONE)."""
    if state.journal is None:
        return
    source = "bag" if place == NONE else "bonus"
    tell(
        state,
        OFFERING_TAKEN,
        holder,
        args={"token": offering_message(token), "source": source},
        targets=["bag" if place == NONE else f"bonus:{place + 1}"],
        data={"token": PRINTED.offerings[token], "source": source, "number": place + 1},
    )


def tell_offering_missed(state: Fields, seat: int) -> None:
    """P3.7 There is no token left."""
    tell_alone(state, OFFERING_MISSED, seat)


def tell_bag_refilled(state: Fields) -> None:
    tell_alone(state, BAG_REFILLED, NONE, "bag")
