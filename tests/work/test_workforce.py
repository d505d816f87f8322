"""The workforce with real processes: order, fairness, cancelling, errors, and lost processes."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import partial
from pathlib import Path

import pytest

from iteru.work import Job, JobFailed, Priority, WorkerLost, Workforce, on_this_machine, once
from iteru.work.queue import SLICE
from tests.work import jobs

PATIENCE = 60.0  # seconds; a machine may be busy with other things


@pytest.fixture(scope="module")
def one() -> Iterator[Workforce]:
    """A workforce of one process, for the tests that leave it as they found it."""
    with Workforce(on_this_machine(1)) as workforce:
        yield workforce


@pytest.fixture(scope="module")
def two() -> Iterator[Workforce]:
    with Workforce(on_this_machine(2)) as workforce:
        yield workforce


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """A file that is not there yet."""
    return tmp_path / "gate"


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def told(heard: list[object], number: int = 1) -> object:
    """The latest progress, once there is some."""
    wait_until(lambda: len(heard) >= number)
    return heard[-1]


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


# ------------------------------------------------------------------ results, errors, progress


def test_a_job_is_worked_on_in_another_process(one: Workforce) -> None:
    assert one.submit(once(jobs.process_id)).result(PATIENCE) != os.getpid()
    assert one.submit(partial(jobs.counted, 2)).result(PATIENCE) == 2


def test_an_error_comes_back_with_its_type_its_text_and_where_it_was(one: Workforce) -> None:
    error = one.submit(once(jobs.failed, "no grain")).exception(PATIENCE)

    assert type(error) is ValueError
    assert str(error) == "no grain"
    assert "in failed" in error.__notes__[0]


def test_an_error_that_cannot_be_brought_back_is_told(one: Workforce) -> None:
    with pytest.raises(JobFailed, match=r"^Particular: sand in gear$"):
        one.submit(once(jobs.failing_in_particular)).result(PATIENCE)


def test_a_result_that_cannot_be_pickled_is_an_error(one: Workforce) -> None:
    with pytest.raises(JobFailed, match="lambda"):
        one.submit(once(jobs.unpicklable)).result(PATIENCE)


def test_a_job_cannot_end_its_process(one: Workforce) -> None:
    process = one.submit(once(jobs.process_id)).result(PATIENCE)
    with pytest.raises(SystemExit):
        one.submit(once(jobs.leaving)).result(PATIENCE)
    assert one.submit(once(jobs.process_id)).result(PATIENCE) == process


def test_a_job_that_cannot_be_pickled_is_refused_at_once(one: Workforce) -> None:
    with pytest.raises(Exception, match="pickle"):
        one.submit(once(lambda: 1))


def test_progress_is_told_slice_by_slice(one: Workforce) -> None:
    """Not step by step, and the last one is not lost."""
    heard: list[object] = []
    steps = int(2.5 * SLICE / jobs.STEP)

    one.submit(partial(jobs.counted, steps), progress=heard.append).result(PATIENCE)

    numbers = [number for number in heard if isinstance(number, int)]
    assert numbers == sorted(numbers)
    assert numbers[-1] == steps
    assert 2 <= len(numbers) < steps


def deaf(_: object) -> None:
    raise ValueError("deaf")


def test_a_listener_that_fails_disturbs_nobody(
    one: Workforce, caplog: pytest.LogCaptureFixture
) -> None:
    job = partial(jobs.counted, 1)
    assert one.submit(job, progress=deaf).result(PATIENCE) == 1
    assert "deaf" in caplog.text


# ------------------------------------------------------------------ who comes first


def test_a_higher_priority_overtakes_work_in_progress(one: Workforce, gate: Path) -> None:
    """One process, in which the first job would go on for ever."""
    slow = one.submit(partial(jobs.until, gate), priority=Priority.ANALYSIS)
    quick = one.submit(once(jobs.process_id), priority=Priority.MOVE)

    assert quick.result(PATIENCE)
    assert not slow.done()
    gate.touch()
    assert slow.result(PATIENCE)


def test_what_waits_is_worked_on_by_priority(one: Workforce, gate: Path) -> None:
    order: list[str] = []
    first = one.submit(partial(jobs.until, gate), priority=Priority.MOVE)
    waiting: list[Future[str]] = []
    for priority in (Priority.REST, Priority.REPLAY, Priority.ANALYSIS, Priority.HINT):
        waiting.append(one.submit(once(jobs.lasting, 0.0, priority.name), priority=priority))
        waiting[-1].add_done_callback(lambda future: order.append(future.result()))
    gate.touch()

    wait([first, *waiting], PATIENCE)

    assert order == ["HINT", "REPLAY", "ANALYSIS", "REST"]


def test_owners_share_fairly(one: Workforce, gate: Path) -> None:
    """The second owner has as many turns as the first, whose many jobs have come before."""
    order: list[str] = []
    first = one.submit(partial(jobs.until, gate), priority=Priority.HINT)
    futures: list[Future[str]] = []
    for owner, number in (("ann", 12), ("ben", 3)):
        for _ in range(number):
            futures.append(one.submit(once(jobs.lasting, 0.05, owner), owner=owner))
            futures[-1].add_done_callback(lambda future: order.append(future.result()))
    gate.touch()

    wait([first, *futures], PATIENCE)

    assert order[:8].count("ben") == 3


def test_no_more_slices_are_out_than_there_are_processes(two: Workforce, gate: Path) -> None:
    told_by: list[object] = []
    futures = [
        two.submit(partial(jobs.told_process_id, gate), owner=str(owner), progress=told_by.append)
        for owner in range(6)
    ]
    wait_until(lambda: len(told_by) >= 6)  # all have begun
    gate.touch()

    assert len({future.result(PATIENCE) for future in futures}) == 2


# ------------------------------------------------------------------ cancelling


def test_a_job_that_waits_can_be_cancelled(one: Workforce, gate: Path) -> None:
    first = one.submit(partial(jobs.until, gate))
    second = one.submit(once(jobs.lasting, 0.0, "never begun"))

    assert second.cancel()

    assert second.cancelled()
    assert wait([first, second], PATIENCE, FIRST_COMPLETED).done == {second}
    gate.touch()
    assert first.result(PATIENCE)


def test_a_job_is_cancelled_between_two_slices(one: Workforce, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    endless = one.submit(partial(jobs.growing, notes))
    wait_until(lambda: notes.exists() and notes.stat().st_size > SLICE / jobs.STEP)

    assert endless.cancel()

    assert one.submit(once(jobs.process_id)).result(PATIENCE)  # its slice is over
    size = notes.stat().st_size
    time.sleep(2 * SLICE)
    assert notes.stat().st_size == size


def test_a_task_that_no_longer_waits_cancels_its_job(one: Workforce, tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def wait_a_little() -> None:
        answer = asyncio.wrap_future(one.submit(partial(jobs.growing, notes)))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(answer, 2 * SLICE)

    asyncio.run(wait_a_little())

    assert one.submit(once(jobs.process_id)).result(PATIENCE)
    size = notes.stat().st_size
    time.sleep(2 * SLICE)
    assert notes.stat().st_size == size


# ------------------------------------------------------------------ map


def test_a_map_keeps_the_order_and_tells_how_many_are_done(two: Workforce) -> None:
    heard: list[int] = []
    slowest_first = [once(jobs.lasting, 0.01 * (20 - number), str(number)) for number in range(20)]

    results = list(two.map(slowest_first, progress=heard.append))

    assert results == [str(number) for number in range(20)]
    assert heard == list(range(1, 21))


def test_a_map_takes_jobs_as_it_needs_them(two: Workforce) -> None:
    taken: list[int] = []

    def endless() -> Iterator[Job[int]]:
        while True:
            taken.append(len(taken))
            yield partial(jobs.counted, 1)

    results = two.map(endless())

    assert [next(results) for _ in range(20)] == [1] * 20
    assert len(taken) < 40


def test_an_error_ends_a_map_at_its_turn(two: Workforce) -> None:
    results = two.map([once(max, 1, 2), once(max, 3, 4), once(jobs.failed, "third")])
    assert [next(results), next(results)] == [2, 4]
    with pytest.raises(ValueError, match="third"):
        next(results)


def test_an_empty_map_has_no_results(two: Workforce) -> None:
    assert list(two.map([])) == []


# ------------------------------------------------------------------ lost processes


def test_a_job_begins_again_when_its_process_is_killed(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    with Workforce(on_this_machine(1)) as workforce:
        result = workforce.submit(partial(jobs.dying, 2, notes)).result(PATIENCE)
    assert result == "begun\n" * 3


def test_a_job_that_kills_its_processes_is_given_up(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    with Workforce(on_this_machine(1)) as workforce:
        killer = workforce.submit(partial(jobs.dying, 99, notes))
        with pytest.raises(WorkerLost, match="lost 3 times: it ended with exit code -9"):
            killer.result(PATIENCE)
        assert workforce.submit(once(max, 1, 2)).result(PATIENCE) == 2


def test_what_has_paused_in_a_killed_process_begins_again(gate: Path) -> None:
    paused: list[object] = []
    with Workforce(on_this_machine(1)) as workforce:
        innocent = workforce.submit(partial(jobs.told_process_id, gate), progress=paused.append)
        process = told(paused)
        assert isinstance(process, int)
        workforce.submit(once(os.kill, process, signal.SIGKILL), priority=Priority.MOVE)
        assert told(paused, 2) != process
        gate.touch()
        assert innocent.result(PATIENCE) == paused[-1]


def test_an_idle_process_that_was_killed_is_replaced() -> None:
    with Workforce(on_this_machine(1)) as workforce:
        process = workforce.submit(once(jobs.process_id)).result(PATIENCE)
        os.kill(process, signal.SIGKILL)
        assert workforce.submit(once(jobs.process_id)).result(PATIENCE) != process


# ------------------------------------------------------------------ beginning and end


def test_processes_are_started_when_they_are_needed() -> None:
    with Workforce(on_this_machine(4)) as workforce:
        first = workforce.submit(once(jobs.process_id)).result(PATIENCE)
        assert workforce.submit(once(jobs.process_id)).result(PATIENCE) == first


def test_ctrl_c_is_for_the_parent_alone(gate: Path) -> None:
    heard: list[object] = []
    with Workforce(on_this_machine(1)) as workforce:
        future = workforce.submit(partial(jobs.told_process_id, gate), progress=heard.append)
        process = told(heard)
        assert isinstance(process, int)
        os.kill(process, signal.SIGINT)
        gate.touch()
        assert future.result(PATIENCE) == process


def test_closing_cancels_what_is_not_done_and_ends_the_processes(tmp_path: Path) -> None:
    workforce = Workforce(on_this_machine(1))
    process = workforce.submit(once(jobs.process_id)).result(PATIENCE)
    out = workforce.submit(partial(jobs.growing, tmp_path / "notes"))
    waiting = workforce.submit(once(max, 1, 2))

    workforce.close()
    workforce.close()

    assert out.cancelled()
    assert waiting.cancelled()
    wait_until(lambda: not is_alive(process))
    with pytest.raises(RuntimeError, match="closed"):
        workforce.submit(once(max, 1, 2))


def test_a_workforce_that_was_never_used_can_be_closed() -> None:
    Workforce(on_this_machine()).close()
