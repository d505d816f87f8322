"""What all seats find on the board: work at the sites, open spaces of the Nile."""

from typing import Final, final

from iteru.games.egizia.box.components import PRINTED, SPACE_CARD, SPACE_TYPE
from iteru.games.egizia.box.ids import (
    CARD_SPACE,
    OBELISK_GRAVES,
    ROUND_SPACE,
    ROUNDS,
    SITES,
    SPACES,
    TEMPLE_PYRAMID,
)
from iteru.games.egizia.frames import BUILD_SITE
from iteru.games.egizia.rules.work import cheapest_work
from iteru.games.egizia.state import Fields, everyones_stones
from iteru.kernel.frames import unpacked
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT, set_of

USUAL_GRAVE: Final = 4  # value of a tile that lies face down
ALL_SITES: Final[i64] = set_of(range(len(SITES)))
NOTHING_AHEAD: Final = vec[i64]([0] * (SPACES + 1))


@final
class Board:
    """Facts that the outlook of every seat rests on."""

    def __init__(self, state: Fields) -> None:
        self.filled = everyones_stones(state)
        self.rounds = ROUNDS - state.round  # to come after the one in play
        self.sites = open_sites(state)  # set of sites at which nobody has begun to build
        # by site: strength for a piece, 0 if there is none
        self.least = vec[i64]([PRINTED.stones_per_card, 0, 0])
        if state.round > 0 and state.phase <= 5:
            for site in range(OBELISK_GRAVES, TEMPLE_PYRAMID + 1):
                self.least[site] = max(0, cheapest_work(state, 0, site))
        self.ahead = vec[i64]()  # by space: open spaces from there on
        if state.phase == 2:
            self._look_at_river(state)

    def _look_at_river(self, state: Fields) -> None:
        occupied: i64 = 0
        for ships in state.ships:
            occupied |= ships
        count: i64 = 0
        self.ahead = NOTHING_AHEAD[:]
        for space in range(SPACES - 1, -1, -1):
            kind = SPACE_TYPE[space]
            if kind == CARD_SPACE:
                if state.laid[SPACE_CARD[space]] != NONE:
                    count += 1
            elif kind != ROUND_SPACE or not occupied >> space & 1:
                count += 1
            self.ahead[space] = count


def open_sites(state: Fields) -> i64:
    """Set of sites whose turn in the building phase of this round is still to come."""
    if state.round == 0 or state.phase > 5:
        return 0
    if state.phase < 5:
        return ALL_SITES
    found: i64 = 0
    for frame in state.pending.packed():
        kind, _, argument = unpacked(frame)
        if kind == BUILD_SITE:
            found |= BIT[argument]
    return found
