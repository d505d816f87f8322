"""Turn order of the Day (K5.4)."""

from iteru.games.kemet.actions import NEXT
from iteru.games.kemet.frames import ASK_TURN_ORDER
from iteru.games.kemet.rules.victory_points import total_points
from iteru.games.kemet.state import Fields
from iteru.games.kemet.telling import events
from iteru.kernel.rows import append, extend, i64, vec


def place_in_order(state: Fields, seat: i64) -> i64:
    """K6.1 Who comes first has place 0."""
    place: i64 = 0
    while state.order[place] != seat:
        place += 1
    return place


def begin_turn_order(state: Fields) -> None:
    """K5.4 The player with the fewest points decides, on a tie the earliest of them; K3.7 in the
    first round the order stays.
    """
    if state.round == 1:
        return
    decider = state.order[0]
    fewest = total_points(state, decider)
    for seat in state.order:
        points = total_points(state, seat)
        if points < fewest:
            decider, fewest = seat, points
    state.named = vec[i64]()
    state.pending.push(ASK_TURN_ORDER, decider)


def legal_turn_order(state: Fields) -> list[int]:
    """K5.4 One of those who have no place yet."""
    return [NEXT + seat for seat in range(state.seats) if seat not in state.named]


def apply_turn_order(state: Fields, seat: i64, code: i64) -> None:
    """The last one follows by himself."""
    other = code - NEXT
    state.named = append(state.named[:], other)
    events.tell_named(state, seat, other)
    if len(state.named) < state.seats - 1:
        return
    state.pending.pop()
    rest = [last for last in range(state.seats) if last not in state.named]
    state.order = extend(state.named, rest)
    state.named = vec[i64]()
    events.tell_new_order(state)
