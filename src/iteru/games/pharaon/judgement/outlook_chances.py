"""How much time is left, and who may hold the Pharaoh and first player tokens in the end.

Time is told in half rounds: two for every round to come, and one for the round in play as long as
the seat has not passed.
"""

from math import exp
from typing import Final

from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.state import Fields, holders_of
from iteru.kernel.plain import NONE
from iteru.kernel.rows import append, i64, vec
from iteru.kernel.sets import count_bits

MOST_HALVES: Final = 2 * PRINTED.rounds  # before round 1


def _pharaoh_odds() -> vec[float]:
    """By nobles and stages that are lacking, and half rounds to come; 0 to lack nothing: then
    somebody is Pharaoh."""
    found = vec[float]()
    for nobles in range(PRINTED.pharaoh_nobles + 1):
        for stages in range(PRINTED.pharaoh_stage + 1):
            for halves in range(MOST_HALVES + 1):
                lacking = 1.3 * nobles + stages
                odds = exp(-lacking) * (1.0 - exp(-0.8 * halves / lacking)) if lacking > 0 else 0.0
                found = append(found, odds)
    return found


PHARAOH_ODDS: Final = _pharaoh_odds()
NO_PHARAOH: Final = 0.02  # odds that nobody becomes it


def half_rounds(state: Fields, holder: i64) -> i64:
    """The time that a holder still has."""
    halves = 2 * (PRINTED.rounds - max(1, state.round))
    if holder not in state.passed:
        halves += 1
    return halves


def first_player_chances(state: Fields) -> vec[float]:
    """By holder: how likely it has the first player token in the end (P5.4)."""
    holders = holders_of(state)
    if state.round == PRINTED.rounds and len(state.passed) > 0:
        return certain(holders, state.first)
    return vec[float]([1.0 / float(holders)] * holders)


def certain(holders: i64, owner: i64) -> vec[float]:
    """By holder: one owns a token, and nobody will take it away."""
    chances = vec[float]([0.0] * holders)
    chances[owner] = 1.0
    return chances


def pharaoh_chances(state: Fields) -> vec[float]:
    """By holder: how likely it gets the Pharaoh token, by what it still lacks (P8.5)."""
    holders = holders_of(state)
    if state.pharaoh != NONE:
        return certain(holders, state.pharaoh)
    chances = vec[float]([0.0] * holders)
    total = 0.0
    for holder in range(holders):
        nobles = max(0, PRINTED.pharaoh_nobles - count_bits(state.nobles[holder]))
        stages = max(0, PRINTED.pharaoh_stage - state.stage[holder])
        halves = half_rounds(state, holder)
        odds = PHARAOH_ODDS[
            (nobles * (PRINTED.pharaoh_stage + 1) + stages) * (MOST_HALVES + 1) + halves
        ]
        chances[holder] = odds
        total += odds
    for holder in range(holders):
        chances[holder] /= total + NO_PHARAOH
    return chances
