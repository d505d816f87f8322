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
from iteru.games.fertility.judgement.encoding import FEATURES
from iteru.games.fertility.position import FertilityState
from iteru.games.fertility.rules.setup import (
    deal_districts,
    deal_metropolises,
    deal_tiles,
    draw_first_player,
    live_places,
    random_valley,
    touching,
)
from iteru.games.fertility.sight.restore import restore
from iteru.games.fertility.telling.text_board import TEXT_COLOURS, text_board
from iteru.games.fertility.telling.text_ids import text_ids
from iteru.kernel.components import read_components
from iteru.kernel.frames import stack_of
from iteru.kernel.game import Game
from iteru.kernel.generator import seeded
from iteru.kernel.options import check_seats, settled_options
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec

RULES_VERSION: Final = 1


@final
class Fertility(Game):
    """F12.1 Two to four players, F12.3 no solo game; nine turns each, and most debens wins."""

    def new(
        self, seats: int, seed: int, options: Mapping[str, str] | None = None
    ) -> FertilityState:
        """F2 The setup, drawn from the seed."""
        check_seats(seats, self.min_seats, self.max_seats)
        settled = settled_options(self.options, seats, options)
        generator = seeded(seed)
        numbers = PRINTED.setups[f"{settled['mode']} {seats}"]
        valley, start = random_valley(numbers.boards, generator)
        unseen = vec[i64](PRINTED.tile_sets[settled["tile_set"]])
        pool = deal_tiles(seats, unseen, generator)
        metropolis = deal_metropolises(seats, generator)
        display, deck = deal_districts(generator)
        first = draw_first_player(seats, generator)
        touch = touching(valley.board, start)
        state = FertilityState(
            game=self,
            seats=seats,
            options=settled,
            generator=generator,
            pending=stack_of([(BEGIN_TURN, first, 0)]),
            reveals=0,
            turn_count=0,
            to_move=NONE,
            open_codes=[],
            near=int(settled["quarry_neighbourhood"]),
            removed=numbers.removed,
            trigger=numbers.trigger,
            turns=numbers.turns,
            first=first,
            icons=valley.icons,
            start=start,
            metropolis=metropolis,
            turn=0,
            built=0,
            pile=numbers.tiles - seats * POOL - POOL,
            board=valley.board,
            touch=touch,
            live=live_places(valley.board, touch),
            laid=vec[i64](),
            unseen=unseen,
            gone=vec[i64]([0] * TILE_KINDS),
            pool=pool,
            stock=vec[i64]([STOCK] * KINDS),  # F2.6
            hand=vec[i64]([0] * KINDS),
            wheat=vec[i64]([0] * seats),
            monuments=vec[i64]([MONUMENTS] * seats),
            display=display,
            deck=deck,
            spots=vec[i64]([NONE] * (seats * SPOTS)),
            filled=vec[i64]([0] * SHOP_SLOTS),
            tokens=vec[i64]([0] * (seats * KINDS)),
        )
        state.settle()
        return state

    def restore(self, data: Mapping[str, object]) -> FertilityState:
        return restore(self, data)

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


GAME: Final = Fertility(
    id="fertility",
    min_seats=2,
    max_seats=4,
    options=PRINTED.options,
    codebook=actions.CODEBOOK,
    rules_version=RULES_VERSION,
    fingerprint=PRINTED.fingerprint,
    components=PRINTED.data,
    has_secrets=False,
    features=FEATURES,
)
