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
from iteru.games.egizia.frames import ASK_BID, BEGIN_ROUND, DEAL
from iteru.games.egizia.position import EgiziaState
from iteru.games.egizia.rules.chance import shuffled
from iteru.games.egizia.sight.restore import restore
from iteru.games.egizia.state import BOOKED, sphinx_cards_in_game, unused_nile_cards
from iteru.games.egizia.telling.text_board import text_board
from iteru.games.egizia.telling.text_ids import text_ids
from iteru.kernel.components import read_components
from iteru.kernel.game import Game
from iteru.kernel.generator import seeded
from iteru.kernel.message import Message
from iteru.kernel.options import check_seats, settled_options
from iteru.kernel.plain import NONE
from iteru.kernel.sets import BIT, count_bits

RULES_VERSION: Final = 1


@final
class Egizia(Game):
    """Two to four players, five rounds of seven phases; most points win."""

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> EgiziaState:
        """E3 The setup, drawn from the seed, up to the first decision."""
        check_seats(seats, self.min_seats, self.max_seats)
        settled = settled_options(self.options, seats, options)
        generator = seeded(seed)
        is_bid_for = settled["bid_for_order"] == "yes"
        order = [NONE] * seats if is_bid_for else shuffled(list(range(seats)), generator)  # E3.2
        sphinx = sphinx_cards_in_game(settled)
        state = EgiziaState(
            self,
            seats,
            settled,
            generator,
            [(BEGIN_ROUND, NONE, 0), (DEAL, NONE, 0)],
            0,
            NONE,
            [],
            PRINTED.site_spaces_used[seats],
            settled["double_on_heliopolis"] == "yes",
            settled["reuse_own_space_needs_upstream"] == "yes",
            0,
            0,
            PRINTED.start_irrigation,
            (BIT[NILE_CARDS] - 1) & ~unused_nile_cards(settled),
            0,
            0,
            0,
            NONE,
            NONE,
            NONE,
            0,
            0,
            0,
            0,
            0,
            order,
            list(range(seats)),
            [0] * seats,
            [0] * GRAVES,
            PRINTED.stones.grave_counts[:],
            [sphinx],
            [count_bits(sphinx)],
            [0] * seats,
            [0] * seats,
            [NONE] * CARD_SPACES,
            [0] * seats,
            [0] * seats,
            [SHIPS] * seats,
            [NONE] * (len(SITES) * SLOTS),
            PRINTED.start_strength * seats,
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [0] * (seats * BOOKED),
            [0] * (seats * TRACKS),
            [0] * seats,
            [0] * seats,
            [0] * seats,
        )
        if is_bid_for:
            state.pending.append((ASK_BID, int(generator.below(seats)), 0))  # E11.4
        state.settle()
        return state

    def restore(self, data: Mapping[str, object]) -> EgiziaState:
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


def the_game() -> Egizia:
    """Unpickles the game: there is one in a process."""
    return GAME


GAME: Final = Egizia(
    "egizia",
    2,
    MAX_SEATS,
    PRINTED.options,
    actions.CODEBOOK,
    RULES_VERSION,
    PRINTED.fingerprint,
    PRINTED.data,
    has_secrets=True,
)
