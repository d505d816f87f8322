"""Every message id of Fertility; the files texts/<language>.ftl hold these and no others."""

from typing import Final

from iteru.games.fertility.actions import CODEBOOK
from iteru.games.fertility.box.components import EFFECTS, PRINTED
from iteru.games.fertility.frames import BEGIN_TURN, FRAME_KINDS
from iteru.games.fertility.telling.words import WORDS

GAME: Final = WORDS.id("game")
SUMMARY: Final = WORDS.id("game-summary")
DECISIONS: Final = [*FRAME_KINDS[:BEGIN_TURN], "discard"]

TERMS: Final = [  # words of the board, for headings and tooltips
    "valley",
    "wheat_square",
    "starting_tile",
    "personal_pool",
    "hand",
    "metropolis",
    "district",
    "free_spot",
    "quarry",
    "wheat_storehouse",
]
BOARD: Final = [  # what the board on the screen says beside its terms
    "square",
    "tile_of",
    "start_tile",
    "icon",
    "monument_of",
    "shop",
    "shop_short",
    "district",
    "god_has",
    "god_lacks",
    "gain",
    "gain_nothing",
    "my_tiles",
    "tiles_of",
    "pile",
    "for_sale",
    "deck",
    "in_stock",
    "market",
    "my_metropolis",
    "metropolis_of",
    "hand_empty",
    "stock",
    "amount",
    "starting_shops",
    "districts",
    "spots_used",
    "free_spots",
    "monuments_left",
    "monuments_placed",
    "shops_full",
    "statues_count",
    "statues_worth",
    "wheat_count",
    "wheat_worth",
    "turn",
    "step_place",
    "step_build",
    "step_supply",
    "step_draft",
]
LESSONS: Final = [  # the first steps, in their order
    "welcome",
    "place",
    "gains",
    "build",
    "supply",
    "statue",
    "draft",
    "icon",
    "free",
    "exchange",
    "chain",
    "wheat",
    "quarry",
    "monument",
    "score",
    "end",
]


def text_ids() -> list[str]:
    found = [*WORDS.ids, *CODEBOOK.text_ids()]
    for decision in DECISIONS:
        found += [f"prompt-{decision}", f"wait-{decision}", f"help-{decision}"]
    for option in PRINTED.options:
        found.append(f"option-{option.name}")
        found += [f"option-{option.name}-{choice}" for choice in option.choices]
    found.append("debens")
    found += [f"terms-{term}" for term in TERMS]
    found += [f"effect-{effect}" for effect in EFFECTS[1:]]
    found += [f"board-{name}" for name in BOARD]
    found += [f"board-verb_{block.kind}" for block in CODEBOOK.blocks if block.kind != "exchange"]
    for lesson in LESSONS:
        found += [f"lesson-{lesson}-title", f"lesson-{lesson}"]
    return found
