"""PettingZoo's, Gymnasium's and OpenSpiel's own tests, for all seats and options of every game."""

from functools import partial
from importlib import import_module

import iteru
from benchmarks.soak.proof import Disproved, Figures, Proof
from benchmarks.soak.random_games import settings_of

TESTS = {  # what is passed, and the function of tests/research/official.py
    "PettingZoo's api_test and seed_test": "with_pettingzoo",
    "Gymnasium's check_env": "with_gymnasium",
    "OpenSpiel's random_sim_test": "with_openspiel",
    "OpenSpiel's EnforceAPIOnPartialTree": "with_openspiel_tree",
}
IN_SLICE = 4


def pass_all(name: str, test: str, first: int, number: int) -> Figures:
    """Imports the libraries here: they are installed for `make soak`, not for every check."""
    official = import_module("tests.research.official")
    for setting in settings_of(name)[first : first + number]:
        try:
            getattr(official, test)(setting)
        except Exception as error:
            raise Disproved(f"{setting}: {type(error).__name__}: {error}") from error
    return {}


PROOFS = tuple(
    Proof(
        f"{title} of {name}",
        "The environment passes the library's own tests at every number of seats, with every mix "
        "of options or, where there are more than 32, as many of them.",
        "settings",
        len(settings_of(name)),
        IN_SLICE,
        partial(pass_all, name, test),
        ("kernel/**/*", f"games/{name}/**/*", "research/**/*"),
    )
    for name in iteru.games()
    for title, test in TESTS.items()
)
