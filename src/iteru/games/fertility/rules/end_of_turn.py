"""The end of a turn: unused goods, draft, refill, next player (F8, F9, F12.2)."""

from iteru.games.fertility.actions import DRAFT, REMOVE
from iteru.games.fertility.box.components import DISPLAY, KINDS, POOL
from iteru.games.fertility.frames import (
    ASK_BUILD,
    ASK_DRAFT,
    ASK_PLACE,
    ASK_REMOVE,
    ASK_SUPPLY,
    BEGIN_TURN,
    END_GAME,
    END_TURN,
    PASS_TURN,
    REFILL_POOL,
)
from iteru.games.fertility.rules.setup import draw_district, draw_tile
from iteru.games.fertility.state import (
    COMMON,
    Fields,
    active_seat,
    is_last_round,
    take_tile,
    tiles_in,
)
from iteru.games.fertility.telling import events
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import members
from iteru.kernel.state import NOBODY


def begin_turn(state: Fields, seat: i64) -> None:
    """F3.1 Three steps in this order, then the end of the turn; last pushed, first played.

    F3.2 Each comes once. F3.3 All of them ask the seat whose turn it is.
    """
    state.built = 0
    state.pending.push(END_TURN, seat)
    state.pending.push(ASK_SUPPLY, seat)
    state.pending.push(ASK_BUILD, seat)
    state.pending.push(ASK_PLACE, seat)
    events.tell_turn(state, seat)


def end_turn(state: Fields, seat: i64) -> None:
    """F8 What happens at the end of a turn, in this order.

    F9.3, F12.2.2 In the last round no tile is drafted or removed.
    """
    return_hand(state, seat)
    state.pending.push(PASS_TURN, seat)
    if not is_last_round(state):
        state.pending.push(REFILL_POOL, seat)
        if state.removed > 0:
            state.pending.push(ASK_REMOVE, seat)
        state.pending.push(ASK_DRAFT, seat)


def return_hand(state: Fields, seat: i64) -> None:
    """F8.1 All resources left in the hand go back to the Stock. F7.7 Only wheat keeps."""
    for resource in range(KINDS):
        left = state.hand[resource]
        if left > 0:
            state.hand[resource] = 0
            state.stock[resource] += left
            events.tell_returned(state, seat, resource, left)


def legal_draft(state: Fields) -> list[int]:
    """F8.2 One tile of the Common Pool."""
    return [DRAFT + tile for tile in members(tiles_in(state, COMMON))]


def apply_draft(state: Fields, seat: i64, code: i64) -> None:
    """F8.2 It goes into the Personal Pool, which has three tiles again for the next turn (F7.5)."""
    state.pending.pop()
    tile = code - DRAFT
    take_tile(state, COMMON, tile)
    slot = seat * POOL
    while state.pool[slot] != NONE:
        slot += 1
    state.pool[slot] = tile
    events.tell_tile(state, events.DRAFTED, seat, tile)


def legal_remove(state: Fields) -> list[int]:
    """F12.2 One of the two tiles left in the Common Pool."""
    return [REMOVE + tile for tile in members(tiles_in(state, COMMON))]


def apply_remove(state: Fields, seat: i64, code: i64) -> None:
    """F12.2 It leaves the game."""
    state.pending.pop()
    tile = code - REMOVE
    take_tile(state, COMMON, tile)
    state.gone = state.gone[:]
    state.gone[tile] += 1
    events.tell_tile(state, events.REMOVED, seat, tile)


def refill_pool(state: Fields) -> None:
    """F8.3 Back to three tiles from the pile; F9.1 if it is empty, the last round begins."""
    state.unseen = state.unseen[:]
    for slot in range(COMMON, COMMON + POOL):
        if state.pool[slot] == NONE and state.pile > 0:
            state.pool[slot] = draw_tile(state.unseen, state.generator)
            state.pile -= 1
            state.reveals += 1
            events.tell_tile(state, events.REVEALED_TILE, NOBODY, state.pool[slot])


def pass_turn(state: Fields) -> None:
    """F8.4 A District built is replaced on the display; F8.5 the turn passes to the next seat."""
    for place in range(DISPLAY):
        if state.display[place] == NONE:
            state.deck, state.display[place] = draw_district(state.deck[:], state.generator)
            state.reveals += 1
            events.tell_revealed_district(state, state.display[place])
    state.built = 0
    state.turn += 1
    if state.turn == state.turns:  # F9.4
        state.pending.push(END_GAME, NOBODY)
        return
    if state.turn == state.trigger:
        events.tell_last_round(state)
    state.pending.push(BEGIN_TURN, active_seat(state))
