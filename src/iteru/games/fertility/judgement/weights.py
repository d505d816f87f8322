"""How promising a move looks at a glance, from the debens that it may bring at once."""

from collections.abc import Sequence
from math import exp
from typing import Final

from iteru.games.fertility.actions import (
    ACTIONS,
    BUILD,
    BUILD_PASS,
    DISCARD,
    DRAFT,
    EXCHANGE,
    EXCHANGE_DECLINE,
    PAYMENT_USES,
    PAYMENTS,
    PLACE,
    QUARRY,
    QUARRY_MONUMENT,
    REMOVE,
    SUPPLY,
    SUPPLY_STOP,
)
from iteru.games.fertility.box.components import (
    ANY,
    COST,
    KINDS,
    NEED,
    POOL,
    SHOPS_OF_DISTRICT,
    SPACES,
    SPOTS,
    TILE_SCENES,
    WHEAT,
)
from iteru.games.fertility.box.geometry import (
    AROUND,
    AROUND_PLACE,
    BESIDE,
    BESIDE_PLACE,
    FIRST_SQUARE,
    PLACES,
    SECOND_SQUARE,
)
from iteru.games.fertility.judgement.hopes import lacking, missing
from iteru.games.fertility.judgement.outlook import Outlook, monument_hopes
from iteru.games.fertility.rules.place_tile import connections
from iteru.games.fertility.state import DESERT, MONUMENT, WHEAT_FIELD, Fields
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec

# How much a deben of difference counts; fitted to what a long search prefers.
PLACING: Final = 0.6
BUILDING: Final = 0.6
SUPPLYING: Final = 0.4
DRAFTING: Final = 0.1
STOP: Final = 0.3  # weight of supplying no more
TOKEN: Final = 2.0  # debens of a token of one's choice
UNKNOWN: Final = vec[float]([-1.0] * PLACES)


def move_weights(state: Fields, codes: Sequence[int]) -> list[float]:
    """How promising these answers to the question now are: exp of debens that each may bring."""
    seat = state.pending.seat
    first = codes[0]
    if first < DISCARD:
        return place_weights(state, seat, codes)
    if first < QUARRY:
        return [1.0] * len(codes)
    if first < BUILD:
        return quarry_weights(state, seat, codes)
    if first <= BUILD_PASS:
        return build_weights(state, seat, codes)
    if first <= EXCHANGE_DECLINE:
        return supply_weights(state, seat, codes)
    assert first < ACTIONS
    return tile_weights(state, seat, codes)


def uses(state: Fields, seat: i64, outlook: Outlook) -> vec[float]:
    """By resource: debens that one token brings on the best Shop, own or on display."""
    found = vec[float]([0.0, 0.0, 0.0, 0.0])
    for shop in outlook.open:
        raise_uses(state, found, shop, outlook.worth(shop) / float(missing(state, shop)))
    if state.spots[seat * SPOTS + SPOTS - 1] == NONE and state.built == 0:
        for district in state.display:
            if district != NONE:
                part = 0.9 - 0.15 * float(COST[district])
                first = district * SHOPS_OF_DISTRICT
                for shop in range(first, first + SHOPS_OF_DISTRICT):
                    if SPACES[shop] > 0:
                        each = part * outlook.worth(shop) / float(SPACES[shop])
                        raise_uses(state, found, shop, each)
    return found


def raise_uses(state: Fields, found: vec[float], shop: i64, debens: float) -> None:
    for resource in range(KINDS):
        if debens > found[resource] and (ANY[shop] > 0 or lacking(state, shop, resource) > 0):
            found[resource] = debens


def place_weights(state: Fields, seat: i64, codes: Sequence[int]) -> list[float]:
    """F4.2 By what is collected: connections, wheat, icons, Quarries."""
    outlook = Outlook(state, seat)
    use = uses(state, seat, outlook)
    wheat = outlook.wheat(1) - outlook.wheat()
    quarry = monument_gain(state, seat)
    board, icons = state.board, state.icons
    at_place = UNKNOWN[:]  # what does not depend on the tile, once it is known
    found: list[float] = []
    for code in codes:
        pair: i64 = (code - PLACE) // PLACES
        place: i64 = (code - PLACE) % PLACES
        first: i64 = FIRST_SQUARE[place]
        second: i64 = SECOND_SQUARE[place]
        debens = at_place[place]
        if debens < 0.0:
            debens = quarry * float(quarries_closed(state, place))
            for square in (first, second):
                if icons[square] != NONE:
                    debens += use[icons[square]]
                for neighbour in BESIDE[square]:
                    if board[neighbour] == WHEAT_FIELD:
                        debens += wheat
            at_place[place] = debens
        debens += use[pair >> 2] * float(connections(state, first, pair >> 2))
        debens += use[pair & 3] * float(connections(state, second, pair & 3))
        found.append(exp(PLACING * debens))
    return found


