"""Moves at a glance: origin, way and size of a group as one thought, in victory points."""

from typing import Final, final

from iteru.games.kemet.actions import CARD, DECLINE, FROM, STEP, STOP, TAKE, TELEPORT
from iteru.games.kemet.box.components import (
    AREA_KIND,
    OBELISKS,
    SACRIFICE_UNITS,
    SANCTUARIES,
    TEMPLES,
)
from iteru.games.kemet.box.ids import (
    AREAS,
    BATTLE_DI,
    DISTRICTS,
    OPEN_GATES_CARD,
    SANCTUARY,
    TELEPORTATION,
    TEMPLE,
)
from iteru.games.kemet.judgement.outlook import area_worth
from iteru.games.kemet.judgement.outlook_battles import SURVIVE, Army, distance, win_chance
from iteru.games.kemet.rules.board import holder
from iteru.games.kemet.rules.moving_points import movement_points
from iteru.games.kemet.state import Fields, move_of
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT, members

DEFEAT: Final = -0.45  # an attack that fails
EFFORT: Final = -0.1  # of any attack: cards are used
TEMPLE_TAKEN: Final = 0.6  # an empty temple
SECOND_TEMPLE: Final = 0.5  # and more if it is the second one
A_UNIT_THERE: Final = 0.05  # of each unit that comes to hold a place
JOINED: Final = 0.12  # own troops that meet
TEMPLE_LEFT: Final = -0.8
CREATURE_LEFT: Final = -0.5  # it would go to the reserve
TELEPORTED: Final = -0.18  # what is paid for a teleport
IDLE: Final = -0.5  # a move that does not move
ON_THE_WAY: Final = 0.8  # of what can be reached from a step with the points left
NOWHERE: Final = -0.15  # a space that is nothing in itself


@final
class Marching:
    """What the moves of a seat look like to it."""

    def __init__(self, state: Fields, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.armies = [Army(state, other) for other in range(state.seats)]
        self.army = self.armies[seat]
        self.temples: i64 = 0
        wanted: i64 = 0
        for area in TEMPLES[state.seats]:
            wanted |= BIT[area]
            if state.units[seat * AREAS + area] > 0:
                self.temples += 1
        for area in SANCTUARIES[state.seats]:
            wanted |= BIT[area]
        for other in range(state.seats):
            if other != seat:
                for area in self.armies[other].areas:
                    wanted |= BIT[area]
        self.targets = members(wanted)  # areas that may be worth a move

    # ------------------------------------------------------------------ places

    def arriving(self, origin: i64, units: i64, target: i64, with_creature: bool) -> float:
        """Points that so many units bring in an area: a battle, a temple, a troop made larger."""
        state = self.state
        there = holder(state, target)
        if there != NONE and there != self.seat:
            lead = self.army.lead_over(self.armies[there], origin, units, target)
            if not with_creature:
                lead -= self.army.creature_strength(origin, NONE)
            chance = win_chance(lead) * SURVIVE[units]
            gain = 1.0 + area_worth(state, target)
            return chance * gain + (1.0 - chance) * DEFEAT + EFFORT
        kind = AREA_KIND[target]
        if there == self.seat:
            return JOINED if kind in (TEMPLE, SANCTUARY) else 0.0
        if kind == TEMPLE:
            worth = TEMPLE_TAKEN + A_UNIT_THERE * float(units)
            return worth + SECOND_TEMPLE if self.temples == 1 else worth
        if kind == SANCTUARY:
            return TEMPLE_TAKEN if units >= SACRIFICE_UNITS[target] else 0.0
        if target < DISTRICTS:
            return 0.8 * area_worth(state, target)
        return NOWHERE

    def leaving(self, area: i64, units: i64) -> float:
        """Points lost where the units come from."""
        if AREA_KIND[area] == TEMPLE and self.state.units[self.seat * AREAS + area] <= units:
            return TEMPLE_LEFT
        return 0.0

    def best_from(self, origin: i64) -> float:
        """The best that the whole troop of an area can do."""
        state = self.state
        units = state.units[self.seat * AREAS + origin]
        can_pay = state.prayer[self.seat] >= self.army.teleport_cost
        best = NOWHERE
        for target in self.targets:
            if target == origin:
                continue
            by_foot = self.army.reaches(origin, target, False)
            if by_foot or (can_pay and self.army.reaches(origin, target, True)):
                worth = self.arriving(origin, units, target, True)
                if not by_foot:
                    worth += TELEPORTED
                best = max(best, worth)
        return best + self.leaving(origin, units)

    def best_move(self) -> float:
        """The best that any troop can do."""
        best = IDLE
        for origin in self.army.areas:
            best = max(best, self.best_from(origin))
        return best

    # ----------------------------------------------------------------- answers

    def origin(self, code: i64) -> float:
        """K8.11.1"""
        return IDLE if code == DECLINE else self.best_from(code - FROM)

    def depart(self, code: i64) -> float:
        """K8.11.2"""
        state = self.state
        move = move_of(state)
        at = move.at
        units = state.units[self.seat * AREAS + at]
        if code == STOP:
            return IDLE if move.origin == NONE else 0.0
        if code < STEP:
            return self.card(code - CARD + BATTLE_DI, at, units)
        if code >= TELEPORT:
            target = code - TELEPORT
            return self.arriving(at, units, target, True) + TELEPORTED + self.leaving(at, units)
        target = code - STEP
        worth = self.arriving(at, units, target, True)
        points = movement_points(state, self.seat) - move.used - 1
        if points > 0 and holder(state, target) in (NONE, self.seat):
            for further in self.targets:
                if further == at or distance(state.seats, target, further) > points:
                    continue
                if further >= DISTRICTS or self.army.passes_walls(at, further):
                    worth = max(worth, ON_THE_WAY * self.arriving(at, units, further, True))
        return worth + self.leaving(at, units)

    def card(self, card: i64, at: i64, units: i64) -> float:
        """K6.5.1 A card in the course of a move."""
        if card == TELEPORTATION:
            best = IDLE
            for target in OBELISKS[self.state.seats]:
                if target != at:
                    best = max(best, self.arriving(at, units, target, True))
            return best + TELEPORTED + self.leaving(at, units)
        if card == OPEN_GATES_CARD:
            return IDLE
        return 0.0

    def group(self, code: i64) -> float:
        """K8.4, K8.5 The size of the group, with or without the creature."""
        state = self.state
        units = (code - TAKE) // 2 + 1
        along = (code - TAKE) % 2 == 1
        move = move_of(state)
        at, target = move.at, move.target
        worth = self.leaving(at, units)
        if target != NONE:
            worth += self.arriving(at, units, target, along)
        worth += A_UNIT_THERE * float(units)
        creature = self.army.creature(at)
        if creature != NONE and not along and state.units[self.seat * AREAS + at] <= units:
            worth += CREATURE_LEFT
        return worth

    def place(self, target: i64) -> float:
        """K15.7 Where the card takes a group that has left."""
        return self.arriving(move_of(self.state).at, 4, target, True)
