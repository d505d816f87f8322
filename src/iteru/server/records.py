"""Records: a finished game to take home, any game to replay, or to go on from.

What plays a whole record is a job for other processes (`iteru.work`), which pauses after each
move.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from pydantic_core import to_json

from iteru import Record, RecordError
from iteru.kernel.state import NOBODY
from iteru.server.clock import now
from iteru.server.entries import Entry
from iteru.server.messages.base import Json
from iteru.server.messages.records import Replay, ReplayMove, ReplayStep, ReplaySteps
from iteru.server.play import Play, played_again
from iteru.server.refusals import Refusal
from iteru.server.tables import LiveTable
from iteru.work import Steps

# The longest of a thousand random games of five at Kemet has 55,000 characters, and 2,977 moves.
LARGEST_RECORD = 256 * 1024  # characters
MOST_MOVES = 8000
LARGEST_ANSWER = 1024 * 1024  # bytes of the steps in one answer


@dataclass(frozen=True)
class Beginning:
    """The game of a new table as far as it was played: the record, and the log that it makes."""

    record: Record
    log: list[Entry]
    to_move: int


@dataclass(frozen=True)
class Whole:
    """A game that was played to its end."""

    record: Record
    log: list[Entry]
    scores: list[int]
    places: list[int]


def as_text(data: Json) -> str:
    try:
        text = json.dumps(data, ensure_ascii=False)
    except RecursionError as error:
        raise Refusal("bad_record", "Not a record: it is nested too deeply.") from error
    if len(text) > LARGEST_RECORD:
        raise Refusal("bad_record", f"A record has at most {LARGEST_RECORD} characters.")
    return text


def finished_record(table: LiveTable) -> Record:
    """The record of a table; while its game runs, seed and secret moves stay here."""
    if table.play is None or not table.play.is_over:
        raise Refusal("not_allowed", "The record can be had when the game is over.")
    return table.play.match.record


# ---------------------------------------------------------------- jobs


def beginning(text: str, moves: int) -> Steps[Beginning]:
    """A record up to a move, all of it checked; refused if the game is over by then."""
    record = read_record(text)
    if moves > len(record.moves):
        raise Refusal("bad_record", f"The record has {len(record.moves)} moves, not {moves}.")
    found = record.without_moves()
    found.branches = [branch for branch in record.branches if branch[0] <= moves]
    found.moves = record.moves[:moves]
    log: list[Entry] = []
    to_move = NOBODY
    for play in played(record):
        if play.number == moves + 1:
            log, to_move = list(play.log), play.state.to_move
            if play.state.over:
                raise Refusal("bad_record", f"After {moves} moves the game is over.")
        yield None
    return Beginning(found, log, to_move)


def whole(text: str) -> Steps[Whole]:
    """A record all moves of which are checked; refused if its game is not over."""
    record = read_record(text)
    for play in played(record):
        if play.state.over:
            return Whole(record, list(play.log), play.state.scores(), play.state.ranking())
        yield None
    raise Refusal("bad_record", "The game of this record is not over.")


def replay(text: str) -> Steps[bytes]:
    """A Replay as JSON; the record is checked by playing it."""
    record = read_record(text)
    moves: list[ReplayMove] = []
    play: Play | None = None
    period = 0  # before the move
    for play in played(record):
        entry = play.entry_seen_by((), play.number)
        if entry.kind == "move":
            kinds = list(dict.fromkeys(str(event["kind"]) for event in entry.events))
            moves.append(ReplayMove(seat=entry.seat, turn=entry.turn, period=period, kinds=kinds))
        period = play.state.period
        yield None
    assert play is not None
    state = play.state
    return to_json(
        Replay(
            game=record.game,
            options=record.options,
            seats=record.seats,
            moves=moves,
            steps=len(moves) + 1,
            scores=state.scores() if state.over else None,
            places=state.ranking() if state.over else None,
        )
    )


def replay_steps(text: str, first: int, count: int, is_open: bool) -> Steps[bytes]:
    """ReplaySteps as JSON: each after a move, the first is the setup.

    As a spectator sees them; open ones show what is private of all seats.
    """
    record = read_record(text)
    if first > len(record.moves):
        raise Refusal("bad_record", f"The last step is {len(record.moves)}, not {first}.")
    record.moves = record.moves[: first + count - 1]
    steps: list[bytes] = []
    size = 0
    for number, play in enumerate(played(record)):
        if number >= first:
            entry = play.entry_seen_by((), play.number)
            drawing = play.drawing()
            state = drawing.opened() if is_open else drawing.seen_by(())
            step = to_json(ReplayStep(state=state, entry=entry))
            size += len(step)
            if steps and size > LARGEST_ANSWER:
                break
            steps.append(step)
        yield None
    return steps_as_json(first, steps)


def steps_as_json(first: int, steps: list[bytes]) -> bytes:
    """A ReplaySteps whose steps are JSON already."""
    empty = to_json(ReplaySteps(first=first, steps=[]))
    return empty.removesuffix(b"]}") + b",".join(steps) + b"]}"


def read_record(text: str) -> Record:
    """The record as it is written, its moves not played yet. Raises Refusal on anything else."""
    try:
        record = Record.from_json(text)
    except RecordError as error:
        raise Refusal("bad_record", f"{error}.") from error
    if len(record.moves) > MOST_MOVES:
        raise Refusal("bad_record", f"A record has at most {MOST_MOVES} moves.")
    return record


def played(record: Record) -> Iterator[Play]:
    """As `played_again`, with a Refusal for moves that are not legal."""
    try:
        yield from played_again(record, now())
    except RecordError as error:
        raise Refusal("bad_record", f"{error}.") from error
