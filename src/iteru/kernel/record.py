"""Records: a game as (game, options, seats, seed, moves), from which everything else follows."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, final

from iteru.kernel.errors import IllegalAction, NotationError, RecordError, UnknownGame
from iteru.kernel.game import Game
from iteru.kernel.generator import MAX_SEED
from iteru.kernel.plain import PlainReader
from iteru.kernel.registry import load
from iteru.kernel.state import State

FORMAT: Final = "iteru-record"
FORMAT_VERSION: Final = 1
MAX_SIZE: Final = 4 * 1024 * 1024  # bytes; the longest game is far below
KEYS: Final = (
    "format",
    "format_version",
    "game",
    "rules_version",
    "fingerprint",
    "seats",
    "seed",
    "options",
    "moves",
)


@final
class Record:
    """A game that can be saved, shared and replayed; the moves are in notation.

    >>> import iteru
    >>> record = Record.begin("fertility", seats=2, seed=7)
    >>> state = record.replay()
    >>> record.moves.append(iteru.load("fertility").notation(state.legal()[0]))
    >>> Record.from_json(record.to_json()) == record
    True
    """

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        options: Mapping[str, str],
        moves: Sequence[str],
        rules_version: int,
        fingerprint: str,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = dict(options)
        self.moves = list(moves)
        self.rules_version = rules_version
        self.fingerprint = fingerprint

    @staticmethod
    def begin(
        game: str, seats: int, seed: int, options: Mapping[str, str] | None = None
    ) -> "Record":
        """The record of a new game, without moves. Raises ValueError as `game.new` does."""
        loaded = load(game)
        settled = loaded.new(seats, seed, options).options
        return Record(game, seats, seed, settled, [], loaded.rules_version, loaded.fingerprint)

    def without_moves(self) -> "Record":
        """The same beginning."""
        return Record(
            self.game,
            self.seats,
            self.seed,
            self.options,
            [],
            self.rules_version,
            self.fingerprint,
        )

    def replay(self, to: int | None = None) -> State:
        """The state after the first `to` moves, or after all. Raises RecordError if it cannot."""
        if to is not None and not 0 <= to <= len(self.moves):
            raise RecordError(f"move {to} is not in the record; allowed: 0 to {len(self.moves)}")
        game = self.loaded_game()
        try:
            state = game.new(self.seats, self.seed, self.options)
        except ValueError as error:
            raise RecordError(f"the record does not begin: {error}") from error
        for number, text in enumerate(self.moves[:to], start=1):
            try:
                state.play(game.parse(text))
            except (IllegalAction, NotationError) as error:
                raise RecordError(f"move {number} of the record: {error}") from error
        return state

    def loaded_game(self) -> Game:
        """The game, with the very rules and data that the record was played with."""
        try:
            game = load(self.game)
        except UnknownGame as error:
            raise RecordError(f"the record's game is not here: {error}") from error
        if self.rules_version != game.rules_version:
            raise RecordError(
                f"the record was played with rules version {self.rules_version} of {game.id}; "
                f"allowed: {game.rules_version}"
            )
        if self.fingerprint != game.fingerprint:
            raise RecordError(
                f"the record was played with other component data of {game.id} "
                f"({self.fingerprint}); allowed: {game.fingerprint} (see ITERU_COMPONENTS)"
            )
        return game

    def to_json(self) -> str:
        data: dict[str, object] = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game,
            "rules_version": self.rules_version,
            "fingerprint": self.fingerprint,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "moves": self.moves,
        }
        return json.dumps(data, indent=1, ensure_ascii=False) + "\n"

    @staticmethod
    def from_json(text: str) -> "Record":
        """Raises RecordError on anything that is not a record; the moves are checked by replay."""
        try:
            data: object = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"not a record: no JSON ({error})") from error
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise RecordError(f'not a record: "format" must be "{FORMAT}"')
        try:
            reader = PlainReader(data, "record")
            reader.only(KEYS)
            reader.integer("format_version", FORMAT_VERSION, FORMAT_VERSION)
            return Record(
                reader.string("game"),
                reader.integer("seats", 1, 16),
                reader.integer("seed", 0, MAX_SEED),
                reader.texts("options"),
                reader.strings("moves"),
                reader.integer("rules_version", 0, MAX_SEED),
                reader.string("fingerprint"),
            )
        except ValueError as error:
            raise RecordError(str(error)) from error

    def save(self, path: str | Path) -> None:
        """Writes the file whole or not at all."""
        target = Path(path)
        partial = target.with_name(target.name + ".part")
        try:
            partial.write_text(self.to_json(), encoding="utf-8")
            partial.replace(target)
        finally:
            partial.unlink(missing_ok=True)

    @staticmethod
    def load(path: str | Path) -> "Record":
        """Raises RecordError if the file cannot be read or is not a record."""
        source = Path(path)
        try:
            with source.open("rb") as file:
                content = file.read(MAX_SIZE + 1)
            if len(content) > MAX_SIZE:
                raise RecordError(f"{source}: too large for a record; allowed: {MAX_SIZE} bytes")
            text = content.decode("utf-8")
        except OSError as error:
            raise RecordError(f"{source}: cannot be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise RecordError(f"{source}: not a record: no UTF-8 text") from error
        try:
            return Record.from_json(text)
        except RecordError as error:
            raise RecordError(f"{source}: {error}") from error

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.game, self.seed, len(self.moves)))

    def __repr__(self) -> str:
        return f"Record({self.game}, {self.seats} seats, {len(self.moves)} moves)"

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return (Record.from_json, (self.to_json(),))
