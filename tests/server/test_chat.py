"""What is said at a table: who hears it, who may speak, and who is not heard."""

import pytest

from tests.server.clients import ME, OPEN, Data, Line, Player
from tests.server.conftest import NewPlayer, NewServer
from tests.server.databases import Databases
from tests.server.processes import ServerProcess

THREE = (ME, OPEN, OPEN)


@pytest.fixture
def eve(server: ServerProcess, new_player: NewPlayer) -> Player:
    """Somebody who watches."""
    return new_player(server)


def said(line: Line, text: str) -> Data:
    """Says something; returns it as it was heard."""
    line.send(type="chat", text=text)
    return dict(line.hear("chat", lambda one: one["line"]["text"] == text)["line"])


def heard(line: Line) -> list[str]:
    """What a line hears until now; a ping comes back after all that was said before."""
    line.send(type="ping")
    line.hear("pong")
    return [message["line"]["text"] for message in line.messages if message["type"] == "chat"]


def mute(player: Player, line: Line, spoken: Data, **more: bool) -> int:
    asked = {"line": spoken["id"], **more}
    return player.http.post(f"/tables/{line.table}/mutes", json=asked).status_code


# ------------------------------------------------------------------ private tables


def test_at_a_private_table_only_those_who_sit_there_chat(
    ann: Player, ben: Player, eve: Player
) -> None:
    """The attack: anyone who had got hold of the link read along, and spoke."""
    table = ann.new_table(*THREE, listed=False)
    ben.post(f"/tables/{table}/join", {})
    host, guest, spy = ann.line(table), ben.line(table), eve.line(table)

    said(host, "Our plan is this.")
    refused = spy.answer(type="chat", text="Interesting.")

    assert guest.hear("chat")["line"]["text"] == "Our plan is this."
    assert refused["code"] == "not_allowed"
    assert heard(spy) == []
    assert eve.get(f"/tables/{table}/state")["chat"] == []
    assert eve.line(table).snapshot["chat"] == []
    assert (spy.info["may_chat"], guest.info["may_chat"]) == (False, True)
    eve.post(f"/tables/{table}/join", {})
    said(spy, "Now I may.")
    assert [one["text"] for one in eve.line(table).snapshot["chat"]][-1] == "Now I may."


def test_at_a_listed_table_all_who_look_on_chat(ann: Player, eve: Player) -> None:
    table = ann.new_table(ME, OPEN)
    host, guest = ann.line(table), eve.line(table)

    said(guest, "Good luck!")

    assert host.hear("chat")["line"]["text"] == "Good luck!"


# ------------------------------------------------------------------ muted


def test_whom_i_mute_i_do_not_hear(ann: Player, ben: Player, eve: Player) -> None:
    """The attack: nobody could be muted."""
    table = ann.new_table(*THREE)
    ben.post(f"/tables/{table}/join", {})
    host, guest, pest = ann.line(table), ben.line(table), eve.line(table)
    spoken = said(pest, "Hurry up!")
    host.hear("chat")

    left = ann.post(f"/tables/{table}/mutes", {"line": spoken["id"]})
    said(pest, "Hurry up!!")

    assert left == []
    assert heard(host) == ["Hurry up!"]  # what came before
    assert heard(guest) == ["Hurry up!", "Hurry up!!"]
    assert ann.line(table).snapshot["chat"] == []
    elsewhere = ann.new_table(ME, OPEN)
    there = ann.line(elsewhere)
    said(eve.line(elsewhere), "Here you are.")
    assert heard(there) == []
    [muted] = ann.get("/mutes")
    assert (muted["name"], muted["table"]) == (eve.me["name"], None)
    assert ann.http.delete(f"/mutes/{muted['id']}").json() == []
    assert len(ann.line(table).snapshot["chat"]) == 2


def test_the_host_mutes_a_spectator_for_all(ann: Player, ben: Player, eve: Player) -> None:
    table = ann.new_table(*THREE)
    ben.post(f"/tables/{table}/join", {})
    host, guest, pest = ann.line(table), ben.line(table), eve.line(table)
    spoken, from_guest = said(pest, "Boo!"), said(guest, "Hello.")
    assert mute(ben, guest, spoken, for_all=True) == 403  # not the host
    assert mute(ann, host, from_guest, for_all=True) == 403  # sits there
    own = said(host, "Hello, Ben.")
    assert mute(ann, host, own) == 403

    assert mute(ann, host, spoken, for_all=True) == 200
    assert mute(ann, host, spoken, for_all=True) == 200  # twice is once

    assert len(ann.get("/mutes")) == 1
    pest.send(type="chat", text="Boo!")
    assert pest.hear("error")["code"] == "not_allowed"
    eve.post(f"/tables/{table}/join", {})  # who sits at a table may speak
    pest.send(type="chat", text="I play now.")
    assert pest.hear("chat", lambda one: one["line"]["text"] == "I play now.")


def test_lines_of_other_tables_are_not_found(ann: Player, eve: Player) -> None:
    private = ann.new_table(ME, OPEN, listed=False)
    spoken = said(ann.line(private), "A secret.")
    own = eve.line(eve.new_table(ME, OPEN))

    assert mute(eve, own, spoken) == 404
    assert eve.http.post(f"/tables/{private}/mutes", json={"line": spoken["id"]}).status_code == 404
    assert eve.http.delete("/mutes/nothing").status_code == 404


def test_nobody_floods_the_chat(
    databases: Databases, new_server: NewServer, new_player: NewPlayer
) -> None:
    """The attack: ten lines a second, all kept, and sent to everybody there."""
    ann = new_player(new_server(databases.new("sqlite"), message_rate=2))
    table = ann.new_table(ME, OPEN)
    line = ann.line(table)

    for number in range(40):
        line.send(type="chat", text=f"buy papyrus {number}")

    assert line.hear("error")["code"] == "too_fast"
    assert len(ann.line(table).snapshot["chat"]) < 20
