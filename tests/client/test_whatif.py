"""What if: a branch off a game, begun, played on, left, found again and deleted."""

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.client.conftest import NewVisitor
from tests.client.test_table import random_record

AT = 3


def test_a_branch_is_played_on_and_left(new_visitor: NewVisitor, tmp_path: Path) -> None:
    visitor = new_visitor(width=390, height=844, touch=True)
    page = visitor.page
    file = tmp_path / "game.json"
    file.write_text(random_record(moves=5).to_json(), encoding="utf-8")
    visitor.open_lobby()
    page.set_input_files("input[type=file]", file)
    expect(page.get_by_label("Move", exact=True)).to_have_attribute("max", "5")
    game = f"/replay?move={AT}"
    page.goto(game)
    what_if = page.get_by_role("button", name="What if", exact=True)
    what_if.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name").fill("Another tile")
    close = dialog.get_by_label("Close").bounding_box()
    assert close
    assert close["width"] <= 60  # in the corner, not in the middle
    assert visitor.accessibility_faults() == []
    dialog.get_by_role("button", name="Begin").click()

    expect(page).to_have_url(re.compile("/whatif/"))
    strip = page.get_by_role("complementary", name="What if")
    expect(strip).to_contain_text(f"after move {AT}: not the game")
    assert visitor.wait_for_question()
    assert visitor.accessibility_faults() == []
    visitor.decide(random.Random(1))
    strip.get_by_role("link", name="Back to the game").click()

    expect(page).to_have_url(re.compile(re.escape(game) + "$"))
    what_if.click()
    expect(dialog.get_by_role("button", name=re.compile("^Another tile"))).to_be_visible()
    dialog.get_by_role("button", name="Delete “Another tile”").click()
    expect(dialog.get_by_text("Another tile")).to_have_count(0)
    dialog.get_by_role("radio", name="All sides, with advice").check(force=True)
    dialog.get_by_role("button", name="Begin").click()
    opinion = page.get_by_role("region", name="The engine’s opinion")
    opinion.get_by_role("button", name="Unfold").click()
    expect(opinion.locator(".choice").first).to_be_visible()
    expect(opinion).to_contain_text("to win")
    assert not visitor.overflows()
    assert visitor.accessibility_faults() == []
    assert page.request.get("/api/tables").json()["mine"] == []
