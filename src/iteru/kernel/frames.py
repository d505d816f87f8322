"""Frames: what remains to be resolved, as plain data on a stack inside the state.

The last frame of the stack is the question now. A phase pops its own frame and pushes what its
rule owes, so an interruption is a frame on top, never a flag remembered elsewhere.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from iteru.kernel.plain import PlainReader
from iteru.kernel.rows import append, i64, pop, vec

Frame = tuple[i64, i64, i64]  # what is asked (a kind), of which seat or NONE, one argument


NO_FRAME: Final[i64] = -1  # the kind on top of an empty stack


class Stack:
    """The frames of a state: the one on top as it is, each one below packed into a number.

    What lies below begins with NO_FRAME, which comes to the top when all else is done.
    """

    def __init__(self, kind: i64, seat: i64, argument: i64, below: vec[i64]) -> None:
        self.kind = kind  # what the frame on top asks; smaller than any other if there is none
        self.seat = seat  # whom it asks
        self.argument = argument
        self.below = below

    def __len__(self) -> int:
        return len(self.below)

    def __bool__(self) -> bool:
        return self.kind != NO_FRAME

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stack) and self.frames() == other.frames()

    __hash__ = None  # type: ignore[assignment]  # it changes

    def push(self, kind: i64, seat: i64, argument: i64 = 0) -> None:
        top = self.argument << 16 | (self.seat + 1) << 8 | self.kind + 1  # packed, without a call
        self.below = append(self.below, top)
        self.kind = kind
        self.seat = seat
        self.argument = argument

    def pop(self) -> i64:
        """Removes the frame on top; gives its argument."""
        argument = self.argument
        self.below, frame = pop(self.below)
        self.kind = (frame & 255) - 1  # unpacked() without the call
        self.seat = (frame >> 8 & 255) - 1
        self.argument = frame >> 16
        return argument

    def top(self) -> Frame:
        return self.kind, self.seat, self.argument

    def count(self, kind: i64) -> i64:
        """How many frames ask this."""
        found: i64 = 0
        for frame in self.packed():
            if (frame & 255) - 1 == kind:
                found += 1
        return found

    def packed(self) -> vec[i64]:
        """All frames, packed, the question now last."""
        if self.kind == NO_FRAME:
            return vec[i64]()
        return append(self.below[1:], packed(self.kind, self.seat, self.argument))

    def frames(self) -> list[Frame]:
        """All frames, the question now last."""
        return [unpacked(frame) for frame in self.packed()]

    def copy(self) -> "Stack":
        return Stack(self.kind, self.seat, self.argument, self.below[:])


def packed(kind: i64, seat: i64, argument: i64) -> i64:
    return argument << 16 | (seat + 1) << 8 | kind + 1


def unpacked(frame: i64) -> Frame:
    return (frame & 255) - 1, (frame >> 8 & 255) - 1, frame >> 16


def empty_stack() -> Stack:
    return Stack(NO_FRAME, -1, 0, vec[i64]())


def stack_of(frames: Iterable[tuple[int, int, int]]) -> Stack:
    """A stack of these frames, the question now last."""
    stack = empty_stack()
    for kind, seat, argument in frames:
        stack.push(kind, seat, argument)
    return stack


def dump_frames(pending: Stack, kinds: Sequence[str]) -> list[object]:
    """The stack with readable kinds: [["place", 1, 0], ...]."""
    return [[kinds[kind], seat, argument] for kind, seat, argument in pending.frames()]


def read_frames(reader: PlainReader, key: str, kinds: Sequence[str], seats: int) -> Stack:
    """The stack back from a dump."""
    stack = empty_stack()
    for index, row in enumerate(reader.rows(key)):
        where = f"{key}[{index}]"
        if len(row) != 3:
            raise reader.error(where, row, "[kind, seat, argument]")
        kind, seat, argument = row
        if not isinstance(kind, str) or kind not in kinds:
            raise reader.error(where, kind, ", ".join(kinds))
        if not isinstance(seat, int) or isinstance(seat, bool) or not -1 <= seat < seats:
            raise reader.error(where, seat, f"a seat from -1 to {seats - 1}")
        if not isinstance(argument, int) or isinstance(argument, bool) or abs(argument) >> 32:
            raise reader.error(where, argument, "a whole number of at most 32 bits")
        stack.push(list(kinds).index(kind), seat, argument)
    return stack
