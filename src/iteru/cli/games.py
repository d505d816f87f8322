"""`iteru games`: the games that exist, their seats and options."""

import iteru
from iteru import Game
from iteru.bots.level_table import LEVELS
from iteru.cli.arguments import Language, read_language
from iteru.cli.players import ME
from iteru.cli.screen import Screen
from iteru.kernel.options import Option
from iteru.texts import Catalogue


def games(language: Language = "") -> None:
    """List the games with their numbers of seats and their options.

    Example:

    \b
      iteru games --language pl
    """
    screen = Screen()
    chosen = read_language(language)
    for game in [iteru.load(name) for name in iteru.games()]:
        texts = Catalogue(chosen, game)
        seats = texts.text("table-seats", low=game.min_seats, high=game.max_seats)
        screen.say(f"{game.id}: {texts.text('game')}, {seats}", style="bold")
        screen.say_indented("  ", texts.text("game-summary"))
        for option in game.options:
            screen.say(f"  {texts.text(f'option-{option.name}')}")
            for choice in option.choices:
                about = texts.text(f"option-{option.name}-{choice}")
                notes = _notes(game, option, choice, texts)
                screen.say(f"    --option {option.name}={choice}")
                screen.say_indented("        ", f"{about}{notes}")
    texts = Catalogue(chosen)
    for level in LEVELS:
        screen.say_indented(f"--seats {ME},{level}  ", texts.text(f"table-level-{level}-about"))


def _notes(game: Game, option: Option, choice: str, texts: Catalogue) -> str:
    """Whether a choice is the default, and for which numbers of seats if not for all."""
    if choice == option.default:
        return f" ({texts.text('table-default')})"
    if all(seats in option.seats for seats in range(game.min_seats, game.max_seats + 1)):
        return ""
    numbers = texts.listed([str(number) for number in option.seats])
    return f" ({texts.text('table-seats-only', seats=numbers)})"
