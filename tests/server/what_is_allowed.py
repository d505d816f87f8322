"""What a viewer may be sent of a game, told by the engine alone, for comparison with the server."""

from typing import Any

import iteru
from iteru import Journal, Record, State

Data = dict[str, Any]


class Allowed:
    """A finished game, played again: what each viewer may have seen at each entry of its log.

    A viewer is the tuple of its seats; () is a spectator. The log has no undos.
    """

    def __init__(self, record: Record) -> None:
        self.game = iteru.load(record.game)
        state = record.without_moves().replay()
        self.states = [state.copy()]
        self.journals = [Journal()]
        self.movers = [-1]
        self.turns: list[State] = []  # states after completed turns
        for notation in record.moves:
            journal = Journal()
            mover = state.to_move
            state.journal = journal
            state.play(self.game.parse(notation))
            self.states.append(state.copy())
            self.journals.append(journal)
            self.movers.append(mover)
            if self._is_end_of_turn(len(self.states) - 1):
                self.turns.append(state.copy())

    def state(self, number: int, viewer: tuple[int, ...]) -> Data:
        """A GameState, every field of it."""
        state = self.states[number - 1]
        is_mine = state.to_move in viewer
        eyes = state.to_move if is_mine else viewer[0] if viewer else None
        before = self.states[number - 2] if number > 1 else None
        undo_seat = -1
        if before is not None and before.reveals == state.reveals:
            is_withdrawn = before.secret and state.secret
            is_own = before.to_move == state.to_move
            undo_seat = before.to_move if is_own or is_withdrawn else -1
        rule = ""
        if not state.over and (is_mine or not self.game.has_secrets):
            rule = str(self.game.describe(state.legal()[0])["rule"])
        ended = sum(1 for turn in range(1, number) if self._is_end_of_turn(turn))
        return {
            "number": number,
            "public": state.view(None)["public"],
            "private": {str(seat): state.view(seat)["private"] for seat in viewer},
            "to_move": state.to_move,
            "decision": state.decision,
            "rule": rule,
            "over": state.over,
            "secret": state.secret,
            "choices": state.choices() if is_mine else [],
            "undo_seat": undo_seat if undo_seat in viewer else -1,
            "scores": self.scores(state, eyes),
            "places": self.places(state, eyes),
            "parts": self.parts(state, eyes),
            "history": [self.scores(turn, eyes) for turn in self.turns[:ended]],
        }

    def _is_end_of_turn(self, entry: int) -> bool:
        before, after = self.states[entry - 1], self.states[entry]
        return after.turn_count > before.turn_count or after.over

    def entry(self, number: int, viewer: tuple[int, ...]) -> Data:
        """A LogEntry without its time."""
        seat = viewer[0] if len(viewer) == 1 else None
        return {
            "number": number,
            "kind": "setup" if number == 1 else "move",
            "seat": self.movers[number - 1],
            "stands": number - 1,
            "turn": self.states[max(number - 2, 0)].turn_count,
            "events": self.journals[number - 1].seen_by(seat),
        }

    def preview(self, number: int, codes: list[int]) -> Data:
        """A PreviewAnswer, every field of it."""
        state = self.states[number - 1]
        preview = state.preview(codes)
        return {
            "type": "preview",
            "number": number,
            "codes": codes,
            "events": preview.events,
            "public": preview.view["public"],
            "private": {str(state.to_move): preview.view["private"]},
            "choices": preview.choices,
            "played": preview.played,
            "stopped": preview.stopped,
        }

    def scores(self, state: State, eyes: int | None) -> list[int]:
        return [self.seen(state, seat, eyes).scores()[seat] for seat in range(state.seats)]

    def parts(self, state: State, eyes: int | None) -> list[dict[str, int]]:
        return [self.seen(state, seat, eyes).parts(seat) for seat in range(state.seats)]

    def places(self, state: State, eyes: int | None) -> list[int]:
        scores = self.scores(state, eyes)
        if state.over or not self.game.has_secrets:
            return state.ranking()
        return [1 + sum(other > own for other in scores) for own in scores]

    def seen(self, state: State, seat: int, eyes: int | None) -> State:
        """What the viewer knows of a seat's points: its own knowledge, or what any other knows."""
        if state.over or not self.game.has_secrets:
            return state
        return state.known((seat + 1) % state.seats if eyes is None else eyes)
