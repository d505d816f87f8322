"""The score track and the rank on it (E2.3)."""

from iteru.games.egizia.state import BOOKED, FROM_FEEDING, Fields
from iteru.games.egizia.telling import events
from iteru.kernel.rows import i64, vec


def gain_points(state: Fields, seat: i64, points: i64, part: i64) -> None:
    """E2.3.3 One scoring event is one move of the marker; E2.3.2 a gain of 0 is none."""
    if points == 0:
        return
    state.score[seat] += points
    state.booked[seat * BOOKED + part] += points
    state.rank = moved(state.rank, state.score, seat)
    events.tell_points(state, seat, points, part)


def lose_points(state: Fields, seat: i64, points: i64) -> None:
    """E6.5 One feeding loss; E2.3.2 cut at 0, and on 0 the marker does not move."""
    points = min(points, state.score[seat])
    if points == 0:
        return
    state.score[seat] -= points
    state.booked[seat * BOOKED + FROM_FEEDING] -= points
    state.rank = moved(state.rank, state.score, seat)
    events.tell_points_lost(state, seat, points)


def moved(rank: vec[i64], score: vec[i64], seat: i64) -> vec[i64]:
    """E2.3 The marker arrives behind all that are already on its new space.

    E2.3.1 The order of arrival on each space is all that the arrival numbers decide.
    """
    found = rank[:]
    last = len(found) - 1
    place: i64 = 0
    while found[place] != seat:
        place += 1
    while place < last:  # taken out: those behind move up
        found[place] = found[place + 1]
        place += 1
    while place > 0 and score[found[place - 1]] < score[seat]:
        found[place] = found[place - 1]
        place -= 1
    found[place] = seat
    return found
