"""Every message id of Fertility; the files texts/<language>.ftl hold these and no others."""

from typing import Final

from iteru.games.fertility.actions import CODEBOOK, GOODS
from iteru.games.fertility.box.components import EFFECTS, PRINTED, RESOURCES, TILES
from iteru.games.fertility.rules.final_scoring import PARTS
from iteru.games.fertility.telling.events import EVENT_KINDS

DECISIONS: Final = [
    "place",
    "discard",
    "quarry",
    "build",
    "supply",
    "exchange",
    "draft",
    "remove",
]
TERMS: Final = [  # words of the board, for headings and tooltips
    "valley",
    "valley_tile",
    "desert_square",
    "wheat_square",
    "water_square",
    "icon",
    "starting_tile",
    "personal_pool",
    "common_pool",
    "draw_pile",
    "stock",
    "hand",
    "metropolis",
    "district",
    "district_display",
    "building_cost",
    "free_spot",
    "fully_supplied",
    "any_resource",
    "quarry",
    "monument",
    "statue",
    "wheat_storehouse",
    "turn",
    "last_round",
    "total",
    "debens",
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
    "hand",
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
    found = ["game", "game-summary", "player", "shop", "payment", "payment-nothing", "debens"]
    found += [f"terms-{term}" for term in TERMS]
    for option in PRINTED.options:
        found.append(f"option-{option.name}")
        found += [f"option-{option.name}-{choice}" for choice in option.choices]
    found += [f"resources-{good}" for good in GOODS]
    found += [f"scenes-{resource}" for resource in RESOURCES]
    found += [f"tiles-{tile}" for tile in TILES]
    found += [f"gods-{god}" for god in PRINTED.gods]
    found += [f"monuments-{monument}" for monument in PRINTED.monuments]
    found += [f"metropolis_boards-{board}" for board in PRINTED.metropolises]
    found += [f"district_tiles-{district}" for district in PRINTED.districts]
    found += [f"effect-{effect}" for effect in EFFECTS[1:]]
    found += [f"parts-{part}" for part in PARTS]
    for decision in DECISIONS:
        found += [f"prompt-{decision}", f"wait-{decision}", f"help-{decision}"]
    found += [f"choice-{block.kind}" for block in CODEBOOK.blocks]
    found += [f"event-{kind}" for kind in EVENT_KINDS]
    found += [f"board-{name}" for name in BOARD]
    found += [f"board-verb_{block.kind}" for block in CODEBOOK.blocks]
    for lesson in LESSONS:
        found += [f"lesson-{lesson}-title", f"lesson-{lesson}"]
    return found
