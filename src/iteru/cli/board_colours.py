"""Colours for text boards: the game says which sign has which colour."""

import re
from collections.abc import Mapping
from typing import Final

from rich.text import Text

MARKS: Final = {"·": "dim", "✓": "green", "▶": "bold cyan"}  # mean the same in every game


def coloured(board: str, colours: Mapping[str, str]) -> Text:
    """The same text; a terminal without colours shows it unchanged.

    `colours` are those of `game.text_colours()`. Letters among others stay as they are.
    """
    letters = "".join(sign for sign in colours if sign.isalpha())
    styles = MARKS | {
        sign: f"bold {colour}" if sign in letters else colour for sign, colour in colours.items()
    }
    signs = re.escape("".join(sign for sign in styles if sign not in letters))
    parts = [f"[{signs}]"]
    if letters:
        parts.append(rf"(?<![^\W\d_])[{letters}]+(?![^\W\d_])")
    text = Text(board, no_wrap=True)
    for found in re.finditer("|".join(parts), board):
        for offset, sign in enumerate(found.group()):
            text.stylize(styles[sign], found.start() + offset, found.start() + offset + 1)
    return text
