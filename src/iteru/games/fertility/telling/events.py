"""What the journal is told: called only when someone listens."""

from typing import Final

from iteru.games.fertility.actions import (
    PAYMENT_NAMES,
    district_message,
    good_message,
    payment_message,
    shop_message,
    tile_message,
)
from iteru.games.fertility.box.components import PRINTED, RESOURCES, TILE_OF_PAIR, TILES
from iteru.games.fertility.box.geometry import SQUARE_NAMES
from iteru.games.fertility.rules.final_scoring import PARTS, parts, standings
from iteru.games.fertility.state import Fields
from iteru.kernel.journal import EVERYONE
from iteru.kernel.message import Message, message
from iteru.kernel.ranking import ranks

EVENT_KINDS: Final = [
    "turn",
    "last_round",
    "placed",
    "gained",
    "stock_short",
    "wheat",
    "wheat_lost",
    "quarry",
    "quarry_resource",
    "monument",
    "discarded",
    "built",
    "supplied",
    "completed",
    "exchanged",
    "exchange_declined",
    "returned",
    "drafted",
    "removed",
    "revealed_tile",
    "revealed_district",
    "scored",
    "won",
    "shared",
]


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
        args["player"] = message("player", {"seat": seat})
        state.journal.tell(kind, seat, args, targets, data, EVERYONE)


def tell_turn(state: Fields, seat: int) -> None:
    number = state.turn // state.seats + 1
    tell(state, "turn", seat, {"number": number}, [], {"number": number})


def tell_last_round(state: Fields) -> None:
    tell(state, "last_round", -1, {}, [], {})


def tell_placed(state: Fields, seat: int, pair: int, first: int, second: int) -> None:
    squares = [SQUARE_NAMES[first], SQUARE_NAMES[second]]
    scenes = [RESOURCES[pair >> 2], RESOURCES[pair & 3]]
    tell(
        state,
        "placed",
        seat,
        {
            "first_scene": message(f"scenes-{scenes[0]}"),
            "first": squares[0],
            "second_scene": message(f"scenes-{scenes[1]}"),
            "second": squares[1],
        },
        [f"cell:{square}" for square in squares],
        {"tile": TILES[TILE_OF_PAIR[pair]], "squares": squares, "scenes": scenes},
    )


def tell_gained(state: Fields, seat: int, resource: int, taken: int, missed: int) -> None:
    name = RESOURCES[resource]
    if taken > 0:
        args: dict[str, object] = {"resource": good_message(resource), "amount": taken}
        tell(state, "gained", seat, args, [f"hand:{name}"], {"resource": name, "amount": taken})
    if missed > 0:
        args = {"resource": good_message(resource), "amount": missed}
        data: dict[str, object] = {"resource": name, "amount": missed}
        tell(state, "stock_short", seat, args, [f"stock:{name}"], data)


def tell_wheat(state: Fields, seat: int, gained: int, lost: int) -> None:
    to = state.wheat[seat]
    targets = [f"wheat:{seat}"]
    if gained > 0:
        data: dict[str, object] = {"amount": gained, "to": to}
        tell(state, "wheat", seat, {"amount": gained, "to": to}, targets, data)
    if lost > 0:
        tell(state, "wheat_lost", seat, {"amount": lost}, targets, {"amount": lost})


def tell_quarries(state: Fields, seat: int, squares: list[int]) -> None:
    for square in squares:
        name = SQUARE_NAMES[square]
        tell(state, "quarry", seat, {"square": name}, [f"cell:{name}"], {"square": name})


def tell_quarry_resource(state: Fields, seat: int, resource: int, square: int) -> None:
    name = SQUARE_NAMES[square]
    tell(
        state,
        "quarry_resource",
        seat,
        {"square": name, "resource": good_message(resource)},
        [f"cell:{name}", f"hand:{RESOURCES[resource]}"],
        {"square": name, "resource": RESOURCES[resource]},
    )


def tell_monument(state: Fields, seat: int, square: int) -> None:
    name = SQUARE_NAMES[square]
    monument = PRINTED.monuments[seat]
    tell(
        state,
        "monument",
        seat,
        {"square": name, "monument": monument_message(seat)},
        [f"cell:{name}"],
        {"square": name, "monument": monument},
    )


def tell_tile(state: Fields, kind: str, seat: int, tile: int) -> None:
    """discarded, drafted, removed, revealed_tile"""
    args: dict[str, object] = {"tile": tile_message(tile)}
    tell(state, kind, seat, args, [f"tile:{TILES[tile]}"], {"tile": TILES[tile]})


def tell_revealed_district(state: Fields, district: int) -> None:
    name = PRINTED.districts[district]
    args: dict[str, object] = {"district": district_message(district)}
    tell(state, "revealed_district", -1, args, [f"district:{name}"], {"district": name})


def tell_built(state: Fields, seat: int, district: int, payment: int, spot: int) -> None:
    name = PRINTED.districts[district]
    tell(
        state,
        "built",
        seat,
        {"district": district_message(district), "payment": payment_message(payment)},
        [f"district:{name}"],
        {"district": name, "payment": PAYMENT_NAMES[payment], "spot": spot},
    )


def tell_supplied(state: Fields, kind: str, seat: int, shop: int, resource: int) -> None:
    """supplied, exchanged"""
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
    name = PRINTED.shops[shop]
    args: dict[str, object] = {"shop": shop_message(shop)}
    tell(state, kind, seat, args, [f"shop:{name}"], {"shop": name})


def tell_returned(state: Fields, seat: int, resource: int, amount: int) -> None:
    name = RESOURCES[resource]
    args: dict[str, object] = {"resource": good_message(resource), "amount": amount}
    tell(state, "returned", seat, args, [f"stock:{name}"], {"resource": name, "amount": amount})


def tell_final_scoring(state: Fields) -> None:
    """F10 The five parts of each player, F11 and who has won."""
    for seat in range(state.seats):
        points = dict(zip(PARTS, parts(state, seat), strict=True))
        total = sum(points.values())
        data: dict[str, object] = {"parts": points, "total": total}
        tell(state, "scored", seat, {"total": total}, [], data)
    places = ranks(standings(state))
    winners = [seat for seat in range(state.seats) if places[seat] == 1]
    if len(winners) == 1:
        tell(state, "won", winners[0], {}, [], {})
    else:
        players = [message("player", {"seat": seat}) for seat in winners]
        tell(state, "shared", -1, {"players": players}, [], {"seats": winners})


def monument_message(seat: int) -> Message:
    """F2.7 Monuments tell players apart: one type for each seat."""
    return message(f"monuments-{PRINTED.monuments[seat]}")
