"""What a seat may not see: Sphinx cards outside its own hand (E15.1).

E15.1.1 Nobody remembers returned cards: to a seat every card outside its own hand may be anywhere
in the deck or in another hand. Sizes are public. Nile cards and grave tiles that lie face down are
sets without order already.
"""

from iteru.games.egizia.frames import ASK_KEEP
from iteru.games.egizia.state import Fields, sphinx_cards_in_game
from iteru.kernel.draws import shuffled
from iteru.kernel.generator import Generator
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import members, set_of


def sees_looking(state: Fields, seat: int) -> bool:
    """Whether the seat is the one that chooses among drawn cards."""
    return bool(state.pending) and state.pending.kind == ASK_KEEP and state.pending.seat == seat


def hide(state: Fields, seat: int) -> None:
    """Erases the Sphinx cards that the seat may not see; at the end hands are open (E10.2)."""
    state.batches = vec[i64]([0] * len(state.batches))
    if not state.pending:
        return
    state.hands = vec[i64]([hand if other == seat else 0 for other, hand in enumerate(state.hands)])
    if not sees_looking(state, seat):
        state.looking = 0


def fill(state: Fields, generator: Generator) -> None:
    """Deals the unseen Sphinx cards at random to where they are hidden."""
    seen = state.looking
    for hand in state.hands:
        seen |= hand
    deck = shuffled(members(sphinx_cards_in_game(state.options) & ~seen), generator)
    if state.looking == 0:
        state.looking = _dealt(deck, state.looking_size)
    state.hands = vec[i64](
        [
            hand if hand else _dealt(deck, state.hand_sizes[seat])
            for seat, hand in enumerate(state.hands)
        ]
    )
    state.batches = vec[i64]([_dealt(deck, size) for size in state.batch_sizes])


def _dealt(deck: list[int], number: int) -> int:
    cards = deck[len(deck) - number :]
    del deck[len(deck) - number :]
    return set_of(cards)
