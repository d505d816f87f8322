"""What a seat may hope for: the points that it will have in the end, as far as one can tell.

The numbers are judgement, checked against games between search bots.
"""

from math import exp
from typing import Final, final

from iteru.games.pharaon.box.components import PRINTED, PYRAMID, STAGES
from iteru.games.pharaon.box.ids import (
    BASICS,
    FIRST_OFFERING,
    GENERAL,
    KINDS,
    NILE_TOP,
    NOBLES,
    PER_ARTISAN_VALUES,
    PER_BASICS,
    PER_FIRST_PLAYER,
    PER_GODS,
    PER_GODS_BESIDE,
    PER_NOBLES,
    PER_OFFERINGS,
    PER_PHARAOH,
    PER_SILVER,
    PER_STAGES,
    PER_TOP_TRACKS,
    POSITIONS,
    SCRIBES,
    SECTIONS,
    SILVER,
    TEACHER,
    UNITS,
)
from iteru.games.pharaon.frames import (
    ASK_ANY_BASIC,
    ASK_OFFERING_SOURCE,
    ASK_PASS_JAR,
    ASK_PYRAMID_INCOME,
    ASK_SETUP_JAR,
)
from iteru.games.pharaon.judgement.outlook_chances import MOST_HALVES, half_rounds
from iteru.games.pharaon.judgement.outlook_round import bargains, turns_of_others, units_owned
from iteru.games.pharaon.judgement.reasons import (
    FOR_ARTISANS,
    FOR_BURIAL_CHAMBER,
    FOR_FIRST_PLAYER,
    FOR_GODS,
    FOR_MEANS,
    FOR_NILE,
    FOR_NOBLES,
    FOR_PHARAOH,
    FOR_ROUND,
    FOR_TOKENS,
    REASONS,
)
from iteru.games.pharaon.rules.final_scoring import (
    STAGE_PRESTIGE,
    artisans_prestige,
    tokens_prestige,
)
from iteru.games.pharaon.rules.gods import half_count, needed, value
from iteru.games.pharaon.rules.noble_prestige import (
    ARTISAN_VALUES,
    COPYING,
    PER,
    PRESTIGE,
    basic_resources,
    different_artisan_values,
    offering_tokens,
    tracks_at_level,
)
from iteru.games.pharaon.rules.pyramid import row_of
from iteru.games.pharaon.state import Fields, holders_of
from iteru.kernel.rows import append, i64, vec
from iteru.kernel.sets import BIT, count_bits

# By half rounds to come: what a point that is already made counts. A player with few of them early
# on has more left to do: cheap stages, tracks with room, gods within reach.
POINT: Final = vec[float]([1.0, 0.9, 0.87, 0.83, 0.8, 0.77, 0.72, 0.67, 0.62, 0.57, 0.55])
# Points that a unit is worth beyond the one that it scores if kept, and the first of each colour
# beyond the others: each colour opens one section.
UNIT_EXTRA: Final = vec[float]([0.0, 1.4, 2.0, 2.1, 2.2, 2.3, 2.3, 2.4, 2.4, 2.5, 2.5])
COLOUR_EXTRA: Final = vec[float]([0.0, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7])
SILVER_EXTRA: Final = vec[float]([0.0, 0.5, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7])
AREA_PART: Final = 0.5  # of a unit's extra: an area token pays in one section only
# Units of which the average is worth half as much: there is not room for all on the wheel.
KEPT_UNITS: Final = vec[float]([24.0, 24.0, 40.0, 50.0, 60.0, 60.0, 60.0, 60.0, 60.0, 60.0, 60.0])
JAR_UNITS: Final = 3.0
# Three seats and more soon fill the spaces of the wheel. By half rounds to come: the part of a
# unit's extra, and of the hope for gods, that is left to a seat then.
CROWD: Final = 3
CROWDED_UNITS: Final = vec[float](
    [0.75, 0.75, 0.63, 0.63, 0.73, 0.73, 0.63, 0.63, 0.55, 0.55, 0.55]
)
CROWDED_GODS: Final = vec[float]([1.0, 0.85, 0.7, 0.7, 0.35, 0.35, 0.15, 0.15, 0.15, 0.15, 0.15])

