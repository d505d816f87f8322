"""After a battle: recall, retreat or stay, and the battle cards (K9.15 to K9.19)."""

from iteru.games.kemet.actions import DRIVE, RECALL, RETREAT, STAY
from iteru.games.kemet.box.components import PRAYER_MAX, PRINTED
from iteru.games.kemet.frames import ASK_LOSER, ASK_RETREAT, ASK_WINNER, END_BATTLE
from iteru.games.kemet.rules.battle.cards import battle_hand_size
from iteru.games.kemet.rules.battle.numbers import units_now
from iteru.games.kemet.rules.battle.refuges import leave_battle, refuges
from iteru.games.kemet.rules.board import creature_at, remove_units, units_at
from iteru.games.kemet.rules.creature_loss import recall
from iteru.games.kemet.rules.prayer_points import gain_prayer
from iteru.games.kemet.rules.special_cards import take_back_battle_cards
from iteru.games.kemet.state import Battle, Fields, battle_of
from iteru.games.kemet.telling import events, events_battle
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def begin_aftermath(state: Fields, attacker: i64) -> None:
    """K9.15 The loser decides first, K9.17 then the winner, each if he has survivors."""
    battle = battle_of(state)
    loser = 1 - battle.winner
    state.pending.push(END_BATTLE, attacker)
    if units_now(state, battle.winner) > 0:
        state.pending.push(ASK_WINNER, winner_of(battle))
    if units_now(state, loser) > 0:
        state.pending.push(ASK_LOSER, loser_of(battle))


def winner_of(battle: Battle) -> i64:
    """The seat that has won."""
    return battle.side(battle.winner).seat


def loser_of(battle: Battle) -> i64:
    """The seat that has lost."""
    return battle.side(1 - battle.winner).seat


def legal_loser_choice(state: Fields, seat: i64) -> list[int]:
    """K9.15.1 Recall or retreat; K9.15.2 if the winner has no unit left, recall or stay."""
    battle = battle_of(state)
    if units_now(state, battle.winner) == 0:
        return [RECALL, STAY]
    if refuges(state, seat, battle.area):
        return [RECALL, RETREAT]
    return [RECALL]


def apply_loser_choice(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    if code == RETREAT:
        state.pending.push(ASK_RETREAT, winner_of(battle_of(state)))
    else:
        stay_or_recall(state, seat, code)


def legal_retreat_space(state: Fields) -> list[int]:
    """K9.16 The winner chooses where the loser goes."""
    battle = battle_of(state)
    return [DRIVE + area for area in refuges(state, loser_of(battle), battle.area)]


def apply_retreat_space(state: Fields, code: i64) -> None:
    state.pending.pop()
    loser = loser_of(battle_of(state))
    leave_battle(state, events_battle.RETREATED, loser, code - DRIVE)


def legal_winner_choice() -> list[int]:
    """K9.17"""
    return [RECALL, STAY]


def apply_winner_choice(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    stay_or_recall(state, seat, code)


def stay_or_recall(state: Fields, seat: i64, code: i64) -> None:
    if code == RECALL:
        recall_troop(state, seat)
    else:
        events_battle.tell_stayed(state, seat)


def prayer_of_recall(state: Fields, seat: i64) -> i64:
    """K9.18 What the recall of the troop in the battle brings, up to the limit."""
    units = units_at(state, seat, battle_of(state).area)
    return min(units * PRINTED.recall_prayer, PRAYER_MAX - state.prayer[seat])


def recall_troop(state: Fields, seat: i64) -> None:
    """K9.18 The whole troop goes to reserve for prayer points; its creature too (K11.6)."""
    area = battle_of(state).area
    units = units_at(state, seat, area)
    creature = creature_at(state, seat, area)
    gained = prayer_of_recall(state, seat)
    events_battle.tell_recalled(state, seat, units, creature)
    remove_units(state, seat, area, units)
    gain_prayer(state, seat, gained, "recall")
    if creature != NONE:
        recall(state, seat, creature)


def end_battle(state: Fields) -> None:
    """K9.19 A player without battle cards in hand takes all six back."""
    battle = battle_of(state)
    for seat in (battle.attacker.seat, battle.defender.seat):
        if battle_hand_size(state, seat) == 0:
            take_back_battle_cards(state, seat)
            events.tell_plain(state, events_battle.BATTLE_CARDS_BACK, seat)
    events_battle.tell_over(state)
    state.battle = None
