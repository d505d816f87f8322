"""How promising an answer looks at a glance: exp of the victory points that it may bring."""

from collections.abc import Sequence
from math import exp
from typing import Final

from iteru.games.kemet.actions import (
    ALLOCATIONS,
    BLESS,
    BUY_TILE,
    DECLINE,
    DISCARD,
    DONE,
    DRIVE,
    FLEE,
    KEEP,
    LEVELS,
    PLACE_CREATURE,
    PUT,
    RAISE_NEW,
    RAISE_UP,
    RECALL,
    REPLACE,
    SACRIFICE,
    SPREAD,
    SPREADS,
    STRIKE,
    TELEPORT,
    USE_ESCAPE,
    USE_VETO,
    WOUND,
)
from iteru.games.kemet.box.components import (
    AREA_KIND,
    DI_AMOUNT,
    PRAYER_MAX,
    PRINTED,
    SACRIFICE_PRAYER,
    SACRIFICE_VP,
    STEP_COSTS,
    TILE_AMOUNT,
)
from iteru.games.kemet.box.ids import (
    AREAS,
    COLOURS,
    DI_TYPES,
    DISCARD_DI_FOR_STRENGTH,
    DISTRICTS,
    ENLISTMENT,
    ESCAPE,
    KILL_UNIT,
    MAX_LEVEL,
    MOST_UNITS,
    NIGHT_PYRAMID_LEVEL,
    PRAYER,
    RAINING_FIRE,
    SANCTUARY,
    TEMPLE,
    TILES,
    VP,
)
from iteru.games.kemet.frames import (
    ASK_BATTLE_CARD,
    ASK_BATTLE_DI,
    ASK_BATTLE_DISCARD,
    ASK_BATTLE_ORDER,
    ASK_BUY,
    ASK_CARD_TELEPORT,
    ASK_CITY,
    ASK_CREATURE_RETURN,
    ASK_DELTA,
    ASK_ENLISTMENT,
    ASK_ESCAPE,
    ASK_ESCAPE_SPACE,
    ASK_GOLD_ACTION,
    ASK_HAND_OF_GOD,
    ASK_KEEP,
    ASK_LEVELS,
    ASK_LOSER,
    ASK_MOVE_DEPART,
    ASK_MOVE_GROUP,
    ASK_MOVE_ORIGIN,
    ASK_PLACE_CREATURE,
    ASK_PLACE_PYRAMID,
    ASK_POWER_ORDER,
    ASK_RAINING_FIRE,
    ASK_RAISE,
    ASK_RECRUIT,
    ASK_REINFORCEMENTS,
    ASK_REPLACE_CARD,
    ASK_RETREAT,
    ASK_RETURN_CREATURES,
    ASK_SANCTUARY,
    ASK_TOKEN,
    ASK_TURN_ORDER,
    ASK_UNITS,
    ASK_VETO,
    ASK_WINNER,
    ASK_WOUND,
    FRAME_KINDS,
)
from iteru.games.kemet.judgement.outlook import area_worth
from iteru.games.kemet.judgement.outlook_worths import (
    DI_WORTH,
    LEVEL_WORTH,
    TILE_WORTH,
    TROOP_WORTH,
)
from iteru.games.kemet.judgement.weights_fighting import KEPT_CARD, Fighting
from iteru.games.kemet.judgement.weights_marching import Marching
from iteru.games.kemet.judgement.weights_tokens import token_points
from iteru.games.kemet.rules.battle.numbers import strength, units_now
from iteru.games.kemet.rules.board import opponent_at, pyramid_level_at
from iteru.games.kemet.rules.powers import power
from iteru.games.kemet.rules.prayer_points import tile_cost
from iteru.games.kemet.state import DEFENDER, Fields, announced_card, battle_of
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import lowest

SHARPNESS: Final = 2.5  # how much a point of difference counts
BATTLE_SHARPNESS: Final = 1.0  # less in secret choices: who is foreseen loses
IDLE: Final = -1.5  # nothing comes of an action
MOST_POINTS: Final = 4.0
OUT_OF_ORDER: Final = -1.5  # a spread of units that is offered in another order too
TILE_BOUGHT: Final = 1.2  # of a tile's worth
PRAYER_POINT: Final = 0.06
UNJUDGED: Final = (  # decisions whose answers look alike at a glance
    ASK_CITY,
    ASK_PLACE_PYRAMID,
    ASK_POWER_ORDER,
    ASK_TURN_ORDER,
    ASK_GOLD_ACTION,
    ASK_BATTLE_ORDER,
)


def move_weights(state: Fields, codes: Sequence[int]) -> list[float]:
    """The weights of these answers to the question now."""
    kind, seat, argument = state.pending.top()
    sharpness = BATTLE_SHARPNESS if ASK_BATTLE_CARD <= kind <= ASK_BATTLE_DI else SHARPNESS
    return [
        exp(sharpness * max(-MOST_POINTS, min(MOST_POINTS, points)))
        for points in _points(state, kind, seat, argument, codes)
    ]


