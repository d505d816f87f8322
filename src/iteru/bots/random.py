"""A bot that plays any legal code, all alike: the floor that every other bot is compared with."""

from typing import final

from iteru.bots.bot import Answer, Bot, check_question
from iteru.kernel.generator import seeded
from iteru.kernel.state import State


@final
class RandomBot(Bot):
    def choose(self, known: State, seed: int, at_most: float | None = None) -> Answer:
        check_question(known, at_most)
        codes = known.legal()
        chance = seeded(seed)
        share = 1.0 / len(codes)
        guess = known.determinize(known.to_move, seed)
        return Answer(
            codes[chance.below(len(codes))],
            [(code, share) for code in codes],
            guess.evaluate(known.to_move),
        )
