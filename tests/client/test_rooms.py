"""New tables, waiting rooms and invitations, as several people meet them."""

from playwright.sync_api import expect

from tests.client.conftest import NewVisitor
from tests.client.visitor import Visitor


def test_a_form_keeps_what_was_chosen_and_says_it_in_words(visitor: Visitor) -> None:
    visitor.open_lobby()
    page = visitor.page
    page.goto("/new/egizia")
    form = page.locator("#new-table")
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    for menu, seat in zip(
        form.locator("li select").all(), ("local", "bot-easy", "bot-hard"), strict=True
    ):
        menu.select_option(seat)
    form.locator("li input").fill("Tomek")
    form.get_by_text("Live", exact=True).click()
    summary = page.get_by_role("complementary")

    expect(summary).to_contain_text("4 seats: 2 here, 2 bots")
    expect(summary).to_contain_text("15 min + 20 s a turn")
    expect(form.locator("li input")).to_have_value("Tomek")
    assert visitor.accessibility_faults() == []
    page.get_by_role("button", name="Start the game").click()
    visitor.at_table()
    page.goto("/new/egizia")  # starts from that table
    expect(form.locator("li input")).to_have_value("Tomek")
    expect(summary).to_contain_text("2 bots")
    form.get_by_text("Kemet", exact=True).click()
    expect(summary).not_to_contain_text("2 here")


def test_three_browsers_in_a_waiting_room_with_chat(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor(width=1366, height=657), new_visitor(width=390, height=844, touch=True)
    zoe = new_visitor(dark=True)
    ann.new_table("open", "open", "open", listed=False)
    address = ann.waits()
    ann.put_notes_away()
    seats = ann.page.locator("[data-seat]")
    link = ann.page.get_by_text("/t/").inner_text().partition("/")[2]

    ben.page.goto(f"/{link}")  # what others type or scan
    expect(ben.page.get_by_role("heading", name="invites you to Fertility")).to_be_visible()
    assert ben.accessibility_faults() == []
    ben.page.get_by_label("Your name at the table").fill("Amir")
    ben.page.get_by_role("button", name="Sit down", exact=True).click()
    ben.waits()
    ben.put_notes_away()
    expect(seats.nth(1)).to_contain_text("Amir")
    expect(seats.nth(1)).to_contain_text("not ready yet")
    zoe.accept(address)
    expect(seats.nth(2)).to_contain_text("ready")
    change_table(ann)
    expect(zoe.page.get_by_role("heading", name="Wide river")).to_be_visible()
    expect(zoe.page.get_by_text("The host has changed the table.")).to_be_visible()
    expect(seats.nth(2)).to_contain_text("not ready yet")

    ben.page.get_by_label("Write a message").fill("My second game.")
    ben.page.get_by_role("button", name="Send").click()
    for other in (ann, zoe):
        expect(other.page.get_by_role("log")).to_contain_text("My second game.")
        assert other.accessibility_faults() == []
    assert ben.accessibility_faults() == []

    seats.nth(3).get_by_role("combobox").select_option("bot-hard")  # added …
    expect(ben.page.locator("[data-seat='3']")).to_contain_text("Bot, hard")
    seats.nth(3).get_by_role("combobox").select_option("open")  # … and removed
    seats.nth(1).get_by_role("button", name="Swap with seat 1").click()
    expect(ben.page.locator("[data-seat='0']")).to_contain_text("Amir")
    seats.nth(2).get_by_role("button", name="Remove").click()
    expect(zoe.page.get_by_role("button", name="Sit down", exact=True)).to_be_visible()
    zoe.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(zoe.page.locator(".toast.error")).to_be_visible()

    ann.page.get_by_role("button", name="Fill with bots and begin").click()
    for player in (ann, ben):
        player.at_table()
    zoe.page.goto(f"/{link}")
    expect(zoe.page.get_by_text("The game has begun. You can watch.")).to_be_visible()
    zoe.page.get_by_role("button", name="Watch").click()
    zoe.at_table()


def change_table(host: Visitor) -> None:
    host.page.get_by_role("button", name="Change the table").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_label("Name of the table").fill("Wide river")
    dialog.get_by_text("Live", exact=True).click()
    assert host.accessibility_faults() == []
    dialog.get_by_role("button", name="Confirm").click()
    expect(dialog).to_have_count(0)


def register(visitor: Visitor, name: str) -> None:
    visitor.open_lobby()
    asked = {"account": name, "password": "papyrus and ink"}
    assert visitor.post("/api/account", asked).ok
    visitor.page.reload()


def test_people_find_each_other_and_a_blocked_person_stays_out(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor(), new_visitor(width=390, height=844, touch=True)
    register(ann, "Hania of the river")
    register(ben, "Jonas of the dunes")
    ann.open_lobby()
    ann.page.get_by_role("link", name="Jonas of the dunes").click()
    expect(ann.page.get_by_role("heading", name="Jonas of the dunes")).to_be_visible()
    ann.page.get_by_role("button", name="Favourite").click()
    expect(ann.page.get_by_role("button", name="Favourite")).to_have_attribute(
        "aria-pressed", "true"
    )
    ann.new_table("open", "open", listed=False)
    address = ann.waits()
    people = ann.page.get_by_role("region", name="People here")
    people.get_by_role("button", name="Jonas of the dunes").click()
    expect(ann.page.locator("[data-seat='1']")).to_contain_text("asked, no answer yet")
    assert ann.accessibility_faults() == []

    ann.page.goto("/people/Jonas of the dunes")
    ann.page.get_by_role("button", name="Block").click()
    expect(ann.page.get_by_text("You have blocked this person")).to_be_visible()
    assert ann.accessibility_faults() == []
    ben.page.goto(address)
    ben.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(ben.page.locator(".toast.error")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Sit down", exact=True)).to_be_visible()


def test_a_profile_shows_what_was_played(new_visitor: NewVisitor) -> None:
    ann = new_visitor()
    ann.play_bot()
    ann.play_on(seed=6)
    ann.page.goto("/people/me")
    page = ann.page

    expect(page.get_by_role("heading", name="Places by number of players")).to_be_visible()
    expect(page.get_by_role("heading", name="Against bots")).to_be_visible()
    expect(page.get_by_role("heading", name="Last games")).to_be_visible()
    assert ann.accessibility_faults() == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert ann.accessibility_faults() == []
