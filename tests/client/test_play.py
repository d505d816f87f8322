"""Whole games in a real browser."""

import random

from playwright.sync_api import expect

from tests.client.conftest import NewVisitor
from tests.client.visitor import Visitor


def test_a_whole_game_against_a_bot_by_clicks(visitor: Visitor) -> None:
    visitor.play_bot()

    decisions = visitor.play_on(seed=1)

    assert decisions >= 18  # nine turns: at least a tile to place and, but in the last, one to draw
    score = visitor.page.get_by_test_id("score")
    expect(score.locator("tbody tr")).to_have_count(5)
    expect(visitor.page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(visitor.page.get_by_role("img", name="Score over time")).to_be_visible()
    totals = score.locator("tfoot td").all_inner_texts()
    for column, total in enumerate(totals):
        parts = score.locator(f"tbody tr td:nth-of-type({column + 1})").all_inner_texts()
        assert sum(int(part) for part in parts) == int(total)


def test_a_reload_restores_the_table_as_it_was(visitor: Visitor) -> None:
    visitor.play_bot()
    visitor.play_on(seed=2, decisions=3)
    assert visitor.wait_for_question()
    number, asked, prompt = visitor.number, visitor.asked, visitor.prompt.inner_text()
    lines = visitor.page.locator(".log .line").all_inner_texts()

    visitor.page.reload()

    assert visitor.wait_for_question()
    assert (visitor.number, visitor.asked, visitor.prompt.inner_text()) == (number, asked, prompt)
    assert visitor.page.locator(".log .line").all_inner_texts() == lines


def test_undo_takes_a_move_back(visitor: Visitor) -> None:
    visitor.play_bot()
    assert visitor.wait_for_question()
    prompt, number = visitor.prompt.inner_text(), visitor.number
    undo = visitor.page.get_by_role("button", name="Undo")
    seed = 1
    while True:  # a move that reveals something or ends the turn cannot be taken back
        visitor.play_on(seed, decisions=1)
        assert visitor.wait_for_question()
        if undo.is_visible():
            break
        prompt, number, seed = visitor.prompt.inner_text(), visitor.number, seed + 1

    visitor.page.keyboard.press("u")

    expect(visitor.prompt).to_have_text(prompt)
    assert visitor.number == number + 2  # the log keeps the move and the undo
    expect(visitor.page.locator(".log .undone")).to_have_count(1)


def test_two_people_at_one_screen(visitor: Visitor) -> None:
    visitor.new_table("local")
    visitor.at_table()

    movers = set()
    for _ in range(8):
        assert visitor.wait_for_question()
        movers.add(visitor.prompt.inner_text().partition(":")[0])
        visitor.play_on(seed=5, decisions=1)

    assert len(movers) == 2


def test_a_whole_game_at_one_screen_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.open_lobby()
    visitor.page.goto("/new/fertility")
    keys = visitor.page.keyboard
    focus_on(visitor, "select")
    keys.type("This screen")
    focus_on(visitor, "button.open")
    keys.press("Enter")
    visitor.at_table()

    movers = set()
    chance = random.Random(6)
    while visitor.wait_for_question():
        movers.add(visitor.to_move)
        visitor.decide_by_keyboard(chance)

    assert movers == {0, 1}
    expect(visitor.page.get_by_test_id("score").locator("tbody tr")).to_have_count(5)


def focus_on(visitor: Visitor, selector: str) -> None:
    """Tab by Tab, to a control of the form for new tables."""
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if visitor.page.locator(f"#new-table {selector}:focus").count():
            return
    raise AssertionError(f"Tab does not come to {selector}")


def test_two_browsers_at_one_table_by_link(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor(), new_visitor(width=1024, height=768)
    ann.new_table("open")
    ann.waits()
    ben.accept(ann.page.url)
    ann.at_table()
    ben.at_table()

    for turn in range(8):
        mover, other = (ann, ben) if ann.to_move == 0 else (ben, ann)
        assert mover.wait_for_question()
        mover.play_on(seed=turn, decisions=1)
        mover.wait_for_stored()
        other.wait_for_number(mover.number)
        if turn == 2:
            other.page.reload()
            other.at_table()
        assert other.number == mover.number
        assert other.to_move == mover.to_move
        assert other.scores() == mover.scores()
