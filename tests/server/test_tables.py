"""Making tables, joining, leaving, watching, rematches, and lists."""

import random
import threading

import pytest

from iteru.kernel.state import NOBODY
from tests.server.clients import EASY, ME, OPEN, Data, Player, play_on
from tests.server.conftest import NewPlayer
from tests.server.processes import PATIENCE, ServerProcess


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [ME, OPEN]}, "not_found"),
        ({"game": "fertility", "seats": [ME]}, "bad_options"),
        ({"game": "fertility", "seats": [ME] + [OPEN] * 4}, "bad_options"),
        ({"game": "fertility", "seats": [OPEN, OPEN]}, "bad_options"),
        ({"game": "fertility", "seats": [ME, ME]}, "bad_options"),
        ({"game": "fertility", "seats": [ME, {"kind": "open", "name": "X"}]}, "bad_options"),
        ({"game": "fertility", "seats": [ME, {"kind": "open", "level": "easy"}]}, "bad_options"),
        ({"game": "fertility", "seats": [ME, OPEN], "options": {"x": "y"}}, "bad_options"),
        ({"game": "fertility", "seats": [ME, OPEN], "options": {"mode": "?"}}, "bad_options"),
        ({"game": "fertility", "seats": []}, "malformed"),
        ({"game": "fertility", "seats": [{"kind": "king"}]}, "malformed"),
        ({"game": "fertility", "seats": [ME, OPEN], "sets": 3}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_impossible_tables_are_refused(ann: Player, body: Data, code: str) -> None:
    assert ann.refused("/tables", body) == code


def test_a_table_starts_when_it_is_full(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, OPEN, OPEN)

    assert ben.post(f"/tables/{table}/join", {"seat": 2})["status"] == "open"
    assert ben.refused(f"/tables/{table}/join", {}) == "not_allowed"
    assert ann.refused(f"/tables/{table}/join", {}) == "not_allowed"
    info = ann.get(f"/tables/{table}")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "person"]
    assert info["number"] == 0
    assert ann.get(f"/tables/{table}/state")["state"] is None


def test_a_full_table_cannot_be_joined(ann: Player, ben: Player) -> None:
    full = ann.new_table(ME, EASY)
    half = ann.new_table(ME, OPEN)

    assert ben.refused(f"/tables/{full}/join", {}) == "full"
    assert ben.refused(f"/tables/{half}/join", {"seat": 0}) == "full"
    assert ben.refused(f"/tables/{half}/join", {"seat": 99}) == "full"
    assert ben.refused("/tables/nowhere/join", {}) == "not_found"


def test_many_join_at_once_and_each_seat_is_taken_once(
    server: ServerProcess, ann: Player, new_player: NewPlayer
) -> None:
    table = ann.new_table(ME, OPEN, OPEN, OPEN)
    guests = [new_player(server) for _ in range(6)]
    statuses: list[int] = []

    def join(guest: Player) -> None:
        statuses.append(guest.http.post(f"/tables/{table}/join", json={}).status_code)

    threads = [threading.Thread(target=join, args=(guest,)) for guest in guests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)

    assert sorted(statuses) == [200, 200, 200, 409, 409, 409]
    info = ann.get(f"/tables/{table}")
    assert info["status"] == "running"
    assert {seat["kind"] for seat in info["seats"]} == {"person"}
    mine = [guest.get(f"/tables/{table}")["seats"] for guest in guests]
    assert sum(seat["mine"] for seats in mine for seat in seats) == 3


def test_lists_show_mine_open_and_finished(ann: Player, ben: Player) -> None:
    waiting = ann.new_table(ME, OPEN)
    hidden = ann.new_table(ME, OPEN, listed=False)
    running = ann.new_table(ME, {"kind": "local"})

    mine = ann.get("/tables")
    others = ben.get("/tables")

    assert {waiting, hidden, running} == {table["id"] for table in mine["mine"]}
    assert mine["mine"][0]["id"] == running  # my turn comes first
    assert mine["mine"][0]["my_turn"]
    assert waiting in [table["id"] for table in others["tables"]]
    assert hidden not in [table["id"] for table in others["tables"]]
    assert others["mine"] == others["last"] == []
    line = ann.line(running)
    play_on([line], random.Random(1))
    line.until(lambda line: line.info["status"] == "finished")
    lists = ann.get("/tables?status=finished")
    assert running in [table["id"] for table in lists["last"]]
    assert running in [table["id"] for table in lists["tables"]]
    assert running not in [table["id"] for table in lists["mine"]]


def test_a_visitor_without_a_cookie_may_look(ann: Player, server: ServerProcess) -> None:
    import httpx

    table = ann.new_table(ME, {"kind": "local"})

    lists = httpx.get(f"{server.url}/api/tables")
    info = httpx.get(f"{server.url}/api/tables/{table}")

    assert lists.json()["mine"] == []
    assert not any(seat["mine"] for seat in info.json()["seats"])
    assert "set-cookie" not in info.headers


# ------------------------------------------------------------------ spectators


