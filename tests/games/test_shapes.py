"""Views, and the data of choices, are what each game's sight/shape.py declares."""

import random
from typing import Literal, NotRequired, TypedDict

import pytest

import iteru
from iteru.kernel.generator import seeded
from iteru.testing.settings import accepted, settings
from tests.conftest import scaled
from tests.games.shapes import Shapes
from tools.view_types import games, shape_of

GAMES = 60
LOOKS = 0.1  # how often a position is looked at


@pytest.mark.parametrize("name", games())
def test_views_have_the_declared_shape(name: str) -> None:
    """In random games of as many settings."""
    shapes = Shapes(vars(shape_of(name)))
    wanted = accepted(settings(iteru.load(name), seeded(1)))
    chance = random.Random(1)
    for seed, setting in enumerate(chance.sample(wanted, scaled(min(GAMES, len(wanted))))):
        state = setting.game.new(setting.seats, seed, dict(setting.options))
        while not state.over:
            if chance.random() < LOOKS:
                assert faults_of(state, shapes) == []
            state.play(chance.choice(state.legal()))
        assert faults_of(state, shapes) == []


def faults_of(state: iteru.State, shapes: Shapes) -> list[str]:
    names = shapes.names
    found: list[str] = []
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        found += shapes.faults(view["public"], names["PublicView"], "public")
        if seat is not None:
            found += shapes.faults(view["private"], names["PrivateView"], f"private {seat}")
    for choice in state.choices():
        if "data" in choice:
            found += shapes.faults(choice["data"], names["ChoiceData"], str(choice["notation"]))
    return found


# ------------------------------------------------------------------ the check itself


class Card(TypedDict):
    colour: Literal["red", "blue"]
    worth: NotRequired[int | None]


class Hand(TypedDict):
    cards: list[Card]
    counts: dict[Literal["red", "blue"], int]


def test_what_fits_has_no_faults() -> None:
    hand = {
        "cards": [{"colour": "red"}, {"colour": "blue", "worth": None}],
        "counts": {"red": 1, "blue": 1},
    }

    assert list(Shapes({}).faults(hand, Hand, "hand")) == []


@pytest.mark.parametrize(
    ("hand", "fault"),
    [
        ({"cards": []}, "hand: counts is missing"),
        ({"cards": {}, "counts": {"red": 0, "blue": 0}}, "hand.cards: {} is no list"),
        ({"cards": [], "counts": {"red": 0}}, "hand.counts: has ['red'], not ['blue', 'red']"),
        ({"cards": [], "counts": {"red": True, "blue": 0}}, "hand.counts.red: True is no int"),
        ({"cards": [], "counts": {"red": 0, "blue": 0}, "x": 1}, "hand: x is not declared"),
        (
            {"cards": [{"colour": "red", "worth": "2"}], "counts": {"red": 0, "blue": 0}},
            "hand.cards[0].worth: '2' is no int",
        ),
        (
            {"cards": [{"colour": "green"}], "counts": {"red": 0, "blue": 0}},
            "hand.cards[0].colour: 'green' is none of ('red', 'blue')",
        ),
    ],
)
def test_faults_are_named_with_their_place(hand: object, fault: str) -> None:
    assert list(Shapes({}).faults(hand, Hand, "hand")) == [fault]
