"""People: ratings, profiles, favourites, blocks, and who is here."""

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import update
from typer.testing import CliRunner

from iteru.cli.main import app
from iteru.server.settings import database_url
from iteru.server.store.database import Database
from iteru.server.store.models import TableRow
from iteru.server.store.profiles import all_ratings
from tests.server.ahead import Hourglass
from tests.server.clients import EASY, ME, OPEN, Data, Player, play_on
from tests.server.conftest import NewPlayer, NewServer
from tests.server.nursery import ForkedServer
from tests.server.processes import ServerProcess

LIVE: Data = {"kind": "live", "minutes": 30, "seconds": 30}


@pytest.fixture
def cleo(server: ServerProcess, new_player: NewPlayer) -> Player:
    return new_player(server)


def with_account(player: Player) -> str:
    """Registers the visitor; returns the account's name."""
    name = f"Nefer {player.me['id'][:6].replace('_', 'a').replace('-', 'b')}"
    return str(player.post("/account", {"account": name, "password": "reed and water"})["account"])


def finish(host: Player, *guests: Player, seed: int = 1, **more: object) -> str:
    """A game of these people to its end; returns the table's id."""
    seats = [ME, *[OPEN] * len(guests)]
    table = host.new_table(*seats, pace=LIVE, **more)
    for guest in guests:
        guest.post(f"/tables/{table}/join", {})
    lines = [player.line(table) for player in (host, *guests)]
    play_on(lines, random.Random(seed))
    for line in lines:
        line.until(lambda line: line.info["status"] == "finished")
        line.close()
    return table


def ratings_in(url: str) -> list[tuple[str, str, int, float, float]]:
    async def read() -> list[tuple[str, str, int, float, float]]:
        database = Database(database_url(url))
        async with database.read() as session:
            rows = await all_ratings(session)
        await database.close()
        return [(row.table_id, row.person, row.number, row.mu, row.sigma) for row in rows]

    return asyncio.run(read())


def tamper_with_places(url: str) -> None:
    async def work() -> None:
        database = Database(database_url(url))
        async with database.write() as session:
            await session.execute(update(TableRow).values(places=[1, 1, 1]))
        await database.close()

    asyncio.run(work())


def test_what_a_rated_table_needs(ann: Player, ben: Player, cleo: Player) -> None:
    body: Data = {"game": "fertility", "seats": [ME, OPEN], "rated": True, "pace": LIVE}

    assert ann.refused("/tables", body) == "not_allowed"  # a guest
    for player in (ann, ben):
        with_account(player)
    for seats in ([ME, EASY], [ME, {"kind": "local"}]):
        assert ann.refused("/tables", {**body, "seats": seats}) == "bad_options"
    assert ann.refused("/tables", {**body, "pace": {"kind": "none"}}) == "bad_options"
    info = ann.post("/tables", body)

    assert info["rated"]
    table = f"/tables/{info['id']}"
    assert cleo.refused(f"{table}/join", {}) == "not_allowed"
    assert ann.refused(f"{table}/begin", {}) == "bad_options"
    assert ann.http.put(f"{table}/seats/1", json=EASY).json()["code"] == "bad_options"
    assert ben.post(f"{table}/join", {})["status"] == "running"


