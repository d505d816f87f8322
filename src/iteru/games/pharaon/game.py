"""Pharaon as a game of Iteru: id, seats, options, and how a game begins."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from iteru.games.pharaon import actions
from iteru.games.pharaon.box.components import (
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
    POSITIONS,
    PRINTED,
    STOCK,
    TILE_SPACES,
    TILES,
    WHEEL_SPACES,
    Printed,
)
from iteru.games.pharaon.frames import END_SETUP, SETUP_SEAT, TIE_TILES
from iteru.games.pharaon.position import PharaonState
from iteru.games.pharaon.rules.setup import (
    deal_scribes,
    lay_out,
    positions,
    random_ring,
    scribe_seats,
)
from iteru.games.pharaon.rules.traitor.setup import set_up_traitor
from iteru.games.pharaon.sight.restore import restore
from iteru.games.pharaon.state import SETUP_ROUND
from iteru.games.pharaon.telling.text_board import TEXT_COLOURS, text_board
from iteru.games.pharaon.telling.text_ids import text_ids
from iteru.kernel.components import read_components
from iteru.kernel.frames import Frame
from iteru.kernel.game import Game
from iteru.kernel.generator import seeded
from iteru.kernel.message import Message
from iteru.kernel.options import check_seats, settled_options
from iteru.kernel.plain import NONE

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
        generator = seeded(seed)
        is_solo = seats == 1
        holders = 2 if is_solo else seats
        ring = random_ring(generator)
        state = PharaonState(
            self,
            seats,
            settled,
            generator,
            [],
            0,
            NONE,
            [],
            PRINTED.setups[seats].usable,
            settled["scribe_pays_access"] == "no",
            settled["high_official_nile_same_track"] == "yes",
            int(settled["nile_condition_needed"]),
            ring,
            positions(ring),
            1 - 2 * int(generator.below(2)),
            SETUP_ROUND,
            int(generator.below(POSITIONS)),
            NONE if is_solo else int(generator.below(seats)),
            NONE,
            0,
            (1 << JARS) - 1,
            (1 << NOBLES) - 1,
            (1 << ARTISANS) - 1,
            0,
            0,
            0,
            0,
            [],
            [],
            [],
            [],
            [],
            [NONE] * seats,
            [],
            [],
            [],
            [0] * (holders * KINDS),
            STOCK[:],
            [NONE] * (BASICS * WHEEL_SPACES),
            [NONE] * NOBLE_SLOTS,
            [NONE] * ARTISAN_SLOTS,
            [0] * holders,
            [0] * holders,
            [NONE] * (MOST_SETS * 2),
            [NONE] * MOST_SETS,
            PRINTED.offering_counts[:],
            [0] * OFFERING_TYPES,
            [0] * (holders * BASICS),
            [0] * holders,
            [0] * holders,
            [NONE] * (len(TILES) * TILE_SPACES) if is_solo else [],
        )
        deal_scribes(state, dealt)
        lay_out(state)
        state.reveals = 0
        state.pending = opening_frames(seats, state.first)
        if is_solo:
            set_up_traitor(state)
        state.settle()
        return state

    def restore(self, data: Mapping[str, object]) -> PharaonState:
        return restore(self, data)

    def describe(self, code: int) -> Message:
        return actions.describe(code)

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

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return (the_game, ())


def opening_frames(seats: int, first: int) -> list[Frame]:
    """P2.5 Picks go anticlockwise and end with the first player; P11.2 alone, after the tiles."""
    if seats == 1:
        return [(END_SETUP, NONE, 0), (SETUP_SEAT, 0, 0), (TIE_TILES, NONE, 0)]
    frames = [(END_SETUP, NONE, 0)]
    for step in range(seats):
        frames.append((SETUP_SEAT, (first + step) % seats, 0))
    return frames


def the_game() -> Pharaon:
    """Unpickles the game: there is one in a process."""
    return GAME


GAME: Final = Pharaon(
    "pharaon",
    1,
    MAX_SEATS,
    PRINTED.options,
    actions.CODEBOOK,
    RULES_VERSION,
    PRINTED.fingerprint,
    PRINTED.data,
    has_secrets=True,
)
