"""The score track and the rank on it (E2.3)."""

from iteru.games.egizia.state import BOOKED, FROM_FEEDING, Fields
from iteru.games.egizia.telling import events


def gain_points(state: Fields, seat: int, points: int, part: int) -> None:
    """E2.3.3 One scoring event is one move of the marker; E2.3.2 a gain of 0 is none."""
    if points == 0:
        return
    state.score[seat] += points
    state.booked[seat * BOOKED + part] += points
    state.rank = moved(state.rank, state.score, seat)
    events.tell_points(state, seat, points, part)


def lose_points(state: Fields, seat: int, points: int) -> None:
    """E6.5 One feeding loss; E2.3.2 cut at 0, and on 0 the marker does not move."""
    points = min(points, state.score[seat])
    if points == 0:
        return
    state.score[seat] -= points
    state.booked[seat * BOOKED + FROM_FEEDING] -= points
    state.rank = moved(state.rank, state.score, seat)
    events.tell_points_lost(state, seat, points)


def moved(rank: list[int], score: list[int], seat: int) -> list[int]:
    """E2.3 The marker arrives behind all that are already on its new space.

    E2.3.1 The order of arrival on each space is all that the arrival numbers decide.
    """
    found: list[int] = []
    points = score[seat]
    is_placed = False
    for other in rank:
        if other == seat:
            continue
        if not is_placed and score[other] < points:
            found.append(seat)
            is_placed = True
        found.append(other)
    if not is_placed:
        found.append(seat)
    return found
