"""Each library's own tests, on one setting of each game; `make soak` has all of them."""

import pytest

import iteru
from iteru.testing.trial import Setting
from tests.research import official
from tests.research.settings import NAMES

TESTS = (official.with_pettingzoo, official.with_gymnasium, official.with_openspiel)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("test", TESTS, ids=lambda test: test.__name__)
def test_it_passes(test: official.Test, name: str) -> None:
    test(Setting(iteru.load(name), 2, {}))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_states_keep_the_contract(name: str) -> None:
    official.with_openspiel_tree(Setting(iteru.load(name), 2, {}))
