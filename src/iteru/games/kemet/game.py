"""Kemet as a game of Iteru: id, seats, options, and how a game begins."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from iteru.games.kemet import actions
from iteru.games.kemet.box.components import (
    BOARD_CITIES,
    DI_CARDS,
    DI_COUNT,
    FOLDER,
    PRINTED,
    Printed,
)
from iteru.games.kemet.box.ids import (
    AREAS,
    COLOURS,
    CREATURES,
    DI_TYPES,
    DISTRICTS,
    FULL_SET,
    MAX_SEATS,
    MIN_SEATS,
    UNITS,
)
from iteru.games.kemet.frames import ASK_CITY, BEGIN_ROUND, SETUP_SEAT
from iteru.games.kemet.position import KemetState
from iteru.games.kemet.rules.chance import shuffled
from iteru.games.kemet.rules.di_deck import draw_cards
from iteru.games.kemet.rules.modes import mode_of, tiles_at_start
from iteru.games.kemet.sight.restore import restore
from iteru.games.kemet.state import NO_BATTLE, NO_CARD, NO_LAST, NO_MOVE, SETUP, SOURCES
from iteru.games.kemet.telling.text_board import text_board
from iteru.games.kemet.telling.text_ids import text_ids
from iteru.kernel.components import read_components
from iteru.kernel.game import Game
from iteru.kernel.generator import seeded
from iteru.kernel.message import Message
from iteru.kernel.options import check_seats, settled_options
from iteru.kernel.plain import NONE

RULES_VERSION: Final = 1


@final
class Kemet(Game):
    """Two to five gods fight for Egypt; who has enough victory points at a Day's end wins."""

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> KemetState:
        """K3 The setup, drawn from the seed, up to the first decision."""
        check_seats(seats, self.min_seats, self.max_seats)
        settled = settled_options(self.options, seats, options)
        generator = seeded(seed)
        order = shuffled(list(range(seats)), generator)  # K3.6
        mode = mode_of(settled)
        is_chosen = settled["cities"] == "choose"
        cities = [NONE] * seats if is_chosen else shuffled(BOARD_CITIES[seats][:], generator)
        state = KemetState(
            self,
            seats,
            settled,
            generator,
            [(BEGIN_ROUND, NONE, 0)],
            0,
            NONE,
            [],
            PRINTED.goal[mode],
            PRINTED.max_level[mode],
            settled["battle_discards"] == "open",
            settled["abandoned_creature"] == "city",
            0,
            SETUP,
            0,
            False,
            tiles_at_start(mode),
            DI_CARDS,
            0,
            0,
            0,
            0,
            order,
            [],
            cities,
            [0] * (seats * COLOURS),
            [NONE] * DISTRICTS,
            [0] * seats,
            [NONE] * CREATURES,
            [FULL_SET] * seats,
            [0] * seats,
            [0] * DI_TYPES,
            [0] * (seats * SOURCES),
            NO_LAST,
            [0] * (seats * AREAS),
            [UNITS] * seats,
            [PRINTED.prayer_start] * seats,
            [NONE] * CREATURES,
            [0] * (seats * DI_TYPES),
            [0] * seats,
            DI_COUNT[:],
            [0] * DI_TYPES,
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [NONE] * seats,
            NO_MOVE[:],
            NO_BATTLE[:],
            NO_CARD[:],
        )
        for seat in reversed(order):
            state.pending.append((SETUP_SEAT, seat, 0))
        if is_chosen:
            for seat in reversed(order):
                state.pending.append((ASK_CITY, seat, 0))  # K3.4
        for seat in order:
            draw_cards(state, seat, PRINTED.setup_cards)  # K3.5
        state.settle()
        return state

    def restore(self, data: Mapping[str, object]) -> KemetState:
        return restore(self, data)

    def describe(self, code: int) -> Message:
        return actions.describe(code)

    def text_board(self, view: Mapping[str, object], words: Mapping[str, str] | None = None) -> str:
        return text_board(view, words)

    def text_ids(self) -> list[str]:
        return text_ids()

    def folder(self) -> str:
        return str(FOLDER)

    def check_components(self, path: str) -> None:
        Printed(read_components(Path(path)))

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return (the_game, ())


def the_game() -> Kemet:
    """Unpickles the game: there is one in a process."""
    return GAME


GAME: Final = Kemet(
    "kemet",
    MIN_SEATS,
    MAX_SEATS,
    PRINTED.options,
    actions.CODEBOOK,
    RULES_VERSION,
    PRINTED.fingerprint,
    PRINTED.data,
    has_secrets=True,
    has_reactions=True,
)
