"""Data sets: games of bots as Parquet files, for learners that read instead of playing.

A data set is a folder that `iteru records make` fills:

    card.json                 what it is: `Card`
    README.md                 the same for people, with the meaning of every column
    games/00000.parquet       a row for each game: its record, who sat where, what came of it
    decisions/00000.parquet   a row for each decision: what the mover knew, could do and did

Files of the same number hold the same games. Any tool that knows Parquet reads them:

    import pyarrow.parquet as pq

    decisions = pq.read_table("fertility/decisions")
    observations = decisions["observation"].combine_chunks().flatten().to_numpy()
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

import iteru
from iteru import Record
from iteru.bots.arena import task_of
from iteru.bots.kept_games import Task

CARD = "card.json"
ROWS_AT_A_TIME = 4096


@dataclass(frozen=True)
class Column:
    name: str
    type: pa.DataType
    meaning: str


GAMES = (
    Column("game", pa.int32(), "the number of the game"),
    Column("seed", pa.int64(), "the seed of the game"),
    Column("bots", pa.list_(pa.string()), "by seat: who plays"),
    Column("moves", pa.list_(pa.string()), "all moves in notation, from which it can be replayed"),
    Column("scores", pa.list_(pa.int32()), "by seat: points at the end"),
    Column("results", pa.list_(pa.float32()), "by seat: share of the victory, 0 to 1"),
)


def decision_columns(features: int) -> tuple[Column, ...]:
    return (
        Column("game", pa.int32(), "the number of the game"),
        Column("number", pa.int32(), "which decision of the game it is, from 0"),
        Column("seat", pa.int8(), "the seat that decides"),
        Column("observation", pa.list_(pa.int16(), features), "what it knows, by feature"),
        Column("legal", pa.list_(pa.int32()), "the legal codes, ascending: the mask, compactly"),
        Column("visits", pa.list_(pa.float32()), "for each legal code its share of the visits"),
        Column("values", pa.list_(pa.float32()), "for each its expected result; NaN: not tried"),
        Column("expected", pa.float32(), "the result that the bot expects for the seat, 0 to 1"),
        Column("code", pa.int32(), "what is played"),
        Column("result", pa.float32(), "the share of the victory that the seat has in the end"),
    )


def schema_of(columns: tuple[Column, ...]) -> pa.Schema:
    return pa.schema([(column.name, column.type) for column in columns])


@dataclass(frozen=True)
class Card:
    """What a data set is. Equal cards are cards of equal data."""

    game: str
    options: dict[str, str]
    bots: list[str]  # they change seats from game to game, as in the arena
    games: int
    seed: int
    per_file: int  # games, at most
    rules_version: int
    fingerprint: str  # of the game's component data
    version: str  # of Iteru, whose bots decided
    actions: int
    features: list[str]  # what each number of an observation is

    @staticmethod
    def of(
        game: str, bots: list[str], games: int, seed: int, options: dict[str, str], per_file: int
    ) -> "Card":
        """Raises UnknownGame, or ValueError on seats, a seed or options that are not allowed."""
        beginning = Record.begin(game, len(bots), seed, options)
        loaded = iteru.load(game)
        return Card(
            game=game,
            options=beginning.options,
            bots=bots,
            games=games,
            seed=seed,
            per_file=per_file,
            rules_version=beginning.rules_version,
            fingerprint=beginning.fingerprint,
            version=iteru.__version__,
            actions=loaded.action_count,
            features=list(loaded.features),
        )

    @staticmethod
    def read(folder: Path) -> "Card":
        """Raises ValueError if the folder is no data set."""
        try:
            return Card(**json.loads((folder / CARD).read_text(encoding="utf-8")))
        except (OSError, TypeError, ValueError) as error:
            raise ValueError(f"{folder} is no data set: {CARD}: {error}") from error

    def write(self, folder: Path) -> None:
        text = json.dumps(asdict(self), indent=1) + "\n"
        (folder / CARD).write_text(text, encoding="utf-8")

    @property
    def files(self) -> int:
        """Of games, and as many of decisions."""
        return -(-self.games // self.per_file)

    def numbers(self, file: int) -> range:
        """The games of a file."""
        first = file * self.per_file
        return range(first, min(first + self.per_file, self.games))

    def task(self, number: int) -> Task:
        """What is played in a game: the same as in an arena with these arguments."""
        return task_of(self.game, self.bots, self.seed, self.options, number)


def games_file(folder: Path, file: int) -> Path:
    return folder / "games" / f"{file:05}.parquet"


def decisions_file(folder: Path, file: int) -> Path:
    return folder / "decisions" / f"{file:05}.parquet"


class DataSet:
    """A data set, read piece by piece, however large it is."""

    def __init__(self, folder: Path) -> None:
        """Raises ValueError if the folder is no data set, or not a whole one."""
        self.folder = folder
        self.card = Card.read(folder)
        missing = [file for file in range(self.card.files) if not self._has(file)]
        if missing:
            left = f"{len(missing)} of {self.card.files} files are missing"
            raise ValueError(f"{folder} is not whole: {left}; `iteru records make` goes on with it")

    def _has(self, file: int) -> bool:
        return games_file(self.folder, file).exists()  # written after its decisions

    def games(self) -> Iterator[dict[str, object]]:
        """The rows of all games."""
        for file in range(self.card.files):
            yield from rows_of(games_file(self.folder, file))

    def decisions(self, columns: list[str] | None = None) -> Iterator[pa.RecordBatch]:
        """Decisions in their order, some thousands at a time, with all columns or with these."""
        for file in range(self.card.files):
            with pq.ParquetFile(decisions_file(self.folder, file)) as found:
                yield from found.iter_batches(ROWS_AT_A_TIME, columns=columns)

    def record(self, game: dict[str, object]) -> Record:
        """The record of one of the games. Its replay raises RecordError under other rules."""
        card = self.card
        seed, moves = game["seed"], game["moves"]
        assert isinstance(seed, int)
        assert isinstance(moves, list)
        return Record(
            card.game,
            len(card.bots),
            seed,
            card.options,
            moves,
            card.rules_version,
            card.fingerprint,
        )


def rows_of(path: Path) -> Iterator[dict[str, object]]:
    with pq.ParquetFile(path) as found:
        for batch in found.iter_batches(ROWS_AT_A_TIME):
            yield from batch.to_pylist()
