"""The account page and a guest's way back, as a person meets them."""

import re

from playwright.sync_api import Page, expect

from tests.client.conftest import NewVisitor
from tests.client.visitor import Visitor

CODE = re.compile(r"(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}")


def code_shown(page: Page) -> str:
    """The recovery code in the note that is on show."""
    note = page.get_by_role("status").filter(has_text=CODE)
    expect(note).to_be_visible()
    found = CODE.search(note.inner_text())
    assert found
    return found.group()


def test_a_guest_who_lost_the_cookie_comes_back_to_the_seat(visitor: Visitor) -> None:
    page = visitor.page
    visitor.new_table("open")
    visitor.waits()
    code, table = code_shown(page), page.url
    page.context.clear_cookies()
    page.goto(table)
    expect(page.get_by_role("button", name="Sit down", exact=True)).to_be_visible()  # a stranger

    visitor.open_lobby()
    page.get_by_role("button", name="Name and account").click()
    page.get_by_label("Recovery code of a guest").fill(code.lower())
    page.get_by_role("button", name="Come back").click()

    assert code_shown(page) != code
    page.goto(table)
    expect(page.get_by_text("you, host", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Sit down", exact=True)).to_have_count(0)


def register(visitor: Visitor, name: str) -> None:
    visitor.open_lobby()
    asked = {"account": name, "password": "papyrus and ink"}
    assert visitor.post("/api/account", asked).ok


def test_sessions_and_tokens_are_listed_and_ended(new_visitor: NewVisitor) -> None:
    ann, phone = new_visitor(), new_visitor()
    register(ann, "Ankhesenamun")
    phone.open_lobby()
    asked = {"account": "Ankhesenamun", "password": "papyrus and ink"}
    assert phone.post("/api/login", asked).ok
    page = ann.page
    page.goto("/account")
    sessions = page.get_by_role("list", name="Signed in as you").get_by_role("listitem")
    expect(sessions).to_have_count(2)
    expect(sessions.filter(has_text="This one")).to_have_count(1)

    page.get_by_label("What the script is called").fill("my bot")
    page.get_by_role("button", name="New token").click()
    expect(page.get_by_role("group", name="Token")).to_contain_text("iteru_")
    expect(sessions).to_have_count(3)
    assert ann.accessibility_faults() == []
    page.get_by_role("button", name="Sign out: my bot").click()
    expect(sessions).to_have_count(2)
    page.get_by_role("button", name=re.compile("^Sign out:")).click()
    expect(sessions).to_have_count(1)

    phone.page.goto("/account")
    expect(phone.page.get_by_role("heading", name="Recovery code")).to_be_visible()  # a guest


def test_a_password_is_changed(visitor: Visitor) -> None:
    register(visitor, "Meritaten")
    page = visitor.page
    page.goto("/account")

    for old, new in (("papyrus and ink", "password"), ("papyrus", "reed and water")):
        page.get_by_label("Password until now").fill(old)
        page.get_by_label("New password").fill(new)
        page.get_by_role("button", name="Change the password").click()
        expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Password until now").fill("papyrus and ink")
    page.get_by_role("button", name="Change the password").click()

    expect(page.get_by_text("The password is changed.")).to_be_visible()
    asked = {"account": "Meritaten", "password": "reed and water"}
    assert visitor.post("/api/login", asked).ok


def test_a_spectator_is_muted_and_heard_again(new_visitor: NewVisitor) -> None:
    ann, eve = new_visitor(), new_visitor()
    ann.open_lobby()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    made = ann.post("/api/tables", {"game": "fertility", "seats": seats, "listed": True})
    address = f"/table/{made.json()['id']}"
    for visitor in (ann, eve):
        visitor.page.goto(address)
        visitor.at_table()
        visitor.page.keyboard.press("c")
    field = eve.page.get_by_label("Write a message")
    field.fill("Boo!")
    field.press("Enter")
    expect(ann.page.get_by_role("log", name="Chat")).to_contain_text("Boo!")

    ann.page.get_by_role("button", name=re.compile("^More:")).click()
    ann.page.get_by_role("button", name=re.compile("^Mute:")).click()

    expect(ann.page.get_by_role("log", name="Chat")).not_to_contain_text("Boo!")
    ann.page.goto("/account")
    ann.page.get_by_role("button", name=re.compile("^Hear again:")).click()
    expect(ann.page.get_by_role("list", name="Muted")).to_have_count(0)
    ann.page.goto(address)
    ann.at_table()
    ann.page.keyboard.press("c")
    expect(ann.page.get_by_role("log", name="Chat")).to_contain_text("Boo!")
    ann.page.get_by_role("button", name=re.compile("^More:")).click()
    ann.page.get_by_role("button", name=re.compile("^Mute for all:")).click()
    field.fill("Boo again!")
    field.press("Enter")
    expect(eve.page.get_by_text("That is not allowed here.")).to_be_visible()


def test_a_form_elsewhere_leaves_a_guest_signed_in(visitor: Visitor) -> None:
    """The attack, in a browser: it keeps the guest's cookie back from the form of another site,
    and would keep the one in the answer."""
    visitor.open_lobby()
    page = visitor.page
    before = {one["name"]: one["value"] for one in page.context.cookies()}
    address = f"{page.url}api/logout"
    page.route(
        "http://evil.example/",
        lambda route: route.fulfill(
            content_type="text/html",
            body=f'<form method="post" action="{address}"><button>Win a prize</button></form>',
        ),
    )
    page.goto("http://evil.example/")

    with page.expect_response(address) as answer:
        page.get_by_role("button").click()

    assert answer.value.status == 403
    assert before == {one["name"]: one["value"] for one in page.context.cookies()}
