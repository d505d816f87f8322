"""Egizia as a game of Iteru: id, seats, options, and how a game begins."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from iteru.games.egizia import actions
from iteru.games.egizia.box.components import FOLDER, PRINTED, Printed
from iteru.games.egizia.box.ids import (
    CARD_SPACES,
    GRAVES,
    MAX_SEATS,
    NILE_CARDS,
    SHIPS,
    SITES,
    SLOTS,
    TRACKS,
)
from iteru.games.egizia.judgement.encoding import FEATURES
from iteru.games.egizia.position import EgiziaState
from iteru.games.egizia.rules.setup import first_order
from iteru.games.egizia.sight.restore import restore
from iteru.games.egizia.state import BOOKED, sphinx_cards_in_game, unused_nile_cards
from iteru.games.egizia.telling.text_board import text_board
from iteru.games.egizia.telling.text_ids import text_ids
from iteru.games.egizia.telling.words import names
from iteru.kernel.components import read_components
from iteru.kernel.game import Game
from iteru.kernel.generator import Generator, seeded
from iteru.kernel.message import Message
from iteru.kernel.options import check_seats, settled_options
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT, count_bits

RULES_VERSION: Final = 1


@final
class Egizia(Game):
    """Two to four players, five rounds of seven phases; most points win."""

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> EgiziaState:
        """E3 The setup, drawn from the seed, up to the first decision."""
        check_seats(seats, self.min_seats, self.max_seats)
        state = self._start(seats, settled_options(self.options, seats, options), seeded(seed))
        state.settle()
        return state

    def _start(self, seats: int, options: Mapping[str, str], generator: Generator) -> EgiziaState:
        """E3 Everything in its place but what is dealt by the first frames."""
        order, pending = first_order(seats, options, generator)
        sphinx = sphinx_cards_in_game(options)
        return EgiziaState(
            game=self,
            seats=seats,
            options=options,
            generator=generator,
            pending=pending,
            reveals=0,
            turn_count=0,
            to_move=NONE,
            open_codes=[],
            viewer=NONE,
            usable=PRINTED.site_spaces_used[seats],
            doubles_heliopolis=options["double_on_heliopolis"] == "yes",
            own_needs_upstream=options["reuse_own_space_needs_upstream"] == "yes",
            round=0,
            phase=0,
            irrigation=PRINTED.start_irrigation,
            unseen=(BIT[NILE_CARDS] - 1) & ~unused_nile_cards(options),
            gone=0,
            used=0,
            passed=0,
            reused=NONE,
            upgraded=NONE,
            first_builder=NONE,
            looking=0,
            looking_size=0,
            work_left=0,
            work_spent=0,
            work_rows=0,
            order=vec[i64](order),
            rank=vec[i64](range(seats)),
            bids=vec[i64]([0] * seats),
            graves=vec[i64]([0] * GRAVES),
            unseen_graves=vec[i64](PRINTED.stones.grave_counts),
            batches=vec[i64]([sphinx]),
            batch_sizes=vec[i64]([count_bits(sphinx)]),
            hands=vec[i64]([0] * seats),
            hand_sizes=vec[i64]([0] * seats),
            laid=vec[i64]([NONE] * CARD_SPACES),
            ships=vec[i64]([0] * seats),
            downstream=vec[i64]([0] * seats),
            ships_left=vec[i64]([SHIPS] * seats),
            site_ships=vec[i64]([NONE] * (len(SITES) * SLOTS)),
            strength=vec[i64]([each for _ in range(seats) for each in PRINTED.start_strength]),
            tired=vec[i64]([0] * seats),
            reserve=vec[i64]([0] * seats),
            score=vec[i64]([0] * seats),
            booked=vec[i64]([0] * (seats * BOOKED)),
            market=vec[i64]([0] * (seats * TRACKS)),
            held=vec[i64]([0] * seats),
            built=vec[i64]([0] * seats),
            sites_built=vec[i64]([0] * seats),
        )

    def restore(self, data: Mapping[str, object]) -> EgiziaState:
        return restore(self, data)

    def text_board(self, view: Mapping[str, object], words: Mapping[str, str] | None = None) -> str:
        return text_board(view, words)

    def names(self) -> dict[str, Message]:
        return names()

    def text_ids(self) -> list[str]:
        return text_ids()

    def folder(self) -> str:
        return str(FOLDER)

    def check_components(self, path: str) -> None:
        Printed(read_components(Path(path)))


GAME: Final = Egizia(
    id="egizia",
    min_seats=2,
    max_seats=MAX_SEATS,
    options=PRINTED.options,
    codebook=actions.CODEBOOK,
    rules_version=RULES_VERSION,
    fingerprint=PRINTED.fingerprint,
    components=PRINTED.data,
    has_secrets=True,
    features=FEATURES,
)
