"""One visitor who asks for much does not take it from the others."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from starlette.exceptions import HTTPException
from starlette.types import Message
from websockets.exceptions import InvalidStatus

import iteru
from iteru.analysis.hint import Hint
from iteru.bots.bot import Answer
from iteru.bots.question import question
from iteru.server import half_sent
from iteru.server.addresses import is_within, network_of
from iteru.server.bodies import BodyLimit
from iteru.server.store.table_lists import PAGE
from iteru.server.thinking import Thinkers
from iteru.work import on_this_machine
from tests.server.clients import ME, OPEN, Data, Player
from tests.server.conftest import NewPlayer, NewServer
from tests.server.databases import Databases
from tests.server.processes import ServerProcess

EASY: Data = {"kind": "bot", "level": "easy"}


# ------------------------------------------------------------------ thinking


def test_hints_of_one_guest_do_not_delay_another_tables_bot() -> None:
    """The attack: 16 hints of one guest made another table's bot answer after 6.9 s, not 0.1."""

    async def order() -> list[str]:
        record = iteru.Record.begin("fertility", seats=2, seed=7)
        known, seed = question(record, record.replay())
        thinkers = Thinkers(on_this_machine(1), at_most=5.0)
        done: list[str] = []

        async def noted(name: str, work: asyncio.Task[Answer] | asyncio.Task[Hint]) -> None:
            await work
            done.append(name)

        try:
            hints = [thinkers.hint("hard", known, seed + n, "greedy") for n in range(16)]
            asked = [noted("hint", asyncio.create_task(hint)) for hint in hints]
            waiting = [asyncio.create_task(one) for one in asked]
            await asyncio.sleep(0)  # all of them wait before the bot is asked
            move = asyncio.create_task(thinkers.move("easy", known, seed, "other"))
            await noted("move", move)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        finally:
            await thinkers.stop()
        return done

    assert asyncio.run(order()).index("move") <= 1  # a slice was out already


# ------------------------------------------------------------------ tables and replays


@pytest.mark.slow
def test_one_guest_has_ten_tables_that_wait(ann: Player) -> None:
    """The attack: 50 tables in 5 s pushed everyone else's off the open list."""
    tables = [ann.new_table(ME, OPEN) for _ in range(10)]

    new_table = {"game": "fertility", "seats": [ME, OPEN]}
    assert ann.refused("/tables", new_table) == "too_many"
    record = {"record": played_nowhere(), "to": 0, "seats": [ME, OPEN]}
    assert ann.refused("/tables/from-record", record) == "too_many"
    assert ann.new_table(ME, EASY)  # waits for nobody
    ann.post(f"/tables/{tables[0]}/leave")
    assert ann.new_table(ME, OPEN)


def test_the_open_list_has_the_latest_of_everyone_first(
    databases: Databases, new_player: NewPlayer, new_server: NewServer
) -> None:
    """The attack: as above, with as many tables as six guests may have."""
    server = new_server(databases.new("sqlite"))
    quiet = new_player(server).new_table(ME, OPEN)
    for _ in range(6):
        greedy = new_player(server)
        for _ in range(10):
            greedy.new_table(ME, OPEN)

    listed = [table["id"] for table in new_player(server).get("/tables")["tables"]]

    assert len(listed) == PAGE
    assert quiet in listed[:7]


def test_an_address_makes_so_many_tables_and_no_more(
    databases: Databases, new_player: NewPlayer, new_server: NewServer
) -> None:
    """The attack: as above, with a new guest for each table."""
    server = new_server(databases.new("sqlite"), table_rate=0.01)
    for _ in range(3):
        new_player(server).new_table(ME, EASY)

    assert new_player(server).refused("/tables", {"game": "fertility", "seats": [ME, EASY]})


def played_nowhere() -> Data:
    """A record without moves."""
    data: Data = json.loads(iteru.Record.begin("fertility", seats=2, seed=7).to_json())
    return data


def test_replays_cost_more_than_plain_requests(
    databases: Databases, new_player: NewPlayer, new_server: NewServer
) -> None:
    """The attack: replays, seconds of work each, were limited no more than plain requests."""
    ann = new_player(new_server(databases.new("sqlite"), request_rate=10))
    record = played_nowhere()

    plain = [ann.http.get("/games").status_code for _ in range(8)]
    time.sleep(3.0)
    replays = [ann.http.post("/replays", json={"record": record}).status_code for _ in range(8)]

    assert plain == [200] * 8
    assert replays[0] == 200
    assert replays.count(429) >= 5


# ------------------------------------------------------------------ connections


