"""What a game says: the messages of random play over all numbers of seats and many options."""

import json
import random
from collections.abc import Mapping
from functools import cache
from math import ceil

import iteru
from iteru.kernel.generator import seeded
from iteru.testing.settings import accepted, settings
from iteru.testing.trial import Setting

Message = Mapping[str, object]

ENOUGH = 20  # so many choices of one decision are enough to hear how it sounds
MOST_GAMES = 60


@cache
def spoken(name: str) -> list[Message]:
    """Different choices and events, from a random game of each setup."""
    game = iteru.load(name)
    found: dict[str, Message] = {}
    for seed, setting in enumerate(setups(game)):
        chance = random.Random(seed)
        state = game.new(setting.seats, seed, dict(setting.options))
        state.journal = iteru.Journal()
        decided = ""
        while not state.over:
            if state.decision != decided:  # one question of several alike is enough
                decided = state.decision
                choices = state.choices()
                if len(choices) > ENOUGH:
                    choices = chance.sample(choices, ENOUGH)
                keep(found, choices)
            state.play(chance.choice(state.legal()))
        for seat in range(setting.seats):
            keep(found, state.journal.seen_by(seat))
    keep(found, unheard(game, {message["text"] for message in found.values()}))
    return list(found.values())


def setups(game: iteru.Game) -> list[Setting]:
    """Every number of seats, with mixes of the options that are for it."""
    mixes = accepted(settings(game, seeded(1)))
    return mixes[:: ceil(len(mixes) / MOST_GAMES)]


def unheard(game: iteru.Game, heard: set[object]) -> list[dict[str, object]]:
    """A choice for each text that is told only where the position is not known."""
    found: dict[object, dict[str, object]] = {}
    for code in range(game.codebook.count):
        choice = game.describe(code)
        if choice["text"] not in heard:
            found.setdefault(choice["text"], choice)
    return list(found.values())


def keep(found: dict[str, Message], messages: list[dict[str, object]]) -> None:
    for message in messages:
        key = json.dumps([message["text"], message["args"]], sort_keys=True)
        found.setdefault(key, message)


def given(messages: list[Message]) -> dict[str, set[str]]:
    """By text id, the arguments that every message with this text brings, nested ones included."""
    found: dict[str, set[str]] = {}
    waiting: list[object] = list(messages)
    while waiting:
        value = waiting.pop()
        if isinstance(value, list):
            waiting += value
        elif isinstance(value, Mapping):
            text, args = value["text"], value["args"]
            assert isinstance(text, str)
            assert isinstance(args, Mapping)
            names = set(args)
            if text == "player":
                names.add("number")  # the catalogue's own: the seat as people count
            found[text] = found.get(text, names) & names
            waiting += args.values()
    return found
