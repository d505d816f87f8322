"""The lobby for one guest alone, and among two hundred tables; what can be read without a table."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import expect

from tests.client.conftest import NewVisitor
from tests.client.visitor import Visitor
from tests.server.crowd import add_crowd
from tests.server.processes import ServerProcess


@pytest.fixture(scope="module")
def quiet(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where nobody has been."""
    folder = tmp_path_factory.mktemp("quiet")
    running = ServerProcess(f"sqlite:///{folder}/iteru.db", folder, client=built_client).start()
    yield running
    running.stop()


def check(visitor: Visitor) -> None:
    assert not visitor.overflows()
    assert visitor.accessibility_faults() == []


def test_one_guest_alone_and_then_among_two_hundred_tables(
    quiet: ServerProcess, new_visitor: NewVisitor
) -> None:
    alone = new_visitor(url=quiet.url, width=1366, height=657)
    with alone.page.expect_request("**/api/people") as asked:
        alone.open_lobby()
    assert "cookie" in asked.value.all_headers()  # a newcomer is made one guest, not two
    expect(alone.page.get_by_role("heading", name=re.compile("^Good "))).to_be_visible()
    expect(alone.page.get_by_role("heading", name="Tables")).to_have_count(0)  # nothing to show
    check(alone)
    alone.play_bot()
    assert alone.wait_for_question()
    alone.open_lobby()
    expect(alone.page.locator("[data-my-table] .picture svg").first).to_be_visible()
    expect(alone.page.get_by_role("link", name="Go on")).to_be_visible()

    # Playwright has a loop of its own in this thread
    crowding = Thread(target=lambda: asyncio.run(add_crowd(quiet.database, 200)))
    crowding.start()
    crowding.join()

    for width, height in ((1440, 900), (390, 844)):
        visitor = new_visitor(url=quiet.url, width=width, height=height, touch=width < 640)
        page = visitor.page
        page.goto("/")
        rows = page.locator("[data-table]")
        expect(rows).to_have_count(20)
        expect(page.get_by_role("tab", name="Playing")).to_contain_text("67")
        check(visitor)
        page.get_by_role("tab", name="Playing").click()
        page.get_by_label("Game").last.select_option("kemet")
        expect(rows.filter(has_not_text="Kemet")).to_have_count(0)
        expect(page).to_have_url(re.compile(r"\?status=running&game=kemet$"))
        page.reload()
        expect(rows.first).to_contain_text("Kemet")
        expect(rows.get_by_role("link", name="Watch").first).to_be_visible()
        page.get_by_label("Name or player").fill("no one has this name")
        expect(page.get_by_text("No table fits this search.")).to_be_visible()
        page.get_by_role("button", name="Show all").click()
        page.get_by_role("button", name="Next").click()
        expect(page.get_by_text("Page 2 of 4")).to_be_visible()


@pytest.mark.parametrize("width", [1440, 390])
def test_rules_and_pieces_are_read_without_a_table(new_visitor: NewVisitor, width: int) -> None:
    visitor = new_visitor(width=width, touch=width < 640)
    page = visitor.page
    page.goto("/games/fertility/rules#4.3.1")
    expect(page.locator('.marked[data-rule="4.3.1"]')).to_be_in_viewport()
    check(visitor)
    page.get_by_role("link", name="4.3.2", exact=True).first.click()
    expect(page).to_have_url(re.compile("/rules#4.3.2$"))
    expect(page.locator('.marked[data-rule="4.3.2"]')).to_be_in_viewport()

    page.goto("/games/kemet/pieces/teleport")
    expect(page.get_by_role("heading", name="Teleport")).to_be_visible()
    check(visitor)
    page.get_by_role("searchbox", name="Search names and effects").fill("WALLS ignore")
    expect(page.get_by_role("link", name="Open Gates").first).to_be_visible()
    expect(page.locator("main li")).not_to_have_count(0)
    for game in ("fertility", "pharaon", "egizia"):
        page.goto(f"/games/{game}/pieces")
        expect(page.locator("main li").nth(5)).to_be_visible()
    page.goto("/games/chess/rules")
    expect(page.get_by_text("There is no such page")).to_be_visible()
