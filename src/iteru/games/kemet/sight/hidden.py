"""What a seat may not see (K17): DI cards outside its own hand, face-down battle cards, and what
others commit in a battle until the reveal. Sizes are public.
"""

from iteru.games.kemet.actions import ADD
from iteru.games.kemet.box.components import DI_COUNT
from iteru.games.kemet.box.ids import DI_TYPES
from iteru.games.kemet.frames import ASK_KEEP
from iteru.games.kemet.judgement.weights_committing import likely_addition, likely_card
from iteru.games.kemet.rules.battle.cards import battle_hand, foresees, legal_additions
from iteru.games.kemet.state import (
    ATTACKER,
    BATTLE_ADDED,
    BATTLE_AREA,
    BATTLE_CARD,
    BATTLE_COMMITTED,
    BATTLE_DISCARD,
    BATTLE_SEAT,
    BATTLE_STAGE,
    DEFENDER,
    STAGE_COMMIT,
    Fields,
)
from iteru.kernel.draws import draw_kind, draw_member
from iteru.kernel.generator import Generator
from iteru.kernel.plain import NONE
from iteru.kernel.sets import BIT, members


def sees_looking(state: Fields, seat: int) -> bool:
    """Whether the seat is the one that chooses among the cards of Vision."""
    return bool(state.pending) and state.pending[-1][0] == ASK_KEEP and state.pending[-1][1] == seat


def is_committing(state: Fields) -> bool:
    """Whether a battle waits for the reveal."""
    return state.battle[BATTLE_AREA] != NONE and state.battle[BATTLE_STAGE] == STAGE_COMMIT


def hide(state: Fields, seat: int) -> None:
    """Erases what the seat may not see."""
    first = seat * DI_TYPES
    own = state.hands[first : first + DI_TYPES]
    state.hands = [0] * len(state.hands)
    state.hands[first : first + DI_TYPES] = own
    state.pile = [0] * DI_TYPES
    if not sees_looking(state, seat):
        state.looking = [0] * DI_TYPES
    for other in range(state.seats):
        if other != seat:
            state.buried[other] = 0
    if is_committing(state):
        for side in (ATTACKER, DEFENDER):
            if state.battle[BATTLE_SEAT + side] != seat:
                if not _is_foreseen(state, seat, side):
                    state.battle[BATTLE_CARD + side] = NONE
                state.battle[BATTLE_DISCARD + side] = NONE
                state.battle[BATTLE_ADDED + side] = NONE


def _is_foreseen(state: Fields, seat: int, side: int) -> bool:
    """K9.4.2 Whether the seat fights the side and sees the battle card that it plays."""
    return state.battle[BATTLE_SEAT + 1 - side] == seat and foresees(state, seat)


def fill(state: Fields, seat: int, generator: Generator) -> None:
    """Deals at random, to where they are hidden from the seat, the cards it has not seen."""
    _fill_di_cards(state, seat, generator)
    for other in range(state.seats):
        if other != seat:
            _fill_battle_cards(state, other, generator)


def _fill_di_cards(state: Fields, seat: int, generator: Generator) -> None:
    unseen = [
        DI_COUNT[card]
        - state.discard[card]
        - state.looking[card]
        - state.hands[seat * DI_TYPES + card]
        for card in range(DI_TYPES)
    ]
    left = sum(unseen)
    for other in range(state.seats):
        if other != seat:
            for _ in range(state.hand_sizes[other]):
                card = draw_kind(unseen, left, generator)
                unseen[card] -= 1
                left -= 1
                state.hands[other * DI_TYPES + card] += 1
    if state.looking_size > 0 and not sees_looking(state, seat):
        looking = [0] * DI_TYPES
        for _ in range(state.looking_size):
            card = draw_kind(unseen, left, generator)
            unseen[card] -= 1
            left -= 1
            looking[card] += 1
        state.looking = looking
    state.pile = unseen


def _fill_battle_cards(state: Fields, seat: int, generator: Generator) -> None:
    """Which cards lie face down, then what the seat has committed: more likely what is good."""
    side = _committed_side(state, seat)
    kept = 0  # a card that Prescience shows is in hand
    if side != NONE and state.battle[BATTLE_CARD + side] != NONE:
        kept = BIT[state.battle[BATTLE_CARD + side]]
    for _ in range(state.buried_sizes[seat]):
        state.buried[seat] |= BIT[draw_member(battle_hand(state, seat) & ~kept, generator)]
    if side == NONE:
        return
    committed = state.battle[BATTLE_COMMITTED + side]
    if committed >= 1 and kept == 0:
        hand = members(battle_hand(state, seat))
        state.battle[BATTLE_CARD + side] = likely_card(state, side, hand, generator)
    if committed >= 2:
        played = BIT[state.battle[BATTLE_CARD + side]]
        others = battle_hand(state, seat) & ~played
        state.battle[BATTLE_DISCARD + side] = draw_member(others, generator)
    if committed >= 3:
        additions = legal_additions(state, seat)
        chosen = likely_addition(state, side, additions, generator)
        state.battle[BATTLE_ADDED + side] = chosen - ADD


def _committed_side(state: Fields, seat: int) -> int:
    """The side of a seat in a battle that waits for the reveal, or NONE."""
    if is_committing(state):
        for side in (ATTACKER, DEFENDER):
            if state.battle[BATTLE_SEAT + side] == seat:
                return side
    return NONE
