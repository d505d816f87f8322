"""The message ids of Fertility, and messages that name what lies on the table.

Each id is declared once, in the module that uses it; WORDS knows them all.
"""

from typing import Final

from iteru.games.fertility.box.components import (
    FIRST_START_SHOP,
    GOODS,
    PRINTED,
    RESOURCES,
    SHOPS_OF_DISTRICT,
    SHOPS_OF_METROPOLIS,
    TILES,
)
from iteru.kernel.message import Message, message
from iteru.kernel.words import Words

WORDS: Final = Words()

GOOD_TEXTS: Final = WORDS.table("resources", GOODS)
SCENE_TEXTS: Final = WORDS.table("scenes", RESOURCES)
TILE_TEXTS: Final = WORDS.table("tiles", TILES)
DISTRICT_TEXTS: Final = WORDS.table("district_tiles", PRINTED.districts)
METROPOLIS_TEXTS: Final = WORDS.table("metropolis_boards", PRINTED.metropolises)
MONUMENT_TEXTS: Final = WORDS.table("monuments", PRINTED.monuments)
SHOP: Final = WORDS.id("shop")
PAYMENT: Final = WORDS.id("payment")
NO_PAYMENT: Final = WORDS.id("payment-nothing")

PARTS: Final = ["generic", "specialised", "statues", "monuments", "wheat"]  # of a score (F10)
PART_TEXTS: Final = WORDS.table("parts", PARTS)


def tile_message(tile: int) -> Message:
    return message(TILE_TEXTS[tile])


def good_message(good: int) -> Message:
    return message(GOOD_TEXTS[good])


def scene_message(scene: int) -> Message:
    return message(SCENE_TEXTS[scene])


def district_message(district: int) -> Message:
    return message(DISTRICT_TEXTS[district])


def monument_message(seat: int) -> Message:
    """F2.7 Monuments tell players apart: one type for each seat."""
    return message(MONUMENT_TEXTS[seat])


def shop_message(shop: int) -> Message:
    """A Shop is named by where it is and by its number there."""
    if shop < FIRST_START_SHOP:
        district, place = divmod(shop, SHOPS_OF_DISTRICT)
        return message(SHOP, {"of": district_message(district), "number": place + 1})
    metropolis, place = divmod(shop - FIRST_START_SHOP, SHOPS_OF_METROPOLIS)
    return message(SHOP, {"of": message(METROPOLIS_TEXTS[metropolis]), "number": place + 1})


def payment_message(goods: list[int]) -> Message:
    """F5.3 What a District is paid with, e.g. "for a grape and wheat"."""
    if not goods:
        return message(NO_PAYMENT)
    return message(PAYMENT, {"goods": [good_message(good) for good in goods]})
