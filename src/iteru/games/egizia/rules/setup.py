"""Setup (E3): what is dealt before the first round."""

from iteru.games.egizia.box.components import PRINTED
from iteru.games.egizia.rules.obelisk_graves import turn_up_grave
from iteru.games.egizia.rules.sphinx import draw_sphinx_cards
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling import events
from iteru.kernel.draws import shuffled
from iteru.kernel.generator import Generator


def first_order(seats: int, generator: Generator) -> list[int]:
    """E3.2 The order tiles are dealt at random: seats in turn order."""
    return shuffled(list(range(seats)), generator)


def first_bidder(seats: int, generator: Generator) -> int:
    """E11.4 A random player begins to bid."""
    return int(generator.below(seats))


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
    hands: list[int] = []
    for seat in range(state.seats):
        hands.append(draw_sphinx_cards(state, 1))
        events.tell_dealt(state, seat, hands[seat])
    state.hands = hands
    state.hand_sizes = [1] * state.seats
    state.reveals += 1
