"""Nonsense, by HTTP and by socket: no 5xx, no dropped table, no changed state."""

import json
import random
import warnings
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from websockets.exceptions import ConnectionClosedError

from tests.conftest import scaled
from tests.server.clients import ME, OPEN, Data, Line, Player
from tests.server.processes import ServerProcess

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of its imports
    import schemathesis
    from schemathesis.checks import (
        CheckFunction,
        content_type_conformance,
        not_a_server_error,
        response_schema_conformance,
        status_code_conformance,
    )

MESSAGES = 12_000
EXAMPLES = 6  # of each kind for each operation
CHECKS: list[CheckFunction] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
LOCAL: Data = {"kind": "local", "name": "Ola"}


@pytest.fixture
def table(ann: Player, ben: Player) -> str:
    """A running game of two."""
    table = ann.new_table(ME, OPEN)
    ben.post(f"/tables/{table}/join", {})
    return table


# ------------------------------------------------------------------ HTTP


@pytest.mark.slow
@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
def test_whatever_the_openapi_page_allows_or_not(
    server: ServerProcess, ann: Player, ben: Player, table: str, mode: schemathesis.GenerationMode
) -> None:
    before = ann.get(f"/tables/{table}/state")
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    operations = [schema[path][method] for path in schema for method in schema[path]]
    chance = random.Random(1)

    for operation in operations:
        if operation.path.endswith(("/leave", "/join", "/erase")):
            continue  # what is granted there changes the table
        strategy = operation.as_strategy(mode)

        @settings(
            max_examples=scaled(EXAMPLES),
            database=None,
            deadline=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=strategy)
        def ask(case: Any) -> None:
            if "id" in case.path_parameters and "tables" in case.path and chance.random() < 0.7:
                case.path_parameters["id"] = table
            ends = case.path.endswith(("/account", "/login", "/logout"))  # the session that asks
            cookies = dict((ben if ends else ann).http.cookies)
            response = case.call(cookies=cookies, headers={"Origin": server.url})
            case.validate_response(response, checks=CHECKS)

        with suppress(Unsatisfiable):  # nothing can be wrong where nothing is asked
            ask()

    after = ann.get(f"/tables/{table}/state")
    assert len(operations) > 15
    assert after["state"] == before["state"]
    assert after["log"] == before["log"]


BODIES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"{",
    "no UTF-8": b'{"name": "\xff\xfe"}',
    "NaN": b'{"number": NaN, "seat": Infinity, "code": -Infinity}',
    "too deep": b'{"record": ' + b"[" * 100_000,
    "deep": b'{"record": {"a": ' + b'{"a":' * 400 + b"1" + b"}" * 400 + b"}}",
    "lone surrogates": b'{"name": "\\ud800", "account": "\\udfff\\ud800abc"}',
    "zeros": b'{"name": "a\\u0000b", "game": "a\\u0000b", "notation": "\\u0000"}',
    "a list": b"[1, 2, 3]",
    "a number": b"1e999",
    "twice": b'{"name": "a", "name": 1}',
    "huge number": b'{"number": ' + b"9" * 5000 + b', "seat": 0, "code": 1}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_broken_bodies_are_refused_with_a_sentence(
    server: ServerProcess, ann: Player, table: str, body: bytes
) -> None:
    addresses = [
        ("PATCH", "/me"),
        ("POST", "/account"),
        ("POST", "/login"),
        ("POST", "/tables"),
        ("POST", f"/tables/{table}/join"),
        ("POST", f"/tables/{table}/moves"),
        ("POST", f"/tables/{table}/undo"),
        ("POST", "/replays"),
        ("POST", "/tables/from-record"),
        ("POST", "/studies"),
        ("POST", "/uploads"),
        ("POST", "/branches"),
        ("POST", "/branches/search"),
        ("POST", "/puzzles/fertility-1-102/tries"),
    ]
    for method, address in addresses:
        for content_type in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
            response = ann.http.request(
                method, address, content=body, headers={"content-type": content_type}
            )
            assert 400 <= response.status_code < 500, (address, response.text)
            assert response.json()["type"] == "error"
            assert response.json()["sentence"]


def test_a_body_that_is_too_large_is_refused_while_it_arrives(ann: Player) -> None:
    def endless() -> Iterator[bytes]:
        yield b'{"record": {"a": "'
        for _ in range(7):
            yield b"x" * 2**20

    response = ann.http.post("/replays", content=endless())

    assert response.status_code == 413
    assert response.json()["code"] == "too_large"


@pytest.mark.parametrize(
    "address",
    [
        "/api", "/api/", "/api/nothing", "/api/tables/%00", "/api/tables/..%2f..", "/api/tables/é",
        "/api/games/%00/components", "/api/games/..%2F/rules/en", "/api/texts/de",
        "/api/texts/en?game=%00", "/api/games/fertility/rules/xx", f"/api/tables/{'x' * 5000}",
    ],
)  # fmt: skip
def test_addresses_that_lead_nowhere(server: ServerProcess, address: str) -> None:
    response = httpx.get(server.url + address)

    assert 400 <= response.status_code < 500
    assert response.json()["type"] == "error"


