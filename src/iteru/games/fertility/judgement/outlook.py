"""What a seat may hope for: the debens that it will have in the end, as far as one can tell.

The numbers were fitted to games between search bots: what was reached from such positions.
"""

from math import exp
from typing import Final, final

from iteru.games.fertility.box.components import (
    ANY,
    DEBENS,
    DEBENS_PER_RESOURCE,
    EFFECT,
    EXCHANGE_SHOP,
    KINDS,
    MAX_SPACES,
    MAX_WHEAT,
    MONUMENTS,
    NEED,
    PRINTED,
    SHOP_KINDS,
    SHOP_STATUES,
    SHOPS_OF_DISTRICT,
    SHOPS_OF_METROPOLIS,
    SPACES,
    SPOTS,
    STATUE_OF_CHOICE,
    STATUES,
    TOKENS_ON,
    VALUE,
    WHEAT_SHOP,
)
from iteru.games.fertility.frames import ASK_PLACE, ASK_QUARRY
from iteru.games.fertility.state import Fields, active_seat, owned_shops
from iteru.kernel.plain import NONE

TURN: Final = 4.0  # debens that a turn brings whatever is open
PRICE: Final = 1.5  # debens that a token earns anywhere; a Shop is worth what it gives beyond
GROWTH: Final = 0.4  # tokens a turn of the resource that a specialised Shop counts
EXCHANGE: Final = 2.0  # debens of an exchange
NEXT_STATUE: Final = 0.5  # debens of being nearer to the statues that score more
SPARE: Final = 0.3  # debens of a token in the hand that fits nowhere yet
WHEAT_CHANCES: Final = (0.35, 0.55, 0.1)  # of 0, 1 and 2 wheat in a turn
NOT_WHEAT: Final = 1.5  # debens of what is collected instead once the track is full (F7.6)
QUARRIES: Final = 0.12  # monuments a turn

MAX_TURNS: Final = 9
MAX_OPEN: Final = (SHOPS_OF_METROPOLIS + (SPOTS + 1) * SHOPS_OF_DISTRICT) * MAX_SPACES
STATUE_DEBENS: Final = PRINTED.statue_debens
GODS_IN: Final = [bin(gods).count("1") for gods in range(1 << len(PRINTED.gods))]  # by bits


def _wheat_hopes() -> list[list[float]]:
    """By turns to come and square of the marker: debens for wheat in the end."""
    row = [float(debens) for debens in PRINTED.wheat_debens]
    for _ in range(2 * MAX_TURNS):
        row.append(row[-1] + NOT_WHEAT)
    hopes = [row]
    none, one, two = WHEAT_CHANCES
    for _ in range(MAX_TURNS):
        later = hopes[-1]
        row = [
            none * later[square] + one * later[square + 1] + two * later[square + 2]
            for square in range(len(later) - 2)
        ]
        hopes.append(row)
    return hopes


def _reach() -> list[list[float]]:
    """By turns to come and number of tokens: how likely that many are supplied."""
    rows = [[0.0] * (MAX_OPEN + 1)]
    for turns in range(1, MAX_TURNS + 1):
        width = 0.8 + 0.25 * turns
        rows.append(
            [1.0 / (1.0 + exp((tokens - turns - 0.5) / width)) for tokens in range(MAX_OPEN + 1)]
        )
    return rows


# An open Shop: minus the debens that each missing token brings, minus their number, the Shop. So
# the most for a token sorts first, and of equals the one that takes more.
Hope = tuple[float, int, int]

WHEAT_HOPES: Final = _wheat_hopes()
REACH: Final = _reach()


def turns_to_come(state: Fields, seat: int) -> int:
    """Whole turns that the seat still has; the one in play counts until its tile lies."""
    active = active_seat(state)
    ahead = (seat - active) % state.seats
    turns = (state.turns - state.turn - ahead + state.seats - 1) // state.seats
    if seat == active and state.pending and state.pending[-1][0] != ASK_PLACE:
        turns -= 1
    return turns


def lacking(state: Fields, shop: int, resource: int) -> int:
    """Free spaces for this very resource."""
    return NEED[shop * KINDS + resource] - (state.filled[shop] >> (2 * resource) & 3)


def missing(state: Fields, shop: int) -> int:
    """Free spaces of all kinds."""
    return SPACES[shop] - TOKENS_ON[state.filled[shop]]


