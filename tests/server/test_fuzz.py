"""Thousands of requests and messages of every kind: no failure, and nobody else's game changes.

A larger number is tried by `make soak`.
"""

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.conftest import scaled
from tests.server.conftest import NewServer
from tests.server.databases import Databases
from tests.server.fuzz import GENEROUS, Fuzz

REQUESTS = 1_200
MESSAGES = 3_000


@pytest.fixture
def fuzz(databases: Databases, new_server: NewServer) -> Iterator[Fuzz]:
    server = new_server(databases.new("sqlite"), **GENEROUS)
    with closing(Fuzz(server, seed=1)) as found:
        yield found
    server.stop()
    faults = [line for line in server.log.read_text().splitlines() if '"level": "error"' in line]
    assert not faults


@pytest.mark.slow
def test_requests_to_every_route(fuzz: Fuzz) -> None:
    fuzz.request(max(scaled(REQUESTS), 700))

    routes = fuzz.granted.keys() | fuzz.refused.keys()
    assert len(routes) >= 35
    assert len(fuzz.granted) > 0.7 * len(routes)  # what lies behind the checks is reached too
    assert fuzz.refused.total() > fuzz.granted.total() / 10


@pytest.mark.slow
def test_messages_of_every_kind(fuzz: Fuzz) -> None:
    fuzz.send(max(scaled(MESSAGES), 600))

    assert {"accepted", "update", "preview", "hint", "chat", "pong"} <= fuzz.granted.keys()
    assert {"malformed", "stale", "foreign_seat"} <= fuzz.refused.keys()
