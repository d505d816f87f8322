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
from benchmarks.first_edition import ROOT, built, sources

REPEATS = 25
SECONDS = 0.1  # of CPU time for each repeat
FIGURES = {
    "decisions_per_second": "random decisions/s",
    "copies_per_second": "copies/s",
    "tried_moves_per_second": "copy + one move/s",
    "iterations_per_second": "search iterations/s",
}

INTERPRETED = "decisions_per_second, interpreted"
NAMES = FIGURES | {INTERPRETED: "random decisions/s, interpreted"}
WANTED = {  # times the first edition's speed
    "decisions_per_second": 1.6,
    "tried_moves_per_second": 1.5,
    "iterations_per_second": 1.5,
    INTERPRETED: 0.8,
}
WANTED_OF_FERTILITY = WANTED | {"decisions_per_second": 1.9, "tried_moves_per_second": 2.2}
LONGEST_COPY = 0.6  # microseconds

Row = tuple[str, int, str, float, float]  # game, seats, figure, first edition, this one


def compared(games: Sequence[str]) -> list[Row]:
    """At two seats and at the most, compiled, and random decisions interpreted too."""
    compiled = [Build(built()), Build(Path(iteru.__file__).parents[1])]
    interpreted = [Build(sources()), Build(ROOT / "src")]
    check(compiled, "compiled", games[0])
    check(interpreted, "interpreted", games[0])
    rows: list[Row] = []
    for game in games:
        for seats in (2, iteru.load(game).max_seats):
            for figure in FIGURES:
                rows.append((game, seats, figure, *best(compiled, game, seats, figure)))
            random_play = best(interpreted, game, seats, "decisions_per_second")
            rows.append((game, seats, INTERPRETED, *random_play))
            print("\n".join(map(line, rows[-5:])), file=sys.stderr, flush=True)
    for build in compiled + interpreted:
        build.close()
    return rows


def check(builds: Sequence[Build], kind: str, game: str) -> None:
    for build in builds:
        found = build.ask(
            do="measure", game=game, seats=2, figure="copies_per_second", seconds=0.001
        )
        if found["build"] != kind:
            sys.exit(f"this is the {found['build']} build; {kind} is needed: run make first")


def best(builds: Sequence[Build], game: str, seats: int, figure: str) -> tuple[float, float]:
    """Of each build, asked in turns."""
    order = {"game": game, "seats": seats, "figure": figure, "seconds": SECONDS}
    rounds = [
        [float(build.ask(do="measure", **order)["figure"]) for build in builds]
        for _ in range(REPEATS)
    ]
    first, this = map(max, zip(*rounds, strict=True))
    return first, this


def line(row: Row) -> str:
    game, seats, figure, first, this = row
    reached = f"{this / first:.2f}"
    if figure == "copies_per_second":
        reached += f" ({1e6 / this:.2f} µs)"
    wanted, is_reached = judged(row)
    mark = "" if is_reached else " !"
    return (
        f"| {game} | {seats} | {NAMES[figure]} | {first:,.0f} | {this:,.0f} | {reached}{mark} "
        f"| {wanted} |"
    )


def judged(row: Row) -> tuple[str, bool]:
    """What is wanted of a figure, and whether it is reached."""
    game, _, figure, first, this = row
    if figure == "copies_per_second":
        return f"under {LONGEST_COPY} µs", 1e6 / this < LONGEST_COPY
    wanted = (WANTED_OF_FERTILITY if game == "fertility" else WANTED)[figure]
    return f"{wanted}", this / first >= wanted


def report(rows: Sequence[Row]) -> str:
    return "\n".join(
        [
            f"Both builds in turns, best of {REPEATS} repeats of {SECONDS:g} CPU seconds each;",
            "! marks what is below what is wanted.",
            "",
            "| game | seats | figure | first edition | this edition | ratio | wanted |",
            "| --- | ---: | --- | ---: | ---: | ---: | ---: |",
            *[line(row) for row in rows],
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(iteru.games()))
    print(report(compared(parser.parse_args().game)))


if __name__ == "__main__":
    main()
