"""Notices as a person meets them: a push and a mail whose links lead to the table, and the pill."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.cli.command import iteru
from tests.client.conftest import NewVisitor
from tests.client.visitor import Visitor
from tests.server.clients import ME, OPEN, Player
from tests.server.post_office import (
    Box,
    Phone,
    PushHost,
    link_in,
    mail_host,
    push_host,
    text_of,
)
from tests.server.processes import ServerProcess
from tests.server.test_notices import play_until_turn_of

# Headless Chromium has no push service: the test's own stands in.
SUBSCRIBES = """
const keys = %s;
PushManager.prototype.subscribe = async () => ({
    toJSON: () => ({ endpoint: keys.endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
});
"""
CLICKS = """async () => {
    const [notification] = await self.registration.getNotifications();
    const opened = new Promise((resolve) => (self.clients.openWindow = resolve));
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    return opened;
}"""


@dataclass(frozen=True)
class Club:
    server: ServerProcess
    pushes: PushHost
    box: Box


@pytest.fixture(scope="module")
def club(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("club")
    with ExitStack() as ending:
        pushes = ending.enter_context(push_host())
        mail_url, box = ending.enter_context(mail_host())
        server = ServerProcess(
            f"sqlite:///{folder}/iteru.db",
            folder,
            client=built_client,
            push_hosts="127.0.0.1",
            mail_url=mail_url,
            mail_from="Iteru <iteru@club.example>",
            mail_after=0.1,
        )
        server.settings["ITERU_PUBLIC_URL"] = server.url
        ending.callback(server.stop)
        yield Club(server.start(), pushes, box)


def wait_for(visitor: Visitor, club: Club, ben: Player) -> str:
    """A game of a move a day where Ben waits for the visitor, who is not there; its id."""
    cookies = httpx.Cookies()
    for one in visitor.page.context.cookies():
        cookies.set(one["name"], one["value"])
    ann = Player(club.server, cookies)
    table = ben.new_table(ME, OPEN, pace={"kind": "days", "hours": 24})
    ann.post(f"/tables/{table}/join", {})
    play_until_turn_of(ann, table, ben)
    ann.close()
    return table


def test_a_push_is_asked_for_shown_and_leads_to_the_table(
    club: Club, new_visitor: NewVisitor
) -> None:
    ann = new_visitor(club.server.url)
    page, phone = ann.page, Phone(club.pushes, "ann")
    page.context.grant_permissions(["notifications"], origin=club.server.url)
    page.add_init_script(SUBSCRIBES % json.dumps(phone.subscription()))
    page.goto("/settings")
    page.get_by_role("button", name="Tell me when it is my turn").click()
    expect(page.get_by_text("This browser shows notices")).to_be_visible()
    page.get_by_role("button", name="Send me a test").click()
    assert phone.wait_for(1)["url"] == "/settings"
    page.get_by_role("checkbox", name="A game is over: Notice").uncheck()
    assert ann.accessibility_faults() == []
    ben = Player(club.server)
    table = wait_for(ann, club, ben)
    push = phone.wait_for(2)

    devtools = page.context.new_cdp_session(page)
    registrations: list[Any] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.ready")
    while not registrations:
        page.wait_for_timeout(50)
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": club.server.url,
            "registrationId": registrations[0]["registrationId"],
            "data": json.dumps(push),
        },
    )
    page.wait_for_function(
        """async () => {
            const worker = await navigator.serviceWorker.ready;
            return (await worker.getNotifications()).length === 1;
        }"""
    )
    # Iteru can be installed, but not in a window that forgets everything.
    faults = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {fault["errorId"] for fault in faults} <= {"in-incognito"}
    [worker] = page.context.service_workers
    address = worker.evaluate(CLICKS)

    assert address == f"/table/{table}"
    page.goto(address)
    ann.at_table()
    assert ann.wait_for_question()
    ben.close()


def test_who_finds_a_table_full_is_told_when_a_seat_is_free(
    club: Club, new_visitor: NewVisitor
) -> None:
    eve = new_visitor(club.server.url, width=390, height=844, touch=True)
    page, phone = eve.page, Phone(club.pushes, "eve")
    host, guest = Player(club.server), Player(club.server)
    table = host.new_table(ME, OPEN)
    guest.post(f"/tables/{table}/join", {"ready": False})
    page.context.grant_permissions(["notifications"], origin=club.server.url)
    page.add_init_script(SUBSCRIBES % json.dumps(phone.subscription()))
    page.goto(f"/table/{table}")

    page.get_by_role("button", name="Tell me when a seat is free").click()
    expect(page.get_by_text("You will hear when a seat is free.")).to_be_visible()
    assert eve.accessibility_faults() == []
    page.goto("/settings")  # away from the table
    guest.post(f"/tables/{table}/leave")

    push = phone.wait_for(1)
    assert push["title"].startswith("A seat is free: ")
    page.goto(push["url"])
    expect(page.get_by_role("button", name="Sit down", exact=True)).to_be_visible()
    for player in (host, guest):
        player.close()


def test_a_mail_leads_to_the_table_and_can_be_ended(club: Club, new_visitor: NewVisitor) -> None:
    ann = new_visitor(club.server.url)
    page, address = ann.page, "ann@nile.example"
    page.goto("/settings")
    page.get_by_label("Mail address").fill(address)
    page.get_by_role("button", name="Send a link to confirm it").click()
    expect(page.get_by_text(f"A mail is on its way to {address}")).to_be_visible()
    page.goto(f"/mail/confirm#{link_in(club.box.wait_for(address, 1), 'confirm')}")
    expect(page.get_by_text("The address is confirmed.")).to_be_visible()
    ben = Player(club.server)
    table = wait_for(ann, club, ben)

    mail = club.box.wait_for(address, 2)

    [link] = re.findall(r"http\S+/table/\S+", text_of(mail))
    page.goto(link)
    ann.at_table()
    assert page.url.endswith(table)
    page.goto(f"/mail/end#{link_in(mail, 'end')}")
    expect(page.get_by_text("No more mails of this kind will come.")).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_role("checkbox", name="It is my turn: Mail")).not_to_be_checked()
    ben.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_turn_elsewhere_is_a_pill_on_any_page(
    club: Club, new_visitor: NewVisitor, width: int, height: int
) -> None:
    ann = new_visitor(club.server.url, width=width, height=height)
    ann.page.goto("/settings")
    expect(ann.page.get_by_role("heading", name="Notices")).to_be_visible()
    ben = Player(club.server)
    table = wait_for(ann, club, ben)
    ben.close()

    ann.page.reload()

    pill = ann.page.get_by_role("link", name="Your turn elsewhere")
    expect(pill).to_be_visible()
    expect(ann.page).to_have_title("(1) Your turn · Iteru")
    assert not ann.overflows()
    assert ann.accessibility_faults() == []
    pill.click()
    ann.at_table()
    assert ann.page.url.endswith(table)
    expect(pill).to_have_count(0)


def test_an_announcement_and_a_new_version_are_told_and_a_person_goes_for_good(
    club: Club, new_visitor: NewVisitor, tmp_path: Path
) -> None:
    ann = new_visitor(club.server.url)
    page = ann.page
    page.goto("/account")
    database = club.server.database
    iteru("admin", "announce", "Supper at seven", folder=tmp_path, ITERU_DATABASE_URL=database)
    expect(page.get_by_text("Supper at seven")).to_be_visible(timeout=40_000)
    newer = page.request.get("/api/bulletin").json() | {"build": "another"}
    page.route("**/api/bulletin", lambda route: route.fulfill(json=newer))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_text("Supper at seven")).to_have_count(0)  # it was read
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    data = json.loads(Path(download.value.path()).read_text("utf-8"))
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Really delete everything?").click()
    expect(page.get_by_text("You are deleted.")).to_be_visible()
    assert ann.page.request.get("/api/me").json()["id"] != data["people"][0]["id"]
