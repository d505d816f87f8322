"""What is told to the journal; where nobody listens, nothing is made."""

from typing import Final

from iteru.games.fertility.actions import PAYMENT_GOODS
from iteru.games.fertility.box.components import GOODS, PRINTED, RESOURCES, TILE_OF_PAIR, TILES
from iteru.games.fertility.box.geometry import SQUARE_NAMES
from iteru.games.fertility.state import Fields, round_now
from iteru.games.fertility.telling.words import (
    PARTS,
    WORDS,
    district_message,
    good_message,
    monument_message,
    payment_message,
    scene_message,
    shop_message,
    tile_message,
)
from iteru.kernel.journal import EVERYONE
from iteru.kernel.message import message
from iteru.kernel.state import NOBODY

PLAYER: Final = WORDS.id("player")
TURN: Final = WORDS.event("turn")
LAST_ROUND: Final = WORDS.event("last_round")
PLACED: Final = WORDS.event("placed")
GAINED: Final = WORDS.event("gained")
STOCK_SHORT: Final = WORDS.event("stock_short")
WHEAT: Final = WORDS.event("wheat")
WHEAT_LOST: Final = WORDS.event("wheat_lost")
QUARRY: Final = WORDS.event("quarry")
QUARRY_RESOURCE: Final = WORDS.event("quarry_resource")
MONUMENT: Final = WORDS.event("monument")
DISCARDED: Final = WORDS.event("discarded")
BUILT: Final = WORDS.event("built")
SUPPLIED: Final = WORDS.event("supplied")
COMPLETED: Final = WORDS.event("completed")
EXCHANGED: Final = WORDS.event("exchanged")
EXCHANGE_DECLINED: Final = WORDS.event("exchange_declined")
RETURNED: Final = WORDS.event("returned")
DRAFTED: Final = WORDS.event("drafted")
REMOVED: Final = WORDS.event("removed")
REVEALED_TILE: Final = WORDS.event("revealed_tile")
REVEALED_DISTRICT: Final = WORDS.event("revealed_district")
SCORED: Final = WORDS.event("scored")
WON: Final = WORDS.event("won")
SHARED: Final = WORDS.event("shared")


def tell(
    state: Fields,
    kind: str,
    seat: int,
    args: dict[str, object],
    targets: list[str],
    data: dict[str, object],
) -> None:
    """All of Fertility is open (F13.1): everyone sees every event."""
    if state.journal is not None:
        args["player"] = message(PLAYER, {"seat": seat})
        state.journal.tell(kind, seat, args, targets, data, EVERYONE)


def tell_turn(state: Fields, seat: int) -> None:
    if state.journal is None:
        return
    number = round_now(state)
    tell(state, TURN, seat, {"number": number}, [], {"number": number})


def tell_last_round(state: Fields) -> None:
    tell(state, LAST_ROUND, NOBODY, {}, [], {})


Source = tuple[int, int, int]  # of a gain: good, square covered, square that brings it


def tell_placed(
    state: Fields, seat: int, pair: int, first: int, second: int, sources: list[Source]
) -> None:
    """Where the gains come from is told here, how much they are by the events that follow."""
    if state.journal is None:
        return
    squares = [SQUARE_NAMES[first], SQUARE_NAMES[second]]
    tell(
        state,
        PLACED,
        seat,
        {
            "first_scene": scene_message(pair >> 2),
            "first": squares[0],
            "second_scene": scene_message(pair & 3),
            "second": squares[1],
        },
        [f"cell:{square}" for square in squares],
        {
            "tile": TILES[TILE_OF_PAIR[pair]],
            "squares": squares,
            "scenes": [RESOURCES[pair >> 2], RESOURCES[pair & 3]],
            "sources": [
                {"good": GOODS[good], "square": SQUARE_NAMES[square], "from": SQUARE_NAMES[source]}
                for good, square, source in sources
            ],
        },
    )


def tell_gained(state: Fields, seat: int, resource: int, taken: int, missed: int) -> None:
    if state.journal is None:
        return
    name = RESOURCES[resource]
    if taken > 0:
        _tell_amount(state, GAINED, seat, resource, taken, f"hand:{name}")
    if missed > 0:
        _tell_amount(state, STOCK_SHORT, seat, resource, missed, f"stock:{name}")


def _tell_amount(
    state: Fields, kind: str, seat: int, resource: int, amount: int, target: str
) -> None:
    """gained, stock_short, returned"""
    args: dict[str, object] = {"resource": good_message(resource), "amount": amount}
    data: dict[str, object] = {"resource": RESOURCES[resource], "amount": amount}
    tell(state, kind, seat, args, [target], data)


