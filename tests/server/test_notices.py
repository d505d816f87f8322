"""Notices: pushes that a real endpoint decrypts, mails that a real server takes."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import pytest

from iteru.server.settings import database_url
from iteru.server.store.database import Database
from iteru.server.store.notices import waits
from tests.server.clients import EASY, ME, OPEN, Player
from tests.server.conftest import NewPlayer
from tests.server.databases import KINDS, Databases
from tests.server.nursery import ForkedServer, Nursery
from tests.server.post_office import (
    PATIENCE,
    Box,
    Phone,
    PushHost,
    is_signed_by,
    link_in,
    mail_host,
    push_host,
    text_of,
    until,
)

ROUNDS = 7.0  # seconds in which the sender has looked at least twice


@dataclass
class Club:
    """Servers of one database, with a push service and a mail server."""

    servers: list[ForkedServer]
    pushes: PushHost
    box: Box

    @property
    def server(self) -> ForkedServer:
        return self.servers[0]


@pytest.fixture(scope="module", params=KINDS)
def club(
    request: pytest.FixtureRequest,
    databases: Databases,
    nursery: Nursery,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Club]:
    with ExitStack() as ending:
        pushes = ending.enter_context(push_host())
        mail_url, box = ending.enter_context(mail_host())
        database, folder = databases.new(request.param), tmp_path_factory.mktemp("notices")
        settings: dict[str, object] = {
            "push_hosts": "127.0.0.1",
            "mail_url": mail_url,
            "mail_from": "Iteru <iteru@club.example>",
            "mail_after": 0.2,  # minutes
            "public_url": "https://club.example",
            "key_file": folder / "notices.key",
        }
        workers = 1 if request.param == "sqlite" else 2
        servers = [ForkedServer(nursery, database, folder, **settings) for _ in range(workers)]
        for server in servers:
            ending.callback(server.stop)
            server.start()
        yield Club(servers, pushes, box)


def told(club: Club, player: Player, name: str, language: str = "en") -> Phone:
    """The phone at which a player is told from now on."""
    phone = Phone(club.pushes, name)
    player.put("/notices/device", phone.subscription(language))
    return phone


def with_address(club: Club, player: Player, address: str) -> None:
    player.put("/notices/address", {"address": address, "language": "en"})
    token = link_in(club.box.wait_for(address, 1), "confirm")
    player.post("/notices/confirm", {"token": token})


def play_until_turn_of(player: Player, table: str, *others: Player) -> None:
    """The others play, by HTTP, until this player decides."""
    while not player.get(f"/tables/{table}")["my_turn"]:
        for other in others:
            if other.get(f"/tables/{table}")["my_turn"]:
                play_once(other, table)


def play_once(player: Player, table: str) -> None:
    """The first choice, by HTTP."""
    state = player.get(f"/tables/{table}/state")["state"]
    move = {"number": state["number"], "seat": state["to_move"]}
    player.post(f"/tables/{table}/moves", {**move, "code": state["choices"][0]["code"]})


@pytest.mark.slow
def test_one_push_and_one_mail_for_each_wait(club: Club, new_player: NewPlayer) -> None:
    ann, ben = new_player(club.server), new_player(club.servers[-1])
    phone = told(club, ann, f"ann-{club.server.port}", "pl")
    address = f"ann-{club.server.port}@nile.example"
    with_address(club, ann, address)
    tables = [ann.new_table(ME, OPEN) for _ in range(2)]
    alone = ann.new_table(ME, EASY)  # nobody but a bot waits there: no notice

    for table in tables:
        ben.post(f"/tables/{table}/join", {})
        play_until_turn_of(ann, table, ben)

    mail = club.box.wait_for(address, 2)
    assert len(phone.pushes) == 2  # of each table one, be it full or Ann's turn
    assert {push["url"] for push in phone.pushes} == {f"/table/{table}" for table in tables}
    assert all(ben.me["name"] in push["title"] for push in phone.pushes)
    assert any(push["title"].startswith("Twój ruch: Dolina Nilu") for push in phone.pushes)
    assert is_signed_by(ann, phone.headers[0])
    assert mail["Subject"] == "2 tables wait for you"
    for table in tables:
        assert f"https://club.example/table/{table}" in text_of(mail)
    assert alone not in text_of(mail)
    time.sleep(ROUNDS)
    assert len(phone.pushes) == 2
    assert len(club.box.to(address)) == 2

    play_until_turn_of(ben, tables[0], ann)
    play_once(ben, tables[0])
    play_until_turn_of(ann, tables[0], ben)
    push = phone.wait_for(3)
    assert push["url"] == f"/table/{tables[0]}"
    assert ben.me["name"] in push["body"]  # what he did

    ann.post("/notices/end", {"token": link_in(mail, "end")})
    assert ann.get("/notices")["channels"]["turn"] == ["push"]
    club.box.wait_for(address, 2)


@pytest.mark.slow
def test_who_is_at_the_table_or_wants_none_is_not_told(club: Club, new_player: NewPlayer) -> None:
    """A restart repeats nothing, and forgets nothing."""
    ann, ben, eve = (new_player(club.server) for _ in range(3))
    phones = {
        player.me["id"]: told(club, player, f"{name}-here-{club.server.port}")
        for player, name in ((ann, "ann"), (ben, "ben"), (eve, "eve"))
    }
    eve.put("/notices", {"channels": {"over": ["push"]}, "language": "en"})
    table = ann.new_table(ME, OPEN, OPEN)
    line = ann.line(table)
    ben.post(f"/tables/{table}/join", {})
    eve.post(f"/tables/{table}/join", {})
    full = phones[ben.me["id"]].wait_for(1)
    assert full["title"].startswith(("Your table is full: Fertility", "Your turn: Fertility"))

    for server in club.servers:
        server.stop()
        server.start()
    time.sleep(ROUNDS)

    assert len(phones[ben.me["id"]].pushes) == 1
    assert phones[ann.me["id"]].pushes == []
    assert phones[eve.me["id"]].pushes == []
    line.close()


def test_a_browser_that_is_gone_or_signed_out_is_forgotten(
    club: Club, new_player: NewPlayer
) -> None:
    ann, ben = new_player(club.server), new_player(club.server)
    phone = told(club, ann, f"gone-{club.server.port}")
    phone.answer = 410
    table = ben.new_table(ME, OPEN)
    ann.post(f"/tables/{table}/join", {})
    play_until_turn_of(ann, table, ben)
    end = time.monotonic() + 30
    while ann.get("/notices")["here"]:
        assert time.monotonic() < end
        time.sleep(0.2)

    told(club, ann, f"again-{club.server.port}")
    assert ann.get("/notices")["devices"] == 1
    ann.post("/logout")
    assert ann.get("/notices")["devices"] == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "https://127.0.0.2/inside",
        "https://[::1]/inside",
        "https://[::ffff:10.0.0.1]/inside",
        "https://169.254.169.254/latest",
        "https://localhost:1/inside",
        "https://user@1.1.1.1/",
        "https://1.1.1.1:notaport/",
        "https://a..b/",
        "https://[64:ff9b::7f00:1]/inside",
        "https://[::127.0.0.1]/inside",
        "https://2130706433/inside",
        "https://①②⑦.⓪.⓪.①/inside",
        "ftp://127.0.0.1/",
        "",
    ],
)
def test_pushes_go_to_public_https_only(club: Club, new_player: NewPlayer, endpoint: str) -> None:
    ann = new_player(club.server)
    device: dict[str, Any] = Phone(club.pushes, "inside").subscription() | {"endpoint": endpoint}

    answer = ann.http.put("/notices/device", json=device)

    assert answer.status_code == 422, answer.text
    assert answer.json()["sentence"].startswith("endpoint: ")
    assert ann.get("/notices")["devices"] == 0


def test_what_is_no_key_no_address_and_no_link_is_refused(
    club: Club, new_player: NewPlayer
) -> None:
    ann, eve = new_player(club.server), new_player(club.server)
    device = Phone(club.pushes, "keys").subscription()
    for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "ż"}):
        assert ann.http.put("/notices/device", json=device | wrong).status_code == 422
    for address in ("nobody", "a@b\nBcc: c@d", "a@b, c@d", "<a@b>", "a@" + "b" * 300):
        body = {"address": address, "language": "en"}
        assert ann.http.put("/notices/address", json=body).status_code == 422
    mine, hers = (f"{name}-{club.server.port}@nile.example" for name in ("mine", "hers"))
    ann.put("/notices/address", {"address": mine, "language": "fr"})
    mail = club.box.wait_for(mine, 1)
    assert mail["Subject"] == "Iteru\u00a0: est-ce votre adresse\u00a0?"
    ann.put("/notices/address", {"address": hers, "language": "fr"})
    assert eve.refused("/notices/confirm", {"token": link_in(mail, "confirm")}) == "wrong_code"
    assert eve.refused("/notices/confirm", {"token": "nonsense"}) == "wrong_code"
    assert eve.refused("/notices/end", {"token": link_in(mail, "confirm")}) == "wrong_code"
    assert not ann.get("/notices")["confirmed"]
    assert ann.http.delete("/notices/address").json()["address"] is None
    [key] = club.server.log.parent.glob("*.push-key")
    assert key.stat().st_mode & 0o777 == 0o600


def test_a_test_comes_at_once_and_only_a_few_times(club: Club, new_player: NewPlayer) -> None:
    ann, ben = new_player(club.server), new_player(club.server)
    address = f"{ann.me['id'].lower()}@nile.example"
    by_push, by_mail = ({"channel": one, "language": "fr"} for one in ("push", "mail"))
    for asked in (by_push, by_mail):  # neither a browser nor an address
        assert ann.refused("/notices/try", asked) == "not_allowed"
    phone = told(club, ann, f"try-{ann.me['id']}")
    with_address(club, ann, address)

    assert ann.post("/notices/try", by_push) == {"sent": True}
    assert phone.wait_for(1)["title"] == "Iteru\u00a0: un essai"
    assert ann.post("/notices/try", by_mail) == {"sent": True}
    mail = club.box.wait_for(address, 2)
    assert mail["Subject"] == "Iteru\u00a0: un essai"
    assert "https://club.example/settings" in text_of(mail)
    assert ben.refused("/notices/try", by_push) == "not_allowed"  # another's browser
    phone.answer = 500
    assert ann.post("/notices/try", by_push) == {"sent": False}
    answers = [ann.http.post("/notices/try", json=by_push).status_code for _ in range(10)]
    assert answers[-1] == 429


def test_nobody_is_flooded_with_mails(club: Club, new_player: NewPlayer) -> None:
    """Whoever names a stranger's address again and again is stopped."""
    victim = {"address": f"victim-{club.server.port}@nile.example", "language": "en"}

    strangers = [new_player(club.server) for _ in range(7)]
    answers = [one.http.put("/notices/address", json=victim) for one in strangers]

    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2


