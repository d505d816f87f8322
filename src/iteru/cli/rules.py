"""`iteru rules`: the rules for players."""

from typing import Annotated

import typer

import iteru
from iteru import Game
from iteru.cli.arguments import GameName, Language, read_language
from iteru.cli.refusals import what_was_asked
from iteru.cli.screen import Screen
from iteru.texts import rules_text


def rules(
    game: GameName,
    section: Annotated[
        str | None,
        typer.Argument(metavar="SECTION", help="A number, such as 4, 4.3 or F4.3.1."),
    ] = None,
    language: Language = "",
) -> None:
    """Show the rules of a game, or one section of them.

    In a terminal they are shown page by page; otherwise they come out as Markdown.

    Examples:

    \b
      iteru rules fertility
      iteru rules fertility 4.3 --language pl
    """
    loaded = iteru.load(game)
    screen = Screen()
    with what_was_asked():
        text = rules_text(loaded, read_language(language), section)
    if screen.console.is_terminal and not screen.console.is_dumb_terminal:
        with screen.console.pager(styles=True):
            show_markdown(screen, text)
    else:
        screen.show_raw(text)


def show_rules(screen: Screen, game: Game, language: str, section: str | None) -> None:
    """A part of the rules between other output. Raises ValueError if there is no such section."""
    show_markdown(screen, rules_text(game, language, section))


def show_markdown(screen: Screen, text: str) -> None:
    from rich.markdown import Markdown  # a fifth of the command's start, and seldom needed

    screen.show(Markdown(text))
