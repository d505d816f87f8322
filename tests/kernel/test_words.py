"""Message ids are declared once."""

import pytest

from iteru.kernel.words import Words


def test_tables_and_events_are_declared_with_their_prefix() -> None:
    words = Words()

    assert words.table("boats", ["ibis", "heron"]) == ["boats-ibis", "boats-heron"]
    assert words.event("sailed") == "sailed"
    assert words.ids == ["boats-ibis", "boats-heron", "event-sailed"]


def test_an_id_is_not_declared_twice() -> None:
    words = Words()
    words.id("payment")

    with pytest.raises(ValueError, match="the message id 'payment' is declared twice"):
        words.id("payment")
