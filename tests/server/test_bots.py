"""Bots: they answer at once, think elsewhere, and go on after a restart."""

import time

import iteru
from iteru.server.bot_turns import bot_seed
from tests.server.clients import EASY, ME, Data
from tests.server.conftest import NewPlayer, NewServer
from tests.server.processes import ServerProcess

HARD: Data = {"kind": "bot", "level": "hard"}


def test_bots_go_on_after_a_restart_without_anybody_looking(
    database: str, new_player: NewPlayer, new_server: NewServer
) -> None:
    server = new_server(database)
    ann = new_player(server)
    table = ann.new_table(ME, EASY, EASY)
    while not ann.get(f"/tables/{table}")["my_turn"]:
        time.sleep(0.05)
    line = ann.line(table)
    while line.now()["choices"]:
        line.move()
    server.kill()

    server.start()

    end = time.monotonic() + 30
    while not ann.get(f"/tables/{table}")["my_turn"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    server.stop()
    assert '"stopped"' in server.log.read_text()


def test_the_server_answers_while_bots_think(server: ServerProcess, new_player: NewPlayer) -> None:
    ann = new_player(server)
    for _ in range(3):
        ann.new_table(ME, HARD, HARD, HARD)
    longest = 0.0

    for _ in range(20):
        begun = time.perf_counter()
        ann.get("/health")
        longest = max(longest, time.perf_counter() - begun)

    assert longest < 1.0


def test_a_bots_seed_depends_on_game_and_position() -> None:
    seeds = {bot_seed(seed, number) for seed in range(20) for number in range(20)}

    assert len(seeds) == 400
    assert bot_seed(7, 3) == bot_seed(7, 3)
    iteru.load("fertility").new(seats=2, seed=bot_seed(7, 3))  # is a seed