def _points(
    state: Fields, kind: i64, seat: i64, argument: i64, codes: Sequence[int]
) -> list[float]:
    """Victory points of each answer; only differences between them count."""
    if kind == ASK_TOKEN:
        return token_points(state, seat, codes)
    if ASK_MOVE_ORIGIN <= kind <= ASK_CARD_TELEPORT:
        return _of_a_move(state, kind, seat, codes)
    if ASK_BATTLE_CARD <= kind <= ASK_BATTLE_DI:
        return _in_battle(state, kind, argument, codes)
    if kind in (ASK_RECRUIT, ASK_REINFORCEMENTS, ASK_ENLISTMENT):
        return [_putting(state, seat, code) for code in codes]
    if kind == ASK_ESCAPE:
        return _escaping(state, codes)
    return [_single(state, kind, seat, argument, code) for code in codes]


def _of_a_move(state: Fields, kind: i64, seat: i64, codes: Sequence[int]) -> list[float]:
    marching = Marching(state, seat)
    if kind == ASK_MOVE_ORIGIN:
        return [marching.origin(code) for code in codes]
    if kind == ASK_MOVE_DEPART:
        return [marching.depart(code) for code in codes]
    if kind == ASK_MOVE_GROUP:
        return [marching.group(code) for code in codes]
    assert kind == ASK_CARD_TELEPORT
    return [marching.place(code - TELEPORT) for code in codes]


def _in_battle(state: Fields, kind: i64, side: i64, codes: Sequence[int]) -> list[float]:
    if kind == ASK_BATTLE_DISCARD:
        return [-2.0 * KEPT_CARD[code - DISCARD] for code in codes]
    fighting = Fighting(state, side)
    if kind == ASK_BATTLE_CARD:
        return [fighting.card(code) for code in codes]
    assert kind == ASK_BATTLE_DI
    return [fighting.addition(code) for code in codes]


def _escaping(state: Fields, codes: Sequence[int]) -> list[float]:
    """K15.10 Only from a battle that looks lost."""
    if len(codes) == 1:
        return [0.0]
    fighting = Fighting(state, DEFENDER)
    lost = -fighting.playing(3, 1, 1) - DI_WORTH[ESCAPE] - 0.3
    return [lost if code == USE_ESCAPE else 0.0 for code in codes]


def _putting(state: Fields, seat: i64, code: i64) -> float:
    """K7.4.1 Large troops; the districts one after the other, so that no spread comes twice."""
    if code == DONE:
        return -0.2 if state.put_units > 0 else -0.8
    area, units = (code - PUT) // MOST_UNITS, (code - PUT) % MOST_UNITS + 1
    there = state.units[seat * AREAS + area]
    points = TROOP_WORTH[min(MOST_UNITS, there + units)] - TROOP_WORTH[there]
    if opponent_at(state, seat, area) != NONE:
        points += 0.3 if units >= 4 else -0.5
    elif AREA_KIND[area] in (TEMPLE, SANCTUARY):
        points += 0.2
    elif pyramid_level_at(state, area) > 0:
        points += 0.05
    if state.put_areas > 0 and area < lowest(state.put_areas):
        points += OUT_OF_ORDER
    return points


def _single(state: Fields, kind: i64, seat: i64, argument: i64, code: i64) -> float:
    """Answers that are looked at one by one."""
    if kind == ASK_BUY:
        return _buying(state, seat, code)
    if kind == ASK_RAISE:
        return _raising(state, seat, code)
    if kind in (ASK_LOSER, ASK_WINNER):
        return _after_battle(state, kind, seat, code)
    if kind in (ASK_RETREAT, ASK_ESCAPE_SPACE):
        return _refuge(state, kind, code)
    if kind == ASK_VETO:
        return _vetoing(state, seat, code)
    if kind == ASK_WOUND:
        return _wounding(state, seat, argument, code)
    if kind == ASK_RAINING_FIRE:
        return _striking(state, seat, code - STRIKE)
    if kind in (ASK_PLACE_CREATURE, ASK_RETURN_CREATURES, ASK_CREATURE_RETURN):
        if code == DECLINE:
            return IDLE
        return 0.2 * float(state.units[seat * AREAS + (code - PLACE_CREATURE) % DISTRICTS])
    if kind == ASK_DELTA:
        return _delta(state, seat, argument, code)
    if kind == ASK_SANCTUARY:
        return 0.8 * SACRIFICE_VP[argument] if code == SACRIFICE else 0.0
    if kind == ASK_KEEP:
        return 2.0 * DI_WORTH[code - KEEP]
    if kind == ASK_REPLACE_CARD:
        return -2.0 * KEPT_CARD[code - REPLACE]
    if kind == ASK_HAND_OF_GOD:
        if code == DECLINE:
            return IDLE
        level = state.levels[seat * COLOURS + code - BLESS]
        rise = power(state, seat, NIGHT_PYRAMID_LEVEL)
        return _level_worth(level + rise) - _level_worth(level)
    if kind == ASK_LEVELS:
        return 0.0 if ALLOCATIONS[code - LEVELS][0] == 1 else 0.1
    if kind == ASK_UNITS:
        return 0.3 if 0 in SPREADS[code - SPREAD] else 0.0
    if kind in UNJUDGED:
        return 0.0
    raise AssertionError(f"no weight for the frame {FRAME_KINDS[kind]}")


