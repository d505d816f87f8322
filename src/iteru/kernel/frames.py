"""Frames: what remains to be resolved, as plain data on a stack inside the state.

The last frame of the stack is the question now. A phase pops its own frame and pushes what its
rule owes, so an interruption is a frame on top, never a flag remembered elsewhere.
"""

from collections.abc import Sequence

from iteru.kernel.plain import PlainReader

Frame = tuple[int, int, int]  # what is asked (a kind), of which seat, one argument


def dump_frames(pending: Sequence[Frame], kinds: Sequence[str]) -> list[object]:
    """The stack with readable kinds: [["place", 1, 0], ...]."""
    return [[kinds[kind], seat, argument] for kind, seat, argument in pending]


def read_frames(reader: PlainReader, key: str, kinds: Sequence[str], seats: int) -> list[Frame]:
    """The stack back from a dump."""
    frames: list[Frame] = []
    for index, row in enumerate(reader.rows(key)):
        where = f"{key}[{index}]"
        if len(row) != 3:
            raise reader.error(where, row, "[kind, seat, argument]")
        kind, seat, argument = row
        if not isinstance(kind, str) or kind not in kinds:
            raise reader.error(where, kind, ", ".join(kinds))
        if not isinstance(seat, int) or isinstance(seat, bool) or not -1 <= seat < seats:
            raise reader.error(where, seat, f"a seat from -1 to {seats - 1}")
        if not isinstance(argument, int) or isinstance(argument, bool):
            raise reader.error(where, argument, "a whole number")
        frames.append((list(kinds).index(kind), seat, argument))
    return frames
