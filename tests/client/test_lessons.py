"""Lessons, as the shell shows them; what they teach is tested with the game's board."""

import random

import pytest
from playwright.sync_api import expect

from tests.client.conftest import NewVisitor
from tests.client.learning import take_lessons
from tests.client.visitor import Visitor


def begin(visitor: Visitor) -> None:
    """To the first lesson that wants an action."""
    visitor.page.goto("/learn/fertility")
    card = visitor.page.locator(".lesson")
    expect(card.get_by_text("Lesson 1 of")).to_be_visible()
    card.get_by_role("button", name="All lessons").click()
    assert visitor.wait_for_question()


def test_a_lesson_offers_its_deed_and_nothing_else(visitor: Visitor) -> None:
    begin(visitor)

    assert visitor.asked == 1
    visitor.page.locator(".lesson").get_by_role("button", name="Back").click()
    expect(visitor.page.locator(".lesson").get_by_text("Lesson 1 of")).to_be_visible()
    expect(visitor.lit).to_have_count(0)
    visitor.page.locator(".lesson").get_by_role("button", name="Next").click()
    expect(visitor.lit.first).to_be_visible()


def test_lessons_go_on_where_they_were_left_and_make_no_table(visitor: Visitor) -> None:
    begin(visitor)
    visitor.decide(random.Random(1))
    expect(visitor.page.locator(".lesson").get_by_text("Lesson 3 of")).to_be_visible()

    visitor.page.reload()

    expect(visitor.page.locator(".lesson").get_by_text("Lesson 3 of")).to_be_visible()
    visitor.page.locator(".lesson").get_by_role("button", name="Next").click()
    assert visitor.wait_for_question()
    assert visitor.page.request.get("/api/tables").json()["mine"] == []


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_lessons_have_no_serious_accessibility_fault(new_visitor: NewVisitor, dark: bool) -> None:
    visitor = new_visitor(dark=dark)
    begin(visitor)

    assert visitor.accessibility_faults() == []


@pytest.mark.parametrize(
    ("game", "width", "height"),
    [("fertility", 844, 390), ("pharaon", 844, 390), ("egizia", 360, 640)],
)
def test_the_short_course_leads_to_a_game(
    new_visitor: NewVisitor, game: str, width: int, height: int
) -> None:
    """On phones that have room for little: what is asked for is in view, and under nothing."""
    visitor = new_visitor(width=width, height=height, touch=True, game=game)
    take_lessons(visitor, "short")
    done = visitor.page.get_by_role("region", name="You know enough to play")
    expect(done.get_by_role("button", name="All lessons")).to_be_visible()
    expect(visitor.lit).to_have_count(0)
    done.get_by_role("button", name="Play a bot").click()

    visitor.page.wait_for_url("**/table/**")
    assert visitor.wait_for_question()
