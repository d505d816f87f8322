"""The secret choice of cards (K9.4, K17.3): card, discard and DI cards, always three decisions.

What is committed stays in hand until the reveal. Who decides second sees nothing of the first
choice, but for the owner of Prescience (K9.4.2).
"""

from iteru.games.kemet.actions import ADD, ADD_PLACE, DISCARD, PLAY
from iteru.games.kemet.box.ids import BATTLE_DI, DI_TYPES, SEE_BATTLE_CARD
from iteru.games.kemet.frames import (
    ASK_BATTLE_CARD,
    ASK_BATTLE_DI,
    ASK_BATTLE_DISCARD,
    REVEAL_STEP,
)
from iteru.games.kemet.rules.powers import has_power
from iteru.games.kemet.rules.prayer_points import card_cost
from iteru.games.kemet.state import (
    ATTACKER,
    COMMITMENTS,
    DEFENDER,
    STAGE_COMMIT,
    Fields,
    battle_of,
)
from iteru.games.kemet.telling import events_battle
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BITS_IN, members


def battle_hand(state: Fields, seat: i64) -> i64:
    """The set of battle cards in hand; where discards are hidden from a seat, all they may be."""
    return state.battle_set[seat] & ~state.shown[seat] & ~state.buried[seat]


def battle_hand_size(state: Fields, seat: i64) -> i64:
    """How many battle cards are in hand: public (K17.1)."""
    unseen = state.battle_set[seat] & ~state.shown[seat]
    return BITS_IN[unseen] - state.buried_sizes[seat]


def begin_choice(state: Fields, attacker: i64) -> None:
    """K9.4.3 The attacker commits first; K9.4.2 if he owns Prescience, the defender does."""
    battle = battle_of(state)
    battle.stage = STAGE_COMMIT
    first = DEFENDER if has_power(state, attacker, SEE_BATTLE_CARD) else ATTACKER
    state.pending.push(REVEAL_STEP, attacker)
    for side in (1 - first, first):
        seat = battle.side(side).seat
        state.pending.push(ASK_BATTLE_DI, seat, side)
        state.pending.push(ASK_BATTLE_DISCARD, seat, side)
        state.pending.push(ASK_BATTLE_CARD, seat, side)


def legal_battle_card(state: Fields, seat: i64) -> list[int]:
    """K9.4 One card of the hand to play."""
    return [PLAY + card for card in members(battle_hand(state, seat))]


def apply_battle_card(state: Fields, side: i64, code: i64) -> None:
    state.pending.pop()
    own = battle_of(state).side(side)
    own.card = code - PLAY
    own.committed = 1


def legal_battle_discard(state: Fields, seat: i64, side: i64) -> list[int]:
    """K9.4 Another card of the hand to discard."""
    played = battle_of(state).side(side).card
    return [DISCARD + card for card in members(battle_hand(state, seat)) if card != played]


def apply_battle_discard(state: Fields, side: i64, code: i64) -> None:
    state.pending.pop()
    own = battle_of(state).side(side)
    own.discard = code - DISCARD
    own.committed = 2


def legal_additions(state: Fields, seat: i64) -> list[int]:
    """K9.4, K15.2 Every set of battle DI cards of the hand that can be paid together."""
    offsets = [0]
    costs = [0]
    for card in range(BATTLE_DI - 1, -1, -1):  # the first type counts most: codes ascend
        cost = card_cost(state, seat, card)
        smaller = len(offsets)
        for copies in range(1, state.hands[seat * DI_TYPES + card] + 1):
            for index in range(smaller):
                total = costs[index] + copies * cost
                if total <= state.prayer[seat]:
                    offsets.append(offsets[index] + copies * ADD_PLACE[card])
                    costs.append(total)
    return [ADD + offset for offset in offsets]


def apply_battle_di(state: Fields, seat: i64, side: i64, code: i64) -> None:
    """K9.4.2 The owner of Prescience sees the battle card of an opponent who committed first."""
    state.pending.pop()
    battle = battle_of(state)
    own = battle.side(side)
    own.added = code - ADD
    own.committed = COMMITMENTS
    events_battle.tell_committed(state, seat, side)
    other = battle.side(1 - side).seat
    if foresees(state, other):
        state.reveals += 1
        events_battle.tell_prescience(state, other, side)


def foresees(state: Fields, seat: i64) -> bool:
    """K9.4.2 Whether the seat owns Prescience and sees its opponent's battle card now."""
    battle = battle_of(state)
    if battle.stage != STAGE_COMMIT or not has_power(state, seat, SEE_BATTLE_CARD):
        return False
    side = battle.side_of(seat)
    return side != NONE and battle.side(1 - side).committed == COMMITMENTS
