"""How promising it looks to build with these crews, or to lay this stone next: in points."""

from typing import Final, final

from iteru.games.egizia.actions import DECLINE, DRAW, DRAWS, LAY, STOP, build_choice
from iteru.games.egizia.box.components import (
    PRINTED,
    PYRAMID_ROW,
    PYRAMID_ROW_SPACES,
    REQUIRES,
    STONE_VALUE,
)
from iteru.games.egizia.box.ids import (
    FIRST_OF_SITE,
    GRAVES_FIRST,
    PYRAMID_FIRST,
    SPHINX,
    TEMPLE_FIRST,
)
from iteru.games.egizia.box.sphinx_cards import OWN_STONES, OWN_STONES_EACH, PER_OWN_STONE
from iteru.games.egizia.judgement.outlook import TWO_CREWS_WORTH, Outlook
from iteru.games.egizia.judgement.outlook_building import BEST_CARD, PER_CARD, RETURNED, fresh_crews
from iteru.games.egizia.judgement.outlook_sites import USUAL_GRAVE
from iteru.games.egizia.judgement.outlook_sphinx import TABLES
from iteru.games.egizia.rules.building import build_strength
from iteru.games.egizia.state import Fields
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT, count_bits, members

STRENGTH_CARD: Final = 1.3  # points of keeping a strength card for later
WANTED_STONE: Final = 0.8  # points of a stone that an own Sphinx card counts
FULL_USE: Final = 0.1  # points of each stone that still fits after this one
ROW_LEAD: Final = 0.2  # points of a stone in a row that is not complete


@final
class BuildValues:
    """The questions of a builder's turn (E8.2, E8.3)."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.state = outlook.state
        self.seat = outlook.seat

    # ------------------------------------------------------------------ crews

    def build(self, code: i64, site: i64) -> float:
        """Points of a build action with these crews, and of the others after it."""
        building = self.outlook.building
        if code == DECLINE:
            return self.rest(0, 0, site, 0, 0)
        crews, overseer, cards = build_choice(code)
        strength = build_strength(self.state, self.seat, crews, overseer, cards)
        limit = min(strength, self.state.reserve[self.seat])
        points = 0.0
        if site == SPHINX:
            paid = min(limit // PER_CARD, PRINTED.most_drawn - building.free_cards)
            spent = paid * PER_CARD
            drawn = paid + building.free_cards
            points = float((drawn - 1) * RETURNED) + building.card_part * BEST_CARD[drawn]
        else:
            spent = fitting(self.state, self.outlook.board.filled, site, limit)
            points = float(spent)
        if self.outlook.board.rounds > 0:
            points -= STRENGTH_CARD * cards
            if count_bits(crews) > 1:
                points -= TWO_CREWS_WORTH
        return points + self.rest(crews, overseer, site, spent, 1)

    def rest(self, crews: i64, overseer: i64, site: i64, spent: i64, built: i64) -> float:
        """Points of all building after this, without these crews and stones."""
        building = self.outlook.building
        old_crews, old_overseer = building.crews, building.overseer
        old_sites, old_stones = building.sites, building.stones
        building.crews = fresh_crews(self.state, self.seat, self.state.tired[self.seat] | crews)
        if overseer:
            building.overseer = 0
        building.sites &= ~BIT[site]
        building.stones -= float(spent)
        building.built += built
        old_capacity = building.capacity
        building.capacity = building.capacity_at(building.sites)
        points = building.points(0.0, 0.0, 0.0, 0.0) + building.extras()
        building.crews, building.overseer = old_crews, old_overseer
        building.sites, building.stones = old_sites, old_stones
        building.built -= built
        building.capacity = old_capacity
        return points

    # ------------------------------------------------------------------ work

    def draw(self, code: i64) -> float:
        """E8.3.1 A point for each card but the one that is kept, which is the better."""
        paid, free = DRAWS[code - DRAW]
        best = self.outlook.building.card_part * BEST_CARD[paid + free]
        return (paid + free) * RETURNED + best - self.outlook.stone * paid * PER_CARD

    def work(self, code: i64, site: i64) -> float:
        """Points of this stone and those after it, or of stopping."""
        state = self.state
        stone = self.outlook.stone
        if code == STOP:
            return 0.0
        space = code - LAY
        value = space_value(state, space)
        more = fitting(state, self.outlook.board.filled | BIT[space], site, state.work_left - value)
        return (
            float(value + more) * (1.0 - stone)
            + FULL_USE * float(more)
            + self.wanted(space)
            + self.row(space)
        )

    def wanted(self, space: i64) -> float:
        """Points of a stone there for own Sphinx cards."""
        total = 0.0
        for card in members(self.state.hands[self.seat]):
            if TABLES.spaces[card] >> space & 1:
                kind = TABLES.kind[card]
                if kind == PER_OWN_STONE:
                    total += TABLES.points[card]
                elif kind in (OWN_STONES, OWN_STONES_EACH):
                    have = count_bits(self.state.built[self.seat] & TABLES.spaces[card])
                    if kind == OWN_STONES_EACH or have < TABLES.least[card]:
                        total += WANTED_STONE
        return total

    def row(self, space: i64) -> float:
        """E8.3.3.3 Points of the bonus for a row that this stone completes, or comes nearer to."""
        if space < PYRAMID_FIRST:
            return 0.0
        row = PYRAMID_ROW_SPACES[PYRAMID_ROW[space]]
        own = count_bits(self.state.built[self.seat] & row) + 1
        most: i64 = 0
        for seat in range(self.state.seats):
            if seat != self.seat:
                most = max(most, count_bits(self.state.built[seat] & row))
        if (self.outlook.board.filled | BIT[space]) & row != row:
            return ROW_LEAD
        return float(own) if own > most else -float(most) / float(self.state.seats - 1)


def space_value(state: Fields, space: i64) -> i64:
    """The value of a space; of a grave that lies face down the usual one."""
    if GRAVES_FIRST <= space < TEMPLE_FIRST:
        value = state.graves[space - GRAVES_FIRST]
        return value if value > 0 else USUAL_GRAVE
    return STONE_VALUE[space]


def fitting(state: Fields, filled: i64, site: i64, limit: i64) -> i64:
    """About the most that can be laid at a site with so much strength and stones.

    Stones are laid one after the other in a row, column or line of graves; what opens beside them
    meanwhile is not looked at.
    """
    if limit <= 0:
        return 0
    sums = 1  # set of sums that can be laid
    space = FIRST_OF_SITE[site]
    while space < FIRST_OF_SITE[site + 1]:
        start = space
        reached = filled
        total: i64 = 0
        before = sums
        while space < FIRST_OF_SITE[site + 1]:
            required = REQUIRES[space]
            if reached >> space & 1 or reached & required != required:
                break
            if space > start and not required >> (space - 1) & 1:
                break
            total += space_value(state, space)
            if total > limit:
                break
            reached |= BIT[space]
            sums |= before << total
            space += 1
        if space == start:
            space += 1
    sums &= (BIT[limit] << 1) - 1
    most: i64 = 0
    while sums > 1:
        sums >>= 1
        most += 1
    return most
