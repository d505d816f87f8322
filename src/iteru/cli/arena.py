"""`iteru arena`: bots against each other."""

from contextlib import AbstractContextManager, nullcontext
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
from iteru.bots.sequential import SequentialTest
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
from iteru.work import Workforce
from iteru.work.cluster import engine_at

MOST_GAMES = 1_000_000
MOST_JOBS = 256


Seats = Annotated[
    str, typer.Option(metavar="BOTS", help="Which bots play, with commas between them.")
]
Games = Annotated[str, typer.Option(metavar="NUMBER", help="How many games; the seats rotate.")]
Jobs = Annotated[str, typer.Option(metavar="NUMBER", help="How many processes work at once.")]
Ray = Annotated[
    str, typer.Option(metavar="ADDRESS", help="Play on the Ray cluster at this address.")
]
Seed = Annotated[str, typer.Option(metavar="NUMBER", help=SEED_HELP)]
Json = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write the results to a file as JSON.")
]
Records = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Save every game as a record in a folder.")
]
Keep = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Keep the games in a file, and go on from it.")
]
UntilSure = Annotated[
    str | None,
    typer.Option(
        metavar="PERCENT", help="Stop when it is sure whether the first bot wins so often."
    ),
]


def arena(
    game: GameName,
    seats: Seats = "medium,easy",
    games: Games = "20",
    jobs: Jobs = "1",
    ray: Ray = "",
    seed: Seed = "1",
    option: Options = [],  # noqa: B006  typer reads it, nobody changes it
    json: Json = None,
    records: Records = None,
    keep: Keep = None,
    until_sure: UntilSure = None,
    force: Force = False,
) -> None:
    """Let bots play against each other and compare them.

    Every bot sits on every seat equally often, and the same deals are played from all seats. The
    table shows the share of victories with its 95 % interval, the mean score, and the time that a
    decision took. `iteru ratings` compares bots over several files of kept games.

    Examples:

    \b
      iteru arena fertility --seats hard,medium --games 200 --jobs 2
      iteru arena fertility --seats hard,medium,easy --json results.json --records games
      iteru arena kemet --seats hard,medium --games 200 --until-sure 65 --keep kemet.jsonl
    """
    loaded = iteru.load(game)
    bots = read_bots(seats)
    number = read_number("--games", games, 1, MOST_GAMES)
    processes = read_number("--jobs", jobs, 1, MOST_JOBS)
    first_seed = read_seed(seed)
    options = read_options(option)
    with what_was_asked():
        loaded.new(len(bots), first_seed, options)
    percent = None if until_sure is None else read_number("--until-sure", until_sure, 1, 99)
    check_targets(json, records, force)
    with progress_bar() as bar, what_was_asked(), workforce_of(processes, ray) as workforce:
        task = bar.add_task(game, total=number)
        result = run_arena(
            game,
            bots,
            number,
            seed=first_seed,
            options=options,
            workforce=workforce,
            progress=lambda done: bar.update(task, completed=done),
            records=records,
            keep=keep,
            bar=None if percent is None else percent / 100,
        )
    if json is not None:
        with what_was_asked():
            json.write_text(dumps(result.to_json(), indent=1) + "\n", encoding="utf-8")
    show_result(Screen(), result)


def workforce_of(processes: int, ray: str) -> AbstractContextManager[Workforce | None]:
    """None: the games are played in this process."""
    if processes == 1 and not ray:
        return nullcontext()
    return Workforce(engine_at(ray, processes))


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
    if result.test is not None:
        screen.show(Text(verdict(result.test, result.standings[0].name)))


def verdict(test: SequentialTest, bot: str) -> str:
    met = "reaches" if test.is_met else "does not reach"
    how = "sure" if test.is_sure else "at the cap, by the share"
    return f"{bot} {met} {test.bar:.0%} after {test.games} games ({how})"
