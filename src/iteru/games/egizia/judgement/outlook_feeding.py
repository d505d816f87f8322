"""What hungry crews will cost a seat, round by round (E6)."""

from typing import Final, final

from iteru.games.egizia.box.components import BOTTOM, CARD_VALUE, IRRIGATED, OF_KIND, PRINTED
from iteru.games.egizia.box.ids import (
    BROWN,
    FIELD,
    GRAIN,
    GRAIN_MARKET,
    GREEN,
    ROUNDS,
    STONES_AS_GRAIN,
    TRACKS,
    YELLOW,
)
from iteru.games.egizia.frames import ASK_FEEDING, ASK_GRAIN, FEED
from iteru.games.egizia.judgement.outlook_building import STRENGTH_GROWTH
from iteru.games.egizia.judgement.outlook_sites import Board
from iteru.games.egizia.rules.production import crews_to_feed, soil_of
from iteru.games.egizia.state import Fields
from iteru.kernel.frames import unpacked
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import count_bits, lowest

GRAIN_GROWTH: Final = vec[float]([0.0, 0.0, 3.0, 2.5, 2.0])  # by seats: irrigated, in a round
USUAL_YELLOW: Final = 0.8  # how often yellow-green fields are irrigated
USUAL_BROWN: Final = 0.45
STAYS: Final = 0.6  # how much of the present irrigation is left after a round
MOVES: Final = 0.2  # how likely it moves before this round's feeding
PENALTY_STEPS: Final = 0.6  # on the grain market in a round
SURE: Final = 0.5  # grain: how far supply and need are apart if it is plain that some is missing
NEAR: Final = 2.0
FAR: Final = 5.0
LATER_PART: Final = 0.75  # of a loss in a round to come: players take care
STONE_PRICE: Final = 0.8  # points of a stone that is paid as grain


def _penalty_later(space: int, later: int) -> float:
    """E2.5.3 As the marker usually goes on from its space: between two spaces as on a line."""
    place = space + PENALTY_STEPS * later
    low = int(place)
    points = PRINTED.penalty
    if low >= len(points) - 1:
        return float(points[-1])
    return points[low] + (place - low) * (points[low + 1] - points[low])


PENALTY_LATER: Final = vec[float](  # by space of the grain market and rounds later
    [_penalty_later(space, later) for space in range(BOTTOM + 1) for later in range(ROUNDS + 1)]
)


@final
class Feeding:
    """The feeding of one seat from now on."""

    def __init__(self, state: Fields, seat: i64, board: Board) -> None:
        self.rounds = board.rounds
        self.need = float(crews_to_feed(state, seat))
        self.need_growth = STRENGTH_GROWTH[state.seats]
        self.grain_growth = GRAIN_GROWTH[state.seats]
        self.score = float(state.score[seat])
        self.market = state.market[seat * TRACKS + GRAIN_MARKET]
        held = state.held[seat]
        self.pays_stones = held & OF_KIND[STONES_AS_GRAIN] != 0
        self.cards = 0.0  # grain of cards that may be played once
        grain = held & OF_KIND[GRAIN]
        if grain:
            self.cards = float(count_bits(grain) * CARD_VALUE[lowest(grain)])
        self.by_soil = vec[float]([float(PRINTED.start_grain), 0.0, 0.0])
        fields = held & OF_KIND[FIELD]
        card: i64 = 0
        while fields > 0:
            if fields & 1:
                self.by_soil[soil_of(state, card)] += float(CARD_VALUE[card])
            fields >>= 1
            card += 1
        self.feeds_now = 0 < state.phase < 3
        self.is_sure = False  # nothing changes any more before this round's feeding
        if state.phase == 3:
            self.is_sure = True
            for frame in state.pending.packed():
                kind, asked, _ = unpacked(frame)
                if asked == seat and kind in (FEED, ASK_FEEDING, ASK_GRAIN):
                    self.feeds_now = True
        soils = IRRIGATED[state.irrigation]
        self.yellow_irrigated = float(soils >> YELLOW & 1)  # 1.0 or 0.0
        self.brown_irrigated = float(soils >> BROWN & 1)

    def loss(self, need: float, soil: i64, grain: float) -> float:
        """Points lost from now on, with so much more strength, and grain of a soil."""
        total = 0.0
        missing = 0.0
        need += self.need
        green, yellow, brown = self.by_soil[0], self.by_soil[1], self.by_soil[2]
        if soil == GREEN:
            green += grain
        elif soil == YELLOW:
            yellow += grain
        else:
            brown += grain
        stay = 1.0
        if self.feeds_now:
            width = SURE
            if not self.is_sure:
                stay = 1.0 - MOVES
                width = NEAR
            supply = self.supply(green, yellow, brown, stay)
            short = shortfall(need - supply, width)
            missing += short
            lost = short * self.penalty(0)
            total += lost if lost < self.score else self.score
        for later in range(1, self.rounds + 1):
            stay *= STAYS
            need += self.need_growth
            green += self.grain_growth
            supply = self.supply(green, yellow, brown, stay)
            short = shortfall(need - supply, FAR)
            missing += short
            total += LATER_PART * short * self.penalty(later)
        if self.cards > 0.0 and missing > 0.0:
            total *= 1.0 - self.cards / (self.cards + missing)
        return total

    def supply(self, green: float, yellow: float, brown: float, stay: float) -> float:
        other = 1.0 - stay
        return (
            green
            + yellow * (stay * self.yellow_irrigated + other * USUAL_YELLOW)
            + brown * (stay * self.brown_irrigated + other * USUAL_BROWN)
        )

    def penalty(self, later: i64) -> float:
        """E6.5 For a grain that is missing, so many rounds later."""
        points = PENALTY_LATER[self.market * (ROUNDS + 1) + later]
        if self.pays_stones and points > STONE_PRICE:
            return STONE_PRICE
        return points


def shortfall(gap: float, width: float) -> float:
    """How much is missing if need is above supply by about so much."""
    if gap >= width:
        return gap
    if gap <= -width:
        return 0.0
    return (gap + width) * (gap + width) / (4.0 * width)
