"""The table at every size: on stored positions it is legible, nothing is cut off, all is reachable.

A page is opened once for each position and then resized. What is measured stands in `geometry.js`,
where the regions stand in docs/client.md, "The table at every size"; `positions/make.py` has made
the positions.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

import iteru
from tests.client.conftest import NewVisitor
from tests.client.visitor import Visitor

POSITIONS = Path(__file__).parent / "positions"
MEASURE = (Path(__file__).parent / "geometry.js").read_text(encoding="utf-8")
PANS = ("lying", "phone")  # modes whose stage may show a part of the board
DESKTOP = ("wide", "low")
GAMES = iteru.games()
KINDS = ("first", "fullest", "special")
LOOKS = 10
BETWEEN_LOOKS = 200  # milliseconds


class Size(NamedTuple):
    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


# The least stage by game, and by its seats where the board differs with them.
STAGES: dict[Size, dict[str, Size]] = {
    Size(width, height): {
        "pharaon": Size(*pharaon),
        "fertility-2": Size(*narrow),
        "fertility-4": Size(*wide),
        "egizia": Size(*egizia),
        "kemet-2": Size(kemet * 3 // 4 - 18, kemet),  # its part of the map is upright
        "kemet-5": Size(kemet, kemet),
    }
    for (width, height), narrow, wide, pharaon, egizia, kemet in (
        ((1920, 1080), (922, 704), (922, 704), (1138, 924), (1540, 778), 924),
        ((1440, 900), (682, 520), (682, 394), (806, 748), (1116, 564), 748),
        ((1366, 657), (782, 597), (782, 452), (782, 597), (1086, 549), 597),
        ((1280, 600), (718, 548), (718, 415), (718, 548), (1018, 514), 548),
        ((1024, 768), (569, 434), (740, 428), (712, 586), (1008, 509), 586),
        ((768, 1024), (752, 560), (752, 435), (752, 560), (752, 490), 560),
        ((844, 390), (507, 382), (507, 285), (574, 378), (578, 380), 378),
        ((390, 844), (390, 560), (390, 560), (390, 560), (390, 560), 390),
        ((360, 640), (360, 388), (360, 388), (360, 388), (360, 388), 360),
    )
}
SOME = (Size(1366, 657), Size(844, 390), Size(390, 844))


def sit_down(visitor: Visitor, game: str, seats: int, kind: str) -> None:
    file = POSITIONS / f"{game}-{seats}-{kind}.json"
    visitor.sit_down(iteru.Record.from_json(file.read_text(encoding="utf-8")))
    visitor.page.evaluate(f"() => {{ {MEASURE} }}")
    if kind == "fullest" and visitor.page.locator("[data-staged]").count() > 0:
        visitor.page.keyboard.press("m")  # puts the battle away: all of the map is measured
        expect(visitor.page.locator("[data-staged]")).to_have_count(0)


def settle(visitor: Visitor) -> None:
    """Until the page has drawn what it was told."""
    visitor.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def resize(visitor: Visitor, size: Size) -> str:
    """Returns the mode of the table at this size."""
    visitor.page.set_viewport_size({"width": size.width, "height": size.height})
    visitor.page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=[*size]
    )
    settle(visitor)
    return visitor.page.locator(".table").get_attribute("data-mode") or ""


def set_text_size(visitor: Visitor, size: int) -> None:
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_text(f"{size}%", exact=True).click()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


STRIP = 64  # pixels of height that a battle leaves of the stage, over the whole width


def faults_at(visitor: Visitor, size: Size, least: Size) -> Iterator[str]:
    mode = resize(visitor, size)
    is_staged = visitor.page.locator("[data-staged]").count() > 0
    if is_staged:
        least = Size(least.width, STRIP)
    is_large = size.width >= 1366 and size.height >= 657
    limits = {
        "text": 11,
        "boardText": 12 if is_large else 11,
        "place": 40,
        "pans": mode in PANS or is_staged,
        "still": mode in DESKTOP,
    }
    found = measured(visitor, limits)
    stage = Size(round(found["stage"]["width"]), round(found["stage"]["height"]))
    if stage.width < least.width or stage.height < least.height:
        yield f"{size}: the stage is {stage}, not {least}"
    for fault in found["faults"]:
        yield f"{size}: {fault}"


def measured(visitor: Visitor, limits: Mapping[str, object]) -> Any:
    """As it stays: a busy machine may still be drawing what does not fit yet."""
    found = visitor.page.evaluate("(limits) => measure(limits)", limits)
    for _ in range(LOOKS):
        if not found["faults"]:
            break
        visitor.page.wait_for_timeout(BETWEEN_LOOKS)
        found = visitor.page.evaluate("(limits) => measure(limits)", limits)
    return found


def least_stage(game: str, seats: int, size: Size) -> Size:
    stages = STAGES[size]
    return stages.get(f"{game}-{seats}") or stages[game]


def faults_of(visitor: Visitor, game: str, seats: int, sizes: tuple[Size, ...]) -> list[str]:
    return [
        fault
        for size in sizes
        for fault in faults_at(visitor, size, least_stage(game, seats, size))
    ]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_with_most_seats_the_table_holds_at_every_size(
    new_visitor: NewVisitor, game: str, kind: str
) -> None:
    visitor, seats = new_visitor(game=game), iteru.load(game).max_seats
    sit_down(visitor, game, seats, kind)

    assert faults_of(visitor, game, seats, tuple(STAGES)) == []


@pytest.mark.parametrize("game", GAMES)
def test_with_fewest_seats_the_table_holds(new_visitor: NewVisitor, game: str) -> None:
    seats = iteru.load(game).min_seats
    for kind in KINDS:
        visitor = new_visitor(game=game)  # who has a table finds another lobby
        sit_down(visitor, game, seats, kind)

        assert faults_of(visitor, game, seats, SOME) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_table_holds_large_text(new_visitor: NewVisitor, game: str) -> None:
    seats = iteru.load(game).max_seats
    faults = []
    for kind in ("fullest", "special"):
        visitor = new_visitor(game=game)
        sit_down(visitor, game, seats, kind)
        set_text_size(visitor, 130)
        faults += faults_of(visitor, game, seats, SOME)

    assert faults == []


@pytest.mark.parametrize("game", GAMES)
def test_the_table_holds_the_night_and_every_language(new_visitor: NewVisitor, game: str) -> None:
    visitor, seats = new_visitor(game=game), iteru.load(game).max_seats
    sit_down(visitor, game, seats, "fullest")
    faults = []
    for language in ("pl", "fr"):
        resize(visitor, Size(1440, 900))
        visitor.page.locator("header select").select_option(language)
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        visitor.page.locator("header .wide button").click()  # day and night
        faults += faults_of(visitor, game, seats, SOME)

    assert faults == []


@pytest.mark.parametrize("game", GAMES)
def test_a_drawer_never_moves_the_stage(new_visitor: NewVisitor, game: str) -> None:
    visitor, seats = new_visitor(game=game), iteru.load(game).max_seats
    page = visitor.page
    sit_down(visitor, game, seats, "first")
    for size in (Size(1440, 900), *SOME[:1], SOME[2]):
        resize(visitor, size)
        stage = page.locator(".stage").bounding_box()
        for name in ("Rules", "List of choices"):
            button = page.get_by_role("button", name=name, exact=name == "Rules")
            if not button.is_visible():
                continue  # a phone has no room for it beside the button that confirms
            button.click()
            drawer = page.get_by_role("dialog", name=name)
            expect(drawer).to_be_visible()
            settle(visitor)

            assert page.locator(".stage").bounding_box() == stage
            box = drawer.bounding_box()
            bar = page.locator('[data-region="actions"]').bounding_box()
            assert box
            assert bar
            assert box["y"] + box["height"] <= bar["y"] + 1  # the action bar is never covered
            page.keyboard.press("Escape")
            expect(drawer).to_have_count(0)
