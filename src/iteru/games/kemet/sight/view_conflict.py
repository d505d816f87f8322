"""The public view of a move, a battle and an announced card."""

from iteru.games.kemet.actions import added
from iteru.games.kemet.box.components import AREA_IDS
from iteru.games.kemet.box.ids import (
    BATTLE_CARD_IDS,
    BATTLE_DI,
    CITY_DISTRICTS,
    CREATURE_IDS,
    DI_IDS,
)
from iteru.games.kemet.rules.battle.numbers import damage, protection, strength_parts
from iteru.games.kemet.rules.board import creature_at, units_at
from iteru.games.kemet.rules.moving_points import movement_points
from iteru.games.kemet.sight.records import HOW_IDS
from iteru.games.kemet.state import (
    ATTACKER,
    BATTLE_ADDED,
    BATTLE_AREA,
    BATTLE_CARD,
    BATTLE_COMMITTED,
    BATTLE_CREATURE,
    BATTLE_DISCARD,
    BATTLE_LOST,
    BATTLE_NIGHT,
    BATTLE_SEAT,
    BATTLE_STAGE,
    BATTLE_UNITS,
    BATTLE_WINNER,
    BATTLE_WOUND,
    CARD_LAST,
    CARD_SEAT,
    CARD_TYPE,
    CARD_VETOES,
    DEFENDER,
    LAST_ADDED,
    LAST_AREA,
    LAST_CARD,
    LAST_DISCARD,
    LAST_SEAT,
    MOVE_AT,
    MOVE_CREATURE,
    MOVE_GATES,
    MOVE_HOW,
    MOVE_LANDED,
    MOVE_LEADER,
    MOVE_ORIGIN,
    MOVE_SEAT,
    MOVE_TARGET,
    MOVE_UNITS,
    MOVE_USED,
    STAGE_IDS,
    STAGE_WOUND,
    Fields,
)
from iteru.games.kemet.telling.events import di_names
from iteru.kernel.plain import NONE, named
from iteru.kernel.sets import members


def _name(number: int, names: list[str]) -> str | None:
    return None if number == NONE else names[number]


def troop_view(state: Fields, seat: int, area: int) -> dict[str, object]:
    return {
        "seat": seat,
        "units": units_at(state, seat, area),
        "creature": _name(creature_at(state, seat, area), CREATURE_IDS),
    }


def attacker_in(state: Fields, area: int) -> int:
    """Who attacks in an area with two troops: in a waiting battle the one whose city it is."""
    if state.battle[BATTLE_AREA] == area:
        return state.battle[BATTLE_SEAT + ATTACKER]
    for seat in range(state.seats):
        if state.city[seat] == area // CITY_DISTRICTS and units_at(state, seat, area) > 0:
            return seat
    return NONE


def move_view(state: Fields) -> dict[str, object] | None:
    move = state.move
    seat = move[MOVE_SEAT]
    if seat == NONE:
        return None
    group: dict[str, object] | None = None
    if move[MOVE_UNITS] > 0:
        group = {"units": move[MOVE_UNITS], "creature": _name(move[MOVE_CREATURE], CREATURE_IDS)}
    return {
        "seat": seat,
        "origin": _name(move[MOVE_ORIGIN], AREA_IDS),
        "at": AREA_IDS[move[MOVE_AT]],
        "points_used": move[MOVE_USED],
        "points": movement_points(state, seat),
        "leader": _name(move[MOVE_LEADER], CREATURE_IDS),
        "landed": named(members(move[MOVE_LANDED]), AREA_IDS),
        "open_gates": move[MOVE_GATES] == 1,
        "target": _name(move[MOVE_TARGET], AREA_IDS),
        "how": HOW_IDS[move[MOVE_HOW]],
        "group": group,
    }


def battle_view(state: Fields) -> dict[str, object] | None:
    battle = state.battle
    if battle[BATTLE_AREA] == NONE:
        return None
    winner = battle[BATTLE_WINNER]
    return {
        "area": AREA_IDS[battle[BATTLE_AREA]],
        "night": battle[BATTLE_NIGHT] == 1,
        "stage": STAGE_IDS[battle[BATTLE_STAGE]],
        "winner": None if winner == NONE else battle[BATTLE_SEAT + winner],
        "attacker": _side(state, ATTACKER),
        "defender": _side(state, DEFENDER),
    }


def _side(state: Fields, side: int) -> dict[str, object]:
    """K9.5 Cards are shown from the reveal on."""
    battle = state.battle
    seat, area = battle[BATTLE_SEAT + side], battle[BATTLE_AREA]
    is_revealed = battle[BATTLE_STAGE] >= STAGE_WOUND
    parts = strength_parts(state, side)
    names = ("units", "card", "di", "creature", "tiles", "wound")
    return {
        "seat": seat,
        "units": units_at(state, seat, area),
        "creature": _name(creature_at(state, seat, area), CREATURE_IDS),
        "fought": battle[BATTLE_UNITS + side],
        "counted": _name(battle[BATTLE_CREATURE + side], CREATURE_IDS),
        "committed": battle[BATTLE_COMMITTED + side],
        "card": _name(battle[BATTLE_CARD + side], BATTLE_CARD_IDS) if is_revealed else None,
        "discard": _name(battle[BATTLE_DISCARD + side], BATTLE_CARD_IDS) if is_revealed else None,
        "di": di_names(added_counts(battle[BATTLE_ADDED + side])) if is_revealed else None,
        "wound": battle[BATTLE_WOUND + side],
        "strength": sum(parts),
        "damage": damage(state, side),
        "protection": protection(state, side),
        "lost": battle[BATTLE_LOST + side],
        "parts": dict(zip(names, parts)),
    }


def last_battle_view(state: Fields) -> dict[str, object] | None:
    """What the last reveal showed."""
    last = state.last_battle
    if last[LAST_AREA] == NONE:
        return None
    return {
        "area": AREA_IDS[last[LAST_AREA]],
        "attacker": _last_side(last, ATTACKER),
        "defender": _last_side(last, DEFENDER),
    }


def _last_side(last: list[int], side: int) -> dict[str, object]:
    return {
        "seat": last[LAST_SEAT + side],
        "card": BATTLE_CARD_IDS[last[LAST_CARD + side]],
        "discard": _name(last[LAST_DISCARD + side], BATTLE_CARD_IDS),
        "di": di_names(added_counts(last[LAST_ADDED + side])),
    }


def added_counts(offset: int) -> list[int]:
    """The DI cards of an `add` code by type."""
    return [added(offset, card) for card in range(BATTLE_DI)]


def card_view(state: Fields) -> dict[str, object] | None:
    """K15.9 The card that waits for Vetoes."""
    announced = state.announced
    if announced[CARD_TYPE] == NONE:
        return None
    return {
        "card": DI_IDS[announced[CARD_TYPE]],
        "seat": announced[CARD_SEAT],
        "vetoes": announced[CARD_VETOES],
        "last": announced[CARD_LAST],
    }
