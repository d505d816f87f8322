"""What others did: the log by turn, captions, the recap; and a line that breaks."""

import random

from playwright.sync_api import expect

from tests.client import kemet_positions as positions
from tests.client.visitor import Visitor


def test_what_happened_is_told_once_more_after_coming_back(visitor: Visitor) -> None:
    """The recap after a reload: turns and scores; Escape puts it away, W brings it back."""
    visitor.play_bot()
    visitor.play_on(seed=3, decisions=6)
    assert visitor.wait_for_question()
    page, recap = visitor.page, visitor.page.get_by_test_id("recap")
    for seed in range(10):
        page.keyboard.press("w")
        if recap.is_visible():
            break
        visitor.play_on(seed, decisions=1)
        assert visitor.wait_for_question()

    page.reload()

    expect(recap).to_be_visible()
    expect(recap).to_contain_text("Hapi")
    expect(recap.locator(".scores li")).to_have_count(2)
    assert visitor.accessibility_faults() == []
    page.emulate_media(color_scheme="dark")
    assert visitor.accessibility_faults() == []
    page.keyboard.press("Escape")
    expect(recap).to_have_count(0)
    page.keyboard.press("w")
    expect(recap).to_be_visible()
    turns = page.get_by_role("log").locator(".turn .head b")
    assert "Hapi" in turns.all_inner_texts()  # the name stands once, above the deeds of its turn


def test_whoever_takes_over_a_shared_screen_sees_what_happened(visitor: Visitor) -> None:
    """Cards lie face down until S; the map and the log stay."""
    plan = ("play chariot-raid", "discard cavalry-blitz", "add 0-0-0-0-0-0")
    visitor.sit_down(positions.with_moves(positions.a_battle(), *plan))
    page = visitor.page
    page.reload()

    expect(visitor.curtain).to_be_visible()
    expect(page.get_by_test_id("note")).to_contain_text("take the screen")
    expect(page.locator('[data-target^="battle_card:"][data-state="legal"]')).to_have_count(0)
    page.keyboard.press("s")
    expect(visitor.curtain).to_have_count(0)
    expect(visitor.lit.first).to_be_visible()
    page.keyboard.press("s")
    expect(visitor.curtain).to_be_visible()

    recap = page.get_by_test_id("recap")
    for seed in range(12):
        visitor.play_on(seed, decisions=1)
        assert visitor.wait_for_question()
        if recap.is_visible():
            break
    expect(recap).to_contain_text("’s last turn")


def test_a_move_over_a_dead_line_is_said_to_be_late_and_arrives(visitor: Visitor) -> None:
    """The line looks open and carries nothing: told within a second, and nothing is lost."""
    page = visitor.page
    page.add_init_script(
        """const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (data) {
            if (!window.isDead || !data.includes('"move"')) send.call(this, data);
        };"""
    )
    visitor.play_bot()
    assert visitor.wait_for_question()
    number = visitor.number
    page.evaluate("window.isDead = true")
    for seed in range(12):  # until a move was sent
        visitor.click_something(random.Random(seed))
        if page.get_by_test_id("sending").is_visible():
            break

    expect(page.get_by_test_id("connection")).to_be_visible(timeout=1500)
    page.evaluate("window.isDead = false")
    visitor.wait_for_number(number + 1)
    expect(page.get_by_test_id("connection")).to_have_count(0)
