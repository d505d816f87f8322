"""What each viewer at a table may see of one position."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from iteru import Match, State
from iteru.kernel.ranking import ranks
from iteru.kernel.state import NOBODY
from iteru.server.messages.base import Json
from iteru.server.messages.play import GameState


@dataclass(frozen=True)
class Ending:
    """Of a game that ended before its time: who was missed is last, the others as they stand."""

    scores: list[int]
    places: list[int]


def ending(state: State, absent: int) -> Ending:
    """`absent`: the seat that was missed, if there is one."""
    others = [seat for seat in range(state.seats) if seat != absent]
    standings = state.ranking()
    found = ranks([[-standings[seat]] for seat in others])
    places = dict(zip(others, found, strict=True))
    return Ending(state.scores(), [places.get(seat, state.seats) for seat in range(state.seats)])


class Drawing:
    """One position, drawn for any number of viewers; what they share is drawn once.

    It is thrown away when all have seen it: a thousand tables that keep theirs would give the
    garbage collector millions of objects to look through.
    """

    def __init__(
        self,
        match: Match,
        number: int,
        history: Sequence[Sequence[list[int]]],
        ending: Ending | None = None,
    ) -> None:
        """`number` is that of the position, `history` the scores_by_viewer of each turn."""
        self._match = match
        self._state = match.state
        self._number = number
        self._history = history
        self._ending = ending  # of a game that ended before its time
        self._is_over = self._state.over or ending is not None
        self._views: dict[int | None, dict[str, object]] = {}
        self._points: dict[int | None, Points] = {}

    def seen_by(self, viewer: tuple[int, ...]) -> GameState:
        state = self._state
        to_move = NOBODY if self._is_over else state.to_move
        is_mover = to_move in viewer
        # Whose view a shared screen has: the mover's, else that of the first of its seats.
        eyes = to_move if is_mover else viewer[0] if viewer else None
        points = self._points_seen_by(eyes)
        index = state.seats if eyes is None else eyes
        return GameState(
            number=self._number,
            public=self._part_of_view(eyes, "public"),
            private={str(seat): self._part_of_view(seat, "private") for seat in viewer},
            to_move=to_move,
            decision="" if self._is_over else state.decision,
            rule=self._rule() if is_mover or not state.game.has_secrets else "",
            over=self._is_over,
            secret=state.secret and not self._is_over,
            choices=state.choices() if is_mover else [],
            undo_seat=self._undo_seat(viewer),
            scores=points.scores,
            places=points.places,
            parts=points.parts,
            history=[turn[min(index, len(turn) - 1)] for turn in self._history],
        )

    def opened(self) -> GameState:
        """As a spectator sees it, with all hands open."""
        seats = range(self._state.seats)
        private = {str(seat): self._part_of_view(seat, "private") for seat in seats}
        return self.seen_by(()).model_copy(update={"private": private})

    def _undo_seat(self, viewer: tuple[int, ...]) -> int:
        """The viewer's seat that may take its last decision back."""
        seats = () if self._is_over else viewer
        return next((seat for seat in seats if self._match.can_undo(seat)), NOBODY)

    def _part_of_view(self, seat: int | None, name: str) -> Json:
        """One half of the view of a seat; where nothing is secret all have the same view."""
        key = seat if self._state.game.has_secrets else None
        if key not in self._views:
            self._views[key] = self._state.view(key)
        return part_of_view(self._views[key], name)

    def _points_seen_by(self, seat: int | None) -> "Points":
        key = seat if self._state.game.has_secrets else None
        if key not in self._points:
            self._points[key] = (
                points_seen_by(self._state, key)
                if self._ending is None
                else replace(_points(self._state), places=self._ending.places)
            )
        return self._points[key]

    def _rule(self) -> str:
        """The rule of the present decision: that of its first choice."""
        if self._is_over:
            return ""
        return str(self._state.game.describe(self._state.open_codes[0])["rule"])


def part_of_view(view: dict[str, object], name: str) -> Json:
    part = view[name]
    assert isinstance(part, dict)
    return part


@dataclass(frozen=True)
class Points:
    scores: list[int]
    places: list[int]
    parts: list[dict[str, int]]


def scores_by_viewer(state: State) -> list[list[int]]:
    """The scores that each seat knows, last a spectator; one list for all where all is open."""
    if state.over or not state.game.has_secrets:
        return [state.scores()]
    return [points_seen_by(state, seat).scores for seat in [*range(state.seats), None]]


def points_seen_by(state: State, seat: int | None) -> Points:
    """The points that a seat may know of; of another's it knows what all others know."""
    if state.over or not state.game.has_secrets:
        return _points(state)
    if seat is not None:
        return _points(state.known(seat))
    by_neighbour = [state.known((seat + 1) % state.seats) for seat in range(state.seats)]
    scores = [known.scores()[seat] for seat, known in enumerate(by_neighbour)]
    parts = [known.parts(seat) for seat, known in enumerate(by_neighbour)]
    return Points(scores, ranks([[score] for score in scores]), parts)


def _points(state: State) -> Points:
    parts = [state.parts(seat) for seat in range(state.seats)]
    return Points(state.scores(), state.ranking(), parts)
