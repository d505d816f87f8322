"""What the journal is told of moves and DI cards outside battle: called only when someone listens.

events_battle.py has those of battles.
"""

from typing import Final

from iteru.games.kemet.box.components import AREA_IDS
from iteru.games.kemet.box.ids import CREATURE_IDS, DI_IDS, VETO
from iteru.games.kemet.rules.prayer_points import teleport_cost
from iteru.games.kemet.state import BY_TELEPORT, HOW_IDS, Fields, announced_card, move_of
from iteru.games.kemet.telling.events import tell
from iteru.games.kemet.telling.words import (
    area_message,
    area_target,
    creature_message,
    di_message,
    player_message,
)
from iteru.kernel.message import message
from iteru.kernel.plain import NONE

CONFLICT_EVENT_KINDS: Final = [
    "move_begins",
    "moved",
    "move_ended",
    "creature_lost",
    "card_played",
    "vetoed",
    "card_cancelled",
    "gates_opened",
    "struck",
    "attacked",
    "escaped",
    "initiative",
    "committed",
    "prescience",
    "revealed",
    "wounded_by_card",
    "battle_result",
    "casualties",
    "recalled",
    "retreated",
    "stayed",
    "battle_cards_back",
    "battle_over",
]


def creature_id(creature: int) -> str | None:
    """For data."""
    return None if creature == NONE else CREATURE_IDS[creature]


def along(creature: int) -> list[object]:
    """For messages: the creature that goes with a troop, as a list of none or one."""
    return [] if creature == NONE else [creature_message(creature)]


def tell_move_begins(state: Fields, seat: int, area: int) -> None:
    args: dict[str, object] = {"area": area_message(area)}
    tell(state, "move_begins", seat, args, [area_target(area)], {"area": AREA_IDS[area]})


def tell_moved(state: Fields, seat: int) -> None:
    """K8.11.3 The group that is fixed leaves its space for the target."""
    move = move_of(state)
    cost = teleport_cost(state, seat) if move.how == BY_TELEPORT else 0
    how = HOW_IDS[move.how]
    args: dict[str, object] = {
        "from": area_message(move.at),
        "to": area_message(move.target),
        "units": move.units,
        "creature": along(move.creature),
        "how": how,
        "cost": cost,
    }
    data: dict[str, object] = {
        "from": AREA_IDS[move.at],
        "to": AREA_IDS[move.target],
        "units": move.units,
        "creature": creature_id(move.creature),
        "how": how,
        "cost": cost,
    }
    targets = [area_target(move.at), area_target(move.target)]
    tell(state, "moved", seat, args, targets, data)


def tell_creature_lost(state: Fields, seat: int, creature: int, area: int, district: int) -> None:
    """K11.5, K11.6 It goes to a district, or to reserve (NONE)."""
    args: dict[str, object] = {
        "creature": creature_message(creature),
        "from": area_message(area),
        "to": message("reserve") if district == NONE else area_message(district),
    }
    data: dict[str, object] = {
        "creature": CREATURE_IDS[creature],
        "from": AREA_IDS[area],
        "to": None if district == NONE else AREA_IDS[district],
    }
    targets = [f"creature:{CREATURE_IDS[creature]}", area_target(area)]
    tell(state, "creature_lost", seat, args, targets, data)


def tell_card_played(state: Fields, seat: int, card: int, cost: int) -> None:
    """K15.1 A card outside battle is announced."""
    args: dict[str, object] = {"card": di_message(card), "cost": cost}
    data: dict[str, object] = {"card": DI_IDS[card], "cost": cost}
    tell(state, "card_played", seat, args, [f"di:{DI_IDS[card]}"], data)


def tell_vetoed(state: Fields, seat: int) -> None:
    """K15.9 Told before the Veto counts: what it is played against."""
    announced = announced_card(state)
    card = VETO if announced.vetoes > 0 else announced.card
    args: dict[str, object] = {"card": di_message(card)}
    tell(state, "vetoed", seat, args, [f"di:{DI_IDS[card]}"], {"card": DI_IDS[card]})


def tell_card_cancelled(state: Fields) -> None:
    announced = announced_card(state)
    card = announced.card
    args: dict[str, object] = {"card": di_message(card)}
    data: dict[str, object] = {"card": DI_IDS[card]}
    tell(state, "card_cancelled", announced.seat, args, [f"di:{DI_IDS[card]}"], data)


def tell_struck(state: Fields, seat: int, victim: int, area: int) -> None:
    """K15.6"""
    args: dict[str, object] = {"victim": player_message(victim), "area": area_message(area)}
    data: dict[str, object] = {"victim": victim, "area": AREA_IDS[area]}
    tell(state, "struck", seat, args, [area_target(area)], data)
