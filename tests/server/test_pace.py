"""Tables with a pace: time-outs, absent players and what the others decide, told to all, once."""

import random
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.ahead import Hourglass
from tests.server.clients import ME, OPEN, Data, Line, Player, play_on
from tests.server.conftest import NewPlayer
from tests.server.databases import Databases
from tests.server.nursery import ForkedServer, Nursery
from tests.server.processes import PATIENCE

LIVE: Data = {"kind": "live", "minutes": 1, "seconds": 5}
DAYS: Data = {"kind": "days", "hours": 24}


def begun(players: list[Player], **rules: Any) -> tuple[str, list[Line]]:
    """A game between these people, who are all there."""
    table = players[0].new_table(ME, *[OPEN for _ in players[1:]], **rules)
    for one in players[1:]:
        one.post(f"/tables/{table}/join", {})
    return table, [one.line(table) for one in players]


def kinds(line: Line) -> list[str]:
    """What the log says besides moves, as it is stored."""
    log = line.player.get(f"/tables/{line.table}/state")["log"]
    return [entry["kind"] for entry in log if entry["kind"] not in ("setup", "move", "undo")]


def hear_note(line: Line, kind: str) -> Data:
    heard = line.hear("update", lambda message: message["entry"]["kind"] == kind)
    entry: Data = heard["entry"]
    return entry


def test_clocks_are_told_with_every_move(timed: ForkedServer, new_player: NewPlayer) -> None:
    table, lines = begun([new_player(timed), new_player(timed)], pace=LIVE)
    mover = next(line for line in lines if line.now()["choices"])
    clocks = mover.info["clocks"]
    assert clocks["running"] == mover.now()["to_move"]
    assert 30 < clocks["left"][clocks["running"]] <= 65
    assert mover.info["pace"] == LIVE

    play_on(lines, random.Random(1), moves=1)

    mover.until(lambda line: line.info["clocks"] != clocks)
    listed = lines[0].player.get("/tables")["mine"]
    assert next(one for one in listed if one["id"] == table)["clocks"]["until"]


@pytest.mark.parametrize(
    "rules",
    [
        {"pace": {"kind": "live", "minutes": 0, "seconds": 5}},
        {"pace": {"kind": "days", "hours": 10_000}},
        {"pace": {"kind": "live", "hours": 5}},
        {"pace": {"kind": "blitz"}},
        {"when_time_is_up": "win"},
        {"hand_over_after": 0},
    ],
)
def test_a_pace_that_there_is_not(timed: ForkedServer, new_player: NewPlayer, rules: Data) -> None:
    body = {"game": "fertility", "seats": [ME, OPEN], **rules}
    assert new_player(timed).refused("/tables", body) == "malformed"


def test_a_bot_plays_for_whoever_has_no_time_left_until_that_person_comes_back(
    timed: ForkedServer, glass: Hourglass, new_player: NewPlayer
) -> None:
    table, lines = begun([new_player(timed), new_player(timed)], pace=LIVE)
    seat = lines[0].now()["to_move"]
    late, other = lines[seat], lines[1 - seat]
    assert late.player.refused(f"/tables/{table}/return") == "not_allowed"

    glass.pass_by(66)

    for line in lines:
        assert hear_note(line, "timeout")["seat"] == seat
        assert hear_note(line, "bot")["seat"] == seat
    other.until(lambda line: line.info["seats"][seat]["stand_in"])
    assert other.info["seats"][seat]["name"] == late.player.me["name"]
    late.until(lambda line: line.info["seats"][seat]["may_return"])
    assert late.now()["private"] == {}
    other.until(lambda line: bool(line.now()["choices"]))  # the bot has played
    assert late.player.refused(f"/tables/{table}/moves", {"number": 1, "seat": seat, "code": 0})

    info = late.player.post(f"/tables/{table}/return")

    assert info["seats"][seat]["mine"]
    hear_note(other, "back")
    late.until(lambda line: str(seat) in line.now()["private"])
    glass.pass_by(30)
    play_on([other, late], random.Random(3), moves=6)
    assert kinds(other) == ["timeout", "bot", "back"]


