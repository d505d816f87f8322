"""Every message id of Pharaon; the files texts/<language>.ftl hold these and no others."""

from typing import Final

from iteru.games.pharaon.actions import CODEBOOK
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import NILE_OPTIONS, SECTIONS
from iteru.games.pharaon.frames import FRAME_KINDS, SETUP_SEAT
from iteru.games.pharaon.telling.words import WORDS

GAME: Final = WORDS.id("game")
SUMMARY: Final = WORDS.id("game-summary")

TERMS: Final = [  # words of the board, for headings and tooltips
    "tablet_of_the_gods",
    "round_track",
    "offering_bag",
    "basic_resource",
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
    found = [*WORDS.ids, *CODEBOOK.text_ids()]
    for decision in FRAME_KINDS[:SETUP_SEAT]:
        found += [f"prompt-{decision}", f"wait-{decision}", f"help-{decision}"]
    for option in PRINTED.options:
        found.append(f"option-{option.name}")
        found += [f"option-{option.name}-{choice}" for choice in option.choices]
    found += [f"terms-{term}" for term in TERMS]
    for section in SECTIONS:
        found += [f"sections-{section}-cost", f"sections-{section}-condition"]
    for nile in NILE_OPTIONS:
        found += [f"nile_options-{nile}", f"nile_options-{nile}-text"]
    for noble in PRINTED.nobles:
        found += [f"nobles-{noble}-ability", f"nobles-{noble}-prestige"]
    found += [f"board-{name}" for name in BOARD]
    found += [f"board-verb_{block.kind}" for block in CODEBOOK.blocks]
    for lesson in LESSONS:
        found += [f"lesson-{lesson}-title", f"lesson-{lesson}"]
    return found
