"""A bot that searches: information-set Monte-Carlo tree search for one to five seats."""

from collections.abc import Generator as Steps
from time import perf_counter
from typing import Final, final

from iteru.bots.bot import Answer, Bot, best_first, check_question, drawn
from iteru.bots.halving import Halving
from iteru.bots.network import Network
from iteru.bots.network_file import named_network, shipped_network
from iteru.bots.settings import NO_NETWORK, SHIPPED, Settings
from iteru.bots.thought import Thought
from iteru.bots.tree import NO_CODE
from iteru.kernel.generator import MAX_SEED, seeded
from iteru.kernel.state import State
from iteru.kernel.tuning import SearchTuning

BETWEEN: Final = 16  # iterations between two checks whether the choice is certain
STRETCH: Final = 4  # what one in so many iterations has tried is played without another search
LINES: Final = 3  # of the best choices, that an answer tells
DISGUISE: Final = 0.5  # least temperature of a secret choice: a player who is predictable loses


@final
class SearchBot(Bot):
    """Plays the code that it visited most; with a temperature, or in secret, sometimes another."""

    def __init__(self, name: str, settings: Settings) -> None:
        super().__init__(name)
        self.settings = settings

    def choose(self, known: State, seed: int, at_most: float | None = None) -> Answer:
        search = Search(known, seed, self.settings, at_most)
        while search.goes_on():
            pass
        return search.answer()

    def choose_in_steps(
        self, known: State, seed: int, at_most: float | None = None
    ) -> "Steps[object, None, Answer]":
        search = Search(known, seed, self.settings, at_most)
        while search.goes_on():
            yield None
        return search.answer()


@final
class Search:
    """A search for one answer. It ends after the iterations of its settings, or before:

    once those that are left cannot change which code has the most visits, or when the guard
    strikes. The first depends on visits alone, never on time. One that is fair also ends when its
    choice is clear (`halving.py`).
    """

    def __init__(
        self, known: State, seed: int, settings: Settings, at_most: float | None = None
    ) -> None:
        check_question(known, at_most)
        tuning = known.game.tuning(known.seats) if settings.plans else SearchTuning()
        self.thought = Thought(known, seed, tuning, network_of(settings.network, known))
        # A secret choice is drawn by visits, which equal ones would level.
        is_fair = settings.fair and not known.secret
        self.halving = Halving(self.thought, settings.iterations) if is_fair else None
        self.seed = seed
        self.settings = settings
        self.has_guard = at_most is not None
        self.seconds_left = 0.0 if at_most is None else at_most
        self.cut = False

    def goes_on(self) -> bool:
        """A few iterations more; False: those were the last."""
        begun = perf_counter()
        left = self.settings.iterations - self.thought.iterations
        for _ in range(min(BETWEEN, left)):
            self.thought.iterate(NO_CODE if self.halving is None else self.halving.next_code())
        left = self.settings.iterations - self.thought.iterations
        if left == 0 or self.thought.is_decided(left):
            return False
        if self.halving is not None and self.halving.is_clear():
            return False
        self.seconds_left -= perf_counter() - begun
        self.cut = self.has_guard and self.seconds_left <= 0.0
        return not self.cut

    def answer(self) -> Answer:
        """By what was visited so far."""
        tries = self.thought.tries()
        everything = sum([visits for _, visits, _ in tries])
        shares = best_first([(code, visits / everything) for code, visits, _ in tries])
        code = shares[0][0]
        if self.halving is not None and not self.halving.is_over() and self.halving.codes:
            code = self.halving.best()[0]  # the guard struck while visits were equal
        temperature = self.settings.temperature
        if self.thought.known.secret:
            temperature = max(temperature, DISGUISE)
        if temperature > 0.0:
            code = drawn(warmed(shares, temperature), seeded(MAX_SEED - self.seed))
        means = {tried: total / visits for tried, visits, total in tries}
        values = [(tried, means[tried]) for tried, _ in shares]
        told = [considered for considered, _ in shares[:LINES]]
        if code not in told:
            told.append(code)
        lines = [self.thought.line(considered) for considered in told]
        stretch = [code]
        if temperature == 0.0 and self.settings.plans:
            stretch = self.thought.stretch(code, self.settings.iterations // STRETCH)
        return Answer(code, shares, means[code], values, self.cut, lines, stretch)


def network_of(name: str, known: State) -> Network | None:
    """As settings name it. Raises ValueError on a path that holds none of this game."""
    if name == NO_NETWORK:
        return None
    if name == SHIPPED:
        return shipped_network(known.game, known.seats)
    return named_network(name, known.game)


def warmed(shares: list[tuple[int, float]], temperature: float) -> list[tuple[int, float]]:
    """The shares with the differences between them made smaller (above 1) or larger (below)."""
    odds = [(code, share ** (1.0 / temperature)) for code, share in shares]
    total = sum([odd for _, odd in odds])
    return [(code, odd / total) for code, odd in odds]
