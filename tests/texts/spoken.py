"""What a game says: the messages of random play over all numbers of seats and options."""

import json
import random
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

import iteru

Message = Mapping[str, object]

ENOUGH = 20  # so many choices of one decision are enough to hear how it sounds


def setups(game: iteru.Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of the options that are for it."""
    for seats in range(game.min_seats, game.max_seats + 1):
        allowed = [
            option.choices if seats in option.seats else (option.default,)
            for option in game.options
        ]
        for choices in product(*allowed):
            names = [option.name for option in game.options]
            yield seats, dict(zip(names, choices, strict=True))


@cache
def spoken(name: str) -> list[Message]:
    """Different choices and events, from a random game of each setup."""
    game = iteru.load(name)
    found: dict[str, Message] = {}
    for seed, (seats, options) in enumerate(setups(game)):
        chance = random.Random(seed)
        state = game.new(seats, seed, options)
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
        keep(found, state.journal.seen_by(None))
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
