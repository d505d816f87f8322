"""What a learner observes of Ibis."""

from typing import TYPE_CHECKING, Final

from iteru.kernel.buffers import Buffers

if TYPE_CHECKING:
    from tests.kernel.toy import ToyState

NUMBERS: Final = 12  # cards
FEATURES: Final = [
    "rounds",
    *[f"hand: card {card}" for card in range(NUMBERS)],
    *[f"gone: card {card}" for card in range(NUMBERS)],
    *[f"stones of seat {seat}" for seat in range(3)],
]


def encode_ibis(state: "ToyState", seat: int, buffers: Buffers, row: int) -> None:
    found = [state.rounds, *[0] * (len(FEATURES) - 1)]
    for card in state.hands[seat]:
        found[1 + card] = 1
    for card in state.gone:
        found[1 + NUMBERS + card] = 1
    for other, stones in enumerate(state.scores()):
        found[1 + 2 * NUMBERS + other] = stones
    for feature, number in enumerate(found):
        buffers.observations[row * len(found) + feature] = number