@final
class Outlook:
    """A seat's Metropolis."""

    def __init__(self, state: Fields, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.turns = turns_to_come(state, seat)
        self.open: list[int] = []  # Shops that are not fully supplied
        self.special = [0, 0, 0, 0]  # by resource: debens for each token, from specialised Shops
        self.gods = 0
        self.debens = 0.0  # from Shops that are fully supplied
        choices = 0
        for shop in owned_shops(state, seat):
            if TOKENS_ON[state.filled[shop]] < SPACES[shop]:
                self.open.append(shop)
                continue
            effect = EFFECT[shop]
            if effect == DEBENS:
                self.debens += VALUE[shop]
            elif effect == DEBENS_PER_RESOURCE:
                for resource in range(KINDS):
                    if SHOP_KINDS[shop] >> resource & 1:
                        self.special[resource] += VALUE[shop]
            elif effect == STATUES:
                self.gods |= SHOP_STATUES[shop]
            elif effect == STATUE_OF_CHOICE:
                choices += VALUE[shop]
        self.statues = min(GODS_IN[self.gods] + choices, len(STATUE_DEBENS) - 1)
        self.debens += STATUE_DEBENS[self.statues]
        for resource in range(KINDS):
            if self.special[resource] > 0:
                tokens = state.tokens[seat * KINDS + resource] + GROWTH * self.turns
                self.debens += self.special[resource] * tokens

    def wheat(self, more: int = 0) -> float:
        """Debens for wheat in the end, with so much more of it now."""
        square = self.state.wheat[self.seat] + more
        return WHEAT_HOPES[self.turns][max(0, min(square, MAX_WHEAT))]

    def worth(self, shop: int) -> float:
        """Debens that supplying the rest of a Shop brings."""
        state = self.state
        effect = EFFECT[shop]
        if effect == DEBENS:
            worth = float(VALUE[shop])
        elif effect == DEBENS_PER_RESOURCE:
            worth = 0.0
            for resource in range(KINDS):
                if SHOP_KINDS[shop] >> resource & 1:
                    tokens = state.tokens[self.seat * KINDS + resource]
                    worth += VALUE[shop] * (
                        tokens + lacking(state, shop, resource) + GROWTH * self.turns
                    )
        elif effect == STATUES:
            worth = self._more_statues(GODS_IN[SHOP_STATUES[shop] & ~self.gods])
        elif effect == STATUE_OF_CHOICE:
            worth = self._more_statues(VALUE[shop])
        elif effect == WHEAT_SHOP:
            worth = self.wheat(VALUE[shop]) - self.wheat()
        else:
            assert effect == EXCHANGE_SHOP
            worth = EXCHANGE
        for resource in range(KINDS):
            if self.special[resource] > 0:
                worth += self.special[resource] * max(0, lacking(state, shop, resource))
        return worth

    def _more_statues(self, more: int) -> float:
        count = min(self.statues + more, len(STATUE_DEBENS) - 1)
        if count == self.statues:
            return 0.0
        return STATUE_DEBENS[count] - STATUE_DEBENS[self.statues] + NEXT_STATUE

    def expected_debens(self, extra: int = NONE) -> float:
        """In the end, monuments left out, if the seat had built the District `extra` as well.

        Open Shops are supplied in the order of what they give for a token, as far as the turns
        to come reach; what is in the hand now reaches for certain.
        """
        state = self.state
        debens = self.debens + self.wheat() + TURN * self.turns
        order: list[Hope] = []
        for shop in self.open:
            tokens = missing(state, shop)
            order.append((-self.worth(shop) / tokens, -tokens, shop))
        if extra != NONE:
            for shop in range(extra * SHOPS_OF_DISTRICT, (extra + 1) * SHOPS_OF_DISTRICT):
                if SPACES[shop] > 0:
                    order.append((-self.worth(shop) / SPACES[shop], -SPACES[shop], shop))
        order.sort()
        if self.seat == active_seat(state):
            debens += supply_from_hand(state, order)
        needed = 0
        for debens_each, tokens, _ in order:
            if -debens_each <= PRICE:
                break
            needed -= tokens
            debens += (debens_each + PRICE) * tokens * REACH[self.turns][needed]
        return debens


def supply_from_hand(state: Fields, order: list[Hope]) -> float:
    """Debens that the hand brings; takes off the order what it supplies.

    First the Shops that it can fill, the best first, then parts of others.
    """
    hand = state.hand[:]
    left = hand[0] + hand[1] + hand[2] + hand[3]
    if left == 0:
        return 0.0
    debens = 0.0
    unfilled: list[Hope] = []
    for hope in order:
        debens_each, tokens, shop = hope
        if -tokens <= left and put(state, shop, hand, -tokens):
            debens += debens_each * tokens
            left += tokens
        else:
            unfilled.append(hope)
    order.clear()
    for hope in unfilled:
        debens_each, tokens, shop = hope
        put(state, shop, hand, 0)
        after = hand[0] + hand[1] + hand[2] + hand[3]
        rest = tokens + left - after
        left = after
        order.append((debens_each * tokens / rest, rest, shop))
    order.sort()
    return debens + SPARE * left


def put(state: Fields, shop: int, hand: list[int], at_least: int) -> bool:
    """Takes from the hand what fits on a Shop, if that is at least so much; says whether it did."""
    if ANY[shop] > 0:
        return put_any(hand, missing(state, shop))
    fitting = 0
    for resource in range(KINDS):
        fitting += min(lacking(state, shop, resource), hand[resource])
    if fitting < at_least:
        return False
    for resource in range(KINDS):
        hand[resource] -= min(lacking(state, shop, resource), hand[resource])
    return True


def put_any(hand: list[int], spaces: int) -> bool:
    """Takes tokens of any kind from the hand, of the most frequent first."""
    for _ in range(spaces):
        most = 0
        for resource in range(1, KINDS):
            if hand[resource] > hand[most]:
                most = resource
        if hand[most] == 0:
            return False
        hand[most] -= 1
    return True


def monument_hopes(state: Fields, changed: int = NONE, more: int = 0) -> list[float]:
    """By seat: debens for monuments in the end (F10.4), if the seat `changed` had so many more.

    Quarries that were just created count as monuments.
    """
    placed = [MONUMENTS - left for left in state.monuments]
    if changed != NONE:
        placed[changed] += more
    for kind, seat, _ in state.pending:
        if kind == ASK_QUARRY:
            placed[seat] = min(MONUMENTS, placed[seat] + 1)
    hopes: list[float] = []
    for seat in range(state.seats):
        lead = MONUMENTS
        above = 0
        for other in range(state.seats):
            if other != seat:
                lead = min(lead, placed[seat] - placed[other])
                if placed[other] > placed[seat]:
                    above += 1
        turns = turns_to_come(state, seat)
        first = 1.0 / (1.0 + exp(-(lead + 0.6) / (0.1 + 0.13 * turns)))
        debens = first * PRINTED.most_monuments
        if above < 2:
            debens += (1.0 - first) * PRINTED.second_monuments
        hopes.append(debens * min(1.0, placed[seat] + QUARRIES * turns))
    return hopes
