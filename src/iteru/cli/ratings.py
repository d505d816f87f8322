"""`iteru ratings`: how strong bots are, from the games that arenas have kept."""

from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from iteru.bots.kept_games import read_games
from iteru.bots.ratings import ratings_of
from iteru.cli.arguments import SEED_HELP, read_seed
from iteru.cli.refusals import what_was_asked
from iteru.cli.screen import Screen


def ratings(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Games of one game.")],
    anchor: Annotated[str, typer.Option(metavar="BOT", help="The bot whose rating is 0.")],
    seed: Annotated[str, typer.Option(metavar="NUMBER", help=SEED_HELP)] = "1",
) -> None:
    """Rate bots by the games that `iteru arena --keep` has written.

    400 points more mean that a bot comes out ahead ten times as often. The interval holds the
    rating in 95 of 100 cases.

    Example:

    \b
      iteru ratings --anchor easy kemet-hard.jsonl kemet-medium.jsonl
    """
    number = read_seed(seed)
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("bot")
    for title in ("rating", "95 % interval", "games"):
        grid.add_column(title, justify="right")
    with what_was_asked():
        games = [game for file in files for game in read_games(file)]
        kinds = sorted({task[0] for task, _ in games})
        if len(kinds) != 1:
            found = ", ".join(kinds) or "none"
            raise ValueError(f"games of {found} are not allowed; allowed: games of one game")
        for row in ratings_of(games, anchor, number):
            interval = f"{row.low:.0f} to {row.high:.0f}"
            grid.add_row(Text(row.bot), f"{row.rating:.0f}", interval, str(row.games))
    Screen().show(grid)
