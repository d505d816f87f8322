"""Records: a game as (game, options, seats, seed, moves), from which everything else follows.

A branch is a record as well: where it leaves the game, chance begins anew with a seed of its own.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, final

from iteru.kernel.errors import IllegalAction, NotationError, RecordError, UnknownGame
from iteru.kernel.game import Game
from iteru.kernel.generator import MAX_SEED, check_seed, seeded
from iteru.kernel.plain import PlainReader
from iteru.kernel.registry import load
from iteru.kernel.state import State

FORMAT: Final = "iteru-record"
PLAIN: Final = 1  # the format's version of a game that was played as it was dealt,
BRANCHED: Final = 2  # and of one with branches
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
MOST_BRANCHES: Final = 100

Branch = tuple[int, int]  # the number of moves before it, and the seed of what follows


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
        branches: Sequence[Branch] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = dict(options)
        self.moves = list(moves)
        self.rules_version = rules_version
        self.fingerprint = fingerprint
        self.branches = list(branches)  # one off the other, in the order of their moves

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
            self.branches,
        )

    def branch(self, at: int, seed: int) -> "Record":
        """The same game up to move `at`, from where chance goes on with this seed.

        Raises RecordError if the record is shorter, or has no room for another branch.
        """
        self._check_move(at)
        check_seed(seed)
        kept = [branch for branch in self.branches if branch[0] < at]
        if len(kept) == MOST_BRANCHES:
            raise RecordError(
                f"the record has {MOST_BRANCHES} branches; allowed: no more than that"
            )
        found = self.without_moves()
        found.moves = self.moves[:at]
        found.branches = [*kept, (at, seed)]
        return found

    def turn_off(self, state: State, played: int) -> None:
        """After so many moves: if a branch begins here, chance goes on with its seed."""
        for at, seed in self.branches:
            if at == played:
                state.generator = seeded(seed)

    def replay(self, to: int | None = None) -> State:
        """The state after the first `to` moves, or after all. Raises RecordError if it cannot."""
        if to is not None:
            self._check_move(to)
        game = self.loaded_game()
        try:
            state = game.new(self.seats, self.seed, self.options)
        except ValueError as error:
            raise RecordError(f"the record does not begin: {error}") from error
        self.turn_off(state, 0)
        for number, text in enumerate(self.moves[:to], start=1):
            try:
                state.play(game.parse(text))
            except (IllegalAction, NotationError) as error:
                raise RecordError(f"move {number} of the record: {error}") from error
            self.turn_off(state, number)
        return state

    def _check_move(self, number: int) -> None:
        if not 0 <= number <= len(self.moves):
            allowed = f"0 to {len(self.moves)}"
            raise RecordError(f"move {number} is not in the record; allowed: {allowed}")

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
            "format_version": BRANCHED if self.branches else PLAIN,
            "game": self.game,
            "rules_version": self.rules_version,
            "fingerprint": self.fingerprint,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "moves": self.moves,
        }
        if self.branches:
            data["branches"] = [{"at": at, "seed": seed} for at, seed in self.branches]
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
            version = reader.integer("format_version", PLAIN, BRANCHED)
            reader.only(KEYS if version == PLAIN else (*KEYS, "branches"))
            found = Record(
                reader.string("game"),
                reader.integer("seats", 1, 16),
                reader.integer("seed", 0, MAX_SEED),
                reader.texts("options"),
                reader.strings("moves"),
                reader.integer("rules_version", 0, MAX_SEED),
                reader.string("fingerprint"),
            )
            if version == BRANCHED:
                found.branches = read_branches(reader)
            return found
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


def read_branches(reader: PlainReader) -> list[Branch]:
    """In ascending order; those after the last move wait for it. Raises ValueError on others."""
    entries = reader.entries("branches")
    if not 1 <= len(entries) <= MOST_BRANCHES:
        raise reader.error("branches", f"{len(entries)} entries", f"1 to {MOST_BRANCHES} entries")
    found: list[Branch] = []
    least = 0
    for entry in entries:
        branch = PlainReader(entry, "record: branches")
        branch.only(("at", "seed"))
        at = branch.integer("at", least, MAX_SEED)
        found.append((at, branch.integer("seed", 0, MAX_SEED)))
        least = at + 1
    return found
