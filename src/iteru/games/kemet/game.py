"""Kemet as a game of Iteru: id, seats, options, and how a game begins."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from iteru.games.kemet.actions import CODEBOOK
from iteru.games.kemet.box.components import (
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
from iteru.games.kemet.judgement.encoding import FEATURES
from iteru.games.kemet.judgement.tuning import TUNING
from iteru.games.kemet.position import KemetState
from iteru.games.kemet.rules.modes import mode_of, tiles_at_start
from iteru.games.kemet.rules.setup import begin_setup, draw_cities, draw_order
from iteru.games.kemet.sight.restore import restore
from iteru.games.kemet.state import SETUP, SOURCES
from iteru.games.kemet.telling.text_board import text_board
from iteru.games.kemet.telling.text_ids import text_ids
from iteru.kernel.components import read_components
from iteru.kernel.frames import stack_of
from iteru.kernel.game import Game
from iteru.kernel.generator import Generator, seeded
from iteru.kernel.options import check_seats, settled_options
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.tuning import SearchTuning

RULES_VERSION: Final = 1


@final
class Kemet(Game):
    """K1.1 Two to five gods fight for Egypt; who has enough victory points at a Day's end wins."""

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> KemetState:
        """K3.1 The setup with these options, drawn from the seed, up to the first decision."""
        check_seats(seats, self.min_seats, self.max_seats)
        settled = settled_options(self.options, seats, options)
        state = self._table(seats, settled, seeded(seed))
        begin_setup(state)
        state.settle()
        return state

    def _table(self, seats: int, options: Mapping[str, str], generator: Generator) -> KemetState:
        """Everything in its place before the players set up their cities."""
        mode = mode_of(options)
        order = draw_order(seats, generator)
        cities = draw_cities(seats, options, generator)
        return KemetState(
            game=self,
            seats=seats,
            options=options,
            generator=generator,
            pending=stack_of([]),
            reveals=0,
            turn_count=0,
            to_move=NONE,
            open_codes=[],
            goal=PRINTED.goal[mode],
            max_level=PRINTED.max_level[mode],
            open_discards=options["battle_discards"] == "open",
            returns_to_city=options["abandoned_creature"] == "city",
            round=0,
            phase=SETUP,
            turn=0,
            capped=False,
            offer=tiles_at_start(mode),
            pile_size=DI_CARDS,
            looking_size=0,
            waiting=0,
            put_areas=0,
            put_units=0,
            order=vec[i64](order),
            named=vec[i64](),
            city=vec[i64](cities),
            levels=vec[i64]([0] * (seats * COLOURS)),
            standing=vec[i64]([NONE] * DISTRICTS),
            tiles=vec[i64]([0] * seats),
            creature_owner=vec[i64]([NONE] * CREATURES),
            battle_set=vec[i64]([FULL_SET] * seats),
            given_up=vec[i64]([0] * seats),
            looking=vec[i64]([0] * DI_TYPES),
            points=vec[i64]([0] * (seats * SOURCES)),
            last_battle=None,
            units=vec[i64]([0] * (seats * AREAS)),
            reserve=vec[i64]([UNITS] * seats),
            prayer=vec[i64]([PRINTED.prayer_start] * seats),
            creature_area=vec[i64]([NONE] * CREATURES),
            hands=vec[i64]([0] * (seats * DI_TYPES)),
            hand_sizes=vec[i64]([0] * seats),
            pile=DI_COUNT,
            discard=vec[i64]([0] * DI_TYPES),
            shown=vec[i64]([0] * seats),
            buried=vec[i64]([0] * seats),
            buried_sizes=vec[i64]([0] * seats),
            filled=vec[i64]([0] * seats),
            silver=vec[i64]([NONE] * seats),
            move=None,
            battle=None,
            announced=None,
        )

    def restore(self, data: Mapping[str, object]) -> KemetState:
        return restore(self, data)

    def tuning(self, seats: int) -> SearchTuning:
        return TUNING

    def text_board(self, view: Mapping[str, object], words: Mapping[str, str] | None = None) -> str:
        return text_board(view, words)

    def text_ids(self) -> list[str]:
        return text_ids()

    def folder(self) -> str:
        return str(FOLDER)

    def check_components(self, path: str) -> None:
        Printed(read_components(Path(path)))


GAME: Final = Kemet(
    id="kemet",
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    options=PRINTED.options,
    codebook=CODEBOOK,
    rules_version=RULES_VERSION,
    fingerprint=PRINTED.fingerprint,
    components=PRINTED.data,
    has_secrets=True,
    has_reactions=True,
    features=FEATURES,
)
