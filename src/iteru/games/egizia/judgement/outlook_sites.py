"""What all seats find on the board: work at the sites, open spaces of the Nile."""

from typing import Final, final

from iteru.games.egizia.box.components import PRINTED, SPACE_CARD, SPACE_TYPE, STONE_VALUE
from iteru.games.egizia.box.ids import (
    CARD_SPACE,
    GRAVES_FIRST,
    OBELISK_GRAVES,
    ROUND_SPACE,
    ROUNDS,
    SITES,
    SPACES,
    STONE_SPACES,
    TEMPLE_FIRST,
    TEMPLE_PYRAMID,
)
from iteru.games.egizia.frames import BUILD_SITE
from iteru.games.egizia.rules.work import cheapest_work
from iteru.games.egizia.state import Fields, everyones_stones
from iteru.kernel.plain import NONE
from iteru.kernel.sets import BIT, set_of

USUAL_GRAVE: Final = 4  # value of a tile that lies face down
ALL_SITES: Final = set_of(list(range(len(SITES))))


@final
class Board:
    """Facts that the outlook of every seat rests on."""

    def __init__(self, state: Fields) -> None:
        self.filled = everyones_stones(state)
        self.rounds = ROUNDS - state.round  # to come after the one in play
        self.sites = open_sites(state)  # set of sites at which nobody has begun to build
        self.room = [0, 0, 0]  # by site: stones that may still be laid
        self.least = [PRINTED.stones_per_card, 0, 0]  # by site: strength for a piece, 0 if none
        if state.round > 0 and state.phase <= 5:
            self._look_at_sites(state)
        self.ahead: list[int] = []  # by space: open spaces from there on
        if state.phase == 2:
            self._look_at_river(state)

    def _look_at_sites(self, state: Fields) -> None:
        room = 0
        for space in range(STONE_SPACES - 1, -1, -1):
            if not self.filled >> space & 1:
                if GRAVES_FIRST <= space < TEMPLE_FIRST:
                    value = state.graves[space - GRAVES_FIRST]
                    room += value if value > 0 else USUAL_GRAVE
                else:
                    room += STONE_VALUE[space]
            if space == TEMPLE_FIRST:
                self.room[TEMPLE_PYRAMID] = room
                room = 0
        self.room[OBELISK_GRAVES] = room
        for site in (OBELISK_GRAVES, TEMPLE_PYRAMID):
            self.least[site] = max(0, cheapest_work(state, 0, site))

    def _look_at_river(self, state: Fields) -> None:
        occupied = 0
        for ships in state.ships:
            occupied |= ships
        count = 0
        self.ahead = [0] * (SPACES + 1)
        for space in range(SPACES - 1, -1, -1):
            kind = SPACE_TYPE[space]
            if kind == CARD_SPACE:
                if state.laid[SPACE_CARD[space]] != NONE:
                    count += 1
            elif kind != ROUND_SPACE or not occupied >> space & 1:
                count += 1
            self.ahead[space] = count


def open_sites(state: Fields) -> int:
    """Set of sites whose turn in the building phase of this round is still to come."""
    if state.round == 0 or state.phase > 5:
        return 0
    if state.phase < 5:
        return ALL_SITES
    found = 0
    for kind, _, argument in state.pending:
        if kind == BUILD_SITE:
            found |= BIT[argument]
    return found
