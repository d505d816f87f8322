"""Message ids of Egizia, declared once: names of things here, others where they are used."""

from typing import Final

from iteru.games.egizia.box.components import (
    PRINTED,
    SPACE_SITE,
    SPACE_TYPE,
    TARGET_SLOT,
    TARGET_SPACE,
)
from iteru.games.egizia.box.ids import (
    BUILDING_TABLES,
    CREWS,
    FIRST_OF_BUILDING,
    IRRIGATIONS,
    LAST_BUILDER,
    MARKETS,
    SITE_SPACE,
    SITES,
    SLOTS,
)
from iteru.games.egizia.state import PARTS
from iteru.kernel.message import Message, message
from iteru.kernel.words import Words

WORDS: Final = Words()
PLAYER: Final = WORDS.id("player")
SHIP_LAST_BUILDER: Final = WORDS.id("ship_last_builder")
CREW_TEXTS: Final = WORDS.table("crews", CREWS)
TILE_TEXTS: Final = WORDS.table("order_tiles", PRINTED.order_tiles)
TRACK_TEXTS: Final = WORDS.table("markets", MARKETS)
IRRIGATION_TEXTS: Final = WORDS.table("irrigation_spaces", IRRIGATIONS)
SPACE_TEXTS: Final = WORDS.table("nile_spaces", PRINTED.river.spaces)
SITE_TEXTS: Final = WORDS.table("sites", SITES)
SLOT_TEXTS: Final = WORDS.table("site_spaces", PRINTED.river.site_spaces)
CARD_TEXTS: Final = WORDS.table("nile_cards", PRINTED.nile.cards)
PHASE_TEXTS: Final = WORDS.table("phases", PRINTED.phases)
PART_TEXTS: Final = WORDS.table("parts", PARTS)
SPHINX_TEXTS: Final = WORDS.table("sphinx_cards", PRINTED.sphinx.cards)
STONE_SPACE_TEXTS: Final = [
    text
    for number, table in enumerate(BUILDING_TABLES)
    for text in WORDS.table(
        table,
        PRINTED.stones.spaces[FIRST_OF_BUILDING[number] : FIRST_OF_BUILDING[number + 1]],
    )
]


def player_message(seat: int) -> Message:
    return message(PLAYER, {"seat": seat})


def card_message(card: int) -> Message:
    return message(CARD_TEXTS[card])


def sphinx_message(card: int) -> Message:
    return message(SPHINX_TEXTS[card])


def target_message(target: int) -> Message:
    """A space of the Nile, or a ship space of a site."""
    space, slot = TARGET_SPACE[target], TARGET_SLOT[target]
    if SPACE_TYPE[space] != SITE_SPACE:
        return message(SPACE_TEXTS[space])
    site = SPACE_SITE[space]
    if slot == LAST_BUILDER:
        return message(SHIP_LAST_BUILDER, {"site": message(SITE_TEXTS[site])})
    return message(SLOT_TEXTS[site * (SLOTS - 1) + slot])
