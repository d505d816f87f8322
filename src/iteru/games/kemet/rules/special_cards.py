"""Special battle cards (K10)."""

from iteru.games.kemet.actions import REPLACE
from iteru.games.kemet.state import Fields, replaced
from iteru.games.kemet.telling import events_actions
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT, members


def take_back_battle_cards(state: Fields, seat: i64) -> None:
    """K9.19, K10.1 All battle cards are in hand again."""
    state.shown = replaced(state.shown, seat, 0)
    state.buried = replaced(state.buried, seat, 0)
    state.buried_sizes = replaced(state.buried_sizes, seat, 0)


def legal_replace_card(state: Fields, seat: i64) -> list[int]:
    """K10.1 Any of the six cards, also the first special one."""
    return [REPLACE + card for card in members(state.battle_set[seat])]


def apply_replace_card(state: Fields, seat: i64, special: i64, code: i64) -> None:
    """K10.1 The replaced card leaves the game openly."""
    state.pending.pop()
    card = code - REPLACE
    own = state.battle_set[seat] & ~BIT[card] | BIT[special]
    state.battle_set = replaced(state.battle_set, seat, own)
    state.given_up = replaced(state.given_up, seat, state.given_up[seat] | BIT[card])
    events_actions.tell_card_replaced(state, seat, card, special)