def monument_gain(state: Fields, seat: i64) -> float:
    """Debens of a Quarry: one more monument, or a token where none is left."""
    if state.monuments[seat] == 0:
        return TOKEN
    return max(TOKEN, monument_hopes(state, seat, 1)[seat] - monument_hopes(state)[seat])


def quarries_closed(state: Fields, place: i64) -> i64:
    """F4.3.4 How many Quarries a tile on this place would create."""
    first: i64 = FIRST_SQUARE[place]
    second: i64 = SECOND_SQUARE[place]
    near_place = AROUND_PLACE[place] if state.near == 8 else BESIDE_PLACE[place]
    near_square = AROUND if state.near == 8 else BESIDE
    count: i64 = 0
    for square in near_place:
        near = near_square[square]
        if state.board[square] == DESERT and is_closed_but_for(state, near, first, second):
            count += 1
    return count


def is_closed_but_for(state: Fields, neighbours: vec[i64], first: i64, second: i64) -> bool:
    for other in neighbours:
        mark = state.board[other]
        if (mark == DESERT or mark >= MONUMENT) and other != first and other != second:
            return False
    return True


def quarry_weights(state: Fields, seat: i64, codes: Sequence[int]) -> list[float]:
    """F4.2.4 A monument by what it adds to the ranking, a resource by its use."""
    use = uses(state, seat, Outlook(state, seat))
    monument = monument_hopes(state)[seat] - monument_hopes(state, seat, -1)[seat]
    return [
        exp(PLACING * (monument if code == QUARRY_MONUMENT else use[code - QUARRY]))
        for code in codes
    ]


def build_weights(state: Fields, seat: i64, codes: Sequence[int]) -> list[float]:
    """F5.2 By what the District adds to the debens expected, less what the payment is worth."""
    outlook = Outlook(state, seat)
    before = outlook.expected_debens()
    use = uses(state, seat, outlook)
    wheat = outlook.wheat() - outlook.wheat(-1)
    found: list[float] = []
    district: i64 = NONE
    gain = 0.0
    for code in codes:
        if code == BUILD_PASS:
            found.append(1.0)
            continue
        if (code - BUILD) // PAYMENTS != district:
            district = (code - BUILD) // PAYMENTS
            gain = outlook.expected_debens(district) - before
        uses_of: i64 = (code - BUILD) % PAYMENTS * 5
        debens = gain - wheat * float(PAYMENT_USES[uses_of + WHEAT])
        for resource in range(KINDS):
            if PAYMENT_USES[uses_of + resource] > 0:
                debens -= use[resource] * float(PAYMENT_USES[uses_of + resource])
        found.append(exp(BUILDING * debens))
    return found


def supply_weights(state: Fields, seat: i64, codes: Sequence[int]) -> list[float]:
    """F6 By what the Shop gives, in full for the last token, else in part."""
    outlook = Outlook(state, seat)
    found: list[float] = []
    for code in codes:
        if code in (SUPPLY_STOP, EXCHANGE_DECLINE):
            found.append(STOP)
            continue
        first = SUPPLY if code < EXCHANGE else EXCHANGE
        shop: i64 = (code - first) // KINDS
        resource: i64 = (code - first) % KINDS
        tokens = missing(state, shop)
        debens = outlook.worth(shop)
        if tokens > 1:
            debens *= 0.8 / float(tokens)
        if NEED[shop * KINDS + resource] == 0:
            debens += float(
                outlook.special[resource]
            )  # on a space for any; else it is in the worth
        found.append(exp(SUPPLYING * debens))
    return found


def tile_weights(state: Fields, seat: i64, codes: Sequence[int]) -> list[float]:
    """F8.2, F12.2 By the use of its scenes; less for a tile that the seat has already."""
    use = uses(state, seat, Outlook(state, seat))
    found: list[float] = []
    for code in codes:
        tile = code - (DRAFT if code < REMOVE else REMOVE)
        first, second = TILE_SCENES[tile]
        debens = use[first] + use[second]
        for slot in range(seat * POOL, seat * POOL + POOL):
            if state.pool[slot] == tile:
                debens -= 3.0
        found.append(exp(DRAFTING * debens))
    return found
