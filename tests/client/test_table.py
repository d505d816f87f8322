"""What the table's shell offers around the board."""

import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import iteru
from iteru.texts import Catalogue
from tests.client.conftest import NewVisitor
from tests.client.visitor import Visitor
from tests.server.processes import ServerProcess


def test_escape_steps_back_and_r_turns(visitor: Visitor) -> None:
    visitor.play_bot()
    assert visitor.wait_for_question()
    page = visitor.page
    prompt = visitor.prompt.inner_text()
    page.locator(".region-hand [data-state=legal]").first.click()
    page.locator(".region-stage [data-state=legal]").first.click()
    expect(visitor.confirm).to_be_visible()
    tile = visitor.draft.locator(".part")
    shown = tile.inner_text()
    page.keyboard.press("r")
    if page.get_by_role("button", name="Rotate").is_visible():
        expect(tile).not_to_have_text(shown)

    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")  # closes the settings, and takes nothing back
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(visitor.confirm).to_be_visible()
    expect(tile).to_be_visible()

    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    expect(visitor.prompt).to_have_text(prompt)  # the question never left
    expect(visitor.draft).to_have_count(0)
    assert visitor.page.locator("[data-state=chosen]").count() == 0


def test_the_list_of_choices_is_enough_to_play(visitor: Visitor) -> None:
    visitor.play_bot()
    assert visitor.wait_for_question()
    page, asked = visitor.page, visitor.asked
    page.get_by_role("button", name="List of choices").click()
    panel = page.get_by_role("dialog", name="List of choices")
    expect(panel.get_by_role("listitem")).to_have_count(asked)

    number = visitor.number
    panel.get_by_role("listitem").first.get_by_role("button").click()
    visitor.settle(number)
    if visitor.number == number:
        page.keyboard.press("Enter")
    visitor.wait_for_number(number + 1)


def test_a_hint_shows_a_choice_what_else_there_is_and_how_it_goes_on(visitor: Visitor) -> None:
    visitor.play_bot()
    assert visitor.wait_for_question()
    page, number = visitor.page, visitor.number
    page.get_by_role("button", name="Hint", exact=True).click()

    panel = page.get_by_role("dialog", name="What would the bot do?")
    expect(panel.get_by_text("What else it thought of")).to_be_visible(timeout=60_000)
    expect(panel.get_by_text("How it would go on")).to_be_visible()
    expect(panel.locator(".choice")).to_have_count(3)
    expect(visitor.confirm).to_be_visible()
    panel.get_by_role("button", name="Use it").click()

    visitor.wait_for_number(number + 1)


def test_the_rules_open_at_the_rule_of_the_decision_and_can_be_searched(visitor: Visitor) -> None:
    visitor.play_bot()
    assert visitor.wait_for_question()
    page = visitor.page
    page.get_by_role("button", name="Rules", exact=True).click()

    marked = page.locator(".rule.marked")
    expect(marked).to_be_in_viewport()
    expect(marked.locator(".number")).to_have_text("4.1")
    page.get_by_role("searchbox").fill("quarry monument")
    expect(page.get_by_text("rules found")).to_be_visible()
    expect(page.locator(".rule").first).to_contain_text("Quarry")
    expect(visitor.lit.first).to_be_visible()  # the board stays in view


def test_the_log_lights_the_places_it_speaks_of(visitor: Visitor) -> None:
    visitor.play_bot()
    visitor.play_on(seed=3, decisions=1)
    assert visitor.wait_for_question()
    line = visitor.page.locator(".log .line").filter(has_text="places").first

    line.hover()
    expect(visitor.page.locator(".region-stage [data-highlight]")).to_have_count(2)
    visitor.prompt.hover()
    expect(visitor.page.locator("[data-highlight]")).to_have_count(0)


def test_people_at_a_table_can_talk(new_visitor: NewVisitor) -> None:
    ann, zoe = new_visitor(), new_visitor()
    ann.new_table("open")
    ann.waits()
    zoe.accept(ann.page.url)
    ann.at_table()
    zoe.at_table()

    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Write a message").fill("Hello, <b>Zoé</b>!")
    ann.page.keyboard.press("Enter")

    expect(zoe.page.get_by_role("tab", name="Chat").locator("i")).to_have_text("1")
    zoe.page.get_by_role("tab", name="Chat").click()
    expect(zoe.page.get_by_text("Hello, <b>Zoé</b>!")).to_be_visible()


