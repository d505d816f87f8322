"""The coach: a game is analysed, walked through, and shared; at every size, by day and by night."""

import json
import random
import re
from pathlib import Path

from playwright.sync_api import expect

import iteru
from tests.client.conftest import NewVisitor
from tests.client.visitor import PATIENCE, Visitor

SIZES = (
    (1920, 1080),
    (1366, 657),
    (1280, 600),
    (1024, 768),
    (768, 1024),
    (844, 390),
    (390, 844),
    (360, 640),
    (1440, 900),
)
# Parts that overlap or leave the window; on a phone those below the board scroll, but not sideways.
MISPLACED = """() => {
    const scrolls = document.querySelector(".rest").scrollHeight > 0
        && getComputedStyle(document.querySelector(".rest")).overflowY === "auto";
    const parts = [...document.querySelectorAll("[data-region]")].map((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return { name: part.dataset.region, left, top, right, bottom, isFree: scrolls
            && part.closest(".rest") !== null };
    });
    const out = parts.filter(({ left, top, right, bottom, isFree }) => left < -1
        || right > innerWidth + 1 || (!isFree && (top < -1 || bottom > innerHeight + 1)));
    const met = parts.flatMap((one, at) => parts.slice(at + 1).filter((other) =>
        one.isFree === other.isFree && one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1)
        .map((other) => `${one.name} meets ${other.name}`));
    return [...out.map(({ name }) => `${name} leaves the window`), ...met];
}"""
THROWN_AWAY = 67  # the move that costs the game


def thrown_away() -> iteru.Record:
    """A random game of two, which one of them throws away with the last tile."""
    record = iteru.Record.begin("fertility", seats=2, seed=20)
    match, chance = iteru.Match(record), random.Random(20)
    while not match.state.over:
        match.play(chance.choice(match.state.legal()))
    return match.record


def finish(visitor: Visitor, record: iteru.Record) -> str:
    """Plays the last move at a table of this game; returns the table's id."""
    visitor.open_lobby()
    last = len(record.moves) - 1
    seats = [{"kind": "me"}, {"kind": "local", "name": "Ola"}]
    asked = {"record": json.loads(record.to_json()), "to": last, "seats": seats}
    id = str(visitor.post("/api/tables/from-record", asked).json()["id"])
    mover = record.replay(last).to_move
    move = {"number": last + 1, "seat": mover, "notation": record.moves[last]}
    assert visitor.post(f"/api/tables/{id}/moves", move).ok
    return id


def test_a_game_is_analysed_walked_through_and_shared(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    id = finish(visitor, thrown_away())
    page = visitor.page
    page.goto(f"/table/{id}")
    page.get_by_role("link", name="Analyse").click()
    making = page.get_by_test_id("making")
    expect(making).to_contain_text("The engine")

    # what is read can be used while the rest is being read
    costliest = page.get_by_role("tabpanel").locator("li button").filter(has_text="−100")
    expect(costliest).to_be_visible(timeout=PATIENCE)
    making.get_by_role("button", name="Stop").click()
    expect(making.get_by_role("button", name="Go on")).to_be_visible()

    move = page.get_by_label("Move", exact=True)
    page.get_by_test_id("graph").click(position={"x": 300, "y": 60})
    expect(move).not_to_have_value("0")
    for _ in range(40):  # moment by moment; the game's lead changes often
        if move.input_value() == str(THROWN_AWAY):
            break
        before = move.input_value()
        page.keyboard.press("Alt+ArrowRight")
        expect(move).not_to_have_value(before)
    reason = page.get_by_test_id("reason")
    expect(reason).to_contain_text("−100%")
    expect(reason.get_by_test_id("better")).to_contain_text("100%")
    expect(page.get_by_test_id("why")).to_contain_text("(Rule 10.1)")
    expect(page.locator('.region-stage [data-mark="chosen"]')).to_have_count(2)
    expect(page.locator('.region-stage [data-mark="better"]')).to_have_count(2)
    expect(costliest).to_have_attribute("aria-current", "true")
    page.get_by_test_id("why").get_by_role("button").first.click()
    expect(page.get_by_role("dialog", name="Rules").locator(".marked")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+ArrowLeft")
    expect(move).not_to_have_value(str(THROWN_AWAY))
    costliest.click()

    page.get_by_role("button", name="What Ola knew").click()
    expect(page).to_have_url(re.compile(rf"\?move={THROWN_AWAY}&seat=1$"))
    page.get_by_role("tab", name="Players").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("What Ola knew")
    assert visitor.accessibility_faults() == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-arrangement]")).to_be_visible()
        assert page.evaluate(MISPLACED) == [], (width, height)
        assert not visitor.overflows(), (width, height)

    look_as_a_stranger(new_visitor(width=390, height=844, dark=True, touch=True), page.url)


def test_a_game_from_a_file_is_analysed_and_shared(new_visitor: NewVisitor, tmp_path: Path) -> None:
    visitor, stranger = new_visitor(width=1366, height=657), new_visitor(language="fr")
    file = tmp_path / "game.json"
    file.write_text(thrown_away().to_json(), encoding="utf-8")
    page = visitor.page
    visitor.open_lobby()
    page.set_input_files("input[type=file]", file)
    making = page.get_by_test_id("making")
    expect(making).to_contain_text("for you alone")
    assert visitor.accessibility_faults() == []
    making.get_by_role("button", name="Analyse").click()

    expect(page).to_have_url(re.compile(r"/replay/[\w-]{12}\?move=0$"))
    costliest = page.get_by_role("tabpanel").locator("li button").filter(has_text="−100")
    costliest.click(timeout=PATIENCE)
    making.get_by_role("button", name="Stop").click()
    expect(page.get_by_test_id("why")).to_contain_text("(Rule 10.1)")
    expect(page.get_by_role("button", name="What Player 2 knew")).to_be_visible()
    expect(page).to_have_url(re.compile(rf"\?move={THROWN_AWAY}$"))
    stranger.page.goto(page.url)
    expect(stranger.page.get_by_role("heading", name="Cette table")).to_be_visible()

    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("The link")).to_be_visible()
    stranger.page.reload()
    why = stranger.page.get_by_test_id("why")
    expect(why).to_contain_text("Boutiques généralistes complètes")
    assert stranger.accessibility_faults() == []


def look_as_a_stranger(stranger: Visitor, address: str) -> None:
    """On a phone, by night."""
    page = stranger.page
    page.goto(address)
    expect(page.get_by_test_id("reason")).to_contain_text("−100%")
    expect(page.get_by_test_id("making").get_by_role("button", name="Go on")).to_be_visible()
    expect(page.get_by_role("button", name="What Ola knew")).to_have_attribute(
        "aria-pressed", "true"
    )
    assert stranger.accessibility_faults() == []
    page.get_by_role("button", name="One move forward").tap()
    expect(page.get_by_label("Move", exact=True)).to_have_value(str(THROWN_AWAY + 1))
