"""`make bench-strength`: how well the levels play, by the arena.

Hours on one core, so that each match is kept in benchmarks/strength.json as soon as it is over:
`python -m benchmarks.strength pharaon --only hard` plays the matches of a game whose names contain
that word. The games do not depend on the machine, the times (of the processor) do.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.report import write_part
from iteru.bots.arena import run_arena

KEPT = Path(__file__).parent / "strength.json"
SEED = 1
Row = dict[str, str | float]


@dataclass(frozen=True)
class Match:
    game: str
    seats: Sequence[str]
    games: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        chosen = [f"{name}={choice}" for name, choice in self.options.items()]
        return " ".join([",".join(self.seats), *chosen])


MATCHES = [
    *[Match("fertility", seats, 200) for seats in (("medium", "easy"), ("hard", "medium"))],
    *[Match("pharaon", seats, 200) for seats in (("medium", "easy"), ("hard", "medium"))],
    Match("pharaon", ("hard", "medium", "medium"), 60),
    Match("pharaon", ("hard", "medium", "medium", "medium"), 100),
    *[
        Match("pharaon", ("hard",), 30, {"traitor_difficulty": str(difficulty)})
        for difficulty in range(6)
    ],
    *[Match("egizia", seats, 200) for seats in (("medium", "easy"), ("hard", "medium"))],
    Match("egizia", ("hard", "medium", "medium"), 60),
    Match("egizia", ("hard", "medium", "medium", "medium"), 100),
    Match("egizia", ("hard", "hard", "hard", "hard"), 20),
    *[Match("kemet", seats, 200) for seats in (("medium", "easy"), ("hard", "medium"))],
    Match("kemet", ("hard", "medium", "medium"), 60),
    Match("kemet", ("hard", "medium", "medium", "medium"), 100),
    Match("kemet", ("hard", "medium", "medium", "medium", "medium"), 50),
]


def play(match: Match, jobs: int) -> Row:
    """The first bot of the match: how it did."""
    result = run_arena(match.game, match.seats, match.games, SEED, jobs, match.options, None, None)
    first = result.standings[0]
    return {
        "game": match.game,
        "match": match.name,
        "games": first.games,
        "victories": first.win_rate,
        "low": first.low,
        "high": first.high,
        "score": first.mean_score,
        "winning": result.mean_winning_score,
        "mean": first.mean_seconds,
        "longest": first.max_seconds,
    }


def kept() -> list[Row]:
    rows: list[Row] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else []
    return rows


def keep(row: Row) -> None:
    """In the order of MATCHES, in place of an older row of the same match."""
    order = [(match.game, match.name) for match in MATCHES]
    rows = {(old["game"], old["match"]): old for old in kept()}
    rows[row["game"], row["match"]] = row
    found = [rows[key] for key in order if key in rows]
    KEPT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    write_part("Playing strength", report(found))


def report(rows: list[Row]) -> str:
    lines = [
        f"Made by `make bench-strength` (the arena with seed {SEED}, seats rotated): how often the",
        "first bot of a match wins, its mean points and the winner's, and its CPU time for a",
        "decision. A match of one seat is Pharaon's solo game against the Traitor; one of equal",
        "bots shows the winner's points (people report 79 to 138 with four at Egizia).",
        "",
        "| game | match | games | victories | 95 % interval | points | winner's | mean | longest |",
        "| --- | --- | ---: | ---: | --- | ---: | ---: | ---: | ---: |",
    ]
    for row in rows:
        rate, low, high = (100 * float(row[name]) for name in ("victories", "low", "high"))
        lines.append(
            f"| {row['game']} | {row['match']} | {row['games']} | {rate:.1f} % "
            f"| {low:.1f} to {high:.1f} | {float(row['score']):.1f} "
            f"| {float(row['winning']):.1f} | {1000 * float(row['mean']):.0f} ms "
            f"| {1000 * float(row['longest']):.0f} ms |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    for match in MATCHES:
        if chosen.game in ("", match.game) and chosen.only in match.name:
            row = play(match, chosen.jobs)
            keep(row)
            print(row, flush=True)


if __name__ == "__main__":
    main()
