"""Special battle cards (K10)."""

from iteru.games.kemet.actions import REPLACE
from iteru.games.kemet.state import Fields
from iteru.games.kemet.telling import events_actions
from iteru.kernel.sets import BIT, members


def take_back_battle_cards(state: Fields, seat: int) -> None:
    """K9.19, K10.1 All battle cards are in hand again."""
    state.shown[seat] = 0
    state.buried[seat] = 0
    state.buried_sizes[seat] = 0


def legal_replace_card(state: Fields, seat: int) -> list[int]:
    """K10.1 Any of the six cards, also the first special one."""
    return [REPLACE + card for card in members(state.battle_set[seat])]


def apply_replace_card(state: Fields, seat: int, special: int, code: int) -> None:
    """K10.1 The replaced card leaves the game openly."""
    state.pending.pop()
    card = code - REPLACE
    sets = state.battle_set[:]
    sets[seat] = sets[seat] & ~BIT[card] | BIT[special]
    state.battle_set = sets
    given_up = state.given_up[:]
    given_up[seat] |= BIT[card]
    state.given_up = given_up
    events_actions.tell_card_replaced(state, seat, card, special)
