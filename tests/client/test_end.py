"""The end of a game: board, result and story at every size, and every button in sight."""

import random

import pytest
from playwright.sync_api import expect

import iteru
from tests.client.conftest import NewVisitor
from tests.client.test_geometry import STAGES, Size, resize

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
        for button in buttons.all():
            box = button.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size.width, f"{button.inner_text()} at {size}"
            assert box["y"] + box["height"] <= size.height
        assert not visitor.overflows()

    resize(visitor, Size(1440, 900))
    assert visitor.accessibility_faults() == []
    buttons.filter(has_text="Chat").click()
    expect(page.get_by_role("dialog", name="Chat")).to_be_visible()
