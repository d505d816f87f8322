"""What a process of the workforce does: it works on the slices that its parent orders."""

import os
import pickle
import signal
import threading
import traceback
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from time import perf_counter
from typing import Any, TypeAlias

from iteru.work.engine import Done, Failed, Paused, Report
from iteru.work.job import JobFailed, Steps


@dataclass(frozen=True)
class Begin:
    number: int
    job: bytes  # pickled


@dataclass(frozen=True)
class GoOn:
    number: int


@dataclass(frozen=True)
class Forget:
    """Is not answered."""

    number: int


Order: TypeAlias = Begin | GoOn | Forget


def obey(orders: "Connection[Any, Any]", seconds: float) -> None:
    """Works on slices of so many seconds until the parent hangs up; answers pickled reports."""
    leave_interrupts_to_the_parent()
    threading.Thread(target=end_with_parent, daemon=True).start()
    begun: dict[int, Steps[object]] = {}
    while True:
        try:
            order: Order = orders.recv()
        except EOFError:
            return
        if isinstance(order, Forget):
            del begun[order.number]
        else:
            orders.send_bytes(answered(order, begun, seconds))


def answered(order: Begin | GoOn, begun: dict[int, Steps[object]], seconds: float) -> bytes:
    """Works on one slice, and keeps the job if it has only paused; the report, pickled."""
    report = worked_on(order, begun, seconds)
    if not isinstance(report.outcome, Paused):
        begun.pop(order.number, None)
    return packed(report)


def worked_on(order: Begin | GoOn, begun: dict[int, Steps[object]], seconds: float) -> Report:
    """One slice: steps until the time is over."""
    start = perf_counter()
    progress: object = None
    outcome: Paused | Done | Failed = Paused()
    try:
        if isinstance(order, Begin):
            begun[order.number] = pickle.loads(order.job)()
        while perf_counter() - start < seconds:
            told = next(begun[order.number])
            progress = progress if told is None else told
    except StopIteration as end:
        outcome = Done(end.value)
    except BaseException as error:  # SystemExit too: the process is not the job's
        outcome = Failed(error)
    return Report(perf_counter() - start, progress, outcome)


def packed(report: Report) -> bytes:
    """The report pickled; an error carries its traceback as a note.

    What cannot be pickled, or not be brought back, becomes a JobFailed that says so.
    """
    outcome = report.outcome
    if isinstance(outcome, Failed):
        trace = "".join(traceback.format_exception(outcome.error))
        outcome.error.add_note(f"In a process of the workforce:\n{trace}")
    try:
        data = pickle.dumps(report)
        if isinstance(outcome, Failed):
            pickle.loads(data)  # fails if the error's class wants other arguments than it keeps
    except Exception as error:
        raised = outcome.error if isinstance(outcome, Failed) else error
        failed = JobFailed(f"{type(raised).__name__}: {raised}")
        data = pickle.dumps(Report(report.seconds, None, Failed(failed)))
    return data


def unpacked(answer: bytes) -> Report:
    """The report, or that its result cannot be read here."""
    try:
        report: Report = pickle.loads(answer)
    except Exception as error:
        return Report(0.0, None, Failed(error))
    return report


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C in a terminal reaches every process; the parent is to answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # was blocked while it started


def end_with_parent() -> None:
    """A parent that was killed leaves no process behind."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)
