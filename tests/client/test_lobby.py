"""The lobby: from the first visit to a table."""

import json
import re

from playwright.sync_api import expect

import iteru
from tests.client.conftest import NewVisitor
from tests.client.visitor import Visitor


def test_a_newcomer_is_named_and_sees_four_games(visitor: Visitor) -> None:
    visitor.open_lobby()

    expect(visitor.page.locator("[data-game]")).to_have_count(4)
    expect(visitor.page.get_by_role("button", name="Name and account")).not_to_have_text("")
    coming = visitor.page.locator("[data-game]").filter(has_text="Coming")
    expect(coming.get_by_role("button")).to_have_count(0)


def test_a_new_table_is_three_clicks_away(visitor: Visitor) -> None:
    visitor.open_lobby()
    page = visitor.page
    visitor.card("fertility").get_by_role("button", name="New table").click()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Start the game").click()

    visitor.at_table()
    expect(page.locator(".panels .panel")).to_have_count(3)


def test_options_are_named_in_words_and_reach_the_table(visitor: Visitor) -> None:
    visitor.open_lobby()
    page = visitor.page
    page.get_by_text("Options").click()
    page.get_by_label("Quarry").select_option(label="closed on the four sides only")
    page.locator("#new-table li select").select_option("open")
    page.get_by_role("button", name="Open the table").click()

    expect(page.get_by_text("closed on the four sides only")).to_be_visible()
    expect(page.get_by_text(page.url)).to_be_visible()


def test_open_tables_are_found_and_joined_in_the_lobby(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor(), new_visitor()
    ann.new_table("open")
    expect(ann.page.get_by_role("heading", name="waiting for players")).to_be_visible()
    name = ann.page.locator("li b").first.inner_text()

    ben.open_lobby()
    ben.page.get_by_role("button", name=re.compile(f"Join.*{re.escape(name)}")).click()

    ben.at_table()
    ann.at_table()


def test_a_table_by_link_is_not_listed(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor(), new_visitor()
    ann.open_lobby()
    page = ann.page
    page.locator("#new-table li select").select_option("open")
    page.get_by_role("switch", name="By link only").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="waiting for players")).to_be_visible()
    name = page.locator("li b").first.inner_text()

    ben.open_lobby()

    expect(
        ben.page.get_by_role("button", name=re.compile(f"Join.*{re.escape(name)}"))
    ).to_have_count(0)


def test_a_game_that_goes_on_from_a_record_waits_for_players(new_visitor: NewVisitor) -> None:
    """Its position is there already, but its seats are not taken."""
    ann, ben = new_visitor(), new_visitor()
    ann.open_lobby()
    record = iteru.Record.begin("fertility", seats=2, seed=7)
    asked = {
        "record": json.loads(record.to_json()),
        "to": 0,
        "seats": [{"kind": "me"}, {"kind": "open"}],
    }
    id = ann.post("/api/tables/from-record", asked).json()["id"]
    ann.page.goto(f"/table/{id}")
    expect(ann.page.get_by_role("heading", name="waiting for players")).to_be_visible()

    ben.page.goto(f"/table/{id}")
    expect(ben.page.get_by_text("This table was made from a record")).to_be_visible()
    ben.page.get_by_role("button", name="I know that: sit down here").click()

    ann.at_table()
    ben.at_table()
    expect(ben.page.get_by_text("Made from a record")).to_be_visible()


def test_tables_that_wait_for_me_are_marked(visitor: Visitor) -> None:
    address = visitor.play_bot()
    assert visitor.wait_for_question()

    visitor.open_lobby()

    mine = visitor.page.get_by_role("link", name=re.compile("Fertility.*Your turn"))
    expect(mine).to_be_visible()
    expect(visitor.page).to_have_title(re.compile(r"^\(1\)"))
    mine.click()
    expect(visitor.page).to_have_url(address)


def test_an_account_keeps_games_for_another_device(new_visitor: NewVisitor) -> None:
    ann, elsewhere = new_visitor(), new_visitor()
    ann.play_bot()
    ann.open_lobby()
    for visitor, button in ((ann, "Create an account"), (elsewhere, "Log in")):
        visitor.open_lobby()
        page = visitor.page
        page.get_by_role("button", name="Name and account").click()
        page.get_by_label("Account name").fill("ann of thebes")
        page.get_by_label("Password").fill("papyrus and ink")
        page.get_by_role("button", name=button).click()
        expect(page.get_by_role("dialog")).to_have_count(0)

    elsewhere.open_lobby()

    expect(elsewhere.page.get_by_role("link", name=re.compile("Fertility with"))).to_be_visible()


def test_a_wrong_password_is_told_in_words(visitor: Visitor) -> None:
    visitor.open_lobby()
    page = visitor.page
    page.get_by_role("button", name="Name and account").click()
    page.get_by_label("Account name").fill("nobody at all")
    page.get_by_label("Password").fill("not the password")
    page.get_by_role("button", name="Log in").click()

    expect(page.get_by_role("alert")).to_have_text("Account name and password do not match.")


def test_settings_are_kept(visitor: Visitor) -> None:
    visitor.open_lobby()
    page = visitor.page
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Night").click()
    dialog.get_by_text("Français").click()
    expect(page.get_by_role("dialog", name="Réglages")).to_be_visible()

    page.reload()

    expect(page.get_by_role("heading", name="Quatre jeux")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_an_unknown_table_and_an_unknown_page_say_so(visitor: Visitor) -> None:
    visitor.page.goto("/table/nosuchtable")
    expect(visitor.page.get_by_text("There is no such table")).to_be_visible()
    visitor.page.goto("/no/such/page")
    expect(visitor.page.get_by_text("There is no such page")).to_be_visible()
    visitor.page.get_by_role("link", name="Lobby", exact=True).click()
    expect(visitor.card("fertility")).to_be_visible()
