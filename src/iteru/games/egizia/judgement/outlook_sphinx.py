"""What Sphinx cards will bring in the end: how far each is, and how likely the rest comes (E13)."""

from math import exp
from typing import Final

from iteru.games.egizia.box.components import BOTTOM, MAX_STRENGTH, PRINTED, REQUIRES
from iteru.games.egizia.box.ids import (
    BUILDINGS,
    CREW_TILES,
    FIRST_OF_BUILDING,
    STONE_SPACES,
    TRACKS,
    spaces_of_building,
)
from iteru.games.egizia.box.sphinx_cards import (
    BUILT,
    COLUMNS,
    CREW_STRENGTH,
    MOST_PRODUCTION,
    OWN_STONES,
    OWN_STONES_EACH,
    PER_OWN_STONE,
    PER_PERMANENT,
    PER_POINTS,
    PLAYERS_AT_BOTTOM,
    SELF_AT_BOTTOM,
)
from iteru.games.egizia.judgement.outlook_sites import Board
from iteru.games.egizia.rules.sphinx_scoring import card_points, production_of
from iteru.games.egizia.state import Fields
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import count_bits, members

TABLES: Final = PRINTED.sphinx
USUAL_CARD: Final = vec[float]([0.0, 0.0, 4.8, 4.2, 3.7])  # by seats: points of an unknown card
# By building: stones that one of two seats lays there in a round; by seats: part of that.
STONES_RATE: Final = vec[float]([0.65, 0.8, 0.35, 1.15])
STONES_PART: Final = vec[float]([0.0, 0.0, 1.0, 0.85, 0.7])
STEPS_RATE: Final = vec[float]([0.0, 0.0, 1.1, 0.8, 0.65])  # by seats: on each market, in a round
CREW_RATE: Final = vec[float]([0.0, 0.0, 0.6, 0.5, 0.45])  # by seats: of a crew, in a round
POWER_RATE: Final = 0.4  # permanent powers, in a round
POINTS_RATE: Final = vec[float]([0.0, 0.0, 22.0, 17.0, 13.0])  # by seats: points, in a round
PRODUCTION_SPREAD: Final = 1.5  # by which a lead in production may change in a round


def _needed(spaces: i64) -> i64:
    """These spaces and all that must be filled before them."""
    found = spaces
    for space in range(STONE_SPACES - 1, -1, -1):
        if found >> space & 1:
            found |= REQUIRES[space]
    return found


NEEDED: Final = vec[i64]([_needed(spaces) for spaces in TABLES.spaces])  # by card
SPACES_OF: Final = vec[i64]([spaces_of_building(building) for building in range(len(BUILDINGS))])


def building_of(spaces: i64) -> i64:
    """The building that a set of spaces begins in."""
    for building in range(len(BUILDINGS)):
        if spaces & SPACES_OF[building]:
            return building
    return 0


BUILDING: Final = vec[i64]([building_of(spaces) for spaces in TABLES.spaces])  # by card


def hand_points(state: Fields, seat: i64, board: Board, builds: float) -> float:
    """Points of the seat's Sphinx cards; of cards that are unknown or guessed, usual ones.

    `builds`: building phases to come.
    """
    hand = state.hands[seat]
    if hand == 0 or state.viewer not in (seat, -1):
        return USUAL_CARD[state.seats] * float(state.hand_sizes[seat])
    return sum(expected_points(state, seat, card, board, builds) for card in members(hand))


