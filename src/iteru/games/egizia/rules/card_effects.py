"""What happens when a player takes a Nile card (E5.3.1, E12)."""

from iteru.games.egizia.actions import FIELD_CARDS, UPGRADE
from iteru.games.egizia.box.components import CARD_KIND, CARD_VALUE, OF_KIND, PRINTED
from iteru.games.egizia.box.ids import (
    FIELD,
    FIELD_UPGRADE,
    IMMEDIATE,
    MARKET_CHOICE,
    POINTS_PER_STONE,
    RAISE_ANY,
    RAISE_CREWS,
    TYPE_OF_KIND,
)
from iteru.games.egizia.frames import ASK_RAISE_CREWS, ASK_TRACK, ASK_UPGRADE
from iteru.games.egizia.rules.score_track import gain_points
from iteru.games.egizia.rules.supplies import gain_stones, raise_crews
from iteru.games.egizia.state import FROM_NILE_CARDS, UPGRADABLE, Fields
from iteru.games.egizia.telling import events
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT, count_bits, lowest


def take_card(state: Fields, seat: i64, number: i64) -> None:
    """E5.3.1 Takes the card of a card space: immediate ones are carried out and discarded."""
    card = state.laid[number]
    state.laid[number] = NONE
    events.tell_card_taken(state, seat, card, number)
    kind = CARD_KIND[card]
    if TYPE_OF_KIND[kind] == IMMEDIATE:
        state.gone |= BIT[card]
        carry_out(state, seat, card, kind)
        return
    state.held[seat] |= BIT[card]
    if kind == FIELD:
        gain_field_bonus(state, seat, card)
    elif kind == FIELD_UPGRADE and state.held[seat] & UPGRADABLE:
        state.pending.push(ASK_UPGRADE, seat)  # E12.3.9: at once, if there is a field for it


def carry_out(state: Fields, seat: i64, card: i64, kind: i64) -> None:
    """E12.5 The immediate cards."""
    if kind == MARKET_CHOICE:
        state.pending.push(ASK_TRACK, seat, CARD_VALUE[card])
    elif kind == RAISE_ANY:
        state.pending.push(ASK_RAISE_CREWS, seat)
    elif kind == RAISE_CREWS:
        raise_crews(state, seat, PRINTED.nile.crews[card], CARD_VALUE[card])
    elif kind == POINTS_PER_STONE:
        stones = count_bits(state.built[seat] & PRINTED.nile.spaces[card])
        gain_points(state, seat, stones * CARD_VALUE[card], FROM_NILE_CARDS)
    else:
        raise AssertionError(f"no rule carries out {PRINTED.nile.cards[card]}")


def gain_field_bonus(state: Fields, seat: i64, card: i64) -> None:
    """E12.1 Brown fields bring something once, when they are taken, irrigated or not."""
    if PRINTED.nile.bonus_steps[card] > 0:
        state.pending.push(ASK_TRACK, seat, PRINTED.nile.bonus_steps[card])
    gain_points(state, seat, PRINTED.nile.bonus_points[card], FROM_NILE_CARDS)
    gain_stones(state, seat, PRINTED.nile.bonus_stones[card])


def discard(state: Fields, seat: i64, kind: i64) -> i64:
    """E5.3.1 An anytime card is spent: the first copy of its kind goes out of the game."""
    card = lowest(state.held[seat] & OF_KIND[kind])
    state.held[seat] &= ~BIT[card]
    state.gone |= BIT[card]
    return card


def play_card(state: Fields, seat: i64, kind: i64) -> None:
    """An anytime card is spent, and that is told."""
    events.tell_card_played(state, seat, discard(state, seat, kind))


def legal_upgrade(state: Fields, seat: i64) -> list[int]:
    """E12.3.9 A brown or yellow-green field of one's own."""
    fields = state.held[seat] & UPGRADABLE
    return [UPGRADE + number for number, field in enumerate(FIELD_CARDS) if fields >> field & 1]


def apply_upgrade(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    attach_upgrade(state, seat, code)


def attach_upgrade(state: Fields, seat: i64, code: i64) -> None:
    """E12.3.9 Once attached it never moves."""
    state.upgraded = FIELD_CARDS[code - UPGRADE]
    events.tell_upgraded(state, seat, state.upgraded)
