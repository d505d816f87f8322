"""No process is left behind, however the parent ends."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.work.test_workforce import PATIENCE, is_alive, wait_until

ROOT = Path(__file__).parents[2]

# Two processes: one that works without end, one that waits for work. A line on stdin ends it.
PARENT = """
import sys, time
from functools import partial
from pathlib import Path
from iteru.work import Workforce, on_this_machine, once
from tests.work import jobs

if __name__ == "__main__":
    workforce = Workforce(on_this_machine(2))
    heard = []
    never = workforce.submit(partial(jobs.told_process_id, Path("/never")), progress=heard.append)
    while not heard:
        time.sleep(0.01)
    print(heard[0], workforce.submit(once(jobs.process_id)).result(), flush=True)
    sys.stdin.readline()
"""


class Parent:
    def __init__(self, folder: Path) -> None:
        script = folder / "parent.py"
        script.write_text(PARENT)
        path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, str(script)],
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            text=True,
        )
        assert self.process.stdout is not None
        self.children = [int(word) for word in self.process.stdout.readline().split()]

    def errors(self, line: str | None = None) -> str:
        """What it says on stderr until it ends; soon its children are gone, too."""
        _, errors = self.process.communicate(line, timeout=PATIENCE)
        wait_until(lambda: not any(is_alive(child) for child in self.children))
        return errors

    def end(self) -> None:
        """Leaves nothing when a test has failed."""
        self.process.kill()
        self.process.communicate()
        for child in filter(is_alive, self.children):
            os.kill(child, signal.SIGKILL)


@pytest.fixture
def parent(tmp_path: Path) -> Iterator[Parent]:
    found = Parent(tmp_path)
    assert len(set(found.children)) == 2
    assert all(map(is_alive, found.children))
    yield found
    found.end()


def test_a_killed_parent_leaves_no_process(parent: Parent) -> None:
    parent.process.kill()
    assert parent.errors() == ""


def test_a_terminated_parent_leaves_no_process(parent: Parent) -> None:
    parent.process.terminate()
    assert parent.errors() == ""


def test_a_parent_that_forgets_to_close_leaves_no_process(parent: Parent) -> None:
    assert parent.errors("\n") == ""
    assert parent.process.returncode == 0


def test_ctrl_c_in_a_terminal_ends_all_without_a_word_of_the_children(parent: Parent) -> None:
    os.killpg(parent.process.pid, signal.SIGINT)
    assert parent.errors().count("Traceback") == 1
