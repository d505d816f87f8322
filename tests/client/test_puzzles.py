"""Puzzles in the browser: one found, one missed, on a wide screen and on a phone."""

import re

from playwright.sync_api import Locator, expect

from iteru.analysis.puzzle import Puzzle, shipped
from tests.client.conftest import NewVisitor
from tests.client.visitor import Visitor

PUZZLE = next(one for one in shipped("fertility") if one.answers == ["quarry monument"])


def targets(puzzle: Puzzle, notation: str) -> list[str]:
    found = next(one for one in puzzle.state.choices() if one["notation"] == notation)["targets"]
    assert isinstance(found, list)
    return [str(target) for target in found]


def answer(visitor: Visitor, notation: str) -> None:
    """The place that tells this choice from the others, then the button."""
    assert visitor.wait_for_question()
    visitor.click_place(visitor.place(targets(PUZZLE, notation)[0]).first)
    visitor.confirm.click()


def card(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Puzzle", exact=True)


def test_a_puzzle_is_found_and_played_on(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(dark=True)
    page = visitor.page
    visitor.open_lobby()
    expect(page.get_by_role("link", name="Solve it")).to_be_visible()
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name="All puzzles")).to_be_visible()
    assert visitor.accessibility_faults() == []
    page.locator(f'[data-puzzle="{PUZZLE.id}"]').click()

    wrong = next(iter(PUZZLE.costs))
    answer(visitor, wrong)
    cost = round(100 * PUZZLE.costs[wrong])
    expect(card(visitor)).to_contain_text(f"This costs you {cost}%")
    expect(card(visitor)).not_to_contain_text("Worth")
    card(visitor).get_by_role("button", name="Hint (3)").click()
    expect(card(visitor)).to_contain_text("rule 4.3")
    card(visitor).get_by_role("button", name="Hint (2)").click()
    expect(page.locator("[data-highlight]").first).to_be_visible()
    before = visitor.number
    answer(visitor, PUZZLE.answers[0])
    expect(card(visitor)).to_contain_text("Worth")
    assert visitor.accessibility_faults() == []
    assert visitor.number == before
    card(visitor).get_by_role("button", name="Play on").click()
    visitor.wait_for_number(before + 1)

    page.goto("/puzzles")
    expect(page.locator(f'[data-puzzle="{PUZZLE.id}"]')).to_contain_text("found")
    assert page.request.get("/api/tables").json()["mine"] == []


def test_a_puzzle_is_missed_on_a_phone(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(width=390, height=844, touch=True, language="pl")
    page = visitor.page
    page.goto(f"/puzzles/{PUZZLE.id}")
    puzzle = page.get_by_role("region", name="Zagadka")
    for wrong in list(PUZZLE.costs)[:3]:
        answer(visitor, wrong)
        expect(puzzle.get_by_text(re.compile("To kosztuje"))).not_to_have_count(0)
        if wrong != list(PUZZLE.costs)[2]:
            puzzle.get_by_role("button", name="Zwiń").click()

    expect(puzzle).to_contain_text("nierozwiązana")
    expect(puzzle.get_by_role("button", name="Graj dalej")).to_be_visible()
    assert not visitor.overflows()
    assert visitor.accessibility_faults() == []