def test_ratings_come_from_rated_games_and_can_be_reckoned_anew(
    database: str, new_server: NewServer, new_player: NewPlayer
) -> None:
    server = new_server(database)
    players = [new_player(server) for _ in range(3)]
    names = [with_account(player) for player in players]
    first = finish(*players, seed=1, rated=True)
    left = players[0].new_table(ME, OPEN, pace=LIVE, rated=True)
    players[1].post(f"/tables/{left}/join", {})
    line = players[1].line(left)
    players[0].post(f"/tables/{left}/leave")  # counts last, whatever the bot makes of it
    play_on([line], random.Random(3))
    line.until(lambda line: line.info["status"] == "finished")
    finish(players[0], players[1], seed=2)  # a friendly one

    profiles = [players[2].get(f"/people/{name}") for name in names]
    curves = [profile["games"][0]["ratings"] for profile in profiles]
    assert [len(curve) for curve in curves] == [2, 2, 1]
    assert curves[0][1]["rating"] < curves[0][0]["rating"]
    changes = [players[2].get(f"/tables/{table}/ratings") for table in (first, left)]
    assert [one["rating"] for one in changes[0]] == [curve[0]["rating"] for curve in curves]
    assert [one["change"] for one in changes[0]] == [curve[0]["rating"] - 1500 for curve in curves]
    assert [one["change"] for one in changes[1]] == [
        curve[1]["rating"] - curve[0]["rating"] for curve in curves[:2]
    ]
    assert all(point["is_new"] for curve in curves for point in curve)
    server.stop()

    before = ratings_in(database)
    tamper_with_places(database)  # the logs tell them
    for _ in range(2):
        said = CliRunner().invoke(app, ["rerate", "--database-url", database]).output
        assert "Rated games: 2. Ratings that have changed: 0." in said
    assert ratings_in(database) == before


def test_an_owner_switches_ratings_off(
    new_server: NewServer, new_player: NewPlayer, tmp_path: Path
) -> None:
    ann = new_player(new_server(f"sqlite:///{tmp_path}/iteru.db", ratings="off"))
    with_account(ann)

    assert not ann.get("/house")["ratings"]
    asked = {"game": "fertility", "seats": [ME, OPEN], "pace": LIVE, "rated": True}
    assert ann.refused("/tables", asked) == "bad_options"


@pytest.mark.slow
def test_a_profile_tells_results_but_no_private_table(
    ann: Player, ben: Player, cleo: Player
) -> None:
    name, other = with_account(ann), with_account(ben)
    listed = finish(ann, ben, name="On the river")
    private = finish(ann, ben, seed=2, listed=False)
    alone = ann.new_table(ME, EASY, listed=False)
    line = ann.line(alone)
    play_on([line], random.Random(4))
    line.until(lambda line: line.info["status"] == "finished")

    mine, met, seen = (
        ann.get("/people/me"),
        ben.get(f"/people/{name.upper()}"),
        cleo.get(f"/people/{name}"),
    )

    assert [game["table"] for game in mine["history"]] == [alone, private, listed]
    assert [game["table"] for game in met["history"]] == [private, listed]
    assert [game["table"] for game in seen["history"]] == [listed]
    assert seen["history"][0]["others"] == [other]
    [results] = mine["games"]
    assert results["played"] == sum(results["by_seats"][0]["places"]) == 3
    assert [(one["level"], one["played"]) for one in results["against_bots"]] == [("easy", 1)]
    [rival] = mine["against_people"]
    assert rival["name"] == other
    assert rival["before"] + rival["behind"] <= 2
    assert cleo.http.get("/people/Nobody").json()["code"] == "not_found"


def test_a_blocked_person_neither_sits_nor_speaks_nor_invites(
    ann: Player, ben: Player, cleo: Player
) -> None:
    name, other = with_account(ann), with_account(ben)
    table, others = ann.new_table(ME, OPEN), cleo.new_table(ME, OPEN, OPEN)
    line = ann.line(others)

    assert ann.put(f"/people/{other}/regard", {"regard": "blocked"})["regard"] == "blocked"

    assert ben.refused(f"/tables/{table}/join", {}) == "not_allowed"
    invitation = {"game": "fertility", "seats": [ME, {"kind": "person", "name": name}]}
    assert ben.refused("/tables", invitation) == "not_allowed"
    assert ben.line(table).answer(type="chat", text="Hello")["code"] == "not_allowed"
    ben.line(others).answer(type="chat", text="Nobody you know")
    cleo.line(others).answer(type="chat", text="Good evening")
    assert line.hear("chat")["line"]["text"] == "Good evening"
    assert [one["name"] for one in ben.get("/people") if one["account"] == name] == []
    ann.put(f"/people/{other}/regard", {"regard": None})
    assert ben.post(f"/tables/{table}/join", {})["status"] == "running"
    oneself = ann.http.put(f"/people/{name}/regard", json={"regard": "blocked"})
    assert oneself.json()["code"] == "not_allowed"