def test_a_live_game_ends_on_time_and_its_record_can_be_replayed(
    timed: ForkedServer, glass: Hourglass, new_player: NewPlayer
) -> None:
    players = [new_player(timed) for _ in range(3)]
    table, lines = begun(players, pace=LIVE, when_time_is_up="end")
    play_on(lines, random.Random(2), moves=12)
    for line in lines:
        line.catch_up(max(one.now()["number"] for one in lines))
    seat = lines[0].now()["to_move"]

    glass.pass_by(300)

    assert hear_note(lines[0], "end")["seat"] == seat
    state = lines[0].now()
    assert (state["over"], state["choices"], state["places"][seat]) == (True, [], 3)
    lines[0].until(lambda line: line.info["status"] == "finished")
    assert (lines[0].info["ended"], lines[0].info["places"]) == ("time", state["places"])
    assert lines[seat].player.refused(
        f"/tables/{table}/moves", {"number": state["number"], "seat": seat, "code": 0}
    ) in ("not_running", "illegal")
    record = players[0].get(f"/tables/{table}/record")
    assert len(record["moves"]) == 12
    assert len(players[0].watched_record(record)) == 13
    assert players[0].post(f"/tables/{table}/rematch")["pace"] == LIVE
    assert kinds(lines[0]) == ["timeout", "end"]


def test_the_others_decide_about_whoever_is_missed(
    timed: ForkedServer, glass: Hourglass, new_player: NewPlayer
) -> None:
    players = [new_player(timed) for _ in range(3)]
    pace = {"kind": "live", "minutes": 8, "seconds": 0}
    table, lines = begun(players, pace=pace, when_time_is_up="ask")
    seat = lines[0].now()["to_move"]
    first, second = [line for number, line in enumerate(lines) if number != seat]
    address = f"/tables/{table}/wish"
    assert first.player.http.put(f"/tables/{table}/wish", json={"wish": "bot"}).status_code == 403
    lines[seat].close()

    glass.pass_by(200)  # away for more than three minutes
    first.until(lambda line: line.info["absent"] is not None)
    assert first.info["seats"][seat]["away"]
    assert first.info["absent"] == {
        "seat": seat, "choices": ["wait", "bot", "end"], "at_once": False,
    }  # fmt: skip
    first.player.put(address, {"wish": "wait"})
    info = second.player.put(address, {"wish": "wait"})
    assert [one["wish"] for one in info["seats"] if one["seat"] != seat] == ["wait", "wait"]
    glass.pass_by(290)
    hear_note(first, "timeout")
    assert hear_note(first, "wait")["seat"] == seat

    glass.pass_by(601)
    hear_note(first, "timeout")  # the wishes were about another wait
    first.until(lambda line: bool(line.info["absent"]) and line.info["absent"]["at_once"])
    first.player.put(address, {"wish": "end"})
    second.player.put(address, {"wish": "bot"})
    second.player.put(address, {"wish": "end"})

    hear_note(first, "end")
    first.until(lambda line: line.info["ended"] == "absence")
    assert first.info["places"][seat] == 3
    assert kinds(first) == ["timeout", "wait", "timeout", "end"]


def test_without_a_clock_the_others_wait_as_long_as_the_table_says(
    timed: ForkedServer, glass: Hourglass, new_player: NewPlayer
) -> None:
    table, lines = begun([new_player(timed), new_player(timed)], hand_over_after=5)
    seat = lines[0].now()["to_move"]
    other = lines[1 - seat]
    lines[seat].close()
    glass.pass_by(100)
    other.until(lambda line: line.info["seats"][seat]["away"] is not None)
    assert other.info["absent"] is None

    glass.pass_by(201)
    other.until(lambda line: line.info["absent"] is not None)
    other.player.put(f"/tables/{table}/wish", {"wish": "bot"})

    hear_note(other, "bot")
    back = lines[seat].player.line(table)
    assert back.info["seats"][seat]["may_return"]
    back.player.post(f"/tables/{table}/leave")
    hear_note(other, "left")
    other.until(lambda line: line.info["seats"][seat]["left"])


def test_all_may_agree_to_stop_here(timed: ForkedServer, new_player: NewPlayer) -> None:
    table, lines = begun([new_player(timed), new_player(timed)])
    address = f"/tables/{table}/wish"
    stranger = new_player(timed)
    assert stranger.http.put(address, json={"wish": "stop"}).status_code == 403
    lines[0].player.put(address, {"wish": "stop"})
    declined = lines[1].player.put(address, {"wish": None})
    assert [seat["wish"] for seat in declined["seats"]] == [None, None]

    for line in lines:
        line.player.put(address, {"wish": "stop"})

    hear_note(lines[0], "end")
    info = lines[1].player.get(f"/tables/{table}")
    assert (info["status"], info["ended"], info["places"]) == ("finished", "agreed", [1, 1])


