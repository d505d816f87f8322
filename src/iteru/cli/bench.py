"""`iteru bench`: how fast a game is on this machine."""

from typing import Annotated

import typer
from rich import box
from rich.table import Table as Grid

import iteru
from iteru.cli.measures import copies_per_second, decisions_per_second, iterations_per_second
from iteru.cli.screen import Screen

SECONDS = 0.15  # of CPU time for each figure


def bench(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game; else all of them are measured.")
    ] = "",
) -> None:
    """Measure the speed of a game on this machine.

    It takes a few seconds and one core. `make bench` measures more thoroughly, beside another
    engine.

    Example:

    \b
      iteru bench fertility
    """
    screen = Screen()
    loaded = [iteru.load(name) for name in ([game] if game else iteru.games())]
    screen.say(f"Iteru runs {iteru.build()} here. Figures are for one core, per second.")
    for each in loaded:
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column(each.id)
        for title in ("random decisions", "copies", "search iterations"):
            grid.add_column(title, justify="right")
        with screen.waiting(f"Measuring {each.id} ..."):
            for seats in range(each.min_seats, each.max_seats + 1):
                figures = [
                    decisions_per_second(each, seats, SECONDS),
                    copies_per_second(each, seats, SECONDS),
                    iterations_per_second(each, seats, SECONDS),
                ]
                grid.add_row(f"{seats} seats", *[f"{figure:,.0f}" for figure in figures])
        screen.show(grid)
