"""What a seat may hope for: the debens that it will have in the end, as far as one can tell.

The numbers were fitted to games between search bots: what was reached from such positions.
"""

from math import exp
from typing import Final, final

from iteru.games.fertility.box.components import (
    DEBENS,
    DEBENS_PER_RESOURCE,
    EFFECT,
    EXCHANGE_SHOP,
    KINDS,
    MAX_SPACES,
    MAX_WHEAT,
    MONUMENTS,
    PRINTED,
    SHOP_KINDS,
    SHOP_STATUES,
    SHOPS_OF_DISTRICT,
    SHOPS_OF_METROPOLIS,
    SPACES,
    SPOTS,
    STATUE_DEBENS,
    STATUE_OF_CHOICE,
    STATUES,
    TOKENS_ON,
    VALUE,
    WHEAT_SHOP,
)
from iteru.games.fertility.frames import ASK_PLACE, ASK_QUARRY
from iteru.games.fertility.judgement.hopes import Hopes, lacking, missing, supply_from_hand
from iteru.games.fertility.state import Fields, active_seat, owned_shops
from iteru.kernel.plain import NONE
from iteru.kernel.rows import append, i64, vec

TURN: Final = 4.0  # debens that a turn brings whatever is open
PRICE: Final = 1.5  # debens that a token earns anywhere; a Shop is worth what it gives beyond
GROWTH: Final = 0.4  # tokens a turn of the resource that a specialised Shop counts
EXCHANGE: Final = 2.0  # debens of an exchange
NEXT_STATUE: Final = 0.5  # debens of being nearer to the statues that score more
WHEAT_CHANCES: Final = (0.35, 0.55, 0.1)  # of 0, 1 and 2 wheat in a turn
NOT_WHEAT: Final = 1.5  # debens of what is collected instead once the track is full (F7.6)
QUARRIES: Final = 0.12  # monuments a turn

MAX_TURNS: Final = 9
MAX_OPEN: Final = (SHOPS_OF_METROPOLIS + (SPOTS + 1) * SHOPS_OF_DISTRICT) * MAX_SPACES
GODS_IN: Final = vec[i64](  # by bits
    [bin(gods).count("1") for gods in range(1 << len(PRINTED.gods))]
)


def _wheat_hopes() -> vec[vec[float]]:
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
    return vec[vec[float]]([vec[float](row) for row in hopes])


def _reach() -> vec[vec[float]]:
    """By turns to come and number of tokens: how likely that many are supplied."""
    rows = [[0.0] * (MAX_OPEN + 1)]
    for turns in range(1, MAX_TURNS + 1):
        width = 0.8 + 0.25 * turns
        rows.append(
            [1.0 / (1.0 + exp((tokens - turns - 0.5) / width)) for tokens in range(MAX_OPEN + 1)]
        )
    return vec[vec[float]]([vec[float](row) for row in rows])


WHEAT_HOPES: Final = _wheat_hopes()
REACH: Final = _reach()


def turns_to_come(state: Fields, seat: i64) -> i64:
    """Whole turns that the seat still has; the one in play counts until its tile lies."""
    active = active_seat(state)
    ahead = (seat - active) % state.seats
    turns = (state.turns - state.turn - ahead + state.seats - 1) // state.seats
    if seat == active and state.pending and state.pending.kind != ASK_PLACE:
        turns -= 1
    return turns


