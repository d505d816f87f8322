"""The contract of an engine: places that work on slices, and what they report."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias


@dataclass(frozen=True)
class Paused:
    """The slice is over, the job is not."""


@dataclass(frozen=True)
class Done:
    result: object


@dataclass(frozen=True)
class Failed:
    """The job raised this error."""

    error: BaseException


@dataclass(frozen=True)
class Lost:
    """The place died with all that had begun there; it can be used again."""

    why: str


@dataclass(frozen=True)
class Report:
    """How a slice has ended."""

    seconds: float  # that it took
    progress: object  # the latest that the job told; None: nothing
    outcome: Paused | Done | Failed | Lost


Listener: TypeAlias = Callable[[int, Report], None]  # is told the place too


class Engine(Protocol):
    """A number of places, each of which works on one slice at a time.

    A place keeps the jobs that have begun there until they are done or forgotten. Every `begin`
    and `go_on` is answered by one report, from a thread of the engine's own. No method waits for
    a job.
    """

    @property
    def places(self) -> int:
        """How many slices may be out at a time."""

    def listen(self, listener: Listener) -> None:
        """Called once, before anything else."""

    def begin(self, place: int, number: int, job: bytes) -> None:
        """The first slice of a pickled job, which has this number from now on."""

    def go_on(self, place: int, number: int) -> None:
        """The next slice of a job that has begun there."""

    def forget(self, place: int, number: int) -> None:
        """A job that has begun there, and has no slice out, is no longer wanted."""

    def close(self) -> None:
        """Ends all places at once; what they still report is not looked at."""
