"""The public view of a move, a battle and an announced card."""

from collections.abc import Sequence

from iteru.games.kemet.actions import added_counts
from iteru.games.kemet.box.components import AREA_IDS, PRINTED
from iteru.games.kemet.box.ids import (
    BATTLE_CARD_IDS,
    CITY_DISTRICTS,
    CREATURE_IDS,
    DAMAGE,
    DI_IDS,
    PROTECTION,
    STRENGTH,
)
from iteru.games.kemet.rules.battle.numbers import (
    amount_of_additions,
    cancels,
    damage,
    protection,
    strength_parts,
    tiles_strength,
)
from iteru.games.kemet.rules.board import creature_at, opponent_at, units_at
from iteru.games.kemet.rules.moving_points import movement_points
from iteru.games.kemet.sight.shape import (
    BattleView,
    CardView,
    Clash,
    Group,
    Known,
    LastBattle,
    MoveView,
    Parts,
    Plan,
    ShownSide,
    SideView,
    Troop,
)
from iteru.games.kemet.state import (
    ATTACKER,
    COMMITMENTS,
    DEFENDER,
    HOW_IDS,
    STAGE_IDS,
    STAGE_WOUND,
    Battle,
    Fields,
    Shown,
)
from iteru.games.kemet.telling.events import di_names
from iteru.kernel.plain import NONE, named
from iteru.kernel.sets import members


def name_or_none(number: int, names: Sequence[str]) -> str | None:
    return None if number == NONE else names[number]


def troop_view(state: Fields, seat: int, area: int) -> Troop:
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


def move_view(state: Fields) -> MoveView | None:
    move = state.move
    if move is None:
        return None
    group: Group | None = None
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


def battle_view(state: Fields) -> BattleView | None:
    battle = state.battle
    if battle is None:
        return None
    return {
        "area": AREA_IDS[battle.area],
        "night": battle.at_night,
        "stage": STAGE_IDS[battle.stage],
        "winner": None if battle.winner == NONE else battle.side(battle.winner).seat,
        "commitments": COMMITMENTS,
        "attacker": _side(state, battle, ATTACKER),
        "defender": _side(state, battle, DEFENDER),
    }


def _side(state: Fields, battle: Battle, side: int) -> SideView:
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
        "ready": own.committed == COMMITMENTS,
        "card": name_or_none(own.card, BATTLE_CARD_IDS) if is_revealed else None,
        "discard": name_or_none(own.discard, BATTLE_CARD_IDS) if is_revealed else None,
        "di": di_names(added_counts(own.added)) if is_revealed else None,
        "wound": own.wound,
        "strength": sum(parts),
        "damage": damage(state, side),
        "protection": protection(state, side),
        "lost": own.lost,
        "parts": parts_view(parts),
    }


def parts_view(parts: list[int]) -> Parts:
    """In the order of PART_IDS."""
    units, card, di, creature, tiles, wound = parts
    return {
        "units": units,
        "card": card,
        "di": di,
        "creature": creature,
        "tiles": tiles,
        "wound": wound,
    }


def clash_view(state: Fields, seat: int, area: int, *, units: int, creature: int) -> Clash | None:
    """What is known of both sides if such a group of the seat enters the area; None: no attack."""
    opponent = opponent_at(state, seat, area)
    if opponent == NONE:
        return None
    theirs = creature_at(state, opponent, area)
    there = units_at(state, opponent, area)
    return {
        "area": AREA_IDS[area],
        "attacker": _known(state, seat, ATTACKER, units=units, creature=creature, other=theirs),
        "defender": _known(state, opponent, DEFENDER, units=there, creature=theirs, other=creature),
    }


def _known(state: Fields, seat: int, side: int, *, units: int, creature: int, other: int) -> Known:
    """K9.7, K9.9 Before cards; `other` is the creature of the other side, or NONE."""
    strength = 0 if cancels(other) else _printed(PRINTED.cards.creature_strength, creature)
    tiles = tiles_strength(state, seat, side)
    return {
        "seat": seat,
        "units": units,
        "creature": name_or_none(creature, CREATURE_IDS),
        "creature_strength": strength,
        "tiles": tiles,
        "strength": units + strength + tiles,
    }


def plan_of(card: int, offset: int) -> Plan:
    """What a battle card and DI cards (an `add` code less ADD) add; NONE for none."""
    cards, added = PRINTED.cards, 0 if offset == NONE else offset
    return {
        "strength": _printed(cards.card_strength, card) + amount_of_additions(added, STRENGTH),
        "damage": _printed(cards.card_damage, card) + amount_of_additions(added, DAMAGE),
        "protection": _printed(cards.card_protection, card)
        + amount_of_additions(added, PROTECTION),
    }


def _printed(values: list[int], card: int) -> int:
    return 0 if card == NONE else values[card]


def last_battle_view(state: Fields) -> LastBattle | None:
    """What the last reveal showed."""
    last = state.last_battle
    if last is None:
        return None
    return {
        "area": AREA_IDS[last.area],
        "attacker": _shown(last.attacker),
        "defender": _shown(last.defender),
    }


def _shown(shown: Shown) -> ShownSide:
    return {
        "seat": shown.seat,
        "card": BATTLE_CARD_IDS[shown.card],
        "discard": name_or_none(shown.discard, BATTLE_CARD_IDS),
        "di": di_names(added_counts(shown.added)),
    }


def card_view(state: Fields) -> CardView | None:
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
