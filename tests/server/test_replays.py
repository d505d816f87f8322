"""Replays on demand: a short answer first, then steps by range, each of them bounded."""

import json
import random
from functools import cache

import pytest

import iteru
from iteru.server import records
from iteru.server.clock import now
from iteru.server.messages.live import SnapshotMessage
from iteru.server.play import Play, played_again
from iteru.server.records import LARGEST_ANSWER, read_record, replay_steps
from iteru.server.refusals import Refusal
from iteru.server.replays import Kept
from iteru.work import finished
from tests.server.clients import ME, OPEN, Data, Player, play_on

LOCAL: Data = {"kind": "local", "name": "Ola"}
LONG = 700  # moves


@cache
def long_record() -> Data:
    """A game of five at Kemet, as a visitor may make one."""
    record = iteru.Record.begin("kemet", seats=5, seed=7)
    state, game, chance = record.replay(), iteru.load("kemet"), random.Random(7)
    while len(record.moves) < LONG and not state.over:
        code = chance.choice(state.legal())
        record.moves.append(game.notation(code))
        state.play(code)
    assert len(record.moves) == LONG
    data: Data = json.loads(record.to_json())
    return data


def test_a_long_record_is_answered_in_small_parts(ann: Player) -> None:
    """The attack: a record of 38 kB took 2.9 s of the server and brought an answer of 37 MB; six
    at once took 1.6 GB."""
    before = len(ann.received)
    replay = ann.post("/replays", {"record": long_record()})

    assert replay["steps"] == LONG + 1
    assert len(replay["moves"]) == LONG
    for first in (0, 325, LONG):
        asked = {"record": long_record(), "first": first}
        found = ann.post("/replays/steps", asked)
        assert 1 <= len(found["steps"]) <= 50
        assert found["steps"][0]["entry"]["number"] == first + 1
    assert all(len(text) < LARGEST_ANSWER + 100_000 for text in ann.received[before:])
    more = {"record": long_record(), "first": 0, "count": 51}
    assert ann.refused("/replays/steps", more) == "malformed"
    behind = {"record": long_record(), "first": LONG + 1}
    assert ann.refused("/replays/steps", behind) == "bad_record"


def test_an_answer_ends_where_it_would_be_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    text = json.dumps(long_record())
    whole = json.loads(finished(replay_steps(text, 40, 10, False)))
    monkeypatch.setattr(records, "LARGEST_ANSWER", 100_000)

    short = json.loads(finished(replay_steps(text, 40, 10, False)))

    assert 1 <= len(short["steps"]) < 10
    assert [step["state"] for step in short["steps"]] == [
        step["state"] for step in whole["steps"][: len(short["steps"])]
    ]


def test_a_record_has_so_many_moves_and_characters_at_most(ann: Player) -> None:
    """The attack: records of four megabytes were read, and played move by move."""
    endless = {**long_record(), "moves": ["pass"] * 9000}
    with pytest.raises(Refusal, match="8000 moves"):
        read_record(json.dumps(endless))

    wide = {**long_record(), "moves": ["pass " * 100] * 600}

    assert ann.refused("/replays", {"record": endless}) == "bad_record"
    assert ann.refused("/replays", {"record": wide}) == "bad_record"
    asked = {"record": wide, "to": 0, "seats": [ME, *[LOCAL] * 4]}
    assert ann.refused("/tables/from-record", asked) == "bad_record"


