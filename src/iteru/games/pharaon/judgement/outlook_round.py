"""What is left of the round in play: units to pay with, free spaces, turns of the others."""

from typing import Final

from iteru.games.pharaon.box.ids import KINDS, NILE_SECTION, OFFERINGS_SECTION, UNITS, WHEEL_SPACES
from iteru.games.pharaon.state import Fields, facing_sector, holders_of
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64

TURNS_A_UNIT: Final = 0.25
TURNS_A_SPACE: Final = 0.4


def units_owned(state: Fields, holder: i64) -> i64:
    """What a holder can pay with, in whatever section."""
    units: i64 = 0
    for kind in range(holder * KINDS, holder * KINDS + UNITS):
        units += state.own[kind]
    return units


def bargains(state: Fields) -> i64:
    """Actions to come in this round that give back what they cost: Nile and offerings."""
    sets: i64 = 0
    for place in range(0, len(state.set_tokens), 2):
        if state.set_tokens[place] != NONE:
            sets += 1
    return free_spaces(state, NILE_SECTION) + min(sets, free_spaces(state, OFFERINGS_SECTION))


def free_spaces(state: Fields, section: i64) -> i64:
    first = facing_sector(state, section) * WHEEL_SPACES
    free: i64 = 0
    for space in range(first, first + state.usable):
        if state.wheel[space] == NONE:
            free += 1
    return free


def turns_of_others(state: Fields) -> float:
    """How many turns a player who has passed will still get: the richest spends its units first."""
    most: i64 = 0
    for holder in range(holders_of(state)):
        if holder not in state.passed:
            most = max(most, units_owned(state, holder))
    return TURNS_A_UNIT * float(most) + TURNS_A_SPACE * float(bargains(state))
