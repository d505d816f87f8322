"""What the command cannot do, as one kind of error: a sentence on stderr and exit code 2."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import typer

from iteru import ComponentsError, IllegalAction, NotationError, RecordError, UnknownGame

WRONG_USE: Final = 2  # exit code


class Refusal(Exception):
    """The text says what is wrong and what is allowed."""


REFUSALS: Final = (
    Refusal,
    ComponentsError,
    IllegalAction,
    NotationError,
    RecordError,
    UnknownGame,
)


@contextmanager
def what_was_asked() -> Iterator[None]:
    """Around a call that is given what the user typed: its ValueError or OSError is the user's.

    Everywhere else they would be faults of ours and must not pass for a wrong argument.
    """
    try:
        yield
    except REFUSALS:
        raise
    except ValueError as error:
        raise Refusal(str(error)) from error
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        raise Refusal(f"{place}{error.strerror or error}") from error


def tell_refusal(error: Exception) -> int:
    """Writes the sentence on stderr; returns the exit code."""
    if isinstance(error, typer.TyperException):
        text, code = error.format_message(), error.exit_code
    else:
        text, code = str(error), WRONG_USE
    sys.stderr.write(f"iteru: {text}\n")
    command = getattr(getattr(error, "ctx", None), "command_path", None)
    if command:
        sys.stderr.write(f"See: {command} --help\n")
    return code
