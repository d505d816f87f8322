"""The score table at the end of a game."""

from collections.abc import Sequence

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from iteru import State
from iteru.cli.screen import Screen
from iteru.texts import Catalogue


def show_scores(screen: Screen, state: State, texts: Catalogue, names: Sequence[str]) -> None:
    """The parts of each player's points, the totals and the places; then who has won."""
    places = state.ranking()
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for name, place in zip(names, places, strict=True):
        grid.add_column(Text(name), justify="right", style="bold" if place == 1 else "")
    parts = [state.parts(seat) for seat in range(state.seats)]
    for part in parts[0]:
        grid.add_row(texts.text(f"parts-{part}"), *[str(points[part]) for points in parts])
    grid.add_section()
    grid.add_row(texts.text("table-total"), *[str(points) for points in state.scores()])
    grid.add_row(texts.text("table-place"), *[str(place) for place in places])
    screen.say(texts.text("table-over"), style="bold")
    screen.show(grid)
    winners = [name for name, share in zip(names, state.results(), strict=True) if share > 0]
    if winners:
        count = len(winners)
        screen.say(texts.text("table-winners", names=texts.listed(winners), count=count))
