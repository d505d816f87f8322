"""Who is here, as several workers tell it."""

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
