"""Laying stones, piece by piece, on the sites of the buildings (E8.3.2, E8.3.3)."""

from iteru.games.egizia.actions import LAY, STOP
from iteru.games.egizia.box.components import PRINTED, REQUIRES, STONE_VALUE
from iteru.games.egizia.box.ids import (
    FIRST_OF_SITE,
    GRAVES_FIRST,
    OBELISK_GRAVES,
    PYRAMID_FIRST,
    SPHINX,
    TEMPLE_FIRST,
)
from iteru.games.egizia.frames import ASK_TRACK
from iteru.games.egizia.rules.obelisk_graves import turn_up_grave
from iteru.games.egizia.rules.score_track import gain_points
from iteru.games.egizia.rules.supplies import pay_stones
from iteru.games.egizia.rules.temple_pyramid import award_rows, note_completed_row
from iteru.games.egizia.state import (
    FROM_OBELISK_GRAVES,
    FROM_TEMPLE_PYRAMID,
    Fields,
    everyones_stones,
)
from iteru.games.egizia.telling import events_building
from iteru.kernel.plain import NONE
from iteru.kernel.rows import append, i64, vec
from iteru.kernel.sets import BIT


def value_of(state: Fields, space: i64) -> i64:
    """What a stone costs and brings; in the graves the value of the tile."""
    if GRAVES_FIRST <= space < TEMPLE_FIRST:
        return state.graves[space - GRAVES_FIRST]
    return STONE_VALUE[space]


def open_spaces(state: Fields, site: i64) -> vec[i64]:
    """E8.3.2, E8.3.3 Empty spaces of the site whose support is there, ascending."""
    filled = everyones_stones(state)
    found = vec[i64]()
    for space in range(FIRST_OF_SITE[site], FIRST_OF_SITE[site + 1]):
        required = REQUIRES[space]
        if filled & required == required and not filled >> space & 1:
            found = append(found, space)
    return found


def cheapest_work(state: Fields, seat: i64, site: i64) -> i64:
    """E8.2.2 The least strength, and stones, for one piece on the site; NONE: nothing to do.

    E8.3.4 So it is on a site where all is complete.
    """
    if site == SPHINX:
        return PRINTED.stones_per_card if len(state.batch_sizes) > 0 else NONE
    least: i64 = NONE
    for space in open_spaces(state, site):
        value = value_of(state, space)
        if least == NONE or value < least:
            least = value
    return least


def legal_work(state: Fields, site: i64) -> list[int]:
    """E8.3.2 A piece that can be paid for; E8.2.3 to stop, after the first one."""
    codes = [
        LAY + space
        for space in open_spaces(state, site)
        if value_of(state, space) <= state.work_left
    ]
    if state.work_spent > 0:
        codes.append(STOP)
    return codes


def apply_work(state: Fields, seat: i64, site: i64, code: i64) -> None:
    """E8.3.2 One piece: paid now, the points come when the player stops."""
    if code == STOP:
        state.pending.pop()
        end_work(state, seat, site)
        return
    space = code - LAY
    value = value_of(state, space)
    state.built[seat] |= BIT[space]
    state.work_left -= value
    state.work_spent += value
    events_building.tell_stone_laid(state, seat, space, value)
    pay_stones(state, seat, value)
    if space >= PYRAMID_FIRST:
        note_completed_row(state, space)
    elif GRAVES_FIRST <= space < TEMPLE_FIRST:
        turn_up_grave(state)


def end_work(state: Fields, seat: i64, site: i64) -> None:
    """E2.3.3 The sum of all stones is one event; E8.3.3.3 then rows; E8.3.2 then a market step."""
    part = FROM_OBELISK_GRAVES if site == OBELISK_GRAVES else FROM_TEMPLE_PYRAMID
    gain_points(state, seat, state.work_spent, part)
    rows = state.work_rows
    state.work_left = state.work_spent = state.work_rows = 0
    award_rows(state, rows)
    if PRINTED.river.market_steps[site] > 0:
        state.pending.push(ASK_TRACK, seat, PRINTED.river.market_steps[site])
