"""The message ids of Kemet, and messages that name what lies on the table.

Each id is declared once, in the module that uses it; WORDS knows them all.
"""

from collections.abc import Iterable
from typing import Final

from iteru.games.kemet.box.components import AREA_IDS, PRINTED, TILE_IDS
from iteru.games.kemet.box.ids import (
    ACTION_IDS,
    BATTLE_CARD_IDS,
    CITY_IDS,
    COLOUR_IDS,
    CREATURE_IDS,
    DI_IDS,
    SPACE_IDS,
    TOKEN_IDS,
)
from iteru.games.kemet.state import PARTS, PHASES, SOURCES
from iteru.kernel.message import Message, message
from iteru.kernel.rows import i64
from iteru.kernel.words import Words

WORDS: Final = Words()

PLAYER: Final = WORDS.id("player")
RESERVE: Final = WORDS.id("reserve")
DI_COPIES: Final = WORDS.id("di_copies")
GOD_TEXTS: Final = WORDS.table("gods", PRINTED.gods)
CITY_TEXTS: Final = WORDS.table("cities", CITY_IDS)
AREA_TEXTS: Final = WORDS.table("areas", AREA_IDS)
COLOUR_TEXTS: Final = WORDS.table("colours", COLOUR_IDS)
ACTION_TEXTS: Final = WORDS.table("actions", ACTION_IDS)
SPACE_TEXTS: Final = WORDS.table("action_spaces", SPACE_IDS)
TOKEN_TEXTS: Final = WORDS.table("action_tokens", TOKEN_IDS)  # parts of other texts
CREATURE_TEXTS: Final = WORDS.table("creatures", CREATURE_IDS)
TILE_TEXTS: Final = WORDS.table("power_tiles", TILE_IDS)
DI_TEXTS: Final = WORDS.table("di_cards", DI_IDS)
BATTLE_CARD_TEXTS: Final = WORDS.table("battle_cards", BATTLE_CARD_IDS)
PHASE_TEXTS: Final = WORDS.table("phases", PHASES)
PART_TEXTS: Final = WORDS.table("parts", PARTS)
SOURCE_TEXTS: Final = PART_TEXTS[-SOURCES:]  # of permanent victory points


def player_message(seat: i64) -> Message:
    return message(PLAYER, {"seat": seat})


def area_message(area: i64) -> Message:
    return message(AREA_TEXTS[area])


def city_message(city: i64) -> Message:
    return message(CITY_TEXTS[city])


def colour_message(colour: i64) -> Message:
    return message(COLOUR_TEXTS[colour])


def space_message(space: i64) -> Message:
    return message(SPACE_TEXTS[space])


def tile_message(tile: i64) -> Message:
    return message(TILE_TEXTS[tile])


def creature_message(creature: i64) -> Message:
    return message(CREATURE_TEXTS[creature])


def di_message(card: i64) -> Message:
    return message(DI_TEXTS[card])


def copies_message(card: i64, copies: i64) -> Message:
    return message(DI_COPIES, {"card": di_message(card), "copies": copies})


def di_messages(counts: Iterable[int]) -> list[Message]:
    """DI cards by type, each with its copies."""
    return [copies_message(card, copies) for card, copies in enumerate(counts) if copies > 0]


def battle_card_message(card: i64) -> Message:
    return message(BATTLE_CARD_TEXTS[card])


def area_target(area: i64) -> str:
    return f"area:{AREA_IDS[area]}"
