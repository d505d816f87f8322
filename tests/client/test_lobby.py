"""The lobby: from the first visit to a table."""

import json
import re

from playwright.sync_api import Response, expect

import iteru
from tests.client.conftest import NewVisitor
from tests.client.test_weight import answers_of
from tests.client.visitor import Visitor


def test_a_newcomer_is_named_and_sees_all_games(visitor: Visitor) -> None:
    visitor.open_lobby()

    expect(visitor.page.locator("[data-game]")).to_have_count(5)  # the Traitor has a card, too
    expect(visitor.page.get_by_role("button", name="Name and account")).not_to_have_text("")


def test_a_newcomer_is_one_guest_whatever_the_page_asks_first(visitor: Visitor) -> None:
    answers: list[Response] = []
    visitor.page.on("response", answers_of(answers))
    visitor.open_lobby()
    visitor.page.wait_for_load_state("networkidle")

    assert any(answer.url.endswith("/api/people") for answer in answers)
    cookies = {answer.header_value("set-cookie") for answer in answers} - {None}
    assert len(cookies) == 1


def test_quick_play_takes_as_many_bots_as_fit_and_remembers_it(visitor: Visitor) -> None:
    visitor.open_lobby()
    page = visitor.page
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    page.get_by_role("switch", name="First game").check()
    page.reload()
    expect(page.get_by_role("switch", name="First game")).to_be_checked()
    expect(visitor.card("kemet").get_by_role("button", name="Play (Kemet)")).to_be_visible()
    visitor.card("egizia").get_by_role("button", name="Play, 3 bots").click()

    visitor.at_table()
    expect(page.locator(".panels .panel")).to_have_count(4)
    expect(page.get_by_role("tab", name="Aid")).to_have_attribute("aria-selected", "true")


def test_a_removed_table_can_be_brought_back(visitor: Visitor) -> None:
    visitor.play_bot()
    visitor.open_lobby()
    mine = visitor.page.locator("[data-my-table]")
    mine.get_by_role("button", name="Remove the table").click()
    expect(mine).to_have_count(0)
    visitor.page.get_by_role("button", name="Undo").click()
    expect(mine).to_have_count(1)
    mine.get_by_role("button", name="Remove the table").click()
    visitor.page.goto("/about")  # whoever goes away does not want it back

    visitor.open_lobby()
    expect(mine).to_have_count(0)


def test_a_new_table_is_three_clicks_away(visitor: Visitor) -> None:
    visitor.open_lobby()
    page = visitor.page
    page.locator('a[href="/new"]').locator("visible=true").first.click()
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_role("button", name="Start the game").click()

    visitor.at_table()
    expect(page.locator(".panels .panel")).to_have_count(3)


def test_options_are_named_in_words_and_reach_the_table(visitor: Visitor) -> None:
    visitor.open_lobby()
    page = visitor.page
    page.goto("/new/fertility")
    page.get_by_label("Quarry").select_option(label="closed on the four sides only")
    page.locator("#new-table li select").select_option("open")
    page.get_by_role("button", name="Open the table").click()

    expect(page.locator("dd", has_text="closed on the four sides only")).to_be_visible()
    expect(page.get_by_text(re.compile("/t/[2-9a-z]{3}-[2-9a-z]{2}$"))).to_be_visible()


def test_open_tables_are_found_and_joined_in_the_lobby(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor(), new_visitor()
    ann.new_table("open")
    ann.waits()
    name = ann.page.locator("li b").first.inner_text()

    ben.open_lobby()
    ben.page.get_by_role("button", name=re.compile(f"Join.*{re.escape(name)}")).click()

    ben.at_table()
    ann.at_table()


def test_a_table_by_link_is_not_listed(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor(), new_visitor()
    ann.new_table("open", listed=False)
    ann.waits()
    name = ann.page.locator("li b").first.inner_text()

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
    ann.waits()

    ben.page.goto(f"/table/{id}")
    expect(ben.page.get_by_text("This table was made from a record")).to_be_visible()
    ben.page.get_by_role("button", name="I know that: sit down here").click()
    ben.page.get_by_role("button", name="I am ready").click()

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
    page.get_by_role("link", name="Settings").click()
    settings = page.get_by_role("main")
    for setting in ("Night", "130%", "Short", "Français"):
        settings.get_by_text(setting, exact=True).click()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()

    page.goto("/")

    expect(page.get_by_role("heading", name="Partie rapide")).to_be_visible()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "short")
    expect(root).to_have_css("font-size", "20.8px")


def test_every_page_holds_large_text_and_motion_is_off_where_the_system_asks(
    visitor: Visitor,
) -> None:
    page = visitor.page
    page.goto("/settings")
    page.get_by_text("130%", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    for address in ("/", "/settings", "/account", "/about", "/replay"):
        page.goto(address)
        expect(page.locator("h1, h2").first).to_be_visible()
        for width, height in ((1366, 657), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{address} at {width}"


def test_an_unknown_table_and_an_unknown_page_say_so(visitor: Visitor) -> None:
    visitor.page.goto("/table/nosuchtable")
    expect(visitor.page.get_by_text("There is no such table")).to_be_visible()
    visitor.page.goto("/no/such/page")
    expect(visitor.page.get_by_text("There is no such page")).to_be_visible()
    visitor.page.get_by_role("link", name="Lobby", exact=True).click()
    expect(visitor.card("fertility")).to_be_visible()
