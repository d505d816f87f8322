"""The bot of own_bot.py takes a seat at a table of a server and plays to the end.

    python examples/at_a_table.py http://127.0.0.1:8123 TABLE

TABLE is the last part of the table's address. The variable ITERU_TOKEN holds an access token (made
on the page /account), and the bot plays as the person who made it: on the seats that the person
has, or on a free one. The server sends what that person may see and do, and nothing else.
"""

import argparse
import json
import os
import random
import time
from typing import Any
from urllib.request import Request, urlopen

from own_bot import eagerly

Data = dict[str, Any]


class Server:
    """Asks a server as the person whose token this is."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def get(self, path: str) -> Data:
        return self._answer(Request(f"{self.url}/api{path}", headers=self.headers))

    def post(self, path: str, body: Data) -> Data:
        data = json.dumps(body).encode()
        return self._answer(Request(f"{self.url}/api{path}", data, self.headers))

    def _answer(self, request: Request) -> Data:
        with urlopen(request, timeout=30) as response:
            answer: Data = json.load(response)
            return answer


def play(server: Server, table: str, pause: float) -> list[int]:
    """Sits down, unless it sits there, and plays; returns the places of all seats, 1 is first."""
    if not any(seat["mine"] for seat in server.get(f"/tables/{table}")["seats"]):
        server.post(f"/tables/{table}/join", {})
    chance = random.Random()
    while True:
        state = server.get(f"/tables/{table}/state")["state"]  # None: others are still to come
        while state is not None and state["choices"]:
            choices = state["choices"]
            choice = choices[eagerly([choice["notation"] for choice in choices], chance)]
            move = {"number": state["number"], "seat": state["to_move"], "code": choice["code"]}
            state = server.post(f"/tables/{table}/moves", move)
        if state is not None and state["over"]:
            places: list[int] = state["places"]
            return places
        time.sleep(pause)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("table")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two questions")
    asked = parser.parse_args()
    server = Server(asked.url, os.environ["ITERU_TOKEN"])
    print(f"places by seat: {play(server, asked.table, asked.pause)}")


if __name__ == "__main__":
    main()
