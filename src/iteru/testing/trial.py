"""A trial: one random game in play, on which the laws are tried."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from traceback import extract_tb

from iteru.kernel.game import Game
from iteru.kernel.generator import Generator
from iteru.kernel.message import Message
from iteru.kernel.record import Record
from iteru.kernel.state import State
from iteru.testing.plain_data import are_equal, difference
from iteru.testing.report import Report


class LawBroken(Exception):
    """What a law has found; the suite adds the law's name and the way there."""


class PlayFailed(LawBroken):
    """A legal code could not be played, on the way to what a law was about to look at."""


def surprise(error: Exception) -> str:
    """An error that is no finding of a law: its place says more than its text."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}, line {place.lineno})"


def require(holds: bool, finding: str) -> None:
    """Raises LawBroken with the finding unless it holds."""
    if not holds:
        raise LawBroken(finding)


def require_equal(found: object, expected: object, what: str) -> None:
    """Raises LawBroken with the first place where the two differ."""
    if not are_equal(found, expected):
        raise LawBroken(f"{what}: {difference(found, expected)}")


@dataclass
class Setting:
    """What a game begins with, but for the seed."""

    game: Game
    seats: int
    options: Mapping[str, str]

    def __str__(self) -> str:
        options = [f"{name}={choice}" for name, choice in self.options.items()]
        return ", ".join([self.game.id, f"{self.seats} seats", *options])


@dataclass
class Trial:
    """One random game in play. Laws look at `state` and play on copies of it."""

    setting: Setting
    seed: int
    state: State
    texts: frozenset[str]  # the game's message ids
    chance: Generator  # what the laws choose by, never the state's own
    report: Report
    max_decisions: int
    codes: list[int] = field(default_factory=list)  # played so far
    events: list[Message] = field(default_factory=list)  # of the last move, for all seats

    @property
    def game(self) -> Game:
        return self.setting.game

    @property
    def seats(self) -> range:
        return range(self.setting.seats)

    def record(self) -> Record:
        """The way to this position."""
        return Record(
            self.game.id,
            self.setting.seats,
            self.seed,
            self.state.options,
            [self.game.notation(code) for code in self.codes],
            self.game.rules_version,
            self.game.fingerprint,
        )

    def some_code(self, state: State) -> int:
        codes = state.legal()
        return codes[self.chance.below(len(codes))]

    def some_seed(self) -> int:
        """One of 0 to MAX_SEED, mostly a large one."""
        high, low = int(self.chance.below(2**21)), int(self.chance.below(2**29))
        return high * 2**32 + low

    def walk(self, state: State, steps: int) -> list[int]:
        """Plays some random codes; returns them."""
        played: list[int] = []
        while len(played) < steps and not state.over:
            played.append(self.some_code(state))
            try:
                state.play(played[-1])
            except Exception as error:
                raise PlayFailed(f"{surprise(error)}, on a copy that played {played}") from error
        return played


def position(state: State) -> dict[str, object]:
    """What makes a state the state it is, as plain data to compare."""
    return {
        "dump": state.dump(),
        "to_move": state.to_move,
        "legal": state.legal(),
        "turn_count": state.turn_count,
    }


def portrait(state: State) -> dict[str, object]:
    """All that can be asked of a state, as plain data to compare."""
    seats = range(state.seats)
    return {
        **position(state),
        "over": state.over,
        "decision": state.decision,
        "secret": state.secret,
        "reveals": state.reveals,
        "views": [state.view(None), *[state.view(seat) for seat in seats]],
        "scores": state.scores(),
        "parts": [state.parts(seat) for seat in seats],
        "ranking": state.ranking(),
        "results": state.results(),
    }
