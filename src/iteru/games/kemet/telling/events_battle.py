"""What the journal is told of battles, step by step: called only when someone listens."""

from typing import Final

from iteru.games.kemet.actions import added
from iteru.games.kemet.box.components import AREA_IDS
from iteru.games.kemet.box.ids import BATTLE_CARD_IDS, BATTLE_DI, DI_IDS
from iteru.games.kemet.rules.battle.numbers import damage, protection, strength, strength_parts
from iteru.games.kemet.rules.board import creature_at, units_at
from iteru.games.kemet.rules.prayer_points import card_cost
from iteru.games.kemet.state import ATTACKER, DEFENDER, Fields, battle_of
from iteru.games.kemet.telling.events import di_messages, di_names, tell
from iteru.games.kemet.telling.events_conflict import along, creature_id
from iteru.games.kemet.telling.words import (
    area_message,
    area_target,
    battle_card_message,
    di_message,
    player_message,
)

PART_IDS: Final = ["units", "card", "di", "creature", "tiles", "wound"]  # as in the view


def battle_target(state: Fields) -> list[str]:
    return [area_target(battle_of(state).area)]


def battle_area(state: Fields) -> str:
    return AREA_IDS[battle_of(state).area]


def tell_attacked(state: Fields) -> None:
    """K9.1"""
    battle = battle_of(state)
    area = battle.area
    attacker, defender = battle.attacker.seat, battle.defender.seat
    args: dict[str, object] = {"defender": player_message(defender), "area": area_message(area)}
    data: dict[str, object] = {
        "area": AREA_IDS[area],
        "attacker": attacker,
        "defender": defender,
        "night": battle.at_night,
        "units": [units_at(state, attacker, area), units_at(state, defender, area)],
        "creatures": [
            creature_id(creature_at(state, attacker, area)),
            creature_id(creature_at(state, defender, area)),
        ],
    }
    tell(state, "attacked", attacker, args, battle_target(state), data)


def tell_left(state: Fields, kind: str, seat: int, target: int) -> None:
    """escaped, retreated: told before the troop leaves the battle space."""
    area = battle_of(state).area
    units, creature = units_at(state, seat, area), creature_at(state, seat, area)
    args: dict[str, object] = {
        "from": area_message(area),
        "to": area_message(target),
        "units": units,
        "creature": along(creature),
    }
    data: dict[str, object] = {
        "from": AREA_IDS[area],
        "to": AREA_IDS[target],
        "units": units,
        "creature": creature_id(creature),
    }
    tell(state, kind, seat, args, [area_target(area), area_target(target)], data)


def tell_initiative(state: Fields, defender: int, lost: int) -> None:
    """K9.3"""
    area = battle_of(state).area
    left = units_at(state, defender, area)
    args: dict[str, object] = {"area": area_message(area), "lost": lost, "left": left}
    data: dict[str, object] = {"area": AREA_IDS[area], "lost": lost, "left": left}
    tell(state, "initiative", defender, args, battle_target(state), data)


def tell_committed(state: Fields, seat: int, side: int) -> None:
    """K9.4 Who has chosen, but not what."""
    tell(state, "committed", seat, {}, [f"seat:{seat}"], {"side": side})


def tell_prescience(state: Fields, seat: int, side: int) -> None:
    """K9.4.2 To the owner of the tile alone: the battle card of the other side."""
    other = battle_of(state).side(side)
    card, opponent = other.card, other.seat
    args: dict[str, object] = {
        "opponent": player_message(opponent),
        "card": battle_card_message(card),
    }
    data: dict[str, object] = {"opponent": opponent, "card": BATTLE_CARD_IDS[card]}
    tell(state, "prescience", seat, args, [f"battle_card:{BATTLE_CARD_IDS[card]}"], data, seat)


