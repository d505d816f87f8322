"""Positions in files."""

from pathlib import Path

import pytest

import iteru
from iteru.bots.network import KINDS, is_amount
from iteru.training.positions import Positions, inputs_of, ranges


def some() -> Positions:
    found = Positions(3)
    found.add(7, [[0, -1, 40], [2, 0, 3]], [0.25, 0.75], [0.0, 1.0])
    found.add(8, [[1, 0, -5]], [0.5], [1.0])
    return found


def test_they_come_back_as_they_were(tmp_path: Path) -> None:
    some().write(tmp_path / "some")
    assert Positions.read(tmp_path / "some") == some()


def test_more_are_added_at_the_end() -> None:
    both = some()
    both.extend(some())
    assert len(both) == 4
    assert both.row(4) == both.row(1) == [2, 0, 3]
    assert both.games.tolist() == [7, 8, 7, 8]


@pytest.mark.parametrize("spoilt", [b"", b"{}\n", b"[1]\n", b"nothing"])
def test_other_files_are_refused(tmp_path: Path, spoilt: bytes) -> None:
    (tmp_path / "spoilt").write_bytes(spoilt)
    with pytest.raises(ValueError, match="spoilt holds no positions"):
        Positions.read(tmp_path / "spoilt")


@pytest.mark.parametrize("cut", [1, 4, 20])
def test_what_is_cut_off_is_refused(tmp_path: Path, cut: int) -> None:
    some().write(tmp_path / "some")
    content = (tmp_path / "some").read_bytes()
    (tmp_path / "some").write_bytes(content[:-cut])
    with pytest.raises(ValueError, match="holds no positions"):
        Positions.read(tmp_path / "some")


def test_ranges_leave_out_zero() -> None:
    lows, highs = ranges(some())
    assert (lows, highs) == ([1, -1, -5], [2, 0, 40])
    assert [is_amount(low, high) for low, high in zip(lows, highs)] == [False, False, True]
    assert KINDS < 40
    assert ranges(some(), {0, 2}) == ([1, -1, 1], [0, 0, 0])


def test_inputs_are_features_and_parts() -> None:
    state = iteru.load("kemet").new(2, 1)
    features = len(state.game.features)
    assert len(inputs_of(state, 0, False)) == features
    with_parts = inputs_of(state, 1, True)
    points = [round(16 * value) for _, value in state.explain(1)]
    assert with_parts[features:] == pytest.approx(points, abs=1)
