"""Setup (E3): what is dealt before the first round."""

from collections.abc import Mapping

from iteru.games.egizia.box.components import PRINTED
from iteru.games.egizia.frames import ASK_BID, BEGIN_ROUND, DEAL
from iteru.games.egizia.rules.obelisk_graves import turn_up_grave
from iteru.games.egizia.rules.sphinx import draw_sphinx_cards
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling import events
from iteru.kernel.draws import shuffled
from iteru.kernel.frames import Stack, stack_of
from iteru.kernel.generator import Generator
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def first_order(
    seats: i64, options: Mapping[str, str], generator: Generator
) -> tuple[list[int], Stack]:
    """E3.2 The order tiles, dealt at random, and the first frames.

    E11.4 Or nobody holds a tile yet, and a random player begins to bid.
    """
    pending = stack_of([(BEGIN_ROUND, NONE, 0), (DEAL, NONE, 0)])
    if options["bid_for_order"] == "yes":
        pending.push(ASK_BID, generator.below(seats))
        return [NONE] * seats, pending
    return shuffled(list(range(seats)), generator), pending


def deal(state: Fields) -> None:
    """E3.4 to E3.10, when everyone holds an order tile."""
    state.rank = state.order[::-1]  # E3.4 the highest tile is in front
    for tile, seat in enumerate(state.order):
        state.reserve[seat] = PRINTED.start_stones[tile]  # E3.5
    events.tell_order(state)
    deal_sphinx_cards(state)
    for _ in range(PRINTED.stones.graves_face_up):
        turn_up_grave(state)


def deal_sphinx_cards(state: Fields) -> None:
    """E3.7 One for each player; the rest is the deck, a single batch."""
    hands, hand_sizes = state.hands[:], state.hand_sizes[:]
    for seat in range(state.seats):
        hands[seat] = draw_sphinx_cards(state, 1)
        hand_sizes[seat] = 1
        events.tell_dealt(state, seat, hands[seat])
    state.hands, state.hand_sizes = hands, hand_sizes
    state.reveals += 1
