"""`make bench-strength`: how well the levels play, by the arena.

Each match is a sequential test where it has a bar, keeps every game in benchmarks/games as soon as
it is over, and goes on from there when it was stopped; benchmarks/strength.json holds what came of
those that are over. Changed code begins its matches anew. Hours on one core:
`python -m benchmarks.strength pharaon --only master` plays the matches of a game whose names
contain that word, `--ray ADDRESS` plays on a cluster, `--most 2` tries with two games each and
keeps nothing. The games do not depend on the machine, the times (of the processor) do.
"""

import argparse
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

import iteru
from benchmarks.report import write_part
from iteru.bots.arena import run_arena
from iteru.bots.arena_result import ArenaResult
from iteru.bots.kept_games import read_games, task_data
from iteru.cli.arena import workforce_of
from iteru.work import Workforce

RESULTS = Path(__file__).parent / "strength.json"
GAMES = Path(__file__).parent / "games"
SEED = 1
HARD_1 = "benchmarks.first_edition:HardOne"
SHORT = {HARD_1: "hard-1"}  # names in the report
AT_TWO = 200  # games at most
AT_FOUR = 100
Row = dict[str, str | float | bool]


@dataclass(frozen=True)
class Match:
    """Of the first bot against the others."""

    game: str
    seats: Sequence[str]
    games: int  # at most
    bar: float | None = None  # the share of victories that it should reach,
    at_most: float = 1.0  # and not exceed
    options: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        chosen = [f"{name}={choice}" for name, choice in self.options.items()]
        return " ".join([",".join(SHORT.get(seat, seat) for seat in self.seats), *chosen])


def neighbours(game: str) -> list[Match]:
    """Levels next to each other, spaced for people."""
    pairs = (("medium", "easy"), ("hard", "medium"), ("master", "hard"))
    return [Match(game, pair, AT_TWO, bar=0.65, at_most=0.9) for pair in pairs]


def against_hard_1(game: str) -> list[Match]:
    return [
        Match(game, ("master", HARD_1), AT_TWO, bar=0.7),
        Match(game, ("hard", HARD_1), AT_TWO, bar=0.55),
    ]


def in_a_crowd(game: str, seats: int, games: int) -> Match:
    return Match(game, ("hard", *["medium"] * (seats - 1)), games)


MATCHES = [
    *neighbours("fertility"),
    *against_hard_1("fertility"),
    *neighbours("pharaon"),
    *against_hard_1("pharaon"),
    Match("pharaon", ("master", HARD_1, HARD_1, HARD_1), AT_FOUR, bar=0.4),
    in_a_crowd("pharaon", 3, 60),
    in_a_crowd("pharaon", 4, AT_FOUR),
    *[
        Match("pharaon", ("hard",), 30, options={"traitor_difficulty": str(difficulty)})
        for difficulty in range(6)
    ],
    Match("pharaon", ("master",), 60, bar=0.9, options={"traitor_difficulty": "5"}),
    *neighbours("egizia"),
    *against_hard_1("egizia"),
    in_a_crowd("egizia", 3, 60),
    in_a_crowd("egizia", 4, AT_FOUR),
    Match("egizia", ("hard",) * 4, 20),
    Match("egizia", ("master",) * 4, 20),
    *neighbours("kemet"),
    *against_hard_1("kemet"),
    Match("kemet", ("master", HARD_1, HARD_1, HARD_1), AT_FOUR, bar=0.4),
    in_a_crowd("kemet", 3, 60),
    in_a_crowd("kemet", 4, AT_FOUR),
    in_a_crowd("kemet", 5, 50),
]


def play(match: Match, workforce: Workforce | None, most: int | None = None) -> Row:
    """How the first bot did; with `most` games nothing is kept."""
    kept = None if most is not None else kept_games(match)
    try:
        result = run_arena(
            match.game,
            match.seats,
            match.games if most is None else min(most, match.games),
            seed=SEED,
            options=match.options,
            workforce=workforce,
            keep=kept,
            bar=match.bar,
        )
    finally:
        if kept is not None and kept.exists():
            forget_moves(kept)
    return row_of(match, result)


