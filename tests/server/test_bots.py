"""Bots: they answer at once, as they do elsewhere, and go on after a restart."""

import json
import time
from collections.abc import Iterator

import pytest

import iteru
from iteru.bots.level_table import LEVELS
from iteru.bots.levels import bot_named
from iteru.bots.question import question
from tests.server.clients import EASY, ME, Data, Player
from tests.server.conftest import NewPlayer, NewServer
from tests.server.databases import Databases
from tests.server.processes import ServerProcess

HARD: Data = {"kind": "bot", "level": "hard"}
LOCAL: Data = {"kind": "local", "name": "Ola"}


@pytest.mark.slow
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


def begun(game: str, seat: int) -> tuple[iteru.Record, iteru.State]:
    """The beginning of a game, up to a choice that this seat has; the first codes are played."""
    record = iteru.Record.begin(game, seats=2, seed=8)
    state = record.replay()
    while state.to_move != seat or len(record.moves) < 6:
        code = state.legal()[0]
        record.moves.append(state.game.notation(code))
        state.play(code)
    return record, state


def table_from(player: Player, record: iteru.Record, *seats: Data) -> str:
    data = {"record": json.loads(record.to_json()), "to": len(record.moves), "seats": list(seats)}
    return str(player.post("/tables/from-record", data)["id"])


@pytest.fixture(scope="module")
def patient(
    databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server on which no bot is cut, however busy the machine is."""
    folder = tmp_path_factory.mktemp("patient")
    server = ServerProcess(databases.new("sqlite"), folder, bot_seconds=600).start()
    yield server
    server.stop()
    assert "too little time" not in server.log.read_text()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", iteru.games())
def test_a_bot_at_a_table_plays_what_it_answers_in_the_library(
    patient: ServerProcess, new_player: NewPlayer, game: str, level: str
) -> None:
    record, state = begun(game, seat=1)
    known, seed = question(record, state)
    stretch = bot_named(level).choose(known, seed).stretch
    for code in stretch:
        state.play(code)
    ann = new_player(patient)

    table = table_from(ann, record, ME, {"kind": "bot", "level": level})

    line = ann.line(table)
    line.catch_up(len(record.moves) + 1 + len(stretch))
    step = ann.watched(table)[len(record.moves) + len(stretch)]
    assert step["state"]["public"] == state.view(None)["public"]


@pytest.mark.slow
@pytest.mark.parametrize("game", iteru.games())
def test_a_hint_is_what_hard_answers_in_the_library(
    patient: ServerProcess, new_player: NewPlayer, game: str
) -> None:
    record, state = begun(game, seat=0)
    known, seed = question(record, state)
    answer = bot_named("hard").choose(known, seed)
    ann = new_player(patient)

    line = ann.line(table_from(ann, record, ME, LOCAL))
    hint = line.answer(type="hint", number=line.now()["number"])

    assert (hint["code"], hint["expected"]) == (answer.code, answer.expected)
    assert [(share["code"], share["share"]) for share in hint["shares"]] == answer.shares
