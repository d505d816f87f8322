"""`iteru puzzles`: positions in which one choice is clearly better, made from games of bots."""

from functools import partial
from itertools import count
from pathlib import Path
from typing import Annotated

import typer

import iteru
from iteru.analysis.puzzle import Collection
from iteru.analysis.puzzle_making import puzzles_of_game
from iteru.cli.arena import MOST_JOBS, Jobs, progress_bar, workforce_of
from iteru.cli.arguments import GameName, check_new_file, read_number, show_help_if_alone
from iteru.cli.refusals import Refusal, what_was_asked
from iteru.work import finished

MOST_PUZZLES = 10_000

app = typer.Typer(
    invoke_without_command=True, rich_markup_mode=None, pretty_exceptions_enable=False
)


@app.callback()
def puzzles(context: typer.Context) -> None:
    """Make puzzles from games of bots."""
    show_help_if_alone(context)


@app.command()
def make(
    game: GameName,
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Where the puzzles go; goes on from it.")
    ],
    number: Annotated[
        str, typer.Option(metavar="NUMBER", help="How many puzzles the file is to hold.")
    ] = "30",
    jobs: Jobs = "1",
) -> None:
    """Find positions in which one choice is clearly better.

    Each is confirmed by two searches that are fifty times as long as those of a hard bot, with
    different seeds. This takes a while (about ten minutes for 30 on two cores): the file is written
    after every game, and the command goes on from it when it is called again.

    Example:

    \b
      iteru puzzles make fertility puzzles.json --number 30 --jobs 2
    """
    iteru.load(game)
    wanted = read_number("--number", number, 1, MOST_PUZZLES)
    processes = read_number("--jobs", jobs, 1, MOST_JOBS)
    collection = collection_in(file, game)
    with progress_bar() as bar, what_was_asked(), workforce_of(processes, "") as workforce:
        task = bar.add_task(game, total=wanted, completed=len(collection.puzzles))
        work = (partial(puzzles_of_game, game, seed) for seed in count(collection.next_seed))
        found = (finished(job()) for job in work) if workforce is None else workforce.map(work)
        while len(collection.puzzles) < wanted:
            collection.puzzles += next(found)  # in the order of the seeds
            collection.next_seed += 1
            collection.save(file)
            bar.update(task, completed=len(collection.puzzles))


def collection_in(file: Path, game: str) -> Collection:
    """What the file holds; nothing if it is not there yet."""
    if not file.exists():
        check_new_file(file)
        return Collection([], next_seed=1)
    with what_was_asked():
        found = Collection.from_text(file.read_text(encoding="utf-8"))
    if any(puzzle.record.game != game for puzzle in found.puzzles):
        raise Refusal(f"{file} holds puzzles of another game; allowed: those of {game}")
    return found
