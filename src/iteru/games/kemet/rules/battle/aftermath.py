"""After a battle: recall, retreat or stay, and the battle cards (K9.15 to K9.19)."""

from iteru.games.kemet.actions import DRIVE, RECALL, RETREAT, STAY
from iteru.games.kemet.box.components import PRINTED
from iteru.games.kemet.frames import ASK_LOSER, ASK_RETREAT, ASK_WINNER, END_BATTLE
from iteru.games.kemet.rules.battle.cards import battle_hand_size
from iteru.games.kemet.rules.battle.numbers import units_now
from iteru.games.kemet.rules.battle.refuges import move_troop, refuges
from iteru.games.kemet.rules.board import creature_at, remove_units, units_at
from iteru.games.kemet.rules.creature_loss import recall
from iteru.games.kemet.rules.prayer_points import gain_prayer
from iteru.games.kemet.rules.special_cards import take_back_battle_cards
from iteru.games.kemet.state import (
    ATTACKER,
    BATTLE_AREA,
    BATTLE_SEAT,
    BATTLE_WINNER,
    DEFENDER,
    NO_BATTLE,
    Fields,
)
from iteru.games.kemet.telling import events, events_battle
from iteru.kernel.plain import NONE


def begin_aftermath(state: Fields, attacker: int) -> None:
    """K9.15 The loser decides first, K9.17 then the winner, each if he has survivors."""
    winner = state.battle[BATTLE_WINNER]
    loser = 1 - winner
    state.pending.append((END_BATTLE, attacker, 0))
    if units_now(state, winner) > 0:
        state.pending.append((ASK_WINNER, state.battle[BATTLE_SEAT + winner], 0))
    if units_now(state, loser) > 0:
        state.pending.append((ASK_LOSER, state.battle[BATTLE_SEAT + loser], 0))


def legal_loser_choice(state: Fields, seat: int) -> list[int]:
    """K9.15.1 Recall or retreat; K9.15.2 if the winner has no unit left, recall or stay."""
    if units_now(state, state.battle[BATTLE_WINNER]) == 0:
        return [RECALL, STAY]
    if refuges(state, seat, state.battle[BATTLE_AREA]):
        return [RECALL, RETREAT]
    return [RECALL]


def apply_loser_choice(state: Fields, seat: int, code: int) -> None:
    state.pending.pop()
    if code == RETREAT:
        winner = state.battle[BATTLE_SEAT + state.battle[BATTLE_WINNER]]
        state.pending.append((ASK_RETREAT, winner, 0))
    else:
        stay_or_recall(state, seat, code)


def legal_retreat_space(state: Fields) -> list[int]:
    """K9.16 The winner chooses where the loser goes."""
    loser = state.battle[BATTLE_SEAT + 1 - state.battle[BATTLE_WINNER]]
    return [DRIVE + area for area in refuges(state, loser, state.battle[BATTLE_AREA])]


def apply_retreat_space(state: Fields, code: int) -> None:
    state.pending.pop()
    loser = state.battle[BATTLE_SEAT + 1 - state.battle[BATTLE_WINNER]]
    if state.journal is not None:
        events_battle.tell_left(state, "retreated", loser, code - DRIVE)
    move_troop(state, loser, state.battle[BATTLE_AREA], code - DRIVE)


def legal_winner_choice() -> list[int]:
    """K9.17"""
    return [RECALL, STAY]


def apply_winner_choice(state: Fields, seat: int, code: int) -> None:
    state.pending.pop()
    stay_or_recall(state, seat, code)


def stay_or_recall(state: Fields, seat: int, code: int) -> None:
    if code == RECALL:
        recall_troop(state, seat)
    elif state.journal is not None:
        events_battle.tell_stayed(state, seat)


def recall_troop(state: Fields, seat: int) -> None:
    """K9.18 The whole troop goes to reserve for prayer points; its creature too (K11.6)."""
    area = state.battle[BATTLE_AREA]
    units = units_at(state, seat, area)
    creature = creature_at(state, seat, area)
    if state.journal is not None:
        events_battle.tell_recalled(state, seat, units, creature)
    remove_units(state, seat, area, units)
    gain_prayer(state, seat, units * PRINTED.recall_prayer, "recall")
    if creature != NONE:
        recall(state, seat, creature)


def end_battle(state: Fields) -> None:
    """K9.19 A player without battle cards in hand takes all six back."""
    for side in (ATTACKER, DEFENDER):
        seat = state.battle[BATTLE_SEAT + side]
        if battle_hand_size(state, seat) == 0:
            take_back_battle_cards(state, seat)
            if state.journal is not None:
                events.tell_plain(state, "battle_cards_back", seat)
    if state.journal is not None:
        events_battle.tell_over(state)
    state.battle = NO_BATTLE[:]
