"""Each seat's chance to win as it looks now.

Victory points that a seat may hope for are added up: those that stay, those on the board by how
safely they are held, and what promises more. The game ends after a Day in which somebody has
reached the goal, so what would count at the end of this Day is looked at on its own.
"""

from math import exp
from typing import Final, final

from iteru.games.kemet.box.components import (
    AREA_KIND,
    PRINTED,
    SACRIFICE_UNITS,
    SACRIFICE_VP,
    SPACE_ACTION,
    TEMPLE_PRAYER,
    TILE_CREATURE,
)
from iteru.games.kemet.box.components import (
    TEMPLES as TEMPLES_OF,
)
from iteru.games.kemet.box.ids import (
    COLOURS,
    DISTRICT,
    DISTRICTS,
    GOLD_SPACE,
    LEVEL_SPACES,
    MOVE,
    REGULAR_TOKENS,
    SANCTUARY,
    TEMPLE,
)
from iteru.games.kemet.judgement.outlook_battles import SURVIVE, Army, win_chance
from iteru.games.kemet.judgement.outlook_worths import (
    LEVEL_WORTH,
    TILE_WORTH,
    TROOP_WORTH,
    USUAL_CARD,
    prayer_worth,
)
from iteru.games.kemet.judgement.reasons import (
    ACTIONS,
    ATTACKS,
    CARDS,
    DAY_END,
    ORDER,
    POINTS,
    PRAYER,
    PYRAMIDS,
    REASON_COUNT,
    REASONS,
    SANCTUARIES,
    TEMPLES,
    TILES,
    TROOPS,
)
from iteru.games.kemet.rules.board import controller_of_district, holder, pyramid_level_at
from iteru.games.kemet.rules.day import LEVELS_MASK
from iteru.games.kemet.rules.powers import owns_gold, owns_silver
from iteru.games.kemet.rules.turn_order import place_in_order
from iteru.games.kemet.rules.victory_points import permanent_points
from iteru.games.kemet.state import DAY, NIGHT, Fields
from iteru.kernel.plain import NONE
from iteru.kernel.ranking import chances_of_victory
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT, count_bits, set_of

SPREAD: Final = 1.4  # points by which a result varies if the goal is reached now,
SPREAD_A_POINT: Final = 0.25  # and more with every point that the leader still lacks
LEAST_TIME: Final = 0.15  # what a lasting advantage counts in the end of the game, of 1 early on
TIME_A_POINT: Final = 0.14  # and more with every point that the leader still lacks
HELD_LATER: Final = 0.45  # worth of a temple's point beyond this Day
HELD_TODAY: Final = 0.15  # and in this Day
PRAYER_PART: Final = 0.06  # of a prayer point that a temple brings
TWO_TEMPLES: Final = 0.65  # of the point for two temples that are held until the end of the Day
SANCTUARY_POINT: Final = 0.6
HIGH_PYRAMID: Final = 0.55  # a point of level 4
ATTACK: Final = 0.55  # of what the best attack would bring
NEXT_TO_ATTACK: Final = 0.75  # how likely who moves next attacks if it pays,
LATER_TO_ATTACK: Final = 0.1  # less for each seat before him,
OTHER_DAY: Final = 0.35  # and for who has no move left in this Day
# By seats: part of that on any one opponent's troop, as an attack falls on one of them.
ON_ONE: Final = vec[float]([0.0, 0.0, 1.0, 0.67, 0.5, 0.4])
EFFORT: Final = 0.25  # of an attack: cards are used, units are lost
THIRD_TEMPLE: Final = 0.4  # how likely the loss of one temple of three costs the point for two
EMPTY_TEMPLE: Final = 0.5  # of a move to a temple that nobody holds
UNIT_LOST: Final = 0.06
PRAYER_NOW: Final = 0.4  # part of the worth of prayer points that does not shrink with time
PLACE_TAKEN: Final = 0.6  # a temple or the Sanctuary, for who takes it
LEVEL_TAKEN: Final = 0.1  # of each level of a captured pyramid,
HIGH_TAKEN: Final = 0.9  # and if it has a victory point
ACTION: Final = 0.2  # of an action to come in this Day
MOVE_LEFT: Final = 0.38  # and more if it can be a move
MOVE_TODAY: Final = 0.1  # the same, of the points at the end of this Day
TILE: Final = 0.85  # part of a tile's worth: what else it brings is on the board
RESERVE_CREATURE: Final = 0.5  # part of that while the tile's creature is in reserve
LATER_IN_THE_DAY: Final = 0.2  # of each seat that has its turns before: the last word counts
SURE: Final = 0.4  # points by which the end of this Day is uncertain
LEAST_END: Final = 0.01  # less likely ends of the game with this Day are left aside
LAST_TURN: Final = 0.75  # how far the end of this Day can be foreseen in its last turn
MOVES: Final = set_of([space for space in range(LEVEL_SPACES) if SPACE_ACTION[space] == MOVE])
MOVES_A_DAY: Final = count_bits(MOVES)


