"""What the journal is told of the game in play; where nobody listens, nothing is made."""

from collections.abc import Mapping, Sequence
from typing import Final

from iteru.games.egizia.box.components import (
    CARD_SPACE_NAMES,
    MAX_STRENGTH,
    PRINTED,
    TARGET_SLOT,
    TARGET_SPACE,
)
from iteru.games.egizia.box.ids import (
    BESIDE,
    CREWS,
    IRRIGATIONS,
    LAST_BUILDER,
    MARKETS,
)
from iteru.games.egizia.state import PARTS, Fields
from iteru.games.egizia.telling.places import SHIP_PLACES, own_card
from iteru.games.egizia.telling.words import (
    CREW_TEXTS,
    IRRIGATION_TEXTS,
    PART_TEXTS,
    PHASE_TEXTS,
    SPACE_TEXTS,
    TILE_TEXTS,
    TRACK_TEXTS,
    WORDS,
    card_message,
    player_message,
    sphinx_message,
    target_message,
)
from iteru.kernel.journal import EVERYONE
from iteru.kernel.message import message
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import members

BID: Final = WORDS.event("bid")
ORDER: Final = WORDS.event("order")
DEALT: Final = WORDS.event("dealt")
ROUND: Final = WORDS.event("round")
CARDS_LAID: Final = WORDS.event("cards_laid")
PHASE: Final = WORDS.event("phase")
SHIP: Final = WORDS.event("ship")
PASSED: Final = WORDS.event("passed")
NO_SECOND_SHIP: Final = WORDS.event("no_second_ship")
CARD_TAKEN: Final = WORDS.event("card_taken")
CARD_PLAYED: Final = WORDS.event("card_played")
RAISED: Final = WORDS.event("raised")
STONES: Final = WORDS.event("stones")
STONES_PAID: Final = WORDS.event("stones_paid")
POINTS: Final = WORDS.event("points")
POINTS_LOST: Final = WORDS.event("points_lost")
MARKET: Final = WORDS.event("market")
IRRIGATED: Final = WORDS.event("irrigated")
UPGRADED: Final = WORDS.event("upgraded")
DOUBLED: Final = WORDS.event("doubled")
FED: Final = WORDS.event("fed")
GRAIN: Final = WORDS.event("grain")
NEW_ORDER: Final = WORDS.event("new_order")
NOTHING: Final[dict[str, object]] = {}


def tell(
    state: Fields,
    kind: str,
    seat: i64,
    *,
    args: Mapping[str, object] = NOTHING,
    targets: Sequence[str] = (),
    data: Mapping[str, object] = NOTHING,
    only: i64 = EVERYONE,
) -> None:
    """An event with its own copies of what may be shared."""
    if state.journal is not None:
        said = {**args, "player": player_message(seat)}
        state.journal.tell(kind, seat, said, list(targets), dict(data), only)


def tell_numbers(
    state: Fields, kind: str, seat: i64, numbers: Mapping[str, object], targets: Sequence[str]
) -> None:
    """An event whose sentence and whose data hold the same numbers."""
    tell(state, kind, seat, args=numbers, targets=targets, data=numbers)


def at_seat(seat: i64) -> list[str]:
    return [f"seat:{seat}"]


# ------------------------------------------------------------ set-up and rounds


def tell_bid(state: Fields, seat: i64, tile: i64, points: i64) -> None:
    if state.journal is None:
        return
    args = {"tile": message(TILE_TEXTS[tile]), "points": points}
    targets = [f"order_tile:{PRINTED.order_tiles[tile]}"]
    tell(state, BID, seat, args=args, targets=targets, data={"tile": tile + 1, "points": points})


def tell_order(state: Fields) -> None:
    _tell_order(state, ORDER)


def tell_new_order(state: Fields) -> None:
    _tell_order(state, NEW_ORDER)


def _tell_order(state: Fields, kind: str) -> None:
    if state.journal is None:
        return
    players = [player_message(seat) for seat in state.order]
    tell(state, kind, NONE, args={"players": players}, data={"order": list(state.order)})


def tell_dealt(state: Fields, seat: i64, cards: i64) -> None:
    """E15.1 Only its owner sees a Sphinx card."""
    if state.journal is None:
        return
    for card in members(cards):
        name = PRINTED.sphinx.cards[card]
        args = {"card": sphinx_message(card)}
        tell(
            state,
            DEALT,
            seat,
            args=args,
            targets=[f"sphinx:{name}"],
            data={"card": name},
            only=seat,
        )


def tell_round(state: Fields) -> None:
    if state.journal is not None:
        tell_numbers(state, ROUND, NONE, {"number": state.round}, [])


def tell_phase(state: Fields) -> None:
    if state.journal is None:
        return
    phase = state.phase - 1
    args = {"phase": message(PHASE_TEXTS[phase])}
    tell(state, PHASE, NONE, args=args, data={"phase": PRINTED.phases[phase]})


def tell_cards_laid(state: Fields) -> None:
    if state.journal is None:
        return
    names = [PRINTED.nile.cards[card] for card in state.laid]
    targets = [f"card:{name}" for name in names]
    tell(state, CARDS_LAID, NONE, targets=targets, data={"cards": names})


