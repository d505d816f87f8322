"""Carrying out an action that is paid: the payment's way, then the section's effect (P4)."""

from iteru.games.pharaon.actions import FREE, SECTION_OF
from iteru.games.pharaon.box.components import WITHOUT_WHEEL
from iteru.games.pharaon.box.ids import (
    ARTISANS_SECTION,
    BURIAL_SECTION,
    KINDS,
    NILE_SECTION,
    NOBLES_SECTION,
    OFFERINGS_SECTION,
)
from iteru.games.pharaon.rules.artisans import act_in_artisans
from iteru.games.pharaon.rules.burial_chamber import build_stage
from iteru.games.pharaon.rules.nile import act_in_nile
from iteru.games.pharaon.rules.nobles import act_in_nobles
from iteru.games.pharaon.rules.offerings import act_in_offerings
from iteru.games.pharaon.rules.resources import spend
from iteru.games.pharaon.state import Fields, facing_sector, put_on_wheel
from iteru.games.pharaon.telling import events
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec


def take_action(state: Fields, seat: i64, act: i64, access: i64, units: vec[i64]) -> None:
    """P4.2 The access unit goes to the wheel, P3.2 the others are spent; P4.3 to P4.7 follow."""
    option = act // 2
    section = SECTION_OF[option]
    events.tell_acted(state, seat, option, act % 2)
    events.tell_paid(state, seat, section, access, units)
    if access != NONE:
        state.own[seat * KINDS + access] -= 1
        put_on_wheel(state, facing_sector(state, section), access)
    for unit in units:
        spend(state, seat, unit)
    if act % 2 == FREE:
        use_noble_without_wheel(state, seat, section)
    if section == OFFERINGS_SECTION:
        act_in_offerings(state, seat, option)
    elif section == NOBLES_SECTION:
        act_in_nobles(state, seat)
    elif section == NILE_SECTION:
        act_in_nile(state, seat, option)
    elif section == ARTISANS_SECTION:
        act_in_artisans(state, seat)
    elif section == BURIAL_SECTION:
        build_stage(state, seat)
    else:
        raise AssertionError(f"there is no section {section}")


def use_noble_without_wheel(state: Fields, seat: i64, section: i64) -> None:
    """P9.5 The noble that makes it possible is turned; one is enough if there are several."""
    ready = WITHOUT_WHEEL[section] & state.nobles[seat] & ~state.used
    state.used |= ready & -ready
