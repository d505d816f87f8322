"""Stones, crews and markets of a player: gains that many rules bring (E2)."""

from iteru.games.egizia.actions import CREW_PAIRS, RAISE_TWO, TRACK
from iteru.games.egizia.box.components import BOTTOM, MAX_STRENGTH, PRINTED
from iteru.games.egizia.box.ids import CREW_TILES, MAX_STONES, TRACKS
from iteru.games.egizia.rules.score_track import gain_points
from iteru.games.egizia.state import FROM_GRAIN_MARKET, Fields
from iteru.games.egizia.telling import events
from iteru.kernel.rows import i64


def gain_stones(state: Fields, seat: i64, amount: i64) -> None:
    """E2.2 Stones above the maximum are lost at once."""
    if amount == 0:
        return
    before = state.reserve[seat]
    state.reserve[seat] = min(before + amount, MAX_STONES)
    kept = state.reserve[seat] - before
    events.tell_stones(state, seat, kept, amount - kept)


def pay_stones(state: Fields, seat: i64, amount: i64) -> None:
    state.reserve[seat] -= amount
    assert state.reserve[seat] >= 0
    events.tell_stones_paid(state, seat, amount)


def raise_crew(state: Fields, seat: i64, crew: i64, steps: i64) -> None:
    """E2.1 A raise beyond the maximum is lost."""
    place = seat * CREW_TILES + crew
    before = state.strength[place]
    state.strength[place] = min(before + steps, MAX_STRENGTH[crew])
    events.tell_raised(state, seat, crew, before, state.strength[place])


def raise_crews(state: Fields, seat: i64, crews: i64, steps: i64) -> None:
    """Raises each crew of a set."""
    for crew in range(CREW_TILES):
        if crews >> crew & 1:
            raise_crew(state, seat, crew, steps)


def step_market(state: Fields, seat: i64, track: i64, steps: i64) -> None:
    """E2.5.5 One step after the other; E2.5.1, E2.5.2 each onto the bottom brings something."""
    place = seat * TRACKS + track
    for _ in range(steps):
        if state.market[place] < BOTTOM:
            state.market[place] += 1
        events.tell_market(state, seat, track, state.market[place])
        if state.market[place] == BOTTOM:
            gain_stones(state, seat, PRINTED.bottom_stones[track])
            gain_points(state, seat, PRINTED.bottom_points[track], FROM_GRAIN_MARKET)


def legal_track() -> list[int]:
    """E2.5.5 Steps are mandatory, the track is chosen."""
    return [TRACK, TRACK + 1]


def apply_track(state: Fields, seat: i64, steps: i64, code: i64) -> None:
    state.pending.pop()
    step_market(state, seat, code - TRACK, steps)


def legal_raise_crews() -> list[int]:
    """E12.5 Two different crews +1 each, or one crew +2; E2.1 also one on its maximum."""
    return [RAISE_TWO + pair for pair in range(len(CREW_PAIRS))]


def apply_raise_crews(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    one, two = CREW_PAIRS[code - RAISE_TWO]
    raise_crew(state, seat, one, 1)
    raise_crew(state, seat, two, 1)
