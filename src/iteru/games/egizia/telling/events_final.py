"""What the journal is told at the end of the game."""

from typing import Final

from iteru.games.egizia.box.components import PRINTED
from iteru.games.egizia.state import PARTS, Fields
from iteru.games.egizia.telling.events import tell
from iteru.games.egizia.telling.words import WORDS, sphinx_message
from iteru.kernel.rows import i64

SPHINX_REVEALED: Final = WORDS.event("sphinx_revealed")
SCORED: Final = WORDS.event("scored")
WON: Final = WORDS.event("won")


def tell_sphinx_revealed(state: Fields, seat: i64, card: i64, points: i64) -> None:
    if state.journal is None:
        return
    name = PRINTED.sphinx.cards[card]
    args = {"card": sphinx_message(card), "points": points}
    data = {"card": name, "points": points}
    tell(state, SPHINX_REVEALED, seat, args=args, targets=[f"sphinx:{name}"], data=data)


def tell_scored(state: Fields, seat: i64, parts: list[int]) -> None:
    """E10.2 The points by source, in the order of PARTS."""
    if state.journal is None:
        return
    total = sum(parts)
    data = {"parts": dict(zip(PARTS, parts, strict=True)), "total": total}
    tell(state, SCORED, seat, args={"total": total}, data=data)


def tell_won(state: Fields, seat: i64) -> None:
    tell(state, WON, seat)
