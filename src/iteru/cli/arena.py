"""`iteru arena`: bots against each other."""

from json import dumps
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import iteru
from iteru.bots.arena import run_arena
from iteru.bots.arena_result import ArenaResult
from iteru.cli.arguments import (
    SEED_HELP,
    Force,
    GameName,
    Options,
    check_folder_for_records,
    check_new_file,
    read_number,
    read_options,
    read_seed,
)
from iteru.cli.players import read_bots
from iteru.cli.refusals import what_was_asked
from iteru.cli.screen import Screen
from iteru.cli.terminal import console

MOST_GAMES = 1_000_000
MOST_JOBS = 256


def arena(
    game: GameName,
    seats: Annotated[
        str, typer.Option(metavar="BOTS", help="Which bots play, with commas between them.")
    ] = "medium,easy",
    games: Annotated[
        str, typer.Option(metavar="NUMBER", help="How many games; the seats rotate.")
    ] = "20",
    jobs: Annotated[
        str, typer.Option(metavar="NUMBER", help="How many processes play at once.")
    ] = "1",
    seed: Annotated[str, typer.Option(metavar="NUMBER", help=SEED_HELP)] = "1",
    option: Options = [],  # noqa: B006  typer reads it, nobody changes it
    json: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the results to a file as JSON.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Save every game as a record in a folder.")
    ] = None,
    force: Force = False,
) -> None:
    """Let bots play against each other and compare them.

    Every bot sits on every seat equally often, and the same deals are played from all seats. The
    table shows the share of victories with its 95 % interval, the mean score, and the time that a
    decision took.

    Examples:

    \b
      iteru arena fertility --seats hard,medium --games 200 --jobs 2
      iteru arena fertility --seats hard,medium,easy --json results.json --records games
    """
    loaded = iteru.load(game)
    bots = read_bots(seats)
    number = read_number("--games", games, 1, MOST_GAMES)
    processes = read_number("--jobs", jobs, 1, MOST_JOBS)
    first_seed = read_seed(seed)
    options = read_options(option)
    with what_was_asked():
        loaded.new(len(bots), first_seed, options)
    check_targets(json, records, force)
    with progress_bar() as bar, what_was_asked():
        task = bar.add_task(game, total=number)
        result = run_arena(
            game,
            bots,
            number,
            first_seed,
            processes,
            options,
            lambda done: bar.update(task, completed=done),
            records,
        )
    if json is not None:
        with what_was_asked():
            json.write_text(dumps(result.to_json(), indent=1) + "\n", encoding="utf-8")
    show_result(Screen(), result)


def check_targets(json: Path | None, records: Path | None, force: bool) -> None:
    """Before the games: what could not be written is refused at once."""
    if json is not None:
        check_new_file(json, force)
    if records is not None:
        check_folder_for_records(records, force)


def progress_bar() -> Progress:
    """On stderr, and only if that is a terminal."""
    errors = console(to_stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )


def show_result(screen: Screen, result: ArenaResult) -> None:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("bot")
    for title in ("victories", "95 % interval", "mean score", "mean time", "longest time"):
        grid.add_column(title, justify="right")
    for standing in result.standings:
        grid.add_row(
            Text(standing.name),
            f"{standing.win_rate:.1%}",
            f"{standing.low:.1%} to {standing.high:.1%}",
            f"{standing.mean_score:.1f}",
            f"{1000 * standing.mean_seconds:.1f} ms",
            f"{1000 * standing.max_seconds:.1f} ms",
        )
    screen.show(grid)
