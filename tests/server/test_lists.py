"""The lists of the lobby: what waits for me, and pages of all tables."""

import asyncio
from datetime import timedelta

import pytest

from iteru.server.store.table_lists import AGAINST_BOTS, PAGE
from tests.server.ageing import age, sweep
from tests.server.clients import EASY, ME, OPEN, Data, Player
from tests.server.conftest import NewPlayer, NewServer
from tests.server.crowd import add_crowd
from tests.server.databases import Databases

LOCAL: Data = {"kind": "local", "name": "Ola"}


def ids(lists: Data, name: str = "tables") -> list[str]:
    return [table["id"] for table in lists[name]]


def test_filters_find_tables_by_game_seat_and_name(ann: Player, ben: Player) -> None:
    ann.http.patch("/me", json={"name": "Zoë_of %Thebes"})
    seats = [ME, OPEN]
    fertility = ann.new_table(*seats, name="Sunday 100%")
    kemet = ann.new_table(*seats, game="kemet", pace={"kind": "days", "hours": 24})
    ben.post(f"/tables/{fertility}/join", {})

    def found(player: Player, query: str) -> set[str]:
        mine = {fertility, kemet}
        return mine.intersection(ids(player.get(f"/tables?text=zo%C3%AB_of+%25theb&{query}")))

    assert found(ben, "") == {kemet}
    assert found(ben, "status=running") == {fertility}
    assert found(ben, "game=kemet") == {kemet}
    assert found(ben, "game=egizia") == set()
    assert found(ben, "pace=days") == {kemet}
    assert found(ben, "pace=live") == set()
    assert found(ben, "free=true") == {kemet}
    assert found(ann, "free=true") == set()
    assert found(ben, "text=nobody+of+that+name") == set()
    assert fertility in ids(ben.get("/tables?text=sunday+100%25&status=running"))
    assert fertility not in ids(ben.get("/tables?text=sunday+10%25%25&status=running"))
    counts = ben.get("/tables?text=zo%C3%AB_of+%25theb")["counts"]
    assert counts == {"open": 1, "running": 1, "finished": 0}


def play_alone(player: Player, table: str) -> None:
    """To its end, with what the engine proposes."""
    state = player.get(f"/tables/{table}/state")["state"]
    while not state["over"]:
        move = {"number": state["number"], "seat": 0, "notation": state["choices"][0]["notation"]}
        state = player.post(f"/tables/{table}/moves", move)


def test_games_played_alone_are_found_by_their_player_without_those_of_a_known_deal(
    ann: Player, ben: Player
) -> None:
    search = "/tables?alone=true&status=finished&game=pharaon"
    fresh = ann.new_table(ME, game="pharaon")
    play_alone(ann, fresh)
    record = ann.get(f"/tables/{fresh}/record")
    known = ann.post("/tables/from-record", {"record": record, "to": 0, "seats": [ME]})
    play_alone(ann, known["id"])

    again = ann.get(f"/tables/{known['id']}/record")
    assert again["seed"] == record["seed"]
    assert not known["rated"]
    assert ids(ann.get(search)) == [fresh]
    assert ids(ben.get(search)) == []
    assert [game["table"] for game in ann.get("/people/me")["history"]] == [fresh]


@pytest.mark.parametrize(
    "query",
    ["status=abandoned", "page=-1", "page=x", "pace=slow", "text=%00", "game=Kemet!", "sort=age"],
)
def test_a_search_that_makes_no_sense_is_refused(ann: Player, query: str) -> None:
    answer = ann.http.get(f"/tables?{query}")

    assert answer.status_code == 422
    assert answer.json()["sentence"]


def test_who_looks_on_is_counted(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, LOCAL)
    ann.line(table)

    assert ann.get(f"/tables/{table}")["watching"] == 0
    line = ben.line(table)
    listed = ben.get("/tables?status=running")["tables"]
    assert next(one for one in listed if one["id"] == table)["watching"] == 1
    line.close()


def test_the_last_position_is_a_picture_of_what_i_may_see(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, LOCAL, game="kemet")
    line = ann.line(table)
    line.move()

    mine, others = ann.get(f"/tables/{table}/last"), ben.get(f"/tables/{table}/last")

    assert mine["state"] == line.now()
    assert mine["entry"]["number"] == line.now()["number"]
    assert set(mine["state"]["private"]) == {"0", "1"}
    assert others["state"]["private"] == {}
    assert others["state"]["choices"] == []
    waiting = ann.new_table(ME, OPEN)
    assert ann.http.get(f"/tables/{waiting}/last").json()["code"] == "not_running"
    assert ann.http.get("/tables/nowhere/last").status_code == 404


def test_two_hundred_tables_come_in_pages(
    databases: Databases, new_server: NewServer, new_player: NewPlayer
) -> None:
    server = new_server(databases.new("sqlite"))
    ann = new_player(server)
    old, young = ann.new_table(ME, EASY), ann.new_table(ME, EASY)
    for table in (old, young):  # what changes between two looks would change its page
        ann.line(table).until(lambda line: bool(line.now()["choices"]))
    asyncio.run(add_crowd(server.database, 200))
    age(server.database, [old], AGAINST_BOTS + timedelta(hours=1))

    first = ann.get("/tables?status=running")
    pages = [ann.get(f"/tables?status=running&page={page}") for page in range(first["pages"])]

    assert first["counts"] == {"open": 67, "running": 67 + 2, "finished": 66}
    assert [len(page["tables"]) for page in pages] == [PAGE, PAGE, PAGE, 9]
    assert len({id for page in pages for id in ids(page)}) == 69
    assert ann.get("/tables?status=running&page=9")["tables"] == []
    assert ids(first, "mine") == [young]
    assert ann.get(f"/tables/{old}")["status"] == "running"  # kept all the same


def test_a_table_closes_when_nobody_waits_there(ann: Player, ben: Player) -> None:
    live = {"pace": {"kind": "live", "minutes": 10, "seconds": 10}}
    forsaken, attended = (ann.new_table(ME, OPEN, **live) for _ in range(2))
    patient = ann.new_table(ME, OPEN)
    database = ann.server.database
    age(database, [forsaken, attended, patient], timedelta(minutes=31))

    sweep(database, (attended, ann.me["id"]), (forsaken, ben.me["id"]))

    statuses = [ann.get(f"/tables/{id}")["status"] for id in (forsaken, attended, patient)]
    assert statuses == ["abandoned", "open", "open"]
    assert ben.refused(f"/tables/{forsaken}/join", {}) == "full"
    age(database, [patient], timedelta(days=15))
    sweep(database)
    assert ann.get(f"/tables/{patient}")["status"] == "abandoned"
    assert {forsaken, patient}.isdisjoint(ids(ann.get("/tables"), "mine"))
