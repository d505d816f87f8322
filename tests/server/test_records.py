"""Records: taken home when the game is over, replayed, and played on from."""

import json
import random

import iteru
from tests.server.clients import EASY, ME, OPEN, Data, Player, play_on

LOCAL: Data = {"kind": "local", "name": "Ola"}


def finished(player: Player, seed: int) -> tuple[str, Data]:
    table = player.new_table(ME, LOCAL)
    line = player.line(table)
    play_on([line], random.Random(seed))
    return table, line.now()


def played(moves: int) -> Data:
    """A record of a game that was played elsewhere."""
    record = iteru.Record.begin("fertility", seats=2, seed=7)
    state = record.replay()
    chance = random.Random(7)
    for _ in range(moves):
        code = chance.choice(state.legal())
        record.moves.append(iteru.load("fertility").notation(code))
        state.play(code)
    data: Data = json.loads(record.to_json())
    return data


def test_a_finished_game_can_be_downloaded(ann: Player, ben: Player) -> None:
    table, last = finished(ann, 1)

    response = ben.http.get(f"/tables/{table}/record")

    assert "attachment" in response.headers["content-disposition"]
    record = iteru.Record.from_json(response.text)
    assert record.replay().scores() == last["scores"]


def test_the_record_of_a_running_game_stays_on_the_server(ann: Player) -> None:
    table = ann.new_table(ME, LOCAL)

    response = ann.http.get(f"/tables/{table}/record")

    assert response.status_code == 403
    assert response.json()["code"] == "not_allowed"
    assert ann.http.get("/tables/nowhere/record").status_code == 404


def test_a_table_goes_on_from_any_move_of_a_record(ann: Player) -> None:
    record = played(20)

    info = ann.post("/tables/from-record", {"record": record, "to": 12, "seats": [ME, LOCAL]})

    assert info["status"] == "running"
    assert not info["listed"]
    line = ann.line(info["id"])
    expected = iteru.Record.from_json(json.dumps(record)).replay(12)
    assert line.now()["public"] == expected.view(None)["public"]
    assert line.now()["number"] == 13
    assert [entry["stands"] for entry in line.snapshot["log"]] == list(range(13))
    play_on([line], random.Random(3))
    assert line.now()["over"]
    again = ann.get(f"/tables/{info['id']}/record")
    assert again["moves"][:12] == record["moves"][:12]
    assert again["seed"] == record["seed"]


def test_a_table_from_a_record_is_marked_and_joined_knowingly(ann: Player, ben: Player) -> None:
    """The attack: a record of no moves with one's own seed made a table that looked like any
    other, and its maker knew every card."""
    table = ann.post("/tables/from-record", {"record": played(0), "to": 0, "seats": [ME, OPEN]})

    assert ben.get(f"/tables/{table['id']}")["from_record"] is True
    assert ben.line(table["id"]).info["from_record"] is True
    assert ben.refused(f"/tables/{table['id']}/join", {}) == "from_record"
    assert ben.get(f"/tables/{table['id']}")["status"] == "open"
    assert ben.post(f"/tables/{table['id']}/join", {"from_record": True})["status"] == "running"
    assert ann.get("/tables")["mine"][0]["from_record"] is True
    assert ann.post("/tables", {"game": "fertility", "seats": [ME, OPEN]})["from_record"] is False


def test_a_table_from_a_record_waits_for_others_or_plays_with_bots(
    ann: Player, ben: Player
) -> None:
    open_seat = {"record": played(9), "to": 9, "seats": [ME, OPEN]}
    waiting = ann.post("/tables/from-record", open_seat)
    assert waiting["status"] == "open"
    move = {"number": 10, "seat": 0, "code": 0}
    assert ann.refused(f"/tables/{waiting['id']}/moves", move) == "not_running"
    joined = ben.post(f"/tables/{waiting['id']}/join", {"from_record": True})
    assert joined["status"] == "running"

    fresh = ann.post("/tables/from-record", {"record": played(0), "to": 0, "seats": [ME, EASY]})

    line = ann.line(fresh["id"])
    play_on([line], random.Random(4), moves=3)
    assert line.now()["number"] > 3


def test_the_same_record_and_moves_meet_the_same_bot(ann: Player) -> None:
    """A lesson on a fixed seed can be told again."""
    logs = []
    for _ in range(2):
        asked = {"record": played(0), "to": 0, "seats": [ME, EASY]}
        line = ann.line(ann.post("/tables/from-record", asked)["id"])
        play_on([line], random.Random(5), moves=5)
        line.until(lambda line: bool(line.now()["choices"]))
        log = ann.line(line.table).snapshot["log"]
        logs.append([entry["events"] for entry in log])

    assert logs[0] == logs[1]


def test_what_is_no_record_is_refused(ann: Player) -> None:
    good = played(5)
    bad: list[Data] = [
        {},
        {"format": "iteru-record"},
        {**good, "game": "chess"},
        {**good, "seats": 9},
        {**good, "seed": -1},
        {**good, "seed": 10**30},
        {**good, "rules_version": 99},
        {**good, "fingerprint": "0"},
        {**good, "options": {"mode": "?"}},
        {**good, "moves": ["fly"]},
        {**good, "moves": good["moves"][1:]},
        {**good, "moves": [1]},
        {**good, "more": 1},
    ]
    for record in bad:
        assert ann.refused("/replays", {"record": record}) == "bad_record"
        assert ann.refused("/replays/steps", {"record": record, "first": 0}) == "bad_record"
        asked = {"record": record, "to": 0, "seats": [ME, LOCAL]}
        assert ann.refused("/tables/from-record", asked) == "bad_record"
    wrong_seats = {"record": good, "to": 0, "seats": [ME, LOCAL, LOCAL]}
    assert ann.refused("/tables/from-record", wrong_seats) == "bad_options"
    too_far = {"record": good, "to": 6, "seats": [ME, LOCAL]}
    assert ann.refused("/tables/from-record", too_far) == "bad_record"


def test_a_game_that_is_over_cannot_go_on(ann: Player) -> None:
    table, _ = finished(ann, 6)
    record = ann.get(f"/tables/{table}/record")

    asked = {"record": record, "to": len(record["moves"]), "seats": [ME, LOCAL]}

    assert ann.refused("/tables/from-record", asked) == "bad_record"
    assert ann.post("/tables/from-record", {**asked, "to": len(record["moves"]) - 1})
