"""What always holds of a move, a battle and an announced card: they fit each other, the board and
the frames that are pending.
"""

from iteru.games.kemet.actions import ADD
from iteru.games.kemet.box.components import EXISTING, OBELISKS
from iteru.games.kemet.box.ids import (
    AREAS,
    BATTLE_DI,
    CREATURES,
    DISTRICTS,
    ESCAPE,
    OWN_TURN_DI,
    VETO,
)
from iteru.games.kemet.frames import (
    AFTERMATH_STEP,
    ARRIVE,
    ASK_BATTLE_CARD,
    ASK_BATTLE_DI,
    ASK_BATTLE_DISCARD,
    ASK_BATTLE_ORDER,
    ASK_CARD_TELEPORT,
    ASK_CREATURE_RETURN,
    ASK_ENLISTMENT,
    ASK_ESCAPE,
    ASK_ESCAPE_SPACE,
    ASK_LOSER,
    ASK_MOVE_DEPART,
    ASK_MOVE_GROUP,
    ASK_RECRUIT,
    ASK_REINFORCEMENTS,
    ASK_RETREAT,
    ASK_RETURN_CREATURES,
    ASK_VETO,
    ASK_WINNER,
    ASK_WOUND,
    CARD_EFFECT,
    CASUALTIES_STEP,
    END_BATTLE,
    FIGHT_WAITING,
    INITIATIVE_STEP,
    RETURN_CREATURE,
    REVEAL_STEP,
)
from iteru.games.kemet.rules.battle.cards import battle_hand, legal_additions
from iteru.games.kemet.rules.board import creature_at, is_own_district, units_at
from iteru.games.kemet.rules.veto import active_seat
from iteru.games.kemet.state import (
    ATTACKER,
    BY_CARD,
    BY_STEP,
    COMMITMENTS,
    DEFENDER,
    NIGHT,
    STAGE_AFTERMATH,
    STAGE_COMMIT,
    STAGE_ESCAPE,
    STAGE_WOUND,
    Battle,
    Fields,
    Move,
    Side,
)
from iteru.kernel.generator import BLANK
from iteru.kernel.plain import NONE
from iteru.kernel.sets import BIT, members, set_of


def check_conflicts(state: Fields) -> None:
    """Raises AssertionError with the number of the rule that is broken."""
    _check_move(state)
    _check_battle(state)
    _check_card(state)
    _check_waiting(state)
    for kind, seat, argument in state.pending.frames():
        if kind in (ASK_CREATURE_RETURN, RETURN_CREATURE):
            creature, area = argument // AREAS, argument % AREAS
            assert creature < CREATURES and area in EXISTING[state.seats], "K11.5"
            assert state.creature_owner[creature] == seat, "K11.5"
            assert state.creature_area[creature] == NONE, "K11.5"


def _frames(state: Fields, kinds: tuple[int, ...]) -> list[tuple[int, int, int]]:
    return [frame for frame in state.pending.frames() if frame[0] in kinds]


def _is_seat(state: Fields, seat: int) -> bool:
    return 0 <= seat < state.seats


# ------------------------------------------------------------------ moves


def _check_move(state: Fields) -> None:
    """K8.11 A group stands somewhere, departs, or attacks."""
    move = state.move
    frames = _frames(state, (ASK_MOVE_DEPART, ASK_MOVE_GROUP, ASK_CARD_TELEPORT, ARRIVE))
    if move is None:
        assert not frames, "K8.11"
        return
    seat, at = move.seat, move.at
    assert _is_seat(state, seat) and at in EXISTING[state.seats], "K8.11"
    assert all(frame[1] == seat for frame in frames), "K8.11"
    standing = [frame for frame in frames if frame[0] in (ASK_MOVE_DEPART, ARRIVE)]
    attacks = state.battle is not None and state.battle.area == at
    assert len(standing) == (0 if attacks else 1), "K8.9"
    is_arriving = bool(standing) and standing[0][0] == ARRIVE
    assert units_at(state, seat, at) > 0 or is_arriving, "K8.11.3"
    assert move.landed == move.landed & set_of(OBELISKS[state.seats]), "K8.7.3"
    assert move.leader == NONE or creature_at(state, seat, at) == move.leader, "K8.2"
    if move.origin == NONE:
        began = move.used > 0 or move.landed > 0 or move.leader != NONE
        assert not began, "K8.11.4"
    else:
        assert move.origin in EXISTING[state.seats], "K8.11.4"
    _check_group(state, move, {frame[0] for frame in frames})


