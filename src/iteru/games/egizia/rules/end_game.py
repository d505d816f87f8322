"""The end of the game: Sphinx cards are revealed, points added up (E10.2)."""

from iteru.games.egizia.rules.final_scoring import parts, places, points_before_favour
from iteru.games.egizia.rules.sphinx_scoring import card_points, favour_of
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling import events_final
from iteru.kernel.errors import HiddenChoice
from iteru.kernel.sets import members


def end_game(state: Fields) -> None:
    """E10.2 In rank order; the points themselves can be asked of the state at any time."""
    for seat in range(state.seats):
        if state.hands[seat] == 0 and state.hand_sizes[seat] > 0:
            raise HiddenChoice("other players' Sphinx cards are hidden: determinize() to play on")
    state.reveals += 1
    if state.journal is None:
        return  # points are added up here only to be told
    for seat in state.rank:
        before = points_before_favour(state, seat)
        for card in members(state.hands[seat]):
            points = card_points(state, seat, card) + favour_of(card, before)
            events_final.tell_sphinx_revealed(state, seat, card, points)
        events_final.tell_scored(state, seat, parts(state, seat))
    events_final.tell_won(state, places(state).index(1))
