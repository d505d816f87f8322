"""The arrays of learners: rows, masks, legal codes one after the other, copies."""

from array import array

import pytest

import iteru
from iteru.kernel.buffers import Buffers
from tests.kernel.positions import at
from tests.kernel.toy import IBIS


def test_a_mask_forgets_what_it_held() -> None:
    buffers = Buffers(2, 0, 5)
    buffers.set_mask(0, [0, 3])
    buffers.set_mask(1, [1])
    buffers.set_mask(0, [3, 4])
    assert list(buffers.masks) == [0, 0, 0, 1, 1, 0, 1, 0, 0, 0]


def test_legal_codes_stand_one_row_after_the_other() -> None:
    buffers = Buffers(3, 0, 5)
    buffers.set_mask(0, [0, 3])
    buffers.set_mask(2, [1, 2, 4])
    codes, begins = buffers.legal_codes()
    assert list(codes) == [0, 3, 1, 2, 4]
    assert list(begins) == [0, 2, 2, 5]


def test_others_read_the_arrays_without_a_copy() -> None:
    state = at("take")
    buffers = IBIS.buffers(2)
    observations = memoryview(buffers.observations)
    masks = memoryview(buffers.masks)
    assert (observations.format, masks.format) == ("h", "B")
    assert (len(observations), len(masks)) == (2 * len(IBIS.features), 2 * IBIS.action_count)
    state.encode(0, buffers, 1)
    state.mask(buffers, 1)
    assert list(observations) == list(buffers.observations)
    assert any(observations)
    assert sum(masks) == len(state.legal())


def test_arrays_are_copied_into_others() -> None:
    game = iteru.load("fertility")
    state = game.new(2, 1)
    buffers = game.buffers(1)
    state.encode(1, buffers, 0)
    state.mask(buffers, 0)
    observations = array("h", [0] * len(game.features))
    masks = bytearray(game.action_count)
    buffers.copy_to(observations, masks)
    assert list(observations) == list(buffers.observations)
    assert [code for code, is_legal in enumerate(masks) if is_legal] == state.legal()


def test_arrays_of_another_size_are_refused() -> None:
    buffers = IBIS.buffers(1)
    with pytest.raises(ValueError, match="different"):
        buffers.copy_to(array("h", [0]))


def test_there_is_a_row_at_least() -> None:
    with pytest.raises(ValueError, match="0 rows are not allowed; allowed: 1 or more"):
        IBIS.buffers(0)
