"""Fertility's board in a real browser: placing, building, supplying, looking around, learning."""

import json
import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

import iteru
from tests.client.conftest import NewVisitor
from tests.client.learning import check_lessons, take_lessons, targets_of
from tests.client.visitor import Visitor

SEED = 210  # Memphis begins, with a vineyard to match and wheat beside it
RIVAL = "Marek"

PLACED = ["place papyrus-grape at g2 south"]  # brings 1 grape and 1 wheat
BUILT = [*PLACED, "build temple-court-grape for wheat"]
SECOND_TURN = [
    *BUILT,
    "supply temple-court-grape.1 with grape",
    "draft alabaster-grape",
    "place alabaster-papyrus at e2 east",
    "build shrine-alabaster for nothing",
    "supply thebes.1 with papyrus",
    "draft alabaster-grape",
]
QUARRY = [
    *SECOND_TURN,
    "place papyrus-bovine at h2 east",
    "build nothing",
    "supply no more",
    "draft bovine-papyrus",
    "place alabaster-grape at e4 east",
    "build nothing",
    "supply no more",
    "draft bovine-grape",
    "place papyrus-alabaster at i4 south",
]


class View(NamedTuple):
    """What the server says of the table: the truth that the screen must show."""

    wheat: int
    hand: dict[str, int]
    tiles: int
    decision: str


def sit_down(visitor: Visitor, moves: list[str]) -> str:
    """At a table of two on one screen after these moves; returns its id."""
    visitor.open_lobby()
    record = iteru.Record.begin("fertility", 2, SEED)
    asked = {
        "record": json.loads(record.to_json()) | {"moves": moves},
        "to": len(moves),
        "seats": [{"kind": "me"}, {"kind": "local", "name": RIVAL}],
    }
    answer = visitor.post("/api/tables/from-record", asked)
    assert answer.ok, answer.text()
    id = str(answer.json()["id"])
    visitor.page.goto(f"/table/{id}")
    visitor.at_table()
    assert visitor.wait_for_question()
    return id


def view(page: Page, id: str, seat: int = 0) -> View:
    state = page.request.get(f"/api/tables/{id}/state").json()["state"]
    public = state["public"]
    player = public["seats"][seat]
    tiles = len(public["board"]["tiles"])
    return View(player["wheat"], player["hand"], tiles, state["decision"])


def place(page: Page, target: str) -> Locator:
    return page.locator(f'[data-target="{target}"]').locator("visible=true")


def lit(page: Page, kind: str) -> Locator:
    return page.locator(f'[data-target^="{kind}:"][data-state="legal"]').locator("visible=true")


def gains_shown(page: Page) -> dict[str, int]:
    """What the tip beside the ghost promises, by the names of resources."""
    tip = page.locator(".valley .tip")
    expect(tip).to_be_visible()
    found: dict[str, int] = {}
    for gain in tip.locator(".gain").all():
        name = gain.locator("svg").get_attribute("aria-label")
        found[str(name)] = int(gain.inner_text().strip().removeprefix("+"))
    return found


# ------------------------------------------------------------------ placing a tile


def test_placing_by_click_shows_the_gains_and_then_brings_them(visitor: Visitor) -> None:
    id = sit_down(visitor, [])
    page = visitor.page
    place(page, "tile:papyrus-grape").click()
    place(page, "cell:g3").click()
    expect(page.locator(".valley .ghost.fixed")).to_be_visible()
    for _ in range(8):
        if "Papyrus field on g2, Vineyard on g3" in visitor.draft.inner_text():
            break
        page.keyboard.press("r")
    expect(visitor.draft).to_contain_text("Papyrus field on g2, Vineyard on g3")

    promised = gains_shown(page)
    assert promised == {"Grape": 1, "Wheat": 1}
    expect(page.locator(".valley .ghost circle")).to_have_count(
        2
    )  # one on each edge that contributes
    assert view(page, id).tiles == 1  # a preview changes nothing
    place(page, "cell:g3").click()

    visitor.wait_for_number(2)
    after = view(page, id)
    assert (after.tiles, after.hand["grape"], after.wheat) == (2, 1, 1)
    expect(place(page, "hand:grape")).to_have_attribute("aria-label", "1 × Grape")
    expect(page.locator('[data-target="wheat:0"] [aria-current]')).to_have_attribute(
        "aria-label", "1 Wheat, worth 1"
    )


def test_placing_by_drag_is_the_same_as_two_clicks(visitor: Visitor) -> None:
    id = sit_down(visitor, [])
    page = visitor.page

    place(page, "tile:papyrus-grape").drag_to(place(page, "cell:g3"), steps=12)

    expect(page.locator(".valley .ghost.fixed")).to_be_visible()
    assert view(page, id).tiles == 1
    page.keyboard.press("Enter")
    visitor.wait_for_number(2)
    assert view(page, id).tiles == 2


