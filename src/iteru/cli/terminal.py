"""Where the command writes and reads: plain pipes, dumb terminals and old encodings included."""

import codecs
import io
import sys
import unicodedata
from typing import Final

from rich.console import Console

# What stands in for a character that the terminal's encoding lacks: one column for one column.
STAND_INS: Final = {
    "─": "-",
    "┐": "\\",
    "┘": "/",
    "·": ".",
    "×": "x",
    "→": ">",
    "⇄": "=",
    "✓": "+",
    "▶": ">",
    "–": "-",
    "—": "-",
    "…": "~",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "ł": "l",
    "Ł": "L",
    "œ": "o",
    "\u00a0": " ",
    "\u202f": " ",
}


def _plain(error: UnicodeError) -> tuple[str | bytes, int]:
    """A codec's error handler: the nearest character that any encoding has."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = ""
    for character in error.object[error.start : error.end]:
        bare = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
        found += STAND_INS.get(character) or bare or "?"
    return found, error.end


def prepare_streams() -> None:
    """No text that comes in or goes out can fail because of its encoding."""
    codecs.register_error("iteru", _plain)
    for stream, errors in (
        (sys.stdout, "iteru"),
        (sys.stderr, "backslashreplace"),
        (sys.stdin, "replace"),
    ):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def console(to_stderr: bool = False) -> Console:
    """Writes what it is given: names and texts are not markup."""
    return Console(stderr=to_stderr, markup=False, emoji=False, highlight=False)
