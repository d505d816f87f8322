"""Examples that need no other package."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from tests.examples.running import FOLDER, shown_by
from tests.server.clients import EASY, ME, OPEN, Player
from tests.server.databases import Databases
from tests.server.processes import ServerProcess


def test_every_example_is_listed() -> None:
    listed = re.findall(r"\| \[(.*?)\]\(\1\)", (FOLDER / "README.md").read_text())
    assert sorted(listed) == sorted(path.name for path in FOLDER.glob("*.py"))


def test_random_play() -> None:
    shown = shown_by("random_play", "pharaon", "--seats", "5", "--games", "2")
    assert re.search(r"^scores: \[(\d+, ){4}\d+\], places: ", shown, re.MULTILINE)
    assert "2 games, " in shown


def test_own_bot_comes_out_ahead_of_random() -> None:
    shown = shown_by("own_bot", "--games", "40")
    found = re.match(r"eager: (\d+)%", shown)
    assert found is not None
    assert int(found[1]) > 50


@pytest.fixture
def server(databases: Databases, tmp_path: Path) -> Iterator[ServerProcess]:
    found = ServerProcess(databases.new("sqlite"), tmp_path).start()
    yield found
    found.stop()


def test_own_bot_at_a_table(server: ServerProcess) -> None:
    """Twice, with two people's tokens: one made the table, for the other a seat is free."""
    with closing(Player(server)) as host, closing(Player(server)) as guest:
        table = host.new_table(ME, EASY, OPEN)

        def run(player: Player) -> str:
            token = player.post("/tokens", {"name": "my bot"})["token"]
            return shown_by("at_a_table", server.url, table, "--pause", "0.05", ITERU_TOKEN=token)

        with ThreadPoolExecutor() as pool:
            shown = list(pool.map(run, (host, guest)))
        info = guest.get(f"/tables/{table}")

    assert info["status"] == "finished"
    assert [seat["mine"] for seat in info["seats"]] == [False, False, True]
    assert shown == [f"places by seat: {info['places']}\n"] * 2
