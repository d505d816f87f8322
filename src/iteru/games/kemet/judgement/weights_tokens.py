"""Tokens and cards of a turn at a glance: which action to take, in victory points."""

from collections.abc import Sequence
from typing import Final, final

from iteru.games.kemet.actions import CARD, END_TURN, GOLD_TOKEN, TOKEN
from iteru.games.kemet.box.components import (
    DI_AMOUNT,
    OF_COLOUR,
    PRAYER_MAX,
    PRINTED,
    SAME_GROUP,
    SPACE_ACTION,
    TILE_AMOUNT,
    TILE_LEVEL,
)
from iteru.games.kemet.box.ids import (
    ADD_UNITS,
    BATTLE_DI,
    BUY,
    COLOURS,
    DI_TYPES,
    ENLISTMENT,
    GAIN_PRAYER,
    LEVEL_SPACES,
    MANA_THEFT,
    MOVE,
    PRAY,
    PRAY_BONUS,
    PRAYER,
    RAINING_FIRE,
    RAISE,
    RECRUIT,
    TILES,
    VP,
)
from iteru.games.kemet.judgement.outlook_worths import LEVEL_WORTH, TILE_WORTH
from iteru.games.kemet.judgement.weights_marching import Marching
from iteru.games.kemet.rules.board import highest_controlled
from iteru.games.kemet.rules.powers import power
from iteru.games.kemet.rules.prayer_points import raise_cost, recruit_cost, tile_cost
from iteru.games.kemet.state import Fields
from iteru.kernel.rows import i64
from iteru.kernel.sets import members

IDLE: Final = -1.0  # a token for nothing
SAVED: Final = -0.3  # an extra token is kept for a later turn
PRAYED: Final = 0.1  # of each prayer point
PAID: Final = 0.06
RECRUITED: Final = 0.1  # of each unit
CARD_PLAYED: Final = 0.1
LEVEL_FOUR: Final = 0.8  # of a victory point of the highest level
UNKNOWN: Final = -9.0


def token_points(state: Fields, seat: i64, codes: Sequence[int]) -> list[float]:
    """K6.2 to K6.5"""
    turn = Turn(state, seat)
    return [turn.points(code) for code in codes]


@final
class Turn:
    """The actions of a seat, each looked at once."""

    def __init__(self, state: Fields, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.moving = UNKNOWN

    def points(self, code: i64) -> float:
        if code == END_TURN:
            return SAVED
        if code == GOLD_TOKEN:
            return max(self.move(), self.recruit())
        if code >= CARD:
            return self.card(code - CARD + BATTLE_DI)
        action = SPACE_ACTION[(code - TOKEN) % LEVEL_SPACES]
        if action == MOVE:
            return self.move()
        if action == PRAY:
            return self.pray()
        if action == RAISE:
            return self.raise_pyramid()
        if BUY <= action < BUY + COLOURS:
            return self.buy(action - BUY)
        assert action == RECRUIT
        return self.recruit()

    def move(self) -> float:
        if self.moving == UNKNOWN:
            self.moving = Marching(self.state, self.seat).best_move()
        return self.moving

    def pray(self) -> float:
        """K7.1.1 Points beyond the most that one can have are lost."""
        gain = PRINTED.pray_gain + power(self.state, self.seat, PRAY_BONUS)
        return PRAYED * float(min(gain, PRAYER_MAX - self.state.prayer[self.seat]))

    def raise_pyramid(self) -> float:
        """K7.2 The best that can be paid."""
        state = self.state
        money = state.prayer[self.seat]
        best = IDLE
        for pyramid in range(self.seat * COLOURS, self.seat * COLOURS + COLOURS):
            level = state.levels[pyramid]
            for after in range(level + 1, state.max_level + 1):
                cost = raise_cost(state, self.seat, level, after)
                if cost > money:
                    break
                points = LEVEL_WORTH[after] - LEVEL_WORTH[level] - PAID * float(cost)
                if after >= PRINTED.vp_level:
                    points += LEVEL_FOUR * float(PRINTED.pyramid_vp)
                best = max(best, points)
        return best

    def buy(self, colour: i64) -> float:
        """K7.3 The best tile that can be had."""
        state = self.state
        level = highest_controlled(state, self.seat, colour)
        own = state.tiles[self.seat]
        money = state.prayer[self.seat]
        best = IDLE
        for tile in members(state.offer & OF_COLOUR[colour]):
            if TILE_LEVEL[tile] > level or SAME_GROUP[tile] & own:
                continue
            cost = tile_cost(state, self.seat, tile)
            if cost <= money:
                points = TILE_WORTH[tile] + float(TILE_AMOUNT[VP * TILES + tile])
                points -= PAID * float(cost)
                best = max(best, points)
        return best

    def recruit(self) -> float:
        """K7.4 As many units as can be paid."""
        state = self.state
        units = state.reserve[self.seat]
        while units > 0 and recruit_cost(state, self.seat, units) > state.prayer[self.seat]:
            units -= 1
        if units == 0:
            return IDLE
        cost = float(recruit_cost(state, self.seat, units))
        return RECRUITED * float(units) - 0.5 * PAID * cost

    def card(self, card: i64) -> float:
        """K6.5 Cards that bring something now."""
        if card == PRAYER:
            room = PRAYER_MAX - self.state.prayer[self.seat]
            return 0.3 if room >= DI_AMOUNT[GAIN_PRAYER * DI_TYPES + card] else IDLE
        if card == MANA_THEFT:
            return 0.25
        if card == ENLISTMENT:
            units = DI_AMOUNT[ADD_UNITS * DI_TYPES + card]
            return 0.2 if self.state.reserve[self.seat] >= units else -0.3
        return CARD_PLAYED if card == RAINING_FIRE else IDLE
