"""Records: a finished game to take home, any game to replay, or to go on from."""

import json

from pydantic_core import to_json

from iteru import Record, RecordError
from iteru.server.clock import now
from iteru.server.messages import Json, Replay, ReplayStep
from iteru.server.play import played_again
from iteru.server.refusals import Refusal
from iteru.server.tables import LiveTable
from iteru.work import Steps


def as_text(data: Json) -> str:
    try:
        return json.dumps(data)
    except RecursionError as error:
        raise Refusal("bad_record", "Not a record: it is nested too deeply.") from error


def read_record(text: str) -> Record:
    """The record, checked by playing it. Raises Refusal on anything else."""
    try:
        record = Record.from_json(text)
        record.replay()
    except RecordError as error:
        raise Refusal("bad_record", f"{error}.") from error
    return record


def beginning(record: Record, moves: int) -> Record:
    """The record after so many moves, when the game is not over."""
    if moves > len(record.moves):
        raise Refusal("bad_record", f"The record has {len(record.moves)} moves, not {moves}.")
    if record.replay(moves).over:
        raise Refusal("bad_record", f"After {moves} moves the game is over.")
    return first_moves(record, moves)


def first_moves(record: Record, number: int) -> Record:
    """Another record, with so many of the moves."""
    found = record.without_moves()
    found.moves = record.moves[:number]
    return found


def finished_record(table: LiveTable) -> Record:
    """The record of a table; while its game runs, seed and secret moves stay here."""
    if table.play is None or not table.play.state.over:
        raise Refusal("not_allowed", "The record can be had when the game is over.")
    return table.play.match.record


def replayed(record: Record) -> Steps[bytes]:
    """Every step of a game as a spectator sees it, the first is the setup: a Replay as JSON."""
    steps: list[ReplayStep] = []
    for play in played_again(record, now()):
        steps.append(ReplayStep(state=play.seen_by(()), entry=play.entry_seen_by((), play.number)))
        yield None
    replay = Replay(game=record.game, options=record.options, seats=record.seats, steps=steps)
    return to_json(replay)
