"""Taking single offering tokens, from the bonus area or from the bag (P3.7)."""

from iteru.games.pharaon.actions import BAG, BONUS
from iteru.games.pharaon.box.ids import FIRST_OFFERING, KINDS, MOST_SETS, OFFERING_TYPES
from iteru.games.pharaon.state import Fields, total
from iteru.games.pharaon.telling import events_cards
from iteru.kernel.draws import draw_kind
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def legal_offering_source(state: Fields) -> list[int]:
    """P3.7 A bonus token, or the bag while bag or discards hold a token; nothing if neither."""
    codes: list[int] = []
    for place in range(MOST_SETS):
        if state.bonus[place] != NONE:
            codes.append(BONUS + place)
    if has_tokens_to_draw(state):
        codes.append(BAG)
    return codes


def apply_offering_source(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    if code == BAG:
        place: i64 = NONE
        token = draw_from_bag(state)
    else:
        place = code - BONUS
        token = state.bonus[place]
        state.bonus[place] = NONE
    give_offering(state, seat, token)
    events_cards.tell_offering_taken(state, seat, token, place)


def give_offering(state: Fields, holder: i64, token: i64) -> None:
    state.own[holder * KINDS + FIRST_OFFERING + token] += 1


def has_tokens_to_draw(state: Fields) -> bool:
    return total(state.bag) + total(state.discards) > 0


def draw_from_bag(state: Fields) -> i64:
    """P3.7 A random token; an empty bag is refilled from the discards before. NONE: no token."""
    tokens = total(state.bag)
    if tokens == 0:
        refill_bag(state)
        tokens = total(state.bag)
        if tokens == 0:
            return NONE
    token = draw_kind(state.bag, tokens, state.generator)
    state.bag[token] -= 1
    state.reveals += 1
    return token


def refill_bag(state: Fields) -> None:
    """All discarded tokens go back into the bag; those on the wheel are not among them."""
    events_cards.tell_bag_refilled(state)
    for offering in range(OFFERING_TYPES):
        state.bag[offering] += state.discards[offering]
        state.discards[offering] = 0
