"""What the journal is told of battles, step by step.

Pairs and lists of two are attacker, defender.
"""

from typing import Final

from iteru.games.kemet.actions import added_counts
from iteru.games.kemet.box.components import AREA_IDS
from iteru.games.kemet.box.ids import AREAS, BATTLE_CARD_IDS, DI_IDS
from iteru.games.kemet.state import ATTACKER, COMMITMENTS, DEFENDER, Fields, battle_of
from iteru.games.kemet.telling.events import di_names, tell
from iteru.games.kemet.telling.events_conflict import along, creature_id
from iteru.games.kemet.telling.words import (
    WORDS,
    area_message,
    area_target,
    battle_card_message,
    di_message,
    di_messages,
    player_message,
)
from iteru.kernel.rows import i64

ATTACKED: Final = WORDS.event("attacked")
ESCAPED: Final = WORDS.event("escaped")
INITIATIVE: Final = WORDS.event("initiative")
COMMITTED: Final = WORDS.event("committed")
PRESCIENCE: Final = WORDS.event("prescience")
REVEALED: Final = WORDS.event("revealed")
WOUNDED_BY_CARD: Final = WORDS.event("wounded_by_card")
BATTLE_RESULT: Final = WORDS.event("battle_result")
CASUALTIES: Final = WORDS.event("casualties")
RECALLED: Final = WORDS.event("recalled")
RETREATED: Final = WORDS.event("retreated")
STAYED: Final = WORDS.event("stayed")
BATTLE_CARDS_BACK: Final = WORDS.event("battle_cards_back")
BATTLE_OVER: Final = WORDS.event("battle_over")

PART_IDS: Final = ["units", "card", "di", "creature", "tiles", "wound"]  # of a strength (K9.7)


def named_parts(parts: list[int]) -> dict[str, int]:
    return dict(zip(PART_IDS, parts))


def tell_attacked(
    state: Fields,
    *,
    creatures: list[int],
    parts: list[list[int]],
    damage: list[int],
    protection: list[int],
) -> None:
    """K9.1 With what both sides have before cards."""
    if state.journal is None:
        return
    battle = battle_of(state)
    area, attacker, defender = battle.area, battle.attacker.seat, battle.defender.seat
    args: dict[str, object] = {"defender": player_message(defender), "area": area_message(area)}
    data: dict[str, object] = {
        "area": AREA_IDS[area],
        "attacker": attacker,
        "defender": defender,
        "night": battle.at_night,
        "commitments": COMMITMENTS,
        "units": [state.units[attacker * AREAS + area], state.units[defender * AREAS + area]],
        "creatures": [creature_id(creature) for creature in creatures],
        "strength": [sum(own) for own in parts],
        "damage": damage[:],
        "protection": protection[:],
        "parts": [named_parts(own) for own in parts],
    }
    tell(state, ATTACKED, attacker, args=args, targets=[area_target(area)], data=data)


def tell_left(state: Fields, kind: str, seat: i64, *, target: i64, creature: i64) -> None:
    """ESCAPED or RETREATED: told before the troop leaves the battle space."""
    if state.journal is None:
        return
    area = battle_of(state).area
    units = state.units[seat * AREAS + area]
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
    tell(state, kind, seat, args=args, targets=[area_target(area), area_target(target)], data=data)


def tell_initiative(state: Fields, lost: i64, parts: list[int]) -> None:
    """K9.3 Told after the loss."""
    if state.journal is None:
        return
    battle = battle_of(state)
    area, defender = battle.area, battle.defender.seat
    left = state.units[defender * AREAS + area]
    args: dict[str, object] = {"area": area_message(area), "lost": lost, "left": left}
    data: dict[str, object] = {
        "area": AREA_IDS[area],
        "lost": lost,
        "left": left,
        "strength": sum(parts),
        "parts": named_parts(parts),
    }
    tell(state, INITIATIVE, defender, args=args, targets=[area_target(area)], data=data)


def tell_committed(state: Fields, seat: i64, side: i64) -> None:
    """K9.4 Who has chosen, but not what."""
    if state.journal is None:
        return
    tell(state, COMMITTED, seat, args={}, targets=[f"seat:{seat}"], data={"side": side})


def tell_prescience(state: Fields, seat: i64, side: i64) -> None:
    """K9.4.2 To the owner of the tile alone: the battle card of the other side."""
    if state.journal is None:
        return
    other = battle_of(state).side(side)
    name = BATTLE_CARD_IDS[other.card]
    args: dict[str, object] = {
        "opponent": player_message(other.seat),
        "card": battle_card_message(other.card),
    }
    data: dict[str, object] = {"opponent": other.seat, "card": name}
    targets = [f"battle_card:{name}"]
    tell(state, PRESCIENCE, seat, args=args, targets=targets, data=data, only=seat)


