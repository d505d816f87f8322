"""Small sets as bits of one int."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from iteru.kernel.sets import count_bits, lowest, members, set_of

numbers = st.sets(st.integers(0, 61))


@given(numbers)
def test_a_set_gives_back_its_numbers(chosen: set[int]) -> None:
    bits = set_of(list(chosen))

    assert members(bits) == sorted(chosen)
    assert count_bits(bits) == len(chosen)


@given(numbers.filter(bool))
def test_the_lowest_number(chosen: set[int]) -> None:
    assert lowest(set_of(list(chosen))) == min(chosen)


def test_an_empty_set_has_no_lowest_number() -> None:
    with pytest.raises(AssertionError):
        lowest(0)