def _level_worth(level: i64) -> float:
    if level >= PRINTED.vp_level:
        return LEVEL_WORTH[level] + 0.8 * float(PRINTED.pyramid_vp)
    return LEVEL_WORTH[level]


def _buying(state: Fields, seat: i64, code: i64) -> float:
    """K7.3 The tile's worth, its victory point included, less what is paid."""
    if code == DECLINE:
        return IDLE
    tile = code - BUY_TILE
    points = TILE_BOUGHT * TILE_WORTH[tile] + float(TILE_AMOUNT[VP * TILES + tile])
    return points - PRAYER_POINT * float(tile_cost(state, seat, tile))


def _raising(state: Fields, seat: i64, code: i64) -> float:
    """K7.2 The levels gained less what is paid."""
    if code == DECLINE:
        return IDLE
    if code >= RAISE_NEW:
        before, after = 0, (code - RAISE_NEW) % MAX_LEVEL + 1
    else:
        before = pyramid_level_at(state, (code - RAISE_UP) // MAX_LEVEL)
        after = (code - RAISE_UP) % MAX_LEVEL + 1
    paid = sum(STEP_COSTS[before:after])
    return _level_worth(after) - _level_worth(before) - PRAYER_POINT * paid


def _after_battle(state: Fields, kind: i64, seat: i64, code: i64) -> float:
    """K9.15 to K9.18 Few units are worth more as prayer points; a good place is held."""
    area = battle_of(state).area
    units = state.units[seat * AREAS + area]
    if code == RECALL:
        room = PRAYER_MAX - state.prayer[seat]
        return 0.09 * float(min(units * PRINTED.recall_prayer, room))
    points = TROOP_WORTH[units]
    return points + area_worth(state, area) if kind == ASK_WINNER else points


def _refuge(state: Fields, kind: i64, code: i64) -> float:
    """K9.16, K15.10 Where the loser does harm or good."""
    area = code - (DRIVE if kind == ASK_RETREAT else FLEE)
    worth = area_worth(state, area)
    return -worth if kind == ASK_RETREAT else worth


def _vetoing(state: Fields, seat: i64, code: i64) -> float:
    """K15.9 Only cards that hurt; one's own are protected from a Veto."""
    if code != USE_VETO:
        return 0.0
    announced = announced_card(state)
    if announced.seat == seat:
        return 0.2
    if announced.vetoes > 0:
        return IDLE
    if announced.card in (PRAYER, ENLISTMENT):
        return -0.6
    if announced.card == ESCAPE:
        return -IDLE if battle_of(state).attacker.seat == seat else IDLE
    return -0.2


def _wounding(state: Fields, seat: i64, side: i64, code: i64) -> float:
    """K9.6 As many cards as turn the battle, the least useful first; none otherwise."""
    lacking = strength(state, 1 - side) - strength(state, side)
    if side != DEFENDER:
        lacking += 1
    most = state.hand_sizes[seat] * power(state, seat, DISCARD_DI_FOR_STRENGTH)
    if lacking <= 0 or lacking > most or units_now(state, side) == 0:
        return 0.0 if code == DONE else IDLE
    return IDLE if code == DONE else -DI_WORTH[code - WOUND]


def _striking(state: Fields, seat: i64, area: i64) -> float:
    """K15.6 The last unit of a good place first."""
    victim = opponent_at(state, seat, area)
    units = state.units[victim * AREAS + area]
    left = max(0, units - DI_AMOUNT[KILL_UNIT * DI_TYPES + RAINING_FIRE])
    points = TROOP_WORTH[units] - TROOP_WORTH[left]
    return points + area_worth(state, area) if left == 0 else points


def _delta(state: Fields, seat: i64, area: i64, code: i64) -> float:
    """K13.1 Not the last unit, and not for points that are lost at the cap."""
    if code == DECLINE:
        return 0.0
    gained = min(SACRIFICE_PRAYER[area], PRAYER_MAX - state.prayer[seat])
    points = 0.1 * float(gained) - 0.1
    return points - 0.7 if state.units[seat * AREAS + area] == 1 else points