def _check_group(state: Fields, move: Move, kinds: set[int]) -> None:
    """K8.11.2 A target is fixed while the group is asked, a group while a card waits."""
    target, units, creature = move.target, move.units, move.creature
    by_card = move.how == BY_CARD
    if ASK_MOVE_GROUP in kinds:
        assert units == 0 and creature == NONE, "K8.11.2"
        assert by_card == (target == NONE), "K8.11.2"
    elif ARRIVE in kinds:
        assert units > 0 and creature == NONE and target != NONE, "K11.6"
    elif by_card:
        assert target == NONE and 0 < units <= units_at(state, move.seat, move.at), "K8.11.2"
        assert creature in (NONE, creature_at(state, move.seat, move.at)), "K8.11.2"
    else:
        assert move.how == BY_STEP and target == NONE, "K8.11.2"
        assert units == 0 and creature == NONE, "K8.11.2"
    assert target == NONE or (target in EXISTING[state.seats] and target != move.at), "K8.11.2"


# ------------------------------------------------------------------ battles


def _check_battle(state: Fields) -> None:
    """K9 Its frames tell its stage; numbers and cards fit that."""
    battle = state.battle
    steps = _frames(
        state, (INITIATIVE_STEP, REVEAL_STEP, CASUALTIES_STEP, AFTERMATH_STEP, END_BATTLE)
    )
    if battle is None:
        kinds = (ASK_BATTLE_CARD, ASK_BATTLE_DISCARD, ASK_BATTLE_DI, ASK_WOUND)
        others = (ASK_ESCAPE, ASK_ESCAPE_SPACE, ASK_LOSER, ASK_WINNER, ASK_RETREAT)
        assert not steps and not _frames(state, kinds + others), "K9"
        return
    area, attacker, defender = battle.area, battle.attacker.seat, battle.defender.seat
    assert area in EXISTING[state.seats] and attacker != defender, "K9.1"
    assert _is_seat(state, attacker) and _is_seat(state, defender), "K9.1"
    assert battle.at_night == (state.phase == NIGHT), "K9.2"
    assert len(steps) == 1 and steps[0][1] == attacker, "K9"
    stage = _stage_of(steps[0][0])
    assert battle.stage == stage, "K9"
    for seat in (attacker, defender):
        assert units_at(state, seat, area) > 0 or stage == STAGE_AFTERMATH, "K9.1"
    assert (battle.winner == NONE) == (stage < STAGE_AFTERMATH), "K9.10"
    for side in (ATTACKER, DEFENDER):
        _check_side(state, battle, side)
    _check_battle_frames(state, battle)


def _stage_of(step: int) -> int:
    if step == INITIATIVE_STEP:
        return STAGE_ESCAPE
    if step == REVEAL_STEP:
        return STAGE_COMMIT
    return STAGE_WOUND if step == CASUALTIES_STEP else STAGE_AFTERMATH


def _check_side(state: Fields, battle: Battle, number: int) -> None:
    """K9.4, K9.5 What a side has committed, and what counts from the reveal on."""
    side, stage = battle.side(number), battle.stage
    asked = _frames(state, (ASK_BATTLE_CARD, ASK_BATTLE_DISCARD, ASK_BATTLE_DI))
    left = len([frame for frame in asked if frame[2] == number])
    assert side.committed == (0 if stage == STAGE_ESCAPE else COMMITMENTS - left), "K9.4"
    if stage < STAGE_WOUND:
        assert side.units == 0 and side.creature == NONE, "K9.5"
        assert side.lost == 0 and side.wound == 0, "K9.5"
        _check_commitment(state, side)
        return
    assert 0 <= side.lost <= side.units > 0, "K9.11"
    assert side.lost == 0 or stage == STAGE_AFTERMATH, "K9.11"
    assert side.creature == NONE or state.creature_owner[side.creature] == side.seat, "K9.7"
    shown = state.shown[side.seat]
    assert side.card != NONE and shown & BIT[side.card], "K9.5"
    assert (side.discard == NONE) != state.open_discards and side.discard != side.card, "K18.4"
    assert side.discard == NONE or shown & BIT[side.discard], "K18.4"
    assert side.added >= 0, "K9.5"


