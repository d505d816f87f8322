"""Every message id of Egizia; the files texts/<language>.ftl hold these and no others."""

from typing import Final

from iteru.games.egizia.actions import CODEBOOK
from iteru.games.egizia.box.components import PRINTED
from iteru.games.egizia.frames import DEAL, FRAME_KINDS
from iteru.games.egizia.telling.words import WORDS

GAME: Final = WORDS.id("game")
SUMMARY: Final = WORDS.id("game-summary")


def text_ids() -> list[str]:
    found = [*WORDS.ids, *CODEBOOK.text_ids()]
    for decision in FRAME_KINDS[:DEAL]:
        found += [f"prompt-{decision}", f"wait-{decision}", f"help-{decision}"]
    for option in PRINTED.options:
        found.append(f"option-{option.name}")
        found += [f"option-{option.name}-{choice}" for choice in option.choices]
    return found
