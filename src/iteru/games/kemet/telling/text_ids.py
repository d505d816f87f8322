"""Every message id of the engine; the files texts/<language>.ftl hold these and no others."""

from typing import Final

from iteru.games.kemet.actions import CODEBOOK
from iteru.games.kemet.box.components import PRINTED
from iteru.games.kemet.frames import DECISIONS
from iteru.games.kemet.telling.words import WORDS

NAME: Final = WORDS.id("game")
SUMMARY: Final = WORDS.id("game-summary")


def text_ids() -> list[str]:
    found = [*WORDS.ids, *CODEBOOK.text_ids()]
    for decision in DECISIONS:
        found += [f"prompt-{decision}", f"wait-{decision}", f"help-{decision}"]
    for option in PRINTED.options:
        found.append(f"option-{option.name}")
        found += [f"option-{option.name}-{choice}" for choice in option.choices]
    return found
