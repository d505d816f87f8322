"""Puzzles: a position in which one choice is clearly better than all others."""

import json
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from iteru.kernel.message import Message
from iteru.kernel.record import Record
from iteru.kernel.state import State

FORMAT: Final = "iteru-puzzles"
FORMAT_VERSION: Final = 2
GRADES: Final = (1, 2, 3)  # seen at a glance, by a short search, by a long one


@dataclass(frozen=True)
class Puzzle:
    """What is asked is the decision after the last move of its record."""

    id: str
    record: Record
    answers: list[str]  # in notation: the best choice, and those that are as good
    margin: float  # of a chance to win, by which every other choice is worse
    grade: int
    costs: dict[str, float]  # of a chance to win, by choice that is no answer; the least first
    line: list[tuple[int, str]]  # seat and notation: how it may go on after the first answer
    parts: list[tuple[str, float]]  # text and points: what it brings more than what comes closest
    sentences: list[Message]  # why it is better than that

    @property
    def state(self) -> State:
        return self.record.replay()

    def is_solved_by(self, notation: str) -> bool:
        return notation in self.answers

    def to_json(self) -> dict[str, object]:
        return vars(self) | {"record": json.loads(self.record.to_json())}

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Puzzle":
        line = [(seat, notation) for seat, notation in data["line"]]
        parts = [(text, points) for text, points in data["parts"]]
        record = Record.from_json(json.dumps(data["record"]))
        return Puzzle(**data | {"record": record, "line": line, "parts": parts})


@dataclass
class Collection:
    """The puzzles of one game, and where making them goes on."""

    puzzles: list[Puzzle]
    next_seed: int  # of the games that are looked through

    def save(self, file: Path) -> None:
        """Whole or not at all; one puzzle a line."""
        lines = [json.dumps(puzzle.to_json(), ensure_ascii=False) for puzzle in self.puzzles]
        head = {"format": FORMAT, "format_version": FORMAT_VERSION, "next_seed": self.next_seed}
        text = json.dumps(head).removesuffix("}") + ', "puzzles": [\n' + ",\n".join(lines)
        partial = file.with_name(file.name + ".part")
        partial.write_text(text + "\n]}\n", encoding="utf-8")
        partial.replace(file)

    @staticmethod
    def from_text(text: str) -> "Collection":
        """Raises ValueError if the text is no collection that `save` has written."""
        data: Any = json.loads(text)
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise ValueError(f'not a collection of puzzles: "format" must be "{FORMAT}"')
        try:
            puzzles = [Puzzle.from_json(puzzle) for puzzle in data["puzzles"]]
            return Collection(puzzles, int(data["next_seed"]))
        except (KeyError, TypeError) as error:
            raise ValueError(f"not a collection of puzzles: {error} does not fit") from error


def shipped(game: str) -> list[Puzzle]:
    """The puzzles that come with a game; none if it has none."""
    file = files("iteru.analysis") / "puzzles" / f"{game}.json"
    return Collection.from_text(file.read_text("utf-8")).puzzles if file.is_file() else []
