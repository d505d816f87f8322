"""Jobs for the tests of the workforce, as processes import them."""

import os
import signal
import sys
import time
from pathlib import Path

from iteru.work import Steps

STEP = 0.01  # seconds


def until(file: Path) -> Steps[str]:
    """Goes on until the file exists."""
    while not file.exists():
        time.sleep(STEP)
        yield None
    return f"{file.name} is there"


def counted(number: int) -> Steps[int]:
    """Tells each number up to the last."""
    for step in range(1, number + 1):
        time.sleep(STEP)
        yield step
    return number


def lasting(seconds: float, name: str) -> str:
    time.sleep(seconds)
    return name


def failed(text: str) -> int:
    raise ValueError(text)


class Particular(Exception):
    """Wants two arguments, and keeps one: pickle cannot bring it back."""

    def __init__(self, what: str, where: str) -> None:
        super().__init__(f"{what} in {where}")


def failing_in_particular() -> None:
    raise Particular("sand", "gear")


def leaving() -> None:
    sys.exit(3)


def unpicklable() -> object:
    return lambda: None


def process_id() -> int:
    return os.getpid()


def told_process_id(file: Path) -> Steps[int]:
    """Tells its process, and goes on until the file exists."""
    yield os.getpid()
    yield from until(file)
    return os.getpid()


def dying(times: int, notes: Path) -> Steps[str]:
    """Kills its process in the middle, this many times; each time it notes that it has begun."""
    with notes.open("a") as file:
        file.write("begun\n")
    time.sleep(STEP)
    yield None
    if len(notes.read_text().splitlines()) <= times:
        os.kill(os.getpid(), signal.SIGKILL)
    return notes.read_text()


def growing(file: Path) -> Steps[None]:
    """Never ends; the file grows step by step."""
    while True:
        with file.open("a") as notes:
            notes.write(".")
        time.sleep(STEP)
        yield None
