"""Every message id of Kemet; the files texts/<language>.ftl hold these and no others."""

from typing import Final

from iteru.games.kemet.actions import CODEBOOK
from iteru.games.kemet.box.components import AREA_IDS, PRINTED, TILE_IDS
from iteru.games.kemet.box.ids import (
    ACTION_IDS,
    BATTLE_CARD_IDS,
    CITY_IDS,
    COLOUR_IDS,
    CREATURE_IDS,
    DI_IDS,
    SPACE_IDS,
    TOKEN_IDS,
)
from iteru.games.kemet.frames import DECISIONS
from iteru.games.kemet.state import PARTS, PHASES
from iteru.games.kemet.telling.events import EVENT_KINDS, PRAYER_SOURCES
from iteru.games.kemet.telling.events_conflict import CONFLICT_EVENT_KINDS

MORE_CHOICES: Final = [  # choices that the position, or a part of the code, tells more about
    "card_for",
    "raise_for",
    "raise_new_for",
    "buy_for",
    "step_attack",
    "teleport_for",
    "teleport_attack",
    "take_along",
    "strike_of",
    "add_none",
    "decline_for",
]
BOARD: Final = [  # what the board on the screen says
    "tab_map",
    "tab_actions",
    "tab_powers",
    "tab_hand",
    "day",
    "night",
    "order",
    "troop",
    "troop_creature",
    "pyramid",
    "pyramid_taken",
    "pyramid_at",
    "in_reserve",
    "obelisk",
    "income_prayer",
    "income_sacrifice",
    "income_points",
    "area",
    "attack",
    "attacker",
    "defender",
    "cards_come",
    "actions",
    "my_actions",
    "actions_of",
    "space_taken",
    "level_open",
    "level_done",
    "levels_open",
    "tokens_left",
    "short_move",
    "short_recruit",
    "short_raise",
    "short_pray",
    "short_buy_white",
    "short_buy_red",
    "short_buy_blue",
    "prayer_of",
    "fixed",
    "now",
    "source",
    "sources",
    "prayer",
    "reserve",
    "count_cards",
    "points_fixed",
    "points_now",
    "creature_at",
    "gain_prayer",
    "gain_points",
    "gain_cards",
    "none",
    "only_you",
    "battle_cards",
    "battle_card",
    "where_hand",
    "where_out",
    "where_maybe",
    "mark_play",
    "mark_discard",
    "face_down",
    "di_cards",
    "pile",
    "discard_pile",
    "thing",
    "powers",
    "all_tiles",
    "power_tiles",
    "for_sale",
    "close_tiles",
    "level",
    "your_pyramid",
    "tile",
    "tile_legal",
    "tile_free",
    "tile_high",
    "tile_twin",
    "tile_mine",
    "tile_taken",
    "tile_away",
    "legend_legal",
    "legend_mine",
    "legend_taken",
    "legend_high",
    "battle",
    "battle_at",
    "close_battle",
    "wins",
    "damage",
    "protection",
    "units_lost",
    "ready",
    "choosing",
    "prescience",
    "stage_commit",
    "stage_reveal",
    "stage_aftermath",
    "part_units",
    "part_creature",
    "part_tiles",
    "part_card",
    "part_di",
    "part_wound",
    "how_many_go",
    "how_many_here",
    "units",
    "less",
    "more",
    "creature_along",
    "creature_stays",
    "to_level",
    "steps_used",
    "announces",
    "vetoed",
]
LESSONS: Final = [
    "welcome",
    "points",
    "city",
    "pray",
    "levels",
    "raise",
    "pyramid",
    "buy",
    "tile",
    "temple",
    "move",
    "origin",
    "teleport",
    "group",
    "divine",
    "veto",
    "last_turn",
    "army",
    "step",
    "guard",
    "walls",
    "attack",
    "battle",
    "play",
    "discard",
    "fury",
    "result",
    "retreat",
    "stay",
    "evening",
    "score",
    "night",
    "order",
    "card",
    "recruit",
    "units",
    "end",
]


def text_ids() -> list[str]:
    found = ["game", "game-summary", "player", "di_copies", "reserve"]
    for option in PRINTED.options:
        found.append(f"option-{option.name}")
        found += [f"option-{option.name}-{choice}" for choice in option.choices]
    found += [f"gods-{god}" for god in PRINTED.gods]
    found += [f"cities-{city}" for city in CITY_IDS]
    found += [f"areas-{area}" for area in AREA_IDS]
    found += [f"colours-{colour}" for colour in COLOUR_IDS]
    found += [f"actions-{action}" for action in ACTION_IDS]
    found += [f"action_spaces-{space}" for space in SPACE_IDS]
    found += [f"action_tokens-{token}" for token in TOKEN_IDS]
    found += [f"creatures-{creature}" for creature in CREATURE_IDS]
    for table, names in (
        ("power_tiles", TILE_IDS),
        ("di_cards", DI_IDS),
        ("battle_cards", BATTLE_CARD_IDS),
    ):
        for name in names:
            found += [f"{table}-{name}", f"{table}-{name}-text"]
    found += [f"phases-{phase}" for phase in PHASES]
    found += [f"parts-{part}" for part in PARTS]
    for decision in DECISIONS:
        found += [f"prompt-{decision}", f"wait-{decision}", f"help-{decision}"]
    kinds = [block.kind for block in CODEBOOK.blocks]
    found += [f"choice-{kind}" for kind in [*kinds, *MORE_CHOICES]]
    found += [f"prayer_sources-{source}" for source in PRAYER_SOURCES]
    found += [f"event-{kind}" for kind in [*EVENT_KINDS, *CONFLICT_EVENT_KINDS]]
    found += [f"board-{name}" for name in BOARD]
    found += [f"board-verb_{kind}" for kind in [*kinds, "add_none"]]
    for lesson in LESSONS:
        found += [f"lesson-{lesson}-title", f"lesson-{lesson}"]
    return found
