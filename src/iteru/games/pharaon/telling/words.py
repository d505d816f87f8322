"""The message ids of Pharaon, and messages that name what lies on the table.

Each id is declared once, in the module that uses it; WORDS knows them all.
"""

from typing import Final

from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import (
    BASIC_NAMES,
    BASICS,
    CRAFTS,
    FIRST_OFFERING,
    INCOMES,
    PARTS,
    RESOURCES,
    SECTIONS,
    TILES,
    UNITS,
)
from iteru.kernel.message import Message, message
from iteru.kernel.plain import NONE
from iteru.kernel.words import Words

WORDS: Final = Words()

RESOURCE_TEXTS: Final = WORDS.table("resources", RESOURCES)
OFFERING_TEXTS: Final = WORDS.table("offering_types", PRINTED.offerings)
UNIT_TEXTS: Final = [*RESOURCE_TEXTS, *OFFERING_TEXTS]  # by kind of what a player owns
SECTION_TEXTS: Final = WORDS.table("sections", SECTIONS)
TRACK_TEXTS: Final = WORDS.table("nile_tracks", BASIC_NAMES)
GOD_TEXTS: Final = WORDS.table("gods", PRINTED.gods)
NOBLE_TEXTS: Final = WORDS.table("nobles", PRINTED.nobles)
CRAFT_TEXTS: Final = WORDS.table("crafts", CRAFTS)
INCOME_TEXTS: Final = WORDS.table("pyramid_incomes", INCOMES)
TILE_TEXTS: Final = WORDS.table("traitor_tiles", TILES)
PART_TEXTS: Final = WORDS.table("parts", PARTS)
ARTISAN: Final = WORDS.id("artisan")
JAR: Final = WORDS.id("jar")
UNIT_COUNT: Final = WORDS.id("unit_count")
PAYMENT: Final = WORDS.id("payment")
PAYMENT_OF_ACCESS: Final = WORDS.id("payment-access")
PAYMENT_OF_UNITS: Final = WORDS.id("payment-units")


def resource_message(resource: int) -> Message:
    return message(RESOURCE_TEXTS[resource])


def offering_message(offering: int) -> Message:
    return message(OFFERING_TEXTS[offering])


def offering_messages(offerings: list[int]) -> list[Message]:
    return [offering_message(offering) for offering in offerings]


def unit_message(kind: int) -> Message:
    """A resource or an offering token, by the order of what a player owns."""
    return message(UNIT_TEXTS[kind])


def section_message(section: int) -> Message:
    return message(SECTION_TEXTS[section])


def track_message(track: int) -> Message:
    return message(TRACK_TEXTS[track])


def noble_message(noble: int) -> Message:
    return message(NOBLE_TEXTS[noble])


def artisan_message(artisan: int) -> Message:
    """The craft, and the basic resources it gives: they tell artisans of a craft apart."""
    craft = message(CRAFT_TEXTS[PRINTED.artisan_crafts[artisan]])
    gains = PRINTED.artisan_gains[artisan]
    resources = [resource_message(basic) for basic in range(BASICS) if basic in gains]
    return message(ARTISAN, {"craft": craft, "resources": resources}) if resources else craft


def jar_message(jar: int) -> Message:
    """A jar is known by its three resources."""
    resources = [resource_message(resource) for resource in PRINTED.jar_resources[jar]]
    return message(JAR, {"resources": resources})


def income_message(income: int) -> Message:
    return message(INCOME_TEXTS[income])


def tile_message(tile: int) -> Message:
    return message(TILE_TEXTS[tile])


def units_message(units: list[int]) -> list[Message]:
    """Each kind of unit with its number."""
    return [
        message(UNIT_COUNT, {"number": units.count(unit), "unit": unit_message(unit)})
        for unit in range(UNITS)
        if unit in units
    ]


def payment_message(access: int, units: list[int]) -> Message:
    """What is paid in all: the access unit, if any, and the others."""
    if access == NONE:
        return message(PAYMENT_OF_UNITS, {"units": list(units_message(units))})
    if not units:
        return message(PAYMENT_OF_ACCESS, {"access": unit_message(access)})
    return message(PAYMENT, {"access": unit_message(access), "units": list(units_message(units))})


assert len(RESOURCES) == FIRST_OFFERING
