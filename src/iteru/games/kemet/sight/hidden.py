"""What a seat may not see (K17.2): DI cards outside its own hand, face-down battle cards, and what
others commit in a battle until the reveal. Sizes are public.
"""

from collections.abc import Callable

from iteru.games.kemet.actions import ADD
from iteru.games.kemet.box.components import DI_COUNT
from iteru.games.kemet.box.ids import DI_TYPES
from iteru.games.kemet.frames import ASK_KEEP
from iteru.games.kemet.rules.battle.cards import battle_hand, foresees, legal_additions
from iteru.games.kemet.state import (
    ATTACKER,
    COMMITMENTS,
    DEFENDER,
    STAGE_COMMIT,
    Battle,
    Fields,
    replaced,
)
from iteru.kernel.draws import draw_kind, draw_member
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT, members

# One of these codes or cards, by chance, that a side of the battle may have committed.
Likely = Callable[[Fields, int, list[int]], int]


def sees_looking(state: Fields, seat: int) -> bool:
    """Whether the seat is the one that chooses among the cards of Vision."""
    return bool(state.pending) and state.pending.kind == ASK_KEEP and state.pending.seat == seat


def secret_battle(state: Fields) -> Battle | None:
    """The battle that waits for its reveal, if there is one."""
    battle = state.battle
    return battle if battle is not None and battle.stage == STAGE_COMMIT else None


def hide(state: Fields, seat: int) -> None:
    """Erases what the seat may not see."""
    hands = vec[i64]([0] * len(state.hands))
    for place in range(seat * DI_TYPES, seat * DI_TYPES + DI_TYPES):
        hands[place] = state.hands[place]
    state.hands = hands
    state.pile = vec[i64]([0] * DI_TYPES)
    if not sees_looking(state, seat):
        state.looking = vec[i64]([0] * DI_TYPES)
    buried = vec[i64]([0] * state.seats)
    buried[seat] = state.buried[seat]
    state.buried = buried
    battle = secret_battle(state)
    if battle is not None:
        for number in (ATTACKER, DEFENDER):
            side = battle.side(number)
            if side.seat != seat:
                if not (battle.side(1 - number).seat == seat and foresees(state, seat)):
                    side.card = NONE
                side.discard = NONE
                side.added = NONE


def fill(state: Fields, seat: int, likely_card: Likely, likely_addition: Likely) -> None:
    """Deals at random, to where they are hidden from the seat, the cards it has not seen.

    The two functions draw what others have probably committed in a battle.
    """
    _fill_di_cards(state, seat)
    for other in range(state.seats):
        if other != seat:
            _fill_face_down(state, other)
            _fill_committed(state, other, likely_card, likely_addition)


def _fill_di_cards(state: Fields, seat: int) -> None:
    unseen = DI_COUNT[:]
    left: i64 = 0
    for card in range(DI_TYPES):
        unseen[card] -= state.discard[card] + state.looking[card]
        unseen[card] -= state.hands[seat * DI_TYPES + card]
        left += unseen[card]
    for other in range(state.seats):
        if other != seat:
            for _ in range(state.hand_sizes[other]):
                card = draw_kind(unseen, left, state.generator)
                unseen[card] -= 1
                left -= 1
                state.hands[other * DI_TYPES + card] += 1
    if state.looking_size > 0 and not sees_looking(state, seat):
        looking = vec[i64]([0] * DI_TYPES)
        for _ in range(state.looking_size):
            card = draw_kind(unseen, left, state.generator)
            unseen[card] -= 1
            left -= 1
            looking[card] += 1
        state.looking = looking
    state.pile = unseen


def _fill_face_down(state: Fields, seat: int) -> None:
    """Battle cards discarded in earlier battles; a card that Prescience shows is still in hand."""
    battle = secret_battle(state)
    foreseen = 0
    if battle is not None:
        side = battle.side_of(seat)
        if side != NONE and battle.side(side).card != NONE:
            foreseen = BIT[battle.side(side).card]
    for _ in range(state.buried_sizes[seat]):
        hand = battle_hand(state, seat) & ~foreseen
        card = BIT[draw_member(hand, state.generator)]
        state.buried = replaced(state.buried, seat, state.buried[seat] | card)


def _fill_committed(state: Fields, seat: int, likely_card: Likely, likely_addition: Likely) -> None:
    """What the seat has committed in a battle that waits for its reveal."""
    battle = secret_battle(state)
    number = NONE if battle is None else battle.side_of(seat)
    if battle is None or number == NONE:
        return
    side = battle.side(number)
    if side.committed >= 1 and side.card == NONE:
        side.card = likely_card(state, number, members(battle_hand(state, seat)))
    if side.committed >= 2:
        others = battle_hand(state, seat) & ~BIT[side.card]
        side.discard = draw_member(others, state.generator)
    if side.committed == COMMITMENTS:
        side.added = likely_addition(state, number, legal_additions(state, seat)) - ADD
