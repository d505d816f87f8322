"""Sockets: reconnecting, two windows, presence, chat, previews and hints."""

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from iteru.server.connection import MOST_LETTERS, TOO_SLOW, Connection
from tests.server.clients import EASY, ME, OPEN, Data, Line, Player, cookie, play_on
from tests.server.conftest import NewPlayer
from tests.server.processes import ServerProcess

LOCAL: Data = {"kind": "local", "name": "Ola"}


def test_reconnecting_restores_the_present_state_and_the_log(ann: Player) -> None:
    table = ann.new_table(ME, LOCAL)
    line = ann.line(table)
    play_on([line], random.Random(1), moves=25)
    entries = [message["entry"] for message in line.messages if message["type"] == "update"]
    line.close()

    again = ann.line(table)

    assert again.now() == line.now()
    assert again.snapshot["log"][1:] == entries
    assert again.snapshot["log"][0]["kind"] == "setup"


def test_two_windows_of_one_person_agree(ann: Player) -> None:
    table = ann.new_table(ME, LOCAL)
    windows = [ann.line(table), ann.line(table)]

    windows[0].move()
    windows[1].catch_up(2)
    windows[1].move()

    assert windows[0].catch_up(3) == windows[1].now()


def test_a_table_that_is_not_there(ann: Player) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        ann.line("nowhere")

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert '"not_found"' in ann.received[-1]


def test_everyone_hears_who_comes_and_goes(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, OPEN)
    ben.post(f"/tables/{table}/join", {})
    line = ann.line(table)
    assert [seat["here"] for seat in line.info["seats"]] == [True, False]

    other = ben.line(table)

    assert [seat["here"] for seat in other.info["seats"]] == [True, True]
    line.until(lambda line: line.info["seats"][1]["here"])
    other.close()
    line.until(lambda line: not line.info["seats"][1]["here"])


def test_a_new_name_is_told_at_the_table(ann: Player, ben: Player) -> None:
    line = ben.line(ann.new_table(ME, LOCAL))

    ann.http.patch("/me", json={"name": "Anna"})

    line.until(lambda line: line.info["seats"][0]["name"] == "Anna")
    assert line.info["seats"][1]["name"] == "Ola"


# ------------------------------------------------------------------ chat


def test_chat_reaches_everyone_and_stays(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, LOCAL)
    line, spectator = ann.line(table), ben.line(table)

    line.send(type="chat", text="  Dzień dobry!\nBonjour.  ")
    spectator.send(type="chat", text="Hello")

    heard = [spectator.hear("chat")["line"] for _ in range(2)]
    assert [line.hear("chat")["line"] for _ in range(2)] == heard
    said = {chat["text"]: (chat["name"], chat["seat"]) for chat in heard}
    assert said == {
        "Dzień dobry!\nBonjour.": (ann.me["name"], 0),
        "Hello": (ben.me["name"], None),
    }
    assert ben.line(table).snapshot["chat"] == heard


@pytest.mark.parametrize("text", ["👨\u200d👩\u200d👧", "می\u200cخواهم", "❤\ufe0f"])
def test_letters_and_emoji_are_joined_by_signs_that_are_not_seen(ann: Player, text: str) -> None:
    line = ann.line(ann.new_table(ME, LOCAL))

    assert line.answer(type="chat", text=text)["line"]["text"] == text


@pytest.mark.parametrize(
    "text", ["", "   ", "x" * 501, "a\u0000b", "\ud800", "\u200d\u200c", "a\u202eb"]
)
def test_chat_that_cannot_be_written(ann: Player, text: str) -> None:
    line = ann.line(ann.new_table(ME, LOCAL))

    assert line.answer(type="chat", text=text)["code"] == "malformed"


def test_a_visitor_without_a_name_cannot_speak(
    ann: Player, server: ServerProcess, new_player: NewPlayer
) -> None:
    nobody = new_player(server)
    nobody.http.cookies.clear()
    line = nobody.line(ann.new_table(ME, LOCAL))

    assert line.answer(type="chat", text="Hello")["code"] == "not_allowed"


# ------------------------------------------------------------------ advice


