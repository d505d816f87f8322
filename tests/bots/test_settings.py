"""A row of the table of levels."""

import pickle

from iteru.bots.settings import Settings


def test_settings_can_be_pickled() -> None:
    """Each field with a value of its own, so that none takes another's place."""
    settings = pickle.loads(pickle.dumps(Settings(7, 0.25, False)))
    assert (settings.iterations, settings.temperature, settings.plans) == (7, 0.25, False)
