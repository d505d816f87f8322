"""Which settings of a game to play: every number of seats with every mix of options."""

from itertools import product

from iteru.kernel.game import Game
from iteru.kernel.generator import Generator
from iteru.kernel.options import Option
from iteru.testing.trial import Setting

MOST_MIXES = 32  # by number of seats


def settings(game: Game, chance: Generator) -> list[Setting]:
    """All mixes of options; where there are more than 32, as many at random with each choice."""
    found: list[Setting] = []
    for seats in range(game.min_seats, game.max_seats + 1):
        rows = [_choices(option, seats) for option in game.options]
        mixes = 1
        for row in rows:
            mixes *= len(row)
        chosen = product(*rows) if mixes <= MOST_MIXES else _some_mixes(rows, chance)
        names = [option.name for option in game.options]
        found += [Setting(game, seats, dict(zip(names, mix, strict=True))) for mix in chosen]
    return found


def accepted(wanted: list[Setting]) -> list[Setting]:
    """Those that the game takes: it may refuse options that do not go together."""
    return [setting for setting in wanted if _is_accepted(setting)]


def _is_accepted(setting: Setting) -> bool:
    try:
        setting.game.new(setting.seats, 0, dict(setting.options))
    except ValueError:
        return False
    return True


def _choices(option: Option, seats: int) -> list[str]:
    return list(option.choices) if seats in option.seats else [option.default]


def _some_mixes(rows: list[list[str]], chance: Generator) -> list[tuple[str, ...]]:
    """Each choice of each option once, then at random."""
    found: list[tuple[str, ...]] = []
    for number in range(max(MOST_MIXES, *[len(row) for row in rows])):
        mix: list[str] = []
        for row in rows:
            is_its_turn = number < len(row)
            mix.append(row[number] if is_its_turn else row[chance.below(len(row))])
        found.append(tuple(mix))
    return found
