"""No lit place does nothing: a click on any of them leads to a choice of the engine."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

import iteru
from tests.client.conftest import NewVisitor
from tests.client.test_geometry import GAMES, KINDS, POSITIONS
from tests.client.visitor import Visitor

CLICKS = (Path(__file__).parent / "lit_places.js").read_text(encoding="utf-8")
PHONES = ((390, 844), (360, 640))


def stored(game: str, kind: str) -> iteru.Record:
    file = POSITIONS / f"{game}-{iteru.load(game).max_seats}-{kind}.json"
    return iteru.Record.from_json(file.read_text(encoding="utf-8"))


def faults_of(visitor: Visitor) -> tuple[list[str], int]:
    """What is wrong with the lit places, and how many there are."""
    page, index = visitor.page, 0
    faults: list[str] = []
    page.evaluate(f"() => {{ {CLICKS} }}")
    while found := page.evaluate("(index) => clickLit(index)", index):
        if found["fault"]:
            faults.append(f"{found['target']} {found['fault']}")
        if not found["isBack"]:
            page.reload()
            assert visitor.wait_for_question()
            page.evaluate(f"() => {{ {CLICKS} }}")
        index += 1
    return faults, index


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_every_lit_place_leads_to_a_choice(new_visitor: NewVisitor, game: str, kind: str) -> None:
    visitor = new_visitor(game=game)
    visitor.sit_down(stored(game, kind))

    faults, places = faults_of(visitor)

    assert faults == []
    assert places > 0 or visitor.confirm.is_visible()


def test_a_place_that_does_nothing_is_found(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(game="pharaon")
    visitor.sit_down(stored("pharaon", "first"))
    _, places = faults_of(visitor)
    visitor.page.evaluate(
        """() => document.querySelector(".stage").insertAdjacentHTML("beforeend",
            '<button data-target="moon:new" data-state="legal">Moon</button>')"""
    )

    assert faults_of(visitor) == (["moon:new does nothing"], places + 1)


# ------------------------------------------------------------------ Pharaon on a phone


def first_action() -> iteru.Record:
    """The five have kept a noble each; the first of them is to act."""
    record = iteru.Record.begin("pharaon", 5, seed=3)
    state = record.replay()
    while state.decision != "turn":
        record.moves.append(state.game.notation(state.legal()[0]))
        state.play(state.legal()[0])
    return record


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_on_a_phone_the_first_action_opens_where_one_can_act(
    new_visitor: NewVisitor, width: int, height: int
) -> None:
    phone = new_visitor(game="pharaon", width=width, height=height, touch=True)
    phone.sit_down(first_action())
    sections = phone.page.locator('.stage [data-target^="section:"][data-state="legal"]')

    assert len(phone.reachable()) >= sections.count() > 0  # none of them is hidden by a tab
    faults, _ = faults_of(phone)
    assert faults == []
    bargain = phone.page.locator('[data-target^="nile_option:"][data-state="legal"]').first
    phone.click_place(bargain)
    expect(phone.confirm).to_be_visible()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("width", "height"), PHONES)
def test_on_a_phone_every_lit_place_of_pharaon_leads_to_a_choice(
    new_visitor: NewVisitor, width: int, height: int, kind: str
) -> None:
    phone = new_visitor(game="pharaon", width=width, height=height, touch=True)
    phone.sit_down(stored("pharaon", kind))

    faults, places = faults_of(phone)

    assert faults == []
    assert places > 0
