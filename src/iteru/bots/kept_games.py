"""Games that an arena has played, kept in a file: an arena that was stopped goes on from there.

A line of JSON for each game: who played, on which seats, what came of it, and every move. Ratings
are worked out from such files (`ratings.py`).
"""

import json
from pathlib import Path

from iteru.bots.arena_result import GameResult, game_result
from iteru.kernel.plain import PlainReader

# The game's id, options and seed; the names of the bots; how far they are rotated.
Task = tuple[str, dict[str, str], int, list[str], int]


class KeptGames:
    """The games of a file, and those that are added to it. Without a file nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        """Raises ValueError if the file holds something else."""
        self._path = path
        self._results: dict[str, GameResult] = {}
        if path is not None and path.exists():
            for task, result in read_games(path):
                self._results[key_of(task)] = result

    def result_of(self, task: Task) -> GameResult | None:
        return self._results.get(key_of(task))

    def keep(self, task: Task, result: GameResult) -> None:
        if self._path is None:
            return
        self._results[key_of(task)] = result
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(task_data(task) | result.to_json()) + "\n")


def task_data(task: Task) -> dict[str, object]:
    game_id, options, seed, names, rotation = task
    return {
        "game": game_id,
        "options": options,
        "seed": seed,
        "bots": names,
        "rotation": rotation,
    }


def key_of(task: Task) -> str:
    return json.dumps(task_data(task), sort_keys=True)


def read_games(path: Path) -> list[tuple[Task, GameResult]]:
    """All games of a file. Raises ValueError if it holds something else.

    What was being written when the arena was stopped is cut off.
    """
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    games = [
        read_game(f"{path}: line {number}", line)
        for number, line in enumerate(whole.splitlines(), start=1)
    ]
    if len(whole) < len(content):
        path.write_bytes(whole)
    return games


def read_game(where: str, line: bytes) -> tuple[Task, GameResult]:
    try:
        data: object = json.loads(line)
    except ValueError as error:
        raise ValueError(f"{where} is no game of an arena: {error}") from error
    if not isinstance(data, dict):
        raise ValueError(f"{where} is no game of an arena")
    reader = PlainReader(data, where)
    names = reader.strings("bots")
    task = (
        reader.string("game"),
        reader.texts("options"),
        reader.integer("seed", 0, 1 << 53),
        names,
        reader.integer("rotation", 0, len(names) - 1),
    )
    return task, game_result(data, len(names))
