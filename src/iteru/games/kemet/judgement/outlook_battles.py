"""Who could attack whom, and how that would end: strengths at a glance, without cards."""

from typing import Final, final

from iteru.games.kemet.box.components import (
    CARD_STRENGTH,
    CREATURE_EFFECTS,
    CREATURE_MOVEMENT,
    CREATURE_STRENGTH,
    EXISTING,
    NEIGHBOURS,
    OBELISK,
    PRINTED,
)
from iteru.games.kemet.box.ids import (
    AREAS,
    BATTLE_SET,
    CANCEL_CREATURE,
    CITY_DISTRICTS,
    DISTRICTS,
    FRONT,
    IGNORE_WALLS,
    KILL_BEFORE_BATTLE,
    MAX_SEATS,
    MIN_SEATS,
    MOVEMENT,
    STRENGTH,
    STRENGTH_ATTACKING,
    STRENGTH_DEFENDING,
    TELEPORT_FROM_OBELISK,
)
from iteru.games.kemet.rules.board import creature_at, pyramid_level_at
from iteru.games.kemet.rules.powers import has_power, power
from iteru.games.kemet.rules.prayer_points import teleport_cost
from iteru.games.kemet.state import Fields
from iteru.kernel.plain import NONE
from iteru.kernel.rows import append, i64, vec
from iteru.kernel.sets import BIT

FAR: Final = 99  # steps to where no way leads
MOST_LEAD: Final = 12  # strengths that differ by more are as good as this
# By units of an attacker: the chance that one survives a battle that is won (K9.13).
SURVIVE: Final = vec[float]([0.0, 0.55, 0.75, 0.93, 1.0, 1.0, 1.0, 1.0])


def _distances() -> list[int]:
    """By (seats * AREAS + from) * AREAS + to: steps by land and harbour."""
    found = [FAR] * ((MAX_SEATS + 1) * AREAS * AREAS)
    for seats in range(MIN_SEATS, MAX_SEATS + 1):
        for start in EXISTING[seats]:
            row = (seats * AREAS + start) * AREAS
            found[row + start] = 0
            reached = [start]
            for area in reached:
                for near in NEIGHBOURS[seats * AREAS + area]:
                    if found[row + near] == FAR:
                        found[row + near] = found[row + area] + 1
                        reached.append(near)
    return found


def _win_chances() -> list[float]:
    """By MOST_LEAD + strength of the attacker less the defender's: the chance to win with cards.

    Strong cards are played more often than weak ones, by both.
    """
    strengths = CARD_STRENGTH[:BATTLE_SET]
    found: list[float] = []
    for lead in range(-MOST_LEAD, MOST_LEAD + 1):
        won = 0
        total = 0
        for own in strengths:
            for other in strengths:
                total += own * other
                if lead + own > other:
                    won += own * other
        found.append(won / total)
    return found


DISTANCE: Final = bytes(_distances())
WIN_CHANCE: Final = vec[float](_win_chances())


def win_chance(lead: i64) -> float:
    """Of an attacker whose troop is stronger by `lead`, cards apart."""
    return WIN_CHANCE[MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, lead))]


def distance(seats: i64, start: i64, end: i64) -> i64:
    """Steps from one area to another."""
    return DISTANCE[(seats * AREAS + start) * AREAS + end]


@final
class Army:
    """The troops of one seat with what its tiles bring."""

    def __init__(self, state: Fields, seat: i64) -> None:
        self.state = state
        self.seat = seat
        own = seat * AREAS
        areas = vec[i64]()
        units = vec[i64]()
        for area in EXISTING[state.seats]:
            if state.units[own + area] > 0:
                areas = append(areas, area)
                units = append(units, state.units[own + area])
        self.areas = areas  # where it has troops
        self.units = units  # their sizes
        both = power(state, seat, STRENGTH)
        self.attacking = both + power(state, seat, STRENGTH_ATTACKING)
        self.defending = both + power(state, seat, STRENGTH_DEFENDING)
        self.first_strike = power(state, seat, KILL_BEFORE_BATTLE)
        self.points = PRINTED.movement + power(state, seat, MOVEMENT)
        self.ignores_walls = has_power(state, seat, IGNORE_WALLS)
        self.from_obelisk = has_power(state, seat, TELEPORT_FROM_OBELISK)
        self.teleport_cost = teleport_cost(state, seat)
        self.has_creatures = seat in state.creature_owner

    def creature(self, area: i64) -> i64:
        return creature_at(self.state, self.seat, area) if self.has_creatures else NONE

    def creature_strength(self, area: i64, opponent: i64) -> i64:
        """K9.9 Of the creature in an area against another one, or NONE."""
        own = self.creature(area)
        if own == NONE or (opponent != NONE and CREATURE_EFFECTS[CANCEL_CREATURE] & BIT[opponent]):
            return 0
        return CREATURE_STRENGTH[own]

    def reaches(self, origin: i64, target: i64, can_pay: bool) -> bool:
        """K8 Whether the troop in one area can attack another, by steps or by one teleport."""
        state = self.state
        if target < DISTRICTS and not self.passes_walls(origin, target):
            return False
        if can_pay and OBELISK[target] and self.can_teleport(origin):
            return True
        steps = distance(state.seats, origin, target)
        if steps <= self.points:
            return True
        if not self.has_creatures:
            return False
        creature = self.creature(origin)
        return creature != NONE and steps <= self.points + CREATURE_MOVEMENT[creature]

    def passes_walls(self, origin: i64, target: i64) -> bool:
        """K8.8 Into a district."""
        city = target // CITY_DISTRICTS
        if self.ignores_walls or origin == FRONT + city or city == self.state.city[self.seat]:
            return True
        if origin < DISTRICTS and origin // CITY_DISTRICTS == city:
            return True
        creature = self.creature(origin)
        return creature != NONE and CREATURE_EFFECTS[IGNORE_WALLS] & BIT[creature] != 0

    def can_teleport(self, origin: i64) -> bool:
        """K8.7"""
        if pyramid_level_at(self.state, origin) > 0:
            return True
        return self.from_obelisk and OBELISK[origin] != 0

    def lead_over(self, defender: "Army", origin: i64, units: i64, target: i64) -> i64:
        """By how much an attack with so many units is stronger than the troop that it meets."""
        theirs = defender.creature(target)
        own = units + self.attacking + self.creature_strength(origin, theirs)
        other = self.state.units[defender.seat * AREAS + target] - self.first_strike
        other += defender.defending
        if theirs != NONE:
            other += defender.creature_strength(target, self.creature(origin))
        return own - other
