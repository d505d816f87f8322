"""What a seat can expect: the points that it will have in the end, as far as one can tell.

The numbers are judgement, checked against games between search bots. What every seat gains alike
in the rounds to come is left out: only differences between seats count.
"""

from typing import Final, final

from iteru.games.egizia.box.components import (
    BOTTOM,
    CARD_COST,
    CARD_KIND,
    CARD_SOIL,
    CARD_VALUE,
    MAX_STRENGTH,
    OF_KIND,
    PRINTED,
    PYRAMID_ROW_SPACES,
    SELLS_AT_END,
)
from iteru.games.egizia.box.ids import (
    BUILD_FIRST,
    CREW_TILES,
    DOUBLE,
    FIELD,
    FIELD_UPGRADE,
    GRAIN,
    GRAIN_MARKET,
    GRAVE_CARD,
    IMMEDIATE,
    KEEP_SPHINX,
    LEFTOVER,
    MARKET_CHOICE,
    OCCUPIED_SITE,
    POINTS_PER_STONE,
    PYRAMID_ROWS,
    QUARRY,
    RAISE_ANY,
    RAISE_CREWS,
    REGULAR,
    REUSE,
    SELL_STONES,
    SPHINX_EXTRA,
    STONE_MARKET,
    STONES,
    STONES_AS_GRAIN,
    STRENGTH_BONUS,
    TRACKS,
    TRAIN,
    TWO_CREWS,
    TWO_SHIPS,
    TYPE_OF_KIND,
    UPSTREAM,
)
from iteru.games.egizia.frames import ASK_WORK
from iteru.games.egizia.judgement.outlook_building import RATE, Building
from iteru.games.egizia.judgement.outlook_feeding import Feeding
from iteru.games.egizia.judgement.outlook_sites import Board
from iteru.games.egizia.judgement.outlook_sphinx import STEPS_RATE, hand_points
from iteru.games.egizia.judgement.reasons import (
    CARDS,
    GRAVE_TILES,
    HUNGER,
    MARKETS,
    ROWS,
    SCORE,
    SITES_VISITED,
    SPHINX_CARDS,
    STONES_LAID,
)
from iteru.games.egizia.rules.final_scoring import grave_points, grave_sum
from iteru.games.egizia.state import UPGRADABLE, Fields
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import count_bits, members

GRAVE_RATE: Final = 3.0  # value of grave tiles that a seat takes in a building phase
SALE_STONES: Final = 3.0  # stones that are left to sell in the end
STEP_LEAST: Final = 0.2
STEP_PART: Final = 0.7  # of what steps at the bottom bring: some of them come too late
ROW_RATE: Final = 0.3  # stones that a seat lays in a row of the pyramid in a building phase
ROWS_PART: Final = 1.4  # of the bonuses of rows as they seem now
HAND_PART: Final = 1.1  # of the points of Sphinx cards as they seem now: players work for them
SPHINX_VISITS: Final = 0.8  # in a round to come
# Points that cards bring in a ships phase to come, as judged: they bend the rules of placing.
UPSTREAM_WORTH: Final = 2.2
REUSE_WORTH: Final = 1.8
LEFTOVER_WORTH: Final = 2.2
TWO_SHIPS_WORTH: Final = 1.5
DOUBLE_WORTH: Final = 2.5
OCCUPIED_WORTH: Final = 0.8
BUILD_FIRST_WORTH: Final = 0.5
TWO_CREWS_WORTH: Final = 1.5
KEEP_WORTH: Final = 4.0
STRENGTH_PART: Final = 0.7  # of the points of a strength card that finds its stones
TRAIN_LEAST: Final = 0.3  # points of a raise that may be left undone
UPGRADE_WAITING: Final = 1.0
UPGRADE_WORTH: Final = 1.5  # in each round to come, with a field for it
GRAVE_CARD_WORTH: Final = 3.0
WORKED: Final = 0.8  # part of the strength left in a build action that will find its stones
FREE_CARD: Final = 1.2  # points of a Sphinx card that is drawn for free
STONES_PART: Final = 0.95  # of the worth of stones that a card holds
STRENGTH_LATER: Final = 1.2  # points of a strength card while rounds are to come
FIELDS_AND_QUARRIES: Final = OF_KIND[FIELD] | OF_KIND[QUARRY] | OF_KIND[GRAIN] | OF_KIND[GRAVE_CARD]


