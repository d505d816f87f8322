"""Random games for tests, over every number of seats and every choice of options."""

from collections.abc import Callable
from random import Random

from iteru.games.egizia.position import EgiziaState
from tests.games.egizia.positions import GAME


def random_options(seats: int, seed: int) -> dict[str, str]:
    """Options drawn by the seed."""
    chance = Random(seed)
    return {
        option.name: chance.choice(option.choices)
        for option in GAME.options
        if seats in option.seats
    }


RARE = ("pass", "decline", "no second ship", "accept loss")


def random_choice(seed: int) -> Callable[[EgiziaState], str]:
    """Plays one legal action at random whenever it is called, and tells its notation.

    Passing and declining are less likely, and ships rather go to the next few spaces than to the
    mouth: more ships come to the river, and more happens.
    """
    chance = Random(seed)

    def choose(state: EgiziaState) -> str:
        codes = state.legal()
        code = chance.choice(codes)
        if GAME.notation(code) in RARE and chance.random() < 0.9:
            code = chance.choice(codes)
        if state.decision == "ship" and chance.random() < 0.7:
            code = chance.choice(codes[: 1 + len(codes) // 3])
        state.play(code)
        return GAME.notation(code)

    return choose