def evaluations(state: Fields) -> list[float]:
    """By seat: the chance to win."""
    return Outlook(state).chances()


def explain(state: Fields, seat: i64) -> list[tuple[str, float]]:
    """The points that a seat may hope for, by reason."""
    return Outlook(state).reasons(seat)


def expected_points(state: Fields, seat: i64) -> float:
    """The points that a seat may hope for, those of this Day's end as far as it may be the last."""
    outlook = Outlook(state)
    ends = outlook.chance_of_the_end()
    return ends * outlook.today[seat] + (1.0 - ends) * outlook.hopes[seat]


@final
class Outlook:
    """What all seats may hope for; each `look_at_` adds its parts."""

    def __init__(self, state: Fields) -> None:
        self.state = state
        seats = state.seats
        self.armies = [Army(state, seat) for seat in range(seats)]
        self.today = vec[float]([0.0] * seats)  # points at the end of this Day
        self.hopes = vec[float]([0.0] * seats)  # points in the end
        self.lasting = vec[float]([0.0] * seats)  # worth of what helps from Day to Day
        self.parts = vec[float]([0.0] * (seats * REASON_COUNT))  # of the hopes: by seat, reason
        self.lasting_parts = self.parts[:]
        self.moves = vec[i64]([0] * seats)
        self.will_today = self.today[:]  # how likely a seat attacks where it pays
        self.will = self.today[:]  # the same, the next Day included
        for seat in range(seats):
            points = float(permanent_points(state, seat))
            self.today[seat] = points
            self.hope(seat, POINTS, points)
            self.moves[seat] = moves_left(state, seat)
        self.look_at_order()
        self.look_at_troops()
        self.look_at_pyramids()
        for seat in range(seats):
            self.look_at_seat(seat)
        self.lacking = max(0.0, float(state.goal) - most(self.today))  # points, of the leader
        self.time = min(1.0, LEAST_TIME + TIME_A_POINT * self.lacking)
        for seat in range(seats):
            self.hopes[seat] += self.time * self.lasting[seat]

    def hope(self, seat: i64, reason: i64, points: float) -> None:
        """Adds to the points in the end."""
        self.hopes[seat] += points
        self.parts[seat * REASON_COUNT + reason] += points

    def last(self, seat: i64, reason: i64, points: float) -> None:
        """Adds to what helps from Day to Day: it counts less the sooner the game ends."""
        self.lasting[seat] += points
        self.lasting_parts[seat * REASON_COUNT + reason] += points

    def chances(self) -> list[float]:
        later = chances_of_victory(list(self.hopes), SPREAD + SPREAD_A_POINT * self.lacking)
        ends = self.chance_of_the_end()
        if ends == 0.0:
            return later
        now = chances_of_victory(list(self.today), SURE)
        return [ends * now[seat] + (1.0 - ends) * later[seat] for seat in range(self.state.seats)]

    def chance_of_the_end(self) -> float:
        """That somebody has reached the goal at the end of this Day; 0 if it is next to none."""
        state = self.state
        if state.phase == NIGHT:
            return 0.0
        lead = most(self.today) - float(state.goal)
        if lead < -2.0:
            return 0.0
        if state.phase == DAY and state.turn < REGULAR_TOKENS:
            return 0.0
        day = LAST_TURN if state.phase == DAY else 1.0
        ends = day / (1.0 + exp(-(lead + 0.2) / SURE))
        return ends if ends >= LEAST_END else 0.0

    def reasons(self, seat: i64) -> list[tuple[str, float]]:
        """Every part with its points; they add up to what the seat may hope for."""
        first = seat * REASON_COUNT
        found = [
            (reason, self.parts[first + part] + self.time * self.lasting_parts[first + part])
            for part, reason in enumerate(REASONS)
        ]
        ends = self.chance_of_the_end()
        found[DAY_END] = (REASONS[DAY_END], ends * (self.today[seat] - self.hopes[seat]))
        return found

    def look_at_order(self) -> None:
        """Who may attack before the others can do anything about it."""
        state = self.state
        first: i64 = 0
        if state.phase == DAY and state.to_move >= 0:
            first = place_in_order(state, state.to_move)
        for seat in range(state.seats):
            place = place_in_order(state, seat)
            after = (place - first) % state.seats
            will = NEXT_TO_ATTACK - LATER_TO_ATTACK * float(after)
            if state.phase == DAY:
                self.hope(seat, ORDER, LATER_IN_THE_DAY * float(place))
            if self.moves[seat] > 0:
                self.will_today[seat] = will
                self.will[seat] = will
            else:
                self.will[seat] = OTHER_DAY

    def look_at_troops(self) -> None:
        """What each troop holds, how safely, and what the best attack of each seat brings."""
        state = self.state
        seats = state.seats
        best = vec[float]([0.0] * seats)  # by seat: what its best attack brings
        for area in TEMPLES_OF[seats]:
            if holder(state, area) == NONE:
                for seat in range(seats):
                    best[seat] = EMPTY_TEMPLE
        for owner in range(seats):
            self.look_at_army(self.armies[owner], best)
        for seat in range(seats):
            self.hope(seat, ATTACKS, ATTACK * self.will[seat] * best[seat])
            self.today[seat] += ATTACK * self.will_today[seat] * best[seat]

    def look_at_army(self, army: Army, best: vec[float]) -> None:
        """The troops of one seat; what others may win from them goes into `best`."""
        state = self.state
        seats = state.seats
        share = ON_ONE[seats]
        owner = army.seat
        pair = 1.0
        temples: i64 = 0
        for index in range(len(army.areas)):
            area = army.areas[index]
            units = army.units[index]
            worth = area_worth(state, area)
            held_today = 1.0
            held = 1.0
            for seat in range(seats):
                if seat == owner:
                    continue
                chance = self.attack_chance(seat, army, area)
                if chance > 0.0:
                    best[seat] = max(best[seat], chance * (1.0 + worth) - EFFORT)
                    held_today *= 1.0 - share * self.will_today[seat] * chance
                    held *= 1.0 - share * self.will[seat] * chance
            lost = UNIT_LOST * float(units) * (1.0 - held)
            self.hope(owner, TROOPS, TROOP_WORTH[units] - lost)
            if AREA_KIND[area] == TEMPLE:
                self.today[owner] += held_today
                self.hope(owner, TEMPLES, HELD_LATER * held + HELD_TODAY * held_today)
                prayer = float(TEMPLE_PRAYER[area])
                self.hope(owner, TEMPLES, PRAYER_PART * prayer * held_today)
                temples += 1
                pair *= held_today
            elif AREA_KIND[area] == SANCTUARY and units >= SACRIFICE_UNITS[area]:
                points = float(SACRIFICE_VP[area])
                self.today[owner] += points * held_today
                self.hope(owner, SANCTUARIES, SANCTUARY_POINT * points * held_today)
        if temples > 2:
            pair = 1.0 - (1.0 - pair) * THIRD_TEMPLE
        if temples >= 2:
            self.today[owner] += pair
            self.hope(owner, TEMPLES, TWO_TEMPLES * pair)

    def attack_chance(self, seat: i64, defender: Army, target: i64) -> float:
        """The best chance of a seat to beat a troop and to survive."""
        army = self.armies[seat]
        can_pay = self.moves[seat] == 0 or self.state.prayer[seat] >= army.teleport_cost
        found = 0.0
        for index in range(len(army.areas)):
            origin = army.areas[index]
            if army.reaches(origin, target, can_pay):
                units = army.units[index]
                lead = army.lead_over(defender, origin, units, target)
                found = max(found, win_chance(lead) * SURVIVE[units])
        return found

    def look_at_pyramids(self) -> None:
        """K12.2 They serve who controls them; half of their worth is that they may come back."""
        state = self.state
        for district in range(DISTRICTS):
            pyramid = state.standing[district]
            if pyramid == NONE:
                continue
            level = state.levels[pyramid]
            seat = controller_of_district(state, district)
            owner = pyramid // COLOURS
            self.last(owner, PYRAMIDS, 0.5 * LEVEL_WORTH[level])
            self.last(seat, PYRAMIDS, 0.5 * LEVEL_WORTH[level])
            if level >= PRINTED.vp_level:
                self.today[seat] += float(PRINTED.pyramid_vp)
                self.hope(seat, PYRAMIDS, HIGH_PYRAMID * float(PRINTED.pyramid_vp))

    def look_at_seat(self, seat: i64) -> None:
        """Prayer points, cards, tiles, and the actions to come in this Day."""
        state = self.state
        prayer = prayer_worth(state.prayer[seat])
        self.hope(seat, PRAYER, PRAYER_NOW * prayer)
        self.last(seat, PRAYER, (1.0 - PRAYER_NOW) * prayer)
        self.last(seat, CARDS, USUAL_CARD * float(state.hand_sizes[seat]))
        own = state.tiles[seat]
        tile: i64 = 0
        while own > 0:
            if own & 1:
                self.last(seat, TILES, TILE * self.tile_worth(tile))
            own >>= 1
            tile += 1
        moves = float(self.moves[seat])
        actions = float(tokens_left(state, seat))
        self.hope(seat, ACTIONS, ACTION * actions + MOVE_LEFT * moves)
        self.today[seat] += MOVE_TODAY * moves

    def tile_worth(self, tile: i64) -> float:
        creature = TILE_CREATURE[tile]
        if creature != NONE and self.state.creature_area[creature] == NONE:
            return RESERVE_CREATURE * TILE_WORTH[tile]
        return TILE_WORTH[tile]


