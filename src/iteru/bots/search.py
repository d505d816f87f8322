"""A bot that searches: information-set Monte-Carlo tree search for one to five seats."""

from typing import Final, final

from iteru.bots.bot import Answer, Bot, Budget, best_first, check_undecided, drawn
from iteru.bots.parallel import think_in_processes
from iteru.bots.settings import Settings
from iteru.bots.thought import Try, think
from iteru.kernel.generator import MAX_SEED, seeded
from iteru.kernel.state import State

LEAST: Final = 20  # iterations of who does not plan, however much a game restrains it
UNLIMITED: Final = 1 << 40  # iterations, where only time counts
DISGUISE: Final = 0.5  # least temperature of a secret choice: who is foreseen loses


@final
class SearchBot(Bot):
    """Plays the code that it visited most; with a temperature, or in secret, sometimes another.

    A budget that is given is used up. The bot's own setting ends as soon as the iterations that
    are left cannot change the choice.
    """

    def __init__(self, name: str, settings: Settings) -> None:
        super().__init__(name)
        self.settings = settings

    def choose(self, known: State, seed: int, budget: Budget | None = None) -> Answer:
        check_undecided(known)
        if budget is None:
            own = self.iterations(known)
            tries = think(known, seed, self.settings, own, 0.0, to_the_end=False)
            return self._answer(known, tries, seed)
        seconds = 0.0 if budget.seconds is None else budget.seconds
        iterations = budget.iterations
        if iterations is None:
            iterations = self.iterations(known) if budget.seconds is None else UNLIMITED
        if budget.jobs == 1:
            tries = think(known, seed, self.settings, iterations, seconds, to_the_end=True)
        else:
            tries = think_in_processes(known, seed, self.settings, iterations, seconds, budget.jobs)
        return self._answer(known, tries, seed)

    def iterations(self, known: State) -> int:
        """The bot's own setting for the decision now."""
        iterations = self.settings.iterations
        if self.settings.plans:
            return iterations
        return min(iterations, max(LEAST, iterations // known.restraint))

    def _answer(self, known: State, tries: list[Try], seed: int) -> Answer:
        everything = sum([visits for _, visits, _ in tries])
        shares = best_first([(code, visits / everything) for code, visits, _ in tries])
        code = shares[0][0]
        temperature = self.settings.temperature
        if known.secret:
            temperature = max(temperature, DISGUISE)
        if temperature > 0.0:
            code = drawn(warmed(shares, temperature), seeded(MAX_SEED - seed))
        expected = 0.0
        for tried, visits, total in tries:
            if tried == code:
                expected = total / visits
        return Answer(code, shares, expected)


def warmed(shares: list[tuple[int, float]], temperature: float) -> list[tuple[int, float]]:
    """The shares with the differences between them made smaller (above 1) or larger (below)."""
    odds = [(code, share ** (1.0 / temperature)) for code, share in shares]
    total = sum([odd for _, odd in odds])
    return [(code, odd / total) for code, odd in odds]
