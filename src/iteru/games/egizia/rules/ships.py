"""Phase 2: ships (E5)."""

from iteru.games.egizia.actions import (
    NO_LEFTOVER,
    NO_SECOND_SHIP,
    PASS,
    SHIP,
    SHIP_TWO,
    TAKE_LEFTOVER,
)
from iteru.games.egizia.box.components import OF_KIND
from iteru.games.egizia.box.ids import CARD_SPACES, LEFTOVER, SHIPS, TWO_SHIPS
from iteru.games.egizia.frames import ASK_LEFTOVER, ASK_SECOND_SHIP, ASK_SHIP, END_SHIPS, NEXT_SHIP
from iteru.games.egizia.rules.card_effects import play_card, take_card
from iteru.games.egizia.rules.free_actions import (
    apply_free_action,
    is_free_action,
    legal_free_actions,
)
from iteru.games.egizia.rules.placement import legal_targets, place_ship
from iteru.games.egizia.state import Fields, tile_of
from iteru.games.egizia.telling import events
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT


def begin_ships(state: Fields) -> None:
    """E5.1.1 In turn order; E5.1.4 then the end of the phase."""
    state.phase = 2
    state.pending.push(END_SHIPS, NONE)
    state.pending.push(NEXT_SHIP, NONE)
    events.tell_phase(state)


def next_ship(state: Fields, seat: i64) -> None:
    """E5.1.1 The next player in turn order who has not passed; E5.1.4 if there is one."""
    place = tile_of(state, seat)
    for _ in range(state.seats):
        place = (place + 1) % state.seats
        other = state.order[place]
        if not state.passed >> other & 1:
            state.pending.push(ASK_SHIP, other)
            return


def legal_ship(state: Fields, seat: i64) -> list[int]:
    """E5.1.1 A free action, a place, or to pass; E5.1.3 without a place there is no window."""
    codes = legal_targets(state, seat)  # SHIP is 0: targets are codes
    if not codes:
        return [PASS]
    if state.held[seat] & OF_KIND[TWO_SHIPS] and state.ships_left[seat] >= 2:  # E5.6.3
        codes += [SHIP_TWO + target for target in codes]
    codes.append(PASS)
    codes += legal_free_actions(state, seat)
    return codes


def apply_ship(state: Fields, seat: i64, code: i64) -> None:
    if is_free_action(code):
        apply_free_action(state, seat, code)
        return
    state.pending.pop()
    state.pending.push(NEXT_SHIP, seat)
    if code == PASS:
        state.passed |= BIT[seat]  # E5.1.2
        events.tell_passed(state, seat)
    elif code >= SHIP_TWO:
        play_card(state, seat, TWO_SHIPS)  # E5.6.3 declared with the first ship
        state.pending.push(ASK_SECOND_SHIP, seat)
        place_ship(state, seat, code - SHIP_TWO)
    else:
        place_ship(state, seat, code)


def legal_second_ship(state: Fields, seat: i64) -> list[int]:
    """E5.6.3 Any legal place, or to decline."""
    codes = legal_targets(state, seat)
    codes.append(NO_SECOND_SHIP)
    return codes


def apply_second_ship(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    if code == NO_SECOND_SHIP:
        events.tell_no_second_ship(state, seat)
    else:
        place_ship(state, seat, code)


def end_ships(state: Fields) -> None:
    """E5.8.2 Ships leave the river, those on sites stay; cards that are left are discarded.

    E5.8.1 Before that, the owner of leftover_card may take one.
    """
    for seat in range(state.seats):
        has_power = state.held[seat] & OF_KIND[LEFTOVER] & ~state.used != 0
        if has_power and any(card != NONE for card in state.laid):
            state.pending.push(END_SHIPS, NONE)
            state.pending.push(ASK_LEFTOVER, seat)
            return
    for number in range(CARD_SPACES):
        if state.laid[number] != NONE:
            state.gone |= BIT[state.laid[number]]
            state.laid[number] = NONE
    for seat in range(state.seats):
        state.ships[seat] = 0
        state.downstream[seat] = 0
        state.ships_left[seat] = SHIPS
    state.reused = NONE


def legal_leftover(state: Fields) -> list[int]:
    codes = [TAKE_LEFTOVER + number for number in range(CARD_SPACES) if state.laid[number] != NONE]
    codes.append(NO_LEFTOVER)
    return codes


def apply_leftover(state: Fields, seat: i64, code: i64) -> None:
    """E5.8.1, E12.3.7 Once each round, as in E5.3.1 but without a ship."""
    state.pending.pop()
    state.used |= OF_KIND[LEFTOVER]
    if code != NO_LEFTOVER:
        take_card(state, seat, code - TAKE_LEFTOVER)


assert SHIP == 0
