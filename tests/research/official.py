"""The tests that each library brings for its environments, on one setting of a game."""

import io
import os
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

from iteru.research import gymnasium, pettingzoo
from iteru.research.openspiel import loaded
from iteru.testing.trial import Setting

with warnings.catch_warnings():  # of a game of its own, which it loads where pygame is installed
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

Test = Callable[[Setting], None]
CHECKS = [name for name in dir(EnforceAPIOnPartialTreeBase) if name.startswith("test_")]

# PettingZoo's tests expect arrays, not dicts with a mask, though its own games have them;
# Gymnasium's would have every environment registered.
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Observation numpy array is all zeros",
    ".*not within the observation space",
    ".*spec",
)


@contextmanager
def quiet() -> Iterator[None]:
    """Without their reports, and without what they always warn of here."""
    with redirect_stdout(io.StringIO()), warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message)
        yield


@contextmanager
def without_stderr() -> Iterator[None]:
    """OpenSpiel writes a line for every error, also for those that its checks wait for."""
    kept = os.dup(2)
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def with_pettingzoo(setting: Setting) -> None:
    def new() -> pettingzoo.GameEnv:
        return pettingzoo.env(setting.game.id, setting.seats, setting.options)

    with quiet():
        api_test(new(), num_cycles=100)
        seed_test(new, num_cycles=50)


def with_gymnasium(setting: Setting) -> None:
    others = ["random"] * (setting.seats - 1)
    with quiet():
        check_env(
            gymnasium.env(setting.game.id, setting.seats, others, options=setting.options),
            skip_render_check=True,
        )


def with_openspiel(setting: Setting) -> None:
    game = loaded(setting.game.id, setting.seats, setting.options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def with_openspiel_tree(setting: Setting) -> None:
    """Its checks of a game's states, on some hundred of them."""

    class Enforced(EnforceAPIOnPartialTreeBase):
        game_name = f"iteru_{setting.game.id}"
        game = loaded(setting.game.id, setting.seats, setting.options)

    Enforced.setUpClass()
    assert CHECKS
    with without_stderr():
        for check in CHECKS:
            getattr(Enforced(check), check)()
