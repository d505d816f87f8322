"""Makes data sets: bots play, and what they knew, could do and thought is written down."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import nan
from pathlib import Path
from types import TracebackType

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from iteru import Record, State
from iteru.bots.bot import Answer
from iteru.bots.kept_games import Task
from iteru.bots.levels import bot_named
from iteru.bots.question import question
from iteru.research.data_card import write_readme
from iteru.research.datasets import (
    CARD,
    GAMES,
    ROWS_AT_A_TIME,
    Card,
    Column,
    DataSet,
    decision_columns,
    decisions_file,
    games_file,
    schema_of,
)
from iteru.work import Steps, Workforce, finished


def make_data_set(
    folder: Path,
    card: Card,
    *,
    workforce: Workforce | None = None,
    progress: Callable[[int], None] | None = None,
) -> DataSet:
    """Fills the folder, or goes on where it was stopped: files that are there are kept.

    Whoever works must see the folder at the same place. `progress` is told how many games are
    there. Raises ValueError, before anything is played, on a bot that does not exist or a folder
    that holds something else.
    """
    for bot in card.bots:
        bot_named(bot)
    begin_or_go_on(folder, card)
    missing = [file for file in range(card.files) if not games_file(folder, file).exists()]
    there = card.games - sum(len(card.numbers(file)) for file in missing)
    jobs = [partial(make_file, folder, card, file) for file in missing]
    made = workforce.map(jobs) if workforce is not None else (finished(job()) for job in jobs)
    for games in made:
        there += games
        if progress is not None:
            progress(there)
    data_set = DataSet(folder)
    write_readme(data_set)
    return data_set


def begin_or_go_on(folder: Path, card: Card) -> None:
    if (folder / CARD).exists():
        if Card.read(folder) != card:
            raise ValueError(
                f"{folder} holds another data set; allowed: the arguments that it was made with, "
                "or another folder"
            )
        return
    if folder.exists() and any(folder.iterdir()):
        raise ValueError(f"{folder} is not empty; allowed: an empty folder, or a data set")
    for path in (games_file(folder, 0), decisions_file(folder, 0)):
        path.parent.mkdir(parents=True, exist_ok=True)
    card.write(folder)


def make_file(folder: Path, card: Card, file: int) -> Steps[int]:
    """A job: the games of one file, and their decisions; returns how many games."""
    numbers = card.numbers(file)
    columns = decision_columns(len(card.features))
    with (  # the last is closed first: where there are games, there are their decisions
        Table(games_file(folder, file), GAMES) as games,
        Table(decisions_file(folder, file), columns) as decisions,
    ):
        for number in numbers:
            task = card.task(number)
            record, state, made = yield from played(task)
            results = state.results()
            games.add(
                game=number,
                seed=record.seed,
                bots=[bot_at(task, seat) for seat in range(state.seats)],
                moves=record.moves,
                scores=state.scores(),
                results=results,
            )
            for index, decision in enumerate(made):
                decisions.add(
                    game=number,
                    number=index,
                    result=results[decision.seat],
                    **decision.columns(),
                )
    return len(numbers)


@dataclass(frozen=True)
class Decision:
    """What a bot was asked, and its answer."""

    seat: int
    observation: NDArray[np.int16]
    legal: list[int]
    answer: Answer

    def columns(self) -> dict[str, object]:
        shares, values = dict(self.answer.shares), dict(self.answer.values)
        return {
            "seat": self.seat,
            "observation": self.observation,
            "legal": self.legal,
            "visits": [shares.get(code, 0.0) for code in self.legal],
            "values": [values.get(code, nan) for code in self.legal],
            "expected": self.answer.expected,
            "code": self.answer.code,
        }


def played(task: Task) -> Steps[tuple[Record, State, list[Decision]]]:
    """A game to its end, with pauses."""
    game_id, options, seed, names, _ = task
    record = Record.begin(game_id, len(names), seed, options)
    state = record.replay()
    bots = [bot_named(bot_at(task, seat)) for seat in range(state.seats)]
    buffers = state.game.buffers(1)
    decisions = []
    while not state.over:
        seat = state.to_move
        answer = yield from bots[seat].choose_in_steps(*question(record, state))
        state.encode(seat, buffers, 0)
        observation = np.frombuffer(buffers.observations, np.int16).copy()
        decisions.append(Decision(seat, observation, state.legal(), answer))
        record.moves.append(state.game.notation(answer.code))
        state.play(answer.code)
        yield None
    return record, state, decisions


def bot_at(task: Task, seat: int) -> str:
    _, _, _, names, rotation = task
    return names[(seat - rotation) % len(names)]


class Table:
    """A file that is there once it is whole; at most ROWS_AT_A_TIME rows are kept in memory."""

    def __init__(self, path: Path, columns: tuple[Column, ...]) -> None:
        self._path = path
        self._part = path.with_name(path.name + ".part")
        self._schema = schema_of(columns)
        self._rows: list[dict[str, object]] = []

    def __enter__(self) -> "Table":
        self._writer = pq.ParquetWriter(self._part, self._schema, compression="zstd")
        return self

    def add(self, **row: object) -> None:
        self._rows.append(row)
        if len(self._rows) == ROWS_AT_A_TIME:
            self._write()

    def _write(self) -> None:
        columns = [
            pa.array([row[field.name] for row in self._rows], field.type) for field in self._schema
        ]
        self._writer.write_table(pa.Table.from_arrays(columns, schema=self._schema))
        self._rows.clear()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is None:
            self._write()
        self._writer.close()
        if error is None:
            self._part.replace(self._path)
        else:
            self._part.unlink()
