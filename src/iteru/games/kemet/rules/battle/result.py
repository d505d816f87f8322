"""Winner, casualties, and what they bring (K9.10 to K9.14)."""

from iteru.games.kemet.box.ids import PRAYER_PER_KILL, PRAYER_PER_WIN, VP_DEFENDING
from iteru.games.kemet.frames import AFTERMATH_STEP
from iteru.games.kemet.rules.battle.numbers import damage, protection, strength, units_now
from iteru.games.kemet.rules.board import creature_at, remove_units
from iteru.games.kemet.rules.creature_loss import destroyed
from iteru.games.kemet.rules.powers import power
from iteru.games.kemet.rules.prayer_points import gain_prayer
from iteru.games.kemet.rules.victory_points import gain_points
from iteru.games.kemet.state import (
    ATTACKER,
    DEFENDER,
    FROM_BATTLES,
    STAGE_AFTERMATH,
    Fields,
    battle_of,
)
from iteru.games.kemet.telling import events_battle
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def decide_battle(state: Fields) -> None:
    """K9.10 The higher strength wins, the defender if equal; then all that follows at once."""
    battle = battle_of(state)
    strengths = [strength(state, ATTACKER), strength(state, DEFENDER)]
    damages = [damage(state, ATTACKER), damage(state, DEFENDER)]
    protections = [protection(state, ATTACKER), protection(state, DEFENDER)]
    battle.winner = DEFENDER if strengths[ATTACKER] <= strengths[DEFENDER] else ATTACKER
    battle.stage = STAGE_AFTERMATH
    events_battle.tell_result(state, strengths, damages, protections)
    take_casualties(state, damages, protections)
    gain_from_battle(state)
    state.pending.push(AFTERMATH_STEP, battle.attacker.seat)
    for side in (DEFENDER, ATTACKER):  # K9.14 the attacker's creature first
        send_creature_home(state, side)


def take_casualties(state: Fields, damages: list[int], protections: list[int]) -> None:
    """K9.11 Both at once: enemy damage less own protection, at most all."""
    battle = battle_of(state)
    for side in (ATTACKER, DEFENDER):
        own = battle.side(side)
        hits = max(0, damages[1 - side] - protections[side])
        own.lost = min(hits, units_now(state, side))
        remove_units(state, own.seat, battle.area, own.lost)
        if own.lost > 0:
            events_battle.tell_casualties(state, side)


def gain_from_battle(state: Fields) -> None:
    """K9.12 Crusade for each side, Holy War for the winner; K9.13 a point for the winner.

    The attacker's victory counts with a survivor, the defender's only with Defensive Victory too.
    """
    battle = battle_of(state)
    for side in (ATTACKER, DEFENDER):
        seat = battle.side(side).seat
        killed = battle.side(1 - side).lost
        gain_prayer(state, seat, killed * power(state, seat, PRAYER_PER_KILL), "kills")
    winner = battle.side(battle.winner).seat
    gain_prayer(state, winner, power(state, winner, PRAYER_PER_WIN), "victory")
    points: i64 = 1 if battle.winner == ATTACKER else power(state, winner, VP_DEFENDING)
    if points > 0 and units_now(state, battle.winner) > 0:
        gain_points(state, winner, FROM_BATTLES, points)


def send_creature_home(state: Fields, side: i64) -> None:
    """K9.14 The creature of a wiped-out troop leaves (K11.5)."""
    battle = battle_of(state)
    seat = battle.side(side).seat
    creature = creature_at(state, seat, battle.area)
    if creature != NONE and units_now(state, side) == 0:
        destroyed(state, seat, creature)
