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
    BY_CARD,
    CARD_LAST,
    CARD_SEAT,
    CARD_TYPE,
    CARD_VETOES,
    DEFENDER,
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
    NIGHT,
    NO_BATTLE,
    NO_CARD,
    NO_MOVE,
    STAGE_AFTERMATH,
    STAGE_COMMIT,
    STAGE_ESCAPE,
    STAGE_WOUND,
    Fields,
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
    for kind, seat, argument in state.pending:
        if kind in (ASK_CREATURE_RETURN, RETURN_CREATURE):
            creature, area = divmod(argument, AREAS)
            assert creature < CREATURES and area in EXISTING[state.seats], "K11.5"
            assert state.creature_owner[creature] == seat, "K11.5"
            assert state.creature_area[creature] == NONE, "K11.5"


def _frames(state: Fields, kinds: tuple[int, ...]) -> list[tuple[int, int, int]]:
    return [frame for frame in state.pending if frame[0] in kinds]


def _is_seat(state: Fields, seat: int) -> bool:
    return 0 <= seat < state.seats


# ------------------------------------------------------------------ moves


def _check_move(state: Fields) -> None:
    """K8.11 A group stands somewhere, departs, or attacks."""
    move = state.move
    frames = _frames(state, (ASK_MOVE_DEPART, ASK_MOVE_GROUP, ASK_CARD_TELEPORT, ARRIVE))
    seat, at = move[MOVE_SEAT], move[MOVE_AT]
    if seat == NONE:
        assert not frames and move == NO_MOVE, "K8.11"
        return
    assert _is_seat(state, seat) and at in EXISTING[state.seats], "K8.11"
    assert all(frame[1] == seat for frame in frames), "K8.11"
    standing = [frame for frame in frames if frame[0] in (ASK_MOVE_DEPART, ARRIVE)]
    attacks = state.battle[BATTLE_AREA] == at
    assert len(standing) == (0 if attacks else 1), "K8.9"
    is_arriving = bool(standing) and standing[0][0] == ARRIVE
    assert units_at(state, seat, at) > 0 or is_arriving, "K8.11.3"
    assert move[MOVE_USED] >= 0 and move[MOVE_GATES] >= 0, "K8.2"
    landed = set_of(OBELISKS[state.seats])
    assert 0 <= move[MOVE_LANDED] == move[MOVE_LANDED] & landed, "K8.7.3"
    leader = move[MOVE_LEADER]
    assert leader == NONE or creature_at(state, seat, at) == leader, "K8.2"
    if move[MOVE_ORIGIN] == NONE:
        began = move[MOVE_USED] > 0 or move[MOVE_LANDED] > 0 or leader != NONE
        assert not began, "K8.11.4"
    else:
        assert move[MOVE_ORIGIN] in EXISTING[state.seats], "K8.11.4"
    _check_group(state, seat, at, {frame[0] for frame in frames})


def _check_group(state: Fields, seat: int, at: int, kinds: set[int]) -> None:
    """K8.11.2 A target is fixed while the group is asked, a group while a card waits."""
    move = state.move
    target, units, creature = move[MOVE_TARGET], move[MOVE_UNITS], move[MOVE_CREATURE]
    assert move[MOVE_HOW] != NONE and units >= 0, "K8.11.2"
    by_card = move[MOVE_HOW] == BY_CARD
    if ASK_MOVE_GROUP in kinds:
        assert units == 0 and creature == NONE, "K8.11.2"
        assert by_card == (target == NONE), "K8.11.2"
    elif ARRIVE in kinds:
        assert units > 0 and creature == NONE and target != NONE, "K11.6"
    elif by_card:
        assert target == NONE and 0 < units <= units_at(state, seat, at), "K8.11.2"
        assert creature in (NONE, creature_at(state, seat, at)), "K8.11.2"
    else:
        assert move[MOVE_HOW] == 0 and target == NONE, "K8.11.2"
        assert units == 0 and creature == NONE, "K8.11.2"
    assert target == NONE or (target in EXISTING[state.seats] and target != at), "K8.11.2"


# ------------------------------------------------------------------ battles


def _check_battle(state: Fields) -> None:
    """K9 Its frames tell its stage; numbers and cards fit that."""
    battle = state.battle
    steps = _frames(
        state, (INITIATIVE_STEP, REVEAL_STEP, CASUALTIES_STEP, AFTERMATH_STEP, END_BATTLE)
    )
    area = battle[BATTLE_AREA]
    if area == NONE:
        kinds = (ASK_BATTLE_CARD, ASK_BATTLE_DISCARD, ASK_BATTLE_DI, ASK_WOUND)
        others = (ASK_ESCAPE, ASK_ESCAPE_SPACE, ASK_LOSER, ASK_WINNER, ASK_RETREAT)
        assert not steps and not _frames(state, kinds + others) and battle == NO_BATTLE, "K9"
        return
    attacker, defender = battle[BATTLE_SEAT + ATTACKER], battle[BATTLE_SEAT + DEFENDER]
    assert area in EXISTING[state.seats] and attacker != defender, "K9.1"
    assert _is_seat(state, attacker) and _is_seat(state, defender), "K9.1"
    assert battle[BATTLE_NIGHT] == (1 if state.phase == NIGHT else 0), "K9.2"
    assert len(steps) == 1 and steps[0][1] == attacker, "K9"
    stage = _stage_of(steps[0][0])
    assert battle[BATTLE_STAGE] == stage, "K9"
    for seat in (attacker, defender):
        assert units_at(state, seat, area) > 0 or stage == STAGE_AFTERMATH, "K9.1"
    winner = battle[BATTLE_WINNER]
    assert (winner == NONE) == (stage < STAGE_AFTERMATH), "K9.10"
    for side in (ATTACKER, DEFENDER):
        _check_side(state, side, stage)
    _check_battle_frames(state, attacker, defender, winner)


