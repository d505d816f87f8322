"""Trainings that take a second: random teachers, and a stand-in for the optimiser."""

from collections.abc import Callable
from pathlib import Path

from iteru.bots.network import Inputs, weight_count
from iteru.kernel.generator import seeded
from iteru.training.learned import Epoch, Learned
from iteru.training.plan import Plan
from iteru.training.positions import Positions

PLAN = Plan(
    "fertility",
    [2],
    games=4,
    per_file=2,
    teacher="random",
    iterations=1,
    window=2,
    first=4,
    second=2,
    gate_games=2,
)


def guessed(
    plan: Plan, positions: Positions, inputs: Inputs, seed: int, progress: Callable[[int], None]
) -> Learned:
    """Weights that depend on the seed and on what there is to learn from."""
    progress(plan.epochs)
    chance = seeded(seed)
    size = weight_count(inputs.rows, (plan.first, plan.second))
    mean = sum(positions.targets) / len(positions.targets)
    weights = [mean * (int(chance.below(200)) - 100) / 400 for _ in range(size)]
    return Learned(weights, 0.7, [Epoch(0.6, 0.65), Epoch(0.5, 0.66)], 0)


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a training but the times that its gates took."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix != ".jsonl"
    }
