"""No lit place does nothing: a click on any of them leads to a choice of the engine."""

from pathlib import Path

import pytest

import iteru
from tests.client.conftest import NewVisitor
from tests.client.test_geometry import GAMES, KINDS, POSITIONS
from tests.client.visitor import Visitor

CLICKS = (Path(__file__).parent / "lit_places.js").read_text(encoding="utf-8")


def open_position(visitor: Visitor, game: str, seats: int, kind: str) -> None:
    file = POSITIONS / f"{game}-{seats}-{kind}.json"
    visitor.sit_down(iteru.Record.from_json(file.read_text(encoding="utf-8")))
    begin(visitor)


def begin(visitor: Visitor) -> None:
    visitor.page.evaluate(f"() => {{ {CLICKS} }}")


def faults_of(visitor: Visitor) -> tuple[list[str], int]:
    """What is wrong with the lit places, and how many there are."""
    faults: list[str] = []
    index = 0
    while found := visitor.page.evaluate("(index) => clickLit(index)", index):
        if found["fault"]:
            faults.append(f"{found['target']} {found['fault']}")
        if not found["isBack"]:
            visitor.page.reload()
            assert visitor.wait_for_question()
            begin(visitor)
        index += 1
    return faults, index


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_every_lit_place_leads_to_a_choice(new_visitor: NewVisitor, game: str, kind: str) -> None:
    visitor = new_visitor(game=game)
    open_position(visitor, game, iteru.load(game).max_seats, kind)

    faults, places = faults_of(visitor)

    assert faults == []
    assert places > 0 or visitor.confirm.is_visible()
