"""Positions to learn from: for each seat what it knows, how it looks, and what came of it."""

import json
import sys
import zlib
from array import array
from collections.abc import Container
from dataclasses import dataclass, field
from pathlib import Path

from iteru.bots.network import part_input
from iteru.kernel.state import State
from iteru.training.plan import whole

MOST = (1 << 15) - 1  # of an input
PACKING = 1  # quick: most inputs are 0
LITTLE = sys.byteorder == "little"


def inputs_of(state: State, seat: int, parts: bool) -> list[int]:
    """As the network sees them: features, then parts of the judgement."""
    buffers = state.game.buffers(1)
    state.encode(seat, buffers, 0)
    found = [int(value) for value in memoryview(buffers.observations)]
    if parts:
        found += [
            max(-MOST, min(MOST, int(part_input(points)))) for _, points in state.explain(seat)
        ]
    return found


@dataclass
class Positions:
    """Rows, one for each seat of each position, the seats of one position together."""

    width: int  # inputs of a row
    inputs: "array[int]" = field(default_factory=lambda: array("h"))  # by row
    looks: "array[float]" = field(default_factory=lambda: array("f"))  # the judgement's chance
    targets: "array[float]" = field(default_factory=lambda: array("f"))  # what was to be said
    seats: "array[int]" = field(default_factory=lambda: array("b"))  # by position
    games: "array[int]" = field(default_factory=lambda: array("i"))  # by position: its game

    def add(
        self, game: int, inputs: list[list[int]], looks: list[float], targets: list[float]
    ) -> None:
        for row in inputs:
            self.inputs.extend(row)
        self.looks.extend(looks)
        self.targets.extend(targets)
        self.seats.append(len(inputs))
        self.games.append(game)

    def __len__(self) -> int:
        return len(self.seats)

    def row(self, number: int) -> list[int]:
        return self.inputs[number * self.width : (number + 1) * self.width].tolist()

    def extend(self, other: "Positions") -> None:
        for mine, more in zip(self._arrays(), other._arrays()):
            mine.frombytes(more.tobytes())

    def write(self, path: Path) -> None:
        """A line that says what follows, then the numbers, packed, the lowest byte first."""
        sizes = [len(numbers) for numbers in self._arrays()]
        head = json.dumps({"width": self.width, "sizes": sizes}).encode() + b"\n"
        parts = []
        for numbers in self._arrays():
            copy = numbers[:]
            if not LITTLE:
                copy.byteswap()
            parts.append(copy.tobytes())
        whole(path, head + zlib.compress(b"".join(parts), PACKING))

    @staticmethod
    def read(path: Path) -> "Positions":
        """Raises ValueError if the file holds something else."""
        line, _, packed = path.read_bytes().partition(b"\n")
        try:
            head = json.loads(line)
            content = zlib.decompress(packed)
            found = Positions(head["width"])
            end = 0
            for numbers, size in zip(found._arrays(), head["sizes"], strict=True):
                begin, end = end, end + size * numbers.itemsize
                numbers.frombytes(content[begin:end])
                if not LITTLE:
                    numbers.byteswap()
        except (ValueError, TypeError, KeyError, zlib.error) as error:
            raise ValueError(f"{path} holds no positions: {error}") from error
        if end != len(content) or len(found.inputs) != found.width * len(found.looks):
            raise ValueError(f"{path} holds no positions: its length is wrong")
        return found

    def _arrays(self) -> "list[array[int] | array[float]]":
        return [self.inputs, self.looks, self.targets, self.seats, self.games]


def ranges(positions: Positions, left_out: Container[int] = ()) -> tuple[list[int], list[int]]:
    """The lowest and highest value of each input, as a network's file gives them."""
    lows, highs = [], []
    for index in range(positions.width):
        if index in left_out:
            lows.append(1)
            highs.append(0)
            continue
        seen = positions.inputs[index :: positions.width]
        low, high = min(seen, default=0), max(seen, default=0)
        lows.append(min(low, 1) if low < 0 else 1)
        highs.append(max(high, 0))
    return lows, highs
