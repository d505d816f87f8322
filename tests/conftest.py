"""What all tests share: which build runs, and how many random games are played."""

import os
import signal
from collections import Counter

import pytest

import iteru

NEEDS_MUCH = {"browser", "built_client"}  # fixtures whose tests --quick leaves out
CASES = 2  # that --quick runs of each test, at most
# There it runs one test of each file.
IN_PROCESSES = tuple(
    f"tests/{folder}/" for folder in ("analysis", "cli", "examples", "research", "server", "work")
)

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


def pytest_addoption(parser: pytest.Parser) -> None:
    words = "leave out slow tests, browsers and PostgreSQL, and most cases that are much alike"
    parser.addoption("--quick", action="store_true", help=words)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--quick"):
        return
    quick: list[pytest.Item] = []
    others: list[pytest.Item] = []
    seen: Counter[str] = Counter()  # cases of a test, and tests of a file
    for item in items:
        file, test = item.nodeid.split("::")[0], item.nodeid.split("[")[0]
        is_known = seen[file] == 1 if file.startswith(IN_PROCESSES) else seen[test] == CASES
        if is_known or not is_quick(item):
            others.append(item)
        else:
            quick.append(item)
            seen.update([file, test])
    config.hook.pytest_deselected(items=others)
    items[:] = quick


def is_quick(item: pytest.Item) -> bool:
    assert isinstance(item, pytest.Function)
    parameters = item.callspec.params.values() if hasattr(item, "callspec") else []
    return (
        item.get_closest_marker("slow") is None
        and NEEDS_MUCH.isdisjoint(item.fixturenames)
        and "postgresql" not in parameters
    )
