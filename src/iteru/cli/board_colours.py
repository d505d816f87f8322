"""Colours for text boards: letters and signs are a game's, their colours the terminal's."""

import re
from typing import Final

from rich.text import Text

SIGNS: Final = {
    "A": "bold white",
    "B": "bold dark_orange3",
    "G": "bold magenta",
    "P": "bold green",
    "W": "bold yellow",
    "~": "blue",
    "·": "dim",
    "✓": "green",
    "▶": "bold cyan",
}
# Signs that stand alone or beside other signs; letters inside words stay as they are.
STANDING_ALONE: Final = re.compile(r"(?<![^\W\d_A-Z])[ABGPW]+(?![^\W_A-Z])|[~·✓▶]")


def coloured(board: str) -> Text:
    """The same text; a terminal without colours shows it unchanged."""
    text = Text(board, no_wrap=True)
    for found in STANDING_ALONE.finditer(board):
        for offset, sign in enumerate(found.group()):
            text.stylize(SIGNS[sign], found.start() + offset, found.start() + offset + 1)
    return text
