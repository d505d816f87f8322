"""A visit to the Sphinx (E8.3.1)."""

from iteru.games.egizia.actions import (
    DRAW,
    DRAWS,
    FIRST_PAIR_OF,
    KEEP_NONE,
    KEEP_ONE,
    KEEP_TWO,
    SPHINX_PAIRS,
)
from iteru.games.egizia.box.components import CARD_VALUE, OF_KIND, PRINTED
from iteru.games.egizia.box.ids import KEEP_SPHINX, SPHINX_EXTRA
from iteru.games.egizia.frames import ASK_KEEP
from iteru.games.egizia.rules.card_effects import play_card
from iteru.games.egizia.rules.score_track import gain_points
from iteru.games.egizia.rules.supplies import pay_stones
from iteru.games.egizia.state import FROM_SPHINX_RETURNED, Fields
from iteru.games.egizia.telling import events_building
from iteru.kernel.draws import draw_member
from iteru.kernel.rows import append, i64, pop
from iteru.kernel.sets import BIT, count_bits, lowest, members, set_of


def free_cards(state: Fields, seat: i64) -> i64:
    """E12.3.1 sphinx_plus_2, sphinx_plus_1: how many cards need not be paid for."""
    extra = state.held[seat] & OF_KIND[SPHINX_EXTRA]
    return CARD_VALUE[lowest(extra)] if extra else 0


def legal_draw(state: Fields, seat: i64, strength: i64) -> list[int]:
    """E8.3.1 p cards paid by strength and stones, f free ones; together not more than allowed."""
    most_paid = min(strength, state.reserve[seat]) // PRINTED.stones_per_card
    most_free = free_cards(state, seat)
    most = min(PRINTED.most_drawn, sum(size for size in state.batch_sizes))
    codes: list[int] = []
    for number, (paid, free) in enumerate(DRAWS):
        if paid <= most_paid and free <= most_free and paid + free <= most:
            codes.append(DRAW + number)
    return codes


def apply_draw(state: Fields, seat: i64, code: i64) -> None:
    """E8.3.1 Pays, draws all cards at once and looks at them."""
    state.pending.pop()
    paid, free = DRAWS[code - DRAW]
    pay_stones(state, seat, paid * PRINTED.stones_per_card)
    events_building.tell_sphinx_drawn(state, seat, paid + free)
    state.looking = draw_sphinx_cards(state, paid + free)
    state.looking_size = paid + free
    state.reveals += 1
    state.pending.push(ASK_KEEP, seat)
    events_building.tell_sphinx_seen(state, seat)


def draw_sphinx_cards(state: Fields, number: i64) -> i64:
    """E8.3.1 From the first batch of the deck, at random within it, then from the next."""
    batches, sizes = state.batches[:], state.batch_sizes[:]
    drawn: i64 = 0
    for _ in range(number):
        card = draw_member(batches[0], state.generator)
        drawn |= BIT[card]
        batches[0] ^= BIT[card]
        sizes[0] -= 1
        if sizes[0] == 0:
            batches, _ = pop(batches, 0)
            sizes, _ = pop(sizes, 0)
    state.batches, state.batch_sizes = batches, sizes
    return drawn


def legal_keep(state: Fields, seat: i64) -> list[int]:
    """E8.3.1 None, one, or with keep_two_sphinx two of the cards."""
    codes = [KEEP_NONE]
    cards = members(state.looking)  # empty where a seat may not see them
    for card in cards:
        codes.append(KEEP_ONE + card)
    if state.held[seat] & OF_KIND[KEEP_SPHINX]:
        for index, one in enumerate(cards):
            for two in cards[index + 1 :]:
                codes.append(KEEP_TWO + FIRST_PAIR_OF[one] + two - one - 1)
    return codes


def apply_keep(state: Fields, seat: i64, code: i64) -> None:
    """E8.3.1 The others go under the deck as its last batch; a point for each of them."""
    state.pending.pop()
    kept = kept_cards(code)
    number = count_bits(kept)
    if number > 1:
        play_card(state, seat, KEEP_SPHINX)
    returned = state.looking_size - number
    hands, hand_sizes = state.hands[:], state.hand_sizes[:]
    hands[seat] |= kept
    hand_sizes[seat] += number
    state.hands, state.hand_sizes = hands, hand_sizes
    if returned > 0:
        state.batches = append(state.batches[:], state.looking & ~kept)
        state.batch_sizes = append(state.batch_sizes[:], returned)
    state.looking = state.looking_size = 0
    state.reveals += 1  # E14.1 the number kept is public
    events_building.tell_sphinx_kept(state, seat, kept, returned)
    gain_points(state, seat, returned * PRINTED.points_per_returned, FROM_SPHINX_RETURNED)


def kept_cards(code: i64) -> i64:
    """The set of Sphinx cards that a choice keeps."""
    if code == KEEP_NONE:
        return 0
    if code >= KEEP_TWO:
        return set_of(list(SPHINX_PAIRS[code - KEEP_TWO]))
    return BIT[code - KEEP_ONE]
