"""How fast this edition is beside the first: both builds in turns, in one run, on one core.

`python -m benchmarks.editions [GAME]` prints the figures; `make bench` keeps them, too. Each
figure is the best of many short repeats, which a busy machine disturbs least.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import iteru
from benchmarks.builds import Build
from benchmarks.first_edition import built

REPEATS = 25
SECONDS = 0.1  # of CPU time for each repeat
LEAST = 0.95  # of the first edition's speed
FIGURES = {
    "decisions_per_second": "random decisions/s",
    "copies_per_second": "copies/s",
    "tried_moves_per_second": "copy + one move/s",
    "iterations_per_second": "search iterations/s",
}

Row = tuple[str, int, str, float, float]  # game, seats, figure, first edition, this one


def compared(games: Sequence[str]) -> list[Row]:
    """At two seats and at the most."""
    first, this = Build(built()), Build(Path(iteru.__file__).parents[1])
    rows: list[Row] = []
    for game in games:
        for seats in (2, iteru.load(game).max_seats):
            for figure in FIGURES:
                best = [0.0, 0.0]
                for _ in range(REPEATS):
                    for index, build in enumerate((first, this)):
                        best[index] = max(best[index], measured(build, game, seats, figure))
                rows.append((game, seats, figure, best[0], best[1]))
                print(line(rows[-1]), file=sys.stderr, flush=True)
    first.close()
    this.close()
    return rows


def measured(build: Build, game: str, seats: int, figure: str) -> float:
    found = build.ask(do="measure", game=game, seats=seats, figure=figure, seconds=SECONDS)
    if found["build"] != "compiled":
        sys.exit("this is the interpreted build; compiled is needed: run make first")
    return float(found["figure"])


def line(row: Row) -> str:
    game, seats, figure, first, this = row
    ratio = this / first
    mark = "" if ratio >= LEAST else " !"
    return (
        f"| {game} | {seats} | {FIGURES[figure]} | {first:,.0f} | {this:,.0f} | {ratio:.2f}{mark} |"
    )


def report(rows: Sequence[Row]) -> str:
    return "\n".join(
        [
            f"Both builds in turns, best of {REPEATS} repeats of {SECONDS:g} CPU seconds each;",
            f"at least {LEAST} of the first edition's speed is wanted (! marks what is below).",
            "",
            "| game | seats | figure | first edition | this edition | ratio |",
            "| --- | ---: | --- | ---: | ---: | ---: |",
            *[line(row) for row in rows],
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(iteru.games()))
    print(report(compared(parser.parse_args().game)))


if __name__ == "__main__":
    main()
