"""Jobs, worked on here."""

import pickle
from functools import partial

import pytest

from iteru.work import finished, once
from tests.work.jobs import counted, failed


def test_steps_are_worked_on_to_their_result() -> None:
    assert finished(partial(counted, 3)()) == 3


def test_a_plain_call_is_a_job() -> None:
    assert finished(once(max, 3, 5)()) == 5
    assert finished(once(sorted, [2, 3, 1], reverse=True)()) == [3, 2, 1]


def test_a_job_can_be_pickled() -> None:
    job = pickle.loads(pickle.dumps(once(sorted, [2, 1])))
    assert finished(job()) == [1, 2]


def test_an_error_is_raised_where_the_result_is_asked_for() -> None:
    steps = once(failed, "no grain")()
    with pytest.raises(ValueError, match=r"^no grain$"):
        finished(steps)
