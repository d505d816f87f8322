"""How promising a move looks at a glance: exp of the points that it may bring."""

from collections.abc import Sequence
from math import exp
from typing import Final, final

from iteru.games.pharaon.actions import (
    ACT,
    ADVANCE,
    BAG,
    BASIC,
    BONUS,
    BURIAL,
    END_TURN,
    FIRST_NILE,
    FREE,
    GIVEN,
    HIRE,
    INCOME,
    JAR_KEEP,
    JAR_REPLACE,
    KEEP_NOBLE,
    NILE_PAIR,
    OFFERINGS_1,
    OFFERINGS_2,
    OFFERINGS_SET,
    PASS,
    PAY_ACCESS,
    PAY_PROPOSED,
    PAY_UNIT,
    SECTION_OF,
    SWAP_GET,
    SWAP_GIVE,
    TAKE_A_NOBLE,
    TAKE_ARTISAN,
    TAKE_ARTISAN_DECK,
    TAKE_JAR,
    TAKE_NOBLE,
    TAKE_NOBLE_DECK,
    TEACHER_DECLINE,
    TEACHER_USE,
    TO_WHEEL,
    USE_TREASURER,
    USE_WITCH,
)
from iteru.games.pharaon.box.components import (
    ANY_ACCESS,
    ARTISAN_PRESTIGE,
    JAR_RESOURCES,
    PRINTED,
    STAGES,
)
from iteru.games.pharaon.box.ids import (
    BASICS,
    FIRST_AREA_OFFERING,
    FIRST_OFFERING,
    INCOME_ANY_BASIC,
    INCOME_SILVER,
    KINDS,
    NILE_SECTION,
    NILE_TOP,
    OFFERINGS_SECTION,
    SILVER,
    TILE_SPACES,
)
from iteru.games.pharaon.judgement.outlook import (
    ABILITY,
    AREA_PART,
    COLOUR_EXTRA,
    JAR_UNITS,
    NILE_HOPES,
    SILVER_EXTRA,
    STEPS_WORTH,
    UNIT_EXTRA,
    Outlook,
)
from iteru.games.pharaon.judgement.outlook_chances import half_rounds
from iteru.games.pharaon.judgement.outlook_traitor import space_worth
from iteru.games.pharaon.rules.final_scoring import STAGE_PRESTIGE, TOKEN_PRESTIGE
from iteru.games.pharaon.rules.gods import HALF_PRESTIGE, MOST_GODS, half_count, needed
from iteru.games.pharaon.rules.noble_prestige import COPYING
from iteru.games.pharaon.rules.traitor.tiles import filled
from iteru.games.pharaon.rules.traitor.turn import FIRST_SIDE
from iteru.games.pharaon.rules.wallet import SAME_KIND
from iteru.games.pharaon.state import Fields, facing_sector, index_of
from iteru.kernel.rows import i64

SHARPNESS: Final = 0.5  # how much a point of difference counts
PROPOSED: Final = 12.0  # weight of paying as proposed; any other way of paying is near 1
PRICE: Final = 0.8  # of what a unit is worth: to hold on to all of them wins nothing
GOD_PART: Final = 0.8  # of a half-condition's points, for each step towards it
USUAL_ARTISAN: Final = 7.0  # points of an artisan with its gains
USUAL_NOBLE: Final = 11.0
PASSING: Final = -3.0  # points of a pass beside what it brings
FIRST_TO_PASS: Final = 2.0


def move_weights(state: Fields, codes: Sequence[int]) -> list[float]:
    glance = Glance(state, state.pending.seat)
    return [glance.weight(code) for code in codes]


