"""Pharaon as a game of Iteru: id, seats, options, and how a game begins."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from iteru.games.pharaon.actions import CODEBOOK
from iteru.games.pharaon.box.components import PRINTED, STOCK, Printed
from iteru.games.pharaon.box.ids import (
    ARTISAN_SLOTS,
    ARTISANS,
    BASICS,
    JARS,
    KINDS,
    MAX_SEATS,
    MOST_SETS,
    NOBLE_SLOTS,
    NOBLES,
    OFFERING_TYPES,
    TILE_SPACES,
    TILES,
    WHEEL_SPACES,
)
from iteru.games.pharaon.frames import END_SETUP, SETUP_SEAT, TIE_TILES
from iteru.games.pharaon.judgement.encoding import FEATURES
from iteru.games.pharaon.judgement.tuning import tuning
from iteru.games.pharaon.position import PharaonState
from iteru.games.pharaon.rules.setup import (
    deal_scribes,
    lay_out,
    positions,
    random_direction,
    random_first_player,
    random_offset,
    random_ring,
    scribe_seats,
)
from iteru.games.pharaon.rules.traitor.setup import set_up_traitor
from iteru.games.pharaon.sight.restore import restore
from iteru.games.pharaon.state import SETUP_ROUND
from iteru.games.pharaon.telling.text_board import TEXT_COLOURS, text_board
from iteru.games.pharaon.telling.text_ids import text_ids
from iteru.kernel.components import read_components
from iteru.kernel.frames import Stack, stack_of
from iteru.kernel.game import Game
from iteru.kernel.generator import Generator, seeded
from iteru.kernel.options import check_seats, settled_options
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.tuning import SearchTuning

RULES_VERSION: Final = 1
FOLDER: Final = Path(__file__).parent


@final
class Pharaon(Game):
    """One to five players, five rounds; most prestige wins. Alone, against the Traitor."""

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> PharaonState:
        """P2 The setup, drawn from the seed, up to the first decision."""
        check_seats(seats, self.min_seats, self.max_seats)
        settled = settled_options(self.options, seats, options)
        dealt = scribe_seats(seats, settled)
        state = bare_table(self, seats, settled, seeded(seed))
        deal_scribes(state, dealt)
        lay_out(state)
        state.reveals = 0
        state.pending = opening_frames(seats, state.first)
        if seats == 1:
            set_up_traitor(state)
        state.settle()
        return state

    def restore(self, data: Mapping[str, object]) -> PharaonState:
        return restore(self, data)

    def tuning(self, seats: int) -> SearchTuning:
        return tuning(seats)

    def text_board(self, view: Mapping[str, object], words: Mapping[str, str] | None = None) -> str:
        return text_board(view, words)

    def text_colours(self) -> dict[str, str]:
        return dict(TEXT_COLOURS)

    def text_ids(self) -> list[str]:
        return text_ids()

    def folder(self) -> str:
        return str(FOLDER)

    def check_components(self, path: str) -> None:
        Printed(read_components(Path(path)))


def bare_table(
    game: Game, seats: int, options: Mapping[str, str], generator: Generator
) -> PharaonState:
    """P2.3, P2.4 All components lie in their supplies, the pieces where they start."""
    ring = random_ring(generator)
    direction = random_direction(generator)
    offset = random_offset(generator)
    first = random_first_player(seats, generator)
    holders = 2 if seats == 1 else seats
    return PharaonState(
        game=game,
        seats=seats,
        options=options,
        generator=generator,
        pending=stack_of([]),
        reveals=0,
        to_move=NONE,
        open_codes=[],
        turn_count=0,
        usable=PRINTED.setups[seats].usable,
        strict=options["scribe_pays_access"] == "no",
        one_track=options["high_official_nile_same_track"] == "yes",
        nile_needed=int(options["nile_condition_needed"]),
        ring=vec[i64](ring),
        position=vec[i64](positions(ring)),
        direction=direction,
        round=SETUP_ROUND,
        offset=offset,
        first=first,
        pharaoh=NONE,
        used=0,
        jar_stack=(1 << JARS) - 1,
        noble_deck=(1 << NOBLES) - 1,
        artisan_deck=(1 << ARTISANS) - 1,
        nobles_removed=0,
        artisans_removed=0,
        traitor_stack=0,
        traitor_mixed=0,
        jars_shown=vec[i64](),
        jar_discards=vec[i64](),
        passed=vec[i64](),
        paying=vec[i64](),
        offered=vec[i64](),
        aside=vec[i64]([NONE] * seats),
        tile_row=vec[i64](),
        tile_sides=vec[i64](),
        tied=vec[i64](),
        own=vec[i64]([0] * (holders * KINDS)),
        supply=STOCK[:],
        wheel=vec[i64]([NONE] * (BASICS * WHEEL_SPACES)),
        noble_slots=vec[i64]([NONE] * NOBLE_SLOTS),
        artisan_slots=vec[i64]([NONE] * ARTISAN_SLOTS),
        nobles=vec[i64]([0] * holders),
        artisans=vec[i64]([0] * holders),
        set_tokens=vec[i64]([NONE] * (MOST_SETS * 2)),
        bonus=vec[i64]([NONE] * MOST_SETS),
        bag=vec[i64](PRINTED.offering_counts),
        discards=vec[i64]([0] * OFFERING_TYPES),
        nile=vec[i64]([0] * (holders * BASICS)),
        stage=vec[i64]([0] * holders),
        index=vec[i64]([0] * holders),
        tile_spaces=vec[i64]([NONE] * (len(TILES) * TILE_SPACES) if seats == 1 else []),
    )


def opening_frames(seats: int, first: int) -> Stack:
    """P2.5 Picks go anticlockwise and end with the first player; P11.2 alone, after the tiles."""
    if seats == 1:
        return stack_of([(END_SETUP, NONE, 0), (SETUP_SEAT, 0, 0), (TIE_TILES, NONE, 0)])
    frames = stack_of([(END_SETUP, NONE, 0)])
    for step in range(seats):
        frames.push(SETUP_SEAT, (first + step) % seats)
    return frames


GAME: Final = Pharaon(
    id="pharaon",
    min_seats=1,
    max_seats=MAX_SEATS,
    options=PRINTED.options,
    codebook=CODEBOOK,
    rules_version=RULES_VERSION,
    fingerprint=PRINTED.fingerprint,
    components=PRINTED.data,
    has_secrets=True,
    features=FEATURES,
)
