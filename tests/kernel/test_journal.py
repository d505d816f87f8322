"""The journal keeps events in order, and tells each to those who may hear it."""

import json

from iteru.kernel.journal import EVERYONE, Journal
from iteru.kernel.message import message


def told() -> Journal:
    journal = Journal()
    journal.tell("turn", 1, {"number": 3}, [], {"number": 3})
    journal.tell("drawn_card", 1, {"card": message("cards-owl")}, ["hand"], {"card": "owl"}, 1)
    journal.tell("peeked", 0, {}, [], {}, 0)
    journal.tell("end", -1, {}, [], {}, EVERYONE)
    return journal


def kinds(journal: Journal, seat: int | None) -> list[object]:
    return [event["kind"] for event in journal.seen_by(seat)]


def test_a_seat_hears_what_is_for_everyone_and_for_itself() -> None:
    assert kinds(told(), 0) == ["turn", "peeked", "end"]
    assert kinds(told(), 1) == ["turn", "drawn_card", "end"]
    assert kinds(told(), 2) == ["turn", "end"]


def test_a_spectator_hears_what_is_for_everyone() -> None:
    assert kinds(told(), None) == ["turn", "end"]


def test_an_event_is_a_message_with_places_and_data() -> None:
    event = told().seen_by(1)[1]
    assert json.loads(json.dumps(event)) == {
        "kind": "drawn_card",
        "seat": 1,
        "text": "event-drawn_card",
        "args": {"card": {"text": "cards-owl", "args": {}}},
        "targets": ["hand"],
        "data": {"card": "owl"},
    }


def test_a_cleared_journal_is_empty_and_goes_on() -> None:
    journal = told()
    journal.clear()
    assert journal.seen_by(1) == []
    journal.tell("turn", 0, {}, [], {})
    assert kinds(journal, None) == ["turn"]
