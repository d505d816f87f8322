"""The codebook: every action of a game as a small integer with a meaning and a notation.

Blocks have a fixed order and new ones go at the end, since masks and trained bots keep the
numbers; records keep the notation, which never changes.
"""

from collections.abc import Sequence
from typing import final

from iteru.kernel.errors import NotationError


@final
class Block:
    """Actions of one kind: one for each combination of the values of its fields.

    The pattern is the notation: `"draft {tile}"`. The last field varies fastest.
    """

    def __init__(self, kind: str, pattern: str, **fields: Sequence[str]) -> None:
        self.kind = kind
        self.pattern = pattern
        self.names: list[str] = list(fields)
        self.values: list[list[str]] = [list(values) for values in fields.values()]
        self.first = 0  # code of the first action, set by the codebook
        self.size = 1
        for values in self.values:
            self.size *= len(values)

    def indices(self, code: int) -> list[int]:
        """The position of each field's value."""
        left = code - self.first
        found = [0] * len(self.values)
        for position in range(len(self.values) - 1, -1, -1):
            left, found[position] = divmod(left, len(self.values[position]))
        return found


@final
class Codebook:
    """All blocks of a game, numbered one after the other.

    >>> book = Codebook(Block("stop", "stop"), Block("draft", "draft {tile}", tile=["sun", "moon"]))
    >>> book.count, book.notation(2), book.parse("draft sun"), book.meaning(1)
    (3, 'draft moon', 1, {'kind': 'draft', 'tile': 'sun'})
    """

    def __init__(self, *blocks: Block) -> None:
        self.blocks = list(blocks)
        self.count = 0
        self._block_of: list[int] = []
        for index, block in enumerate(self.blocks):
            block.first = self.count
            self.count += block.size
            self._block_of.extend([index] * block.size)
        self._codes: dict[str, int] = {}

    def block(self, code: int) -> Block:
        if not 0 <= code < self.count:
            raise ValueError(f"there is no action {code}; allowed: 0 to {self.count - 1}")
        return self.blocks[self._block_of[code]]

    def first(self, kind: str) -> int:
        """The lowest code of a kind; tests compare it with the rules' literal constants."""
        return next(block.first for block in self.blocks if block.kind == kind)

    def meaning(self, code: int) -> dict[str, str]:
        """The kind and the value of each field."""
        block = self.block(code)
        found = {"kind": block.kind}
        for name, values, index in zip(block.names, block.values, block.indices(code), strict=True):
            found[name] = values[index]
        return found

    def notation(self, code: int) -> str:
        """Short, stable, readable, e.g. "draft grape-papyrus"."""
        text = self.block(code).pattern
        for name, value in self.meaning(code).items():
            text = text.replace("{" + name + "}", value)
        return text

    def parse(self, text: str) -> int:
        """The code with this notation, whatever the case and spacing."""
        if not self._codes:
            self._codes = {self.notation(code): code for code in range(self.count)}
        code = self._codes.get(" ".join(text.lower().split()))
        if code is None:
            patterns = "; ".join(block.pattern for block in self.blocks)
            raise NotationError(f"{text!r} is no action of this game; allowed: {patterns}")
        return code
