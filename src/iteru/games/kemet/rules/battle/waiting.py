"""Battles by placing units: Recruit, Reinforcements, Enlistment (K5.3.2, K7.4.5, K15.5)."""

from iteru.games.kemet.actions import FIGHT
from iteru.games.kemet.frames import ASK_BATTLE_ORDER, FIGHT_WAITING
from iteru.games.kemet.rules.battle.attack import begin_battle
from iteru.games.kemet.state import Fields
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT, members


def next_waiting_battle(state: Fields, seat: i64, night: i64) -> None:
    """K7.4.5 Everything is placed: the battles follow, one by one in the placer's order."""
    if state.waiting:
        state.pending.push(ASK_BATTLE_ORDER, seat, night)


def legal_battle_order(state: Fields) -> list[int]:
    return [FIGHT + area for area in members(state.waiting)]


def apply_battle_order(state: Fields, seat: i64, night: i64, code: i64) -> None:
    """K7.4.5 Who placed the units is the attacker."""
    state.pending.pop()
    area = code - FIGHT
    state.waiting &= ~BIT[area]
    state.pending.push(FIGHT_WAITING, seat, night)
    begin_battle(state, seat, area, at_night=night == 1)
