"""Whether a data set is what it says: its games are replayed, and compared with what is written."""

from collections.abc import Callable

import numpy as np

from iteru.research.datasets import DataSet

FACTS = ["game", "number", "seat", "observation", "legal", "code", "result"]


def check_data_set(data_set: DataSet, progress: Callable[[int], None] | None = None) -> int:
    """Replays every game; returns the number of decisions.

    Raises ValueError at the first row that does not follow from the moves, and RecordError if
    they cannot be played.
    """
    written = (row for batch in data_set.decisions(FACTS) for row in batch.to_pylist())
    checked = 0
    for number, game in enumerate(data_set.games()):
        record = data_set.record(game)
        end = record.replay()
        results = np.array(end.results(), np.float32).tolist()
        require(f"game {number}", game, game=number, scores=end.scores(), results=results)
        state = record.without_moves().replay()
        buffers = state.game.buffers(1)
        for index, move in enumerate(record.moves):
            seat, code = state.to_move, state.game.parse(move)
            state.encode(seat, buffers, 0)
            require(
                f"decision {index} of game {number}",
                next(written, {}),
                game=number,
                number=index,
                seat=seat,
                observation=list(buffers.observations),
                legal=state.legal(),
                code=code,
                result=results[seat],
            )
            state.play(code)
            checked += 1
        if progress is not None:
            progress(number + 1)
    return checked


def require(what: str, row: dict[str, object], **expected: object) -> None:
    for column, value in expected.items():
        if row.get(column) != value:
            raise ValueError(f"{what}: {column} is {row.get(column)}, but a replay gives {value}")
