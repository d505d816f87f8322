"""How a search thinks."""

import pickle

from iteru.bots.settings import Settings


def test_settings_can_be_pickled() -> None:
    """Each field with a value of its own, so that none takes another's place."""
    settings = pickle.loads(pickle.dumps(Settings(7, 0.25, 3, 1.5, 0.75, False)))
    assert (settings.iterations, settings.temperature, settings.horizon) == (7, 0.25, 3)
    assert (settings.curiosity, settings.width, settings.plans) == (1.5, 0.75, False)


def test_who_plans_looks_on_until_every_seat_has_had_a_turn() -> None:
    """Two turns at least, also where one seat plays alone."""
    assert [Settings(7).turns_ahead(seats) for seats in (1, 2, 3, 5)] == [2, 2, 3, 5]
    assert Settings(7, horizon=6).turns_ahead(4) == 6


def test_who_does_not_plan_looks_equally_far_with_any_seats() -> None:
    assert [Settings(7, plans=False).turns_ahead(seats) for seats in (1, 2, 5)] == [2, 2, 2]