def test_all_may_agree_to_stop_without_rating(timed: ForkedServer, new_player: NewPlayer) -> None:
    friendly, rated = new_player(timed), [new_player(timed), new_player(timed)]
    for player in rated:
        name = f"Scribe {player.me['id'][:6].replace('_', 'a').replace('-', 'b')}"
        player.post("/account", {"account": name, "password": "reed and water"})
    table, _ = begun([rated[0], friendly])
    refused = friendly.http.put(f"/tables/{table}/wish", json={"wish": "unrated"})
    assert refused.json()["code"] == "not_allowed"
    tables = [begun(rated, pace=LIVE, rated=True)[0] for _ in range(2)]

    for table, wishes in zip(tables, (["unrated", "stop", "unrated"], ["stop"]), strict=True):
        rated[0].put(f"/tables/{table}/wish", {"wish": wishes[0]})
        for wish in wishes[1:]:  # nothing happens while they differ
            assert rated[1].get(f"/tables/{table}")["status"] == "running"
            rated[1].put(f"/tables/{table}/wish", {"wish": wish})
    rated[1].put(f"/tables/{tables[1]}/wish", {"wish": "stop"})

    infos = [rated[0].get(f"/tables/{table}") for table in tables]
    assert [(info["status"], info["ended"]) for info in infos] == [("finished", "agreed")] * 2
    assert [info["rated"] for info in infos] == [False, True]
    changes = [rated[0].get(f"/tables/{table}/ratings") for table in tables]
    assert [[one["seat"] for one in found] for found in changes] == [[], [0, 1]]


def test_a_table_that_all_have_forgotten_is_put_aside(
    timed: ForkedServer, glass: Hourglass, new_player: NewPlayer
) -> None:
    ann = new_player(timed)
    table, lines = begun([ann, new_player(timed)], pace=DAYS, when_time_is_up="ask")
    lines[1].close()
    glass.pass_by(25 * 3600)
    hear_note(lines[0], "timeout")
    glass.pass_by(6 * 86_400)
    assert ann.get(f"/tables/{table}")["status"] == "running"
    lines[0].close()
    glass.pass_by(2 * 86_400)

    until = time.monotonic() + PATIENCE
    while ann.get(f"/tables/{table}")["status"] != "abandoned":
        assert time.monotonic() < until
        time.sleep(0.2)


def test_nobody_loses_time_while_the_server_is_away(
    databases: Databases, nursery: Nursery, new_player: NewPlayer, tmp_path: Path
) -> None:
    glass = Hourglass(tmp_path)
    server = ForkedServer(nursery, databases.new("sqlite"), tmp_path)
    glass.give(server, jumps=False)
    server.start()
    table, lines = begun([new_player(server), new_player(server)], pace=LIVE)
    before = lines[0].player.get(f"/tables/{table}")["clocks"]

    server.kill()
    glass.pass_by(3600)
    server.start()

    after = lines[0].player.get(f"/tables/{table}")["clocks"]
    assert kinds(lines[0]) == ["pause"]
    server.stop()
    seat = before["running"]
    assert after["running"] == seat
    assert before["left"][seat] - 30 < after["left"][seat] <= before["left"][seat] + 6


def test_two_workers_note_every_time_out_once_though_one_is_killed(
    databases: Databases, nursery: Nursery, new_player: NewPlayer, tmp_path: Path
) -> None:
    glass = Hourglass(tmp_path)
    database = databases.new("postgresql")
    pair = [ForkedServer(nursery, database, tmp_path, bot_seconds=0.01) for _ in range(2)]
    with ExitStack() as ending:
        for server in pair:
            glass.give(server)
            ending.callback(server.stop)
            server.start()
        ann, ben = new_player(pair[0]), new_player(pair[1])
        games = [begun([ann, ben], pace=LIVE, when_time_is_up=rule) for rule in ("bot", "end") * 3]

        glass.pass_by(70)
        hear_note(games[0][1][1], "timeout")
        pair[0].kill()

        for table, (_, line) in games:
            line.until(lambda line: line.info["status"] == "finished" or _has_stand_in(line))
            log = ben.get(f"/tables/{table}/state")["log"]
            assert [entry["kind"] for entry in log].count("timeout") == 1
            assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))


def _has_stand_in(line: Line) -> bool:
    return any(seat["stand_in"] for seat in line.info["seats"])
