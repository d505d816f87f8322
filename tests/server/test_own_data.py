"""What the server knows about a person: handed over, and forgotten."""

import json

from tests.server.clients import ME, OPEN, Player
from tests.server.conftest import NewPlayer
from tests.server.processes import ServerProcess

PASSWORD = "papyrus and ink"


def account(player: Player, name: str) -> str:
    """A name that no test on the same server has taken."""
    unique = f"{name} {player.me['id'][:6]}"
    player.post("/account", {"account": unique, "password": PASSWORD})
    return unique


def test_all_my_data_and_nobody_elses(ann: Player, ben: Player) -> None:
    name = account(ann, "Ankhesenamun")
    table = ann.new_table(ME, OPEN)
    ben.post(f"/tables/{table}/join", {})
    lines = [ann.line(table), ben.line(table)]
    for line, words in zip(lines, ("My words", "Another's words")):
        line.answer(type="chat", text=words)
    mover = next(line for line in lines if line.now()["choices"])
    moves = mover.move()["number"] - 1 if mover is lines[0] else 0

    data = ann.get("/me/data")

    text = json.dumps(data)
    assert data["people"][0]["name"] == name
    assert [seat["table_id"] for seat in data["seats"]] == [table]
    assert [one["id"] for one in data["tables"]] == [table]
    assert len(data["moves"]) == moves
    assert "My words" in text
    for secret in ("Another's words", ben.me["id"], "seed", "argon2", "hash"):
        assert secret not in text


def test_who_is_deleted_leaves_games_without_a_name(
    server: ServerProcess, ann: Player, ben: Player, new_player: NewPlayer
) -> None:
    name = account(ann, "Meritaten")
    phone = new_player(server)
    phone.post("/login", {"account": name, "password": PASSWORD})
    table = ann.new_table(ME, OPEN)
    ben.post(f"/tables/{table}/join", {})
    line = ben.line(table)
    ann.line(table).answer(type="chat", text="Farewell")
    line.hear("chat")

    assert ann.refused("/me/erase", {"password": "wrong"}) == "wrong_password"
    guest = ann.post("/me/erase", {"password": PASSWORD})

    assert guest["account"] is None
    assert guest["id"] != ann.me["id"]
    line.hear("table", lambda one: name not in json.dumps(one))
    seen = ben.get(f"/tables/{table}/state")
    assert {seat["kind"] for seat in seen["table"]["seats"]} == {"person", "bot"}
    assert name not in json.dumps(seen)
    assert seen["chat"] == []
    assert phone.get("/me")["account"] is None  # signed out
    asked = {"account": name, "password": PASSWORD}
    assert phone.refused("/login", asked) == "wrong_password"
    assert phone.post("/account", asked)["account"] == name  # the name is free again