def forget_moves(path: Path) -> None:
    """Seeds bring them back, and what came of the games is enough to go on from."""
    games = [
        task_data(task) | result.to_json() | {"moves": []} for task, result in read_games(path)
    ]
    path.write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")


def kept_games(match: Match) -> Path:
    """The file of a match; the code that plays it is part of its name."""
    GAMES.mkdir(parents=True, exist_ok=True)
    words = re.sub(r"[^a-z0-9]+", "-", match.name)
    return GAMES / f"{match.game}-{words}-{code_of(match.game)}.jsonl"


def code_of(game: str) -> str:
    """A fingerprint of all that decides what the levels answer."""
    package = Path(iteru.__file__).parent
    folders = [package / "kernel", package / "bots", package / "games" / game]
    digest = sha256()
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".toml", ".json"):
                digest.update(file.relative_to(package).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def row_of(match: Match, result: ArenaResult) -> Row:
    first = result.standings[0]
    row: Row = {
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
        "others": result.standings[-1].mean_seconds,
    }
    if result.test is not None:
        row["met"] = result.test.is_met and first.win_rate <= match.at_most
        row["at_the_cap"] = not result.test.is_sure
    return row


def rows() -> list[Row]:
    found: list[Row] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    return found


def keep(row: Row) -> None:
    """In the order of MATCHES, in place of an older row of the same match."""
    order = [(match.game, match.name) for match in MATCHES]
    known = {(old["game"], old["match"]): old for old in rows()}
    known[row["game"], row["match"]] = row
    found = [known[key] for key in order if key in known]
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    write_part("Playing strength", report(found))


def report(found: list[Row]) -> str:
    lines = [
        f"Made by `make bench-strength` (the arena with seed {SEED}, seats rotated): how often the",
        "first bot of a match wins, its mean points and the winner's, and its CPU time for a",
        "decision. A match of one seat is Pharaon's solo game against the Traitor; one of equal",
        "bots shows the winner's points (people report 79 to 138 with four at Egizia). A bar is",
        "tested sequentially (5 points around it, errors 5 %); at the cap the share decides.",
        "`hard-1` is the hard bot of the first edition.",
        "",
        "| game | match | games | victories | 95 % interval | bar | points | winner's | mean "
        "| longest | the last bot's mean |",
        "| --- | --- | ---: | ---: | --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    matches = {(match.game, match.name): match for match in MATCHES}
    for row in found:
        rate, low, high = (100 * float(row[name]) for name in ("victories", "low", "high"))
        match = matches[str(row["game"]), str(row["match"])]
        others = f"{1000 * float(row['others']):.0f} ms" if "others" in row else ""
        lines.append(
            f"| {row['game']} | {row['match']} | {row['games']} | {rate:.1f} % "
            f"| {low:.1f} to {high:.1f} | {verdict(match, row)} | {float(row['score']):.1f} "
            f"| {float(row['winning']):.1f} | {1000 * float(row['mean']):.0f} ms "
            f"| {1000 * float(row['longest']):.0f} ms | {others} |"
        )
    return "\n".join(lines)


def verdict(match: Match, row: Row) -> str:
    if match.bar is None or "met" not in row:
        return ""
    wanted = f"{match.bar:.0%}" if match.at_most == 1.0 else f"{match.bar:.0%}–{match.at_most:.0%}"
    how = ", at the cap" if row["at_the_cap"] else ""
    return f"{wanted}: {'met' if row['met'] else 'not met'}{how}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--ray", default="")
    parser.add_argument("--most", type=int)
    chosen = parser.parse_args()
    with workforce_of(chosen.jobs, chosen.ray) as workforce:
        for match in MATCHES:
            if chosen.game in ("", match.game) and chosen.only in match.name:
                row = play(match, workforce, chosen.most)
                if chosen.most is None:
                    keep(row)
                print(row, flush=True)


if __name__ == "__main__":
    main()
