"""Turn order of the Day (K5.4)."""

from iteru.games.kemet.actions import NEXT
from iteru.games.kemet.frames import ASK_TURN_ORDER
from iteru.games.kemet.rules.victory_points import total_points
from iteru.games.kemet.state import Fields
from iteru.games.kemet.telling import events


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
    state.named = []
    state.pending.append((ASK_TURN_ORDER, decider, 0))


def legal_turn_order(state: Fields) -> list[int]:
    """K5.4 One of those who have no place yet."""
    return [NEXT + seat for seat in range(state.seats) if seat not in state.named]


def apply_turn_order(state: Fields, seat: int, code: int) -> None:
    """The last one follows by himself."""
    other = code - NEXT
    state.named = [*state.named, other]
    events.tell_named(state, seat, other)
    if len(state.named) < state.seats - 1:
        return
    state.pending.pop()
    rest = [last for last in range(state.seats) if last not in state.named]
    state.order = state.named + rest
    state.named = []
    events.tell_new_order(state)
