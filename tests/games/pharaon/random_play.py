"""Random games for tests, over every number of seats and every choice of options."""

from collections.abc import Callable
from random import Random

from iteru.games.pharaon.position import PharaonState
from tests.games.pharaon.positions import GAME


def random_options(seats: int, seed: int) -> dict[str, str]:
    """Options drawn by the seed; a set of seats only names seats that are at the table."""
    chance = Random(seed)
    found: dict[str, str] = {}
    for option in GAME.options:
        if seats in option.seats:
            allowed = [name for name in option.choices if _is_at_table(option.name, name, seats)]
            found[option.name] = chance.choice(allowed)
    return found


def _is_at_table(name: str, choice: str, seats: int) -> bool:
    return name != "scribe_seats" or int(choice[-1]) <= seats


def random_choice(seed: int) -> Callable[[PharaonState], str]:
    """Plays one legal action at random whenever it is called, and tells its notation.

    Passing is a tenth as likely as anything else: rounds are longer, and more happens in them.
    """
    chance = Random(seed)

    def choose(state: PharaonState) -> str:
        codes = state.legal()
        code = chance.choice(codes)
        if GAME.notation(code) == "pass" and chance.random() < 0.9:
            code = chance.choice(codes)
        state.play(code)
        return GAME.notation(code)

    return choose
