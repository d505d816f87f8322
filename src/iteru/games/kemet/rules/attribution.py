"""The end of the Day (K13): prayer and victory points of temples and Sanctuary."""

from iteru.games.kemet.actions import DECLINE, SACRIFICE
from iteru.games.kemet.box.components import (
    SACRIFICE_PRAYER,
    SACRIFICE_UNITS,
    SACRIFICE_VP,
    SANCTUARIES,
    TEMPLE_PRAYER,
    TEMPLES,
)
from iteru.games.kemet.frames import (
    ASK_DELTA,
    ASK_SANCTUARY,
    TEMPLE_STEP,
    TWO_TEMPLES_STEP,
    VICTORY_CHECK,
)
from iteru.games.kemet.rules import creature_loss
from iteru.games.kemet.rules.board import creature_at, holder, remove_units, units_at
from iteru.games.kemet.rules.prayer_points import gain_prayer
from iteru.games.kemet.rules.victory_points import gain_points, temple_points
from iteru.games.kemet.state import (
    ATTRIBUTION_PHASE,
    FROM_SANCTUARY,
    FROM_TWO_TEMPLES,
    Fields,
)
from iteru.games.kemet.telling import events, events_actions
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def begin_attribution(state: Fields) -> None:
    """K13 The steps, last pushed, first played. No step changes who stands in the Sanctuary."""
    state.phase = ATTRIBUTION_PHASE
    state.turn = 0
    events.tell_plain(state, events.ATTRIBUTION, NONE)
    state.pending.push(VICTORY_CHECK, NONE)
    state.pending.push(TWO_TEMPLES_STEP, NONE)
    for area in SANCTUARIES[state.seats]:
        _ask_controller(state, ASK_SANCTUARY, area)
    state.pending.push(TEMPLE_STEP, NONE)
    for area in TEMPLES[state.seats]:
        if SACRIFICE_UNITS[area] > 0:
            _ask_controller(state, ASK_DELTA, area)


def _ask_controller(state: Fields, kind: i64, area: i64) -> None:
    """K13.1, K13.4 Only who has the units for it."""
    seat = holder(state, area)
    if seat != NONE and units_at(state, seat, area) >= SACRIFICE_UNITS[area]:
        state.pending.push(kind, seat, area)


def legal_sacrifice() -> list[int]:
    """K13.1, K13.4"""
    return [SACRIFICE, DECLINE]


def apply_delta(state: Fields, seat: i64, area: i64, code: i64) -> None:
    """K13.1 A unit for prayer points; K13.6 with the last one the temple is lost at once."""
    if _sacrifice(state, seat, area, code, ASK_DELTA):
        gain_prayer(state, seat, SACRIFICE_PRAYER[area], "sacrifice")


def apply_sanctuary(state: Fields, seat: i64, area: i64, code: i64) -> None:
    """K13.4 Two units for a permanent victory point."""
    if _sacrifice(state, seat, area, code, ASK_SANCTUARY):
        gain_points(state, seat, FROM_SANCTUARY, SACRIFICE_VP[area])


def _sacrifice(state: Fields, seat: i64, area: i64, code: i64, kind: i64) -> bool:
    state.pending.pop()
    if code == DECLINE:
        events_actions.tell_declined(state, seat, kind)
        return False
    units = SACRIFICE_UNITS[area]
    remove_units(state, seat, area, units)
    events_actions.tell_sacrificed(state, seat, area, units)
    creature = creature_at(state, seat, area)
    if creature != NONE and units_at(state, seat, area) == 0:
        creature_loss.abandon(state, seat, creature)  # K11.6
    return True


def pray_in_temples(state: Fields) -> None:
    """K13.2 The other temples."""
    for seat in state.order:
        for area in TEMPLES[state.seats]:
            if TEMPLE_PRAYER[area] > 0 and units_at(state, seat, area) > 0:
                gain_prayer(state, seat, TEMPLE_PRAYER[area], "temple")


def award_two_temples(state: Fields) -> None:
    """K13.5 One point for two temples or more."""
    for seat in state.order:
        if temple_points(state, seat) >= 2:
            gain_points(state, seat, FROM_TWO_TEMPLES, 1)
