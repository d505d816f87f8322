"""Action codes of Fertility, their notation, and their meaning for clients."""

from typing import Final

from iteru.games.fertility.box.components import (
    DISTRICTS,
    PRINTED,
    RESOURCES,
    SHOP_SLOTS,
    SHOPS_OF_DISTRICT,
    TILE_OF_PAIR,
    TILES,
)
from iteru.games.fertility.box.geometry import (
    FIRST_SQUARE,
    PLACE_NAMES,
    PLACES,
    SECOND_SQUARE,
    SQUARE_NAMES,
)
from iteru.kernel.codebook import Block, Codebook
from iteru.kernel.message import Message, message

# Literal, so that the compiler folds them; a test compares them with the codebook.
PLACE: Final = 0  # + (first scene * 4 + second scene) * PLACES + place
DISCARD: Final = 4208  # + tile
QUARRY: Final = 4218  # + resource
QUARRY_MONUMENT: Final = 4222
BUILD: Final = 4223  # + district * PAYMENTS + payment
BUILD_PASS: Final = 5063
SUPPLY: Final = 5064  # + shop * 4 + resource
SUPPLY_STOP: Final = 5608
EXCHANGE: Final = 5609  # + shop * 4 + resource
EXCHANGE_DECLINE: Final = 6153
DRAFT: Final = 6154  # + tile
REMOVE: Final = 6164  # + tile
ACTIONS: Final = 6174

# Payments: none, one or two of the four resources and wheat, in any mix (F5.3).
GOODS: Final = [*RESOURCES, "wheat"]
PAYMENTS: Final = 21
PAYMENT_GOODS: Final[list[list[int]]] = [
    [],
    *[[good] for good in range(5)],
    *[[good, other] for good in range(5) for other in range(good, 5)],
]
PAYMENT_NAMES: Final = [
    "+".join(GOODS[good] for good in goods) or "nothing" for goods in PAYMENT_GOODS
]
PAYMENT_USES: Final = [  # by payment * 5 + good: how many of it
    goods.count(good) for goods in PAYMENT_GOODS for good in range(5)
]
FIRST_PAYMENT_OF: Final = [0, 1, 6, 21]  # by cost; the next entry is one past the last

SCENE_PAIRS: Final = [first + "-" + second for first in RESOURCES for second in RESOURCES]
DISTRICT_NOTES: Final = [
    name.removeprefix("district_").replace("_", "-") for name in PRINTED.districts
]
METROPOLIS_NOTES: Final = [name.removeprefix("metropolis_") for name in PRINTED.metropolises]
SHOP_NOTES: Final = [
    *[f"{name}.{number}" for name in DISTRICT_NOTES for number in (1, 2, 3)],
    *[f"{name}.{number}" for name in METROPOLIS_NOTES for number in (1, 2, 3, 4)],
]

CODEBOOK: Final = Codebook(
    Block("place", "place {scenes} at {place}", scenes=SCENE_PAIRS, place=PLACE_NAMES),
    Block("discard", "discard {tile}", tile=TILES),
    Block("quarry_resource", "quarry {resource}", resource=RESOURCES),
    Block("quarry_monument", "quarry monument"),
    Block(
        "build", "build {district} for {payment}", district=DISTRICT_NOTES, payment=PAYMENT_NAMES
    ),
    Block("build_pass", "build nothing"),
    Block("supply", "supply {shop} with {resource}", shop=SHOP_NOTES, resource=RESOURCES),
    Block("supply_stop", "supply no more"),
    Block("exchange", "exchange {shop} gets {resource}", shop=SHOP_NOTES, resource=RESOURCES),
    Block("exchange_decline", "exchange nothing"),
    Block("draft", "draft {tile}", tile=TILES),
    Block("remove", "remove {tile}", tile=TILES),
)

RULES: Final = {
    "place": "F4.1",
    "discard": "F4.1.7",
    "quarry_resource": "F4.3",
    "quarry_monument": "F4.3",
    "build": "F5.2",
    "build_pass": "F5.1",
    "supply": "F6.1",
    "supply_stop": "F6.7",
    "exchange": "F6.6",
    "exchange_decline": "F6.6.3",
    "draft": "F8.2",
    "remove": "F12.2",
}


def shop_owner(shop: int) -> int:
    """The District or, below zero, the Metropolis (-1 - number) that a Shop belongs to."""
    if shop < DISTRICTS * SHOPS_OF_DISTRICT:
        return shop // SHOPS_OF_DISTRICT
    return -1 - (shop - DISTRICTS * SHOPS_OF_DISTRICT) // 4


def tile_message(tile: int) -> Message:
    return message(f"tiles-{TILES[tile]}")


def good_message(good: int) -> Message:
    return message(f"resources-{GOODS[good]}")


def district_message(district: int) -> Message:
    return message(f"district_tiles-{PRINTED.districts[district]}")


def shop_message(shop: int) -> Message:
    """A Shop is named by where it is and by its number there."""
    owner = shop_owner(shop)
    if owner >= 0:
        return message("shop", {"of": district_message(owner), "number": shop % 3 + 1})
    metropolis = message(f"metropolis_boards-{PRINTED.metropolises[-1 - owner]}")
    return message("shop", {"of": metropolis, "number": shop % 4 + 1})


def payment_message(payment: int) -> Message:
    goods = PAYMENT_GOODS[payment]
    if not goods:
        return message("payment-nothing")
    return message("payment", {"goods": [good_message(good) for good in goods]})


def describe(code: int) -> Message:
    """Kind, targets, rule and message of an action."""
    block = CODEBOOK.block(code)
    args: dict[str, object] = {}
    targets: list[str] = []
    offset = code - block.first
    if block.kind == "place":
        pair, place = divmod(offset, PLACES)
        first, second = SQUARE_NAMES[FIRST_SQUARE[place]], SQUARE_NAMES[SECOND_SQUARE[place]]
        args = {
            "first_scene": message(f"scenes-{RESOURCES[pair // 4]}"),
            "first": first,
            "second_scene": message(f"scenes-{RESOURCES[pair % 4]}"),
            "second": second,
        }
        targets = [f"tile:{TILES[TILE_OF_PAIR[pair]]}", f"cell:{first}", f"cell:{second}"]
    elif block.kind in ("discard", "draft", "remove"):
        args = {"tile": tile_message(offset)}
        targets = [f"tile:{TILES[offset]}"]
    elif block.kind == "quarry_resource":
        args = {"resource": good_message(offset)}
        targets = [f"stock:{RESOURCES[offset]}"]
    elif block.kind == "build":
        district, payment = divmod(offset, PAYMENTS)
        args = {"district": district_message(district), "payment": payment_message(payment)}
        targets = [f"district:{PRINTED.districts[district]}"]
    elif block.kind in ("supply", "exchange"):
        shop, resource = divmod(offset, 4)
        args = {"shop": shop_message(shop), "resource": good_message(resource)}
        source = "hand" if block.kind == "supply" else "stock"
        targets = [f"{source}:{RESOURCES[resource]}", f"shop:{PRINTED.shops[shop]}"]
    return {
        "kind": block.kind,
        "targets": targets,
        "rule": RULES[block.kind],
        "text": f"choice-{block.kind}",
        "args": args,
    }


assert CODEBOOK.count == ACTIONS
assert len(SHOP_NOTES) == SHOP_SLOTS