def tell_revealed(state: Fields, side: int) -> None:
    """K9.5 Told while the cards still lie with their owner; the discard only if it is shown."""
    own = battle_of(state).side(side)
    seat, card = own.seat, own.card
    counts = [added(own.added, number) for number in range(BATTLE_DI)]
    cost = sum(copies * card_cost(state, seat, number) for number, copies in enumerate(counts))
    args: dict[str, object] = {
        "cards": [battle_card_message(card), *di_messages(counts)],
        "strength": strength(state, side),
        "damage": damage(state, side),
        "protection": protection(state, side),
    }
    data: dict[str, object] = {
        "side": side,
        "card": BATTLE_CARD_IDS[card],
        "discard": BATTLE_CARD_IDS[own.discard] if state.open_discards else None,
        "di": di_names(counts),
        "cost": cost,
        "strength": strength(state, side),
        "damage": damage(state, side),
        "protection": protection(state, side),
        "parts": dict(zip(PART_IDS, strength_parts(state, side))),
    }
    targets = [f"battle_card:{BATTLE_CARD_IDS[card]}", *(f"di:{name}" for name in di_names(counts))]
    tell(state, "revealed", seat, args, targets, data)


def tell_wounded_by_card(state: Fields, seat: int, side: int, card: int) -> None:
    """K9.6"""
    args: dict[str, object] = {"card": di_message(card), "strength": strength(state, side)}
    data: dict[str, object] = {
        "side": side,
        "card": DI_IDS[card],
        "strength": strength(state, side),
    }
    tell(state, "wounded_by_card", seat, args, [f"di:{DI_IDS[card]}"], data)


def tell_result(state: Fields) -> None:
    """K9.10"""
    battle = battle_of(state)
    side = battle.winner
    winner, loser = battle.side(side).seat, battle.side(1 - side).seat
    args: dict[str, object] = {
        "area": area_message(battle_of(state).area),
        "loser": player_message(loser),
        "strength": strength(state, side),
        "other": strength(state, 1 - side),
    }
    data: dict[str, object] = {
        "area": battle_area(state),
        "winner": winner,
        "loser": loser,
        "side": side,
        "attacker": strength(state, ATTACKER),
        "defender": strength(state, DEFENDER),
        "damage": [damage(state, ATTACKER), damage(state, DEFENDER)],
        "protection": [protection(state, ATTACKER), protection(state, DEFENDER)],
    }
    tell(state, "battle_result", winner, args, battle_target(state), data)


def tell_casualties(state: Fields, side: int) -> None:
    """K9.11 Told after the loss."""
    battle = battle_of(state)
    own = battle.side(side)
    seat, lost = own.seat, own.lost
    left = units_at(state, seat, battle.area)
    args: dict[str, object] = {
        "area": area_message(battle_of(state).area),
        "lost": lost,
        "left": left,
    }
    data: dict[str, object] = {
        "area": battle_area(state),
        "side": side,
        "lost": lost,
        "left": left,
    }
    tell(state, "casualties", seat, args, battle_target(state), data)


def tell_recalled(state: Fields, seat: int, units: int, creature: int) -> None:
    """K9.18"""
    args: dict[str, object] = {
        "area": area_message(battle_of(state).area),
        "units": units,
        "creature": along(creature),
    }
    data: dict[str, object] = {
        "area": battle_area(state),
        "units": units,
        "creature": creature_id(creature),
    }
    tell(state, "recalled", seat, args, battle_target(state), data)


def tell_stayed(state: Fields, seat: int) -> None:
    """K9.15.2, K9.17"""
    args: dict[str, object] = {"area": area_message(battle_of(state).area)}
    tell(state, "stayed", seat, args, battle_target(state), {"area": battle_area(state)})


def tell_over(state: Fields) -> None:
    """The battle is over, as the end of its scene; of its attacker."""
    args: dict[str, object] = {"area": area_message(battle_of(state).area)}
    attacker = battle_of(state).attacker.seat
    tell(state, "battle_over", attacker, args, battle_target(state), {"area": battle_area(state)})