def test_a_phone_has_room_to_say_that_one_watches(new_visitor: NewVisitor) -> None:
    ann, zoe = new_visitor(), new_visitor(width=390, height=844)
    zoe.page.goto(ann.play_bot())
    sign = zoe.page.get_by_role("img", name="You are watching")
    expect(sign).to_be_visible()

    box, room = sign.bounding_box(), zoe.page.locator(".bar .middle").bounding_box()
    assert box
    assert room
    assert box["width"] >= 16
    assert box["x"] + box["width"] <= room["x"] + room["width"]


def test_a_spectator_is_asked_nothing(new_visitor: NewVisitor) -> None:
    ann, zoe = new_visitor(), new_visitor()
    address = ann.play_bot()
    assert ann.wait_for_question()

    zoe.page.goto(address)
    zoe.at_table()

    assert zoe.asked == 0
    expect(zoe.lit).to_have_count(0)
    assert zoe.number == ann.number


def test_the_language_changes_in_the_middle_of_a_game(visitor: Visitor) -> None:
    visitor.play_bot()
    assert visitor.wait_for_question()
    number = visitor.number
    language = visitor.page.locator("header select")

    for code in ("pl", "fr"):
        language.select_option(code)
        prompt = Catalogue(code, iteru.load("fertility")).text("prompt-place")
        expect(visitor.prompt).to_have_text(prompt)
        expect(visitor.page.locator("html")).to_have_attribute("lang", code)
    visitor.page.reload()
    assert visitor.wait_for_question()
    expect(visitor.page.get_by_role("tab", name="Journal")).to_be_visible()

    assert visitor.number == number