def _stage_of(step: int) -> int:
    if step == INITIATIVE_STEP:
        return STAGE_ESCAPE
    if step == REVEAL_STEP:
        return STAGE_COMMIT
    return STAGE_WOUND if step == CASUALTIES_STEP else STAGE_AFTERMATH


def _check_side(state: Fields, side: int, stage: int) -> None:
    """K9.4, K9.5 What a side has committed, and what counts from the reveal on."""
    battle = state.battle
    seat = battle[BATTLE_SEAT + side]
    asked = _frames(state, (ASK_BATTLE_CARD, ASK_BATTLE_DISCARD, ASK_BATTLE_DI))
    left = len([frame for frame in asked if frame[2] == side])
    committed = battle[BATTLE_COMMITTED + side]
    assert committed == (0 if stage == STAGE_ESCAPE else 3 - left), "K9.4"
    lost, creature = battle[BATTLE_LOST + side], battle[BATTLE_CREATURE + side]
    assert lost >= 0 and battle[BATTLE_WOUND + side] >= 0, "K9.11"
    if stage < STAGE_WOUND:
        assert battle[BATTLE_UNITS + side] == 0 and creature == NONE, "K9.5"
        assert lost == 0 and battle[BATTLE_WOUND + side] == 0, "K9.5"
        _check_commitment(state, seat, side, committed)
        return
    assert 0 <= lost <= battle[BATTLE_UNITS + side] > 0, "K9.11"
    assert lost == 0 or stage == STAGE_AFTERMATH, "K9.11"
    assert creature == NONE or state.creature_owner[creature] == seat, "K9.7"
    card, discarded = battle[BATTLE_CARD + side], battle[BATTLE_DISCARD + side]
    assert card != NONE and state.shown[seat] & BIT[card], "K9.5"
    assert (discarded == NONE) != state.open_discards and discarded != card, "K18.4"
    assert discarded == NONE or state.shown[seat] & BIT[discarded], "K18.4"
    assert battle[BATTLE_ADDED + side] >= 0, "K9.5"


def _check_commitment(state: Fields, seat: int, side: int, committed: int) -> None:
    """K9.4 Cards of the hand; all are hidden in what a seat knows, but for what it may see."""
    battle = state.battle
    card, discarded = battle[BATTLE_CARD + side], battle[BATTLE_DISCARD + side]
    added = battle[BATTLE_ADDED + side]
    if state.generator.words() != BLANK:
        assert (card != NONE) == (committed >= 1), "K9.4"
        assert (discarded != NONE) == (committed >= 2), "K9.4"
        assert (added != NONE) == (committed == 3), "K9.4"
    hand = battle_hand(state, seat)
    assert card == NONE or (committed >= 1 and hand & BIT[card]), "K9.4"
    assert discarded == NONE or (committed >= 2 and hand & BIT[discarded]), "K9.4"
    assert discarded == NONE or discarded != card, "K9.4"
    assert added == NONE or (committed == 3 and ADD + added in legal_additions(state, seat)), "K9.4"


def _check_battle_frames(state: Fields, attacker: int, defender: int, winner: int) -> None:
    """K9 Each question is asked of the right side."""
    seats = (attacker, defender)
    for kind, seat, argument in state.pending:
        if ASK_BATTLE_CARD <= kind <= ASK_WOUND:
            assert seat == seats[argument], "K9.4"
        elif kind in (ASK_ESCAPE, ASK_ESCAPE_SPACE):
            assert seat == defender, "K9.2"
        elif kind in (ASK_WINNER, ASK_RETREAT):
            assert seat == seats[winner], "K9.17"
        elif kind == ASK_LOSER:
            assert seat == seats[1 - winner], "K9.15"


# ------------------------------------------------------------------ cards


def _check_card(state: Fields) -> None:
    """K15.9 A card that was announced waits for its effect, while Veto is asked."""
    effects = _frames(state, (CARD_EFFECT,))
    asked = _frames(state, (ASK_VETO,))
    card, seat, vetoes, last = (
        state.announced[CARD_TYPE],
        state.announced[CARD_SEAT],
        state.announced[CARD_VETOES],
        state.announced[CARD_LAST],
    )
    if card == NONE:
        assert not effects and not asked and state.announced == NO_CARD, "K15.9"
        return
    assert len(effects) == 1 and effects[0][1:] == (seat, card), "K15.1"
    assert asked and state.pending[-1][0] == ASK_VETO, "K15.9"
    assert BATTLE_DI <= card < BATTLE_DI + OWN_TURN_DI or card == ESCAPE, "K15.2"
    assert _is_seat(state, seat) and _is_seat(state, last) and vetoes >= 0, "K15.9"
    assert state.discard[card] > 0 and state.discard[VETO] >= vetoes, "K15.1"
    assert (card == ESCAPE) == (state.battle[BATTLE_AREA] != NONE), "K15.10"
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
        assert area != state.battle[BATTLE_AREA], "K7.4.5"