# By section: what a seat gains in a half round of what the gods count (P8.2).
HALF_ROUND: Final = vec[float]([1.1, 0.33, 0.8, 0.35, 0.42])
MOST_COUNTED: Final = 40
GROWTH: Final = 0.3  # in a half round, of what nobles count: cards, stages, tracks at the top
OFFERING_GROWTH: Final = 0.6
USUAL_BASICS: Final = 4.0  # basic resources that are left in the end
USUAL_SILVER: Final = 1.0

# By level: points of a track while there is time to advance, in the last round, and after it.
TOP_TRACK: Final = PRINTED.nile_prestige[NILE_TOP] / 7.0  # measured where a track is worth 7
NILE_HOPES: Final = vec[float]([0.0, 1.8 * TOP_TRACK, 4.0 * TOP_TRACK, 6.8 * TOP_TRACK])
NILE_LAST: Final = vec[float](
    [0.0, 0.8 * TOP_TRACK, 3.3 * TOP_TRACK, float(PRINTED.nile_prestige[NILE_TOP])]
)
NILE_NOW: Final = vec[float]([float(points) for points in PRINTED.nile_prestige])
FIRST_NEXT: Final = 1.5  # points of beginning the next round
STEP_WORTH: Final = vec[float]([2.3, 3.0, 3.0, 7.0, 9.0])  # by step of a High Official, in points
# Points of not having passed, and of each free space of Nile and offerings: what it is worth to the
# last active player, and what more all active players share.
ACTIVE: Final = 4.0
SPACE_ALONE: Final = 1.0
SPACE_SHARED: Final = 3.6
SPACE_LAST: Final = 1.4  # to the last active player of the last round
# By round: points more of not having passed where spaces are scarce.
CROWDED_ACTIVE: Final = vec[float]([0.0, 0.0, 2.0, 4.0, 4.0, 6.0])


def _ability(noble: int) -> float:
    """Points of a noble's ability in a half round."""
    if noble == TEACHER:
        return 0.8
    if noble == GENERAL or noble < SCRIBES:
        return 0.3
    return 0.0 if PRINTED.abilities[noble] in ("immediate", "none") else 0.4


def _steps_worth(noble: int) -> float:
    """Points of what a noble brings when it is gained (P9.8)."""
    return sum([STEP_WORTH[step] * amount for step, amount in PRINTED.noble_steps[noble]])


ABILITY: Final = vec[float]([_ability(noble) for noble in range(NOBLES)])
STEPS_WORTH: Final = vec[float]([_steps_worth(noble) for noble in range(NOBLES)])


def _chance(count: int, wanted: int, growth: float) -> float:
    """That a count reaches a number; certain if it has, impossible without time."""
    if count >= wanted:
        return 1.0
    if growth == 0.0:
        return 0.0
    return 1.0 / (1.0 + exp((wanted - count - growth - 0.2) / (0.35 + 0.3 * growth)))


def _reach() -> vec[float]:
    """By (section * halves + half rounds) * counts + shortfall: the chance to make it up."""
    found = vec[float]()
    for section in range(len(SECTIONS)):
        for halves in range(MOST_HALVES + 1):
            for missing in range(MOST_COUNTED + 1):
                found = append(found, _chance(0, missing, HALF_ROUND[section] * halves))
    return found


REACH: Final = _reach()


