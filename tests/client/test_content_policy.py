"""The strict content policy, on every page: nothing that a page needs is refused by the browser."""

import pytest
from playwright.sync_api import Browser, expect

import iteru
from tests.client.visitor import Visitor
from tests.server.processes import ServerProcess

NOTE_VIOLATIONS = """
    window.violations = [];
    addEventListener("securitypolicyviolation", (event) =>
        window.violations.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`));
"""


@pytest.fixture
def someone(visitor: Visitor) -> Visitor:
    visitor.page.add_init_script(NOTE_VIOLATIONS)
    return visitor


def violations(visitor: Visitor) -> object:
    visitor.page.wait_for_load_state("networkidle")
    return visitor.page.evaluate("window.violations")


def test_the_browser_notes_what_it_refuses(browser: Browser, server: ServerProcess) -> None:
    """Without this one, the others might look at nothing."""
    page = browser.new_page()
    page.add_init_script(NOTE_VIOLATIONS)
    page.goto(f"{server.url}/about")

    styled = page.evaluate(
        """() => {
            document.body.insertAdjacentHTML("beforeend", "<i id=i style='color: red'>x</i>");
            return getComputedStyle(document.getElementById("i")).color;
        }"""
    )

    assert styled != "rgb(255, 0, 0)"
    page.wait_for_function("window.violations.length === 1")
    page.close()


@pytest.mark.parametrize(
    "address", ["/", "/about", "/account", "/settings", "/replay", "/nowhere/at/all", "/api/docs"]
)
def test_pages(someone: Visitor, address: str) -> None:
    someone.page.goto(address)
    expect(someone.page.locator("h1, h2").first).to_be_visible()

    assert violations(someone) == []


def test_dialogs_of_the_lobby(someone: Visitor) -> None:
    someone.open_lobby()
    someone.page.get_by_role("button", name="Name and account").click()
    expect(someone.page.get_by_role("dialog")).to_be_visible()
    someone.page.keyboard.press("Escape")

    assert violations(someone) == []


@pytest.mark.parametrize("game", iteru.games())
def test_a_table_its_replay_and_its_lessons(someone: Visitor, game: str) -> None:
    someone.game = game
    address = someone.play_bot()
    someone.play_on(seed=1, decisions=3)
    assert violations(someone) == []
    someone.page.goto(address.replace("/table/", "/replay/"))
    expect(someone.page.get_by_label("Move", exact=True)).to_be_visible()
    assert violations(someone) == []
    someone.page.goto(f"/learn/{game}")
    expect(someone.page.locator(".lesson")).to_be_visible()
    assert violations(someone) == []
