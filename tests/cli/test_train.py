"""`iteru train` refuses in a sentence; what it does is tested in tests/training."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from iteru.training.train import train
from tests.cli.command import iteru, refused
from tests.training.pupils import PLAN, guessed


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--games", "1"), "--games '1' is not allowed"),
        (("--seats", "2,x"), "--seats 'x' is not allowed"),
        (("--seats", "5"), "5 seats are not allowed"),
        (("--teacher", "nobody"), "there is no bot 'nobody'"),
        (("--set", "luck=1"), "'luck=1' is not allowed; allowed: games, "),
        (("--set", "mix=2"), "mix=2.0 is not allowed; allowed: 0 to 1"),
        (("--set", "parts=maybe"), "allowed: parts=yes, parts=no"),
        (("--set", "first=33"), "allowed: even numbers"),
        (("--export", "network.json"), "no network has passed its gate yet"),
    ],
)
def test_what_cannot_be_done_is_refused(
    tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    assert sentence in refused("train", "fertility", "training", *arguments, folder=tmp_path)


def test_without_the_extra_it_says_what_to_install(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    missing = tmp_path_factory.mktemp("missing")  # comes before a jax that is installed
    (missing / "jax.py").write_text('raise ModuleNotFoundError(name="jax")')
    path = os.pathsep.join([str(missing), *filter(None, [os.environ.get("PYTHONPATH")])])
    sentence = refused("train", "fertility", "training", folder=tmp_path, PYTHONPATH=path)
    assert 'training needs the package jax; allowed: after pip install "iteru[train]"' in sentence


def trained(folder: Path) -> Path:
    """A training whose guess has passed its gate of two games: seeds are tried until one does."""
    for seed in range(1, 9):
        if train(folder / str(seed), replace(PLAN, seed=seed, bar=0.0), 1, guessed)[0].passed:
            return folder / str(seed)
    raise AssertionError("no guess was lucky")


def test_the_best_network_is_exported_and_plays(tmp_path: Path) -> None:
    folder = trained(tmp_path)
    run = iteru("train", "fertility", folder, "--export", "network.json", folder=tmp_path)
    assert run.words == "network.json: the network of generation 0."
    seats = "search:1@network.json,search:1@none"
    run = iteru("arena", "fertility", "--seats", seats, "--games", "2", folder=tmp_path)
    assert run.code == 0
