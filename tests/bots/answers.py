"""What the levels answered on positions of the recorded games: medium as in the first edition,
easy since it was spaced anew, hard with two seats since it has learned (`network-2.json`).

`python -m tests.bots.answers` writes it anew. Do so when a level is meant to play differently, and
say in the commit why.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import iteru
from iteru import Record
from iteru.bots.levels import bot_named
from iteru.bots.question import question

FILE = Path(__file__).parent / "answers.json"
RECORDS = Path(__file__).parents[1] / "records"
LEVELS = ("easy", "medium", "hard")  # those of the first edition
POSITIONS = 200  # of each game, spread over its records and their moves


@dataclass(frozen=True)
class Position:
    """A recorded game after this many moves."""

    record: str
    moves: int

    @property
    def game(self) -> str:
        return self.record.partition("-")[0]

    def asked(self) -> Record:
        whole = Record.load(RECORDS / f"{self.record}.iteru.json")
        found = whole.without_moves()
        found.moves = whole.moves[: self.moves]
        return found

    def answer(self, level: str) -> int:
        """The code that a level chooses."""
        record = self.asked()
        known, seed = question(record, record.replay())
        return bot_named(level).choose(known, seed).code


def stored() -> dict[Position, dict[str, int]]:
    """By position and level, in the order of the records."""
    data: dict[str, dict[str, list[int]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        Position(record, int(moves)): dict(zip(LEVELS, codes, strict=True))
        for record, rows in data.items()
        for moves, codes in rows.items()
    }


def positions(game: str) -> Iterator[Position]:
    files = sorted(RECORDS.glob(f"{game}-*.iteru.json"))
    for index, file in enumerate(files):
        length = len(Record.load(file).moves)
        number = POSITIONS * (index + 1) // len(files) - POSITIONS * index // len(files)
        for part in range(number):
            yield Position(file.name.removesuffix(".iteru.json"), part * length // number)


def write() -> None:
    rows: dict[str, dict[int, list[int]]] = {}
    for game in iteru.games():
        for position in positions(game):
            codes = [position.answer(level) for level in LEVELS]
            rows.setdefault(position.record, {})[position.moves] = codes
    lines = [f" {json.dumps(record)}: {json.dumps(found)}" for record, found in rows.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write()
