"""Every message id of Pharaon's engine; the files texts/<language>.ftl hold these and no others.

What only the browser says is in client/src/games/pharaon/texts.
"""

from typing import Final

from iteru.games.pharaon.actions import CODEBOOK
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.frames import FRAME_KINDS, SETUP_SEAT
from iteru.games.pharaon.telling.words import WORDS

NAME: Final = WORDS.id("game")
SUMMARY: Final = WORDS.id("game-summary")
DECISIONS: Final = FRAME_KINDS[:SETUP_SEAT]


def text_ids() -> list[str]:
    found = [*WORDS.ids, *CODEBOOK.text_ids()]
    for decision in DECISIONS:
        found += [f"prompt-{decision}", f"wait-{decision}", f"help-{decision}"]
    for option in PRINTED.options:
        found.append(f"option-{option.name}")
        found += [f"option-{option.name}-{choice}" for choice in option.choices]
    return found