def test_wrong_methods(server: ServerProcess) -> None:
    for method, address in (("DELETE", "/api/me"), ("PUT", "/api/tables"), ("POST", "/api/games")):
        response = httpx.request(method, server.url + address)

        assert response.status_code == 405
        assert response.json()["code"] == "malformed"


# ------------------------------------------------------------------ sockets

WORDS = [
    "move",
    "undo",
    "preview",
    "hint",
    "chat",
    "ping",
    "type",
    "number",
    "seat",
    "code",
    "codes",
    "text",
]


def nonsense(chance: random.Random, depth: int = 0) -> Any:
    """Any JSON value, small or odd."""
    kind = chance.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return chance.choice([0, 1, 2, -1, 2**31, 2**63, 10**40, -(2**63) - 1])
    if kind == 1:
        return chance.choice([0.5, -0.0, 1e308, 1e-320])
    if kind == 2:
        return chance.choice([True, False, None])
    if kind == 3:
        return chance.choice(WORDS)
    if kind <= 5:
        letters = "aA0 \n\t\"'\\\u0000\u00e9\u202e\U0001f3b2{}[]<>;"
        return "".join(chance.choices(letters, k=chance.randrange(12)))
    if kind == 6:
        return [nonsense(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {
        str(chance.choice([*WORDS, "x"])): nonsense(chance, depth + 1)
        for _ in range(chance.randrange(4))
    }


def almost_right(chance: random.Random, line: Line) -> Data:
    """A message of the right form with something wrong about it."""
    state = line.now()
    number, code = state["number"], chance.choice([c["code"] for c in state["choices"]] or [0])
    messages: list[Data] = [
        {"type": "move", "number": number, "seat": state["to_move"], "code": code},
        {"type": "undo", "number": number, "seat": state["to_move"]},
        {"type": "move", "number": number, "seat": state["to_move"], "codes": [code, code]},
        {"type": "preview", "number": number, "codes": [code]},
        {"type": "hint", "number": number},
        {"type": "chat", "text": "Hello"},
        {"type": "ping"},
    ]
    message = chance.choice(messages)
    for _ in range(chance.randrange(1, 3)):
        field = chance.choice([*message, chance.choice(WORDS)])
        if chance.random() < 0.3:
            message.pop(field, None)
        else:
            message[field] = nonsense(chance, 2)
    return message


def would_be_played(message: Any, line: Line) -> bool:
    """Whether a message happens to be right, and would change the table or start a bot."""
    if not isinstance(message, dict) or message.get("number") != line.now()["number"]:
        return False
    legal = [choice["code"] for choice in line.now()["choices"]]
    codes = message.get("codes")
    begins_well = isinstance(codes, list) and codes[:1] in [[code] for code in legal]
    return message.get("type") == "hint" or message.get("code") in legal or begins_well


def scrambled(chance: random.Random, message: object) -> str | bytes:
    """The message as JSON; some are cut or have wrong letters, some are bytes."""
    text = json.dumps(message, ensure_ascii=chance.random() < 0.5)
    if chance.random() < 0.2:
        place = chance.randrange(len(text) + 1)
        text = (
            text[:place] + chance.choice(["", '"', "}", "[[[[", "\u0000", "é"]) + text[place + 1 :]
        )
    return text if chance.random() < 0.8 else text.encode()


def test_ten_thousand_messages_of_nonsense_change_nothing(
    ann: Player, ben: Player, server: ServerProcess, table: str
) -> None:
    chance = random.Random(2)
    lines = [ann.line(table), ben.line(table), ann.line(table)]
    before = [line.now() for line in lines]
    sent = answered = 0

    for _ in range(scaled(MESSAGES) // 100):
        line = chance.choice(lines)
        for _ in range(100):
            message = nonsense(chance) if chance.random() < 0.4 else almost_right(chance, line)
            if not would_be_played(message, line):
                line.socket.send(scrambled(chance, message))
                sent += 1
        marker = f"marker {chance.random()}"
        line.send(type="chat", text=marker)
        begin = len(line.messages)
        while line.hear("chat")["line"]["text"] != marker:
            pass
        answered += sum(message["type"] == "error" for message in line.messages[begin:])

    assert sent >= scaled(10_000)
    assert answered > sent / 2
    assert [line.now() for line in lines] == before
    again = ann.line(table)
    assert again.now() == before[0]
    mover = next(line for line in lines if line.now()["choices"])
    assert mover.move()["number"] == 2


def test_a_message_that_is_too_large(ann: Player, table: str) -> None:
    """The attack: a message of 15 MB was read to its end before it was refused."""
    line = ann.line(table)

    line.socket.send(json.dumps({"type": "chat", "text": "x" * 8000}))
    assert line.hear("error")["code"] == "malformed"
    begun = [b"x" * 4096] * 3  # three parts of a message that has not ended
    with suppress(ConnectionClosedError):  # it may be refused before the last of them
        line.socket.send(begun)
    with pytest.raises(ConnectionClosedError) as closed:
        line.next()

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009  # too big
