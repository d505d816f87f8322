"""An attack up to the choice of cards: Escape and Initiative (K9.1 to K9.3)."""

from iteru.games.kemet.actions import FLEE, PASS, USE_ESCAPE
from iteru.games.kemet.box.ids import ESCAPE, KILL_BEFORE_BATTLE
from iteru.games.kemet.frames import (
    ASK_ESCAPE,
    ASK_MOVE_DEPART,
    COMMIT_STEP,
    INITIATIVE_STEP,
)
from iteru.games.kemet.rules.battle.numbers import damage, protection, strength_parts
from iteru.games.kemet.rules.battle.refuges import leave_battle, refuges
from iteru.games.kemet.rules.board import creature_at, opponent_at, remove_units, units_at
from iteru.games.kemet.rules.cards import announce
from iteru.games.kemet.rules.creature_loss import destroyed
from iteru.games.kemet.rules.di_deck import holds_card
from iteru.games.kemet.rules.moving import end_move
from iteru.games.kemet.rules.powers import power
from iteru.games.kemet.rules.reactions import could_react
from iteru.games.kemet.state import ATTACKER, DEFENDER, Battle, Fields, Side, battle_of
from iteru.games.kemet.telling import events_battle
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def begin_battle(state: Fields, attacker: i64, area: i64, at_night: bool) -> None:
    """K9.1 The attacker's units stand in a space with an opponent's troop."""
    defender = opponent_at(state, attacker, area)
    state.battle = Battle(
        area=area,
        at_night=at_night,
        attacker=Side(seat=attacker),
        defender=Side(seat=defender),
    )
    if state.journal is not None:
        events_battle.tell_attacked(
            state,
            creatures=[creature_at(state, attacker, area), creature_at(state, defender, area)],
            parts=[strength_parts(state, ATTACKER), strength_parts(state, DEFENDER)],
            damage=[damage(state, ATTACKER), damage(state, DEFENDER)],
            protection=[protection(state, ATTACKER), protection(state, DEFENDER)],
        )
    state.pending.push(INITIATIVE_STEP, attacker)
    open_escape_window(state, defender)


def open_escape_window(state: Fields, defender: i64) -> None:
    """K9.2 Escape is asked of a defender who could hold it (K19.1); never in a Night battle."""
    battle = battle_of(state)
    if battle.at_night or not could_react(state, defender, ESCAPE):
        return
    if refuges(state, defender, battle.area):
        state.pending.push(ASK_ESCAPE, defender)


def legal_escape(state: Fields, defender: i64) -> list[int]:
    if holds_card(state, defender, ESCAPE):
        return [USE_ESCAPE, PASS]
    return [PASS]


def apply_escape(state: Fields, defender: i64, code: i64) -> None:
    """K9.2.1 Escape may be vetoed by a third player."""
    state.pending.pop()
    if code == USE_ESCAPE:
        announce(state, defender, ESCAPE)


def legal_escape_space(state: Fields, defender: i64) -> list[int]:
    """K15.10"""
    return [FLEE + area for area in refuges(state, defender, battle_of(state).area)]


def apply_escape_space(state: Fields, defender: i64, code: i64) -> None:
    """K9.2.2 The defender's troop leaves: no battle, and Initiative does nothing."""
    state.pending.pop()
    assert state.pending.kind == INITIATIVE_STEP
    state.pending.pop()
    leave_battle(state, events_battle.ESCAPED, defender, code - FLEE)
    call_off_battle(state)


def strike_first(state: Fields, attacker: i64) -> None:
    """K9.3 Initiative: the defender loses units before the battle, whatever his protection.

    K9.3.1 They are not destroyed in battle. K9.3.2 Without a defender there is no battle; his
    creature leaves.
    """
    battle = battle_of(state)
    area = battle.area
    defender = battle.defender.seat
    lost = min(units_at(state, defender, area), power(state, attacker, KILL_BEFORE_BATTLE))
    if lost > 0:
        remove_units(state, defender, area, lost)
        events_battle.tell_initiative(state, lost, strength_parts(state, DEFENDER))
    if units_at(state, defender, area) > 0:
        state.pending.push(COMMIT_STEP, attacker)
        if is_by_move(state):
            end_move(state, attacker)
        return
    call_off_battle(state)
    creature = creature_at(state, defender, area)
    if creature != NONE:
        destroyed(state, defender, creature)


def is_by_move(state: Fields) -> bool:
    """Whether a moving group attacks: it stands in the battle space.

    K15.5 A battle by Enlistment in the middle of a move is elsewhere, and the move goes on.
    """
    return state.move is not None and state.move.at == battle_of(state).area


def call_off_battle(state: Fields) -> None:
    """K9.2.3, K9.3.2 No battle took place: a move goes on with the points left."""
    goes_on = is_by_move(state)
    attacker = battle_of(state).attacker.seat
    state.battle = None
    if goes_on:
        state.pending.push(ASK_MOVE_DEPART, attacker)
