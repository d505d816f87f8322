"""Random games for tests, over every number of seats and every combination of options."""

from collections.abc import Callable
from itertools import product
from random import Random

from iteru.games.fertility.position import FertilityState
from tests.games.fertility.positions import GAME

Variant = tuple[int, dict[str, str]]  # seats and options


def every_variant() -> list[Variant]:
    """Each number of seats with each combination of options that it allows: 16 in all."""
    found: list[Variant] = []
    for seats in range(GAME.min_seats, GAME.max_seats + 1):
        allowed = [
            [
                choice
                for choice in option.choices
                if choice == option.default or seats in option.seats
            ]
            for option in GAME.options
        ]
        names = [option.name for option in GAME.options]
        found += [(seats, dict(zip(names, chosen, strict=True))) for chosen in product(*allowed)]
    return found


def random_choice(seed: int) -> Callable[[FertilityState], str]:
    """Plays one legal action at random whenever it is called, and tells its notation."""
    chance = Random(seed)

    def choose(state: FertilityState) -> str:
        code = chance.choice(state.legal())
        state.play(code)
        return GAME.notation(code)

    return choose