@final
class Outlook:
    """What a seat can expect, and what single things would add to that."""

    def __init__(self, state: Fields, seat: i64, board: Board) -> None:
        self.state = state
        self.seat = seat
        self.board = board
        self.building = Building(state, seat, board)
        self.feeding = Feeding(state, seat, board)
        self.rounds = float(board.rounds)  # after the one in play
        self.builds = self.rounds + (1.0 if board.sites or self.building.sites else 0.0)
        self.ships = self.rounds + (1.0 if state.phase == 2 else 0.0)  # ships phases to come
        self.laid = self.building.points(0.0, 0.0, 0.0, 0.0)
        self.loss = self.feeding.loss(0.0, 0, 0.0)
        self.stone = self.building.points(1.0, 0.0, 0.0, 0.0) - self.laid  # points of a stone
        # points of a point of strength; a crew works in this round if there are sites for it
        sites = float(count_bits(self.building.sites))
        used = min(1.0, (sites + 1.5) / REGULAR) if board.sites else 0.0
        self.strength = self.building.points(0.0, 0.0, 1.0, used) - self.laid
        self.strength -= self.feeding.loss(1.0, 0, 0.0) - self.loss

    def fill(self, parts: vec[float]) -> None:
        """All parts but what the ships that are still to be placed will bring."""
        state, seat = self.state, self.seat
        parts[SCORE] = float(state.score[seat] - state.bids[seat])
        parts[STONES_LAID] = self.laid
        if state.pending and state.pending.kind == ASK_WORK and state.pending.seat == seat:
            parts[STONES_LAID] += float(state.work_spent) + WORKED * float(state.work_left)
        parts[SITES_VISITED] = self.building.extras()
        parts[HUNGER] = -self.loss
        parts[GRAVE_TILES] = self.graves()
        parts[MARKETS] = self.markets()
        parts[ROWS] = ROWS_PART * self.rows()
        parts[CARDS] = self.held()
        parts[SPHINX_CARDS] = HAND_PART * hand_points(state, seat, self.board, self.builds)

    # ------------------------------------------------------------- what is there

    def graves(self) -> float:
        """E10.2.2 Points for the tiles; with time left as if the sum grew as usual."""
        now = grave_sum(self.state, self.seat)
        if self.builds == 0:
            return float(grave_points(now))
        total = float(now) + GRAVE_RATE * self.builds
        low = 0.0
        points = 0.0
        for least, points_here in PRINTED.stones.grave_steps:
            if total < least:
                return points + (total - low) / (least - low) * (points_here - points)
            low, points = float(least), float(points_here)
        return points

    def markets(self) -> float:
        """E2.5 What the steps to come will bring from where the markers are, and the sale."""
        first = self.seat * TRACKS
        stone = self.state.market[first + STONE_MARKET]
        grain = self.state.market[first + GRAIN_MARKET]
        return self.market(STONE_MARKET, stone) + self.market(GRAIN_MARKET, grain)

    def market(self, track: i64, space: i64) -> float:
        steps = STEPS_RATE[self.state.seats] * self.builds
        paying = steps - float(max(0, BOTTOM - 1 - space))
        gained = 0.0
        if paying > 0.0:
            gained = STEP_PART * paying * self.bottom_worth(track)
        elif steps > 0.0:
            gained = STEP_LEAST * float(space - BOTTOM)  # too far for the usual number of steps
        if track == STONE_MARKET and SELLS_AT_END[space]:
            gained += SALE_STONES / RATE if self.builds > 0 and RATE > 0 else 0.0
        return gained

    def bottom_worth(self, track: i64) -> float:
        """Points of a step onto the bottom."""
        return PRINTED.bottom_points[track] + PRINTED.bottom_stones[track] * self.stone

    def rows(self) -> float:
        """E8.3.3.3 Bonuses for rows of the pyramid that are not complete."""
        state, seat = self.state, self.seat
        total = 0.0
        for row in range(PYRAMID_ROWS):
            spaces = PYRAMID_ROW_SPACES[row]
            own = count_bits(state.built[seat] & spaces)
            if own == 0:
                continue
            size = count_bits(spaces)
            filled = count_bits(self.board.filled & spaces)
            if filled == size:
                continue
            other: i64 = 0
            for rival in range(state.seats):
                if rival != seat:
                    other = max(other, count_bits(state.built[rival] & spaces))
            left = size - filled
            likely = ROW_RATE * float(state.seats) * self.builds / float(left)
            chance = likely if likely < 1.0 else 1.0
            if own > other + left:
                lead = 1.0  # nobody can catch up
            elif own >= other:
                lead = 0.5 + 0.5 * float(own - other) / float(left + 1)
            else:
                lead = max(0.0, 0.4 - 0.25 * float(other - own))
            total += chance * lead * float(own)
        return total

    def held(self) -> float:
        """What the cards in front of the seat will bring, but for fields, quarries and grain."""
        total = 0.0
        for card in members(self.state.held[self.seat] & ~FIELDS_AND_QUARRIES):
            total += self.kept_card(card)
        return total

    def kept_card(self, card: i64) -> float:
        """Points of a power or an anytime card that lies in front of the seat."""
        kind = CARD_KIND[card]
        used = self.state.used >> card & 1
        ships = self.ships - float(used)
        builds = self.builds
        if kind == TRAIN:
            rounds = self.rounds + (0.0 if used or builds == self.rounds else 1.0)
            gain = max(TRAIN_LEAST, self.strength - float(CARD_COST[card]) * self.stone)
            # each raise works from its round on: on average half the time of one made now
            return gain * rounds * 0.5 * (rounds + 1.0) / max(1.0, builds)
        if kind == UPSTREAM:
            return UPSTREAM_WORTH * ships
        if kind == REUSE:
            return REUSE_WORTH * ships
        if kind == LEFTOVER:
            return LEFTOVER_WORTH * ships
        if kind == SPHINX_EXTRA:
            return float(CARD_VALUE[card]) * FREE_CARD * SPHINX_VISITS * self.rounds
        if kind == STONES:
            return float(CARD_VALUE[card]) * self.stone * STONES_PART
        if kind == STRENGTH_BONUS:
            if builds == 0:
                return 0.0
            more = self.building.points(0.0, 0.0, 0.0, float(CARD_VALUE[card])) - self.laid
            return max(STRENGTH_PART * more, STRENGTH_LATER if self.rounds > 0.0 else 0.0)
        if kind == TWO_CREWS:
            return TWO_CREWS_WORTH if builds > 0 else 0.0
        if kind == KEEP_SPHINX:
            return KEEP_WORTH if self.rounds > 0.0 or self.building.sites & 1 else 0.0
        if kind == DOUBLE:
            return DOUBLE_WORTH if ships > 0 else 0.0
        if kind == TWO_SHIPS:
            return TWO_SHIPS_WORTH if ships > 0 else 0.0
        if kind == OCCUPIED_SITE:
            return OCCUPIED_WORTH if ships > 0 and self.state.seats > 2 else 0.0
        if kind == BUILD_FIRST:
            return BUILD_FIRST_WORTH if builds > 0 else 0.0
        if kind == SELL_STONES:
            return self.sale(card)
        if kind == FIELD_UPGRADE:
            return UPGRADE_WAITING * self.ships if self.state.upgraded < 0 else 0.0
        if kind == STONES_AS_GRAIN:
            return 0.0  # its worth is in what feeding costs
        raise AssertionError(f"nobody keeps {PRINTED.nile.cards[card]}")

    def sale(self, card: i64) -> float:
        """E12.4 Stones sold by the card: those that will be left, or would bring less."""
        if self.builds > 0:
            left = self.building.stones + self.building.production - self.building.capacity
            left = min(max(left, 2.0), float(CARD_VALUE[card]))
            return left * (PRINTED.nile.sale_points - self.building.left_worth)
        left = min(self.building.stones, float(CARD_VALUE[card]))
        return left * (PRINTED.nile.sale_points - self.building.left_worth)

    # ------------------------------------------------------- what would be added

    def raised(self, crew: i64) -> float:
        """Points of one more point of strength of a crew."""
        place = self.seat * CREW_TILES + crew
        if self.state.strength[place] >= MAX_STRENGTH[crew]:
            return 0.0
        return self.strength

    def raised_best(self) -> float:
        best = 0.0
        for crew in range(REGULAR):
            best = max(best, self.raised(crew))
        return best

    def step(self, track: i64) -> float:
        """Points of a step on a market (E2.5)."""
        space = self.state.market[self.seat * TRACKS + track]
        after = min(space + 1, BOTTOM)
        points = self.market(track, after) - self.market(track, space)
        if after == BOTTOM:
            points += self.bottom_worth(track)
        if track == GRAIN_MARKET and after != space:
            self.feeding.market = after
            points += self.loss - self.feeding.loss(0.0, 0, 0.0)
            self.feeding.market = space
        return points

    def card(self, card: i64) -> float:
        """Points of taking a Nile card."""
        kind = CARD_KIND[card]
        nile = PRINTED.nile
        if kind == QUARRY:
            return self.building.points(0.0, float(CARD_VALUE[card]), 0.0, 0.0) - self.laid
        if kind == FIELD:
            saved = self.loss - self.feeding.loss(0.0, CARD_SOIL[card], float(CARD_VALUE[card]))
            points = saved + nile.bonus_points[card] + nile.bonus_stones[card] * self.stone
            if nile.bonus_steps[card] > 0:
                points += max(self.step(STONE_MARKET), self.step(GRAIN_MARKET))
            return points
        if TYPE_OF_KIND[kind] == IMMEDIATE:
            if kind == RAISE_ANY:
                return 2.0 * self.raised_best()
            if kind == RAISE_CREWS:
                points = 0.0
                for crew in members(nile.crews[card]):
                    points += self.raised(crew)
                return points
            if kind == MARKET_CHOICE:
                best = max(self.step(STONE_MARKET), self.step(GRAIN_MARKET))
                return float(CARD_VALUE[card]) * max(best, 0.5)
            if kind == POINTS_PER_STONE:
                stones = count_bits(self.state.built[self.seat] & nile.spaces[card])
                return float(stones * CARD_VALUE[card])
            raise AssertionError(f"no judgement of {nile.cards[card]}")
        if kind == GRAIN:
            held = self.feeding.cards
            self.feeding.cards = held + float(CARD_VALUE[card])
            points = self.loss - self.feeding.loss(0.0, 0, 0.0)
            self.feeding.cards = held
            return points
        if kind == STONES_AS_GRAIN:
            pays = self.feeding.pays_stones
            self.feeding.pays_stones = True
            points = self.loss - self.feeding.loss(0.0, 0, 0.0)
            self.feeding.pays_stones = pays
            return points
        if kind == GRAVE_CARD:
            return GRAVE_CARD_WORTH
        if kind == FIELD_UPGRADE and self.state.held[self.seat] & UPGRADABLE:
            return UPGRADE_WORTH * max(1.0, self.rounds)
        return self.kept_card(card)
