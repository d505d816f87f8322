"""Sitting down at a table of Kemet in a browser, choosing there, and reading it."""

import json
from typing import Any

from playwright.sync_api import expect

import iteru
from tests.client.visitor import Visitor

OPEN = {"kind": "open"}


def is_phone(visitor: Visitor) -> bool:
    size = visitor.page.viewport_size
    return size is not None and size["width"] < 640


def state_of(visitor: Visitor, id: str) -> dict[str, Any]:
    """What the server says to this visitor: the truth that the screen must show."""
    visitor.wait_for_stored()
    answer = visitor.page.request.get(f"/api/tables/{id}/state")
    state: dict[str, Any] = answer.json()["state"]
    return state


def sit_together(ann: Visitor, ben: Visitor, record: iteru.Record) -> str:
    """At one table with two browsers, in the middle of this game; returns its id."""
    for person in (ann, ben):
        person.open_lobby()
    game = {"record": json.loads(record.to_json()), "to": len(record.moves)}
    asked = {**game, "seats": [{"kind": "me"}, OPEN]}
    answer = ann.post("/api/tables/from-record", asked)
    assert answer.ok, answer.text()
    id = str(answer.json()["id"])
    assert ben.post(f"/api/tables/{id}/join", {"from_record": True}).ok
    for person in (ann, ben):
        person.page.goto(f"/table/{id}")
        person.at_table()
    return id


def lay_out(visitor: Visitor, *places: str) -> None:
    """Clicks these places, each as soon as it is lit: parts of a draft, or a choice to confirm."""
    for place in places:
        expect(visitor.place(place).first).to_have_attribute("data-state", "legal")
        visitor.click_place(visitor.place(place).first)


def choose(visitor: Visitor, *places: str) -> None:
    """Clicks these places, confirms if that is asked, and waits for the next position."""
    number = visitor.number
    lay_out(visitor, *places)
    visitor.settle(number)
    if visitor.number == number:
        visitor.confirm.click()
    visitor.wait_for_number(number + 1)
