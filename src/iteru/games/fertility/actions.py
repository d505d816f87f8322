"""The actions of Fertility: their codes, notation, rule, targets and messages."""

from typing import Final

from iteru.games.fertility.box.components import (
    GOODS,
    KINDS,
    PRINTED,
    RESOURCES,
    SHOP_SLOTS,
    SHOPS_OF_DISTRICT,
    SHOPS_OF_METROPOLIS,
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
from iteru.games.fertility.telling.words import (
    GOOD_TEXTS,
    TILE_TEXTS,
    district_message,
    good_message,
    payment_message,
    scene_message,
    shop_message,
)
from iteru.kernel.codebook import Block, Codebook, Value, named
from iteru.kernel.rows import i64, vec

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
PAYMENTS: Final = 21
PAYMENT_GOODS: Final[list[list[int]]] = [
    [],
    *[[good] for good in range(5)],
    *[[good, other] for good in range(5) for other in range(good, 5)],
]
PAYMENT_NAMES: Final = [
    "+".join(GOODS[good] for good in goods) or "nothing" for goods in PAYMENT_GOODS
]
PAYMENT_USES: Final = vec[i64](  # by payment * 5 + good: how many of it
    [goods.count(good) for goods in PAYMENT_GOODS for good in range(5)]
)
FIRST_PAYMENT_OF: Final = vec[i64]([0, 1, 6, 21])  # by cost; the next entry is one past the last

DISTRICT_NOTES: Final = [
    name.removeprefix("district_").replace("_", "-") for name in PRINTED.districts
]
METROPOLIS_NOTES: Final = [name.removeprefix("metropolis_") for name in PRINTED.metropolises]
SHOP_NOTES: Final = [
    *[f"{name}.{place + 1}" for name in DISTRICT_NOTES for place in range(SHOPS_OF_DISTRICT)],
    *[f"{name}.{place + 1}" for name in METROPOLIS_NOTES for place in range(SHOPS_OF_METROPOLIS)],
]


def _scenes(first: int, second: int) -> Value:
    """A tile, one way round."""
    return Value(
        f"{RESOURCES[first]}-{RESOURCES[second]}",
        targets=[f"tile:{TILES[TILE_OF_PAIR[first * KINDS + second]]}"],
        args={"first_scene": scene_message(first), "second_scene": scene_message(second)},
    )


def _place(place: int) -> Value:
    first, second = SQUARE_NAMES[FIRST_SQUARE[place]], SQUARE_NAMES[SECOND_SQUARE[place]]
    return Value(
        PLACE_NAMES[place],
        targets=[f"cell:{first}", f"cell:{second}"],
        args={"first": first, "second": second},
    )


def _district(district: int) -> Value:
    return Value(
        DISTRICT_NOTES[district],
        targets=[f"district:{PRINTED.districts[district]}"],
        args={"district": district_message(district)},
    )


def _token_on_shop(verb: str, source: str) -> list[Value]:
    """One field for both, since the resource is chosen before the Shop: its target comes first."""
    return [
        Value(
            f"{SHOP_NOTES[shop]} {verb} {RESOURCES[resource]}",
            targets=[f"{source}:{RESOURCES[resource]}", f"shop:{PRINTED.shops[shop]}"],
            args={"shop": shop_message(shop), "resource": good_message(resource)},
        )
        for shop in range(SHOP_SLOTS)
        for resource in range(KINDS)
    ]


TILE: Final = named("tile", TILES, "tile", TILE_TEXTS)

CODEBOOK: Final = Codebook(
    Block(
        "place",
        "place {scenes} at {place}",
        rule="F4.1",
        scenes=[_scenes(first, second) for first in range(KINDS) for second in range(KINDS)],
        place=[_place(place) for place in range(PLACES)],
    ),
    Block("discard", "discard {tile}", rule="F4.1.7", tile=TILE),
    Block(
        "quarry_resource",
        "quarry {resource}",
        rule="F4.3",
        resource=named("resource", RESOURCES, "stock", GOOD_TEXTS[:KINDS]),
    ),
    Block("quarry_monument", "quarry monument", rule="F4.3"),
    Block(
        "build",
        "build {district} for {payment}",
        rule="F5.2",
        district=[_district(district) for district in range(len(DISTRICT_NOTES))],
        payment=[
            Value(name, args={"payment": payment_message(goods)})
            for name, goods in zip(PAYMENT_NAMES, PAYMENT_GOODS, strict=True)
        ],
    ),
    Block("build_pass", "build nothing", rule="F5.1"),
    Block(
        "supply",
        "supply {shop_with_resource}",
        rule="F6.1",
        shop_with_resource=_token_on_shop("with", "hand"),
    ),
    Block("supply_stop", "supply no more", rule="F6.7"),
    Block(
        "exchange",
        "exchange {shop_gets_resource}",
        rule="F6.6",
        shop_gets_resource=_token_on_shop("gets", "stock"),
    ),
    Block("exchange_decline", "exchange nothing", rule="F6.6.3"),
    Block("draft", "draft {tile}", rule="F8.2", tile=TILE),
    Block("remove", "remove {tile}", rule="F12.2", tile=TILE),
)

assert CODEBOOK.count == ACTIONS
assert len(SHOP_NOTES) == SHOP_SLOTS