def tell_revealed(
    state: Fields, side: i64, *, parts: list[int], damage: i64, protection: i64, cost: i64
) -> None:
    """K9.5 Told while the cards still lie with their owner; the discard only if it is shown.

    `parts` are those of the strength, in the order of PART_IDS.
    """
    if state.journal is None:
        return
    own = battle_of(state).side(side)
    counts = added_counts(own.added)
    names = di_names(counts)
    args: dict[str, object] = {
        "cards": [battle_card_message(own.card), *di_messages(counts)],
        "strength": sum(parts),
        "damage": damage,
        "protection": protection,
    }
    data: dict[str, object] = {
        "side": side,
        "card": BATTLE_CARD_IDS[own.card],
        "discard": BATTLE_CARD_IDS[own.discard] if state.open_discards else None,
        "di": names,
        "cost": cost,
        "strength": sum(parts),
        "damage": damage,
        "protection": protection,
        "parts": named_parts(parts),
    }
    targets = [f"battle_card:{BATTLE_CARD_IDS[own.card]}", *(f"di:{name}" for name in names)]
    tell(state, REVEALED, own.seat, args=args, targets=targets, data=data)


def tell_wounded_by_card(state: Fields, side: i64, card: i64, parts: list[int]) -> None:
    """K9.6 The strength is that after the discard."""
    if state.journal is None:
        return
    seat = battle_of(state).side(side).seat
    args: dict[str, object] = {"card": di_message(card), "strength": sum(parts)}
    data: dict[str, object] = {
        "side": side,
        "card": DI_IDS[card],
        "strength": sum(parts),
        "parts": named_parts(parts),
    }
    tell(state, WOUNDED_BY_CARD, seat, args=args, targets=[f"di:{DI_IDS[card]}"], data=data)


def tell_result(
    state: Fields, strength: list[int], damage: list[int], protection: list[int]
) -> None:
    """K9.10"""
    if state.journal is None:
        return
    battle = battle_of(state)
    side = battle.winner
    winner, loser = battle.side(side).seat, battle.side(1 - side).seat
    args: dict[str, object] = {
        "area": area_message(battle.area),
        "loser": player_message(loser),
        "strength": strength[side],
        "other": strength[1 - side],
    }
    data: dict[str, object] = {
        "area": AREA_IDS[battle.area],
        "winner": winner,
        "loser": loser,
        "side": side,
        "attacker": strength[ATTACKER],
        "defender": strength[DEFENDER],
        "damage": damage[:],
        "protection": protection[:],
    }
    tell(state, BATTLE_RESULT, winner, args=args, targets=[area_target(battle.area)], data=data)


def tell_casualties(state: Fields, side: i64) -> None:
    """K9.11 Told after the loss."""
    if state.journal is None:
        return
    battle = battle_of(state)
    own = battle.side(side)
    left = state.units[own.seat * AREAS + battle.area]
    args: dict[str, object] = {"area": area_message(battle.area), "lost": own.lost, "left": left}
    data: dict[str, object] = {
        "area": AREA_IDS[battle.area],
        "side": side,
        "lost": own.lost,
        "left": left,
    }
    tell(state, CASUALTIES, own.seat, args=args, targets=[area_target(battle.area)], data=data)


def tell_recalled(state: Fields, seat: i64, units: i64, creature: i64) -> None:
    """K9.18"""
    if state.journal is None:
        return
    area = battle_of(state).area
    args: dict[str, object] = {
        "area": area_message(area),
        "units": units,
        "creature": along(creature),
    }
    data: dict[str, object] = {
        "area": AREA_IDS[area],
        "units": units,
        "creature": creature_id(creature),
    }
    tell(state, RECALLED, seat, args=args, targets=[area_target(area)], data=data)


def tell_stayed(state: Fields, seat: i64) -> None:
    """K9.15.2, K9.17"""
    _tell_place(state, STAYED, seat)


def tell_over(state: Fields) -> None:
    """The battle is over, as the end of its scene; of its attacker."""
    _tell_place(state, BATTLE_OVER, battle_of(state).attacker.seat)


def _tell_place(state: Fields, kind: str, seat: i64) -> None:
    if state.journal is None:
        return
    area = battle_of(state).area
    args: dict[str, object] = {"area": area_message(area)}
    data: dict[str, object] = {"area": AREA_IDS[area]}
    tell(state, kind, seat, args=args, targets=[area_target(area)], data=data)
