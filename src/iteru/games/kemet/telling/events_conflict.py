"""What the journal is told of moves and DI cards outside battle."""

from typing import Final

from iteru.games.kemet.box.components import AREA_IDS
from iteru.games.kemet.box.ids import CREATURE_IDS, DI_IDS, VETO
from iteru.games.kemet.state import HOW_IDS, Fields, announced_card, move_of
from iteru.games.kemet.telling.events import tell
from iteru.games.kemet.telling.words import (
    RESERVE,
    WORDS,
    area_message,
    area_target,
    creature_message,
    di_message,
    player_message,
)
from iteru.kernel.message import message
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64

MOVE_BEGINS: Final = WORDS.event("move_begins")
MOVED: Final = WORDS.event("moved")
MOVE_ENDED: Final = WORDS.event("move_ended")
CREATURE_LOST: Final = WORDS.event("creature_lost")
CARD_PLAYED: Final = WORDS.event("card_played")
VETOED: Final = WORDS.event("vetoed")
CARD_CANCELLED: Final = WORDS.event("card_cancelled")
GATES_OPENED: Final = WORDS.event("gates_opened")
STRUCK: Final = WORDS.event("struck")


def creature_id(creature: i64) -> str | None:
    """For data."""
    return None if creature == NONE else CREATURE_IDS[creature]


def along(creature: i64) -> list[object]:
    """For messages: the creature that goes with a troop, as a list of none or one."""
    return [] if creature == NONE else [creature_message(creature)]


def tell_move_begins(state: Fields, seat: i64, area: i64) -> None:
    """K8.11.1"""
    if state.journal is None:
        return
    args: dict[str, object] = {"area": area_message(area)}
    data: dict[str, object] = {"area": AREA_IDS[area]}
    tell(state, MOVE_BEGINS, seat, args=args, targets=[area_target(area)], data=data)


def tell_moved(state: Fields, seat: i64, cost: i64) -> None:
    """K8.11.3 The group that is fixed leaves its space for the target."""
    if state.journal is None:
        return
    move = move_of(state)
    args: dict[str, object] = {
        "from": area_message(move.at),
        "to": area_message(move.target),
        "units": move.units,
        "creature": along(move.creature),
        "how": HOW_IDS[move.how],
        "cost": cost,
    }
    data: dict[str, object] = {
        "from": AREA_IDS[move.at],
        "to": AREA_IDS[move.target],
        "units": move.units,
        "creature": creature_id(move.creature),
        "how": HOW_IDS[move.how],
        "cost": cost,
    }
    targets = [area_target(move.at), area_target(move.target)]
    tell(state, MOVED, seat, args=args, targets=targets, data=data)


def tell_creature_lost(state: Fields, seat: i64, creature: i64, area: i64, district: i64) -> None:
    """K11.5, K11.6 It goes to a district, or to reserve (NONE)."""
    if state.journal is None:
        return
    name = CREATURE_IDS[creature]
    args: dict[str, object] = {
        "creature": creature_message(creature),
        "from": area_message(area),
        "to": message(RESERVE) if district == NONE else area_message(district),
    }
    data: dict[str, object] = {
        "creature": name,
        "from": AREA_IDS[area],
        "to": None if district == NONE else AREA_IDS[district],
    }
    targets = [f"creature:{name}", area_target(area)]
    tell(state, CREATURE_LOST, seat, args=args, targets=targets, data=data)


def tell_card_played(state: Fields, seat: i64, card: i64, cost: i64) -> None:
    """K15.1 A card outside battle is announced."""
    if state.journal is None:
        return
    args: dict[str, object] = {"card": di_message(card), "cost": cost}
    data: dict[str, object] = {"card": DI_IDS[card], "cost": cost}
    tell(state, CARD_PLAYED, seat, args=args, targets=[f"di:{DI_IDS[card]}"], data=data)


def tell_vetoed(state: Fields, seat: i64) -> None:
    """K15.9 Told before the Veto counts: what it is played against."""
    if state.journal is None:
        return
    announced = announced_card(state)
    _tell_card(state, VETOED, seat, VETO if announced.vetoes > 0 else announced.card)


def tell_card_cancelled(state: Fields) -> None:
    """K15.9"""
    if state.journal is None:
        return
    announced = announced_card(state)
    _tell_card(state, CARD_CANCELLED, announced.seat, announced.card)


def _tell_card(state: Fields, kind: str, seat: i64, card: i64) -> None:
    args: dict[str, object] = {"card": di_message(card)}
    targets = [f"di:{DI_IDS[card]}"]
    tell(state, kind, seat, args=args, targets=targets, data={"card": DI_IDS[card]})


def tell_struck(state: Fields, seat: i64, *, victim: i64, area: i64, units: i64) -> None:
    """K15.6"""
    if state.journal is None:
        return
    args: dict[str, object] = {
        "victim": player_message(victim),
        "area": area_message(area),
        "units": units,
    }
    data: dict[str, object] = {"victim": victim, "area": AREA_IDS[area], "units": units}
    tell(state, STRUCK, seat, args=args, targets=[area_target(area)], data=data)
