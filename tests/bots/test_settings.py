"""How a search thinks."""

import pickle

from iteru.bots.settings import Settings


def test_settings_can_be_pickled() -> None:
    """Each field with a value of its own, so that none takes another's place."""
    settings = pickle.loads(pickle.dumps(Settings(7, 0.25, 3, 1.5, 0.75, False)))
    assert (settings.iterations, settings.temperature, settings.horizon) == (7, 0.25, 3)
    assert (settings.curiosity, settings.width, settings.plans) == (1.5, 0.75, False)