def test_a_lost_password_is_changed_by_mail_once(club: Club, new_player: NewPlayer) -> None:
    ann, stranger = new_player(club.server), new_player(club.server)
    name, address = f"Nefertari {club.server.port}", f"nefertari-{club.server.port}@nile.example"
    ann.post("/account", {"account": name, "password": "papyrus and ink"})
    with_address(club, ann, address)
    for asked in (name, "nobody of this name"):
        stranger.post("/password/forgotten", {"account": asked, "language": "en"})
    mail = club.box.wait_for(address, 2)
    assert mail["Subject"] == "Iteru: a new password"
    link = {"token": link_in(mail, "password")}

    weak = {**link, "new": "password"}
    assert stranger.refused("/password/reset", weak) == "weak_password"
    stranger.post("/password/reset", {**link, "new": "reed and water"})

    assert stranger.refused("/password/reset", {**link, "new": "clay and straw"}) == "wrong_code"
    assert ann.get("/me")["account"] is None  # signed out
    old, new = ({"account": name, "password": one} for one in ("papyrus and ink", "reed and water"))
    assert ann.refused("/login", old) == "wrong_password"
    assert ann.post("/login", new)["account"] == name


def test_a_seat_that_is_free_again_is_told_to_who_asked(club: Club, new_player: NewPlayer) -> None:
    host, ann, cleo, eve = (new_player(club.servers[-1]) for _ in range(4))
    phone, others = told(club, ann, f"seat-{ann.me['id']}"), told(club, eve, f"no-{eve.me['id']}")
    table = host.new_table(ME, OPEN)
    cleo.post(f"/tables/{table}/join", {"ready": False})
    assert ann.refused(f"/tables/{table}/join", {}) == "full"
    ann.http.put(f"/tables/{table}/seat-wish", json={"wanted": True})
    for wanted in (True, False):
        assert eve.http.put(f"/tables/{table}/seat-wish", json={"wanted": wanted}).is_success
    time.sleep(ROUNDS)
    assert phone.pushes == []  # all seats are taken

    cleo.post(f"/tables/{table}/leave")

    push = phone.wait_for(1)
    assert push["title"].startswith("A seat is free: ")
    assert push["url"] == f"/table/{table}"
    assert others.pushes == []
    ann.post(f"/tables/{table}/join", {})
    wish = ann.http.put(f"/tables/{table}/seat-wish", json={"wanted": True})
    assert wish.json()["code"] == "not_running"


