"""Fertility as a game of Iteru: id, seats, options, and how a game begins."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from iteru.games.fertility import actions
from iteru.games.fertility.box.components import (
    FOLDER,
    KINDS,
    MONUMENTS,
    POOL,
    PRINTED,
    SHOP_SLOTS,
    SPOTS,
    STOCK,
    TILE_KINDS,
    Printed,
)
from iteru.games.fertility.frames import BEGIN_TURN
from iteru.games.fertility.position import FertilityState
from iteru.games.fertility.rules.setup import (
    deal_districts,
    deal_metropolises,
    deal_tiles,
    live_places,
    random_valley,
    touching,
)
from iteru.games.fertility.sight.restore import restore
from iteru.games.fertility.telling.text_board import TEXT_COLOURS, text_board
from iteru.games.fertility.telling.text_ids import text_ids
from iteru.kernel.components import read_components
from iteru.kernel.game import Game
from iteru.kernel.generator import seeded
from iteru.kernel.message import Message
from iteru.kernel.options import check_seats, settled_options
from iteru.kernel.plain import NONE

RULES_VERSION: Final = 1


@final
class Fertility(Game):
    """Two to four players, nine turns each; most debens wins."""

    def new(
        self, seats: int, seed: int, options: Mapping[str, str] | None = None
    ) -> FertilityState:
        """F2 The setup, drawn from the seed."""
        check_seats(seats, self.min_seats, self.max_seats)
        settled = settled_options(self.options, seats, options)
        generator = seeded(seed)
        numbers = PRINTED.setups[f"{settled['mode']} {seats}"]
        valley, start = random_valley(numbers.boards, generator)
        unseen = PRINTED.tile_sets[settled["tile_set"]][:]
        pool = deal_tiles(seats, unseen, generator)
        metropolis = deal_metropolises(seats, generator)
        display, deck = deal_districts(generator)
        first = int(generator.below(seats))
        touch = touching(valley.board, start)
        state = FertilityState(
            self,
            seats,
            settled,
            generator,
            [(BEGIN_TURN, first, 0)],
            0,
            NONE,
            [],
            int(settled["quarry_neighbourhood"]),
            numbers.removed,
            numbers.trigger,
            numbers.turns,
            first,
            valley.icons,
            start,
            metropolis,
            0,
            0,
            numbers.tiles - seats * POOL - POOL,
            valley.board,
            touch,
            live_places(valley.board, touch),
            [],
            unseen,
            [0] * TILE_KINDS,
            pool,
            [STOCK] * KINDS,
            [0] * KINDS,
            [0] * seats,
            [MONUMENTS] * seats,
            display,
            deck,
            [NONE] * (seats * SPOTS),
            [0] * SHOP_SLOTS,
            [0] * (seats * KINDS),
        )
        state.settle()
        return state

    def restore(self, data: Mapping[str, object]) -> FertilityState:
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


def the_game() -> Fertility:
    """Unpickles the game: there is one in a process."""
    return GAME


GAME: Final = Fertility(
    "fertility",
    2,
    4,
    PRINTED.options,
    actions.CODEBOOK,
    RULES_VERSION,
    PRINTED.fingerprint,
    PRINTED.data,
    has_secrets=False,
)
