"""Clients that play on while their server is killed, and miss nothing that was acknowledged.

They send drafts: all of a draft is stored, or nothing of it.
"""

import random
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

import iteru
from tests.server.clients import ME, Data, Line, Player
from tests.server.processes import PATIENCE, ServerProcess

TABLES = 3
LOCAL: Data = {"kind": "local", "name": "Ola"}


class Survivor(threading.Thread):
    """Plays one game after the other, and compares what was acknowledged with what is stored."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        super().__init__(daemon=True)  # one that is stuck does not hold up the others
        self.player = Player(server)
        self.chance = random.Random(seed)
        self.is_last_game = False
        self.games = 0
        self.acknowledged = 0
        self.drafts = 0  # of several codes, acknowledged
        self.reconnected = 0
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.is_last_game:
                self.play_a_game()
        except BaseException as fault:
            self.fault = fault

    def play_a_game(self) -> None:
        """Hot-seat, at random; a draft that was not acknowledged is sent again."""
        table = self.again(lambda: self.player.new_table(ME, LOCAL))
        moves: list[int] = []  # codes, acknowledged
        waiting: list[int] = []
        is_over = False
        while not is_over:
            try:
                line = self.player.line(table)
                self.reconnected += 1
                # What was acknowledged is there; one draft more may be, that was not.
                stored = line.now()["number"] - 1
                assert stored in (len(moves), len(moves) + len(waiting))
                while True:
                    if not waiting:
                        if line.now()["over"]:
                            break
                        waiting = line.lay_out(self.chance)
                    self.send(line, waiting, len(moves) + 1)
                    line.hear("accepted")
                    moves += waiting
                    self.drafts += len(waiting) > 1
                    waiting = []
                    self.acknowledged += 1
                    line.catch_up(len(moves) + 1)
                is_over = True
                line.close()
            except (WebSocketException, OSError, EOFError):
                time.sleep(0.02)
        record = self.again(lambda: self.player.get(f"/tables/{table}/record"))
        assert record["moves"] == [iteru.load("fertility").notation(code) for code in moves]
        self.games += 1

    def send(self, line: Line, draft: list[int], number: int) -> None:
        seat = line.now()["to_move"]
        if line.now()["number"] > number:  # it is stored already: who decided it?
            seat = line.snapshot["log"][number]["seat"]
        line.send(type="move", number=number, seat=seat, codes=draft)

    def again(self, ask: Callable[[], Any]) -> Any:
        """Asks until a server answers."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return ask()
            except httpx.TransportError:
                assert time.monotonic() < end, "no server answers"
                time.sleep(0.02)


def survive(server: ServerProcess, kills: int, seed: int) -> list[Survivor]:
    """Kills the server at random moments and starts it again; nobody may have missed anything."""
    chance = random.Random(seed)
    survivors = [Survivor(server, seed + number) for number in range(TABLES)]
    for survivor in survivors:
        survivor.start()
    for _ in range(kills):
        wait_for_moves(survivors)
        time.sleep(chance.uniform(0.0, 0.3))
        server.kill()
        server.start()

    for survivor in survivors:
        survivor.is_last_game = True
    for survivor in survivors:
        survivor.join(PATIENCE * 2)
        assert not survivor.is_alive(), "a game does not end"
        survivor.player.close()
    assert [survivor.fault for survivor in survivors] == [None] * TABLES
    assert all(survivor.games >= 1 for survivor in survivors)
    assert sum(survivor.reconnected for survivor in survivors) > kills
    return survivors


def wait_for_moves(survivors: list[Survivor]) -> None:
    """Until play goes on after the last restart."""
    before = sum(survivor.acknowledged for survivor in survivors)
    end = time.monotonic() + PATIENCE
    while sum(survivor.acknowledged for survivor in survivors) == before:
        assert any(survivor.is_alive() for survivor in survivors), "all have given up"
        assert time.monotonic() < end, "play does not go on"
        time.sleep(0.005)
