"""Guests and accounts: names, passwords, and games that come along."""

import httpx
import pytest

from tests.server.clients import ME, Data, Player
from tests.server.conftest import NewPlayer
from tests.server.processes import ServerProcess, free_port

LOCAL: Data = {"kind": "local", "name": "Ola"}
PASSWORD = "correct horse"


def account(name: str) -> Data:
    return {"account": name, "password": PASSWORD}


def new_name() -> str:
    return f"Nefer {free_port()}"


def test_a_newcomer_is_a_guest_with_a_name(server: ServerProcess) -> None:
    response = httpx.get(f"{server.url}/api/me")

    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert response.json()["name"]
    assert response.json()["account"] is None


def test_a_guest_is_the_same_next_time(ann: Player) -> None:
    assert ann.get("/me") == ann.me


@pytest.mark.parametrize("cookie", ["", "x", "a.b", "é.é", "abc.def.ghi"])
def test_a_forged_cookie_is_a_new_guest(server: ServerProcess, ann: Player, cookie: str) -> None:
    header = {b"Cookie": f"iteru={cookie}".encode()}

    response = httpx.get(f"{server.url}/api/me", headers=header)

    assert response.status_code == 200
    assert response.json()["id"] != ann.me["id"]


def test_the_id_of_another_without_its_signature_is_worthless(
    server: ServerProcess, ann: Player
) -> None:
    signature = ann.http.cookies["iteru"].rpartition(".")[2]
    other = httpx.get(f"{server.url}/api/me").json()["id"]

    forged = httpx.get(f"{server.url}/api/me", cookies={"iteru": f"{other}.{signature}"})

    assert forged.json()["id"] not in (other, ann.me["id"])


def test_a_guest_takes_another_name(ann: Player) -> None:
    assert ann.http.patch("/me", json={"name": " Zażółć "}).json()["name"] == "Zażółć"
    for name in ("", "  ", "x" * 41, "a\nb", "a\u0000b"):
        assert ann.http.patch("/me", json={"name": name}).status_code == 422
    assert ann.get("/me")["name"] == "Zażółć"


def test_an_account_keeps_the_guests_games_across_devices(
    server: ServerProcess, ann: Player, new_player: NewPlayer
) -> None:
    table = ann.new_table(ME, LOCAL)
    name = new_name()

    registered = ann.post("/account", account(name))

    assert registered == {
        "id": ann.me["id"],
        "name": name,
        "account": name,
        "recovery": False,
    }
    phone = new_player(server)
    assert phone.post("/login", account(name.upper()))["id"] == ann.me["id"]
    assert [one["id"] for one in phone.get("/tables")["mine"]] == [table]
    assert phone.line(table).move()["number"] == 2


def test_who_logs_in_takes_the_guests_seats_along(
    server: ServerProcess, ann: Player, new_player: NewPlayer
) -> None:
    name = new_name()
    ann.post("/account", account(name))
    guest = new_player(server)
    table = guest.new_table(ME, LOCAL)
    watching = ann.line(table)

    guest.post("/login", account(name))

    watching.until(lambda line: line.info["seats"][0]["mine"])
    assert [seat["name"] for seat in watching.info["seats"]] == [name, "Ola"]
    assert guest.line(table).move()["number"] == 2


def test_wrong_passwords_and_unknown_names_are_refused_alike(ann: Player, ben: Player) -> None:
    name = new_name()
    ann.post("/account", account(name))

    wrong = ben.http.post("/login", json={"account": name, "password": "wrong horse"})
    unknown = ben.http.post("/login", json=account(new_name() + "?"))

    assert wrong.status_code == unknown.status_code == 403
    assert wrong.json() == unknown.json()
    assert ben.get("/me") == ben.me


def test_a_name_is_taken_whatever_its_case(ann: Player, ben: Player) -> None:
    name = new_name()
    ann.post("/account", account(name))

    assert ben.refused("/account", account(name.lower())) == "name_taken"
    assert ann.refused("/account", account(new_name())) == "not_allowed"
    assert ben.refused("/account", {"account": "x", "password": PASSWORD}) == "malformed"
    assert ben.refused("/account", {"account": new_name(), "password": "short"}) == "malformed"
    assert ben.get("/me")["account"] is None


def test_who_logs_out_is_a_new_guest(ann: Player) -> None:
    name = new_name()
    ann.post("/account", account(name))

    guest = ann.post("/logout")

    assert guest["account"] is None
    assert guest["id"] != ann.me["id"]
    assert ann.get("/me") == guest
    assert ann.post("/login", account(name))["id"] == ann.me["id"]


def test_no_answer_ever_holds_a_password(ann: Player) -> None:
    ann.post("/account", account(new_name()))
    ann.get("/me")
    ann.get("/tables")

    assert not any("argon2" in text or PASSWORD in text for text in ann.received)
