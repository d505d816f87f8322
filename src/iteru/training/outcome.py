"""What came of a generation: its losses, its gates, and whether it is the best now."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from iteru.bots.sequential import SequentialTest
from iteru.training.plan import outcome_file


@dataclass(frozen=True)
class Gate:
    """A sequential test against the best before."""

    seats: int
    games: int
    share: float
    bar: float
    met: bool
    at_the_cap: bool

    @staticmethod
    def of(seats: int, test: SequentialTest) -> "Gate":
        share = test.wins / max(1, test.games)
        return Gate(seats, test.games, share, test.bar, test.is_met, not test.is_sure)

    def sentence(self) -> str:
        how = "at the cap" if self.at_the_cap else "sure"
        met = "reaches" if self.met else "does not reach"
        return (
            f"with {self.seats} seats {self.share:.1%} of {self.games} games against the best "
            f"before: {met} {self.bar:.0%} ({how})"
        )


@dataclass(frozen=True)
class Outcome:
    generation: int
    before: float  # the loss over games set aside if nothing is learned
    learned: list[float]  # by epoch: the loss over the games learned from
    aside: list[float]  # by epoch: over those set aside
    best: int  # epoch
    gates: list[Gate]

    @staticmethod
    def of(generation: int, losses: dict[str, Any], gates: list[Gate]) -> "Outcome":
        return Outcome(generation, gates=gates, **losses)

    @property
    def passed(self) -> bool:
        return all(gate.met for gate in self.gates)

    def to_json(self) -> dict[str, object]:
        return asdict(self)

    @staticmethod
    def read(path: Path) -> "Outcome":
        data = json.loads(path.read_bytes())
        gates = [Gate(**gate) for gate in data.pop("gates")]
        return Outcome(gates=gates, **data)


def outcomes(folder: Path) -> list[Outcome]:
    """Of the generations that are over."""
    found: list[Outcome] = []
    while outcome_file(folder, len(found)).exists():
        found.append(Outcome.read(outcome_file(folder, len(found))))
    return found


def best_of(folder: Path) -> int | None:
    """The latest generation that passed its gates; None: the judgement alone is the best."""
    passed = [outcome.generation for outcome in outcomes(folder) if outcome.passed]
    return passed[-1] if passed else None
