"""What the DI cards outside battle do once the Veto window is over (K15.3 to K15.8, K15.10)."""

from iteru.games.kemet.box.components import DI_AMOUNT
from iteru.games.kemet.box.ids import (
    DI_IDS,
    DI_TYPES,
    ENLISTMENT,
    ESCAPE,
    GAIN_PRAYER,
    MANA_THEFT,
    OPEN_GATES_CARD,
    OPPONENTS_LOSE_PRAYER,
    PRAYER,
    RAINING_FIRE,
    TELEPORTATION,
)
from iteru.games.kemet.frames import (
    ASK_CARD_TELEPORT,
    ASK_ENLISTMENT,
    ASK_ESCAPE_SPACE,
    ASK_RAINING_FIRE,
)
from iteru.games.kemet.rules.battle.attack import open_escape_window
from iteru.games.kemet.rules.moving import forget_group
from iteru.games.kemet.rules.prayer_points import gain_prayer, lose_prayer
from iteru.games.kemet.rules.recruiting import begin_placing
from iteru.games.kemet.rules.veto import close_card
from iteru.games.kemet.state import Fields, move_of
from iteru.games.kemet.telling import events, events_conflict
from iteru.kernel.rows import i64


def card_effect(state: Fields, seat: i64, card: i64) -> None:
    """K15.1 Targets are chosen now. A cancelled card leaves everything as it was."""
    if not close_card(state):
        if card == TELEPORTATION:
            forget_group(move_of(state))
        elif card == ESCAPE:
            open_escape_window(state, seat)
    elif card == PRAYER:
        gain_prayer(state, seat, DI_AMOUNT[GAIN_PRAYER * DI_TYPES + card], "card")
    elif card == MANA_THEFT:
        steal_mana(state, seat)
    elif card == ENLISTMENT:
        begin_placing(state, seat, ASK_ENLISTMENT)
    elif card == RAINING_FIRE:
        state.pending.push(ASK_RAINING_FIRE, seat)
    elif card == TELEPORTATION:
        state.pending.push(ASK_CARD_TELEPORT, seat)
    elif card == ESCAPE:
        state.pending.push(ASK_ESCAPE_SPACE, seat)
    elif card == OPEN_GATES_CARD:
        open_gates(state, seat)
    else:
        raise AssertionError(f"no rule carries out the card {DI_IDS[card]}")


def steal_mana(state: Fields, seat: i64) -> None:
    """K15.4 Each opponent loses, the player gains once; no payment."""
    for other in range(state.seats):
        if other != seat:
            lose_prayer(state, other, DI_AMOUNT[OPPONENTS_LOSE_PRAYER * DI_TYPES + MANA_THEFT])
    gain_prayer(state, seat, DI_AMOUNT[GAIN_PRAYER * DI_TYPES + MANA_THEFT], "card")


def open_gates(state: Fields, seat: i64) -> None:
    """K15.8 No walls for the rest of this Move action."""
    move_of(state).open_gates = True
    events.tell_plain(state, events_conflict.GATES_OPENED, seat)
