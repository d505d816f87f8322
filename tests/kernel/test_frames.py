"""Frames are dumped with readable kinds and come back."""

import re

import pytest

from iteru.kernel.frames import Frame, dump_frames, read_frames, stack_of
from iteru.kernel.plain import PlainReader

KINDS = ["place", "draft", "end_game"]


def read(rows: object) -> list[Frame]:
    return read_frames(PlainReader({"pending": rows}, "state"), "pending", KINDS, 3).frames()


def test_frames_come_back() -> None:
    frames = [(2, -1, 0), (1, 2, 17), (0, 0, -4)]
    rows = dump_frames(stack_of(frames), KINDS)
    assert rows == [["end_game", -1, 0], ["draft", 2, 17], ["place", 0, -4]]
    assert read(rows) == frames
    assert read([]) == []


@pytest.mark.parametrize(
    ("rows", "text"),
    [
        ("place", "state: pending: 'place' is not allowed; allowed: a list"),
        (["place"], "pending[0]: 'place' is not allowed; allowed: a list"),
        (
            [["place", 1, 0], ["place", 1]],
            "pending[1]: ['place', 1] is not allowed; allowed: [kind",
        ),
        ([["dance", 1, 0]], "'dance' is not allowed; allowed: place, draft, end_game"),
        ([[0, 1, 0]], "0 is not allowed; allowed: place, draft, end_game"),
        ([["place", 3, 0]], "3 is not allowed; allowed: a seat from -1 to 2"),
        ([["place", -2, 0]], "-2 is not allowed; allowed: a seat from -1 to 2"),
        ([["place", True, 0]], "True is not allowed; allowed: a seat"),
        ([["place", "1", 0]], "'1' is not allowed; allowed: a seat"),
        ([["place", 1, 0.5]], "0.5 is not allowed; allowed: a whole number"),
        (
            [["place", 1, 1 << 32]],
            "4294967296 is not allowed; allowed: a whole number of at most 32",
        ),
        ([["place", 1, False]], "False is not allowed; allowed: a whole number"),
    ],
)
def test_what_is_no_stack_is_refused(rows: object, text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(text)):
        read(rows)
