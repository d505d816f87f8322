"""The end of a game: board, result and story at every size, and every button in sight."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

import iteru
from tests.client.conftest import NewVisitor
from tests.client.test_geometry import STAGES, Size, resize
from tests.client.visitor import Visitor

SOLO = ("pharaon", 1)
ROUNDS = 5


def almost_over(game: str, seats: int, seed: int) -> iteru.Record:
    """A game at random, but for its last move."""
    record = iteru.Record.begin(game, seats, seed)
    rules, chance, state = iteru.load(game), random.Random(seed), record.replay()
    while not state.over:
        code = chance.choice(state.legal())
        record.moves.append(rules.notation(code))
        state.play(code)
    record.moves.pop()
    return record


COUNTED = {"fertility": "Debens"}  # what it is won by, if not points


@pytest.mark.parametrize(
    ("game", "seats"), [SOLO, *((game, iteru.load(game).max_seats) for game in iteru.games())]
)
def test_the_board_stays_large_and_every_button_in_sight(
    new_visitor: NewVisitor, game: str, seats: int
) -> None:
    visitor = new_visitor(game=game)
    page = visitor.page
    visitor.sit_down(almost_over(game, seats, seed=4))
    visitor.play_on(seed=4)
    result = page.get_by_test_id("score")
    expect(result.locator("tfoot td")).to_have_count(max(seats, 2))
    expect(result.locator("tfoot th[scope=row]").first).to_have_text(COUNTED.get(game, "Points"))
    if (game, seats) == SOLO:  # points by round, for both: where each round ended
        lines = page.locator("figure polyline.under")
        expect(lines).to_have_count(2)
        for line in lines.all():
            assert len((line.get_attribute("points") or "").split()) == 1 + ROUNDS
    buttons = page.locator('[data-region="actions"]').get_by_role("group").locator(".button")

    for size in STAGES:
        resize(visitor, size)
        boxes = {
            name: page.locator(f'[data-region="{name}"]').bounding_box()
            for name in ("stage", "score", "story")
            if page.locator(f'[data-region="{name}"]').count()
        }
        heights = {box["height"] for box in boxes.values() if box}
        stage = boxes["stage"]
        assert stage
        assert stage["height"] >= size.height / 2
        if size.width >= 1280:
            assert len(boxes) == 3
            assert len(heights) == 1
        for button in buttons.locator("visible=true").all():
            box = button.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size.width, f"{button.inner_text()} at {size}"
            assert box["y"] + box["height"] <= size.height
        assert not visitor.overflows()

    resize(visitor, Size(1440, 900))
    assert visitor.accessibility_faults() == []
    if seats > 1:
        buttons.filter(has_text="Chat").click()
        expect(page.get_by_role("dialog", name="Chat")).to_be_visible()


def play_alone(visitor: Visitor, dark_tiles: int) -> str:
    """A whole game against the Traitor, with what the engine proposes; returns its table."""
    asked = {
        "game": "pharaon",
        "seats": [{"kind": "me"}],
        "options": {"traitor_difficulty": str(dark_tiles)},
        "listed": False,
    }
    id = str(visitor.post("/api/tables", asked).json()["id"])
    state = visitor.page.request.get(f"/api/tables/{id}/state").json()["state"]
    while not state["over"]:
        move = {"number": state["number"], "seat": 0, "notation": state["choices"][0]["notation"]}
        answer = visitor.post(f"/api/tables/{id}/moves", move)
        assert answer.ok, answer.text()
        state = answer.json()
    return id


def test_alone_one_sees_ones_best_results_and_plays_the_same_deal_or_a_harder_one(
    new_visitor: NewVisitor,
) -> None:
    visitor = new_visitor(game="pharaon")
    page = visitor.page
    visitor.open_lobby()
    play_alone(visitor, dark_tiles=0)
    id = play_alone(visitor, dark_tiles=1)

    def info() -> dict[str, Any]:
        found: dict[str, Any] = page.request.get(page.url.replace("/table", "/api/tables")).json()
        return found

    page.goto(f"/table/{id}")
    best = page.get_by_test_id("best").locator("li")
    expect(best).to_have_count(2)
    expect(best.filter(has_text="this game")).to_contain_text("1 dark tile")
    margins = [int(text.replace("−", "-")) for text in best.locator(".margin").all_inner_texts()]
    assert margins == sorted(margins, reverse=True)

    page.get_by_role("button", name="Same deal again").click()
    expect(page.locator('[data-asked]:not([data-asked="0"])')).to_be_visible()
    assert info()["from_record"] is True
    assert info()["rated"] is False
    begun = page.request.get(f"/api/tables/{id}/replay/steps?first=0&count=1").json()
    now = page.request.get(page.url.replace("/table", "/api/tables") + "/state").json()
    assert now["state"]["public"] == begun["steps"][0]["state"]["public"]

    page.goto(f"/table/{id}")
    page.get_by_role("button", name="Harder: 2 dark tiles").click()
    page.wait_for_url(lambda url: id not in url)
    visitor.at_table()
    assert info()["from_record"] is False
    assert info()["options"]["traitor_difficulty"] == "2"


def test_a_result_is_not_covered_by_what_happened_before(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(game="kemet", width=1024, height=768)
    visitor.sit_down(almost_over("kemet", 2, seed=4))
    visitor.play_on(seed=4)
    expect(visitor.page.get_by_test_id("score")).to_be_visible()

    visitor.page.reload()
    expect(visitor.page.get_by_test_id("score")).to_be_visible()

    expect(visitor.page.get_by_test_id("recap")).to_have_count(0)
