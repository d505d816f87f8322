"""Every message id of Pharaon; the files texts/<language>.ftl hold these and no others."""

from typing import Final

from iteru.games.pharaon.actions import CODEBOOK, OPTION_NAMES
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import (
    BASICS,
    INCOMES,
    NILE_OPTIONS,
    PARTS,
    RESOURCES,
    SECTIONS,
    TILES,
    TRAITOR_EFFECTS,
)
from iteru.games.pharaon.frames import FRAME_KINDS, SETUP_SEAT
from iteru.games.pharaon.telling.events import EVENT_KINDS
from iteru.games.pharaon.telling.events_traitor import TRAITOR_EVENT_KINDS

MESSAGES: Final = [  # parts of other messages
    "player",
    "traitor",
    "jar",
    "unit_count",
    "payment",
    "payment-access",
    "payment-units",
]
MORE_CHOICES: Final = [  # choices that the position tells more about
    "act_for",
    "act_free",
    "act_free_for",
    "pay_proposed_for",
    "offerings_set_of",
    "bonus_of",
    "to_wheel_of",
]
TERMS: Final = [  # words of the board, for headings and tooltips
    "prestige_points",
    "tablet_of_the_gods",
    "pyramid_of_time",
    "round_track",
    "first_player_token",
    "pharaoh_token",
    "jar",
    "offering_bag",
    "artisan",
    "noble",
    "traitor",
    "basic_resource",
    "supply",
    "offering_set",
    "bonus_area",
    "round",
    "deck",
    "ability_permanent",
    "ability_once_per_round",
    "ability_immediate",
    "action_end_turn",
]
BOARD: Final = [  # what the board on the screen says beside its terms
    "tab_ring",
    "tab_market",
    "tab_hall",
    "tab_hand",
    "round",
    "step_choose",
    "step_pay",
    "step_carry_out",
    "step_end",
    "section",
    "sector",
    "wheel_clockwise",
    "wheel_counterclockwise",
    "last_round",
    "god",
    "half_met",
    "half_open",
    "god_satisfied",
    "points",
    "cost",
    "set",
    "bonus_token",
    "bag",
    "with_bonus",
    "noble",
    "noble_deck",
    "artisan",
    "artisan_plain",
    "artisan_deck",
    "jars_gained",
    "empty_slot",
    "unseen",
    "read",
    "nile_option",
    "track",
    "disk",
    "stage",
    "stage_with",
    "stage_start",
    "passed_count",
    "space",
    "space_of",
    "round_space",
    "round_space_of",
    "jar",
    "jar_stack",
    "no_jars",
    "supply_of",
    "amount",
    "my_hall",
    "hall_of",
    "offerings",
    "nobles",
    "artisans",
    "gods",
    "none",
    "gods_satisfied",
    "ready",
    "used",
    "god_lacks",
    "lack",
    "setup_nobles",
    "only_you",
    "put_aside",
    "pay",
    "pay_access",
    "pay_chosen",
    "pay_change",
    "open_jar",
    "give",
    "get",
    "take_one",
    "card_noble",
    "card_artisan",
    "ability",
    "prestige",
    "worth_now",
    "gains_now",
    "gains_nothing",
    "gain",
    "would_meet",
    "would_please",
    "count_nobles",
    "count_artisans",
    "count_offerings",
    "count_stage",
    "count_tracks",
    "count_gods",
    "passed",
    "passed_row",
    "passed_last",
    "traitor_plot",
    "traitor_stack",
    "traitor_tile",
    "traitor_tile_plain",
    "side_light",
    "side_dark",
    "traitor_space",
    "traitor_space_filled",
    "traitor_jar",
    "to_wheel",
    "traitor_has",
    "traitor_passed",
]
LESSONS: Final = [  # the first steps, in their order
    "welcome",
    "wheel",
    "noble",
    "jar",
    "nile",
    "access",
    "change",
    "advance",
    "demand",
    "offerings",
    "set",
    "bonus",
    "gods",
    "burial",
    "pass",
    "parting",
    "pyramid",
    "artisans",
    "hire",
    "nobles",
    "recruit",
    "score",
    "end",
]


def text_ids() -> list[str]:
    found = ["game", "game-summary", *MESSAGES]
    found += [f"terms-{term}" for term in TERMS]
    for option in PRINTED.options:
        found.append(f"option-{option.name}")
        found += [f"option-{option.name}-{choice}" for choice in option.choices]
    found += [f"resources-{resource}" for resource in RESOURCES]
    found += [f"offering_types-{offering}" for offering in PRINTED.offerings]
    for section in SECTIONS:
        found += [
            f"sections-{section}",
            f"sections-{section}-cost",
            f"sections-{section}-condition",
        ]
    found += [f"acts-{option}" for option in OPTION_NAMES]
    for nile in NILE_OPTIONS:
        found += [f"nile_options-{nile}", f"nile_options-{nile}-text"]
    found += [f"nile_tracks-{resource}" for resource in RESOURCES[:BASICS]]
    found += [f"gods-{god}" for god in PRINTED.gods]
    for noble in PRINTED.nobles:
        found += [f"nobles-{noble}", f"nobles-{noble}-ability", f"nobles-{noble}-prestige"]
    found += [f"crafts-{craft}" for craft in PRINTED.crafts]
    found += [f"artisans-{artisan}" for artisan in PRINTED.artisans]
    found += [f"pyramid_incomes-{income}" for income in INCOMES]
    found += [f"traitor_tiles-{tile}" for tile in TILES]
    found += [f"traitor_effects-{effect}" for effect in TRAITOR_EFFECTS]
    found += [f"parts-{part}" for part in PARTS]
    for decision in FRAME_KINDS[:SETUP_SEAT]:
        found += [f"prompt-{decision}", f"wait-{decision}", f"help-{decision}"]
    kinds = [block.kind for block in CODEBOOK.blocks]
    found += [f"choice-{kind}" for kind in [*kinds, *MORE_CHOICES]]
    found += [f"event-{kind}" for kind in [*EVENT_KINDS, *TRAITOR_EVENT_KINDS]]
    found += [f"board-{name}" for name in BOARD]
    found += [f"board-verb_{kind}" for kind in kinds]
    for lesson in LESSONS:
        found += [f"lesson-{lesson}-title", f"lesson-{lesson}"]
    return found
