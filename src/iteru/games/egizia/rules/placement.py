"""Where a ship may be placed (E5.2), with the cards that bend the rule (E5.6, E5.7)."""

from iteru.games.egizia.box.components import (
    FIRST_TARGET,
    OF_KIND,
    REUSABLE,
    SPACE_CARD,
    SPACE_SITE,
    SPACE_TYPE,
    TARGET_SLOT,
    TARGET_SPACE,
)
from iteru.games.egizia.box.ids import (
    BESIDE,
    CARD_SPACE,
    LAST_BUILDER,
    OCCUPIED_SITE,
    REUSE,
    ROUND_SPACE,
    SLOTS,
    SPACES,
    UPSTREAM,
)
from iteru.games.egizia.rules.card_effects import play_card, take_card
from iteru.games.egizia.rules.round_spaces import visit_round_space
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling import events
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT


def legal_targets(state: Fields, seat: i64) -> list[int]:
    """E5.2.2 Everything downstream of all own ships that is free, and what powers allow."""
    found: list[int] = []
    if state.ships_left[seat] == 0:
        return found
    occupied: i64 = 0
    for ships in state.ships:
        occupied |= ships
    own = state.ships[seat]
    powers = state.held[seat] & ~state.used
    reuses = powers & OF_KIND[REUSE] != 0
    first = state.downstream[seat]
    if powers & OF_KIND[UPSTREAM]:
        first = 0  # E5.6.1
    elif reuses and not state.own_needs_upstream and first > 0 and REUSABLE[first - 1]:
        found.append(FIRST_TARGET[first - 1])  # E5.6.2 the farthest own space once more
    laid = state.laid
    for space in range(first, SPACES):
        kind = SPACE_TYPE[space]
        if kind == CARD_SPACE:
            if laid[SPACE_CARD[space]] != NONE:  # E5.2.4
                found.append(FIRST_TARGET[space])
        elif kind == ROUND_SPACE:
            if not occupied >> space & 1 or (reuses and REUSABLE[space]):
                found.append(FIRST_TARGET[space])
        elif not own >> space & 1:  # E5.2.3 one ship on each site
            add_slots(state, seat, SPACE_SITE[space], FIRST_TARGET[space], found)
    return found


def add_slots(state: Fields, seat: i64, site: i64, first: i64, found: list[int]) -> None:
    """E5.7.1 Any free ship space; E5.7.3 if there is none, beside them; E5.7.5 or by the card.

    E5.6.4 The card is occupied_site. E5.7.4 Nobody has two ships here: at most one is beside.
    """
    ships = state.site_ships
    is_full = True
    for slot in range(state.usable):
        if ships[site * SLOTS + slot] == NONE:
            found.append(first + slot)
            is_full = False
    if is_full:
        found.append(first + BESIDE)
        if state.held[seat] & OF_KIND[OCCUPIED_SITE]:
            found.append(first + LAST_BUILDER)


def powers_needed(state: Fields, seat: i64, target: i64) -> i64:
    """E5.6.5 The powers that a ship on this target uses up: E12.3.3 reuse, E12.3.6 upstream."""
    space = TARGET_SPACE[target]
    needed: i64 = 0
    if SPACE_TYPE[space] == ROUND_SPACE:
        for ships in state.ships:
            if ships >> space & 1:
                needed = OF_KIND[REUSE]
    first = state.downstream[seat]
    if space < first and not (needed and space == first - 1 and not state.own_needs_upstream):
        needed |= OF_KIND[UPSTREAM]
    return needed


def cards_spent(state: Fields, seat: i64, target: i64) -> i64:
    """The set of cards in front of the seat that a ship on this target uses up."""
    cards = powers_needed(state, seat, target)
    if TARGET_SLOT[target] == LAST_BUILDER:
        cards |= OF_KIND[OCCUPIED_SITE]
    return cards


def is_open(state: Fields, space: i64) -> bool:
    """Whether something can still be had at a space of the Nile without a card."""
    site = SPACE_SITE[space]
    if site != NONE:
        first = site * SLOTS
        return NONE in state.site_ships[first : first + state.usable]
    if SPACE_TYPE[space] == CARD_SPACE:
        return state.laid[SPACE_CARD[space]] != NONE
    return all(not ships >> space & 1 for ships in state.ships)


def place_ship(state: Fields, seat: i64, target: i64) -> None:
    """E5.3, E5.4, E5.7 Puts a ship there and pushes what its space asks."""
    space, slot = TARGET_SPACE[target], TARGET_SLOT[target]
    powers = powers_needed(state, seat, target)
    if powers:
        state.used |= powers
        if powers & OF_KIND[REUSE]:
            state.reused = space
    state.ships_left[seat] -= 1
    state.ships[seat] |= BIT[space]
    if space >= state.downstream[seat]:
        state.downstream[seat] = space + 1
    events.tell_ship(state, seat, target, powers)
    if slot != NONE:
        state.site_ships[SPACE_SITE[space] * SLOTS + slot] = seat
        if slot == LAST_BUILDER:
            play_card(state, seat, OCCUPIED_SITE)
    elif SPACE_TYPE[space] == CARD_SPACE:
        take_card(state, seat, SPACE_CARD[space])
    else:
        visit_round_space(state, seat, space)
