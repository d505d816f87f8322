"""What the ships that a seat has left will bring on the rest of the river (E5).

Reckoned from the mouth up: to take a space brings its points, but while the others have their
turns they take part of what lies beyond it; to leave it keeps all of that.
"""

from typing import Final, final

from iteru.games.egizia.box.components import (
    OF_KIND,
    PRINTED,
    REUSABLE,
    ROUND_CREWS,
    ROUND_EFFECT,
    ROUND_STEPS,
    SPACE_CARD,
    SPACE_SITE,
    SPACE_TYPE,
)
from iteru.games.egizia.box.ids import (
    CARD_SPACE,
    GRAIN_MARKET,
    MARKET_BOTH,
    OBELISK_GRAVES,
    OCCUPIED_SITE,
    RAISE,
    RAISE_AND_IRRIGATE,
    RAISE_CHOSEN,
    REUSE,
    ROUND_SPACE,
    SLOTS,
    SPACES,
    SPHINX,
    STONE_MARKET,
)
from iteru.games.egizia.frames import ASK_SHIP
from iteru.games.egizia.judgement.outlook import Outlook
from iteru.games.egizia.judgement.outlook_building import (
    BESIDE_CHANCE,
    BUILT_CHANCE,
    MARKET_STEP,
    joint_points,
)
from iteru.games.egizia.state import tile_of
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT, count_bits, members

TAKEN: Final = 1.1  # spaces ahead that a rival takes in a turn, of those that the seat wants
REUSE_PRICE: Final = 1.0  # points of keeping reuse_round_space for a better space
PLANNED: Final = 0.8  # part of the points of a plan that comes true
IRRIGATING: Final = 0.4  # points of moving the irrigation marker, or keeping others from it
NO_POINTS: Final = vec[float]([0.0] * (SPACES + 1))