@final
class Outlook:
    """What a seat expects; `pharaoh` and `first`: its chances to hold these tokens in the end."""

    def __init__(self, state: Fields, seat: i64, pharaoh: float, first: float) -> None:
        self.state = state
        self.seat = seat
        self.halves = half_rounds(state, seat)
        self.pharaoh = pharaoh
        self.first = first
        self.is_crowded = state.seats >= CROWD
        self.points = vec[float]([0.0] * len(REASONS))  # by part, POINT not yet applied
        self.gods = vec[float]([0.0] * POSITIONS)  # by position: how likely the god is satisfied

    def weigh(self) -> None:
        """Fills in the points of all parts."""
        state = self.state
        seat = self.seat
        points = self.points
        points[FOR_GODS] = self.god_hopes()
        if self.is_crowded:
            points[FOR_GODS] *= CROWDED_GODS[self.halves]
        points[FOR_NOBLES] = self.nobles_hopes()
        points[FOR_NILE] = self.nile_hopes()
        points[FOR_ARTISANS] = float(artisans_prestige(state, seat))
        points[FOR_BURIAL_CHAMBER] = float(STAGE_PRESTIGE[state.stage[seat]])
        points[FOR_PHARAOH] = PRINTED.pharaoh_prestige * self.pharaoh
        points[FOR_TOKENS] = float(tokens_prestige(state, seat))
        points[FOR_FIRST_PLAYER] = PRINTED.first_player_prestige * self.first
        points[FOR_MEANS] = self.unit_hopes()
        points[FOR_ROUND] = self.round_hopes()

    def expected_points(self) -> float:
        """The sum of all parts."""
        self.weigh()
        points = self.points
        made = points[FOR_GODS] + points[FOR_NOBLES] + points[FOR_NILE]
        made += points[FOR_ARTISANS] + points[FOR_BURIAL_CHAMBER]
        made += points[FOR_PHARAOH]
        total = POINT[self.halves] * made + points[FOR_TOKENS] + points[FOR_FIRST_PLAYER]
        return total + points[FOR_MEANS] + points[FOR_ROUND]

    def explained(self) -> list[tuple[str, float]]:
        """The same part by part."""
        self.weigh()
        return [
            (REASONS[part], self.points[part] * (POINT[self.halves] if part < FOR_TOKENS else 1.0))
            for part in range(len(REASONS))
        ]

    def god_hopes(self) -> float:
        """Points of gods.

        The best god first: it takes what it needs of both sections, and what another one needs
        there as well must come on top (P8.4).
        """
        state = self.state
        once = vec[float]([0.0] * POSITIONS)
        twice = vec[float]([0.0] * POSITIONS)
        for position in range(POSITIONS):
            own = state.ring[position]
            count = half_count(state, self.seat, own)
            wanted = needed(state, own)
            first = (own * (MOST_HALVES + 1) + self.halves) * (MOST_COUNTED + 1)
            once[position] = REACH[first + max(0, wanted - count)]
            twice[position] = REACH[first + max(0, 2 * wanted - count)]
        total = 0.0
        left: i64 = BIT[POSITIONS] - 1
        while left != 0:
            best: i64 = 0
            most = -1.0
            for position in range(POSITIONS):
                if left >> position & 1:
                    hope = float(value(state, position)) * once[position] * once[after(position)]
                    if hope > most:
                        most = hope
                        best = position
            total += most
            self.gods[best] = once[best] * once[after(best)]
            once[best], once[after(best)] = twice[best], twice[after(best)]
            left &= ~BIT[best]
        return total

    def nobles_hopes(self) -> float:
        """Points of the seat's nobles, and what their abilities will bring."""
        total = 0.0
        best = 0.0
        nobles = self.state.nobles[self.seat]
        copying = nobles & COPYING
        number: i64 = 0
        while nobles != 0:
            if nobles & 1:
                total += ABILITY[number] * float(self.halves)
                if not COPYING >> number & 1:
                    points = self.noble_points(number)
                    total += points
                    best = max(best, points)
            nobles >>= 1
            number += 1
        return total + best * float(count_bits(copying))

    def noble_points(self, noble: i64) -> float:
        """P9.10 Points of a noble in the end; `gods` must be known."""
        points = float(PRESTIGE[noble])
        for each, count, section in PER[noble]:
            points += each * self.counted(count, section)
        return points

    def counted(self, count: i64, section: i64) -> float:
        """P9.10 What a noble will count in the end."""
        state = self.state
        seat = self.seat
        halves = float(self.halves)
        if count == PER_GODS_BESIDE:
            position = state.position[section]
            return self.gods[position] + self.gods[before(position)]
        if count == PER_GODS:
            likely = 0.0
            for god in self.gods:
                likely += god
            return likely
        if count == PER_PHARAOH:
            return self.pharaoh
        if count == PER_FIRST_PLAYER:
            return self.first
        if count == PER_OFFERINGS:
            return float(offering_tokens(state, seat)) + OFFERING_GROWTH * halves
        if count == PER_SILVER:
            return later(state.own[seat * KINDS + SILVER], USUAL_SILVER, self.halves)
        if count == PER_BASICS:
            return later(basic_resources(state, seat), USUAL_BASICS, self.halves)
        if count == PER_NOBLES:
            return float(count_bits(state.nobles[seat])) + GROWTH * halves
        if count == PER_ARTISAN_VALUES:
            values = float(different_artisan_values(state, seat)) + GROWTH * halves
            return min(float(len(ARTISAN_VALUES)), values)
        if count == PER_STAGES:
            return min(float(STAGES), float(state.stage[seat]) + GROWTH * halves)
        assert count == PER_TOP_TRACKS
        return min(5.0, float(tracks_at_level(state, seat, NILE_TOP)) + GROWTH * halves)

    def nile_hopes(self) -> float:
        """P10.4 Points of the Nile; a level on the way to one that scores counts in part."""
        state = self.state
        total = 0.0
        for track in range(self.seat * BASICS, self.seat * BASICS + BASICS):
            level = state.nile[track]
            if self.halves >= 2:
                total += NILE_HOPES[level]
            elif self.halves == 1:
                total += NILE_LAST[level]
            else:
                total += NILE_NOW[level]
        return total

    def unit_hopes(self) -> float:
        """What can be paid is worth more than the point that it scores, the first units most."""
        own = self.state.own
        first = self.seat * KINDS
        halves = self.halves
        units = float(own[first + SILVER])
        extra = SILVER_EXTRA[halves] * units
        for colour in range(BASICS):
            count = own[first + colour] + own[first + FIRST_OFFERING + colour]
            units += float(count)
            if count > 0:
                extra += COLOUR_EXTRA[halves]
        for kind in range(first + FIRST_OFFERING + BASICS, first + UNITS):
            units += AREA_PART * float(own[kind])
        extra += UNIT_EXTRA[halves] * units / (1.0 + units / KEPT_UNITS[halves])
        return extra * CROWDED_UNITS[halves] if self.is_crowded else extra

    def round_hopes(self) -> float:
        """What the round in play still brings: free spaces, the jar, incomes of the pyramid."""
        state = self.state
        seat = self.seat
        units = 0.0
        for kind, asked, _ in state.pending.frames():
            if asked == seat:
                if kind in (ASK_PASS_JAR, ASK_SETUP_JAR):
                    units += JAR_UNITS
                elif kind in (ASK_PYRAMID_INCOME, ASK_ANY_BASIC, ASK_OFFERING_SOURCE):
                    units += 1.0
        total = 0.0
        active = holders_of(state) - len(state.passed)
        if seat not in state.passed:
            if state.round < PRINTED.rounds:
                units += JAR_UNITS
            if units_owned(state, seat) > 0:
                is_last = state.round == PRINTED.rounds and active == 1
                space = SPACE_LAST if is_last else SPACE_ALONE + SPACE_SHARED / float(active)
                total += ACTIVE + space * float(bargains(state))
                if self.is_crowded:
                    total += CROWDED_ACTIVE[state.round]
        elif active > 0:
            row = row_of(state, seat)
            spaces = float(len(PYRAMID[row]) - 1 - state.index[seat])
            units += min(spaces, turns_of_others(state))
        if len(state.passed) > 0 and state.first == seat and state.round < PRINTED.rounds:
            total += FIRST_NEXT
        return total + (1.0 + UNIT_EXTRA[self.halves]) * units


def before(position: i64) -> i64:
    """The position that comes before one in the ring."""
    return (position + POSITIONS - 1) % POSITIONS


def after(position: i64) -> i64:
    return (position + 1) % POSITIONS


def later(now: i64, usual: float, halves: i64) -> float:
    """What counts in the end and comes and goes until then."""
    part = 0.25 * float(min(halves, 4))
    return float(now) * (1.0 - part) + usual * part
