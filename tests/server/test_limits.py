"""Limits on how often and how much may be sent."""

import httpx
import pytest

from iteru.server.limits import Bucket, Buckets, Budgets
from iteru.server.refusals import Refusal
from tests.server.clients import ME, Data
from tests.server.conftest import NewPlayer, NewServer
from tests.server.databases import Databases

LOCAL: Data = {"kind": "local", "name": "Ola"}


class Clock:
    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_allows_a_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(2.0, clock=clock)

    assert [bucket.take() for _ in range(8)] == [True] * 6 + [False] * 2
    clock.time += 1.0
    assert [bucket.take() for _ in range(4)] == [True, True, False, False]
    clock.time += 1000.0
    assert [bucket.take() for _ in range(8)] == [True] * 6 + [False] * 2


def test_what_costs_much_is_paid_off_afterwards() -> None:
    clock = Clock()
    bucket = Bucket(2.0, clock=clock)

    assert bucket.take(20)
    assert not bucket.take(20)
    clock.time += 7.0
    assert not bucket.take()
    clock.time += 1.0
    assert bucket.take(20)


def test_a_person_pays_everywhere_and_an_address_for_everybody() -> None:
    budgets = Budgets(1.0, 2.0)
    for place in ("here", "there", "elsewhere"):
        budgets.check("ann", place)
    with pytest.raises(Refusal, match="too much at once"):
        budgets.check("ann", "anywhere")
    for name in ("ben", "cid", "dan", "eve", "fay"):
        budgets.check(name, "here")
    with pytest.raises(Refusal, match="too much at once"):
        budgets.check("gil", "here")


def test_each_address_has_its_own_bucket() -> None:
    buckets = Buckets(1.0)
    for _ in range(3):
        buckets.check("here")

    with pytest.raises(Refusal, match="too much at once"):
        buckets.check("here")

    buckets.check("there")


def test_a_flood_of_messages_is_refused_and_the_connection_survives(
    databases: Databases, new_player: NewPlayer, new_server: NewServer
) -> None:
    server = new_server(databases.new("sqlite"), message_rate=5)
    line = new_player(server).line(new_player(server).new_table(ME, LOCAL))

    for _ in range(2000):
        line.send(type="ping")
    line.until(lambda line: line.messages[-1]["type"] == "error")

    assert line.messages[-1]["code"] == "too_fast"
    pongs = [message for message in line.messages if message["type"] == "pong"]
    assert 15 <= len(pongs) < 40
    errors = 1
    while True:  # what comes later, and not too fast, is answered
        line.send(type="chat", text="")
        try:
            answer = line.next(timeout=1.0)
        except TimeoutError:
            continue  # it came too fast as well, which is told once: sent again after this pause
        if answer["type"] == "error" and answer["code"] == "malformed":
            break
        errors += answer["type"] == "error"
    assert errors < 50  # not one for each message


def test_too_many_requests_and_too_many_logins(
    databases: Databases, new_player: NewPlayer, new_server: NewServer
) -> None:
    server = new_server(databases.new("sqlite"), request_rate=5, login_rate=0.01)
    ann = new_player(server)
    wrong = {"account": "nobody", "password": "wrong horse"}

    logins = [ann.http.post("/login", json=wrong).status_code for _ in range(4)]
    requests = [ann.http.get("/games").status_code for _ in range(60)]

    assert logins == [403, 429, 429, 429]
    assert requests[0] == 200
    assert 429 in requests


def test_an_address_brings_so_many_guests_and_no_more(
    databases: Databases, new_server: NewServer, new_player: NewPlayer
) -> None:
    """The attack: ask without a cookie, again and again; every time there was a new guest."""
    server = new_server(databases.new("sqlite"), guest_rate=0.01)
    ann = new_player(server)

    strangers = [httpx.get(f"{server.url}/api/me").status_code for _ in range(3)]

    assert strangers == [200, 429, 429]
    assert ann.get("/me") == ann.me  # who is known comes in
    assert httpx.get(f"{server.url}/api/tables").status_code == 200  # who only looks does, too
