"""Strength, damage and protection of the two troops (K9.7 to K9.9).

From the reveal on, units and creatures are those of the reveal, whatever casualties change.
"""

from iteru.games.kemet.actions import added
from iteru.games.kemet.box.components import (
    CARD_DAMAGE,
    CARD_PROTECTION,
    CARD_STRENGTH,
    CREATURE_DAMAGE,
    CREATURE_EFFECTS,
    CREATURE_PROTECTION,
    CREATURE_STRENGTH,
    DI_AMOUNT,
)
from iteru.games.kemet.box.ids import (
    BATTLE_DI,
    CANCEL_CREATURE,
    DAMAGE,
    DI_TYPES,
    DISCARD_DI_FOR_STRENGTH,
    PROTECTION,
    STRENGTH,
    STRENGTH_ATTACKING,
    STRENGTH_DEFENDING,
)
from iteru.games.kemet.rules.board import creature_at, units_at
from iteru.games.kemet.rules.powers import power
from iteru.games.kemet.state import (
    ATTACKER,
    DEFENDER,
    STAGE_WOUND,
    Fields,
    battle_of,
)
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT


def fix_troops(state: Fields) -> None:
    """K9.5 The troops that fight, at the reveal."""
    battle = battle_of(state)
    for side in (ATTACKER, DEFENDER):
        own = battle.side(side)
        own.units = units_now(state, side)
        own.creature = creature_now(state, side)


def units_now(state: Fields, side: i64) -> i64:
    battle = battle_of(state)
    return units_at(state, battle.side(side).seat, battle.area)


def creature_now(state: Fields, side: i64) -> i64:
    """K9.9 The creature that counts for a side: none against a troop with the Snake."""
    battle = battle_of(state)
    if cancels(creature_at(state, battle.side(1 - side).seat, battle.area)):
        return NONE
    return creature_at(state, battle.side(side).seat, battle.area)


def cancels(creature: i64) -> bool:
    """K9.9 Whether the opponent's creature counts as absent; the own one may be NONE."""
    return creature != NONE and CREATURE_EFFECTS[CANCEL_CREATURE] & BIT[creature] != 0


def is_revealed(state: Fields) -> bool:
    return battle_of(state).stage >= STAGE_WOUND


def counting_creature(state: Fields, side: i64) -> i64:
    if is_revealed(state):
        return battle_of(state).side(side).creature
    return creature_now(state, side)


def added_amount(state: Fields, side: i64, effect: i64) -> i64:
    """K15.2 What the added DI cards bring; 0 before the reveal."""
    if not is_revealed(state):
        return 0
    return amount_of_additions(battle_of(state).side(side).added, effect)


def amount_of_additions(offset: i64, effect: i64) -> i64:
    """K15.2 What the DI cards of an `add` code (less ADD) bring."""
    total: i64 = 0
    for card in range(BATTLE_DI):
        total += added(offset, card) * DI_AMOUNT[effect * DI_TYPES + card]
    return total


def printed_amount(state: Fields, side: i64, values: bytes) -> i64:
    """What the played battle card brings; 0 before the reveal."""
    return values[battle_of(state).side(side).card] if is_revealed(state) else 0


def creature_amount(state: Fields, side: i64, values: bytes) -> i64:
    """K11.3 Of the creature that is with the troop."""
    creature = counting_creature(state, side)
    return 0 if creature == NONE else values[creature]


def strength_parts(state: Fields, side: i64) -> list[int]:
    """K9.7 Units, battle card, DI cards, creature, tiles, Divine Wound; what is known by now."""
    own = battle_of(state).side(side)
    return [
        own.units if is_revealed(state) else units_now(state, side),
        printed_amount(state, side, CARD_STRENGTH),
        added_amount(state, side, STRENGTH),
        creature_amount(state, side, CREATURE_STRENGTH),
        tiles_strength(state, own.seat, side),
        own.wound * power(state, own.seat, DISCARD_DI_FOR_STRENGTH),
    ]


def tiles_strength(state: Fields, seat: i64, side: i64) -> i64:
    """K9.7 What the tiles of a seat add on this side of a battle."""
    in_this_role = STRENGTH_ATTACKING if side == ATTACKER else STRENGTH_DEFENDING
    return power(state, seat, STRENGTH) + power(state, seat, in_this_role)


def strength(state: Fields, side: i64) -> i64:
    """K9.7"""
    return sum(strength_parts(state, side))


def damage(state: Fields, side: i64) -> i64:
    """K9.8"""
    return (
        printed_amount(state, side, CARD_DAMAGE)
        + added_amount(state, side, DAMAGE)
        + creature_amount(state, side, CREATURE_DAMAGE)
        + power(state, battle_of(state).side(side).seat, DAMAGE)
    )


def protection(state: Fields, side: i64) -> i64:
    """K9.8"""
    return (
        printed_amount(state, side, CARD_PROTECTION)
        + added_amount(state, side, PROTECTION)
        + creature_amount(state, side, CREATURE_PROTECTION)
        + power(state, battle_of(state).side(side).seat, PROTECTION)
    )
