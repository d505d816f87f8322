"""Plain data is read with errors that name the place, the fault and what is allowed."""

import re
from collections.abc import Callable

import pytest

from iteru.kernel.plain import NONE, PlainReader, named

DATA: dict[str, object] = {
    "number": 3,
    "yes": True,
    "name": "owl",
    "numbers": [1, 2, 3],
    "names": ["owl", "ibis", "-"],
    "rows": [[1, "a"], []],
    "texts": {"mode": "duel"},
    "null": None,
}
READER = PlainReader(DATA, "state")
BIRDS = ["ibis", "owl"]


def test_what_fits_is_read() -> None:
    assert READER.integer("number", 3, 3) == 3
    assert READER.boolean("yes") is True
    assert READER.string("name") == "owl"
    assert READER.integers("numbers", 1, 3, 3) == [1, 2, 3]
    assert READER.entries("numbers") == [1, 2, 3]
    assert READER.strings("names", 3) == ["owl", "ibis", "-"]
    assert READER.rows("rows", 2) == [[1, "a"], []]
    assert READER.ids("names", BIRDS, "-") == [1, 0, NONE]
    assert READER.texts("texts") == {"mode": "duel"}
    assert READER.value("null") is None
    READER.only(list(DATA))


def test_numbers_are_named_and_come_back() -> None:
    assert named([1, NONE, 0], BIRDS, "-") == ["owl", "-", "ibis"]
    assert PlainReader({"birds": named([1, NONE, 0], BIRDS, "-")}, "x").ids(
        "birds", BIRDS, "-"
    ) == [
        1,
        NONE,
        0,
    ]


@pytest.mark.parametrize(
    ("read", "text"),
    [
        (lambda: READER.value("nest"), "state: nest is missing"),
        (lambda: READER.only(["number"]), "state: 'yes' is not known; known: number"),
        (
            lambda: READER.integer("number", 4, 9),
            "state: number: 3 is not allowed; allowed: whole numbers from 4 to 9",
        ),
        (lambda: READER.integer("number", 0, 2), "3 is not allowed"),
        (lambda: READER.integer("yes", 0, 2), "yes: True is not allowed; allowed: whole numbers"),
        (
            lambda: READER.integer("name", 0, 2),
            "name: 'owl' is not allowed; allowed: whole numbers",
        ),
        (lambda: READER.boolean("number"), "number: 3 is not allowed; allowed: true or false"),
        (lambda: READER.string("number"), "number: 3 is not allowed; allowed: a text"),
        (lambda: READER.entries("name"), "name: 'owl' is not allowed; allowed: a list"),
        (
            lambda: READER.entries("numbers", 4),
            "numbers: '3 entries' is not allowed; allowed: 4 entries",
        ),
        (
            lambda: READER.integers("numbers", 1, 2),
            "numbers[2]: 3 is not allowed; allowed: whole numbers from 1 to 2",
        ),
        (lambda: READER.strings("numbers"), "numbers[0]: 1 is not allowed; allowed: a text"),
        (lambda: READER.rows("numbers"), "numbers[0]: 1 is not allowed; allowed: a list"),
        (lambda: READER.ids("names", BIRDS), "names[2]: '-' is not allowed; allowed: ibis, owl"),
        (
            lambda: READER.texts("rows"),
            "rows: [[1, 'a'], []] is not allowed; allowed: a mapping of texts",
        ),
        (
            lambda: PlainReader({"a": {"b": 1}}, "x").texts("a"),
            "x: a: {'b': 1} is not allowed; allowed: a mapping of texts",
        ),
        (lambda: PlainReader([1], "state"), "state must be a mapping, not list"),
    ],
)
def test_what_does_not_fit_is_refused(read: Callable[[], object], text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(text)):
        read()
