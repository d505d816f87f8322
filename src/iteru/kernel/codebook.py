"""The codebook: every action of a game as a small integer with a meaning and a notation.

Blocks have a fixed order and new ones go at the end, since masks and trained bots keep the
numbers; records keep the notation, which never changes.
"""

from collections.abc import Mapping, Sequence
from typing import final

from iteru.kernel.errors import NotationError
from iteru.kernel.message import Message, copied, message


@final
class Value:
    """One value of a field: how it is written, and what it adds to the meaning of an action.

    `text` and `rule`, if given, take the place of the block's own.
    """

    def __init__(
        self,
        note: str,
        targets: Sequence[str] = (),
        args: Mapping[str, object] | None = None,
        text: str = "",
        rule: str = "",
    ) -> None:
        self.note = note
        self.targets = list(targets)  # places on the board that a client lights, e.g. "cell:e7"
        self.args: dict[str, object] = {} if args is None else dict(args)  # of the message
        self.text = text
        self.rule = rule


def named(name: str, ids: Sequence[str], target: str, texts: Sequence[str]) -> list[Value]:
    """Values of things that have an id: the target "area:delta", the message `texts[index]`.

    >>> area = named("area", ["delta", "high_temple"], "area", ["areas-delta", "areas-high_temple"])
    >>> area[1].note, area[1].targets, area[1].args
    ('high-temple', ['area:high_temple'], {'area': {'text': 'areas-high_temple', 'args': {}}})
    """
    return [
        Value(id.replace("_", "-"), [f"{target}:{id}"], {name: message(text)})
        for id, text in zip(ids, texts, strict=True)
    ]


def numbered(name: str, numbers: Sequence[int], target: str = "") -> list[Value]:
    """Values of plain numbers: the argument is the number, the target e.g. "level:2"."""
    return [
        Value(str(number), [f"{target}:{number}"] if target else (), {name: number})
        for number in numbers
    ]


@final
class Block:
    """Actions of one kind: one for each combination of the values of its fields.

    The pattern is the notation: `"draft {tile}"`. The last field varies fastest. Rule, targets
    and message of an action are those of the block, with what the values add.
    """

    def __init__(
        self,
        kind: str,
        pattern: str,
        *,
        rule: str = "",
        targets: Sequence[str] = (),
        **fields: Sequence[str | Value],
    ) -> None:
        self.kind = kind
        self.pattern = pattern
        self.rule = rule
        self.targets = list(targets)  # after those of the values
        self.text = f"choice-{kind}"
        self.names: list[str] = list(fields)
        self.values: list[list[Value]] = [
            [Value(value) if isinstance(value, str) else value for value in values]
            for values in fields.values()
        ]
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

    def chosen(self, code: int) -> list[Value]:
        """The value of each field."""
        return [values[index] for values, index in zip(self.values, self.indices(code))]

    def text_ids(self) -> list[str]:
        """The message ids of these actions: the block's own unless every value replaces it."""
        found = [value.text for values in self.values for value in values if value.text]
        if not any(all(value.text for value in values) for values in self.values):
            found.append(self.text)
        return sorted(set(found))


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
            found[name] = values[index].note
        return found

    def describe(self, code: int) -> Message:
        """Kind, targets, rule and message of an action, from its block and values."""
        block = self.block(code)
        rule, text = block.rule, block.text
        targets: list[str] = []
        args: dict[str, object] = {}
        for value in block.chosen(code):
            targets += value.targets
            args.update(copied(value.args))
            rule = value.rule or rule
            text = value.text or text
        targets += block.targets
        return {"kind": block.kind, "targets": targets, "rule": rule, "text": text, "args": args}

    def text_ids(self) -> list[str]:
        """The message ids of all actions; blocks may share one."""
        return sorted({id for block in self.blocks for id in block.text_ids()})

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
