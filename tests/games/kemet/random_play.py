"""Random games for tests, over every number of seats and every choice of options."""

from collections.abc import Callable
from random import Random

from iteru.games.kemet.position import KemetState
from tests.games.kemet.positions import GAME

RARE = ("decline", "done", "stop", "end turn")


def random_options(seats: int, seed: int) -> dict[str, str]:
    """Options drawn by the seed."""
    chance = Random(seed)
    return {
        option.name: chance.choice(option.choices)
        for option in GAME.options
        if seats in option.seats
    }


def random_choice(seed: int) -> Callable[[KemetState], str]:
    """Plays one legal action at random whenever it is called, and tells its notation.

    Declining and stopping are less likely, so that more happens.
    """
    chance = Random(seed)

    def choose(state: KemetState) -> str:
        codes = state.legal()
        code = chance.choice(codes)
        if GAME.notation(code) in RARE and chance.random() < 0.7:
            code = chance.choice(codes)
        state.play(code)
        return GAME.notation(code)

    return choose
