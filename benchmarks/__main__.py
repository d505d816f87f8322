"""`make bench`: this edition beside the first; interpreted and compiled beside Catanatron.

All in turns on one core. Writes its parts of benchmarks/results.md.
"""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median

import iteru
from benchmarks.editions import compared, report
from benchmarks.report import write_part

ROOT = Path(__file__).parent.parent
ROUNDS = 3
SECONDS = 2.0
COMMAND = "make bench"

Figures = dict[str, float]


def run(arguments: list[str], interpreted: bool = False) -> dict[str, float | str]:
    """One measurement in a process of its own, on one core."""
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if interpreted:
        environment["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=ROOT,
        env=environment,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    figures: dict[str, float | str] = json.loads(done.stdout)
    expected = "interpreted" if interpreted else "compiled"
    if figures.get("build", expected) != expected:
        sys.exit(f"this is the {figures['build']} build; {expected} is needed: run make first")
    return figures


def medians(rounds: list[dict[str, float | str]]) -> Figures:
    """The median of each figure."""
    names = [name for name in rounds[0] if name != "build"]
    return {name: median(float(figures[name]) for figures in rounds) for name in names}


def measure(game: str, seats: int) -> tuple[Figures, Figures, Figures]:
    """Compiled, interpreted, Catanatron: in turns, so that all meet the same machine."""
    engine = ["benchmarks.engine", game, "--seats", str(seats), "--seconds", str(SECONDS)]
    peer = ["benchmarks.catanatron_peer", "--seconds", str(SECONDS)]
    compiled, interpreted, catanatron = [], [], []
    for number in range(1, ROUNDS + 1):
        print(f"{game}, {seats} seats: round {number} of {ROUNDS} …", file=sys.stderr)
        compiled.append(run(engine))
        catanatron.append(run(peer))
        interpreted.append(run(engine, interpreted=True))
    return medians(compiled), medians(interpreted), medians(catanatron)


def table(game: str, seats: int, compiled: Figures, interpreted: Figures, peer: Figures) -> str:
    def ratio(figures: Figures, name: str) -> str:
        return f"{figures[name]:,.0f} ({figures[name] / peer[name]:.1f} x)"

    return f"""## {game.capitalize()}, {seats} seats

| | random decisions/s | state copies/s | a copy | search iterations/s |
| --- | ---: | ---: | ---: | ---: |
| Iteru, compiled | {ratio(compiled, "decisions")} | {ratio(compiled, "copies")} | \
{1e6 / compiled["copies"]:.2f} µs | {compiled["iterations"]:,.0f} |
| Iteru, interpreted | {ratio(interpreted, "decisions")} | {ratio(interpreted, "copies")} | \
{1e6 / interpreted["copies"]:.2f} µs | {interpreted["iterations"]:,.0f} |
| Catanatron, 4 random players | {peer["decisions"]:,.0f} (actions applied) | \
{peer["copies"]:,.0f} | {1e6 / peer["copies"]:.1f} µs | |
"""


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    beside_the_first = report(compared(iteru.games()))
    write_part("Speed beside the first edition", f"Made by `{COMMAND}`. {beside_the_first}")
    print(beside_the_first)
    parts = [
        f"Made by `{COMMAND}`: medians of {ROUNDS} rounds of {SECONDS:g} CPU seconds for each "
        f"figure, all in turns on one core. Python {platform.python_version()}, "
        f"{platform.system()} {platform.machine()}. (n x): ratio to Catanatron.\n",
    ]
    for game in iteru.games():
        seats = iteru.load(game).max_seats
        parts.append(table(game, seats, *measure(game, seats)))
    text = "\n".join(parts)
    write_part("Speed", text)
    print(text)


if __name__ == "__main__":
    main()
