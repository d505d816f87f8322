"""Views, and the data of choices, are what each game's sight/shape.py declares."""

import random
from typing import Any, Literal, NotRequired, TypedDict

import pytest

import iteru
from tests.conftest import scaled
from tests.games.shapes import faults
from tools.view_types import games, shape_of

PLAYED = 12  # random games with each number of seats
LOOKS = 0.2  # how often a position is looked at


@pytest.mark.parametrize("name", games())
def test_views_have_the_declared_shape(name: str) -> None:
    game = iteru.load(name)
    shape = vars(shape_of(name))
    for seats in range(game.min_seats, game.max_seats + 1):
        for seed in range(scaled(PLAYED)):
            chance = random.Random(seed)
            options = {
                option.name: chance.choice(option.choices)
                for option in game.options
                if seats in option.seats
            }
            state = game.new(seats, seed, options)
            while not state.over:
                if chance.random() < LOOKS:
                    assert faults_of(state, shape) == []
                state.play(chance.choice(state.legal()))
            assert faults_of(state, shape) == []


def faults_of(state: iteru.State, names: dict[str, Any]) -> list[str]:
    """`names` are those of the game's shape.py."""
    found: list[str] = []
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        found += faults(view["public"], names["PublicView"], "public", names)
        if seat is not None:
            found += faults(view["private"], names["PrivateView"], f"private {seat}", names)
    for choice in state.choices():
        if "data" in choice:
            found += faults(choice["data"], names["ChoiceData"], str(choice["notation"]), names)
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

    assert list(faults(hand, Hand, "hand", {})) == []


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
    assert list(faults(hand, Hand, "hand", {})) == [fault]
