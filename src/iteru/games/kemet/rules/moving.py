"""The Move action: origin, departures, groups, arrival (K8.1, K8.4, K8.9 to K8.11)."""

from iteru.games.kemet.actions import CARD, DECLINE, FROM, STEP, STOP, TAKE, TELEPORT
from iteru.games.kemet.box.components import EXISTING
from iteru.games.kemet.box.ids import AREAS, BATTLE_DI, OWN_TURN_DI, TELEPORTATION
from iteru.games.kemet.frames import (
    ARRIVE,
    ASK_MOVE_DEPART,
    ASK_MOVE_GROUP,
    ASK_MOVE_ORIGIN,
    BEGIN_BATTLE,
)
from iteru.games.kemet.rules.board import creature_at, opponent_at
from iteru.games.kemet.rules.cards import announce, playable_cards
from iteru.games.kemet.rules.creature_loss import abandon
from iteru.games.kemet.rules.moving_points import STEP_COST
from iteru.games.kemet.rules.moving_targets import (
    largest_group,
    may_teleport,
    step_targets,
    teleport_targets,
)
from iteru.games.kemet.rules.prayer_points import pay, teleport_cost
from iteru.games.kemet.state import BY_CARD, BY_STEP, BY_TELEPORT, Fields, Move, move_of
from iteru.games.kemet.telling import events, events_actions, events_conflict
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT


def legal_origin(state: Fields, seat: i64) -> list[int]:
    """K8.11.1 A space with own units, or decline."""
    codes = [FROM + area for area in EXISTING[state.seats] if state.units[seat * AREAS + area] > 0]
    codes.append(DECLINE)
    return codes


def apply_origin(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    if code == DECLINE:
        events_actions.tell_declined(state, seat, ASK_MOVE_ORIGIN)
        return
    state.move = Move(seat=seat, at=code - FROM)
    state.pending.push(ASK_MOVE_DEPART, seat)
    events_conflict.tell_move_begins(state, seat, code - FROM)


def legal_depart(state: Fields, seat: i64) -> list[int]:
    """K8.11.2 A card, a step, a teleport or stop; only targets that some group can reach."""
    codes = playable_cards(state, seat)
    for area in step_targets(state, seat):
        codes.append(STEP + area)
    if may_teleport(state, seat):
        for area in teleport_targets(state, seat, BY_TELEPORT):
            codes.append(TELEPORT + area)
    codes.append(STOP)
    return codes


def apply_depart(state: Fields, seat: i64, code: i64) -> None:
    """The group is asked next; a card leaves this frame standing, to decide again."""
    if CARD <= code < CARD + OWN_TURN_DI:
        card = code - CARD + BATTLE_DI
        if card == TELEPORTATION:
            _ask_group(state, seat, BY_CARD, NONE)
        else:
            announce(state, seat, card)
    elif code == STOP:
        state.pending.pop()
        end_move(state, seat)
    elif code >= TELEPORT:
        _ask_group(state, seat, BY_TELEPORT, code - TELEPORT)
    else:
        _ask_group(state, seat, BY_STEP, code - STEP)


def end_move(state: Fields, seat: i64) -> None:
    """K8.1, K8.9 The group has stopped, or a battle takes place."""
    state.move = None
    events.tell_plain(state, events_conflict.MOVE_ENDED, seat)


def _ask_group(state: Fields, seat: i64, how: i64, target: i64) -> None:
    """K8.11.2 The frame of the departure stays below: a vetoed card leads back to it."""
    move = move_of(state)
    move.how = how
    move.target = target
    state.pending.push(ASK_MOVE_GROUP, seat)


def legal_group(state: Fields, seat: i64) -> list[int]:
    """K8.4, K8.5 Number of units, with or without the creature of the space."""
    creature = creature_at(state, seat, move_of(state).at)
    alone = _most(state, seat, NONE)
    along: i64 = 0 if creature == NONE else _most(state, seat, creature)
    codes: list[int] = []
    for units in range(1, max(alone, along) + 1):
        if units <= alone:
            codes.append(TAKE + (units - 1) * 2)
        if units <= along:
            codes.append(TAKE + (units - 1) * 2 + 1)
    return codes


def _most(state: Fields, seat: i64, creature: i64) -> i64:
    """The largest group with this creature or NONE: to the target, or by card to any obelisk."""
    move = move_of(state)
    if move.how != BY_CARD:
        return largest_group(state, seat, move.target, move.how, creature)
    most: i64 = 0
    for area in teleport_targets(state, seat, BY_CARD):
        most = max(most, largest_group(state, seat, area, BY_CARD, creature))
    return most


def apply_group(state: Fields, seat: i64, code: i64) -> None:
    """K8.11.2 The group is fixed: it leaves, or the Teleportation card is announced first."""
    state.pending.pop()
    move = move_of(state)
    offset = code - TAKE
    move.units = offset // 2 + 1
    if offset % 2:
        move.creature = creature_at(state, seat, move.at)
    if move.how == BY_CARD:
        announce(state, seat, TELEPORTATION)
        return
    if move.how == BY_TELEPORT:
        move.landed |= BIT[move.target]
        cost = teleport_cost(state, seat)
        pay(state, seat, cost)
        leave(state, seat, cost)
    else:
        move.used += STEP_COST
        leave(state, seat, 0)


def forget_group(move: Move) -> None:
    """No group is fixed: before a departure, after it, or after a vetoed Teleportation."""
    move.target = NONE
    move.how = BY_STEP
    move.units = 0
    move.creature = NONE


def legal_card_teleport(state: Fields, seat: i64) -> list[int]:
    """K15.7 An obelisk where the fixed group may arrive."""
    move = move_of(state)
    return [
        TELEPORT + area
        for area in teleport_targets(state, seat, BY_CARD)
        if move.units <= largest_group(state, seat, area, BY_CARD, move.creature)
    ]


def apply_card_teleport(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    move_of(state).target = code - TELEPORT
    leave(state, seat, 0)


def leave(state: Fields, seat: i64, cost: i64) -> None:
    """K8.11.3 The group leaves; a creature left without units goes away (K11.6); it arrives.

    K8.11.4 The first departure fixes the origin, and the creature whose bonus counts (K8.2).
    """
    assert state.pending.kind == ASK_MOVE_DEPART
    state.pending.pop()
    move = move_of(state)
    at, creature = move.at, move.creature
    if move.origin == NONE:
        move.origin = at
        move.leader = creature
    elif creature != move.leader:
        move.leader = NONE
    state.units[seat * AREAS + at] -= move.units
    events_conflict.tell_moved(state, seat, cost)
    if creature != NONE:
        state.creature_area[creature] = move.target
    state.pending.push(ARRIVE, seat)
    if state.units[seat * AREAS + at] == 0:
        left = creature_at(state, seat, at)
        if left != NONE:
            abandon(state, seat, left)


def arrive(state: Fields, seat: i64) -> None:
    """K8.9 An opponent's troop there is attacked; else the move goes on (K8.11.3).

    K8.10 An opponent's empty district is a space like any other.
    """
    move = move_of(state)
    target = move.target
    state.units[seat * AREAS + target] += move.units
    move.at = target
    forget_group(move)
    if opponent_at(state, seat, target) == NONE:
        state.pending.push(ASK_MOVE_DEPART, seat)
    else:
        state.pending.push(BEGIN_BATTLE, seat, target)