@final
class River:
    """The rest of the river for one seat."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        state, seat = outlook.state, outlook.seat
        self.rivals: i64 = 0  # set of seats that still place ships
        for other in range(state.seats):
            if other != seat and not state.passed >> other & 1 and state.ships_left[other] > 0:
                self.rivals |= BIT[other]
        self.worth = NO_POINTS[:]  # by space: points of a ship there, 0 if it is not open
        self.total = NO_POINTS[:]  # the same with those of the ships after it
        self.beyond = NO_POINTS[:]  # by space: points of all ships from there on
        self.site_worth = 0.0  # points of building at one more site, beside what each has itself
        self.rest = 0.0
        self.ships: i64 = 0

    def points(self) -> float:
        """Points that the ships left to the seat will bring."""
        state, seat = self.outlook.state, self.outlook.seat
        if state.passed >> seat & 1 or state.ships_left[seat] == 0:
            return 0.0
        self.reckon(state.downstream[seat])
        points = self.rest
        if self.ships > state.ships_left[seat]:
            points *= float(state.ships_left[seat]) / float(self.ships)
        before = self.rivals_before()
        if before > 0:
            ahead = self.outlook.board.ahead[state.downstream[seat]]
            points *= 1.0 - float(before) * TAKEN / float(ahead + 2)
        return PLANNED * points if points > 0.0 else 0.0

    def rivals_before(self) -> i64:
        """How many others have a turn before the seat."""
        state, seat = self.outlook.state, self.outlook.seat
        kind, mover, _ = state.pending.top()
        if mover == seat:
            return 0
        place = tile_of(state, mover)
        found: i64 = 1 if kind == ASK_SHIP else 0
        for _ in range(state.seats):
            place = (place + 1) % state.seats
            if state.order[place] == seat:
                break
            if self.rivals >> state.order[place] & 1:
                found += 1
        return found

    def reckon(self, first: i64) -> None:
        """The worth of each open space from `first` on, and of the ships after it."""
        state, seat = self.outlook.state, self.outlook.seat
        ahead = self.outlook.board.ahead
        powers = state.held[seat] & ~state.used
        occupied: i64 = 0
        for ships in state.ships:
            occupied |= ships
        self.reckon_sites(first)
        rest = 0.0
        number: i64 = 0
        for space in range(SPACES - 1, first - 1, -1):
            worth = 0.0
            kind = SPACE_TYPE[space]
            if kind == CARD_SPACE:
                card = state.laid[SPACE_CARD[space]]
                if card != NONE:
                    worth = self.outlook.card(card)
            elif kind == ROUND_SPACE:
                if not occupied >> space & 1:
                    worth = self.round_space(space)
                elif powers & OF_KIND[REUSE] and REUSABLE[space]:
                    worth = self.round_space(space) - REUSE_PRICE
            else:
                worth = self.site(space)
            self.worth[space] = worth
            lost = 0.0
            if rest > 0.0:
                beyond = ahead[space + 1]
                for rival in range(state.seats):
                    if not self.rivals >> rival & 1:
                        continue
                    theirs = state.downstream[rival]
                    if theirs <= space + 1:
                        lost += 1.0
                    elif beyond > 0:
                        lost += float(ahead[theirs]) / float(beyond)
                lost = min(0.9, TAKEN * lost / float(beyond + 1))
            with_rest = worth + rest * (1.0 - lost)
            self.total[space] = with_rest
            if worth > 0.0 and with_rest > rest:
                rest = with_rest
                number += 1
            self.beyond[space] = rest
        self.rest = rest
        self.ships = number

    def round_space(self, space: i64) -> float:
        """E5.5"""
        outlook = self.outlook
        effect = ROUND_EFFECT[space]
        steps = float(ROUND_STEPS[space])
        if effect == MARKET_BOTH:
            return steps * (outlook.step(STONE_MARKET) + outlook.step(GRAIN_MARKET))
        if effect == RAISE_CHOSEN:
            return steps * outlook.raised_best() + PRINTED.river.round_stones[space] * outlook.stone
        if effect not in (RAISE, RAISE_AND_IRRIGATE):
            raise AssertionError(f"no judgement of {PRINTED.river.spaces[space]}")
        points = 0.0
        for crew in members(ROUND_CREWS[space]):
            points += steps * outlook.raised(crew)
        if effect == RAISE_AND_IRRIGATE:
            points += IRRIGATING
        return points

    def reckon_sites(self, first: i64) -> None:
        """Points of building at more sites, shared equally between those in reach (E9.1)."""
        building = self.outlook.building
        reach: i64 = 0
        for space in range(first, SPACES):
            site = SPACE_SITE[space]
            if site != NONE and not building.sites >> site & 1 and self.has_work(site):
                reach |= BIT[site]
        self.site_worth = 0.0
        if reach:
            number = count_bits(reach)
            both = building.sites | reach
            more = building.capacity_at(both) - building.capacity
            points = building.points(0.0, 0.0, 0.0, more) - self.outlook.laid
            now = count_bits(building.sites)
            points += joint_points(BUILT_CHANCE * float(now + number))
            points -= joint_points(BUILT_CHANCE * float(now))
            self.site_worth = points / float(number)

    def has_work(self, site: i64) -> bool:
        """Whether the best crew can do anything there."""
        building = self.outlook.building
        least = self.outlook.board.least[site]
        if least == 0 or len(building.crews) == 0:
            return False
        stones = building.stones + building.production
        return building.crews[0] + building.overseer >= least and stones >= float(least)

    def site(self, space: i64) -> float:
        """Points of a ship on a site (E5.7)."""
        outlook = self.outlook
        state, seat = outlook.state, outlook.seat
        building = outlook.building
        site = SPACE_SITE[space]
        if building.sites >> site & 1 or building.beside >> site & 1 or not self.has_work(site):
            return 0.0
        points = self.site_worth
        if site == SPHINX:
            points += building.sphinx_extra(building.sites | BIT[SPHINX])
        elif site == OBELISK_GRAVES:
            points += MARKET_STEP
        for slot in range(state.usable):
            if state.site_ships[site * SLOTS + slot] == NONE:
                return points
        if state.held[seat] & OF_KIND[OCCUPIED_SITE]:
            return points * BUILT_CHANCE
        return points * BESIDE_CHANCE
