"""Strength, damage and protection of the two troops (K9.7 to K9.9).

From the reveal on, units and creatures are those of the reveal, whatever casualties change.
"""

from iteru.games.kemet.actions import added
from iteru.games.kemet.box.components import CREATURE_EFFECTS, DI_AMOUNT, PRINTED
from iteru.games.kemet.box.ids import (
    BATTLE_DI,
    CANCEL_CREATURE,
    DAMAGE,
    DI_TYPES,
    PROTECTION,
    STRENGTH,
    STRENGTH_ATTACKING,
    STRENGTH_DEFENDING,
)
from iteru.games.kemet.rules.board import creature_at, units_at
from iteru.games.kemet.rules.powers import power
from iteru.games.kemet.state import (
    ATTACKER,
    BATTLE_ADDED,
    BATTLE_AREA,
    BATTLE_CARD,
    BATTLE_CREATURE,
    BATTLE_SEAT,
    BATTLE_STAGE,
    BATTLE_UNITS,
    BATTLE_WOUND,
    DEFENDER,
    STAGE_WOUND,
    Fields,
)
from iteru.kernel.plain import NONE
from iteru.kernel.sets import BIT


def fix_troops(state: Fields) -> None:
    """K9.5 The troops that fight, at the reveal."""
    for side in (ATTACKER, DEFENDER):
        state.battle[BATTLE_UNITS + side] = units_now(state, side)
        state.battle[BATTLE_CREATURE + side] = creature_now(state, side)


def units_now(state: Fields, side: int) -> int:
    return units_at(state, state.battle[BATTLE_SEAT + side], state.battle[BATTLE_AREA])


def creature_now(state: Fields, side: int) -> int:
    """K9.9 The creature that counts for a side: none against a troop with the Snake."""
    area = state.battle[BATTLE_AREA]
    other = creature_at(state, state.battle[BATTLE_SEAT + 1 - side], area)
    if other != NONE and CREATURE_EFFECTS[CANCEL_CREATURE] & BIT[other]:
        return NONE
    return creature_at(state, state.battle[BATTLE_SEAT + side], area)


def is_revealed(state: Fields) -> bool:
    return state.battle[BATTLE_STAGE] >= STAGE_WOUND


def counting_creature(state: Fields, side: int) -> int:
    return state.battle[BATTLE_CREATURE + side] if is_revealed(state) else creature_now(state, side)


def added_amount(state: Fields, side: int, effect: int) -> int:
    """K15.2 What the added DI cards bring; 0 before the reveal."""
    if not is_revealed(state):
        return 0
    offset = state.battle[BATTLE_ADDED + side]
    total = 0
    for card in range(BATTLE_DI):
        total += added(offset, card) * DI_AMOUNT[effect * DI_TYPES + card]
    return total


def printed_amount(state: Fields, side: int, values: list[int]) -> int:
    """What the played battle card brings; 0 before the reveal."""
    return values[state.battle[BATTLE_CARD + side]] if is_revealed(state) else 0


def creature_amount(state: Fields, side: int, values: list[int]) -> int:
    creature = counting_creature(state, side)
    return 0 if creature == NONE else values[creature]


def strength_parts(state: Fields, side: int) -> list[int]:
    """K9.7 Units, battle card, DI cards, creature, tiles, Divine Wound; what is known by now."""
    seat = state.battle[BATTLE_SEAT + side]
    in_this_role = STRENGTH_ATTACKING if side == ATTACKER else STRENGTH_DEFENDING
    return [
        state.battle[BATTLE_UNITS + side] if is_revealed(state) else units_now(state, side),
        printed_amount(state, side, PRINTED.cards.card_strength),
        added_amount(state, side, STRENGTH),
        creature_amount(state, side, PRINTED.cards.creature_strength),
        power(state, seat, STRENGTH) + power(state, seat, in_this_role),
        state.battle[BATTLE_WOUND + side],
    ]


def strength(state: Fields, side: int) -> int:
    """K9.7"""
    return sum(strength_parts(state, side))


def damage(state: Fields, side: int) -> int:
    """K9.8"""
    return (
        printed_amount(state, side, PRINTED.cards.card_damage)
        + added_amount(state, side, DAMAGE)
        + creature_amount(state, side, PRINTED.cards.creature_damage)
        + power(state, state.battle[BATTLE_SEAT + side], DAMAGE)
    )


def protection(state: Fields, side: int) -> int:
    """K9.8"""
    return (
        printed_amount(state, side, PRINTED.cards.card_protection)
        + added_amount(state, side, PROTECTION)
        + creature_amount(state, side, PRINTED.cards.creature_protection)
        + power(state, state.battle[BATTLE_SEAT + side], PROTECTION)
    )
