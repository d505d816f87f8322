"""What stones and crews will still build, round by round.

A stone that is built is a point (E8.3). A seat builds in a round what both its stones and its
crews allow; in the rounds to come quarries and crews grow as they usually do.
"""

from typing import Final, final

from iteru.games.egizia.box.components import PRINTED, SELLS_AT_END
from iteru.games.egizia.box.ids import (
    BESIDE,
    CREW_TILES,
    MAX_STONES,
    OBELISK_GRAVES,
    OVERSEER,
    SITES,
    SLOTS,
    SPHINX,
    STONE_MARKET,
    TRACKS,
)
from iteru.games.egizia.frames import ASK_BUILD
from iteru.games.egizia.judgement.outlook_sites import Board
from iteru.games.egizia.rules.production import crews_to_feed, stones_of_quarries
from iteru.games.egizia.rules.sphinx import free_cards
from iteru.games.egizia.state import Fields
from iteru.kernel.frames import unpacked
from iteru.kernel.rows import append, i64, vec
from iteru.kernel.sets import BIT, count_bits

# Points of a stone that is laid, with what it adds through rows, graves and Sphinx cards.
STONE_POINTS: Final = 1.3
# By seats: growth of all crews in a round; the same of quarries, but for the last round.
STRENGTH_GROWTH: Final = vec[float]([0.0, 0.0, 2.5, 2.2, 1.9])
QUARRY_GROWTH: Final = vec[float]([0.0, 0.0, 2.0, 1.6, 1.3])
WASTE: Final = 1.0  # strength that finds no fitting stone, in a round to come
SITE_WASTE: Final = 0.6  # the same at one site of the round in play
NARROW: Final = 3.0  # how far apart stones and strength are if one of them is plainly spare
WIDE: Final = 5.0
BESIDE_CHANCE: Final = 0.1  # that a ship which speculates will build
BUILT_CHANCE: Final = 0.95  # that a ship on a site will
SOLD_PART: Final = 0.9  # of what a stone that is left brings, if it may be sold in the end
UNSOLD: Final = 0.1
# By cards drawn: what the best of them is worth, and by seats how much of that.
BEST_CARD: Final = vec[float]([0.0, 3.2, 4.3, 5.0, 5.5, 5.8])
CARD_PART: Final = vec[float]([0.0, 0.0, 0.85, 0.77, 0.68])
RATE: Final = PRINTED.stones_per_point
PER_CARD: Final = PRINTED.stones_per_card  # strength and stones that a drawn card costs
RETURNED: Final = PRINTED.points_per_returned  # points of a drawn card that is not kept
MARKET_STEP: Final = 1.2  # points of a step after building at the obelisk


