"""Twins: states that differ in what a seat may not see, and what it hears of them."""

from typing import Any

from iteru import Journal
from iteru.games.kemet.position import KemetState
from tests.games.kemet.positions import (
    DI_CARDS,
    GAME,
    dumped,
    play,
)


def same_for(seat: int | None, one: KemetState, two: KemetState) -> bool:
    """Whether a seat, or a spectator, can tell the two states apart by nothing it is shown."""
    if one.view(seat) != two.view(seat):
        return False
    if seat is None:
        return True
    if one.known(seat).dump() != two.known(seat).dump():
        return False
    if seat == one.to_move:
        if one.legal() != two.legal() or one.choices() != two.choices():
            return False
        for code in one.legal()[:12]:
            if one.preview([code]).events != two.preview([code]).events:
                return False
    return True


def exchanged(state: KemetState, seat: int, given: str, got: str) -> KemetState:
    """The same position with a card of a seat's hand exchanged with one of the pile."""
    data = dumped(state)
    hand, pile = data["players"][seat]["hand"], data["pile"]
    hand.remove(given)
    pile.remove(got)
    hand.append(got)
    pile.append(given)
    hand.sort(key=DI_CARDS.index)
    pile.sort(key=DI_CARDS.index)
    twin = GAME.restore(data)
    twin.check()
    return twin


def heard(state: KemetState, seat: int | None, *moves: str) -> list[Any]:
    """What a seat hears while these moves are played on a copy."""
    trial = state.copy()
    trial.journal = Journal()
    play(trial, *moves)
    return trial.journal.seen_by(seat)
