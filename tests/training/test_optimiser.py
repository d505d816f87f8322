"""The optimiser itself; collected where the extra `train` is installed."""

from dataclasses import replace
from pathlib import Path

import pytest

from iteru.bots.network import Inputs
from iteru.bots.network_file import REPLACED
from iteru.training.optimiser import fit
from iteru.training.plan import Plan
from iteru.training.positions import Positions, ranges
from iteru.training.rounding import advantage
from iteru.training.train import train
from tests.training.pupils import PLAN as PUPIL

PLAN = Plan("fertility", [2], epochs=15, batch=64, rate=0.02, first=8, second=4)


def telling(seats: int) -> Positions:
    """The seat that holds more of the second input wins; the first says nothing."""
    found = Positions(2)
    for number in range(400):
        amounts = [(7 * number + 11 * seat) % 30 for seat in range(seats)]
        won = max(range(seats), key=lambda seat: amounts[seat]) if seats > 1 else 0
        targets = [float(seat == won) for seat in range(seats)]
        if seats == 1:
            targets = [float(amounts[0] > 15)]
        inputs = [[(number + seat) % 3, amount] for seat, amount in enumerate(amounts)]
        found.add(number, inputs, [1 / max(2, seats)] * seats, targets)
    return found


@pytest.mark.parametrize(("seats", "judgement"), [(2, "corrected"), (3, REPLACED), (1, REPLACED)])
def test_it_learns_who_wins(seats: int, judgement: str) -> None:
    positions = telling(seats)
    inputs = Inputs(*ranges(positions))
    plan = replace(PLAN, seats=[seats], judgement=judgement)
    told: list[int] = []
    learned = fit(plan, positions, inputs, 3, told.append)
    assert told == list(range(1, 16))
    assert learned.epochs[learned.best].aside < 0.5 * learned.before
    widths = (plan.first, plan.second)
    strong = advantage(learned.weights, inputs, widths, [0, 29])
    weak = advantage(learned.weights, inputs, widths, [0, 1])
    assert strong > weak + 1.0


def test_equal_seeds_learn_alike_and_nothing_learned_is_the_judgement() -> None:
    positions = telling(2)
    inputs = Inputs(*ranges(positions))
    short = replace(PLAN, epochs=1)
    first = fit(short, positions, inputs, 3, lambda done: None)
    assert fit(short, positions, inputs, 3, lambda done: None) == first
    assert fit(short, positions, inputs, 4, lambda done: None) != first
    assert first.before == pytest.approx(0.6931, abs=1e-3)


def test_a_generation_learns_from_its_games(tmp_path: Path) -> None:
    plan = replace(PUPIL, games=12, per_file=12, epochs=1)
    (outcome,) = train(tmp_path / "training", plan, 1, fit)
    assert len(outcome.aside) == 1
    assert outcome.gates[0].games == plan.gate_games
