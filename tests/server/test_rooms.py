"""Waiting rooms: links, seats that the host gives and takes, and who is ready."""

import pytest

from iteru.server.links import ALPHABET, as_kept, as_shown, new_code
from tests.server.clients import EASY, ME, OPEN, Data, Player
from tests.server.conftest import NewPlayer
from tests.server.processes import ServerProcess

HARD: Data = {"kind": "bot", "level": "hard"}


@pytest.fixture
def cleo(server: ServerProcess, new_player: NewPlayer) -> Player:
    return new_player(server)


def with_account(player: Player) -> str:
    """Registers the visitor; returns the account's name."""
    name = f"Nefer {player.me['id'][:6].replace('_', 'a').replace('-', 'b')}"
    return str(player.post("/account", {"account": name, "password": "reed and water"})["account"])


def names(info: Data) -> list[str | None]:
    return [seat["name"] for seat in info["seats"]]


def test_codes_can_be_read_aloud() -> None:
    codes = [new_code() for _ in range(200)]

    assert not set("0O1l") & set(ALPHABET)
    assert all(as_kept(as_shown(code).upper()) == code for code in codes)
    assert as_shown("7kq2m") == "7kq-2m"


def test_a_short_link_leads_to_its_table(ann: Player, ben: Player) -> None:
    info = ann.post("/tables", {"game": "egizia", "seats": [ME, OPEN], "listed": False})

    found = ben.get(f"/links/{info['code'].upper()}")

    assert (found["id"], found["host"]) == (info["id"], ann.me["name"])
    assert not found["creator"]
    assert ben.http.get("/links/22-222").json()["code"] == "not_found"
    assert ben.http.get("/links/nothing at all").json()["code"] == "malformed"


def test_links_carry_an_address_that_others_can_reach(ann: Player, server: ServerProcess) -> None:
    here = ann.get("/house")
    asked = ann.http.get("/house", headers={"Host": "games.wisla.example"}).json()

    assert (here["address"], here["is_reachable"]) == (server.url, False)
    assert (asked["address"], asked["is_reachable"]) == ("http://games.wisla.example", True)


def test_tables_that_wait_have_names_of_their_own(ann: Player, ben: Player) -> None:
    name = f"Tuesday on the river {ann.me['id']}"[:40]
    body = {"game": "fertility", "seats": [ME, OPEN], "name": name}

    first, second = ann.post("/tables", body), ben.post("/tables", body)

    assert first["name"] == name
    assert second["name"] == f"{name[:38]} 2"
    ben.post(f"/tables/{first['id']}/join", {})  # it begins, and its name is free
    assert ann.post("/tables", body)["name"] == name
    assert ann.refused("/tables", {**body, "name": "x" * 41}) == "malformed"


def test_the_game_begins_when_all_are_ready(ann: Player, ben: Player, cleo: Player) -> None:
    table = ann.new_table(ME, OPEN, OPEN)
    line = ann.line(table)
    for guest in (ben, cleo):
        guest.post(f"/tables/{table}/join", {"ready": False})

    ben.put(f"/tables/{table}/readiness", {"readiness": "ready"})
    cleo.put(f"/tables/{table}/readiness", {"readiness": "reading"})
    line.until(lambda line: line.info["seats"][2]["readiness"] == "reading")
    assert line.info["status"] == "open"
    begun = cleo.put(f"/tables/{table}/readiness", {"readiness": "ready"})

    assert begun["status"] == "running"
    line.until(lambda line: line.info["status"] == "running")
    late = cleo.http.put(f"/tables/{table}/readiness", json={"readiness": "seated"})
    assert late.json()["sentence"] == "The game has begun: seats stay as they are."


def test_the_host_gives_and_takes_seats(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, OPEN, OPEN, OPEN)
    seats = f"/tables/{table}/seats"
    ben.post(f"/tables/{table}/join", {"ready": False})

    ann.put(f"{seats}/2", HARD)
    info = ann.put(f"{seats}/3", {"kind": "local", "name": "Tomek"})
    assert names(info) == [ann.me["name"], ben.me["name"], None, "Tomek"]
    assert info["seats"][2]["level"] == "hard"
    assert info["seats"][3]["local"]
    renamed = ann.put(f"{seats}/3", {"kind": "local", "name": "Wanda"})
    assert names(renamed)[3] == "Wanda"

    assert ann.http.put(f"{seats}/0", json=OPEN).json()["code"] == "not_allowed"
    assert ann.http.put(f"{seats}/4", json=OPEN).json()["code"] == "not_found"
    assert ann.http.put(f"{seats}/5", json=OPEN).json()["code"] == "malformed"
    assert ben.http.put(f"{seats}/2", json=OPEN).json()["code"] == "not_allowed"
    assert names(ann.get(f"/tables/{table}")) == names(renamed)


def test_a_guest_who_is_sent_away_does_not_come_back(
    ann: Player, ben: Player, cleo: Player
) -> None:
    table = ann.new_table(ME, OPEN)
    ben.post(f"/tables/{table}/join", {"ready": False})

    assert names(ann.put(f"/tables/{table}/seats/1", OPEN)) == [ann.me["name"], None]

    assert ben.refused(f"/tables/{table}/join", {}) == "not_allowed"
    assert ben.post(f"/tables/{ann.new_table(ME, OPEN)}/join", {})["status"] == "running"
    assert cleo.post(f"/tables/{table}/join", {})["status"] == "running"


