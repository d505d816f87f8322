"""Generations: play, learn, round, and meet the best so far. What was stopped goes on."""

import json
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path

import iteru
from iteru.bots.arena import run_arena
from iteru.bots.network import Inputs
from iteru.bots.network_file import NetworkFile, fingerprint_of, network_of, parts_of, read_file
from iteru.bots.settings import NO_NETWORK
from iteru.training.learned import Learned
from iteru.training.outcome import Gate, Outcome, best_of, outcomes
from iteru.training.plan import (
    Plan,
    begin_or_go_on,
    gate_file,
    network_path,
    outcome_file,
    positions_file,
    whole,
)
from iteru.training.positions import Positions, ranges
from iteru.training.report import write_report
from iteru.training.rounding import rounded, worst_rounding
from iteru.training.self_play import play_file
from iteru.work import Workforce, finished

# Of a plan, positions, their inputs, a seed, and who is told how many epochs are over.
Fit = Callable[[Plan, Positions, Inputs, int, Callable[[int], None]], Learned]
Progress = Callable[[str, int, int], None]  # what is being done, how much of it is, of how much

COMPARED = 200  # rows, before and after rounding
ROUNDING = 0.05  # how much it may change the logarithm of a seat's odds


def train(
    folder: Path,
    plan: Plan,
    generations: int,
    fit: Fit,
    *,
    workforce: Workforce | None = None,
    progress: Progress | None = None,
) -> list[Outcome]:
    """Brings the training in this folder to so many generations.

    Whoever works must see the folder at the same place. `fit` is that of `optimiser.py`. Raises
    ValueError, before anything is played, on a plan that cannot be done or a folder that holds
    something else.
    """
    begin_or_go_on(folder, plan)
    tell = progress or (lambda what, done, of: None)
    for generation in range(len(outcomes(folder)), generations):
        play(folder, plan, generation, workforce, tell)
        learned = learn(folder, plan, generation, fit, tell)
        gates = meet(folder, plan, generation, workforce, tell)
        outcome = Outcome.of(generation, learned, gates)
        whole(outcome_file(folder, generation), json.dumps(outcome.to_json(), indent=1) + "\n")
        write_report(folder, plan)
    return outcomes(folder)


def player(folder: Path, plan: Plan, generation: int) -> str:
    """Who plays the games that a generation learns from."""
    return plan.teacher if generation == 0 else searching(folder, plan, best_of(folder))


def searching(folder: Path, plan: Plan, generation: int | None) -> str:
    """The name of the bot with the network of a generation; None: with none."""
    path = NO_NETWORK if generation is None else str(network_path(folder, generation))
    return f"search:{plan.iterations}@{path}"


def play(
    folder: Path, plan: Plan, generation: int, workforce: Workforce | None, tell: Progress
) -> None:
    """The games of a generation that are not there yet."""
    bot = player(folder, plan, generation)
    every = [(seats, numbers) for seats in plan.seats for numbers in plan.files(seats)]
    jobs = []
    for seats, numbers in every:
        path = positions_file(folder, generation, numbers.start)
        if not path.exists():
            jobs.append(partial(play_file, plan, generation, bot, seats, numbers, path))
    missing = sum(len(job.args[4]) for job in jobs)
    total = plan.games * len(plan.seats)
    done = total - missing
    tell(f"generation {generation}: games", done, total)
    made = workforce.map(jobs) if workforce is not None else (finished(job()) for job in jobs)
    for games in made:
        done += games
        tell(f"generation {generation}: games", done, total)


def gathered(folder: Path, plan: Plan, generation: int) -> Positions:
    """The positions of the latest generations; the numbers of their games stay apart."""
    found: Positions | None = None
    for number in range(max(0, generation - plan.window + 1), generation + 1):
        for seats in plan.seats:
            for games in plan.files(seats):
                part = Positions.read(positions_file(folder, number, games.start))
                if found is None:
                    found = part
                else:
                    found.extend(part)
    assert found is not None
    return found