@final
class Glance:
    """What the seat that is asked sees at once."""

    def __init__(self, state: Fields, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.halves = half_rounds(state, seat)
        self.unit = 1.0 + UNIT_EXTRA[self.halves]  # points of a unit
        self.outlook: Outlook | None = None

    def weight(self, code: i64) -> float:
        if code == PAY_PROPOSED:
            return PROPOSED
        return exp(SHARPNESS * self.points(code))

    def points(self, code: i64) -> float:
        """Points that a code may bring; only differences between answers to one question count."""
        if code < KEEP_NOBLE:
            return 0.0
        if code < TAKE_JAR:
            return self.noble(code - KEEP_NOBLE)
        if code < ACT:
            return self.jar(code - TAKE_JAR)
        if code < PASS:
            return self.action((code - ACT) // 2, (code - ACT) % 2)
        if code == PASS:
            return self.passing()
        if PAY_ACCESS <= code < PAY_UNIT:
            return -self.kind(code - PAY_ACCESS)
        if PAY_UNIT <= code < SWAP_GIVE:
            return -self.kind(code - PAY_UNIT)
        if SWAP_GIVE <= code < SWAP_GET:
            return -2.0 * self.kind(GIVEN[code - SWAP_GIVE])
        if SWAP_GET <= code < OFFERINGS_SET:
            return 2.0 * self.kind(code - SWAP_GET)
        if OFFERINGS_SET <= code < BONUS:
            place = (code - OFFERINGS_SET) * 2
            tokens = self.state.set_tokens
            return self.token(tokens[place]) + self.token(tokens[place + 1])
        if BONUS <= code < BAG:
            return self.token(self.state.bonus[code - BONUS])
        if code == BAG:
            return self.unit * 0.8 + 0.4
        if TAKE_NOBLE <= code < TAKE_NOBLE_DECK:
            return self.noble(code - TAKE_NOBLE)
        if code == TAKE_NOBLE_DECK:
            return USUAL_NOBLE
        if ADVANCE <= code < TAKE_ARTISAN:
            return self.track(code - ADVANCE)
        if TAKE_ARTISAN <= code < TAKE_ARTISAN_DECK:
            return self.artisan(code - TAKE_ARTISAN)
        if code == TAKE_ARTISAN_DECK:
            return USUAL_ARTISAN
        if BASIC <= code < INCOME:
            return 2.0 * self.kind(code - BASIC)
        if code in (JAR_KEEP, JAR_REPLACE, TEACHER_USE, TEACHER_DECLINE):
            return self.jar_ability(code)
        if code >= TO_WHEEL:
            return self.split(code - TO_WHEEL)
        if code == INCOME + INCOME_ANY_BASIC:
            return self.unit
        if code == INCOME + INCOME_SILVER:
            return self.unit + SILVER_EXTRA[self.halves]
        if INCOME <= code < END_TURN:
            return self.unit * 0.8 + 1.0
        assert code in (USE_WITCH, USE_TREASURER, END_TURN)
        return 0.0

    # ------------------------------------------------------------------ actions

    def action(self, option: i64, variant: i64) -> float:
        """Points of an action less those of the units it costs."""
        section = SECTION_OF[option]
        unit = self.unit
        points = self.step(section)
        if option == OFFERINGS_1:
            points += 2.0 * (0.8 * unit + points)
        elif option == OFFERINGS_2:
            points += 3.0 * (0.8 * unit + points)
        elif option == TAKE_A_NOBLE:
            points += USUAL_NOBLE + 0.3 * float(self.halves)
        elif option == HIRE:
            points += USUAL_ARTISAN
        elif option == BURIAL:
            stage = self.state.stage[self.seat]
            points += STAGE_PRESTIGE[stage + 1] - STAGE_PRESTIGE[stage]
        else:
            assert FIRST_NILE <= option <= NILE_PAIR
            nile = option - FIRST_NILE
            units = len(PRINTED.nile_gains[nile]) + JAR_UNITS * PRINTED.nile_jars[nile]
            points = unit * units + self.advances(nile)
        return points - PRICE * unit * float(self.units_paid(option, variant))

    def advances(self, nile: i64) -> float:
        """Points of the tracks on which a Nile option advances."""
        best = 0.0
        tracks = PRINTED.nile_tracks[nile]
        for track in range(BASICS):
            if tracks >> track & 1:
                best = max(best, self.track(track))
        return best * PRINTED.nile_advances[nile]

    def units_paid(self, option: i64, variant: i64) -> i64:
        """How many units an action costs, with the access unit where it is not deducted."""
        state = self.state
        section = SECTION_OF[option]
        sector = facing_sector(state, section)
        same = SAME_KIND[option]
        if same > 0:
            size = same
            own = self.seat * KINDS + sector
            is_deducted = state.own[own] + state.own[own + FIRST_OFFERING] >= same
        elif option == TAKE_A_NOBLE:
            return BASICS
        else:
            cost = (
                PRINTED.stage_costs[state.stage[self.seat]]
                if option == BURIAL
                else PRINTED.nile_costs[option - FIRST_NILE]
            )
            size = len(cost)
            is_deducted = sector in cost
        if variant == FREE or is_deducted or state.nobles[self.seat] & ANY_ACCESS[section]:
            return size
        return size + 1

    def step(self, section: i64) -> float:
        """Points of one more of what the gods beside a section count."""
        state = self.state
        wanted = needed(state, section)
        if half_count(state, self.seat, section) >= MOST_GODS * wanted:
            return 0.0
        return GOD_PART * float(HALF_PRESTIGE[section]) / float(wanted)

    def passing(self) -> float:
        points = PASSING
        if len(self.state.passed) == 0:
            points += FIRST_TO_PASS
        return points

    # ------------------------------------------------------- cards, tokens, units

    def kind(self, kind: i64) -> float:
        """Points of one more unit of a kind, or of the last one."""
        state = self.state
        first = self.seat * KINDS
        if kind == SILVER:
            return self.unit + SILVER_EXTRA[self.halves] + COLOUR_EXTRA[self.halves]
        if kind >= FIRST_AREA_OFFERING:
            return 1.0 + AREA_PART * UNIT_EXTRA[self.halves] + self.step(OFFERINGS_SECTION)
        colour = kind
        points = self.unit
        if kind >= FIRST_OFFERING:
            colour = kind - FIRST_OFFERING
            points += self.step(OFFERINGS_SECTION)
        own = state.own[first + colour] + state.own[first + FIRST_OFFERING + colour]
        if self.halves > 0:
            points -= 0.35 * float(min(own, 4))
            stage = state.stage[self.seat]
            if stage < STAGES and colour in PRINTED.stage_costs[stage]:
                points += 0.2
        return points

    def token(self, offering: i64) -> float:
        """Points of an offering token."""
        if offering >= 2 * BASICS:
            return float(TOKEN_PRESTIGE[offering])
        return self.kind(FIRST_OFFERING + offering) - self.step(OFFERINGS_SECTION)

    def jar(self, jar: i64) -> float:
        points = 0.0
        for resource in JAR_RESOURCES[jar]:
            points += self.kind(resource)
        return points

    def jar_ability(self, code: i64) -> float:
        """P9.7 Three units of your choice beat those of a jar, and one more unit beats none."""
        if code in (JAR_REPLACE, TEACHER_USE):
            return 0.5 * self.unit
        return 0.0

    def track(self, track: i64) -> float:
        level = self.state.nile[self.seat * BASICS + track]
        if level >= NILE_TOP:
            return 0.0
        points = NILE_HOPES[level + 1] - NILE_HOPES[level]
        if level == 0:
            points += self.step(NILE_SECTION)
        return points

    def artisan(self, artisan: i64) -> float:
        points = float(ARTISAN_PRESTIGE[artisan]) + PRINTED.artisan_jars[artisan] * JAR_UNITS * (
            self.unit
        )
        for resource in PRINTED.artisan_gains[artisan]:
            points += self.kind(resource)
        return points

    def noble(self, noble: i64) -> float:
        if self.outlook is None:
            self.outlook = Outlook(self.state, self.seat, 0.4, 0.4)
            self.outlook.god_hopes()
        points = USUAL_NOBLE - 2.0 if COPYING >> noble & 1 else self.outlook.noble_points(noble)
        return points + ABILITY[noble] * float(self.halves) + STEPS_WORTH[noble]

    # ------------------------------------------------------------------ solo

    def split(self, side: i64) -> float:
        """P11.4 What goes to the wheel does not go to its tile: the worse space is better."""
        state = self.state
        jar = state.pending.argument
        resource = JAR_RESOURCES[jar][FIRST_SIDE + side]
        place = index_of(state.tied, resource)
        space = filled(state, place)
        return space_worth(state, place, space) if space < TILE_SPACES else 0.0
