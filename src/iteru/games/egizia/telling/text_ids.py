"""Every message id of Egizia; the files texts/<language>.ftl hold these and no others."""

from typing import Final

from iteru.games.egizia.actions import CODEBOOK
from iteru.games.egizia.box.components import PRINTED
from iteru.games.egizia.box.ids import CARD_TYPES, DECKS, IRRIGATIONS, SOILS
from iteru.games.egizia.frames import DEAL, FRAME_KINDS
from iteru.games.egizia.telling.words import WORDS

GAME: Final = WORDS.id("game")
SUMMARY: Final = WORDS.id("game-summary")
TERMS: Final = [  # words of the board, for headings and tooltips
    "nile",
    "sphinx_deck",
    "player_board",
    "crews",
    "grain",
]
BOARD: Final = [  # what the board on the screen says beside its terms
    "tab_river",
    "tab_hand",
    "tab_mine",
    "round",
    "bidding",
    "step_ships",
    "step_feeding",
    "step_building",
    "step_last_call",
    "card",
    "card_space_taken",
    "card_space_empty",
    "round_space",
    "round_space_taken",
    "site",
    "site_space_free",
    "site_space_taken",
    "site_beside_free",
    "site_beside_taken",
    "site_last_taken",
    "site_built",
    "uses_card",
    "reach",
    "tip_skips",
    "tip_ahead",
    "tip_fed",
    "stone_free",
    "stone_taken",
    "grave_hidden",
    "grave_free",
    "grave_taken",
    "row_leader",
    "row_done",
    "work_left",
    "track",
    "track_marker",
    "market_penalty",
    "market_sell",
    "market_bottom_stones",
    "market_bottom_points",
    "irrigation",
    "irrigation_now",
    "sphinx_deck",
    "sphinx_deck_name",
    "score_marker",
    "order_tile",
    "order_tile_bid",
    "order_tile_free",
    "my_board",
    "board_of",
    "crew",
    "crew_used",
    "used",
    "feeding",
    "feed_need",
    "feed_supply",
    "feed_exact",
    "feed_spare",
    "feed_missing",
    "feed_missing_floor",
    "feed_penalty",
    "feed_after",
    "feed_name",
    "stones_each_round",
    "stones_of",
    "field_gives",
    "field_dry",
    "field_upgraded",
    "quarry_gives",
    "cards",
    "no_cards",
    "held_card",
    "held_card_used",
    "once",
    "each_round",
    "lasting",
    "sphinx_cards",
    "secret",
    "sphinx_hidden",
    "sphinx_card",
    "sphinx_progress",
    "sphinx_points",
    "sphinx_total",
    "drawn",
    "read",
    "held_by",
    "on_river",
    "count_ships",
    "count_stones",
    "count_grain",
    "count_missing",
    "count_sphinx",
    "count_cards",
    "passed",
]
LESSONS: Final = [  # the first steps, in their order
    "welcome",
    "river",
    "field",
    "downstream",
    "site",
    "quarry",
    "water",
    "crews",
    "secret",
    "recruits",
    "raise",
    "alone",
    "last_ship",
    "supper",
    "builders",
    "draw",
    "keep",
    "obelisk",
    "level",
    "market",
    "temple",
    "column",
    "row",
    "order",
    "score",
    "end",
]


def text_ids() -> list[str]:
    found = [*WORDS.ids, *CODEBOOK.text_ids()]
    for decision in FRAME_KINDS[:DEAL]:
        found += [f"prompt-{decision}", f"wait-{decision}", f"help-{decision}"]
    for option in PRINTED.options:
        found.append(f"option-{option.name}")
        found += [f"option-{option.name}-{choice}" for choice in option.choices]
    found += [f"terms-{term}" for term in TERMS]
    for card in ("start_quarry", "start_field"):
        found += [f"start_cards-{card}", f"start_cards-{card}-text"]
    found += [f"market_spaces-{space}" for space in PRINTED.market_spaces]
    found += [f"irrigation_spaces-{place}-text" for place in IRRIGATIONS]
    found += [f"soils-{soil}" for soil in SOILS]
    found += [f"nile_spaces-{space}-text" for space in PRINTED.river.spaces]
    found += [f"player_colours-{colour}" for colour in PRINTED.colours]
    found += [f"grave_tiles-{tile}" for tile in PRINTED.stones.grave_tiles]
    found += [f"card_types-{kind}" for kind in CARD_TYPES]
    found += [f"decks-{deck.replace('/', '_')}" for deck in DECKS]
    found += [f"nile_cards-{card}-text" for card in PRINTED.nile.cards]
    found += [f"sphinx_cards-{card}-text" for card in PRINTED.sphinx.cards]
    found += [f"board-{name}" for name in BOARD]
    found += [f"board-verb_{block.kind}" for block in CODEBOOK.blocks]
    for lesson in LESSONS:
        found += [f"lesson-{lesson}-title", f"lesson-{lesson}"]
    return found
