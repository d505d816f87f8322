"""Several server processes on one PostgreSQL database: any of them may serve any table."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from iteru.kernel.state import NOBODY
from iteru.server.broadcast import News, PostgresBroadcast
from iteru.server.connection import SIGNED_OUT
from iteru.server.hub import Hub
from iteru.server.presence import HOUSE, Presence
from iteru.server.settings import database_url
from iteru.server.store.database import Database
from iteru.server.tables import Tables
from tests.server.battles import battle, commit, commitment
from tests.server.clients import EASY, ME, OPEN, Data, play_on
from tests.server.conftest import NewPlayer, NewServer
from tests.server.databases import Databases
from tests.server.nursery import ForkedServer, Nursery
from tests.server.processes import PATIENCE, ServerProcess
from tests.server.test_sessions import end_of

LOCAL: Data = {"kind": "local", "name": "Ola"}
Pair = tuple[ForkedServer, ForkedServer]


@pytest.fixture(scope="module")
def servers(
    databases: Databases, nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Pair]:
    """Two servers that share nothing but a database; they start at the same time."""
    database = databases.new("postgresql")
    folder = tmp_path_factory.mktemp("workers")
    pair = (ForkedServer(nursery, database, folder), ForkedServer(nursery, database, folder))
    for server in pair:
        server.fork()
    with ExitStack() as ending:
        for server in pair:
            ending.callback(server.stop)
            server.wait_for_answer(server.is_alive)
        yield pair


@pytest.mark.slow
def test_moves_at_one_server_are_seen_at_the_other(servers: Pair, new_player: NewPlayer) -> None:
    ann, ben = new_player(servers[0]), new_player(servers[1])
    table = ann.new_table(ME, OPEN)
    line = ann.line(table)
    ben.post(f"/tables/{table}/join", {})
    line.hear("update")
    other = ben.line(table)

    play_on([line, other], random.Random(1))

    assert line.now()["over"]
    assert line.now()["public"] == other.now()["public"]
    for one in (line, other):
        one.until(lambda line: line.info["status"] == "finished")


def test_one_person_at_two_servers(servers: Pair, new_player: NewPlayer) -> None:
    here = new_player(servers[0])
    there = new_player(servers[1], here.http.cookies)
    table = here.new_table(ME, LOCAL)
    lines = [here.line(table), there.line(table)]

    for number in range(1, 11):
        mover, other = lines[number % 2], lines[1 - number % 2]
        mover.catch_up(number)
        mover.move()
        assert other.catch_up(number + 1) == mover.now()

    assert here.me == there.me


def test_a_session_that_ends_at_one_server_ends_at_the_other(
    servers: Pair, new_player: NewPlayer
) -> None:
    here = new_player(servers[0])
    there = new_player(servers[1], here.http.cookies)
    line = there.line(here.new_table(ME, OPEN))

    here.post("/logout")

    assert end_of(line) == SIGNED_OUT


def test_the_same_move_at_two_servers_stands_once(servers: Pair, new_player: NewPlayer) -> None:
    here = new_player(servers[0])
    there = new_player(servers[1], here.http.cookies)
    table = here.new_table(ME, LOCAL)
    lines = [here.line(table), there.line(table)]
    chance = random.Random(2)

    for number in range(1, 21):
        code = chance.choice(lines[0].now()["choices"])["code"]
        for line in lines:
            line.send_move(code)
        for line in lines:
            assert line.hear("accepted")["number"] == number
            line.catch_up(number + 1)

    assert lines[0].now() == lines[1].now()
    assert here.get(f"/tables/{table}")["number"] == 21


def test_a_side_withdraws_at_one_server_while_the_other_decides_at_another(
    servers: Pair, new_player: NewPlayer
) -> None:
    ann, ben = new_player(servers[0]), new_player(servers[1])
    table = battle(ann, ME, OPEN)
    ben.post(f"/tables/{table}/join", {"from_record": True})
    lines = first, second = ann.line(table), ben.line(table)
    withdrawn = 0
    while withdrawn < 8:
        number = commit(first, commitment(first))["number"]
        second.catch_up(number)
        code = second.now()["choices"][0]["code"]

        first.send(type="undo", number=number, seat=0)
        second.send(type="move", number=number, seat=1, code=code)

        answers = [
            next(one for one in iter(line.next, None) if one["type"] in ("accepted", "error"))
            for line in lines
        ]
        assert sorted(answer["type"] for answer in answers) == ["accepted", "error"]
        assert {answer.get("code") for answer in answers} == {None, "stale"}
        for line in lines:
            line.catch_up(number + 1)
        if answers[0]["type"] == "error":
            assert first.now()["undo_seat"] == NOBODY
            break
        assert first.now()["to_move"] == second.now()["to_move"] == 0
        withdrawn += 1


def test_different_moves_at_two_servers_one_wins(servers: Pair, new_player: NewPlayer) -> None:
    here = new_player(servers[0])
    there = new_player(servers[1], here.http.cookies)
    table = here.new_table(ME, LOCAL)
    lines = [here.line(table), there.line(table)]

    for number in range(1, 21):
        choices = lines[0].now()["choices"]
        for line, choice in zip(lines, (choices[0], choices[-1]), strict=True):
            line.send_move(choice["code"])
        answers = []
        for line in lines:
            line.until(lambda line: line.messages[-1]["type"] in ("accepted", "error"))
            answers.append(line.messages[-1])
            line.catch_up(number + 1)
        assert "accepted" in [answer["type"] for answer in answers]
        assert {answer.get("code") for answer in answers} <= {None, "stale"}
        assert lines[0].now() == lines[1].now()


def test_of_drafts_that_overlap_at_two_servers_one_wins(
    servers: Pair, new_player: NewPlayer
) -> None:
    here = new_player(servers[0])
    there = new_player(servers[1], here.http.cookies)
    table = here.new_table(ME, LOCAL)
    lines = [here.line(table), there.line(table)]
    chance = random.Random(4)
    longest = 0

    for _ in range(20):
        number, seat = lines[0].now()["number"], lines[0].now()["to_move"]
        draft = lines[0].lay_out(chance)
        drafts = [draft, draft[:-1] or [lines[1].now()["choices"][-1]["code"]]]
        for line, codes in zip(lines, drafts, strict=True):
            line.send(type="move", number=number, seat=seat, codes=codes)
        answers = [
            next(one for one in iter(line.next, None) if one["type"] in ("accepted", "error"))
            for line in lines
        ]
        won = [codes for codes, answer in zip(drafts, answers, strict=True) if "code" not in answer]
        if drafts[0] != drafts[1]:
            assert len(won) == 1
            assert {answer.get("code") for answer in answers} == {None, "stale"}
        for line in lines:
            line.catch_up(number + len(won[0]))
            assert line.now()["number"] == number + len(won[0])
        assert lines[0].now() == lines[1].now()
        longest = max(longest, len(draft))

    assert longest > 1


def test_a_script_may_ask_any_server_next(servers: Pair, new_player: NewPlayer) -> None:
    here = new_player(servers[0])
    players = [here, new_player(servers[1], here.http.cookies)]
    table = here.new_table(ME, LOCAL)
    state = here.get(f"/tables/{table}/state")["state"]

    for number in range(1, 11):
        assert state["number"] == number
        move = {"number": number, "seat": state["to_move"], "code": state["choices"][0]["code"]}
        state = players[number % 2].post(f"/tables/{table}/moves", move)


def test_a_bot_moves_once_though_two_servers_look_on(servers: Pair, new_player: NewPlayer) -> None:
    here = new_player(servers[0])
    there = new_player(servers[1], here.http.cookies)
    table = here.new_table(ME, EASY)
    lines = [here.line(table), there.line(table)]

    play_on(lines, random.Random(3), moves=8)

    log = there.line(table).snapshot["log"]
    assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))
    for server in servers:
        assert '"level": "error"' not in server.log.read_text()


def test_chat_and_presence_cross_servers(servers: Pair, new_player: NewPlayer) -> None:
    ann, ben = new_player(servers[0]), new_player(servers[1])
    table = ann.new_table(ME, OPEN)
    line = ann.line(table)
    ben.post(f"/tables/{table}/join", {})

    other = ben.line(table)

    line.until(lambda line: line.info["seats"][1]["here"])
    other.until(lambda line: line.info["seats"][0]["here"])
    other.send(type="chat", text="Hello")
    assert line.hear("chat")["line"] == other.hear("chat")["line"]
    other.close()
    line.until(lambda line: not line.info["seats"][1]["here"])


def test_a_crowd_at_one_server_is_known_at_the_other(databases: Databases) -> None:
    """PostgreSQL carries no message of more than 8,000 bytes: that many people were told to no
    other worker, and each attempt was a fault in the log."""
    crowd = frozenset(f"person-{number:09}" for number in range(1000))

    async def heard() -> frozenset[str]:
        stores = [Database(database_url(url)) for url in [databases.new("postgresql")] * 2]
        here, there = (PostgresBroadcast(store) for store in stores)
        presence = Presence()
        hub = Hub(stores[1], there, presence, Tables(stores[1], presence, lambda table: None))
        await here.start(lambda worker, news: None, lambda: None)
        await hub.start()
        await here.tell_now([News("here", HOUSE, ("somebody",)), News("here", HOUSE, tuple(crowd))])
        async with asyncio.timeout(PATIENCE):
            while presence.people(HOUSE) != crowd:
                await asyncio.sleep(0.02)
        await hub.stop()
        for broadcast, store in zip((here, there), stores, strict=True):
            await broadcast.stop()
            await store.close()
        return presence.people(HOUSE)

    assert asyncio.run(heard()) == crowd


def test_a_bots_turn_is_taken_over_from_a_server_that_died(
    databases: Databases, new_player: NewPlayer, new_server: NewServer
) -> None:
    database = databases.new("postgresql")
    first = new_server(database)
    ann = new_player(first)
    table = ann.new_table(ME, EASY, EASY)
    first.kill()

    second = new_server(database)
    line = new_player(second, ann.http.cookies).line(table)

    line.until(lambda line: bool(line.now()["choices"]) or line.now()["over"])


@pytest.mark.slow
def test_workers_of_one_command(
    databases: Databases, new_player: NewPlayer, tmp_path: Path
) -> None:
    server = ServerProcess(databases.new("postgresql"), tmp_path)
    server.workers = 2
    server.start()
    ann = new_player(server)
    table = ann.new_table(ME, LOCAL)
    lines = [ann.line(table) for _ in range(6)]

    for number in range(1, 7):
        lines[number - 1].catch_up(number)
        lines[number - 1].move()

    assert len({str(line.catch_up(7)) for line in lines}) == 1
    server.stop()
    ready = [line for line in server.log.read_text().splitlines() if '"ready"' in line]
    assert len(ready) == 2