@final
class Outlook:
    """A seat's Metropolis."""

    def __init__(self, state: Fields, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.turns: i64 = turns_to_come(state, seat)
        self.open = vec[i64]()  # Shops that are not fully supplied
        self.special = vec[i64]([0, 0, 0, 0])  # by resource: debens a token, from specialised Shops
        self.gods: i64 = 0
        generic: i64 = 0
        choices: i64 = 0
        for shop in owned_shops(state, seat):
            if TOKENS_ON[state.filled[shop]] < SPACES[shop]:
                self.open = append(self.open, shop)
                continue
            effect = EFFECT[shop]
            if effect == DEBENS:
                generic += VALUE[shop]
            elif effect == DEBENS_PER_RESOURCE:
                for resource in range(KINDS):
                    if SHOP_KINDS[shop] >> resource & 1:
                        self.special[resource] += VALUE[shop]
            elif effect == STATUES:
                self.gods |= SHOP_STATUES[shop]
            elif effect == STATUE_OF_CHOICE:
                choices += VALUE[shop]
        self.statues: i64 = min(GODS_IN[self.gods] + choices, len(STATUE_DEBENS) - 1)
        self.from_generic = float(generic)
        self.from_statues = float(STATUE_DEBENS[self.statues])
        self.from_special = 0.0
        self.finished = self.from_generic + self.from_statues  # and from_special
        for resource in range(KINDS):
            if self.special[resource] > 0:
                debens = float(self.special[resource]) * self._tokens(resource)
                self.from_special += debens
                self.finished += debens
        self.from_hand = 0.0  # these two are known after expected_debens()
        self.from_open = 0.0

    def _tokens(self, resource: i64, more: i64 = 0) -> float:
        """Tokens of the resource in the end, with so many more of them now."""
        tokens = self.state.tokens[self.seat * KINDS + resource] + more
        return float(tokens) + GROWTH * float(self.turns)

    def wheat(self, more: i64 = 0) -> float:
        """Debens for wheat in the end, with so much more of it now."""
        square = self.state.wheat[self.seat] + more
        return WHEAT_HOPES[self.turns][max(0, min(square, MAX_WHEAT))]

    def worth(self, shop: i64) -> float:
        """Debens that supplying the rest of a Shop brings."""
        state = self.state
        effect = EFFECT[shop]
        if effect == DEBENS:
            worth = float(VALUE[shop])
        elif effect == DEBENS_PER_RESOURCE:
            worth = 0.0
            for resource in range(KINDS):
                if SHOP_KINDS[shop] >> resource & 1:
                    more = lacking(state, shop, resource)
                    worth += float(VALUE[shop]) * self._tokens(resource, more)
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
                fitting = max(0, lacking(state, shop, resource))
                worth += float(self.special[resource] * fitting)
        return worth

    def _more_statues(self, more: i64) -> float:
        count = min(self.statues + more, len(STATUE_DEBENS) - 1)
        if count == self.statues:
            return 0.0
        return float(STATUE_DEBENS[count] - STATUE_DEBENS[self.statues]) + NEXT_STATUE

    def expected_debens(self, extra: i64 = NONE) -> float:
        """In the end, monuments left out, if the seat had built the District `extra` as well.

        Open Shops are supplied in the order of what they give for a token, as far as the turns
        to come reach; what is in the hand now reaches for certain.
        """
        hopes = self._hopes(extra)
        self.from_hand = 0.0
        if self.seat == active_seat(self.state):
            self.from_hand, hopes = supply_from_hand(self.state, hopes)
        expected = self.finished + self.wheat() + self.from_turns() + self.from_hand
        self.from_open = 0.0
        reach = REACH[self.turns]
        needed: i64 = 0
        for at in range(len(hopes.shops)):
            if hopes.each[at] <= PRICE:
                break
            tokens = hopes.tokens[at]
            needed += tokens
            debens = (hopes.each[at] - PRICE) * float(tokens) * reach[needed]
            self.from_open += debens
            expected += debens
        return expected

    def from_turns(self) -> float:
        return TURN * float(self.turns)

    def _hopes(self, extra: i64) -> Hopes:
        hopes = Hopes()
        for shop in self.open:
            tokens = missing(self.state, shop)
            hopes.add(shop, tokens, self.worth(shop) / float(tokens))
        if extra != NONE:
            for shop in range(extra * SHOPS_OF_DISTRICT, (extra + 1) * SHOPS_OF_DISTRICT):
                if SPACES[shop] > 0:
                    hopes.add(shop, SPACES[shop], self.worth(shop) / float(SPACES[shop]))
        return hopes


def monument_hopes(state: Fields, changed: i64 = NONE, more: i64 = 0) -> list[float]:
    """By seat: debens for monuments in the end (F10.4), if the seat `changed` had so many more.

    Quarries that were just created count as monuments.
    """
    placed = state.monuments[:]
    for seat in range(state.seats):
        placed[seat] = MONUMENTS - placed[seat]
    if changed != NONE:
        placed[changed] += more
    if state.pending:
        active = state.pending.seat
        placed[active] = min(MONUMENTS, placed[active] + state.pending.count(ASK_QUARRY))
    return [_monument_hope(state, seat, placed) for seat in range(state.seats)]


def _monument_hope(state: Fields, seat: i64, placed: vec[i64]) -> float:
    """How likely the seat has most monuments in the end, by its lead and the turns to come."""
    lead: i64 = MONUMENTS
    above: i64 = 0
    for other in range(state.seats):
        if other != seat:
            lead = min(lead, placed[seat] - placed[other])
            if placed[other] > placed[seat]:
                above += 1
    turns = float(turns_to_come(state, seat))
    first = 1.0 / (1.0 + exp(-(float(lead) + 0.6) / (0.1 + 0.13 * turns)))
    debens = first * PRINTED.most_monuments
    if above < 2:
        debens += (1.0 - first) * PRINTED.second_monuments
    return debens * min(1.0, float(placed[seat]) + QUARRIES * turns)