def learn(folder: Path, plan: Plan, generation: int, fit: Fit, tell: Progress) -> dict[str, object]:
    """Makes the network of a generation, if it is not there yet; returns its losses."""
    path = network_path(folder, generation)
    losses = path.with_suffix(".losses.json")
    if not path.exists():
        what = f"generation {generation}: learning"
        tell(what, 0, plan.epochs)
        positions = gathered(folder, plan, generation)
        features = range(len(iteru.load(plan.game).features))
        lows, highs = ranges(positions, set(features) - plan.looked_at())
        inputs = Inputs(lows, highs)
        seed = plan.game_seed(generation, -1)
        learned = fit(plan, positions, inputs, seed, lambda done: tell(what, done, plan.epochs))
        file = file_of(plan, generation, lows, highs, learned, len(positions))
        check_rounding(plan, file, learned.weights, positions)
        whole(losses, json.dumps(losses_of(learned)) + "\n")
        file.write(path)
    found: dict[str, object] = json.loads(losses.read_bytes())
    return found


def losses_of(learned: Learned) -> dict[str, object]:
    return {
        "before": learned.before,
        "best": learned.best,
        "learned": [epoch.learned for epoch in learned.epochs],
        "aside": [epoch.aside for epoch in learned.epochs],
    }


def file_of(
    plan: Plan,
    generation: int,
    lows: list[int],
    highs: list[int],
    learned: Learned,
    positions: int,
) -> NetworkFile:
    game = iteru.load(plan.game)
    recipe = {
        "generation": str(generation),
        "positions": str(positions),
        "plan": json.dumps(asdict(plan)),
    }
    return NetworkFile(
        game=plan.game,
        fingerprint=fingerprint_of(game),
        judgement=plan.judgement,
        parts=parts_of(game) if plan.parts else [],
        widths=(plan.first, plan.second),
        lows=lows,
        highs=highs,
        weights=rounded(learned.weights),
        recipe=recipe,
        gain="",
    )


def check_rounding(
    plan: Plan, file: NetworkFile, weights: list[float], positions: Positions
) -> None:
    """Raises ValueError if whole numbers say something else than the optimiser's weights."""
    network = network_of(file, iteru.load(plan.game))
    rows = len(positions.looks)
    step = max(1, rows // COMPARED)
    sample = [positions.row(number) for number in range(0, rows, step)]
    worst = worst_rounding(network, weights, file.widths, sample)
    if worst > ROUNDING:
        raise ValueError(f"rounding changes the odds by {worst:.3f}; allowed: {ROUNDING}")


def meet(
    folder: Path, plan: Plan, generation: int, workforce: Workforce | None, tell: Progress
) -> list[Gate]:
    """The new network alone against the best so far, for each number of seats."""
    new = searching(folder, plan, generation)
    old = searching(folder, plan, best_of(folder))
    gates = []
    for seats in plan.seats:
        what = f"generation {generation}: gate with {seats}"
        tell(what, 0, plan.gate_games)
        result = run_arena(
            plan.game,
            [new] + [old] * (seats - 1),
            plan.gate_games,
            seed=plan.game_seed(generation, -2),
            workforce=workforce,
            keep=gate_file(folder, generation, seats),
            bar=min(0.95, 1 / seats + plan.bar),
            progress=lambda done, what=what: tell(what, done, plan.gate_games),  # type: ignore[misc]
        )
        assert result.test is not None
        gates.append(Gate.of(seats, result.test))
    return gates


def export(folder: Path, path: Path) -> int:
    """Writes the best network with what it was measured to bring; returns its generation.

    Raises ValueError if none has passed its gate.
    """
    best = best_of(folder)
    if best is None:
        raise ValueError(f"{folder}: no network has passed its gate yet")
    file = read_file(network_path(folder, best))
    file.gain = "; ".join(gate.sentence() for gate in outcomes(folder)[best].gates)
    file.write(path)
    return best