def test_a_drag_that_ends_beside_the_board_lays_nothing(visitor: Visitor) -> None:
    sit_down(visitor, [])
    page = visitor.page

    place(page, "tile:papyrus-grape").drag_to(page.locator(".bar").first, steps=12)

    expect(page.locator(".valley .ghost")).to_have_count(0)
    expect(place(page, "tile:papyrus-grape")).to_have_attribute("data-state", "chosen")


def test_placing_by_keyboard_with_rotation(visitor: Visitor) -> None:
    id = sit_down(visitor, [])
    page = visitor.page
    place(page, "tile:papyrus-grape").focus()
    page.keyboard.press("Enter")
    place(page, "cell:g3").focus()

    tile = visitor.draft.locator(".part")
    seen = [tile.inner_text()]
    while True:
        page.keyboard.press("r")
        expect(tile).not_to_have_text(seen[-1])
        if tile.inner_text() == seen[0]:
            break
        seen.append(tile.inner_text())
    assert len(seen) > 1  # R goes through the legal ways to lie there, and round again
    page.keyboard.press("ArrowUp")
    expect(place(page, "cell:g2")).to_be_focused()
    expect(page.locator(".valley .ghost")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".valley .ghost.fixed")).to_be_visible()
    page.keyboard.press("Enter")

    visitor.wait_for_number(2)
    assert view(page, id).tiles == 2


def test_only_the_squares_of_the_chosen_tile_are_lit(visitor: Visitor) -> None:
    sit_down(visitor, [])
    page = visitor.page
    places = [targets_of(choice) for choice in iteru.load("fertility").new(2, SEED).choices()]
    for tile in ("tile:papyrus-grape", "tile:bovine-papyrus"):
        place(page, tile).click()
        expect(place(page, tile)).to_have_attribute("data-state", "chosen")

        shown = {str(one.get_attribute("data-target")) for one in lit(page, "cell").all()}

        assert shown == {
            target
            for targets in places
            if tile in targets
            for target in targets
            if target.startswith("cell:")
        }


# ------------------------------------------------------------------ quarry, build, supply


def test_the_bonus_of_a_quarry_is_chosen_beside_its_pit(visitor: Visitor) -> None:
    sit_down(visitor, QUARRY)
    page = visitor.page
    expect(lit(page, "stock")).to_have_count(4)

    place(page, "monument:obelisk").click()
    expect(visitor.draft).to_contain_text("Place a Monument on h3 (Obelisk)")
    place(page, "monument:obelisk").click()

    visitor.wait_for_number(len(QUARRY) + 2)
    expect(place(page, "cell:h3")).to_have_attribute("aria-label", re.compile("Obelisk"))


def test_building_with_a_chosen_payment(visitor: Visitor) -> None:
    id = sit_down(visitor, PLACED)
    page = visitor.page
    place(page, "district:district_temple_court_grape").click()
    answers = page.get_by_role("radio")
    expect(answers).to_have_count(2)
    expect(page.locator(".district.ghost")).to_be_visible()  # where it would stand

    page.get_by_role("radio", name="for Wheat").check()
    visitor.confirm.click()

    visitor.wait_for_number(len(PLACED) + 2)
    after = view(page, id)
    assert (after.wheat, after.hand["grape"], after.decision) == (0, 1, "supply")
    expect(
        page.locator('.districts [data-target="shop:district_temple_court_grape_s1"]')
    ).to_have_count(1)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)], ids=["resource first", "Shop first"])
def test_supplying_in_either_order(visitor: Visitor, order: tuple[int, int]) -> None:
    id = sit_down(visitor, BUILT)
    page = visitor.page
    targets = ["hand:grape", "shop:district_temple_court_grape_s1"]
    shop = place(page, targets[1])
    expect(shop).to_have_attribute("data-state", "legal")
    expect(shop).not_to_have_class("full")

    for index in order:
        if view(page, id).decision == "supply":
            place(page, targets[index]).click()

    visitor.wait_for_number(len(BUILT) + 2)
    assert view(page, id).hand["grape"] == 0
    full = page.locator(f'.full[data-target="{targets[1]}"]')
    expect(full.locator(".tick")).to_be_visible()  # not by colour alone
    expect(full).to_have_attribute("aria-label", re.compile("Filled: 1 of 1"))


# ------------------------------------------------------------------ looking


