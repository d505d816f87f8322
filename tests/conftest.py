"""What all tests share: which build runs, and how many random games are played."""

import os
import signal

import iteru

# Where a background shell has switched Ctrl-C off, the commands under test would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    return f"iteru: {iteru.build()}, {share():g} of the random games"


def share() -> float:
    """The part of the random games to play, from ITERU_TEST_SHARE: 1 unless told otherwise."""
    return float(os.environ.get("ITERU_TEST_SHARE", "1"))


def scaled(number: int) -> int:
    """This number of random games, or the share of it that is asked for; at least one."""
    return max(1, round(number * share()))
