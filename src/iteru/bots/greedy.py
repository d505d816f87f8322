"""A bot that looks one decision ahead, by the game's own evaluation."""

from math import exp
from typing import Final, final

from iteru.bots.bot import Answer, Bot, best_first, check_question, drawn
from iteru.kernel.generator import MAX_SEED, seeded
from iteru.kernel.state import State

SHARP: Final = 0.01  # temperature of the shares of a bot that always plays the best


@final
class GreedyBot(Bot):
    """Tries every legal code on determinized copies and compares the mover's evaluations.

    `samples` is the number of copies for each code. With a temperature above 0, a code that
    is worth less by the temperature is still played 1/e times as often as the best one.
    """

    def __init__(self, name: str, samples: int = 2, temperature: float = 0.0) -> None:
        super().__init__(name)
        self.samples = samples
        self.temperature = temperature

    def choose(self, known: State, seed: int, at_most: float | None = None) -> Answer:
        """It is so quick that the guard never strikes."""
        check_question(known, at_most)
        codes = known.legal()
        chance = seeded(seed)
        values = tried(known, codes, self.samples, int(chance.below(1 << 29)))
        best = max(values)
        heat = self.temperature if self.temperature > 0.0 else SHARP
        odds = [exp((value - best) / heat) for value in values]
        total = sum(odds)
        shares = best_first([(code, odd / total) for code, odd in zip(codes, odds)])
        code = drawn(shares, chance) if self.temperature > 0.0 else shares[0][0]
        value_of = dict(zip(codes, values))
        ordered = [(code, value_of[code]) for code, _ in shares]
        return Answer(code, shares, value_of[code], ordered)


def tried(known: State, codes: list[int], samples: int, seed: int) -> list[float]:
    """The mover's mean evaluation after each code; every code meets the same samples of chance."""
    seat = known.to_move
    totals = [0.0] * len(codes)
    for sample in range(samples):
        full = known.determinize(seat, (seed + sample) % MAX_SEED)
        for index, code in enumerate(codes):
            after = full.copy()
            after.apply(code)
            totals[index] += after.evaluate(seat)
    return [total / samples for total in totals]