def test_one_visitor_has_so_many_sockets(
    databases: Databases, new_player: NewPlayer, new_server: NewServer
) -> None:
    """The attack: 300 sockets of one visitor were accepted."""
    server = new_server(databases.new("sqlite"), most_sockets=3)
    ann, ben = new_player(server), new_player(server)
    table = ann.new_table(ME, OPEN)
    lines = [ann.line(table) for _ in range(3)]

    with pytest.raises(InvalidStatus) as refused:
        ann.line(table)

    assert refused.value.response.status_code == 429
    assert json.loads(refused.value.response.body)["code"] == "too_many"
    ben.line(table)
    lines[0].close()
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            ann.line(table)
        except InvalidStatus:
            continue  # the server has not heard of it yet
        break
    else:
        pytest.fail("a socket that was closed still counts")


def test_messages_of_one_person_are_counted_over_all_sockets(
    databases: Databases, new_player: NewPlayer, new_server: NewServer
) -> None:
    """The attack: every further socket brought its own limit."""
    server = new_server(databases.new("sqlite"), message_rate=5)
    ann, ben = new_player(server), new_player(server)
    table = ann.new_table(ME, OPEN)
    lines = [ann.line(table) for _ in range(3)]
    for _ in range(20):
        lines[0].send(type="ping")

    assert lines[0].hear("error")["code"] == "too_fast"
    lines[1].send(type="ping")
    assert lines[1].hear("error")["code"] == "too_fast"
    assert ben.line(table).answer(type="ping") == {"type": "pong"}


@pytest.fixture
def crowd() -> Iterator[ExitStack]:
    """Connections that end with the test."""
    with ExitStack() as ending:
        yield ending


def half_a_request(server: ServerProcess, crowd: ExitStack) -> socket.socket:
    connection = crowd.enter_context(socket.create_connection(("127.0.0.1", server.port), 30))
    connection.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    return connection


def test_half_sent_requests_are_few_and_not_for_long(
    databases: Databases, new_server: NewServer, crowd: ExitStack
) -> None:
    """The attack: 400 connections sent half a request each, and were kept open for ever."""
    server = new_server(databases.new("sqlite"))
    begun = time.monotonic()
    first = half_a_request(server, crowd)
    others = [half_a_request(server, crowd) for _ in range(half_sent.MOST_WAITING)]

    assert is_closed(others[-1])  # one too many: at once
    assert time.monotonic() - begun < half_sent.PATIENCE
    assert is_closed(first)  # the others after a while
    assert time.monotonic() - begun > half_sent.PATIENCE - 1
    assert server.answers()


def is_closed(connection: socket.socket) -> bool:
    """Waits for the other side to hang up."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_half_a_body_is_not_waited_for() -> None:
    async def never(scope: object, receive: object, send: object) -> None:
        assert callable(receive)
        await receive()
        await receive()

    async def receive() -> Message:
        if not begun:
            begun.append(True)
            return {"type": "http.request", "body": b"{", "more_body": True}
        await asyncio.sleep(30)
        raise AssertionError

    async def send(message: Message) -> None:
        raise AssertionError

    begun: list[bool] = []
    limit = BodyLimit(never, largest=100, patience=0.05)

    with pytest.raises(HTTPException) as refused:
        asyncio.run(limit({"type": "http", "headers": []}, receive, send))

    assert refused.value.status_code == 408


def test_a_body_is_refused_by_its_header(ann: Player, crowd: ExitStack) -> None:
    """Before a byte of it is read."""
    connection = crowd.enter_context(
        socket.create_connection(("127.0.0.1", ann.server.port), timeout=30)
    )
    head = f"POST /api/replays HTTP/1.1\r\nHost: {ann.server.url[7:]}\r\n"
    connection.sendall(f"{head}Content-Length: 100000000\r\n\r\n".encode())

    assert connection.recv(100).startswith(b"HTTP/1.1 413")


# ------------------------------------------------------------------ addresses


def test_forged_addresses_are_not_believed(
    databases: Databases, new_player: NewPlayer, new_server: NewServer
) -> None:
    """The attack: a header, X-Forwarded-For, gave every guess at a password a new address."""
    server = new_server(databases.new("sqlite"), login_rate=0.01)
    ann = new_player(server)

    assert guesses(ann) == [403, 429, 429]


def test_the_proxies_that_are_named_tell_whose_request_it_is(
    databases: Databases, new_player: NewPlayer, new_server: NewServer
) -> None:
    server = new_server(databases.new("sqlite"), login_rate=0.01, proxies="127.0.0.1")
    ann = new_player(server)

    assert guesses(ann) == [403, 403, 403]


def guesses(player: Player) -> list[int]:
    """Three guesses at three accounts, each with another forged address."""
    return [
        player.http.post(
            "/login",
            json={"account": f"nobody {last}", "password": "wrong horse"},
            headers={"X-Forwarded-For": f"203.0.113.{last}"},
        ).status_code
        for last in range(3)
    ]


def test_a_network_of_ipv6_is_one_visitor() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2") == "2001:db8::/64"
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert is_within("192.168.3.4", ["10.0.0.1", "192.168.0.0/16"])
    assert not is_within("nowhere", ["10.0.0.1"])
