"""What a job is: steps that may be worked on here, or slice by slice in another process."""

from collections.abc import Callable, Generator
from functools import partial
from typing import ParamSpec, TypeAlias, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

# Pauses where it yields; returns the result. What is yielded is told as progress, unless None.
Steps: TypeAlias = Generator[object, None, T]

# Called once, where it is worked on; called again if that place is lost. It must be picklable: a
# function of a module, or functools.partial of one.
Job: TypeAlias = Callable[[], Steps[T]]


class JobFailed(Exception):
    """A job raised an error that could not be sent back as it was; the text says what it said."""


class WorkerLost(Exception):
    """The process that worked on a job died, again and again."""


def once(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Job[T]:
    """A plain call as a job; it cannot pause, so it should be short."""
    return partial(_called, partial(function, *args, **kwargs))


def _called(call: Callable[[], T]) -> Steps[T]:
    yield from ()
    return call()


def finished(steps: Steps[T]) -> T:
    """The result of steps that are worked on here and now, to the end.

    >>> finished(once(max, 3, 5)())
    5
    """
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
