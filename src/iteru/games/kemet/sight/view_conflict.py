"""The public view of a move, a battle and an announced card."""

from collections.abc import Sequence

from iteru.games.kemet.actions import added_counts
from iteru.games.kemet.box.components import AREA_IDS
from iteru.games.kemet.box.ids import (
    BATTLE_CARD_IDS,
    CITY_DISTRICTS,
    CREATURE_IDS,
    DI_IDS,
    ESCAPE,
    KILL_BEFORE_BATTLE,
)
from iteru.games.kemet.rules.battle.cards import battle_hand
from iteru.games.kemet.rules.battle.numbers import (
    damage,
    protection,
    strength_parts,
)
from iteru.games.kemet.rules.board import creature_at, opponent_at, units_at
from iteru.games.kemet.rules.moving_points import movement_points
from iteru.games.kemet.rules.powers import power
from iteru.games.kemet.rules.reactions import could_react
from iteru.games.kemet.sight.outcomes import (
    Force,
    force_of,
    forces,
    least_and_most,
    matchups,
    may_play,
    plan_of,
    unseen_strength,
)
from iteru.games.kemet.sight.shape import (
    BattleView,
    CardView,
    Clash,
    Group,
    Known,
    LastBattle,
    MoveView,
    Parts,
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
    force = forces(state)[side]
    held = may_play(state, own.seat)
    least, most = least_and_most(force, held)
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
        "sums": force.lines,
        "may_play": named(held, BATTLE_CARD_IDS),
        "least": least,
        "most": most,
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
    """What is known of both sides if such a group of the seat enters the area; None: no attack.

    K9.3 What Initiative strikes before the battle does not fight in it.
    """
    opponent = opponent_at(state, seat, area)
    if opponent == NONE:
        return None
    theirs = creature_at(state, opponent, area)
    there = max(0, units_at(state, opponent, area) - power(state, seat, KILL_BEFORE_BATTLE))
    own = force_of(state, ATTACKER, seat, units=units, creature=creature, other=theirs)
    rival = force_of(state, DEFENDER, opponent, units=there, creature=theirs, other=creature)
    held = may_play(state, opponent)
    return {
        "area": AREA_IDS[area],
        "attacker": _known(own, creature),
        "defender": _known(rival, theirs),
        "cards": [
            {
                "card": BATTLE_CARD_IDS[card],
                "against": matchups(own, plan_of(card, NONE), rival, held),
            }
            for card in members(battle_hand(state, seat))
        ],
        "unseen_strength": unseen_strength(state, seat, opponent),
        "may_escape": could_react(state, opponent, ESCAPE),
    }


def _known(force: Force, creature: int) -> Known:
    return {
        "seat": force.seat,
        "units": force.units,
        "creature": name_or_none(creature, CREATURE_IDS),
        "sums": force.lines,
        "strength": force.total["strength"],
    }


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
