"""`iteru components check`: whether a components file can be used."""

from pathlib import Path
from typing import Annotated

import typer

import iteru
from iteru.cli.arguments import show_help_if_alone
from iteru.cli.screen import Screen
from iteru.kernel.components import read_components

app = typer.Typer(invoke_without_command=True)


@app.callback()
def components(context: typer.Context) -> None:
    """Check files that say what is printed in a game's box.

    An owner of the box can correct a copy of the shipped file. The environment variable
    ITERU_COMPONENTS names the folder that holds it as GAME.toml.
    """
    show_help_if_alone(context)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A components file (TOML).")],
    game: Annotated[
        str, typer.Option(metavar="GAME", help="The game; else the one that the file names.")
    ] = "",
) -> None:
    """Check a components file; name the entry, its fault and what is allowed.

    Example:

    \b
      iteru components check my-box/fertility.toml
    """
    name = game or read_components(file).entry("game").choice("id", iteru.games())
    iteru.load(name).check_components(str(file))
    Screen().show_raw(f"{file}: right, a components file of {name}.\n")
