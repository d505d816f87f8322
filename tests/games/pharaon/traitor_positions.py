"""Positions of the solo game: holder 0 is the player, holder 1 the Traitor."""

from typing import Any

from iteru.games.pharaon.box.ids import RESOURCES
from iteru.games.pharaon.position import PharaonState
from iteru.games.pharaon.rules.traitor.tiles import filled
from tests.games.pharaon.positions import LETTERS, Tile, position

TRAITOR = 1  # its number among the holders


def solo(*, over: bool = True, traitor_turn: bool = False, **given: Any) -> PharaonState:
    """A position in which nothing is asked, for tests that call a rule themselves.

    With `over=False` it is the player's turn, with `traitor_turn` the Traitor's.
    """
    return position(seats=1, over=over and not traitor_turn, traitor_turn=traitor_turn, **given)


def tile(text: str) -> Tile:
    """ "a light R 3" is tile a, light side up, tied to royalty, three spaces covered."""
    letter, side, tied, covered = text.split()
    return letter, side, RESOURCES[LETTERS[tied]], int(covered)


def row(side: str = "light", **covered: int) -> list[Tile]:
    """The tiles a to e, tied to R J A C T, with so many spaces covered, else one."""
    return [
        tile(f"{letter} {side} {tied} {covered.get(tied, 1)}")
        for letter, tied in zip("abcde", "RJACT", strict=True)
    ]


def covered_spaces(state: PharaonState) -> dict[str, int]:
    """How many spaces are covered of the tile tied to each resource, by its letter."""
    return {
        RESOURCES[resource][0].upper(): filled(state, place)
        for place, resource in enumerate(state.tied)
    }


def told(state: PharaonState, kind: str) -> list[dict[str, Any]]:
    """The data of the events of a kind that the journal has heard."""
    assert state.journal is not None
    found: list[dict[str, Any]] = []
    for event in state.journal.seen_by(None):
        if event["kind"] == kind:
            data = event["data"]
            assert isinstance(data, dict)
            found.append(data)
    return found