def most(points: vec[float]) -> float:
    """The highest of all seats."""
    found = points[0]
    for own in points:
        found = max(found, own)
    return found


def area_worth(state: Fields, area: i64) -> float:
    """What an attacker gains with the space itself."""
    kind = AREA_KIND[area]
    if kind in (TEMPLE, SANCTUARY):
        return PLACE_TAKEN
    if kind == DISTRICT:
        level = pyramid_level_at(state, area)
        return LEVEL_TAKEN * float(level) if level < PRINTED.vp_level else HIGH_TAKEN
    return 0.0


def tokens_left(state: Fields, seat: i64) -> i64:
    """Actions that a seat still has in this Day."""
    if state.phase != DAY:
        return 0
    left = REGULAR_TOKENS - count_bits(state.filled[seat] & LEVELS_MASK)
    if state.silver[seat] != NONE or owns_silver(state, seat):
        left += 1
    if owns_gold(state, seat) and not state.filled[seat] & BIT[GOLD_SPACE]:
        left += 1
    return left


def moves_left(state: Fields, seat: i64) -> i64:
    """Move actions that a seat still has in this Day; in the Night those of the Day to come."""
    if state.phase != DAY:
        return MOVES_A_DAY
    free = MOVES_A_DAY - count_bits(state.filled[seat] & MOVES)
    if owns_gold(state, seat) and not state.filled[seat] & BIT[GOLD_SPACE]:
        free += 1
    return min(free, tokens_left(state, seat))
