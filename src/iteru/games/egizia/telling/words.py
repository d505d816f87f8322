"""Message ids of Egizia, declared once: names of things here, others where they are used."""

from typing import Final

from iteru.games.egizia.box.components import (
    CARD_KIND,
    CARD_SOIL,
    CARD_VALUE,
    PRINTED,
    PYRAMID_ROW,
    SPACE_SITE,
    SPACE_TYPE,
    TARGET_SLOT,
    TARGET_SPACE,
)
from iteru.games.egizia.box.ids import (
    CREWS,
    FIELD,
    GRAVES_FIRST,
    IRRIGATIONS,
    LAST_BUILDER,
    MARKETS,
    NILE_CARDS,
    PYRAMID_FIRST,
    QUARRY,
    SITE_SPACE,
    SITES,
    SLOTS,
    SOILS,
    TEMPLE_FIRST,
    TEMPLE_PARTS,
)
from iteru.games.egizia.box.sphinx_cards import COLUMNS, OWN_STONES, OWN_STONES_EACH
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
FIELD_TEXTS: Final = WORDS.table("fields", SOILS)
QUARRY_TEXT: Final = WORDS.id("quarry")
PHASE_TEXTS: Final = WORDS.table("phases", PRINTED.phases)
PART_TEXTS: Final = WORDS.table("parts", PARTS)
SPHINX_TEXTS: Final = WORDS.table("sphinx_cards", PRINTED.sphinx.cards)
OBELISK_SPACE: Final = WORDS.id("obelisk_space")
GRAVE_SPACE: Final = WORDS.id("grave_space")
TEMPLE_SPACE_TEXTS: Final = WORDS.table("temple_spaces", TEMPLE_PARTS)
PYRAMID_SPACE: Final = WORDS.id("pyramid_space")


def _card_text(card: int) -> str:
    """Fields and quarries are named by what they give, all others have a name of their own."""
    kind = CARD_KIND[card]
    if kind == FIELD:
        return FIELD_TEXTS[CARD_SOIL[card]]
    return QUARRY_TEXT if kind == QUARRY else WORDS.id(f"nile_cards-{PRINTED.nile.cards[card]}")


CARD_TEXTS: Final = [_card_text(card) for card in range(NILE_CARDS)]


def player_message(seat: int) -> Message:
    return message(PLAYER, {"seat": seat})


def card_message(card: int) -> Message:
    """A Nile card."""
    args: dict[str, object] = {}
    if CARD_KIND[card] == FIELD:
        args["grain"] = CARD_VALUE[card]
    elif CARD_KIND[card] == QUARRY:
        args["stones"] = CARD_VALUE[card]
    return message(CARD_TEXTS[card], args)


def sphinx_message(card: int) -> Message:
    """A Sphinx card."""
    tables = PRINTED.sphinx
    args: dict[str, object] = {}
    if tables.level[card] > 0:
        args["level"] = tables.level[card]
    elif tables.kind[card] in (COLUMNS, OWN_STONES, OWN_STONES_EACH):
        args["least"] = tables.least[card]
    return message(SPHINX_TEXTS[card], args)


def names() -> dict[str, Message]:
    """The names of all cards, by table and id: some hold numbers of the data."""
    found: dict[str, Message] = {}
    for card, id in enumerate(PRINTED.nile.cards):
        found[f"nile_cards-{id}"] = card_message(card)
    for card, id in enumerate(PRINTED.sphinx.cards):
        found[f"sphinx_cards-{id}"] = sphinx_message(card)
    return found


def stone_space_message(space: int) -> Message:
    """A space of a building."""
    number = PRINTED.stones.number[space]
    if space < GRAVES_FIRST:
        return message(OBELISK_SPACE, {"level": number})
    if space < TEMPLE_FIRST:
        return message(GRAVE_SPACE, {"place": number})
    if space < PYRAMID_FIRST:
        return message(TEMPLE_SPACE_TEXTS[PRINTED.stones.temple_part[space]], {"number": number})
    return message(PYRAMID_SPACE, {"row": PYRAMID_ROW[space] + 1, "number": number})


def target_message(target: int) -> Message:
    """A space of the Nile, or a ship space of a site."""
    space, slot = TARGET_SPACE[target], TARGET_SLOT[target]
    if SPACE_TYPE[space] != SITE_SPACE:
        return message(SPACE_TEXTS[space])
    site = SPACE_SITE[space]
    if slot == LAST_BUILDER:
        return message(SHIP_LAST_BUILDER, {"site": message(SITE_TEXTS[site])})
    return message(SLOT_TEXTS[site * (SLOTS - 1) + slot])
