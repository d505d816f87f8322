"""`iteru records`: data sets of bots' games, for learners."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from iteru.cli.arena import (
    MOST_GAMES,
    MOST_JOBS,
    Games,
    Jobs,
    Ray,
    Seats,
    Seed,
    progress_bar,
    workforce_of,
)
from iteru.cli.arguments import (
    GameName,
    Options,
    read_number,
    read_options,
    read_seed,
    show_help_if_alone,
)
from iteru.cli.players import read_bots
from iteru.cli.refusals import Refusal, what_was_asked
from iteru.cli.screen import Screen

MOST_IN_A_FILE = 10_000

app = typer.Typer(invoke_without_command=True)

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of the data set.")]
PerFile = Annotated[str, typer.Option(metavar="NUMBER", help="How many games a file holds.")]


@app.callback()
def records(context: typer.Context) -> None:
    """Make and check data sets of bots' games, for learners (docs/research.md)."""
    show_help_if_alone(context)


@contextmanager
def what_learners_install() -> Iterator[None]:
    """Around imports from iteru.research: they are made when asked for, and may be missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        needs = 'allowed: after pip install "iteru[research]"'
        raise Refusal(f"data sets need the package {error.name}; {needs}") from error


@app.command()
def make(
    game: GameName,
    folder: Folder,
    seats: Seats = "medium,easy",
    games: Games = "100",
    per_file: PerFile = "100",
    jobs: Jobs = "1",
    ray: Ray = "",
    seed: Seed = "1",
    option: Options = [],  # noqa: B006  typer reads it, nobody changes it
) -> None:
    """Let bots play, and write what they knew, could do and thought as Parquet.

    The games are those of `iteru arena` with the same arguments. What was stopped goes on when
    the same command is given again. README.md in the folder says what the files hold.

    Example:

    \b
      iteru records make kemet kemet-data --seats hard,hard --games 500 --jobs 2
    """
    with what_learners_install():
        from iteru.research.datasets import Card
        from iteru.research.making import make_data_set
    bots = read_bots(seats)
    number = read_number("--games", games, 1, MOST_GAMES)
    in_a_file = read_number("--per-file", per_file, 1, MOST_IN_A_FILE)
    processes = read_number("--jobs", jobs, 1, MOST_JOBS)
    first_seed = read_seed(seed)
    options = read_options(option)
    with progress_bar() as bar, what_was_asked(), workforce_of(processes, ray) as workforce:
        card = Card.of(game, bots, number, first_seed, options, in_a_file)
        task = bar.add_task(game, total=number)
        make_data_set(
            folder.resolve(),
            card,
            workforce=workforce,
            progress=lambda done: bar.update(task, completed=done),
        )
    Screen().show_raw(f"{folder}: {number} games of {game}.\n")


@app.command()
def check(folder: Folder) -> None:
    """Replay the games of a data set; compare observations, choices and results.

    Example:

    \b
      iteru records check kemet-data
    """
    with what_learners_install():
        from iteru.research.checking import check_data_set
        from iteru.research.datasets import DataSet
    with progress_bar() as bar, what_was_asked():
        data_set = DataSet(folder)
        games = data_set.card.games
        task = bar.add_task(data_set.card.game, total=games)
        decisions = check_data_set(data_set, lambda done: bar.update(task, completed=done))
    Screen().show_raw(f"{folder}: right, {games} games with {decisions} decisions.\n")
