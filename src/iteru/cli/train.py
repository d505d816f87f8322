"""`iteru train`: networks that judge positions, learned from games of bots."""

from pathlib import Path
from typing import Annotated

import typer

from iteru.cli.arena import MOST_GAMES, MOST_JOBS, Jobs, Ray, Seed, progress_bar, workforce_of
from iteru.cli.arguments import GameName, read_number, read_seed
from iteru.cli.refusals import Refusal, what_was_asked
from iteru.cli.screen import Screen
from iteru.training.plan import Plan
from iteru.training.train import Fit
from iteru.training.train import export as export_network
from iteru.training.train import train as run_training

MOST_GENERATIONS = 1000
MOST_SEATS = 5

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of the training.")]
SeatNumbers = Annotated[
    str, typer.Option(metavar="NUMBERS", help="Numbers of seats, with commas between them.")
]
Generations = Annotated[
    str, typer.Option(metavar="NUMBER", help="How many generations there are to be in the end.")
]
PerGeneration = Annotated[
    str, typer.Option(metavar="NUMBER", help="How many games a generation learns from.")
]
Teacher = Annotated[
    str, typer.Option(metavar="BOT", help="Who plays the games of the first generation.")
]
Changes = Annotated[
    list[str],
    typer.Option(
        "--set", metavar="NAME=VALUE", help="Another setting of the plan; may be repeated."
    ),
]
Export = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write the best network to a file, and do nothing else."),
]


def train(
    game: GameName,
    folder: Folder,
    seats: SeatNumbers = "2",
    generations: Generations = "1",
    games: PerGeneration = "400",
    teacher: Teacher = "medium",
    jobs: Jobs = "1",
    ray: Ray = "",
    seed: Seed = "1",
    changes: Changes = [],  # noqa: B006  typer reads it, nobody changes it
    export: Export = None,
) -> None:
    """Train a network that judges positions: play, learn, and meet the best so far.

    A generation plays games, learns from them and the ones before, and must beat the best network
    so far by a sequential test. What was stopped goes on when the same command is given again.
    report.md in the folder shows what came of it (docs/training.md).

    Examples:

    \b
      iteru train pharaon pharaon-training --generations 4 --jobs 2
      iteru train pharaon pharaon-training --export network.json
      iteru arena pharaon --seats search:800@network.json,search:800@none
    """
    if export is not None:
        export_best(folder, export)
        return
    plan = Plan(
        game,
        [read_number("--seats", number, 1, MOST_SEATS) for number in seats.split(",")],
        games=read_number("--games", games, 2, MOST_GAMES),
        seed=read_seed(seed),
        teacher=teacher,
    )
    wanted = read_number("--generations", generations, 1, MOST_GENERATIONS)
    processes = read_number("--jobs", jobs, 1, MOST_JOBS)
    with what_was_asked():
        plan = plan.with_changes(changes)
        plan.check()
    fit = optimiser()
    with progress_bar() as bar, what_was_asked(), workforce_of(processes, ray) as workforce:
        task = bar.add_task(game, total=1)
        outcomes = run_training(
            folder.resolve(),
            plan,
            wanted,
            fit,
            workforce=workforce,
            progress=lambda what, done, of: bar.update(
                task, description=what, completed=done, total=of
            ),
        )
    for outcome in outcomes:
        said = "; ".join(gate.sentence() for gate in outcome.gates)
        Screen().show_raw(f"generation {outcome.generation}: {said}\n")


def export_best(folder: Path, path: Path) -> None:
    with what_was_asked():
        best = export_network(folder, path)
    Screen().show_raw(f"{path}: the network of generation {best}.\n")


def optimiser() -> Fit:
    """It is imported when asked for, and may be missing."""
    try:
        from iteru.training.optimiser import fit
    except ModuleNotFoundError as error:
        needs = 'allowed: after pip install "iteru[train]"'
        raise Refusal(f"training needs the package {error.name}; {needs}") from error
    return fit
