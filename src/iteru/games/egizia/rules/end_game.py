"""The end of the game: Sphinx cards are revealed, points added up (E10.2)."""

from iteru.games.egizia.actions import sphinx_message
from iteru.games.egizia.box.components import PRINTED
from iteru.games.egizia.rules.final_scoring import parts, places, points_before_favour
from iteru.games.egizia.rules.sphinx_scoring import card_points, favour_of
from iteru.games.egizia.state import PARTS, Fields
from iteru.games.egizia.telling import events
from iteru.kernel.errors import HiddenChoice
from iteru.kernel.sets import members


def end_game(state: Fields) -> None:
    """E10.2 In rank order; the points themselves can be asked of the state at any time."""
    for seat in range(state.seats):
        if state.hands[seat] == 0 and state.hand_sizes[seat] > 0:
            raise HiddenChoice("other players' Sphinx cards are hidden: determinize() to play on")
    state.reveals += 1
    if state.journal is None:
        return
    for seat in state.rank:
        tell_scoring(state, seat)
    events.tell_plain(state, "won", places(state).index(1))


def tell_scoring(state: Fields, seat: int) -> None:
    before = points_before_favour(state, seat)
    points = dict(zip(PARTS, parts(state, seat), strict=True))
    for card in members(state.hands[seat]):
        amount = card_points(state, seat, card) + favour_of(card, before)
        name = PRINTED.sphinx.cards[card]
        args: dict[str, object] = {"card": sphinx_message(card), "points": amount}
        data: dict[str, object] = {"card": name, "points": amount}
        events.tell(state, "sphinx_revealed", seat, args, [f"sphinx:{name}"], data)
    total = sum(points.values())
    data = {"parts": points, "total": total}
    events.tell(state, "scored", seat, {"total": total}, [], data)
