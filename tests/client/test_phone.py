"""A phone of 390 by 844: everything is reachable by thumb, nothing is wider than the screen."""

import pytest
from playwright.sync_api import expect

from tests.client.conftest import NewVisitor
from tests.client.visitor import Visitor

THUMB = 44  # CSS pixels


@pytest.fixture
def phone(new_visitor: NewVisitor) -> Visitor:
    return new_visitor(width=390, height=844, language="pl", touch=True)


def small_targets(visitor: Visitor) -> list[str]:
    """Visible buttons and links of the shell that a thumb would miss."""
    found = visitor.page.evaluate(
        """(thumb) => [...document.querySelectorAll("button, a.button, select, summary")]
            .filter((control) => control.offsetParent !== null && !control.closest("[data-target]"))
            .filter((control) => {
                const box = control.getBoundingClientRect();
                return box.width > 0 && (box.height < thumb - 0.5 || box.width < thumb - 0.5);
            })
            .map((control) => control.outerHTML.slice(0, 120))""",
        THUMB,
    )
    return [str(control) for control in found]


def test_the_lobby_fits(phone: Visitor) -> None:
    phone.open_lobby()

    assert not phone.overflows()
    assert small_targets(phone) == []


def test_a_game_is_played_with_the_thumb(phone: Visitor) -> None:
    phone.play_bot()
    assert phone.wait_for_question()
    page = phone.page
    assert not phone.overflows()
    assert small_targets(phone) == []
    page.locator(".region-hand [data-state=legal]").first.tap()
    page.locator(".region-stage [data-state=legal]").first.tap()
    expect(phone.confirm).to_be_in_viewport()
    assert small_targets(phone) == []

    phone.confirm.tap()
    phone.wait_for_number(2)
    phone.play_on(seed=8, decisions=4)

    assert not phone.overflows()


def test_the_screen_turns_to_where_something_can_be_chosen(phone: Visitor) -> None:
    phone.play_bot()
    for seed in range(12):
        assert phone.wait_for_question()
        button = phone.page.locator(".actions .button.confirm")
        expect(phone.lit.or_(button).first).to_be_visible()
        phone.play_on(seed, decisions=1)


def test_log_rules_and_hint_open_as_sheets(phone: Visitor) -> None:
    phone.play_bot()
    assert phone.wait_for_question()
    page = phone.page
    page.get_by_role("button", name="Dziennik").tap()
    expect(page.get_by_role("log")).to_be_visible()
    assert not phone.overflows()
    page.get_by_role("button", name="Zamknij").tap()
    page.get_by_role("button", name="Zasady").tap()
    expect(page.locator(".rule.marked")).to_be_in_viewport()
    assert not phone.overflows()
