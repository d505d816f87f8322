"""The public view of a move, a battle and an announced card."""

from iteru.games.kemet.actions import added_counts
from iteru.games.kemet.box.components import AREA_IDS
from iteru.games.kemet.box.ids import (
    BATTLE_CARD_IDS,
    CITY_DISTRICTS,
    CREATURE_IDS,
    DI_IDS,
)
from iteru.games.kemet.rules.battle.numbers import damage, protection, strength_parts
from iteru.games.kemet.rules.board import creature_at, units_at
from iteru.games.kemet.rules.moving_points import movement_points
from iteru.games.kemet.state import (
    ATTACKER,
    DEFENDER,
    HOW_IDS,
    STAGE_IDS,
    STAGE_WOUND,
    Battle,
    Fields,
    Shown,
)
from iteru.games.kemet.telling.events import di_names
from iteru.games.kemet.telling.events_battle import PART_IDS
from iteru.kernel.plain import NONE, named
from iteru.kernel.sets import members


def name_or_none(number: int, names: list[str]) -> str | None:
    return None if number == NONE else names[number]


def troop_view(state: Fields, seat: int, area: int) -> dict[str, object]:
    return {
        "seat": seat,
        "units": units_at(state, seat, area),
        "creature": name_or_none(creature_at(state, seat, area), CREATURE_IDS),
    }


def attacker_in(state: Fields, area: int) -> int:
    """Who attacks in an area with two troops: in a waiting battle the one whose city it is."""
    if state.battle is not None and state.battle.area == area:
        return state.battle.attacker.seat
    for seat in range(state.seats):
        if state.city[seat] == area // CITY_DISTRICTS and units_at(state, seat, area) > 0:
            return seat
    return NONE


def move_view(state: Fields) -> dict[str, object] | None:
    move = state.move
    if move is None:
        return None
    group: dict[str, object] | None = None
    if move.units > 0:
        group = {"units": move.units, "creature": name_or_none(move.creature, CREATURE_IDS)}
    return {
        "seat": move.seat,
        "origin": name_or_none(move.origin, AREA_IDS),
        "at": AREA_IDS[move.at],
        "points_used": move.used,
        "points": movement_points(state, move.seat),
        "leader": name_or_none(move.leader, CREATURE_IDS),
        "landed": named(members(move.landed), AREA_IDS),
        "open_gates": move.open_gates,
        "target": name_or_none(move.target, AREA_IDS),
        "how": HOW_IDS[move.how],
        "group": group,
    }


def battle_view(state: Fields) -> dict[str, object] | None:
    battle = state.battle
    if battle is None:
        return None
    return {
        "area": AREA_IDS[battle.area],
        "night": battle.at_night,
        "stage": STAGE_IDS[battle.stage],
        "winner": None if battle.winner == NONE else battle.side(battle.winner).seat,
        "attacker": _side(state, battle, ATTACKER),
        "defender": _side(state, battle, DEFENDER),
    }


def _side(state: Fields, battle: Battle, side: int) -> dict[str, object]:
    """K9.5 Cards are shown from the reveal on."""
    own = battle.side(side)
    is_revealed = battle.stage >= STAGE_WOUND
    parts = strength_parts(state, side)
    return {
        "seat": own.seat,
        "units": units_at(state, own.seat, battle.area),
        "creature": name_or_none(creature_at(state, own.seat, battle.area), CREATURE_IDS),
        "fought": own.units,
        "counted": name_or_none(own.creature, CREATURE_IDS),
        "committed": own.committed,
        "card": name_or_none(own.card, BATTLE_CARD_IDS) if is_revealed else None,
        "discard": name_or_none(own.discard, BATTLE_CARD_IDS) if is_revealed else None,
        "di": di_names(added_counts(own.added)) if is_revealed else None,
        "wound": own.wound,
        "strength": sum(parts),
        "damage": damage(state, side),
        "protection": protection(state, side),
        "lost": own.lost,
        "parts": dict(zip(PART_IDS, parts)),
    }


def last_battle_view(state: Fields) -> dict[str, object] | None:
    """What the last reveal showed."""
    last = state.last_battle
    if last is None:
        return None
    return {
        "area": AREA_IDS[last.area],
        "attacker": _shown(last.attacker),
        "defender": _shown(last.defender),
    }


def _shown(shown: Shown) -> dict[str, object]:
    return {
        "seat": shown.seat,
        "card": BATTLE_CARD_IDS[shown.card],
        "discard": name_or_none(shown.discard, BATTLE_CARD_IDS),
        "di": di_names(added_counts(shown.added)),
    }


def card_view(state: Fields) -> dict[str, object] | None:
    """K15.9 The card that waits for Vetoes."""
    announced = state.announced
    if announced is None:
        return None
    return {
        "card": DI_IDS[announced.card],
        "seat": announced.seat,
        "vetoes": announced.vetoes,
        "last": announced.last,
    }
