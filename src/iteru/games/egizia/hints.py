"""What bots look at: each seat's chance to win, and how promising a choice looks at a glance."""

from collections.abc import Sequence
from typing import Final

from iteru.games.egizia.actions import ACCEPT_LOSS, DECLINE, PASS
from iteru.games.egizia.box import CREW_TILES, GRAIN_MARKET, ROUNDS, STONE_MARKET, TRACKS
from iteru.games.egizia.feeding import loss_for
from iteru.games.egizia.final_scoring import points
from iteru.games.egizia.production import crews_to_feed, grain_of_fields, stones_of_quarries
from iteru.games.egizia.state import Fields
from iteru.kernel.ranking import chances_of_victory

SPREAD_PER_ROUND: Final = 4.0  # points by which the outcome still may vary
LEAST_SPREAD: Final = 3.0
STONE_WORTH: Final = 0.8  # points that a stone brings while there is something to build
STRENGTH_WORTH: Final = 0.5  # of a point of strength, in each building phase to come
MARKET_WORTH: Final = 0.6  # of a step on a market
PASS_WEIGHT: Final = 0.2


def evaluations(state: Fields) -> list[float]:
    """From the points as they would be now, and what is still to come."""
    left = ROUNDS - state.round + (1 if state.phase <= 5 else 0)  # building phases to come
    outlook = [float(points(state, seat)) for seat in range(state.seats)]
    if left > 0:
        for seat in range(state.seats):
            outlook[seat] += _outlook(state, seat, left)
    return chances_of_victory(outlook, LEAST_SPREAD + SPREAD_PER_ROUND * left)


def _outlook(state: Fields, seat: int, left: int) -> float:
    """Points that stones, crews and fields promise in so many building phases."""
    feedings = left - 1 if state.phase > 3 else left
    productions = left - 1 if state.phase > 4 else left
    need = crews_to_feed(state, seat)
    missing = max(need - grain_of_fields(state, seat), 0)
    stones = state.reserve[seat] + stones_of_quarries(state, seat) * productions
    first = seat * CREW_TILES
    strength = sum(state.strength[first : first + CREW_TILES])
    buildable = min(stones * STONE_WORTH, strength * left * STRENGTH_WORTH + left)
    market = state.market[seat * TRACKS + STONE_MARKET] + state.market[seat * TRACKS + GRAIN_MARKET]
    return buildable + market * MARKET_WORTH - loss_for(state, seat, missing) * feedings


def weights(state: Fields, codes: Sequence[int]) -> list[float]:
    """Passing, declining and losing points is rarely best."""
    return [PASS_WEIGHT if code in (PASS, DECLINE, ACCEPT_LOSS) else 1.0 for code in codes]
