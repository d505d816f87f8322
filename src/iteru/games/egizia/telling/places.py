"""Places and things of the board as a client knows them: the targets of choices and events."""

from typing import Final

from iteru.games.egizia.box.components import (
    OF_KIND,
    PRINTED,
    SPACE_SITE,
    SPACE_TYPE,
    TARGET_SLOT,
    TARGET_SPACE,
)
from iteru.games.egizia.box.ids import (
    BESIDE,
    BUILDINGS,
    CREWS,
    FIRST_OF_BUILDING,
    GRAVES_FIRST,
    LAST_BUILDER,
    OCCUPIED_SITE,
    SITE_SPACE,
    SLOTS,
    TARGETS,
    TEMPLE_FIRST,
)
from iteru.kernel.sets import lowest, members


def own_card(card: int) -> str:
    """A Nile card in front of a player."""
    return f"own_card:{PRINTED.nile.cards[card]}"


def own_card_of(kind: int) -> str:
    """A Nile card of a kind of which there is one."""
    return own_card(lowest(OF_KIND[kind]))


def crew_targets(crews: int) -> list[str]:
    """The crews of a set."""
    return [f"crew:{CREWS[crew]}" for crew in members(crews)]


def slot_id(site: int, slot: int) -> str:
    """The id of a ship space; that of occupied_site shares the place beside the others."""
    return PRINTED.river.site_spaces[site * (SLOTS - 1) + min(slot, BESIDE)]


def _ship_places(target: int) -> list[str]:
    """The space of the Nile, and on a site the ship space."""
    space, slot = TARGET_SPACE[target], TARGET_SLOT[target]
    places = [f"space:{PRINTED.river.spaces[space]}"]
    if SPACE_TYPE[space] == SITE_SPACE:
        places.append(f"site_space:{slot_id(SPACE_SITE[space], slot)}")
        if slot == LAST_BUILDER:
            places.append(own_card_of(OCCUPIED_SITE))
    return places


def _stone_place(space: int) -> str:
    """E8.3 obelisk:1, grave:12, temple:temple_top"""
    if space < GRAVES_FIRST:
        return f"obelisk:{space + 1}"
    if space < TEMPLE_FIRST:
        return f"grave:{space - GRAVES_FIRST + 1}"
    building = BUILDINGS[2 if space < FIRST_OF_BUILDING[3] else 3]
    return f"{building}:{PRINTED.stones.spaces[space]}"


SHIP_PLACES: Final = [_ship_places(target) for target in range(TARGETS)]
STONE_PLACES: Final = [_stone_place(space) for space in range(FIRST_OF_BUILDING[-1])]
