"""A guest who has lost the cookie comes back with a code, once."""

from pathlib import Path

from tests.server.clients import ME, OPEN, Player
from tests.server.conftest import NewPlayer, NewServer
from tests.server.databases import Databases
from tests.server.processes import ServerProcess
from tests.server.test_accounts import account, new_name


def test_a_guest_comes_back_to_the_seat(
    server: ServerProcess, ann: Player, new_player: NewPlayer
) -> None:
    """The attack: a page elsewhere logged a guest out, and the seat was lost for ever."""
    table = ann.new_table(ME, OPEN)
    code = ann.post("/recovery")["code"]
    assert ann.get("/me")["recovery"] is True
    ann.post("/logout")
    assert ann.get("/tables")["mine"] == []
    later = ann.new_table(ME, OPEN)

    found = ann.post("/recover", {"code": code.lower().replace("-", " ")})

    assert found["me"]["id"] == ann.me["id"] == ann.get("/me")["id"]
    assert {one["id"] for one in ann.get("/tables")["mine"]} == {table, later}
    thief = new_player(server)
    assert thief.refused("/recover", {"code": code}) == "wrong_code"  # it was used
    assert thief.post("/recover", {"code": found["code"]})["me"]["id"] == ann.me["id"]


def test_letters_that_look_alike_are_the_same(ann: Player) -> None:
    while not set(code := ann.post("/recovery")["code"]) & {"0", "1"}:
        pass

    assert ann.post("/recover", {"code": code.replace("0", "o").replace("1", "l")})


def test_a_new_code_replaces_the_old_one(ann: Player, ben: Player) -> None:
    old = ann.post("/recovery")["code"]
    new = ann.post("/recovery")["code"]

    assert ben.refused("/recover", {"code": old}) == "wrong_code"
    assert ben.post("/recover", {"code": new})["me"]["id"] == ann.me["id"]


def test_an_account_has_a_password_and_no_code(ann: Player, ben: Player) -> None:
    code = ann.post("/recovery")["code"]
    ann.post("/account", account(new_name()))

    assert ann.get("/me")["recovery"] is False
    assert ann.refused("/recovery") == "not_allowed"
    assert ben.refused("/recover", {"code": code}) == "wrong_code"


def test_codes_are_not_guessed(
    databases: Databases, new_player: NewPlayer, new_server: NewServer
) -> None:
    server = new_server(databases.new("sqlite"), login_rate=0.01)
    ann = new_player(server)

    codes = [ann.refused("/recover", {"code": f"ABCD-{number}"}) for number in range(3)]

    assert codes == ["wrong_code", "too_fast", "too_fast"]


def test_the_database_does_not_hold_the_code(
    databases: Databases, new_player: NewPlayer, new_server: NewServer
) -> None:
    url = databases.new("sqlite")
    server = new_server(url)
    code = new_player(server).post("/recovery")["code"]
    server.stop()

    kept = Path(url.removeprefix("sqlite:///")).read_bytes()
    assert code.encode() not in kept
    assert code.replace("-", "").encode() not in kept