def expected_points(state: Fields, seat: i64, card: i64, board: Board, builds: float) -> float:
    """Points that a card will bring to the seat."""
    kind = TABLES.kind[card]
    if builds == 0 and kind != PER_POINTS:
        return float(card_points(state, seat, card))
    points, seats = float(TABLES.points[card]), float(state.seats)
    if kind == BUILT:
        missing = count_bits(NEEDED[card] & ~board.filled)
        return points * reached(missing, builds * seats * stones_rate(state, BUILDING[card]))
    if kind == COLUMNS:
        one = count_bits(TABLES.columns[0] & ~board.filled)
        two = count_bits(TABLES.columns[1] & ~board.filled)
        missing = min(one, two) if TABLES.least[card] == 1 else one + two
        return points * reached(missing, 0.8 * builds * seats * stones_rate(state, 2))
    if kind == PLAYERS_AT_BOTTOM:
        return _players_at_bottom(state, card, builds)
    if kind == OWN_STONES:
        have = count_bits(state.built[seat] & TABLES.spaces[card])
        free = count_bits(TABLES.spaces[card] & ~board.filled)
        missing = max(0, TABLES.least[card] - have)
        if missing > free:
            return 0.0
        return points * reached(missing, 1.2 * builds * stones_rate(state, BUILDING[card]))
    if kind == OWN_STONES_EACH:
        return points * _stones_everywhere(state, seat, card, board, builds)
    if kind == PER_OWN_STONE:
        have = count_bits(state.built[seat] & TABLES.spaces[card])
        free = count_bits(TABLES.spaces[card] & ~board.filled)
        more = min(1.2 * builds * stones_rate(state, BUILDING[card]), 0.6 * float(free))
        return points * (float(have) + more)
    if kind == CREW_STRENGTH:
        crew = TABLES.number[card]
        strength = float(state.strength[seat * CREW_TILES + crew])
        strength += CREW_RATE[state.seats] * float(board.rounds)
        return _strength_points(card, min(strength, float(MAX_STRENGTH[crew])))
    if kind == MOST_PRODUCTION:
        return points * _most_production(state, seat, card, board)
    if kind == PER_PERMANENT:
        have = count_bits(state.held[seat] & PRINTED.nile.powers)
        return points * (float(have) + POWER_RATE * float(board.rounds))
    if kind == PER_POINTS:
        total = float(state.score[seat]) + POINTS_RATE[state.seats] * builds + 12.0
        return points * (total / TABLES.least[card] - 0.5)
    if kind == SELF_AT_BOTTOM:
        return points * _at_bottom(state, seat, TABLES.number[card], builds)
    raise AssertionError(f"no judgement of {TABLES.cards[card]}")


def stones_rate(state: Fields, building: i64) -> float:
    """Stones that a seat lays in a round."""
    return STONES_RATE[building] * STONES_PART[state.seats]


def reached(missing: i64, growth: float) -> float:
    """How likely so many come, if so many are expected."""
    if missing <= 0:
        return 1.0
    if growth <= 0.0:
        return 0.0
    return 1.0 / (1.0 + exp((float(missing) - growth - 0.3) / (0.3 + 0.25 * growth)))


def _at_bottom(state: Fields, seat: i64, tracks: i64, builds: float) -> float:
    """How likely the seat's markers get to the bottom of all these tracks."""
    chance = 1.0
    both = count_bits(tracks) > 1
    for track in range(TRACKS):
        if tracks >> track & 1:
            missing = BOTTOM - state.market[seat * TRACKS + track]
            chance *= reached(missing, builds * STEPS_RATE[state.seats] * (1.0 if both else 1.2))
    return chance


def _players_at_bottom(state: Fields, card: i64, builds: float) -> float:
    """E13.2 Points by the number of players that is expected there."""
    players = 0.0
    for seat in range(state.seats):
        players += _at_bottom(state, seat, TABLES.number[card], builds)
    whole = int(players)
    steps = TABLES.steps[card]
    if whole >= len(steps) - 1:
        return float(steps[-1])
    return steps[whole] + (players - whole) * (steps[whole + 1] - steps[whole])


def _stones_everywhere(state: Fields, seat: i64, card: i64, board: Board, builds: float) -> float:
    """E13.3 How likely the seat gets so many stones into each building."""
    chance = 1.0
    for building in range(len(BUILDINGS)):
        if TABLES.number[card] >> building & 1:
            have = count_bits(state.built[seat] & SPACES_OF[building])
            missing = max(0, TABLES.least[card] - have)
            if missing > count_bits(SPACES_OF[building] & ~board.filled):
                return 0.0
            chance *= reached(missing, 1.3 * builds * stones_rate(state, building))
    return chance


def _strength_points(card: i64, strength: float) -> float:
    """E13.4 Between two steps part of the way, and less while the next one is far off."""
    steps = TABLES.steps[card]
    before, points = 0.0, 0.0
    for index in range(0, len(steps), 2):
        least = float(steps[index])
        if strength < least:
            part = (strength - before) / (least - before)
            return points + part * part * (steps[index + 1] - points)
        before, points = least, float(steps[index + 1])
    return points


def _most_production(state: Fields, seat: i64, card: i64, board: Board) -> float:
    """E13.5 How likely nobody has more in the end."""
    product = TABLES.number[card]
    own = production_of(state, seat, product)
    most: i64 = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, production_of(state, other, product))
    if board.rounds == 0 and state.phase > 2:
        return 1.0 if 0 < own >= most else 0.0
    lead = float(own - most) + 0.5 if own > 0 else -2.0 - float(most)
    return 1.0 / (1.0 + exp(-lead / (0.7 + PRODUCTION_SPREAD * float(board.rounds))))


assert len(STONES_RATE) == len(BUILDINGS) == len(FIRST_OF_BUILDING) - 1
