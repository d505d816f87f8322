"""The Day's turns and the pyramid of action spaces (K6)."""

from typing import Final

from iteru.games.kemet.actions import (
    CARD,
    END_TURN,
    GOLD_MOVE,
    GOLD_RECRUIT,
    GOLD_TOKEN,
    TOKEN,
)
from iteru.games.kemet.box.components import OF_LEVEL, PRINTED, SPACE_ACTION, SPACE_LEVEL
from iteru.games.kemet.box.ids import (
    ACTION_IDS,
    BATTLE_DI,
    BUY,
    COLOURS,
    GOLD,
    GOLD_SPACE,
    LEVEL_SPACES,
    MOVE,
    MOVE_OR_RECRUIT,
    OWN_TURN_DI,
    PRAY,
    PRAY_BONUS,
    RAISE,
    RECRUIT,
    REGULAR,
    REGULAR_TOKENS,
    SILVER,
)
from iteru.games.kemet.frames import (
    ASK_BUY,
    ASK_GOLD_ACTION,
    ASK_MOVE_ORIGIN,
    ASK_RAISE,
    ASK_RECRUIT,
    ASK_TOKEN,
    ATTRIBUTION,
    TURN,
)
from iteru.games.kemet.rules import cards
from iteru.games.kemet.rules.modes import mode_of
from iteru.games.kemet.rules.powers import owns_gold, owns_silver, power
from iteru.games.kemet.rules.prayer_points import gain_prayer
from iteru.games.kemet.rules.recruiting import begin_placing
from iteru.games.kemet.rules.turn_order import place_in_order
from iteru.games.kemet.state import DAY, Fields, replaced
from iteru.games.kemet.telling import events, events_actions
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT

ACTION_LEVELS: Final = 3


def _missing_levels(filled: i64) -> i64:
    """Levels without a token, of a set of filled spaces."""
    found = [0] * (ACTION_LEVELS + 1)
    for space in range(LEVEL_SPACES):
        if filled & BIT[space]:
            found[SPACE_LEVEL[space]] = 1
    return ACTION_LEVELS - sum(found[1:])


# By set of filled spaces.
MISSING: Final = bytes([_missing_levels(filled) for filled in range(512)])
LEVELS_MASK: Final = 511  # the spaces of levels 1 to 3


def begin_day(state: Fields) -> None:
    """K6.1 Five turns for each; K18.3 in beginner mode tiles of level 2 join on the second Day."""
    state.phase = DAY
    events.tell_plain(state, events.DAY, NONE)
    if state.round == 2:
        for level in PRINTED.levels_from_day_2[mode_of(state.options)]:
            state.offer |= OF_LEVEL[level]
            events.tell_tiles_added(state, level)
    state.pending.push(ATTRIBUTION, NONE)
    state.pending.push(TURN, state.order[0], 1)


def begin_turn(state: Fields, seat: i64, turn: i64) -> None:
    """K6.1 A turn, and below it the next one of the Day."""
    state.turn = turn
    place = place_in_order(state, seat) + 1
    if place < state.seats:
        state.pending.push(TURN, state.order[place], turn)
    elif turn < REGULAR_TOKENS:
        state.pending.push(TURN, state.order[0], turn + 1)
    state.pending.push(ASK_TOKEN, seat)
    events.tell_turn(state, seat)


def has_silver(state: Fields, seat: i64) -> bool:
    """K6.4 A silver token that is not placed yet this Day; K6.4.3 also one gained just now."""
    return state.silver[seat] == NONE and owns_silver(state, seat)


def has_gold(state: Fields, seat: i64) -> bool:
    """K6.4, K6.4.3"""
    return not state.filled[seat] & BIT[GOLD_SPACE] and owns_gold(state, seat)


def legal_token(state: Fields, seat: i64, placed: i64) -> list[int]:
    """K6.2 to K6.5 A token on an empty space that keeps the level rule, a card, or the end.

    K6.4.1 Extra tokens come in any order, also before the regular one.
    """
    found: list[int] = []
    levels = state.filled[seat] & LEVELS_MASK
    left = REGULAR_TOKENS - state.turn
    silver: i64 = 1 if has_silver(state, seat) else 0
    if placed == 0:
        _add_spaces(found, TOKEN, levels, left + silver)
    if silver:
        _add_spaces(found, TOKEN + LEVEL_SPACES, levels, left + 1 - placed)
    if has_gold(state, seat):
        found.append(GOLD_TOKEN)
    if placed and MISSING[levels] <= left + (silver if left > 0 else 0):
        found.append(END_TURN)
    found += cards.playable_cards(state, seat)
    return found


def _add_spaces(found: list[int], first: i64, levels: i64, allowed: i64) -> None:
    """K6.2.1 Empty spaces, K6.3 after which at most so many levels are without a token."""
    for space in range(LEVEL_SPACES):
        bit = BIT[space]
        if not levels & bit and MISSING[levels | bit] <= allowed:
            found.append(first + space)


def apply_token(state: Fields, seat: i64, code: i64) -> None:
    """K6.2 The action is carried out at once; then the same question again, up to the end."""
    if CARD <= code < CARD + OWN_TURN_DI:
        cards.announce(state, seat, code - CARD + BATTLE_DI)
        return
    placed = state.pending.pop()
    if code == END_TURN:
        events.tell_plain(state, events.TURN_ENDED, seat)
        return
    if code == GOLD_TOKEN:
        token, space = GOLD, GOLD_SPACE
    else:
        token, space = (code - TOKEN) // LEVEL_SPACES, (code - TOKEN) % LEVEL_SPACES
    state.filled[seat] |= BIT[space]
    if token == SILVER:
        state.silver = replaced(state.silver, seat, space)
    elif token == REGULAR:
        placed = 1
    events_actions.tell_token(state, seat, token, space)
    state.pending.push(ASK_TOKEN, seat, placed)
    begin_action(state, seat, SPACE_ACTION[space])


def begin_action(state: Fields, seat: i64, action: i64) -> None:
    """K6.2 The action of a space."""
    if action == PRAY:
        pray(state, seat)
    elif action == RAISE:
        state.pending.push(ASK_RAISE, seat)
    elif action == RECRUIT:
        begin_placing(state, seat, ASK_RECRUIT)
    elif action == MOVE:
        state.pending.push(ASK_MOVE_ORIGIN, seat)
    elif action == MOVE_OR_RECRUIT:
        state.pending.push(ASK_GOLD_ACTION, seat)
    elif BUY <= action < BUY + COLOURS:
        state.pending.push(ASK_BUY, seat, action - BUY)
    else:
        raise AssertionError(f"no rule carries out the action {ACTION_IDS[action]}")


def pray(state: Fields, seat: i64) -> None:
    """K7.1.1"""
    gain_prayer(state, seat, PRINTED.pray_gain + power(state, seat, PRAY_BONUS), "pray")


def legal_gold_action() -> list[int]:
    """K6.2"""
    return [GOLD_MOVE, GOLD_RECRUIT]


def apply_gold_action(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    action = MOVE if code == GOLD_MOVE else RECRUIT
    events_actions.tell_gold_action(state, seat, action)
    begin_action(state, seat, action)
