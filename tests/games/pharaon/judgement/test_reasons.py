"""The judgement explains itself: named parts in points, which add up to what it gives a seat."""

import re
from collections.abc import Iterator

import pytest

from iteru.games.pharaon.game import GAME
from iteru.games.pharaon.judgement.evaluation import hopes
from iteru.games.pharaon.judgement.reasons import LESS, MORE, REASONS
from iteru.games.pharaon.position import PharaonState
from iteru.kernel.generator import seeded
from iteru.texts import LANGUAGES, Catalogue
from iteru.texts.rules import rules_text
from tests.games.pharaon.positions import position


def positions(seats: int) -> Iterator[PharaonState]:
    """Every decision of a random game, and its end."""
    state = GAME.new(seats, 60 + seats)
    chance = seeded(seats)
    while not state.over:
        yield state
        codes = state.legal()
        state.play(codes[chance.below(len(codes))])
    yield state


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_parts_add_up_to_the_points_of_the_judgement(seats: int) -> None:
    for state in positions(seats):
        points = hopes(state)
        for seat in range(seats):
            parts = state.explain(seat)
            assert [part for part, _ in parts] == REASONS
            assert sum(worth for _, worth in parts) == pytest.approx(points[seat])


def test_what_a_seat_has_more_of_is_told_by_its_part() -> None:
    """Two equal seats, but that seat 1 has a stage more: only what stages count for differs."""
    state = position(seats=2, round=3, own={0: "A2 C2", 1: "A2 C2"}, stage={1: 1})
    less, more = dict(state.explain(0)), dict(state.explain(1))

    assert {part for part in REASONS if more[part] > less[part]} >= {"burial_chamber", "pharaoh"}
    assert more["artisans"] == less["artisans"]
    assert more["tokens"] == less["tokens"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_tells_the_points_and_a_rule(language: str) -> None:
    texts = Catalogue(language, GAME)
    for id in [*MORE, *LESS]:
        told = re.search(r" 2 \(([\d.]+)\)\.$", texts.text(id, points=2))

        assert told is not None
        assert rules_text(GAME, language, told[1])