def test_a_finished_game_is_watched_step_by_step(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, LOCAL)
    line = ann.line(table)
    play_on([line], random.Random(1))
    last = line.now()

    replay = ben.get(f"/tables/{table}/replay")
    own = ben.watched(table)
    uploaded = ben.watched_record(ben.get(f"/tables/{table}/record"))

    assert replay["scores"] == last["scores"]
    assert replay["places"] == last["places"]
    assert len(own) == last["number"]
    assert own[0]["entry"]["kind"] == "setup"
    assert own[-1]["state"]["public"] == last["public"]
    assert own[-1]["state"]["history"] == last["history"]
    assert [step["state"] for step in uploaded] == [step["state"] for step in own]
    for move, step in zip(replay["moves"], own[1:], strict=True):
        assert (move["seat"], move["turn"]) == (step["entry"]["seat"], step["entry"]["turn"])
    assert sorted({move["period"] for move in replay["moves"]}) == [*range(1, 10)]


def test_all_hands_are_open_when_a_game_is_over_and_not_before() -> None:
    text = json.dumps(long_record())
    shut, opened = (
        json.loads(finished(replay_steps(text, 300, 3, flag))) for flag in (False, True)
    )

    for before, after in zip(shut["steps"], opened["steps"], strict=True):
        assert before["state"]["private"] == {}
        hands = [after["state"]["private"][str(seat)]["battle_hand"] for seat in range(5)]
        assert any(hands)
        assert {**after["state"], "private": {}} == before["state"]
        assert after["entry"]["events"] == before["entry"]["events"]


def test_a_running_game_is_watched_as_a_spectator_sees_it(ann: Player) -> None:
    table = ann.new_table(ME, LOCAL)
    line = ann.line(table)
    play_on([line], random.Random(2), moves=12)

    steps = ann.watched(table)

    assert len(steps) == 13
    assert steps[-1]["state"]["public"] == line.now()["public"]
    assert all(step["state"]["choices"] == [] for step in steps)
    assert all(step["state"]["private"] == {} for step in steps)
    assert ann.get(f"/tables/{table}/replay")["scores"] is None
    waiting = ann.new_table(ME, OPEN)
    for address in ("replay", "replay/steps?first=0"):
        response = ann.http.get(f"/tables/{waiting}/{address}")
        assert response.json()["code"] == "not_running"


def test_answers_are_kept_up_to_so_many_bytes() -> None:
    kept = Kept(100)
    kept.keep("a", b"x" * 40)
    kept.keep("b", b"x" * 40)
    assert kept.get("a") is not None

    kept.keep("c", b"x" * 40)

    assert kept.get("b") is None  # the longest unused
    assert kept.get("a") is not None
    kept.keep("c", b"x" * 60)
    assert kept.get("a") is not None
    kept.keep("d", b"x" * 101)
    assert kept.get("d") is None


# ------------------------------------------------------------------ a long table


def test_the_log_of_a_long_table_is_written_once() -> None:
    """The attack: each `GET /state` of a long table took 89 ms, to read and write its whole log."""
    play = last(json.dumps(long_record()))
    written: list[int] = []
    one_by_one = [
        f"[{','.join(play.entry_seen_by(viewer, number).model_dump_json() for number in ALL)}]"
        for viewer in ((), (0,))
    ]
    assert [play.log_as_json(()), play.log_as_json((0,))] == one_by_one
    seen = Play.entry_seen_by

    def noted(self: Play, viewer: tuple[int, ...], number: int) -> object:
        written.append(number)
        return seen(self, viewer, number)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Play, "entry_seen_by", noted)
        again = [play.log_as_json(()), play.log_as_json((0,))]

    assert again == one_by_one
    assert written == []


ALL = range(1, LONG + 2)


def last(text: str) -> Play:
    *_, play = played_again(read_record(text), now())
    return play


def test_the_state_by_http_is_a_snapshot(ann: Player) -> None:
    table = ann.new_table(ME, LOCAL)
    line = ann.line(table)
    play_on([line], random.Random(3), moves=5)
    line.answer(type="chat", text="Hello")

    text = ann.http.get(f"/tables/{table}/state").text

    snapshot = SnapshotMessage.model_validate_json(text)
    assert len(snapshot.log) == 6
    assert snapshot.chat[0].text == "Hello"
    assert json.loads(text)["state"] == line.now()