def test_a_spectator_sees_the_public_half_and_cannot_act(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, {"kind": "local"})
    line, spectator = ann.line(table), ben.line(table)

    line.move()

    state = spectator.catch_up(2)
    assert state["private"] == {}
    assert state["choices"] == []
    assert state["undo_seat"] == NOBODY
    assert state["public"] == line.now()["public"]
    number, seat = state["number"], state["to_move"]
    code = line.now()["choices"][0]["code"]
    for message in (
        {"type": "move", "number": number, "seat": seat, "code": code},
        {"type": "undo", "number": number, "seat": seat},
        {"type": "preview", "number": number, "codes": [code]},
        {"type": "hint", "number": number},
    ):
        assert spectator.answer(**message)["code"] == "foreign_seat"


# ------------------------------------------------------------------ leaving


def test_who_leaves_an_open_table_frees_the_seat(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, OPEN, OPEN)
    ben.post(f"/tables/{table}/join", {})

    info = ben.post(f"/tables/{table}/leave")

    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open"]
    assert ann.post(f"/tables/{table}/leave")["status"] == "abandoned"
    assert ann.refused(f"/tables/{table}/leave") == "not_running"
    assert ben.refused(f"/tables/{table}/join", {}) == "full"


def test_a_bot_plays_on_for_who_leaves_a_running_game(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, OPEN)
    ben.post(f"/tables/{table}/join", {})
    line = ann.line(table)

    info = ben.post(f"/tables/{table}/leave")

    assert info["seats"][1] == {
        "seat": 1, "kind": "bot", "name": ben.me["name"], "level": "medium", "mine": False,
        "local": False, "readiness": "ready", "here": True, "away": None,
        "stand_in": False, "may_return": False, "left": True, "wish": None,
    }  # fmt: skip
    assert line.hear("table", lambda m: m["table"]["seats"][1]["kind"] == "bot")
    play_on([line], random.Random(2))
    assert line.now()["over"]
    log = ann.line(table).snapshot["log"]
    assert {entry["seat"] for entry in log} == {-1, 0, 1}


def test_who_leaves_sees_no_more_than_a_spectator(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, OPEN)
    ben.post(f"/tables/{table}/join", {})
    line = ben.line(table)
    assert set(line.now()["private"]) == {"1"}

    ben.post(f"/tables/{table}/leave")

    again = line.hear("snapshot")
    assert again["state"]["private"] == {}
    assert again["state"]["choices"] == []
    assert not any(seat["mine"] for seat in again["table"]["seats"])


def test_a_game_that_everybody_has_left_is_abandoned(ann: Player) -> None:
    table = ann.new_table(ME, {"kind": "local"}, EASY)
    line = ann.line(table)

    info = ann.post(f"/tables/{table}/leave")

    assert info["status"] == "abandoned"
    line.until(lambda line: line.info["status"] == "abandoned")
    assert ann.refused(f"/tables/{table}/leave") == "not_running"
    error = line.answer(type="move", number=1, seat=0, code=0)
    assert error["code"] == "foreign_seat"
    assert table not in [one["id"] for one in ann.get("/tables")["mine"]]


# ------------------------------------------------------------------ rematch


def finished(ann: Player, ben: Player) -> str:
    table = ann.new_table(ME, OPEN)
    ben.post(f"/tables/{table}/join", {})
    play_on([ann.line(table), ben.line(table)], random.Random(3))
    return table


def test_a_rematch_starts_when_all_people_agree(ann: Player, ben: Player) -> None:
    table = finished(ann, ben)
    line = ben.line(table)

    new = ann.post(f"/tables/{table}/rematch")

    assert new["id"] != table
    assert new["status"] == "open"
    assert [seat["kind"] for seat in new["seats"]] == ["person", "open"]
    assert new["seats"][1]["name"] == ben.me["name"]
    line.until(lambda line: line.info["rematch"] == new["id"])
    assert new["id"] in [one["id"] for one in ben.get("/tables")["mine"]]
    agreed = ben.post(f"/tables/{table}/rematch")
    assert agreed["id"] == new["id"]
    assert agreed["status"] == "running"
    assert ann.post(f"/tables/{table}/rematch")["id"] == new["id"]


def test_a_seat_of_a_rematch_is_kept(
    ann: Player, ben: Player, server: ServerProcess, new_player: NewPlayer
) -> None:
    table = finished(ann, ben)
    stranger = new_player(server)
    new = ann.post(f"/tables/{table}/rematch")["id"]

    assert stranger.refused(f"/tables/{new}/join", {}) == "full"
    assert stranger.refused(f"/tables/{table}/rematch") == "not_allowed"
    assert new not in [one["id"] for one in stranger.get("/tables")["tables"]]
    assert ben.post(f"/tables/{new}/join", {})["status"] == "running"


def test_a_rematch_after_one_that_was_abandoned_is_a_new_one(ann: Player, ben: Player) -> None:
    table = finished(ann, ben)
    first = ann.post(f"/tables/{table}/rematch")["id"]
    ann.post(f"/tables/{first}/leave")

    second = ben.post(f"/tables/{table}/rematch")

    assert second["id"] != first
    assert [seat["kind"] for seat in second["seats"]] == ["open", "person"]


def test_no_rematch_before_the_end(ann: Player) -> None:
    assert ann.refused(f"/tables/{ann.new_table(ME, EASY)}/rematch") == "not_allowed"