def test_seats_are_swapped(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, OPEN, EASY, OPEN)
    ben.post(f"/tables/{table}/join", {"ready": False})
    swap = f"/tables/{table}/swap"

    assert ben.post(swap, {"one": 3, "other": 1})["seats"][3]["mine"]  # to an open seat
    assert ben.refused(swap, {"one": 3, "other": 0}) == "not_allowed"
    assert ben.refused(swap, {"one": 0, "other": 1}) == "not_allowed"
    swapped = ann.post(swap, {"one": 0, "other": 3})

    assert names(swapped) == [ben.me["name"], None, None, ann.me["name"]]
    assert swapped["host"] == ann.me["name"]
    assert swapped["seats"][2]["level"] == "easy"


def test_the_host_fills_the_seats_with_bots_and_begins(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, OPEN, OPEN)
    ben.post(f"/tables/{table}/join", {"ready": False})

    assert ben.refused(f"/tables/{table}/begin", {}) == "not_allowed"
    begun = ann.post(f"/tables/{table}/begin", {"level": "easy"})

    assert begun["status"] == "running"
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "person", "bot"]


def test_a_seat_is_kept_for_a_person_by_name(ann: Player, ben: Player, cleo: Player) -> None:
    name = with_account(ben)

    table = ann.new_table(ME, {"kind": "person", "name": name}, listed=False)

    assert cleo.refused(f"/tables/{table}/join", {}) == "full"
    [mine] = [one for one in ben.get("/tables")["mine"] if one["id"] == table]
    assert mine["invited"]
    assert ben.post(f"/tables/{table}/join", {})["status"] == "running"
    nobody = {"game": "fertility", "seats": [ME, {"kind": "person", "name": "Nobody at all"}]}
    assert ann.refused("/tables", nobody) == "not_found"


def test_when_the_host_leaves_another_is_host(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, OPEN, OPEN)
    ben.post(f"/tables/{table}/join", {"ready": False})

    ann.post(f"/tables/{table}/leave")

    info = ben.get(f"/tables/{table}")
    assert info["creator"]
    assert info["host"] == ben.me["name"]
    assert ann.refused(f"/tables/{table}/begin", {}) == "not_allowed"


def test_the_host_changes_the_table_and_guests_agree_again(ann: Player, ben: Player) -> None:
    info = ann.post("/tables", {"game": "kemet", "seats": [ME, OPEN, OPEN], "name": None})
    table = f"/tables/{info['id']}"
    ben.post(f"{table}/join", {})
    bens = ben.line(info["id"])
    pace = {"kind": "days", "hours": 24}
    name = f"Reeds {info['id']}"

    ann.put(table, {"name": name})
    bens.until(lambda line: line.info["name"] == name)
    assert [seat["readiness"] for seat in bens.info["seats"][:2]] == ["ready", "ready"]
    ann.put(
        table,
        {"name": name, "pace": pace, "when_time_is_up": "end", "options": {"mode": "short"}},
    )

    bens.until(lambda line: line.info["pace"] == pace)
    assert bens.info["options"]["mode"] == "short"
    assert bens.info["when_time_is_up"] == "end"
    assert [seat["readiness"] for seat in bens.info["seats"][:2]] == ["ready", "seated"]
    ann.post(f"{table}/begin", {})
    bens.until(lambda line: line.info["status"] == "running")
    assert round(bens.info["clocks"]["left"][1]) == 24 * 3600
    assert ann.http.put(table, json={}).json()["code"] == "not_allowed"  # it has begun


def test_a_wish_for_a_seat_goes_along_with_a_guest(
    ann: Player, ben: Player, server: ServerProcess, new_player: NewPlayer
) -> None:
    name = with_account(ben)
    tables = [new_player(server).new_table(ME, OPEN) for _ in range(2)]
    for player, table in ((ann, tables[0]), (ann, tables[1]), (ben, tables[1])):
        player.http.put(f"/tables/{table}/seat-wish", json={"wanted": True})

    ann.post("/login", {"account": name, "password": "reed and water"})

    wishes = [one["table_id"] for one in ann.get("/me/data")["seat_wishes"]]
    assert sorted(wishes) == sorted(tables)


def test_impossible_changes_are_refused_and_change_nothing(ann: Player, ben: Player) -> None:
    taken = ann.post("/tables", {"game": "kemet", "seats": [ME, OPEN], "name": ann.me["id"]})
    info = ann.post("/tables", {"game": "kemet", "seats": [ME, OPEN]})
    table = f"/tables/{info['id']}"
    ben.post(f"{table}/join", {"ready": False})

    def code(player: Player, **asked: object) -> str:
        return str(player.http.put(table, json=asked).json()["code"])

    assert code(ben, name="mine") == "not_allowed"
    assert code(ann, name=taken["name"]) == "table_name_taken"
    assert code(ann, name="x" * 41) == "malformed"
    assert code(ann, options={"mode": "longest"}) == "bad_options"
    assert code(ann, pace={"kind": "live", "minutes": 0, "seconds": 1}) == "malformed"
    after = ann.get(table)
    assert all(after[key] == info[key] for key in ("name", "options", "pace", "when_time_is_up"))


def test_a_rated_table_keeps_its_clock(ann: Player, ben: Player) -> None:
    with_account(ann)
    live = {"kind": "live", "minutes": 10, "seconds": 10}
    asked = {"game": "fertility", "seats": [ME, OPEN], "rated": True, "pace": live}
    table = f"/tables/{ann.post('/tables', asked)['id']}"

    assert ann.http.put(table, json={"pace": {"kind": "none"}}).json()["code"] == "bad_options"
    assert ann.get(table)["pace"] == live