def _check_commitment(state: Fields, side: Side) -> None:
    """K9.4 Cards of the hand; all are hidden in what a seat knows, but for what it may see."""
    card, discarded, added, committed = side.card, side.discard, side.added, side.committed
    if state.generator.words() != BLANK:
        assert (card != NONE) == (committed >= 1), "K9.4"
        assert (discarded != NONE) == (committed >= 2), "K9.4"
        assert (added != NONE) == (committed == COMMITMENTS), "K9.4"
    hand = battle_hand(state, side.seat)
    assert card == NONE or (committed >= 1 and hand & BIT[card]), "K9.4"
    assert discarded == NONE or (committed >= 2 and hand & BIT[discarded]), "K9.4"
    assert discarded == NONE or discarded != card, "K9.4"
    if added != NONE:
        assert committed == COMMITMENTS and ADD + added in legal_additions(state, side.seat), "K9.4"


def _check_battle_frames(state: Fields, battle: Battle) -> None:
    """K9 Each question is asked of the right side."""
    for kind, seat, argument in state.pending.frames():
        if ASK_BATTLE_CARD <= kind <= ASK_WOUND:
            assert seat == battle.side(argument).seat, "K9.4"
        elif kind in (ASK_ESCAPE, ASK_ESCAPE_SPACE):
            assert seat == battle.defender.seat, "K9.2"
        elif kind in (ASK_WINNER, ASK_RETREAT):
            assert seat == battle.side(battle.winner).seat, "K9.17"
        elif kind == ASK_LOSER:
            assert seat == battle.side(1 - battle.winner).seat, "K9.15"


# ------------------------------------------------------------------ cards


def _check_card(state: Fields) -> None:
    """K15.9 A card that was announced waits for its effect, while Veto is asked."""
    effects = _frames(state, (CARD_EFFECT,))
    asked = _frames(state, (ASK_VETO,))
    if state.announced is None:
        assert not effects and not asked, "K15.9"
        return
    card, seat = state.announced.card, state.announced.seat
    vetoes, last = state.announced.vetoes, state.announced.last
    assert len(effects) == 1 and effects[0][1:] == (seat, card), "K15.1"
    assert asked and state.pending.kind == ASK_VETO, "K15.9"
    assert BATTLE_DI <= card < BATTLE_DI + OWN_TURN_DI or card == ESCAPE, "K15.2"
    assert _is_seat(state, seat) and _is_seat(state, last), "K15.9"
    assert state.discard[card] > 0 and state.discard[VETO] >= vetoes, "K15.1"
    assert (card == ESCAPE) == (state.battle is not None), "K15.10"
    active = active_seat(state)
    assert (last == seat) if vetoes == 0 else (last != active), "K15.9"
    seats = [frame[1] for frame in asked]
    assert len(set(seats)) == len(seats), "K15.9"
    assert active not in seats and last not in seats, "K15.9"


# ------------------------------------------------------------------ waiting battles


def _check_waiting(state: Fields) -> None:
    """K7.4.5 The battles of one placement wait in the placer's own districts."""
    if state.waiting == 0:
        assert not _frames(state, (ASK_BATTLE_ORDER,)), "K7.4.5"
        return
    placers = (ASK_RECRUIT, ASK_REINFORCEMENTS, ASK_ENLISTMENT, ASK_RETURN_CREATURES)
    frames = _frames(state, (FIGHT_WAITING, ASK_BATTLE_ORDER, *placers))
    assert frames, "K7.4.5"
    seat = frames[-1][1]
    for area in members(state.waiting):
        assert area < DISTRICTS and is_own_district(state, seat, area), "K7.4.5"
        assert units_at(state, seat, area) > 0, "K7.4.5"
        assert state.battle is None or area != state.battle.area, "K7.4.5"
