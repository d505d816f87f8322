"""A million random games of each game end, raise nothing and keep the invariants."""

from functools import cache, partial

import iteru
from benchmarks.soak.proof import Disproved, Figures, Proof
from iteru.kernel.generator import seeded
from iteru.testing.settings import accepted, settings
from iteru.testing.trial import Setting

GAMES = 1_000_000  # of each game
IN_SLICE = 2_000
BETWEEN_CHECKS = 25  # decisions; the invariants take longer than these
TOO_LONG = 20_000  # decisions: such a game would never end
MOST_STRETCHES = 1 + TOO_LONG // BETWEEN_CHECKS  # each has chances of its own
# What random play runs of a game; what is told only asks whether anybody listens.
PLAYED = ("*.py", "box/**/*", "rules/**/*", "sight/invariants.py")


@cache
def settings_of(name: str) -> list[Setting]:
    """Every number of seats with every mix of options, or with many of them."""
    return accepted(settings(iteru.load(name), seeded(0)))


def play(name: str, seed: int) -> int:
    """Plays the game of this seed; returns the number of its decisions."""
    mixes = settings_of(name)
    setting = mixes[seed % len(mixes)]
    decisions = 0
    try:
        state = setting.game.new(setting.seats, seed, dict(setting.options))
        while not state.over:
            stretch = seed * MOST_STRETCHES + decisions // BETWEEN_CHECKS
            decisions += iteru.playout(state, stretch, BETWEEN_CHECKS)
            state.check()
            if decisions > TOO_LONG:
                raise Disproved("it does not end")
        if len(state.scores()) != setting.seats:
            raise Disproved("not every seat has a score")
    except Exception as error:
        place = f"{setting}, seed {seed}, after {decisions} decisions"
        raise Disproved(f"{place}: {type(error).__name__}: {error}") from error
    return decisions


def play_all(name: str, first: int, number: int) -> Figures:
    decisions = [play(name, seed) for seed in range(first, first + number)]
    return {"decisions": sum(decisions)}


PROOFS = tuple(
    Proof(
        f"random games of {name}",
        "Random games end without an error, and the invariants hold on the way and at the end.",
        "games",
        GAMES,
        IN_SLICE,
        partial(play_all, name),
        ("kernel/**/*", *(f"games/{name}/{part}" for part in PLAYED)),
    )
    for name in iteru.games()
)