def tell_wheat(state: Fields, seat: int, gained: int, lost: int) -> None:
    if state.journal is None:
        return
    to = state.wheat[seat]
    targets = [f"wheat:{seat}"]
    if gained > 0:
        data: dict[str, object] = {"amount": gained, "to": to}
        tell(state, WHEAT, seat, {"amount": gained, "to": to}, targets, data)
    if lost > 0:
        tell(state, WHEAT_LOST, seat, {"amount": lost}, targets, {"amount": lost})


def tell_quarries(state: Fields, seat: int, squares: list[int]) -> None:
    if state.journal is None:
        return
    for square in squares:
        name = SQUARE_NAMES[square]
        tell(state, QUARRY, seat, {"square": name}, [f"cell:{name}"], {"square": name})


def tell_quarry_resource(state: Fields, seat: int, resource: int, square: int) -> None:
    if state.journal is None:
        return
    name = SQUARE_NAMES[square]
    tell(
        state,
        QUARRY_RESOURCE,
        seat,
        {"square": name, "resource": good_message(resource)},
        [f"cell:{name}", f"hand:{RESOURCES[resource]}"],
        {"square": name, "resource": RESOURCES[resource]},
    )


def tell_monument(state: Fields, seat: int, square: int) -> None:
    if state.journal is None:
        return
    name = SQUARE_NAMES[square]
    tell(
        state,
        MONUMENT,
        seat,
        {"square": name, "monument": monument_message(seat)},
        [f"cell:{name}"],
        {"square": name, "monument": PRINTED.monuments[seat]},
    )


def tell_tile(state: Fields, kind: str, seat: int, tile: int) -> None:
    """discarded, drafted, removed, revealed_tile"""
    if state.journal is None:
        return
    args: dict[str, object] = {"tile": tile_message(tile)}
    tell(state, kind, seat, args, [f"tile:{TILES[tile]}"], {"tile": TILES[tile]})


def tell_revealed_district(state: Fields, district: int) -> None:
    if state.journal is None:
        return
    name = PRINTED.districts[district]
    args: dict[str, object] = {"district": district_message(district)}
    tell(state, REVEALED_DISTRICT, NOBODY, args, [f"district:{name}"], {"district": name})


def tell_built(state: Fields, seat: int, district: int, payment: int, spot: int) -> None:
    if state.journal is None:
        return
    name = PRINTED.districts[district]
    tell(
        state,
        BUILT,
        seat,
        {
            "district": district_message(district),
            "payment": payment_message(PAYMENT_GOODS[payment]),
        },
        [f"district:{name}"],
        {
            "district": name,
            "goods": [GOODS[good] for good in PAYMENT_GOODS[payment]],
            "spot": spot,
        },
    )


def tell_supplied(state: Fields, kind: str, seat: int, shop: int, resource: int) -> None:
    """supplied, exchanged"""
    if state.journal is None:
        return
    name = PRINTED.shops[shop]
    tell(
        state,
        kind,
        seat,
        {"shop": shop_message(shop), "resource": good_message(resource)},
        [f"shop:{name}"],
        {"shop": name, "resource": RESOURCES[resource]},
    )


def tell_shop(state: Fields, kind: str, seat: int, shop: int) -> None:
    """completed, exchange_declined"""
    if state.journal is None:
        return
    name = PRINTED.shops[shop]
    args: dict[str, object] = {"shop": shop_message(shop)}
    tell(state, kind, seat, args, [f"shop:{name}"], {"shop": name})


def tell_returned(state: Fields, seat: int, resource: int, amount: int) -> None:
    if state.journal is None:
        return
    _tell_amount(state, RETURNED, seat, resource, amount, f"stock:{RESOURCES[resource]}")


def tell_scored(state: Fields, seat: int, parts: list[int]) -> None:
    """F10 The five parts of a player's score."""
    points = dict(zip(PARTS, parts, strict=True))
    data: dict[str, object] = {"parts": points, "total": sum(parts)}
    tell(state, SCORED, seat, {"total": sum(parts)}, [], data)


def tell_winners(state: Fields, winners: list[int]) -> None:
    """F11.1 Who has won, or F11.3 who shares the victory."""
    if len(winners) == 1:
        tell(state, WON, winners[0], {}, [], {})
        return
    players = [message(PLAYER, {"seat": seat}) for seat in winners]
    tell(state, SHARED, NOBODY, {"players": players}, [], {"seats": winners})
