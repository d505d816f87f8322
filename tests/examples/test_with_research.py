"""Examples that need `iteru[research]`; see tests/research/conftest.py."""

import re
from pathlib import Path

import pytest

from tests.examples.running import shown_by


def test_an_environment() -> None:
    shown = shown_by("environment", "--episodes", "4")
    assert "'turns left': 27" in shown
    shares = [float(share) for share in re.findall(r"seat_\d: (\S+) of the victories", shown)]
    assert len(shares) == 3
    assert abs(sum(shares) - 1) < 0.02


@pytest.mark.slow
def test_a_network_learns_to_beat_random_play() -> None:
    shown = shown_by("learn", "egizia", "--batches", "3", "--games", "200")
    found = re.search(r"([\d.]+)% won", shown)
    assert found is not None
    assert float(found[1]) > 80.0


def test_a_data_set_is_made_and_read(tmp_path: Path) -> None:
    asked = ("--folder", tmp_path, "--games", "2", "--bots", "search:4,greedy")
    first = shown_by("data_set", *asked)
    found = re.search(r"^2 games, (\d+) decisions$", first, re.MULTILINE)
    assert found is not None
    assert f"replayed and compared: {found[1]} decisions\n" in first
    assert shown_by("data_set", *asked) == first  # it is only read
