"""The Nile section: gains, jars and advances of its six options (P4.5)."""

from iteru.games.pharaon.actions import ADVANCE, FIRST_NILE
from iteru.games.pharaon.box.components import NILE_GAINS, PRINTED
from iteru.games.pharaon.box.ids import BASICS, NILE_TOP
from iteru.games.pharaon.frames import ASK_NILE_ADVANCE, GAIN_JAR
from iteru.games.pharaon.rules.resources import gain_all
from iteru.games.pharaon.state import Fields
from iteru.games.pharaon.telling import events
from iteru.kernel.rows import i64


def act_in_nile(state: Fields, seat: i64, option: i64) -> None:
    """P4.5 Gain the option's resources, then its jars, then make its advances."""
    nile_option = option - FIRST_NILE
    for _ in range(PRINTED.nile_advances[nile_option]):
        state.pending.push(ASK_NILE_ADVANCE, seat, PRINTED.nile_tracks[nile_option])
    for _ in range(PRINTED.nile_jars[nile_option]):
        state.pending.push(GAIN_JAR, seat)
    gain_all(state, seat, NILE_GAINS[nile_option])


def legal_nile_advance(state: Fields, seat: i64, tracks: i64) -> list[int]:
    """P4.5.2 The permitted tracks with room; none: the advance is lost."""
    codes: list[int] = []
    for track in range(BASICS):
        if tracks >> track & 1 and state.nile[seat * BASICS + track] < NILE_TOP:
            codes.append(ADVANCE + track)
    return codes


def apply_nile_advance(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    advance_on(state, seat, code - ADVANCE)


def advance_on(state: Fields, seat: i64, track: i64) -> None:
    """P4.5.1 One level up; P4.5.2 a disk at the top stays there."""
    place = seat * BASICS + track
    if state.nile[place] == NILE_TOP:
        events.tell_advance_lost(state, seat)
        return
    state.nile[place] += 1
    events.tell_advanced(state, seat, track, state.nile[place])
