"""Whole games over sockets and over HTTP, and a log played again."""

import random

import pytest

from iteru import Record, RecordError
from iteru.server.clock import now
from iteru.server.entries import Entry
from iteru.server.play import Play
from tests.server.clients import EASY, ME, OPEN, Player, play_on
from tests.server.processes import ServerProcess


def test_two_people_play_a_whole_game(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, OPEN)
    line = ann.line(table)
    assert line.state is None
    assert line.info["status"] == "open"

    joined = ben.post(f"/tables/{table}/join", {})

    assert joined["status"] == "running"
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    assert line.hear("update")["entry"]["kind"] == "setup"
    play_on([line, ben.line(table)], random.Random(1))
    line.until(lambda line: line.info["status"] == "finished")
    state, info = line.now(), line.info
    assert state["over"]
    assert state["scores"] == info["scores"]
    assert state["places"] == info["places"]
    assert [sum(parts.values()) for parts in state["parts"]] == state["scores"]
    assert len(state["history"]) == 18  # nine turns each
    assert state["history"][-1] == state["scores"]


def test_every_client_sees_the_same_game(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, OPEN)
    ben.post(f"/tables/{table}/join", {})
    lines = [ann.line(table), ben.line(table)]

    play_on(lines, random.Random(2), moves=20)

    number = max(line.now()["number"] for line in lines)
    states = [line.catch_up(number) for line in lines]
    assert states[0]["public"] == states[1]["public"]
    assert states[0]["to_move"] == states[1]["to_move"]
    assert [bool(state["choices"]) for state in states].count(True) == 1


@pytest.mark.slow
def test_a_game_against_a_bot(ann: Player) -> None:
    line = ann.line(ann.new_table(ME, EASY))

    play_on([line], random.Random(3))

    assert line.now()["over"]


def test_a_script_plays_over_http(ann: Player) -> None:
    table = ann.new_table(ME, {"kind": "local", "name": "Script"})
    state = ann.get(f"/tables/{table}/state")["state"]

    for _ in range(5):
        choice = state["choices"][0]
        move = {"number": state["number"], "seat": state["to_move"], "notation": choice["notation"]}
        after = ann.post(f"/tables/{table}/moves", move)
        assert after["number"] == state["number"] + 1
        state = after

    assert ann.get(f"/tables/{table}")["number"] == state["number"]


def test_several_seats_on_one_screen(ann: Player) -> None:
    table = ann.new_table(ME, {"kind": "local", "name": "Ola"}, {"kind": "local"})
    line = ann.line(table)

    play_on([line], random.Random(4), moves=30)

    seats = line.info["seats"]
    assert [seat["mine"] for seat in seats] == [True, True, True]
    assert [seat["name"] for seat in seats][1] == "Ola"
    assert line.now()["choices"]  # whoever decides, it is on this screen
    assert set(line.now()["private"]) == {"0", "1", "2"}


def test_health(server: ServerProcess, ann: Player) -> None:
    assert ann.get("/health")["database"] in server.database


def test_a_log_in_which_the_wrong_seat_decides_is_refused() -> None:
    play = Play(Record.begin("fertility", 2, 1, {}))
    play.take(play.next_setup(now()))
    [entry] = play.next_moves(play.state.to_move, play.state.legal()[:1], now())
    wrong = Entry(entry.number, "move", 1 - entry.seat, entry.notation, entry.stands, entry.time)

    with pytest.raises(RecordError, match=f"entry 2 of the log: seat {entry.seat} was to decide"):
        play.take(wrong)

    play.take(entry)
    assert play.number == 2
