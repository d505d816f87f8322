"""How the suite compares plain data, and how it swaps values in it."""

import json

import pytest

from iteru.kernel.generator import seeded
from iteru.testing.plain_data import (
    Swapper,
    are_equal,
    difference,
    empty_out,
    is_json_ready,
    slots,
)

DATA: dict[str, object] = {
    "hands": [["owl", "ibis"], ["cat"]],
    "stones": [3, 4],
    "open": True,
    "extra": {"none": None},
}


@pytest.mark.parametrize(
    ("found", "text"),
    [
        ({"a": 1, "b": [1, 2]}, ""),
        ({"b": [1, 2], "a": 1}, ""),
        ({"a": 1}, "b is missing"),
        ({"a": 1, "b": [1, 2], "c": 3}, "c is too many"),
        ({"a": 1, "b": [1, 3]}, "b[1]: 3, not 2"),
        ({"a": 1, "b": [1]}, "b: 1 entries, not 2"),
        ({"a": True, "b": [1, 2]}, "a: True, not 1"),
        ({"a": 1.0, "b": [1, 2]}, "a: 1.0, not 1"),
        ({"a": 1, "b": (1, 2)}, "b: (1, 2), not [1, 2]"),
        (7, "7, not {'a': 1, 'b': [1, 2]}"),
    ],
)
def test_the_first_difference_is_named(found: object, text: str) -> None:
    expected = {"a": 1, "b": [1, 2]}
    assert difference(found, expected) == text
    assert are_equal(found, expected) == (text == "")


@pytest.mark.parametrize("data", [DATA, [], {}, None, "x", 1.5, {"a": [{"b": "c"}]}])
def test_plain_data_is_json_ready(data: object) -> None:
    assert is_json_ready(data)


@pytest.mark.parametrize(
    "data", [(1, 2), {"a": (1,)}, {1: "a"}, {"a": {1}}, float("nan"), float("inf"), object(), b"x"]
)
def test_other_data_is_not(data: object) -> None:
    assert not is_json_ready(data)


def test_data_that_holds_itself_is_not() -> None:
    loop: list[object] = []
    loop.append(loop)
    assert not is_json_ready(loop)


def test_every_place_is_found() -> None:
    values = [slot.value for slot in slots(DATA)]
    assert len(values) == 12
    assert [value for value in values if isinstance(value, str)] == ["owl", "ibis", "cat"]


def test_what_is_emptied_is_empty_to_all_who_share_it() -> None:
    inner = [1, 2]
    data = {"inner": inner, "deep": [{"inner": inner}]}
    empty_out(data)
    assert (data, inner) == ({}, [])


def test_swaps_keep_types_in_their_places_and_the_data_as_it_was() -> None:
    swapper = Swapper(DATA, seeded(1))
    seen: set[str] = set()
    for number in range(300):
        text = swapper.swapped(1 + number % 2)
        seen.add(text)
        leaves = [slot.value for slot in slots(json.loads(text)) if slot.is_leaf]
        assert sorted(map(repr, leaves)) == ["'cat'", "'ibis'", "'owl'", "3", "4", "None", "True"]
    assert swapper.data == DATA
    changed = [json.loads(text) for text in seen]
    assert {**DATA, "stones": [4, 3]} in changed
    assert {**DATA, "hands": [["owl", "cat"], ["ibis"]]} in changed
    assert {**DATA, "hands": [["cat"], ["owl", "ibis"]]} in changed


def test_two_given_values_are_swapped() -> None:
    swapper = Swapper({"words": [5, 6, 7], "stones": [3, 4]}, seeded(1))
    assert json.loads(swapper.swapped_values((5, 6))) == {"words": [6, 5, 7], "stones": [3, 4]}
    assert json.loads(swapper.swapped_values((9, 8))) == swapper.data