@final
class Building:
    """The building of one seat from now on."""

    def __init__(self, state: Fields, seat: i64, board: Board) -> None:
        self.board = board
        self.rounds = board.rounds
        self.stones = float(state.reserve[seat])
        self.production = float(stones_of_quarries(state, seat))
        self.strength = float(crews_to_feed(state, seat))
        self.strength_growth = STRENGTH_GROWTH[state.seats]
        self.quarry_growth = QUARRY_GROWTH[state.seats]
        self.produces_now = 0 < state.phase < 4
        self.free_cards = free_cards(state, seat)
        market = state.market[seat * TRACKS + STONE_MARKET]
        self.left_worth = UNSOLD
        if SELLS_AT_END[market] and RATE > 0:
            self.left_worth = SOLD_PART / RATE
        tired = state.tired[seat]
        self.crews = fresh_crews(state, seat, tired)
        self.overseer: i64 = 0
        if not tired >> OVERSEER & 1:
            self.overseer = state.strength[seat * CREW_TILES + OVERSEER]
        self.card_part = CARD_PART[state.seats]
        self.built = count_bits(state.sites_built[seat])
        self.sites: i64 = 0  # set of sites where the seat will build in this round
        self.beside: i64 = 0  # set of sites where it speculates
        self._find_ships(state, seat)
        self.capacity = self.capacity_at(self.sites)

    def _find_ships(self, state: Fields, seat: i64) -> None:
        if self.board.sites:
            for site in range(len(SITES)):
                if self.board.sites >> site & 1:
                    first = site * SLOTS
                    if seat in state.site_ships[first : first + SLOTS]:
                        speculates = state.site_ships[first + BESIDE] == seat
                        if speculates and state.first_builder != seat:
                            self.beside |= BIT[site]
                        else:
                            self.sites |= BIT[site]
        if state.phase == 5:
            for frame in state.pending.packed():
                kind, asked, site = unpacked(frame)
                if kind == ASK_BUILD and asked == seat:
                    self.sites |= BIT[site]

    def capacity_at(self, sites: i64) -> float:
        """What the crews can build in this round at these sites, the weakest at the Sphinx."""
        number = min(count_bits(sites), len(self.crews))
        if number == 0:
            return 0.0
        total = float(self.overseer)
        for index in range(number):
            total += float(self.crews[index])
        if sites >> SPHINX & 1:
            most = (PRINTED.most_drawn - self.free_cards) * PER_CARD
            if number == 1:
                return float(min(most, self.crews[0] + self.overseer))
            total -= float(max(0, self.crews[number - 1] - most))
            number -= 1
        return max(0.5, total - SITE_WASTE * float(number))

    def points(self, stones: float, production: float, strength: float, capacity: float) -> float:
        """Points of what will be laid, with so much more of each than there is."""
        stones += self.stones
        production += self.production
        strength += self.strength
        capacity += self.capacity
        if self.produces_now:
            stones += production
        if stones > MAX_STONES:
            stones = float(MAX_STONES)
        laid = 0.0
        if capacity > 0.0:
            laid = lesser(stones, capacity, NARROW)
            stones -= laid
        for later in range(1, self.rounds + 1):
            strength += self.strength_growth
            if later < self.rounds:
                production += self.quarry_growth
            stones += production
            if stones > MAX_STONES:
                stones = float(MAX_STONES)
            now = lesser(stones, strength - WASTE, WIDE)
            laid += now
            stones -= now
        return STONE_POINTS * laid + stones * self.left_worth

    def extras(self) -> float:
        """What this round's building brings beside the stones."""
        total = joint_points(float(self.built) + BUILT_CHANCE * float(count_bits(self.sites)))
        if self.sites >> SPHINX & 1:
            total += self.sphinx_extra(self.sites)
        if self.sites >> OBELISK_GRAVES & 1:
            total += MARKET_STEP
        return total

    def sphinx_extra(self, sites: i64) -> float:
        """E8.3.1 A visit brings points for each card but the one that is kept, and that card."""
        number = min(count_bits(sites), len(self.crews))
        if number == 0:
            return 0.0
        strength = self.crews[number - 1]
        if number == 1:
            strength += self.overseer
        stones = self.stones
        if self.produces_now:
            stones += self.production
        payable = min(strength, int(stones)) // PER_CARD
        cards = min(PRINTED.most_drawn - self.free_cards, payable)
        if cards <= 0:
            return 0.0
        # the stones of the cards that are paid for count as if they were laid
        best = self.card_part * BEST_CARD[cards + self.free_cards]
        returned = self.free_cards * RETURNED + cards * (RETURNED - PER_CARD)
        return best - RETURNED + float(returned)


def fresh_crews(state: Fields, seat: i64, tired: i64) -> vec[i64]:
    """Strengths of the crews that may still work in this round, best first."""
    found = vec[i64]()
    for crew in range(OVERSEER):
        if not tired >> crew & 1:
            strength = state.strength[seat * CREW_TILES + crew]
            place = len(found)
            found = append(found, strength)
            while place > 0 and found[place - 1] < strength:
                found[place] = found[place - 1]
                place -= 1
            found[place] = strength
    return found


def lesser(one: float, other: float, width: float) -> float:
    """The lesser of two uncertain amounts: somewhat below it while they are close."""
    low = one if one < other else other
    if low <= 0.0:
        return 0.0
    gap = one - other if one > other else other - one
    if gap < width:
        low -= (width - gap) * (width - gap) / (4.0 * width)
    return low if low > 0.0 else 0.0


def joint_points(sites: float) -> float:
    """E9.1 Between two whole numbers in proportion."""
    whole = int(sites)
    points = PRINTED.joint_building
    if whole >= len(points) - 1:
        return float(points[-1])
    return points[whole] + (sites - whole) * (points[whole + 1] - points[whole])
