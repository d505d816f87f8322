"""Opening picks: a starting noble, a jar and silver for everyone (P2.5, P11.2)."""

from iteru.games.pharaon.actions import KEEP_NOBLE, TAKE_JAR
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import NOBLES
from iteru.games.pharaon.frames import ASK_SETUP_JAR, ASK_SETUP_NOBLE, SETUP_SILVER
from iteru.games.pharaon.rules.jars import block_wheel, show_jars
from iteru.games.pharaon.rules.nobles import draw_noble, gain_noble
from iteru.games.pharaon.rules.passing import (
    legal_pass_jar,
    take_first_player_token,
    take_shown_jar,
)
from iteru.games.pharaon.rules.resources import gain_silver
from iteru.games.pharaon.rules.setup import scribe_seats
from iteru.games.pharaon.rules.turn_order import begin_round
from iteru.games.pharaon.state import UNKNOWN, Fields, holders_of, is_solo, traitor_of
from iteru.games.pharaon.telling import events_cards
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT, members


def begin_picks(state: Fields, seat: i64) -> None:
    """P2.5 The three steps of one player; P2.6 a player with a dealt scribe skips the first."""
    state.pending.push(SETUP_SILVER, seat)
    state.pending.push(ASK_SETUP_JAR, seat)
    if state.nobles[seat] != 0:
        return
    state.offered = vec[i64](sorted([draw_noble(state), draw_noble(state)]))
    events_cards.tell_dealt_nobles(state, seat)
    state.pending.push(ASK_SETUP_NOBLE, seat)


def legal_setup_noble(state: Fields) -> list[int]:
    """P2.5 One of the two drawn; in what another seat knows, any that may be among them."""
    if UNKNOWN in state.offered:
        return [KEEP_NOBLE + noble for noble in range(NOBLES) if state.noble_deck >> noble & 1]
    codes = [KEEP_NOBLE + noble for noble in state.offered]
    codes.sort()
    return codes


def apply_setup_noble(state: Fields, seat: i64, code: i64) -> None:
    """P2.5 The kept one is public; the other is set aside, P11.2 or goes to the Traitor."""
    state.pending.pop()
    kept = code - KEEP_NOBLE
    other = state.offered[1] if state.offered[0] == kept else state.offered[0]
    state.offered = vec[i64]()
    state.reveals += 1
    events_cards.tell_kept_noble(state, seat, kept)
    if is_solo(state):
        state.nobles[traitor_of(state)] |= BIT[other]
        events_cards.tell_noble_taken(state, traitor_of(state), other, NONE)
    else:
        aside = state.aside[:]
        aside[seat] = other
        state.aside = aside
    gain_noble(state, seat, kept)


def legal_setup_jar(state: Fields) -> list[int]:
    """P2.5 One of the jars still lying under the pyramid."""
    return legal_pass_jar(state)


def apply_setup_jar(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    take_shown_jar(state, seat, code - TAKE_JAR)


def gain_starting_silver(state: Fields, seat: i64) -> None:
    """P2.5 step 3"""
    gain_silver(state, seat, PRINTED.starting_silver)


def end_setup(state: Fields) -> None:
    """P2.5 Set-aside nobles go back, the jar left over blocks the wheel, new jars are shown."""
    for noble in state.aside:
        if noble != NONE:
            state.noble_deck |= BIT[noble]
    state.aside = vec[i64]()
    if PRINTED.setups[state.seats].blocks:
        block_wheel(state)
    show_jars(state)
    if is_solo(state):  # P11.2 step 7
        take_first_player_token(state, state.generator.below(holders_of(state)))
        state.reveals += 1
    tell_dealt_scribes(state)
    begin_round(state)


def tell_dealt_scribes(state: Fields) -> None:
    """P2.6 Who begins with a scribe, P11.2 the Traitor too. Nobody could listen to the dealing."""
    seats = scribe_seats(state.seats, state.options)
    holders = list(range(holders_of(state))) if seats and is_solo(state) else seats
    for holder in holders:
        events_cards.tell_scribe_dealt(state, holder, members(state.nobles[holder])[0])