@pytest.fixture
def own_server(built_client: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that may be killed."""
    running = ServerProcess(f"sqlite:///{tmp_path}/iteru.db", tmp_path, client=built_client)
    yield running.start()
    running.stop()


def test_a_broken_line_is_shown_and_the_own_move_is_sent_when_it_is_back(
    new_visitor: NewVisitor, own_server: ServerProcess
) -> None:
    visitor = new_visitor(own_server.url)
    visitor.play_bot()
    assert visitor.wait_for_question()
    page, number = visitor.page, visitor.number
    page.locator(".region-hand [data-state=legal]").first.click()
    page.locator(".region-stage [data-state=legal]").first.click()
    expect(visitor.confirm).to_be_visible()
    assert own_server.process is not None
    os.kill(own_server.process.pid, signal.SIGSTOP)  # it hears nothing more

    visitor.confirm.click()
    own_server.kill()
    expect(page.get_by_text("Your move is kept and will be sent")).to_be_visible()
    assert visitor.number == number
    own_server.start()

    visitor.wait_for_number(number + 1)
    expect(page.get_by_text("Connection lost")).to_have_count(0)


def test_a_running_game_can_be_watched_step_by_step_without_the_coach(visitor: Visitor) -> None:
    address = visitor.play_bot()
    visitor.play_on(seed=4, decisions=6)
    page = visitor.page
    page.goto(address.replace("/table/", "/replay/"))
    slider = page.get_by_label("Move", exact=True)
    expect(slider).to_have_value("0")
    expect(page.get_by_text("The coach waits until the game is over")).to_be_visible()

    page.get_by_role("button", name="One move forward").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    slider.focus()
    page.keyboard.press("End")
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_value(str(last))
    assert last >= 6
    page.get_by_role("link", name="Leave").click()
    expect(page).to_have_url(address)


def random_record(moves: int) -> iteru.Record:
    """A game that nobody has played here."""
    record = iteru.Record.begin("fertility", seats=2, seed=7)
    match = iteru.Match(record)
    for _ in range(moves):
        match.play(match.state.legal()[-1])
    return match.record


def test_a_record_from_a_file_can_be_watched(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(random_record(moves=5).to_json(), encoding="utf-8")
    page = visitor.page
    visitor.open_lobby()
    page.set_input_files("input[type=file]", file)
    slider = page.get_by_label("Move", exact=True)
    expect(slider).to_have_attribute("max", "5")
    expect(page.get_by_text("The coach waits until the game is over.")).to_be_visible()
    slider.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")

    expect(page).to_have_url(re.compile(r"/replay\?move=3$"))
    expect(slider).to_have_value("3")


def test_a_file_that_is_no_game_is_refused_in_words(visitor: Visitor, tmp_path: Path) -> None:
    visitor.open_lobby()
    for text, name in (("no JSON", "a.json"), ('{"game": "chess"}', "b.json")):
        file = tmp_path / name
        file.write_text(text)
        visitor.page.set_input_files("input[type=file]", file)
        refusal = visitor.page.get_by_text("This is not a game that Iteru can read")
        expect(refusal.first).to_be_visible()


def test_the_board_zooms_and_pans(visitor: Visitor) -> None:
    visitor.play_bot()
    assert visitor.wait_for_question()
    page = visitor.page
    board = page.locator(".region-stage .board")
    whole = board.bounding_box()
    assert whole

    page.locator(".region-stage").hover()
    page.mouse.wheel(0, -600)
    page.wait_for_function(
        "(width) => document.querySelector('.region-stage .board')"
        ".getBoundingClientRect().width > width * 1.5",
        arg=whole["width"],
    )
    closer = board.bounding_box()
    assert closer
    page.mouse.down()
    page.mouse.move(200, 200, steps=4)
    page.mouse.up()
    moved = board.bounding_box()
    assert moved
    assert (moved["x"], moved["y"]) != (closer["x"], closer["y"])
    assert page.locator("[data-state=chosen]").count() == 0  # a drag is no click
    page.keyboard.press("0")

    assert board.bounding_box() == whole


def test_h_shows_the_bare_board_while_it_is_held(visitor: Visitor) -> None:
    visitor.play_bot()
    assert visitor.wait_for_question()

    visitor.page.keyboard.down("h")
    expect(visitor.lit).to_have_count(0)
    visitor.page.keyboard.up("h")

    expect(visitor.lit.first).to_be_visible()


def test_a_rematch_has_the_same_seats(visitor: Visitor) -> None:
    address = visitor.play_bot()
    visitor.play_on(seed=9)

    visitor.page.get_by_role("button", name="Rematch").click()
    expect(visitor.page).not_to_have_url(address)
    assert visitor.wait_for_question()

    expect(visitor.page.locator(".panels .panel")).to_have_count(2)


def test_leaving_a_running_game_is_asked_twice(visitor: Visitor) -> None:
    visitor.play_bot()
    assert visitor.wait_for_question()
    page = visitor.page
    leave = page.get_by_role("banner").get_by_role("button", name="Leave the table")
    leave.click()
    page.get_by_role("dialog").get_by_role("button", name="Stay").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    leave.click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()

    expect(visitor.card("fertility")).to_be_visible()


def test_two_windows_of_one_person_agree(visitor: Visitor) -> None:
    address = visitor.play_bot()
    assert visitor.wait_for_question()
    other = Visitor(visitor.page.context.new_page())
    other.page.goto(address)
    assert other.wait_for_question()
    assert other.asked == visitor.asked

    visitor.play_on(seed=11, decisions=1)
    visitor.wait_for_stored()

    other.wait_for_number(visitor.number)
    assert other.scores() == visitor.scores()


def test_bots_moves_are_told_one_after_the_other(visitor: Visitor) -> None:
    visitor.play_bot()
    caption = visitor.page.locator(".caption")
    for seed in range(20):
        if caption.is_visible():
            break
        if visitor.page.locator('[data-asked]:not([data-asked="0"])').count():
            visitor.play_on(seed, decisions=1)
        else:
            expect(caption).to_be_visible()
    expect(caption).to_contain_text("Hapi")
    number = visitor.number

    caption.get_by_role("button", name="Pause").click()
    expect(caption.get_by_role("button", name="Resume")).to_be_visible()
    assert visitor.number == number
    caption.get_by_role("button", name="Skip").click()

    expect(caption).to_have_count(0)
