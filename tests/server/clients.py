"""Scripted players: HTTP with a cookie of their own, and sockets of tables."""

import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from tests.server.processes import ServerProcess

Data = dict[str, Any]
ME: Data = {"kind": "me"}
OPEN: Data = {"kind": "open"}
EASY: Data = {"kind": "bot", "level": "easy"}


class Player:
    """One visitor of a server, with everything that was ever sent to it.

    With cookies: a visitor who is known already, perhaps from another server of the same database.
    """

    def __init__(self, server: ServerProcess, cookies: httpx.Cookies | None = None) -> None:
        self.server = server
        self.received: list[str] = []
        self._ending = ExitStack()
        client = httpx.Client(
            base_url=f"{server.url}/api",
            timeout=90,
            cookies=cookies,
            headers={"Origin": server.url},  # as a browser on the server's own page
        )
        self.http = self._ending.enter_context(client)
        self.http.event_hooks["response"].append(self._note)
        self.me: Data = self.get("/me")

    def close(self) -> None:
        """Hangs up everywhere."""
        self._ending.close()

    def _note(self, response: httpx.Response) -> None:
        response.read()
        self.received.append(response.text)

    def get(self, path: str) -> Any:
        return self._data(self.http.get(path))

    def post(self, path: str, body: Data | None = None) -> Any:
        return self._data(self.http.post(path, json=body))

    def put(self, path: str, body: Data) -> Any:
        return self._data(self.http.put(path, json=body))

    def _data(self, response: httpx.Response) -> Any:
        assert response.status_code == 200, response.text
        return response.json()

    def refused(self, path: str, body: Data | None = None) -> str:
        """Posts what must be refused; returns the code of the refusal."""
        response = self.http.post(path, json=body)
        assert 400 <= response.status_code < 500, response.text
        answer = response.json()
        assert answer["type"] == "error"
        assert answer["sentence"].endswith(".")
        return str(answer["code"])

    def new_table(self, *seats: Data, **more: Any) -> str:
        body = {"game": "fertility", "seats": list(seats or (ME, OPEN)), **more}
        return str(self.post("/tables", body)["id"])

    def watched(self, table: str) -> list[Data]:
        """The steps of the replay of a table, range by range; a game that goes on may have more."""
        address = f"/tables/{table}/replay"
        return self._watched(
            self.get(address)["steps"], lambda first: self.get(f"{address}/steps?first={first}")
        )

    def watched_record(self, record: Data) -> list[Data]:
        """All steps of the replay of a record."""
        return self._watched(
            self.post("/replays", {"record": record})["steps"],
            lambda first: self.post("/replays/steps", {"record": record, "first": first}),
        )

    def _watched(self, number: int, range_from: Callable[[int], Data]) -> list[Data]:
        steps: list[Data] = []
        while len(steps) < number:
            found = range_from(len(steps))
            assert found["first"] == len(steps)
            assert found["steps"]
            steps += found["steps"]
        return steps[:number]

    def line(self, table: str) -> "Line":
        """A new connection to a table."""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live"
        headers = {"Cookie": cookie(self)}
        opening = connect(
            address,
            origin=Origin(self.server.url),
            additional_headers=headers,
            max_size=None,
            max_queue=None,
            open_timeout=90,
        )
        return Line(self, table, self._ending.enter_context(opening))


class Line:
    """A table's socket, opened: what came in is in `messages`, the newest state in `state`."""

    def __init__(self, player: Player, table: str, socket: ClientConnection) -> None:
        self.player = player
        self.table = table
        self.socket = socket
        self.messages: list[Data] = []
        self.state: Data | None = None
        self.info: Data = {}
        self.snapshot = self.hear("snapshot")

    def close(self) -> None:
        self.socket.close()

    def next(self, timeout: float = 90) -> Data:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.player.received.append(text)
        message: Data = json.loads(text)
        self.messages.append(message)
        if message["type"] in ("snapshot", "update"):
            self.state = message["state"]
        if message["type"] in ("snapshot", "table"):
            self.info = message["table"]
        return message

    def hear(self, type: str, fits: Callable[[Data], bool] = lambda message: True) -> Data:
        """The next message of this type that fits; others are taken in meanwhile."""
        while True:
            message = self.next()
            if message["type"] == type and fits(message):
                return message

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def send_move(self, code: int | None = None, seat: int | None = None) -> None:
        """The first choice unless told otherwise."""
        state = self.now()
        if code is None:
            code = state["choices"][0]["code"]
        seat = state["to_move"] if seat is None else seat
        self.send(type="move", number=state["number"], seat=seat, code=code)

    def move(self, code: int | None = None) -> Data:
        """Plays and returns the state after it, when it was acknowledged."""
        self.send_move(code)
        self.hear("accepted")
        return self.now()

    def lay_out(self, chance: random.Random, most: int = 8) -> list[int]:
        """A draft at random, as far as its previews lead."""
        state = self.now()
        draft: list[int] = []
        choices = state["choices"]
        while choices and len(draft) < most:
            draft.append(chance.choice(choices)["code"])
            preview = self.answer(type="preview", number=state["number"], codes=draft)
            choices = [] if preview["stopped"] else preview["choices"]
        return draft

    def answer(self, **message: Any) -> Data:
        """The answer to a message: whatever is not sent unasked."""
        self.send(**message)
        while True:
            answer = self.next()
            if answer["type"] not in ("update", "table", "snapshot"):
                return answer

    def now(self) -> Data:
        assert self.state is not None
        return self.state

    def until(self, holds: Callable[["Line"], bool]) -> None:
        """Takes in messages until this holds."""
        while not holds(self):
            self.next()

    def catch_up(self, number: int) -> Data:
        """The state once it has this number or a later one."""
        self.until(lambda line: line.now()["number"] >= number)
        return self.now()


def cookie(player: Player) -> str:
    return "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())


def play_on(lines: list[Line], chance: random.Random, moves: int = 10_000) -> int:
    """Whoever is to move plays at random, until the end or so many moves; returns how many."""
    played = 0
    while played < moves:
        number = max(line.now()["number"] for line in lines)
        for line in lines:
            line.catch_up(number)
        if lines[0].now()["over"]:
            break
        mover = next((line for line in lines if line.now()["choices"]), None)
        if mover is None:  # a bot decides
            lines[0].catch_up(number + 1)
            continue
        choices = mover.now()["choices"]
        mover.move(chance.choice(choices)["code"])
        played += 1
    return played
