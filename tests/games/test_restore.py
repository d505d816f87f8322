"""A state as plain data and back, in all games; what each one refuses, its own tests say."""

import json
import pickle

import pytest

import iteru
from iteru import Game, State
from iteru.kernel.generator import seeded
from iteru.testing.settings import accepted, settings
from iteru.testing.trial import Setting
from tests.conftest import scaled
from tests.games.restoring import fields

GAMES = 8  # of each game and number of seats
EVERY_SEAT = 5  # decisions from one question about what each seat knows to the next

each_game = pytest.mark.parametrize("name", iteru.games())
each_table = pytest.mark.parametrize(
    ("name", "seats"),
    [
        (name, seats)
        for name in iteru.games()
        for seats in range(iteru.load(name).min_seats, iteru.load(name).max_seats + 1)
    ],
)


def variants(game: Game, seats: int) -> list[Setting]:
    found = accepted(settings(game, seeded(0)))
    return [setting for setting in found if setting.seats == seats]


def comes_back(state: State) -> None:
    dump = json.loads(json.dumps(state.dump()))
    assert fields(state.game.restore(dump)) == fields(state)


@each_table
def test_a_dump_brings_exactly_the_same_state_back(name: str, seats: int) -> None:
    """At every decision of games with all options; what seats know comes back as well."""
    game = iteru.load(name)
    options = [dict(setting.options) for setting in variants(game, seats)]
    for seed in range(scaled(GAMES)):
        state = game.new(seats, seed, options[seed % len(options)])
        chance = seeded(seed)
        decisions = 0
        comes_back(state)
        while not state.over:
            codes = state.legal()
            state.play(codes[chance.below(len(codes))])
            comes_back(state)
            decisions += 1
            if decisions % EVERY_SEAT == 0:
                for seat in range(seats):
                    known = state.known(seat)
                    known.check()
                    comes_back(known)


@each_game
def test_a_restored_game_plays_on_as_the_first_one(name: str) -> None:
    game = iteru.load(name)
    state = game.new(3, 8)
    twin = game.restore(state.dump())
    pickled = pickle.loads(pickle.dumps(state))
    while not state.over:
        code = state.legal()[len(state.legal()) // 2]
        for one in (state, twin, pickled):
            one.play(code)
    assert state.dump() == twin.dump() == pickled.dump()


@each_game
def test_a_dump_is_independent_of_the_state(name: str) -> None:
    game = iteru.load(name)
    state = game.new(game.min_seats, 1)
    dump = state.dump()
    text = json.dumps(dump)

    state.play(state.legal()[0])

    assert json.loads(text) == dump
    assert state.dump() != dump


@each_game
def test_every_key_is_needed_and_no_other_known(name: str) -> None:
    game = iteru.load(name)
    dump = game.new(2, 1).dump()
    for key in dump:
        with pytest.raises(ValueError, match=f"{key} is missing"):
            game.restore({other: value for other, value in dump.items() if other != key})

    with pytest.raises(ValueError, match="'colour' is not known; known: seats"):
        game.restore({**dump, "colour": "red"})
