"""Which choices come first: a client proposes the first of those that fit what was clicked."""

from iteru.games.egizia.actions import (
    BUILD,
    CREW_PAIRS,
    DRAW,
    DRAWS,
    IRRIGATE,
    KEEP_NONE,
    PASS,
    RAISE_ONE,
    RAISE_TWO,
    SHIP_TWO,
    build_choice,
)
from iteru.games.egizia.rules.placement import cards_spent
from iteru.games.egizia.state import Fields
from iteru.kernel.sets import count_bits


def proposed(state: Fields, codes: list[int]) -> list[int]:
    """Those that spend least, each in the order of their codes; of Sphinx cards the most."""
    seat = state.pending.seat
    ranked = [(_effort(state, seat, code), code) for code in codes]
    ranked.sort()
    return [code for _, code in ranked]


def _effort(state: Fields, seat: int, code: int) -> int:
    """How many cards or crews a choice takes."""
    if code < PASS:
        return count_bits(cards_spent(state, seat, code % SHIP_TWO)) + code // SHIP_TWO
    if RAISE_TWO <= code < RAISE_ONE:
        one, two = CREW_PAIRS[code - RAISE_TWO]
        return 1 if one == two else 2
    if BUILD <= code < DRAW:
        crews, overseer, cards = build_choice(code)
        return count_bits(crews) + overseer + cards
    if DRAW <= code < KEEP_NONE:
        paid, free = DRAWS[code - DRAW]
        return -paid - free
    return 0


assert PASS == 2 * SHIP_TWO and RAISE_TWO < RAISE_ONE < IRRIGATE
