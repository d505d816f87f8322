"""What is typed after a command, read and checked."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from iteru.cli.refusals import Refusal, what_was_asked
from iteru.kernel.generator import MAX_SEED
from iteru.texts import LANGUAGES

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game, such as fertility; `iteru games` lists all.")
]
Options = Annotated[
    list[str],
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game; may be given several times. `iteru games` lists them.",
    ),
]
Language = Annotated[
    str,
    typer.Option(
        help=f"{', '.join(LANGUAGES)}; else as LC_ALL, LC_MESSAGES or LANG say, else en.",
        metavar="LANGUAGE",
        show_default=False,
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite files that exist already.")]
SEED_HELP: Final = f"A whole number from 0 to {MAX_SEED}: the same seed gives the same result."


def show_help_if_alone(context: typer.Context) -> None:
    """A group of commands that is called without one shows its help."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def read_options(texts: Sequence[str]) -> dict[str, str]:
    """["mode=standard"] as {"mode": "standard"}; the game checks names and values."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise Refusal(f"--option {text!r} is not allowed; allowed: NAME=VALUE")
        if name in found:
            raise Refusal(f"--option {name} is given twice; allowed: once")
        found[name] = value
    return found


def read_seed(text: str) -> int:
    return read_number("--seed", text, 0, MAX_SEED)


def read_number(name: str, text: str, low: int, high: int) -> int:
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 20 else -1
    if not low <= number <= high:
        raise Refusal(f"{name} {text!r} is not allowed; allowed: whole numbers {low} to {high}")
    return number


def read_language(text: str, environment: Mapping[str, str] = os.environ) -> str:
    """The language that is asked for; "" asks for that of the environment."""
    if text:
        if text not in LANGUAGES:
            raise Refusal(f"--language {text!r} is not allowed; allowed: {', '.join(LANGUAGES)}")
        return text
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def check_new_file(path: Path, force: bool = False) -> None:
    """Refuses a file that could not be written, or exists already; writes nothing."""
    if path.is_dir():
        raise Refusal(f"{path} is a folder; allowed: the name of a file")
    if not path.parent.is_dir():
        raise Refusal(f"{path.parent} is no folder; allowed: a file in a folder that exists")
    if path.exists() and not force:
        raise Refusal(f"{path} exists already; allowed: another name, or --force to overwrite it")


def check_folder_for_records(path: Path, force: bool = False) -> None:
    """Refuses a folder that could not be filled, or holds something already; writes nothing."""
    if path.exists() and not path.is_dir():
        raise Refusal(f"{path} is no folder; allowed: a folder that is empty or not there yet")
    if not path.parent.is_dir():
        raise Refusal(f"{path.parent} is no folder; allowed: a place in a folder that exists")
    with what_was_asked():
        if path.is_dir() and any(path.iterdir()) and not force:
            raise Refusal(f"{path} is not empty; allowed: an empty folder, or --force")
