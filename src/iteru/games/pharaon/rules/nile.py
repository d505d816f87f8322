"""The Nile section: gains, jars and advances of its six options (P4.5)."""

from iteru.games.pharaon.actions import ADVANCE, FIRST_NILE
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import BASICS, NILE_TOP
from iteru.games.pharaon.frames import ASK_NILE_ADVANCE, GAIN_JAR
from iteru.games.pharaon.rules.resources import gain_all
from iteru.games.pharaon.state import Fields
from iteru.games.pharaon.telling import events


def act_in_nile(state: Fields, seat: int, option: int) -> None:
    """P4.5 Gain the option's resources, then its jars, then make its advances."""
    nile_option = option - FIRST_NILE
    for _ in range(PRINTED.nile_advances[nile_option]):
        state.pending.append((ASK_NILE_ADVANCE, seat, PRINTED.nile_tracks[nile_option]))
    for _ in range(PRINTED.nile_jars[nile_option]):
        state.pending.append((GAIN_JAR, seat, 0))
    gain_all(state, seat, PRINTED.nile_gains[nile_option])


def legal_nile_advance(state: Fields, seat: int, tracks: int) -> list[int]:
    """P4.5.2 The permitted tracks with room; none: the advance is lost."""
    codes: list[int] = []
    for track in range(BASICS):
        if tracks >> track & 1 and state.nile[seat * BASICS + track] < NILE_TOP:
            codes.append(ADVANCE + track)
    return codes


def apply_nile_advance(state: Fields, seat: int, code: int) -> None:
    state.pending.pop()
    advance_on(state, seat, code - ADVANCE)


def advance_on(state: Fields, seat: int, track: int) -> None:
    """P4.5.1 One level up; P4.5.2 a disk at the top stays there."""
    place = seat * BASICS + track
    if state.nile[place] == NILE_TOP:
        events.tell_advance_lost(state, seat)
        return
    state.nile[place] += 1
    events.tell_advanced(state, seat, track, state.nile[place])
