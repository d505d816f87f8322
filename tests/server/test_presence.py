"""Who is here, as several workers tell it."""

from datetime import UTC, datetime, timedelta

import pytest

from iteru.server.presence import EXPIRES, Presence

ANN, BEN = frozenset({"ann"}), frozenset({"ben"})


class Clock:
    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_people_of_all_workers_are_here() -> None:
    presence = Presence(Clock())

    assert presence.set("one", "table", ANN)
    assert presence.set("two", "table", BEN)

    assert presence.people("table") == {"ann", "ben"}
    assert presence.people("another") == set()
    assert presence.at("one") == {"table": ANN}


def test_only_changes_are_worth_telling() -> None:
    presence = Presence(Clock())
    presence.set("one", "table", ANN)

    assert not presence.set("one", "table", ANN)
    assert not presence.set("two", "table", ANN)  # she is here already
    assert not presence.set("two", "table", frozenset())
    assert presence.set("one", "table", frozenset())
    assert presence.at("one") == {}


def test_what_a_dead_worker_said_is_forgotten() -> None:
    clock = Clock()
    presence = Presence(clock)
    presence.set("one", "table", ANN)
    presence.set("two", "table", BEN)

    clock.time += EXPIRES / 2
    presence.set("two", "table", BEN)
    clock.time += EXPIRES / 2 + 1

    assert presence.people("table") == {"ben"}


def test_whoever_is_gone_for_a_minute_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    time = datetime(2026, 1, 2, tzinfo=UTC)
    monkeypatch.setattr("iteru.server.presence.now", lambda: time)
    presence = Presence(Clock())
    presence.set("one", "table", ANN | BEN)
    presence.set("one", "table", ANN)
    gone = time

    time += timedelta(seconds=59)
    assert presence.away("table", ANN | BEN, gone) == {}
    time += timedelta(seconds=1)
    assert presence.away("table", ANN | BEN, gone) == {"ben": gone}
    assert presence.away("another", BEN, gone) == {"ben": gone}  # where nobody has seen him

    presence.set("two", "table", BEN)
    assert presence.away("table", ANN | BEN, gone) == {}

    later = time
    time += timedelta(days=2)
    presence.forget_old()
    assert presence.away("table", {"carl"}, later) == {"carl": later}