def test_a_preview_tells_what_the_move_then_brings(ann: Player) -> None:
    line = ann.line(ann.new_table(ME, LOCAL))
    chance = random.Random(2)
    told = 0

    for _ in range(20):
        number, choice = line.now()["number"], chance.choice(line.now()["choices"])
        preview = line.answer(type="preview", number=number, codes=[choice["code"]])
        line.send_move(choice["code"])
        events = line.hear("update")["entry"]["events"]
        line.hear("accepted")

        assert (preview["type"], preview["number"]) == ("preview", number)
        assert events[: len(preview["events"])] == preview["events"]
        told += len(preview["events"])

    assert told > 20


@pytest.mark.parametrize("wrong", [{"number": 99}, {"codes": [10**20]}, {"codes": [-1]}])
def test_a_preview_of_what_cannot_be(ann: Player, wrong: dict[str, Any]) -> None:
    line = ann.line(ann.new_table(ME, LOCAL))
    asked = {"number": 1, "codes": [line.now()["choices"][0]["code"]], **wrong}

    assert line.answer(type="preview", **asked)["code"] in ("stale", "illegal")


def test_a_hint_names_a_legal_choice(ann: Player) -> None:
    line = ann.line(ann.new_table(ME, LOCAL))
    codes = {choice["code"] for choice in line.now()["choices"]}

    hint = line.answer(type="hint", number=1)

    assert hint["type"] == "hint"
    assert hint["code"] in codes
    assert {share["code"] for share in hint["shares"]} <= codes
    assert sum(share["share"] for share in hint["shares"]) == pytest.approx(1)
    assert 0 <= hint["expected"] <= 1


def test_one_hint_at_a_time_and_other_messages_do_not_wait(ann: Player) -> None:
    line = ann.line(ann.new_table(ME, LOCAL))

    line.send(type="hint", number=1)
    line.send(type="hint", number=1)
    line.send(type="ping")

    types = [line.next()["type"] for _ in range(3)]
    assert types == ["error", "pong", "hint"]


def test_bots_are_always_here(ann: Player) -> None:
    line: Line = ann.line(ann.new_table(ME, EASY))

    assert line.info["seats"][1]["here"]


# ------------------------------------------------------------------ who does not read


def test_who_lags_behind_by_too_much_must_connect_anew() -> None:
    connection = Connection(person=None)
    half = "x" * (MOST_LETTERS // 2)

    connection.send_text(half * 3)  # one message may always wait, however long it is
    assert not connection.is_ended.is_set()
    connection.send_text("x")

    assert connection.is_ended.is_set()
    assert connection.end_code == TOO_SLOW


def test_what_was_sent_does_not_count_any_more() -> None:
    async def send_all() -> Connection:
        connection = Connection(person=None)
        for _ in range(20):
            connection.send_text("x" * (MOST_LETTERS // 4))
            connection.send_text("x" * (MOST_LETTERS // 4))
            for _ in range(2):
                await connection.next_text()
        return connection

    assert not asyncio.run(send_all()).is_ended.is_set()


def test_a_socket_that_is_never_read_is_closed(ann: Player) -> None:
    """The attack: ask for much, read nothing; all of it waited in the server's memory."""
    table = ann.new_table(ME, LOCAL)
    line = ann.line(table)
    state = line.now()
    ask = json.dumps(
        {"type": "preview", "number": state["number"], "codes": [state["choices"][0]["code"]]}
    )
    with deaf(ann, table) as socket, pytest.raises((ConnectionResetError, BrokenPipeError)):
        send_for_ever(socket, masked(ask))

    assert line.answer(type="ping")["type"] == "pong"  # others are served


@contextmanager
def deaf(player: Player, table: str) -> Iterator[socket.socket]:
    """A socket of a table, opened, whose owner reads nothing more."""
    with socket.create_connection(("127.0.0.1", player.server.port), timeout=90) as found:
        head = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: 127.0.0.1:{player.server.port}",
            f"Origin: {player.server.url}",
            f"Cookie: {cookie(player)}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
        ]
        found.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        assert b"101" in found.recv(32)
        yield found


def send_for_ever(where: socket.socket, data: bytes) -> None:
    """Until the other side hangs up; raises OSError."""
    while True:
        where.sendall(data)


def masked(text: str) -> bytes:
    """A frame with a text, as a client sends it; the mask changes nothing."""
    data = text.encode()
    assert len(data) <= 125
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data
