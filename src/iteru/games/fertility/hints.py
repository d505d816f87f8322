"""What Fertility's bots look at: an evaluation of a position, and rough weights of moves."""

from collections.abc import Sequence
from math import exp
from typing import Final, final

from iteru.games.fertility.actions import (
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
from iteru.games.fertility.components import (
    ANY,
    COST,
    DEBENS,
    DEBENS_PER_RESOURCE,
    EFFECT,
    KINDS,
    MONUMENTS,
    NEED,
    POOL,
    PRINTED,
    SHOP_KINDS,
    SHOP_STATUES,
    SHOPS_OF_DISTRICT,
    SPACES,
    SPOTS,
    STATUE_OF_CHOICE,
    STATUES,
    TILE_SCENES,
    TOKENS_ON,
    VALUE,
    WHEAT,
    WHEAT_SHOP,
)
from iteru.games.fertility.geometry import AROUND, BESIDE, FIRST_SQUARE, PLACES, SECOND_SQUARE
from iteru.games.fertility.place_tile import connections
from iteru.games.fertility.state import (
    ASK_PLACE,
    ASK_QUARRY,
    DESERT,
    MONUMENT,
    WHEAT_FIELD,
    Fields,
    active_seat,
    owned_shops,
)
from iteru.kernel.plain import NONE
from iteru.kernel.ranking import chances_of_victory

# 0 base per turn, 1 price of a token, 2 reach of t=1, 3 per t, 4 reach max, 5 wheat p1, 6 wheat p2,
# 7 exchange worth, 8 special growth per turn, 9 statue hope, 10 spread base, 11 spread per turn,
# 12 monument per turn chance, 13 hand leftover, 14 reach loss per further missing, 15 wheat overflow
# 16 place weight, 17 build weight, 18 supply weight, 19 draft weight, 20 quarry value, 21 stop
# 22 free spot, 23 switch, 24 income, 25 s0, 26 s1, 27 top
P: Final = [
    4.0, 1.5, 0.5, 0.1, 0.85, 0.55, 0.1,
    2.0, 0.5, 0.5, 3.0, 1.0,
    0.12, 0.3, 0.85, 1.5,
    0.5, 0.5, 0.5, 0.3, 6.0, 0.3,
    0.0, 1.0, 1.0, 0.8, 0.25, 1.0,
]

WHEAT_DEBENS: Final = PRINTED.wheat_debens
STATUE_DEBENS: Final = PRINTED.statue_debens


def turns_to_begin(state: Fields, seat: int) -> int:
    """Whole turns that the seat still has; the one in play counts until its tile lies."""
    active = active_seat(state)
    ahead = (seat - active) % state.seats
    turns = (state.turns - state.turn - ahead + state.seats - 1) // state.seats
    if seat == active and state.pending and state.pending[-1][0] != ASK_PLACE:
        turns -= 1
    return turns


WHEAT_TABLE: Final[list[list[float]]] = []


REACH: Final[list[list[float]]] = []


def make_tables() -> None:
    REACH.clear()
    REACH.append([0.0] * 64)
    for t in range(1, 11):
        REACH.append(
            [
                P[27] / (1.0 + exp((k - P[24] * t - 0.5) / (P[25] + P[26] * t)))
                for k in range(64)
            ]
        )
    WHEAT_TABLE.clear()
    row = [float(debens) for debens in WHEAT_DEBENS]
    for _ in range(12):
        row.append(row[-1] + P[15])
    WHEAT_TABLE.append(row)
    for _ in range(10):
        row = [
            (1.0 - P[5] - P[6]) * row[wheat]
            + P[5] * row[min(22, wheat + 1)]
            + P[6] * row[min(22, wheat + 2)]
            for wheat in range(23)
        ]
        WHEAT_TABLE.append(row)


make_tables()


def wheat_value(wheat: int, turns: int) -> float:
    return WHEAT_TABLE[turns][wheat]


def bits(gods: int) -> int:
    count = 0
    while gods:
        count += gods & 1
        gods >>= 1
    return count


@final
class Outlook:
    """A seat's Metropolis as its bots see it."""

    def __init__(self, state: Fields, seat: int) -> None:
        self.turns = turns_to_begin(state, seat)
        self.seat = seat
        self.sure = 0.0
        self.gods = 0
        self.choices = 0
        self.special = [0, 0, 0, 0]  # debens for each token, by resource
        self.open: list[int] = []
        filled = state.filled
        for shop in owned_shops(state, seat):
            if TOKENS_ON[filled[shop]] < SPACES[shop]:
                self.open.append(shop)
                continue
            effect = EFFECT[shop]
            if effect == DEBENS:
                self.sure += VALUE[shop]
            elif effect == DEBENS_PER_RESOURCE:
                for resource in range(KINDS):
                    if SHOP_KINDS[shop] >> resource & 1:
                        self.special[resource] += VALUE[shop]
            elif effect == STATUES:
                self.gods |= SHOP_STATUES[shop]
            elif effect == STATUE_OF_CHOICE:
                self.choices += VALUE[shop]
        self.statues = min(bits(self.gods) + self.choices, len(STATUE_DEBENS) - 1)
        self.sure += STATUE_DEBENS[self.statues]
        for resource in range(KINDS):
            if self.special[resource] > 0:
                self.sure += self.special[resource] * (
                    state.tokens[seat * KINDS + resource] + P[8] * self.turns
                )

    def worth(self, state: Fields, shop: int) -> float:
        """What completing the Shop brings."""
        effect = EFFECT[shop]
        worth = 0.0
        if effect == DEBENS:
            worth = float(VALUE[shop])
        elif effect == DEBENS_PER_RESOURCE:
            for resource in range(KINDS):
                if SHOP_KINDS[shop] >> resource & 1:
                    lacking = NEED[shop * KINDS + resource] - (
                        state.filled[shop] >> (2 * resource) & 3
                    )
                    worth += VALUE[shop] * (
                        state.tokens[self.seat * KINDS + resource] + lacking + P[8] * self.turns
                    )
        elif effect == STATUES or effect == STATUE_OF_CHOICE:
            if effect == STATUES:
                more = bits(SHOP_STATUES[shop] & ~self.gods)
            else:
                more = VALUE[shop]
            count = min(self.statues + more, len(STATUE_DEBENS) - 1)
            worth = float(STATUE_DEBENS[count] - STATUE_DEBENS[self.statues])
            if count > self.statues:
                worth += P[9]
        elif effect == WHEAT_SHOP:
            wheat = state.wheat[self.seat]
            worth = wheat_value(wheat + VALUE[shop], self.turns) - wheat_value(wheat, self.turns)
        else:
            worth = P[7]
        return worth

    def missing(self, state: Fields, shop: int) -> int:
        return SPACES[shop] - TOKENS_ON[state.filled[shop]]


def reach(missing: int, turns: int) -> float:
    """How likely so many tokens more are supplied in so many turns."""
    if turns <= 0:
        return 0.0
    chance = min(P[4], P[2] + P[3] * (turns - 1))
    while missing > 1:
        chance *= P[14]
        missing -= 1
    return chance


def expected_debens(state: Fields, seat: int) -> float:
    outlook = Outlook(state, seat)
    turns = outlook.turns
    debens = outlook.sure + wheat_value(state.wheat[seat], turns) + P[0] * turns
    mine = seat == active_seat(state)
    order: list[tuple[float, int, int]] = []
    for shop in outlook.open:
        missing = outlook.missing(state, shop)
        worth = outlook.worth(state, shop)
        for resource in range(KINDS):
            if outlook.special[resource] > 0:
                lacking = NEED[shop * KINDS + resource] - (state.filled[shop] >> (2 * resource) & 3)
                if lacking > 0:
                    worth += lacking * outlook.special[resource]
        order.append((-worth / missing, missing, shop))
    if mine and state.pending:
        hand = state.hand
        if hand[0] + hand[1] + hand[2] + hand[3] > 0:
            order.sort()
            debens += spend(state, hand[:], order)
    if P[22] > 0.0:
        free = 0
        for spot in range(seat * SPOTS, seat * SPOTS + SPOTS):
            if state.spots[spot] == NONE:
                free += 1
        debens += P[22] * min(free, turns)
    if P[23] > 0.0:
        order.sort()
        done = 0
        for density, missing, _ in order:
            done += missing
            surplus = (-density - P[1]) * missing
            if surplus <= 0.0:
                break
            debens += surplus * REACH[turns][done]
        return debens
    for density, missing, _ in order:
        surplus = (-density - P[1]) * missing
        if surplus > 0.0:
            debens += surplus * reach(missing, turns)
    return debens


def spend(state: Fields, hand: list[int], order: list[tuple[float, int, int]]) -> float:
    """Supplies the open Shops from the hand, the best first; takes them off the order."""
    debens = 0.0
    later: list[tuple[float, int, int]] = []
    for density, missing, shop in order:
        filling = state.filled[shop]
        left = missing
        for resource in range(KINDS):
            lacking = NEED[shop * KINDS + resource] - (filling >> (2 * resource) & 3)
            if lacking > 0:
                left -= min(lacking, hand[resource])
        if ANY[shop] > 0:
            left = missing - min(missing, hand[0] + hand[1] + hand[2] + hand[3])
        if left == 0:
            debens -= density * missing
            take(filling, shop, hand)
        else:
            later.append((density, missing, shop))
    order.clear()
    for density, missing, shop in later:
        before = hand[0] + hand[1] + hand[2] + hand[3]
        if before > 0:
            take(state.filled[shop], shop, hand)
            put = before - hand[0] - hand[1] - hand[2] - hand[3]
            if put > 0:
                order.append((density * missing / (missing - put), missing - put, shop))
                continue
        order.append((density, missing, shop))
    order.sort()
    return debens + P[13] * (hand[0] + hand[1] + hand[2] + hand[3])


def take(filling: int, shop: int, hand: list[int]) -> None:
    if ANY[shop] > 0:
        lacking = SPACES[shop] - TOKENS_ON[filling]
        while lacking > 0:
            most = 0
            for resource in range(1, KINDS):
                if hand[resource] > hand[most]:
                    most = resource
            if hand[most] == 0:
                return
            hand[most] -= 1
            lacking -= 1
        return
    for resource in range(KINDS):
        lacking = NEED[shop * KINDS + resource] - (filling >> (2 * resource) & 3)
        if lacking > 0:
            hand[resource] -= min(lacking, hand[resource])


def monument_values(state: Fields) -> list[float]:
    """Expected debens for monuments: the present ranking, less sure the more turns are left."""
    seats = state.seats
    values: list[float] = []
    first, second = float(PRINTED.most_monuments), float(PRINTED.second_monuments)
    placed = [MONUMENTS - left for left in state.monuments]
    for kind, seat, _ in state.pending:
        if kind == ASK_QUARRY and placed[seat] < MONUMENTS:
            placed[seat] += 1
    for seat in range(seats):
        own = placed[seat]
        turns = turns_to_begin(state, seat)
        lead = 9.0
        above = 0
        for other in range(seats):
            if other != seat:
                theirs = placed[other]
                lead = min(lead, float(own - theirs))
                if theirs > own:
                    above += 1
        more = P[12] * turns  # quarries to come
        have = own + more
        chance = 1.0 / (1.0 + exp(-(lead + 0.6) / (0.1 + 0.13 * turns)))
        some = min(1.0, have)
        values.append(some * (chance * first + (1.0 - chance) * (second if above < 2 else 0.0)))
    return values


def points(state: Fields) -> list[float]:
    found = monument_values(state)
    for seat in range(state.seats):
        found[seat] += expected_debens(state, seat)
    return found


def evaluations(state: Fields) -> list[float]:
    left = (state.turns - state.turn) / state.seats
    return chances_of_victory(points(state), P[10] + P[11] * left)


# ---------------------------------------------------------------------- weights


def weights(state: Fields, codes: Sequence[int]) -> list[float]:
    kind, seat, _ = state.pending[-1]
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
    return tile_weights(state, seat, codes)


def uses(state: Fields, seat: int, outlook: Outlook) -> list[float]:
    """By resource: debens that one more token brings, at a glance."""
    found = [0.0, 0.0, 0.0, 0.0]
    for shop in outlook.open:
        density = outlook.worth(state, shop) / outlook.missing(state, shop)
        raise_uses(found, state.filled[shop], shop, density)
    if state.spots[seat * SPOTS + SPOTS - 1] == NONE and state.built == 0:
        for district in state.display:
            if district != NONE:
                cost = COST[district]
                first = district * SHOPS_OF_DISTRICT
                for shop in range(first, first + SHOPS_OF_DISTRICT):
                    if SPACES[shop] > 0:
                        density = outlook.worth(state, shop) / SPACES[shop]
                        raise_uses(found, 0, shop, density * (0.9 - 0.15 * cost))
    for resource in range(KINDS):
        found[resource] += outlook.special[resource]
    return found


def raise_uses(found: list[float], filling: int, shop: int, density: float) -> None:
    if ANY[shop] > 0:
        for resource in range(KINDS):
            if density > found[resource]:
                found[resource] = density
        return
    for resource in range(KINDS):
        if density > found[resource] and NEED[shop * KINDS + resource] > (
            filling >> (2 * resource) & 3
        ):
            found[resource] = density


def place_weights(state: Fields, seat: int, codes: Sequence[int]) -> list[float]:
    outlook = Outlook(state, seat)
    use = uses(state, seat, outlook)
    wheat = state.wheat[seat]
    one = wheat_value(wheat + 1, outlook.turns) - wheat_value(wheat, outlook.turns)
    board, icons = state.board, state.icons
    monument = P[20] if state.monuments[seat] > 0 else 2.0
    at_place = [-1.0] * PLACES
    found: list[float] = []
    for code in codes:
        pair, place = divmod(code - PLACE, PLACES)
        first, second = FIRST_SQUARE[place], SECOND_SQUARE[place]
        value = at_place[place]
        if value < 0.0:
            value = 0.0
            for square in (first, second):
                if icons[square] != NONE:
                    value += use[icons[square]]
                for neighbour in BESIDE[square]:
                    if board[neighbour] == WHEAT_FIELD:
                        value += one
            value += monument * closing(state, first, second)
            at_place[place] = value
        first_scene, second_scene = pair >> 2, pair & 3
        value += use[first_scene] * connections(state, first, first_scene)
        value += use[second_scene] * connections(state, second, second_scene)
        found.append(exp(P[16] * value))
    return found


def closing(state: Fields, first: int, second: int) -> int:
    """Quarries that a tile on these squares would create."""
    board = state.board
    neighbours = AROUND if state.near == 8 else BESIDE
    count = 0
    for covered in (first, second):
        for square in neighbours[covered]:
            if board[square] == DESERT and square != first and square != second:
                if covered == second and square in neighbours[first]:
                    continue
                closed = True
                for other in neighbours[square]:
                    mark = board[other]
                    if (mark == DESERT or mark >= MONUMENT) and other != first and other != second:
                        closed = False
                        break
                if closed:
                    count += 1
    return count


def quarry_weights(state: Fields, seat: int, codes: Sequence[int]) -> list[float]:
    use = uses(state, seat, Outlook(state, seat))
    return [
        exp(P[16] * (P[20] if code == QUARRY_MONUMENT else use[code - QUARRY])) for code in codes
    ]


def build_weights(state: Fields, seat: int, codes: Sequence[int]) -> list[float]:
    outlook = Outlook(state, seat)
    found: list[float] = []
    latest = NONE
    gain = 0.0
    use = uses(state, seat, outlook)
    wheat = state.wheat[seat]
    one = wheat_value(wheat, outlook.turns) - wheat_value(max(0, wheat - 1), outlook.turns)
    for code in codes:
        if code == BUILD_PASS:
            found.append(1.0)
            continue
        district, payment = divmod(code - BUILD, PAYMENTS)
        if district != latest:
            latest = district
            gain = district_value(state, outlook, district)
        value = gain
        for resource in range(KINDS):
            used = PAYMENT_USES[payment * 5 + resource]
            if used > 0:
                value -= used * (use[resource] if state.hand[resource] - used < 2 else 1.0)
        value -= PAYMENT_USES[payment * 5 + WHEAT] * one
        found.append(exp(P[17] * value))
    return found


def district_value(state: Fields, outlook: Outlook, district: int) -> float:
    value = 0.0
    first = district * SHOPS_OF_DISTRICT
    hand = state.hand[:]
    for shop in range(first, first + SHOPS_OF_DISTRICT):
        spaces = SPACES[shop]
        if spaces > 0:
            worth = outlook.worth(state, shop)
            before = hand[0] + hand[1] + hand[2] + hand[3]
            take(0, shop, hand)
            put = before - hand[0] - hand[1] - hand[2] - hand[3]
            if put == spaces:
                value += worth
            else:
                value += max(0.0, worth - P[1] * (spaces - put)) * reach(spaces - put, outlook.turns)
    return value


def supply_weights(state: Fields, seat: int, codes: Sequence[int]) -> list[float]:
    outlook = Outlook(state, seat)
    found: list[float] = []
    for code in codes:
        if code == SUPPLY_STOP or code == EXCHANGE_DECLINE:
            found.append(P[21])
            continue
        shop, resource = divmod(code - (SUPPLY if code < EXCHANGE else EXCHANGE), KINDS)
        missing = outlook.missing(state, shop)
        worth = outlook.worth(state, shop)
        if missing == 1:
            value = worth
        else:
            value = worth * 0.8 / missing
            if NEED[shop * KINDS + resource] + state.hand[0] > 9:
                value += 0.0
        value += outlook.special[resource]
        found.append(exp(P[18] * value))
    return found


def tile_weights(state: Fields, seat: int, codes: Sequence[int]) -> list[float]:
    use = uses(state, seat, Outlook(state, seat))
    found: list[float] = []
    for code in codes:
        tile = code - (DRAFT if code < REMOVE else REMOVE)
        first, second = TILE_SCENES[tile]
        value = use[first] + use[second]
        for slot in range(seat * POOL, seat * POOL + POOL):
            if state.pool[slot] == tile:
                value -= 1.0
        found.append(exp(P[19] * value))
    return found
