"""What axe-core says, by day and by night."""

import pytest
from playwright.sync_api import expect

from tests.client.conftest import NewVisitor
from tests.client.visitor import Visitor


@pytest.fixture(params=[False, True], ids=["day", "night"])
def someone(request: pytest.FixtureRequest, new_visitor: NewVisitor) -> Visitor:
    return new_visitor(dark=request.param)


def test_the_lobby_its_dialogs_and_about_have_no_serious_fault(someone: Visitor) -> None:
    page = someone.page
    someone.open_lobby()
    assert someone.accessibility_faults() == []
    page.get_by_role("button", name="Name and account").click()
    assert someone.accessibility_faults() == []
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Reading")).to_be_visible()
    assert someone.accessibility_faults() == []
    page.goto("/about")
    expect(page.get_by_role("heading", name="About Iteru")).to_be_visible()
    assert someone.accessibility_faults() == []


def test_the_table_and_its_panels_have_no_serious_fault(someone: Visitor) -> None:
    page = someone.page
    someone.play_bot()
    assert someone.wait_for_question()
    assert someone.accessibility_faults() == []
    page.locator(".region-hand [data-state=legal]").first.click()
    page.locator(".region-stage [data-state=legal]").first.click()
    expect(someone.confirm).to_be_visible()
    assert someone.accessibility_faults() == []
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator(".rule").first).to_be_visible()
    assert someone.accessibility_faults() == []
    page.get_by_role("button", name="List of choices").click()
    assert someone.accessibility_faults() == []
    page.set_viewport_size({"width": 844, "height": 390})  # a phone held sideways
    expect(page.locator('[data-players="rail"]')).to_be_visible()
    assert someone.accessibility_faults() == []


def test_the_score_and_the_replay_have_no_serious_fault(someone: Visitor) -> None:
    address = someone.play_bot()
    someone.play_on(seed=6)
    assert someone.accessibility_faults() == []
    someone.page.goto(address.replace("/table/", "/replay/"))
    expect(someone.page.get_by_label("Move", exact=True)).to_be_visible()
    assert someone.accessibility_faults() == []
