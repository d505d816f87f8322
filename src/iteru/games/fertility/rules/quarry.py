"""Quarries: created by a placement, each earns a resource or a monument (F4.3)."""

from iteru.games.fertility.actions import QUARRY, QUARRY_MONUMENT
from iteru.games.fertility.box.components import KINDS
from iteru.games.fertility.box.geometry import AROUND, AROUND_PLACE, BESIDE, BESIDE_PLACE
from iteru.games.fertility.state import DESERT, MONUMENT, Fields
from iteru.games.fertility.telling import events
from iteru.kernel.rows import i64, vec


def new_quarries(state: Fields, place: i64) -> list[int]:
    """F4.3.4 The Quarries that covering this place has created, in reading order (F4.3.5).

    Only a neighbour of a new square can be one, and it was not one before: that square was open.
    F4.3.3 An icon on it makes no difference, and is not earned: nothing covers it.
    """
    near_place = AROUND_PLACE[place] if state.near == 8 else BESIDE_PLACE[place]
    near_square = AROUND if state.near == 8 else BESIDE
    found: list[int] = []
    for square in near_place:
        if state.board[square] == DESERT and is_closed(state, near_square[square]):
            found.append(square)
    return found


def is_closed(state: Fields, neighbours: vec[i64]) -> bool:
    """F4.3.1 Tiles, wheat, water and the edge close a square (F4.3.2); desert does not.

    F4.3.9 Desert at a corner keeps it open too, where corners count (F4.3.10). F4.3.8 The square
    of a monument is still desert.
    """
    for neighbour in neighbours:
        mark = state.board[neighbour]
        if mark == DESERT or mark >= MONUMENT:
            return False
    return True


def legal_quarry(state: Fields, seat: i64) -> list[int]:
    """F4.3.6 A resource that the Stock has, or a monument if one is left; else nothing at all."""
    codes = [QUARRY + resource for resource in range(KINDS) if state.stock[resource] > 0]
    if state.monuments[seat] > 0:
        codes.append(QUARRY_MONUMENT)
    return codes


def apply_quarry(state: Fields, seat: i64, code: i64) -> None:
    """F4.2.4 One resource from the Stock, or one's own monument in the Quarry.

    F4.3.8 It stays there: no tile finds a second square beside a Quarry.
    """
    square = state.pending.pop()
    if code == QUARRY_MONUMENT:
        state.monuments = state.monuments[:]
        state.monuments[seat] -= 1
        state.board[square] = MONUMENT + seat
        events.tell_monument(state, seat, square)
    else:
        resource = code - QUARRY
        state.stock[resource] -= 1
        state.hand[resource] += 1
        events.tell_quarry_resource(state, seat, resource, square)