@pytest.mark.slow
def test_nobody_is_flooded_with_pushes(club: Club, new_player: NewPlayer) -> None:
    """The attack: seats offered and taken back, at table after table, each time another push."""
    ann, hosts = new_player(club.server), [new_player(club.servers[-1]) for _ in range(3)]
    name = f"Merit {ann.me['id']}"
    ann.post("/account", {"account": name, "password": "papyrus and ink"})
    phone = told(club, ann, f"flood-{ann.me['id']}")

    for host in hosts * 9:
        host.new_table(ME, {"kind": "person", "name": name}, listed=False)

    until(lambda: len(phone.pushes) >= 10)
    time.sleep(ROUNDS)
    assert len(phone.pushes) <= 12 * len(club.servers)  # each ten at once, then one by one


@pytest.mark.slow
def test_browsers_that_do_not_answer_are_waited_for_together(
    club: Club, new_player: NewPlayer
) -> None:
    """The attack: several browsers of one person, none of which answers. Each was waited for in its
    turn, and all other people's notices behind it."""
    ann, ben = new_player(club.server), new_player(club.server)
    me = {"account": f"Teti {ann.me['id']}", "password": "papyrus and ink"}
    ann.post("/account", me)
    with ExitStack() as ending:
        silent = [ending.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(2)]
        for one in silent:
            one.settimeout(PATIENCE)
            browser = new_player(club.server)
            browser.post("/login", me)
            endpoint = {"endpoint": f"http://127.0.0.1:{one.getsockname()[1]}/"}
            browser.put("/notices/device", Phone(club.pushes, "silent").subscription() | endpoint)
        ben.new_table(ME, {"kind": "person", "name": me["account"]}, listed=False)

        lines = [ending.enter_context(one.accept()[0]) for one in silent]

        assert all(map(is_still_open, lines))  # at the same time


def is_still_open(line: socket.socket) -> bool:
    """Whether the other side has not given up; what it has sent is read."""
    line.settimeout(1)
    try:
        while line.recv(100_000):
            pass
    except TimeoutError:
        return True
    return False


def test_whose_time_is_nearly_up_hears_of_it(club: Club, new_player: NewPlayer) -> None:
    ann, ben = new_player(club.server), new_player(club.server)
    phone = told(club, ann, f"time-{club.server.port}")
    table = ben.new_table(ME, OPEN, pace={"kind": "days", "hours": 24})
    ann.post(f"/tables/{table}/join", {})
    play_until_turn_of(ann, table, ben)
    due = datetime.fromisoformat(ann.get(f"/tables/{table}")["clocks"]["until"])

    async def events(hours_left: float) -> list[str]:
        database = Database(database_url(club.server.database))
        async with database.read() as session:
            found = await waits(session, due - timedelta(hours=hours_left))
        await database.close()
        return [wait.event for wait in found if wait.table == table and wait.until == due]

    assert asyncio.run(events(3.1)) == ["turn"]
    assert asyncio.run(events(2.9)) == ["turn", "time"]
    assert phone.wait_for(1)["body"].endswith("You have 23 hours left.")
