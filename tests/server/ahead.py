"""Servers whose clock can be set ahead, and nothing else about them is changed.

By how many seconds stands in a file. Run as a script it is the `iteru` command with such a clock.
"""

import os
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

from tests.server.processes import ServerProcess

FILE = "TEST_CLOCK_AHEAD"
JUMPS = "TEST_CLOCK_JUMPS"  # a jump is no time in which the server was away


class ClockAhead:
    """In the place of `datetime` in the server's clock."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def now(self, zone: tzinfo = UTC) -> datetime:
        return datetime.now(zone) + timedelta(seconds=float(self._file.read_text()))


class Hourglass:
    """Sets the clocks of some servers ahead."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "ahead"
        self._ahead = 0.0
        self.pass_by(0)

    def pass_by(self, seconds: float) -> None:
        self._ahead += seconds
        fresh = self._file.with_suffix(".new")
        fresh.write_text(str(self._ahead))
        fresh.replace(self._file)

    def give(self, server: ServerProcess, jumps: bool = True) -> None:
        """Before it is started."""
        server.settings[FILE] = str(self._file)
        if jumps:
            server.settings[JUMPS] = "yes"


def prepare() -> None:
    """In a server's process: its clock is the one that its environment names."""
    if FILE not in os.environ:
        return
    from iteru.server import clock, timekeeping

    setattr(clock, "datetime", ClockAhead(Path(os.environ[FILE])))  # noqa: B010 - not its type
    if JUMPS in os.environ:
        timekeeping.AWAY = timedelta(days=1000)


def main() -> None:
    from iteru.cli.main import main as iteru

    prepare()
    iteru()


if __name__ == "__main__":
    main()
