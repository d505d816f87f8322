"""Sitting down at a table of Pharaon in a browser, acting there, and reading it."""

import json
from typing import NamedTuple

from playwright.sync_api import Locator, expect

import iteru
from tests.client.visitor import Visitor

PARTS = 7  # sources of prestige on the score
SEED = 1943  # the Nile faces trade, and the first player has construction, trade, royalty, silver


def sit_down(visitor: Visitor, moves: list[str], seats: int = 2, seed: int = SEED) -> str:
    """At a table of people at one screen after these moves; returns its id."""
    visitor.open_lobby()
    record = iteru.Record.begin("pharaon", seats, seed)
    asked = {
        "record": json.loads(record.to_json()) | {"moves": moves},
        "to": len(moves),
        "seats": [{"kind": "me"}, *[{"kind": "local"}] * (seats - 1)],
    }
    answer = visitor.post("/api/tables/from-record", asked)
    assert answer.ok, answer.text()
    id = str(answer.json()["id"])
    visitor.page.goto(f"/table/{id}")
    visitor.at_table()
    assert visitor.wait_for_question()
    return id


class View(NamedTuple):
    """What the server says of the table: the truth that the screen must show."""

    phase: str
    round: int
    to_move: int
    private: dict[str, object]  # by seats of the one who asks
    resources: dict[str, int]  # of seat 0, without what it lacks


def view(visitor: Visitor, id: str) -> View:
    visitor.wait_for_stored()
    state = visitor.page.request.get(f"/api/tables/{id}/state").json()["state"]
    public = state["public"]
    resources = public["seats"][0]["resources"].items()
    return View(
        phase=public["phase"],
        round=public["round"],
        to_move=state["to_move"],
        private=state["private"],
        resources={resource: number for resource, number in resources if number > 0},
    )


def place(visitor: Visitor, target: str) -> Locator:
    return visitor.page.locator(f'[data-target="{target}"]').locator("visible=true")


def act(visitor: Visitor, *targets: str) -> None:
    """Chooses an action on the ring, which is always to be confirmed."""
    number = visitor.number
    for target in targets:
        visitor.click_place(place(visitor, target))
        visitor.settle(number)
    visitor.confirm.click()
    visitor.wait_for_number(number + 1)


def check_score(visitor: Visitor, columns: int) -> list[int]:
    """The parts add up; returns the totals."""
    score = visitor.page.get_by_test_id("score")
    expect(score.locator("tbody tr")).to_have_count(PARTS)
    totals = [int(total) for total in score.locator("tfoot td").all_inner_texts()]
    assert len(totals) == columns
    for column, total in enumerate(totals, start=1):
        parts = score.locator(f"tbody tr td:nth-of-type({column})").all_inner_texts()
        assert sum(int(part) for part in parts) == total
    return totals
