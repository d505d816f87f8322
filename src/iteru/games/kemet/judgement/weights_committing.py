"""What an opponent has probably committed in a battle: for those who cannot see it (K9.4)."""

from math import exp
from typing import Final

from iteru.games.kemet.actions import PLAY
from iteru.games.kemet.judgement.weights_fighting import Fighting
from iteru.games.kemet.state import Fields
from iteru.kernel.generator import Generator
from iteru.kernel.rows import i64

SHARPNESS: Final = 1.0
PARTS: Final = 1 << 20


def likely_card(state: Fields, side: i64, cards: list[int]) -> i64:
    """One of these battle cards by chance, good ones more often."""
    fighting = Fighting(state, side)
    points = [fighting.card(PLAY + card) for card in cards]
    return cards[_drawn(points, state.generator)]


def likely_addition(state: Fields, side: i64, codes: list[int]) -> i64:
    """One of these additions of DI cards by chance; the battle card is known."""
    if len(codes) == 1:
        return codes[0]
    fighting = Fighting(state, side)
    return codes[_drawn([fighting.addition(code) for code in codes], state.generator)]


def _drawn(points: list[float], generator: Generator) -> i64:
    weights = [exp(SHARPNESS * own) for own in points]
    left = sum(weights) * int(generator.below(PARTS)) / PARTS
    for index in range(len(weights)):
        left -= weights[index]
        if left < 0.0:
            return index
    return len(weights) - 1