# ------------------------------------------------------------ ships and cards


def tell_ship(state: Fields, seat: i64, target: i64, powers: i64) -> None:
    if state.journal is None:
        return
    slot = TARGET_SLOT[target]
    place: object = slot + 1
    if slot == NONE:
        place = None
    elif slot >= BESIDE:
        place = "beside" if slot == BESIDE else "last"
    data = {
        "space": PRINTED.river.spaces[TARGET_SPACE[target]],
        "slot": place,
        "powers": [PRINTED.nile.cards[card] for card in members(powers)],
    }
    assert slot <= LAST_BUILDER
    args = {"place": target_message(target)}
    tell(state, SHIP, seat, args=args, targets=SHIP_PLACES[target], data=data)


def tell_passed(state: Fields, seat: i64) -> None:
    tell(state, PASSED, seat)


def tell_no_second_ship(state: Fields, seat: i64) -> None:
    tell(state, NO_SECOND_SHIP, seat)


def tell_card_taken(state: Fields, seat: i64, card: i64, number: i64) -> None:
    if state.journal is None:
        return
    name, space = PRINTED.nile.cards[card], CARD_SPACE_NAMES[number]
    args = {"card": card_message(card)}
    targets = [f"card:{name}", f"space:{space}"]
    tell(state, CARD_TAKEN, seat, args=args, targets=targets, data={"card": name, "space": space})


def tell_card_played(state: Fields, seat: i64, card: i64) -> None:
    if state.journal is None:
        return
    args, data = {"card": card_message(card)}, {"card": PRINTED.nile.cards[card]}
    tell(state, CARD_PLAYED, seat, args=args, targets=[own_card(card)], data=data)


def tell_upgraded(state: Fields, seat: i64, field: i64) -> None:
    if state.journal is None:
        return
    name = PRINTED.nile.cards[field]
    args = {"field": card_message(field)}
    tell(state, UPGRADED, seat, args=args, targets=[f"field:{name}"], data={"field": name})


def tell_doubled(state: Fields, seat: i64, space: i64) -> None:
    if state.journal is None:
        return
    name = PRINTED.river.spaces[space]
    args = {"space": message(SPACE_TEXTS[space])}
    tell(state, DOUBLED, seat, args=args, targets=[f"space:{name}"], data={"space": name})


def tell_irrigated(state: Fields, seat: i64) -> None:
    if state.journal is None:
        return
    name = IRRIGATIONS[state.irrigation]
    args = {"place": message(IRRIGATION_TEXTS[state.irrigation])}
    tell(state, IRRIGATED, seat, args=args, targets=[f"irrigation:{name}"], data={"place": name})


# ------------------------------------------------------------ gains and payments


def tell_raised(state: Fields, seat: i64, crew: i64, before: i64, after: i64) -> None:
    if state.journal is None:
        return
    args = {"crew": message(CREW_TEXTS[crew]), "to": after, "left": MAX_STRENGTH[crew] - after}
    data = {"crew": CREWS[crew], "from": before, "to": after}
    tell(state, RAISED, seat, args=args, targets=[f"crew:{CREWS[crew]}"], data=data)


def tell_stones(state: Fields, seat: i64, amount: i64, lost: i64) -> None:
    if state.journal is not None:
        tell_numbers(state, STONES, seat, {"amount": amount, "lost": lost}, at_seat(seat))


def tell_stones_paid(state: Fields, seat: i64, amount: i64) -> None:
    if state.journal is not None:
        tell_numbers(state, STONES_PAID, seat, {"amount": amount}, at_seat(seat))


def tell_points(state: Fields, seat: i64, amount: i64, part: i64) -> None:
    if state.journal is None:
        return
    args = {"amount": amount, "part": message(PART_TEXTS[part])}
    data = {"amount": amount, "part": PARTS[part]}
    tell(state, POINTS, seat, args=args, targets=at_seat(seat), data=data)


def tell_points_lost(state: Fields, seat: i64, amount: i64) -> None:
    if state.journal is not None:
        tell_numbers(state, POINTS_LOST, seat, {"amount": amount}, at_seat(seat))


def tell_market(state: Fields, seat: i64, track: i64, to: i64) -> None:
    if state.journal is None:
        return
    name = MARKETS[track]
    args = {"track": message(TRACK_TEXTS[track]), "to": to}
    tell(state, MARKET, seat, args=args, targets=[f"track:{name}"], data={"track": name, "to": to})


def tell_fed(state: Fields, seat: i64, need: i64, supply: i64) -> None:
    if state.journal is None:
        return
    args = {"need": need, "supply": supply}
    data = {**args, "missing": max(need - supply, 0)}
    tell(state, FED, seat, args=args, targets=at_seat(seat), data=data)


def tell_grain(state: Fields, seat: i64, amount: i64) -> None:
    if state.journal is not None:
        tell_numbers(state, GRAIN, seat, {"amount": amount}, at_seat(seat))