def test_a_blocked_person_asks_for_no_rematch(ann: Player, ben: Player) -> None:
    """The attack: the seat of a rematch is an invitation, again and again."""
    table = finish(ann, ben)
    ann.post(f"/tables/{table}/blocks", {"seat": 1})

    assert ben.refused(f"/tables/{table}/rematch") == "not_allowed"
    assert [one["invited"] for one in ann.get("/tables")["mine"]] == []
    ann.http.delete(f"/blocks/{ann.get('/blocks')[0]['id']}")
    assert ben.post(f"/tables/{table}/rematch")["status"] == "open"


def test_a_guest_is_blocked_by_a_seat_or_by_what_they_said(
    ann: Player, ben: Player, cleo: Player
) -> None:
    table = ann.new_table(ME, OPEN, OPEN)
    ben.post(f"/tables/{table}/join", {})
    line = cleo.line(table).answer(type="chat", text="Hello")["line"]["id"]
    blocks = f"/tables/{table}/blocks"

    [block] = ann.post(blocks, {"seat": 1})
    assert block["name"] == ben.me["name"]
    assert len(ann.post(blocks, {"line": line})) == 2
    assert len(ann.post(blocks, {"seat": 1})) == 2  # again: once

    another = ann.new_table(ME, OPEN)
    assert ben.refused(f"/tables/{another}/join", {}) == "not_allowed"
    assert cleo.refused(f"/tables/{table}/join", {}) == "not_allowed"
    assert [one["text"] for one in ann.line(table).snapshot["chat"]] == []
    for one in ann.get("/blocks"):
        assert ann.http.delete(f"/blocks/{one['id']}").status_code == 200
    assert ann.get("/blocks") == []
    assert ben.post(f"/tables/{another}/join", {})["status"] == "running"


def test_blocks_of_nobody_are_refused(ann: Player, ben: Player, cleo: Player) -> None:
    table = ann.new_table(ME, OPEN, listed=False)
    line = ann.line(table).answer(type="chat", text="Hello")["line"]["id"]
    blocks = f"/tables/{table}/blocks"

    assert ann.refused(blocks, {}) == "malformed"
    assert ann.refused(blocks, {"seat": 0, "line": line}) == "malformed"
    assert ann.refused(blocks, {"seat": 0}) == "not_allowed"  # oneself
    assert ann.refused(blocks, {"seat": 1}) == "not_found"
    assert ben.refused(blocks, {"line": line}) == "not_found"  # who does not hear it
    ben.post(blocks, {"seat": 0})
    [block] = ben.get("/blocks")
    assert ann.http.delete(f"/blocks/{block['id']}").json()["code"] == "not_found"
    assert cleo.get("/blocks") == []


def test_who_does_nothing_is_idle(
    timed: ForkedServer, new_player: NewPlayer, glass: Hourglass
) -> None:
    ann, ben = new_player(timed), new_player(timed)
    name = with_account(ann)

    def is_idle() -> bool:
        [found] = [one for one in ben.get("/people") if one["account"] == name]
        return bool(found["idle"])

    line = ann.line(ann.new_table(ME, OPEN))
    assert not is_idle()
    glass.pass_by(301)
    ann.get("/people?acts=false")
    line.answer(type="ping")
    assert is_idle()
    line.answer(type="chat", text="I am back")
    assert not is_idle()


def test_who_is_here_and_never_where_at_a_private_table(
    ann: Player, ben: Player, cleo: Player
) -> None:
    name, other = with_account(ann), with_account(ben)
    private, listed = ann.new_table(ME, OPEN, listed=False), ben.new_table(ME, OPEN)
    lines = [ann.line(private), ben.line(listed)]
    cleo.put(f"/people/{other}/regard", {"regard": "favourite"})

    here = {one["account"]: one for one in cleo.get("/people")}

    assert next(iter(here)) == other  # favourites first
    assert (here[other]["table"], here[other]["plays"]) == (listed, True)
    assert (here[name]["table"], here[name]["game"]) == (None, None)
    assert cleo.me["name"] not in [one["name"] for one in here.values()]  # a guest
    for line in lines:
        line.close()