def test_everything_drawn_has_words(visitor: Visitor) -> None:
    """Each glyph beside the valley has a tooltip, each square and each place a name."""
    sit_down(visitor, SECOND_TURN)
    page = visitor.page

    silent = page.evaluate(
        """() => [...document.querySelectorAll(
                ".region-hand svg, .region-market svg, .region-mine svg, .panels .number svg")]
            .filter((glyph) => !glyph.closest("[data-tip]")?.getAttribute("data-tip"))
            .map((glyph) => glyph.outerHTML.slice(0, 200))"""
    )
    unnamed = page.evaluate(
        """() => [...document.querySelectorAll("[data-target][role]")]
            .filter((place) => !place.getAttribute("aria-label"))
            .map((place) => place.dataset.target)"""
    )
    words = page.evaluate(
        """() => [...document.querySelectorAll("[data-tip], [aria-label]")]
            .flatMap((one) => [one.getAttribute("data-tip"), one.getAttribute("aria-label")])"""
    )

    assert silent == []
    assert unnamed == []
    ids = set(iteru.load("fertility").text_ids())
    assert [word for word in words if word in ids] == []
    expect(page.locator('[data-target^="cell:"]')).to_have_count(12 * 9)
    expect(page.locator('[data-target="cell:f2"]')).to_have_attribute(
        "aria-label", f"f2: Papyrus field, tile of {RIVAL}"
    )
    expect(page.locator('[data-target="cell:g4"]')).to_have_attribute(
        "aria-label", "g4: Vineyard, Starting tile"
    )


def test_a_tooltip_tells_what_a_shop_needs_and_gives(visitor: Visitor) -> None:
    sit_down(visitor, [])
    page = visitor.page

    page.locator('[data-target="shop:metropolis_memphis_s2"]').hover(position={"x": 40, "y": 12})

    tip = page.locator(".tip", has_text="Memphis, Shop 2")
    expect(tip).to_contain_text("Alabaster and Bovine")
    expect(tip).to_contain_text("4 Debens at the end of the game")


def test_a_rivals_metropolis_is_one_click_away(visitor: Visitor) -> None:
    sit_down(visitor, SECOND_TURN)
    page = visitor.page
    mine = page.locator(".region-mine")
    expect(mine.get_by_role("heading", level=2)).to_contain_text("Memphis")

    mine.get_by_role("button", name=f"Metropolis of {RIVAL}").click()

    expect(mine.get_by_role("heading", level=2)).to_contain_text(f"Metropolis of {RIVAL}")
    expect(mine.locator('[data-target="shop:metropolis_thebes_s1"].full')).to_be_visible()
    expect(mine.locator('[data-target="district:district_shrine_alabaster"]')).to_be_visible()
    mine.get_by_role("button", name="Metropolis of").first.click()
    expect(mine.get_by_role("heading", level=2)).to_contain_text("Your Metropolis")


def test_dark_mode_has_its_own_pigments_and_no_fault(new_visitor: NewVisitor) -> None:
    sand = []
    for dark in (False, True):
        visitor = new_visitor(dark=dark)
        sit_down(visitor, SECOND_TURN)
        ground = visitor.page.locator(".valley .sand")
        sand.append(ground.evaluate("(rect) => getComputedStyle(rect).fill"))
        assert visitor.accessibility_faults() == []

    assert sand == ["rgb(236, 217, 173)", "rgb(183, 162, 122)"]


def test_four_boards_have_sixteen_columns(visitor: Visitor) -> None:
    visitor.new_table("local", "local", "local")
    visitor.at_table()

    expect(visitor.page.locator('[data-target^="cell:"]')).to_have_count(16 * 9)
    assert not visitor.overflows()


# ------------------------------------------------------------------ phone


def test_a_turn_on_a_phone(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(width=390, height=844, touch=True)
    id = sit_down(visitor, [])
    page = visitor.page
    place(page, "tile:papyrus-grape").tap()
    place(page, "cell:g3").tap()
    expect(page.locator(".valley .ghost.fixed")).to_be_visible()
    assert not visitor.overflows()

    place(page, "cell:g3").tap()

    visitor.wait_for_number(2)
    assert view(page, id).tiles == 2
    expect(lit(page, "district").first).to_be_visible()  # the screen has turned to the market
    lit(page, "district").first.tap()
    visitor.confirm.tap()
    visitor.wait_for_number(3)
    expect(lit(page, "shop").first).to_be_visible()  # and now to the Metropolis
    expect(
        place(page, "hand:grape").or_(place(page, "shop:metropolis_memphis_s4"))
    ).not_to_have_count(0)


def test_dragging_with_a_finger(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(width=390, height=844, touch=True)
    sit_down(visitor, [])
    page = visitor.page
    start, end = middle(place(page, "tile:papyrus-grape")), middle(place(page, "cell:g3"))
    end["y"] += 34  # a finger hides what lies under it: the tile floats above
    finger = page.context.new_cdp_session(page)

    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [start]})
    for step in range(1, 9):
        way = {axis: start[axis] + (end[axis] - start[axis]) * step / 8 for axis in "xy"}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [way]})
    expect(page.locator(".floating")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(page.locator(".floating")).to_have_count(0)
    expect(page.locator(".valley .ghost.fixed")).to_be_visible()


def middle(place: Locator) -> dict[str, float]:
    box = place.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


# ------------------------------------------------------------------ first steps


def test_the_lessons_can_be_played_and_every_text_is_there() -> None:
    check_lessons("fertility")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_the_tutorial_from_first_to_last_step(
    new_visitor: NewVisitor, width: int, height: int
) -> None:
    take_lessons(new_visitor(width=width, height=height, touch=width < 640))
