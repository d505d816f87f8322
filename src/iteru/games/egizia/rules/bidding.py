"""Bidding for the first turn order, an option of tournaments (E11.4)."""

from iteru.games.egizia.actions import BID
from iteru.games.egizia.box.ids import MOST_BID
from iteru.games.egizia.frames import ASK_BID
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling import events
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def legal_bid(state: Fields) -> list[int]:
    """A tile nobody holds for 0 points or more, a held one for more than its present bid."""
    codes: list[int] = []
    for tile, holder in enumerate(state.order):
        least = 0 if holder == NONE else state.bids[holder] + 1
        for points in range(least, MOST_BID + 1):
            codes.append(BID + tile * (MOST_BID + 1) + points)
    return codes


def apply_bid(state: Fields, seat: i64, code: i64) -> None:
    """The former holder bids next, else the next player in seat order without a tile."""
    state.pending.pop()
    tile, points = divmod(code - BID, MOST_BID + 1)
    former = state.order[tile]
    order, bids = state.order[:], state.bids[:]
    order[tile] = seat
    bids[seat] = points
    if former != NONE:
        bids[former] = 0
    state.order, state.bids = order, bids
    events.tell_bid(state, seat, tile, points)
    if former != NONE:
        state.pending.push(ASK_BID, former)
        return
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if other not in order:
            state.pending.push(ASK_BID, other)
            return
