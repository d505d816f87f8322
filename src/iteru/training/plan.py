"""What a training is to do, and where in its folder everything lies.

plan.json                  the plan
games/000-00000.positions  what generation 0 learned from, a file for some of its games
networks/000.json          what it learned
gates/000-2.jsonl          its games against the best before it, with two seats
generations/000.json       what came of it; once this is there, the generation is over
report.md, curves.svg      all of it for people
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import iteru
from iteru.bots.levels import bot_named
from iteru.bots.network_file import CORRECTED, REPLACED
from iteru.bots.question import derived_seed

PLAN: Final = "plan.json"
ALL: Final = "all"
ROOMS: Final = ("games", "networks", "gates", "generations")
LIMITS: Final = {  # by number of a plan: the lowest and highest allowed
    "games": (2, 1_000_000),
    "per_file": (1, 10_000),
    "iterations": (1, 1_000_000),
    "daring": (0, 1),
    "mix": (0, 1),
    "window": (1, 100),
    "first": (2, 256),
    "second": (1, 256),
    "epochs": (1, 1000),
    "batch": (1, 1_000_000),
    "rate": (1e-6, 1),
    "decay": (0, 1),
    "bar": (0, 0.4),
    "gate_games": (1, 1_000_000),
}


@dataclass(frozen=True)
class Plan:
    """Equal plans come to equal networks on equal machines, however often they were stopped."""

    game: str
    seats: list[int]  # numbers of seats; all of them have one network
    games: int = 400  # of a generation, for each number of seats
    per_file: int = 20  # games
    seed: int = 1
    teacher: str = "medium"  # plays the games of the first generation
    iterations: int = 200  # of the search that plays the later ones, and the gates
    daring: float = 0.1  # part of the decisions in which a second thought may be played
    mix: float = 0.5  # part of a target that is what searches expected; the rest is the result
    window: int = 3  # generations whose games are learned from
    judgement: str = CORRECTED
    parts: bool = True  # of the judgement are inputs,
    features: str = ALL  # and these of the game's features, with commas between them
    first: int = 32  # neurons of the first layer
    second: int = 16
    epochs: int = 12
    batch: int = 1024  # positions
    rate: float = 0.002
    decay: float = 0.01
    bar: float = 0.05  # above an equal share: what a new network must win against the best
    gate_games: int = 200  # at most

    def check(self) -> None:
        """Raises ValueError on what cannot be done."""
        game = iteru.load(self.game)
        for seats in self.seats:
            game.new(seats, 0)
        if not self.seats or min(self.seats) < 2 or len(set(self.seats)) < len(self.seats):
            raise ValueError(f"seats {self.seats} are not allowed; allowed: 2 or more, each once")
        if self.judgement not in (CORRECTED, REPLACED):
            raise ValueError(f"{self.judgement!r} is not allowed; allowed: {CORRECTED}, {REPLACED}")
        for name, (low, high) in LIMITS.items():
            if not low <= getattr(self, name) <= high:
                value = getattr(self, name)
                raise ValueError(f"{name}={value} is not allowed; allowed: {low:g} to {high:g}")
        self.looked_at()
        if self.first % 2:
            raise ValueError(f"first={self.first} is not allowed; allowed: even numbers")
        bot_named(self.teacher)

    def looked_at(self) -> set[int]:
        """The numbers of the features that are inputs. Raises ValueError on a wrong name."""
        names = iteru.load(self.game).features
        if self.features == ALL:
            return set(range(len(names)))
        chosen = [name for name in self.features.split(",") if name]
        if wrong := [name for name in chosen if name not in names]:
            raise ValueError(f"there is no feature {wrong[0]!r}; allowed: {', '.join(names)}")
        return {names.index(name) for name in chosen}

    def with_changes(self, changes: Sequence[str]) -> "Plan":
        """With settings such as "mix=0.7". Raises ValueError on one that does not exist."""
        found = asdict(self)
        allowed = [*LIMITS, "judgement", "parts", "features"]
        for change in changes:
            name, _, text = change.partition("=")
            if name not in allowed:
                raise ValueError(f"{change!r} is not allowed; allowed: {', '.join(allowed)}")
            kind = type(found[name])
            if kind is bool and text not in ("yes", "no"):
                raise ValueError(f"{change!r} is not allowed; allowed: {name}=yes, {name}=no")
            found[name] = text == "yes" if kind is bool else kind(text)
        return Plan(**found)

    def files(self, seats: int) -> list[range]:
        """The numbers of the games of each file; those of other numbers of seats come apart."""
        begin = self.seats.index(seats) * self.games
        end = begin + self.games
        return [
            range(first, min(first + self.per_file, end))
            for first in range(begin, end, self.per_file)
        ]

    def game_seed(self, generation: int, number: int) -> int:
        return derived_seed(derived_seed(self.seed, generation), number)

    def write(self, folder: Path) -> None:
        whole(folder / PLAN, json.dumps(asdict(self), indent=1) + "\n")

    @staticmethod
    def read(folder: Path) -> "Plan":
        """Raises ValueError if the folder holds no plan."""
        try:
            return Plan(**json.loads((folder / PLAN).read_bytes()))
        except (ValueError, TypeError) as error:
            raise ValueError(f"{folder / PLAN} is no plan of a training: {error}") from error


def begin_or_go_on(folder: Path, plan: Plan) -> None:
    """Raises ValueError on a folder that holds something else."""
    plan.check()
    if (folder / PLAN).exists():
        if Plan.read(folder) != plan:
            raise ValueError(
                f"{folder} holds another training; allowed: the arguments that it began with, "
                "or another folder"
            )
        return
    if folder.exists() and any(folder.iterdir()):
        raise ValueError(f"{folder} is not empty; allowed: an empty folder, or a training")
    for room in ROOMS:
        (folder / room).mkdir(parents=True, exist_ok=True)
    plan.write(folder)


def whole(path: Path, content: str | bytes) -> None:
    """Writes a file whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(content.encode() if isinstance(content, str) else content)
    part.replace(path)


def positions_file(folder: Path, generation: int, first_game: int) -> Path:
    return folder / "games" / f"{generation:03}-{first_game:05}.positions"


def network_path(folder: Path, generation: int) -> Path:
    return folder / "networks" / f"{generation:03}.json"


def gate_file(folder: Path, generation: int, seats: int) -> Path:
    return folder / "gates" / f"{generation:03}-{seats}.jsonl"


def outcome_file(folder: Path, generation: int) -> Path:
    return folder / "generations" / f"{generation:03}.json"
